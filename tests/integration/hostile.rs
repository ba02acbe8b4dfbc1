//! Input that nobody writes: it ends with a clear message or a result, never with a crash, and says little.

use crate::harness::{Done, Folder, Run};

/// An error takes a message, a frame and a help; a soup may have many, and a hundred are shown.
const MOST_LINES: usize = 1200;

/// Asserts that a run ended as runs end, and gives it.
#[track_caller]
pub fn calm(what: &str, done: Done) -> Done {
    let status = done.status.unwrap_or_else(|| panic!("{what}: killed by a signal: {}", start(&done.stderr)));
    assert!(matches!(status, 0 | 1 | 3), "{what}: status {status}: {}", start(&done.stderr));
    for word in ["panicked", "overflow", "RUST_BACKTRACE"] {
        assert!(!done.stderr.contains(word), "{what}: {}", start(&done.stderr));
    }
    assert_eq!(status == 3, !done.stderr.is_empty() && done.stderr.contains('×'), "{what}: {}", start(&done.stderr));
    let lines = done.stderr.lines().count();
    assert!(lines <= MOST_LINES, "{what}: {lines} lines of messages");
    done
}

pub fn start(text: &str) -> String {
    text.chars().take(1500).collect()
}

/// Runs a script that cannot be right, and the formatter on it.
#[track_caller]
pub fn refused(what: &str, script: impl AsRef<[u8]>) {
    calm(what, Run::args(["run", "-"]).stdin(&script).done()).exits(3);
    let formatted = Run::args(["fmt", "-"]).stdin(&script).done();
    assert!(matches!(formatted.status, Some(0 | 3)), "{what}: fmt: {}", start(&formatted.stderr));
    assert!(!formatted.stderr.contains("panicked"), "{what}: fmt: {}", start(&formatted.stderr));
}

#[test]
fn brackets() {
    for bracket in ["(", "{", "()"] {
        refused(bracket, bracket.repeat(100_000));
    }
    for bracket in ["(", ")", "{", "}", "()", "{}", "({"] {
        refused(bracket, format!("{bracket}\n").repeat(10));
    }
    refused("nested", format!("{}60%+620{}", "(".repeat(100_000), ")".repeat(100_000)));
    refused("traveller", "traveller {".repeat(20_000));
    refused("inside", format!("traveller {{ {} }}", "(".repeat(100_000)));
}

#[test]
fn signs_and_separators() {
    for sign in ["-", "+", "–", "−", "/", "&", ",", "%", ":", "♠", ".", "="] {
        refused(sign, sign.repeat(100_000));
        refused(&format!("{sign}620"), format!("{}620", sign.repeat(100_000)));
        refused(&format!("(60%+620 {sign}"), format!("(60%+620 {}", sign.repeat(10_000)));
    }
    calm("semicolons", Run::script(&";".repeat(100_000)).done());
    refused("ampersands between", format!("({})", ["1%+620"; 20_000].join(" & ")));
}

#[test]
fn numbers() {
    let (digits, nines) = ("1".repeat(400), "9".repeat(400));
    for number in [&digits, &nines, "1000000000000000000000000000000", "99999999999", "2147483648", "-2147483648"] {
        for script in [
            format!("+{number}"),
            format!("({number}%+620 & rest -100)"),
            format!("(1/{number} +620 & rest -100)"),
            format!("({number}/3 +620 & rest -100)"),
            format!("traveller {{ +620: {number} }}\n+620"),
            format!("board {number}\nboard -1"),
            format!("set tables {number}\n+620"),
            format!("set imp-average {number}\nother table 0\nA+/A- /"),
            format!("other table 0\n+{number} IMP/-3 IMP\n+"),
            format!("4♠+{number} N"),
            format!("{number}♠= N"),
            format!("expect +620: NS {number}"),
            format!("set round {number} away\nset round 0.{number} away\n+620"),
        ] {
            refused(&start(&script), &script);
        }
    }
    refused("decimals", format!("(60.{digits}%+620 & rest -100)"));
    refused("zero", "(1/0 +620 & rest -100)");
    refused("no tables", "traveller { +620: 0 }\n+620");
    refused("none expected", "set tables 0\n+620");
}

/// The largest of everything that is allowed is computed, exactly.
#[test]
fn the_largest_allowed() {
    let script = "traveller { +620: 1000000, -100: 1000000 }\n(1000%+620 & -900%-100)\n(1/997 +620 & 1/991 +500 & 1/983 -100 & rest +400)\n";
    let document = Run::script(script).json();
    assert_eq!(document["results"].as_array().unwrap().len(), 2, "{document:#}");
    // f(+620) is 1000010 and f(-100) is 999991 of 2000001: 10 (2 * 999991 + 1000009) - 9 * 999990.
    assert_eq!(document["results"][0]["ns"]["exact"], "21000000");
}

#[test]
fn files() {
    let folder = Folder::new();
    let run = |name: &str| Run::args(["run", name]).within(folder.path()).done();
    let message = |name: &str, word: &str| {
        let done = calm(name, run(name)).exits(3);
        assert!(done.stderr.contains(word), "{name}: {}", done.stderr);
    };
    folder.file("latin.ruling", b"# s\xeadzia\n+620\n");
    message("latin.ruling", "UTF-8");
    folder.file("zero.ruling", b"+620\0\n");
    message("zero.ruling", "syntax");
    folder.file("binary.ruling", [0xff, 0xfe, 0x00, 0x80].repeat(10_000));
    message("binary.ruling", "UTF-8");
    message(".", "folder");
    message("missing.ruling", "no such file");
    folder.file("self.ruling", "include \"self.ruling\"\n");
    message("self.ruling", "included from itself");
    folder.file("ping.ruling", "include \"pong.ruling\"\n");
    folder.file("pong.ruling", "include \"./ping.ruling\"\n");
    message("ping.ruling", "file");
    folder.file("folder.ruling", "include \".\"\ninclude \"\"\ninclude \"/\"\ninclude \"\\n\"\n");
    message("folder.ruling", "folder");
    for number in 0..40 {
        folder.file(&format!("deep{number}.ruling"), format!("include \"deep{}.ruling\"\n", number + 1));
    }
    message("deep0.ruling", "deep");
    folder.file("empty.ruling", "");
    run("empty.ruling").exits(0);
}

/// A script that includes itself twice may not take a time that doubles with every level.
#[test]
fn includes_that_multiply() {
    let folder = Folder::new();
    for number in 0..15 {
        let next = format!("include \"many{}.ruling\"\n", number + 1);
        folder.file(&format!("many{number}.ruling"), next.repeat(2));
    }
    folder.file("many15.ruling", "");
    calm("includes", Run::args(["run", "many0.ruling"]).within(folder.path()).done());
}

#[test]
fn depth() {
    for (depth, status) in [(50, 0), (200, 3), (20_000, 3)] {
        let script = format!("other table 0\n{}+620\n{}", "case \"x\" {\n".repeat(depth), "}\n".repeat(depth));
        calm("cases", Run::script(&script).done()).exits(status);
    }
    refused("open cases", "case \"x\" {\n".repeat(200));
    let chain: String = (0..5_000).map(|number| format!("let n{number}x = n{}x\n", number + 1)).collect();
    refused("names", format!("{chain}let n5000x = +620\nn0x\n"));
}

#[test]
fn length() {
    let rows: String =
        (0..100_000).map(|row| format!("  table {row}: {:+}\n", [620, 420, 140, -50, -100][row % 5])).collect();
    let done = calm("rows", Run::script(&format!("traveller {{\n{rows}}}\n(60%+620 & 40%-100)\n")).done()).exits(0);
    assert!(done.stdout.contains("top 200000") || done.stdout.contains("top 200 000"), "{}", start(&done.stdout));
    let names: String = (0..20_000).map(|number| format!("let name{number} = +{}\n", number % 1000)).collect();
    calm("names", Run::script(&names).done()).exits(0);
    calm("comment", Run::script(&format!("# {}", "ż".repeat(1_000_000))).done()).exits(0);
    calm("blank", Run::script(&" \n".repeat(200_000)).done()).exits(0);
    refused("one line", "+620 ".repeat(50_000));
}

#[test]
fn quotes() {
    for script in [
        "\"",
        "\"\"\"",
        "case \"",
        "case \"x",
        "case \"x\" {",
        "case \"\"\" {\n}\n",
        "include \"",
        "include \"\\",
        "include \"\\q\"",
        "traveller { \"a",
        "traveller { table",
        "traveller { table :",
        "expect",
        "expect :",
        "expect +620:",
        "let",
        "let =",
        "compare",
        "compare ,",
        "damage",
        "damage NS",
        "set",
        "other",
        "other table (",
        "board vul",
        "vary",
        "solve w in",
        "scale \"x\" {",
        "case {",
        "traveller { group { } }",
        "4",
        "4♠",
        "(",
        "60% of",
        "60% &",
        "/",
        "+620/",
        "/+620",
        "A+/",
        "+",
    ] {
        refused(script, script);
        refused(&format!("{script} and more"), format!("{script}\nother table 0\n+62,0\n"));
    }
}

#[test]
fn characters() {
    for script in [
        "😀",
        "👩‍👩‍👧‍👦",
        "\u{301}",
        "e\u{301}",
        "\u{fe0f}",
        "♠\u{fe0f}",
        "\u{200b}+620",
        "\u{202e}+620",
        "+620\u{301}",
        "４♠= N",
        "(60%+620 & 40%😀)",
        "traveller { 😀: 3 }",
        "let 😀 = +620",
        "let ż = +620 ż",
        "\u{0}",
        "\u{7}",
        "\u{1b}[31m",
        "\u{85}",
        "\u{2028}",
        "+620\u{a0}x",
        "\u{10ffff}",
        "ﷺ",
        "\t\t(60%",
        "case \"😀\" { 😀 }",
    ] {
        refused(&script.escape_unicode().to_string(), script);
        refused("at the end", format!("(60%+620 & 40%-100 {script}"));
    }
}
