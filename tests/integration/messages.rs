//! The compilation of a language's files into functions: the builds that are refused, and the texts of an unfinished
//! language.

use crate::harness::{files_below, root};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

#[path = "../../crates/lang/build/messages/mod.rs"]
mod generator;

use generator::{LocaleFiles, generate};

const ENGLISH: &str = "\
### English
plain = words
two = { $one } and `{ $two }`
counted = { $n ->
    [one] one result
   *[other] { $n } results
}
maybe = board{ $number ->
    [none] {\"\"}
   *[some] { \" \" }{ $number }
}
chosen = { $how ->
    [early] before
   *[late] after
} (Law { LAW(\"12C1(c)\") })
advised = wrong
    .help = write `{ $form }`
";

const POLISH: &str = "\
plain = słowa
two = `{ $two }` i { $one }
counted = { $n ->
    [one] jeden wynik
    [few] { $n } wyniki
    [many] { $n } wyników
   *[other] { $n } wyniku
}
maybe = rozdanie{ $number ->
    [none] {\"\"}
   *[some] { \" \" }{ $number }
}
chosen = { $how ->
    [early] przed
   *[late] po
} (przepis { LAW(\"12C1(c)\") })
advised = źle
    .help = napisz `{ $form }`
";

fn files(tag: &str, messages: &str) -> LocaleFiles {
    LocaleFiles { tag: tag.to_owned(), messages: messages.to_owned(), explanations: String::new() }
}

/// The generator's errors for these messages in Polish beside the English ones.
fn faults(english: &str, polish: &str) -> Vec<String> {
    generate(&[files("pl", polish), files("en", english)]).err().unwrap_or_default()
}

#[track_caller]
fn refuses(from: &str, to: &str, fault: &str) {
    assert!(POLISH.contains(from), "{from}");
    assert_eq!(faults(ENGLISH, &POLISH.replace(from, to)), [format!("locales/pl/messages.ftl: {fault}")]);
}

#[test]
fn complete_files_are_compiled() {
    let made = generate(&[files("en", ENGLISH), files("pl", POLISH)]).unwrap();
    let parts = [
        "pub enum Locale {",
        "pub fn plain(locale: Locale) -> Text {",
        "fn two<'a>(locale: Locale, one: impl Into<Argument<'a>>, two: impl Into<Argument<'a>>) -> Text {",
        "fn counted<'a>(locale: Locale, n: impl Into<Count<'a>>) -> Text {",
        "fn maybe<'a>(locale: Locale, number: Option<Argument<'a>>) -> Text {",
        "enum ChosenHow {\n    /// `early`.\n    Early,\n    /// `late`.\n    Late,\n}",
        "fn chosen(locale: Locale, how: ChosenHow) -> Text {",
        "fn advised_help<'a>(locale: Locale, form: impl Into<Argument<'a>>) -> Text {",
    ];
    for part in parts {
        assert!(made.contains(part), "no `{part}` in:\n{made}");
    }
}

#[test]
fn what_a_language_lacks_does_not_compile() {
    refuses("plain = słowa\n", "", "`plain` is missing");
    refuses("    .help = napisz `{ $form }`\n", "", "`advised.help` is missing");
    refuses("two = `{ $two }` i { $one }", "two = `{ $two }` i", "`two`: the argument `one` is missing");
    refuses("    [few] { $n } wyniki\n", "", "`counted`: the choice by `n` lacks `[few]`");
    refuses("    [early] przed\n", "", "`chosen`: the argument `how` chooses among other variants than in English");
    refuses(" (przepis { LAW(\"12C1(c)\") })", "", "`chosen`: it cites other Laws than English");
}

#[test]
fn what_english_does_not_have_does_not_compile() {
    refuses("plain =", "plane = płaszczyzna\nplain =", "`plane` is no message of English");
    refuses("plain = słowa", "plain = słowa { $name }", "`plain`: English has no argument `name`");
    refuses(
        "    [few]",
        "    [two] dwa\n    [few]",
        "`counted`: the choice by `n` has a `[two]` that the language has not",
    );
    refuses("plain =", "plain = słowo\nplain =", "`plain` stands there twice");
    refuses("rozdanie{ $number ->", "{ $number }{ $number ->", "`maybe`: `number` may be absent where it is put in");
}

#[test]
fn faults_of_english_are_named_too() {
    let none = faults(&ENGLISH.replace("   *[other]", "   *[many]"), POLISH);
    assert_eq!(none.len(), 3, "{none:#?}");
    assert!(none[0].starts_with("locales/en/messages.ftl: `counted`: the choice by `n` lacks `[other]`"), "{none:#?}");
    let open = faults(&ENGLISH.replace("`{ $form }`", "`{ $form }"), POLISH);
    assert_eq!(open, ["locales/en/messages.ftl: `advised.help`: a backtick is never closed"]);
    let circle = faults(&format!("{ENGLISH}round = {{ round }}\n"), &format!("{POLISH}round = koło\n"));
    assert_eq!(circle, ["locales/en/messages.ftl: `round`: it refers to itself"]);
    let junk = faults(&format!("{ENGLISH}no message\n"), POLISH);
    assert!(junk[0].starts_with("locales/en/messages.ftl: line "), "{junk:#?}");
    assert!(generate(&[files("pl", POLISH)]).is_err());
    assert!(generate(&[files("en", ENGLISH), files("xx", POLISH)]).unwrap_err()[0].contains("plural forms of `xx`"));
}

#[test]
fn explanations_have_the_same_headings() {
    let with = |tag: &str, messages, explanations: &str| LocaleFiles {
        explanations: explanations.to_owned(),
        ..files(tag, messages)
    };
    let english = with("en", ENGLISH, "\n## topic damage\ntitle\n\ntext\n");
    let polish = with("pl", POLISH, "\n## topic damages\ntytuł\n\ntekst\n");
    assert_eq!(
        generate(&[english, polish]).unwrap_err(),
        [
            "locales/pl/explanations.md: `topic damage` is missing",
            "locales/pl/explanations.md: English explains no `topic damages`"
        ]
    );
}

/// A third language of which little is done, beside the two of the program.
const GERMAN: &str = "\
### unfinished
decimal-sign = ,
results = { $results ->
    [one] { $results } Ergebnis
   *[other] { $results } Ergebnisse
}
expectations-tally = { $passed ->
   *[other] { $passed } Erwartungen
}
";

/// The files of the program's languages and of one more.
fn three() -> Vec<LocaleFiles> {
    let read = |tag: &str, name: &str| std::fs::read_to_string(root().join("locales").join(tag).join(name)).unwrap();
    let mut all: Vec<LocaleFiles> = ["en", "pl"]
        .map(|tag| LocaleFiles {
            tag: tag.to_owned(),
            messages: read(tag, "messages.ftl"),
            explanations: read(tag, "explanations.md"),
        })
        .into();
    let explanations = "\n## topic split\nGeteilte Ergebnisse\n\nText.\n".to_owned();
    all.push(LocaleFiles { tag: "de".to_owned(), messages: GERMAN.to_owned(), explanations });
    all
}

/// Builds a program out of the generated functions and the program's own `crates/lang/src/messages`.
fn built(folder: &Path, files: &[LocaleFiles]) -> PathBuf {
    std::fs::write(folder.join("messages.rs"), generate(files).unwrap()).unwrap();
    for files in files {
        let own = folder.join("locales").join(&files.tag);
        std::fs::create_dir_all(&own).unwrap();
        std::fs::write(own.join("explanations.md"), &files.explanations).unwrap();
        std::fs::write(own.join("cheat-sheet.md"), "# Page\n").unwrap();
        for empty in ["laws.md", "phrases.txt", "sentences.txt", "stories.txt"] {
            std::fs::write(own.join(empty), "").unwrap();
        }
    }
    let program = folder.join("three");
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let done = Command::new(rustc)
        .args(["--edition", "2024", "-A", "warnings", "-C", "debuginfo=0", "-o"])
        .arg(&program)
        .arg(root().join("tests/messages/three.rs"))
        .env("OUT_DIR", folder)
        .env("CARGO_MANIFEST_DIR", folder)
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    program
}

#[test]
fn an_unfinished_language_says_the_rest_in_english() {
    let folder = tempfile::tempdir().unwrap();
    let program = built(folder.path(), &three());
    let report = Command::new(program).output().unwrap();
    let report = String::from_utf8(report.stdout).unwrap();
    let expected = "\
de pl_PL=Pl de_AT=De fr=None
results: 1 Ergebnis, 2 Ergebnisse, 0,5 Ergebnisse
top-of: top 18, 2 results
expectations-tally: 1 expectation passed
exam-board: Board 7, dealer South, EW vulnerable.
pl: Rozdanie 7, rozdaje South, WE po partii.
kinds: NS: +620 rounded to 9,5. [Side Plain Score Plain Points Plain]
setting-win: matchpoints for each pair beaten; half of that for a tie
split: Geteilte Ergebnisse
damage: self-inflicted damage, Law 12C1(e)
";
    assert_eq!(report, expected);
}

/// A message that no code names and no other message contains would be translated for nobody.
#[test]
fn every_message_is_used() {
    let source = |folder: &str| files_below(&root().join(folder), "rs");
    let code: String = ["src", "crates/lang/src", "crates/render/src"]
        .iter()
        .flat_map(|folder| source(folder))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    let words: BTreeSet<&str> = code.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
    let text = std::fs::read_to_string(root().join("locales/en/messages.ftl")).unwrap();
    let contained = |id: &str| text.contains(&format!("{{ {id} }}")) || text.contains(&format!("{{ {id}."));
    let generated = generate(&three()).unwrap();
    let functions = generated.lines().filter_map(|line| line.strip_prefix("pub fn ")?.split(['(', '<']).next());
    let unused: Vec<&str> =
        functions.filter(|name| !words.contains(name) && !contained(&name.replace('_', "-"))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
