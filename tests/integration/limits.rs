//! The cost limit of a statement, the same at the command line, at the desk of the page and of other programs, and in
//! the editor (`language_server.rs`); and costs that grow no faster than the text.

use crate::harness::{Folder, Run};
use redress::desk::Desk;
use redress::diagnostic::{MOST_CANDIDATES, closest};
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::Duration;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// `(1/n -50 & 1/n +60 & …)`
fn outcomes(n: usize) -> String {
    let outcome =
        |at: usize| format!("1/{n} {:+}", if at.is_multiple_of(2) { -1 } else { 1 } * (50 + 10 * (at as i64 % 700)));
    format!("({})", (0..n).map(outcome).collect::<Vec<_>>().join(" & "))
}

/// Each outcome is shifted, and each shift scores all: 4,500 × 4,500 outcomes for two sides are 40,500,000 steps.
pub fn too_much() -> String {
    format!("{FIELD}sensitivity {}\n+620\n", outcomes(4_500))
}

/// Its message.
pub const TOO_MUCH: &str =
    "this takes more than 20000000 steps of work, the most for one statement: outcomes 4500, results compared with 4";

fn read(folder: &Folder, name: &str) -> String {
    std::fs::read_to_string(folder.path().join(name)).unwrap()
}

fn ask(desk: &mut Desk, request: &Value) -> Value {
    serde_json::from_str(&desk.ask(&request.to_string())).unwrap()
}

fn with_clock() -> Desk {
    fn clock() -> Duration {
        use std::sync::LazyLock;
        use std::time::Instant;
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        START.elapsed()
    }
    Desk::with_clock(clock)
}

#[test]
fn what_costs_too_much_is_refused_alike_everywhere() {
    let script = too_much();
    let document = Run::script(&script).json();
    let problems = document["diagnostics"].as_array().unwrap();
    let [problem] = problems.as_slice() else { panic!("{problems:?}") };
    assert_eq!((&problem["code"], &problem["message"]), (&json!("too-much"), &json!(TOO_MUCH)));
    assert_eq!(problem["line"], 2);
    // The statement after it is run.
    assert_eq!(document["results"].as_array().unwrap().len(), 1);

    let answer = ask(&mut Desk::new(), &json!({ "do": "evaluate", "script": script, "want": ["document"] }));
    assert_eq!(answer["diagnostics"][0]["message"], TOO_MUCH);
    assert_eq!(answer["document"]["results"].as_array().unwrap().len(), 1);

    let output = Run::script(&script).done().exits(3);
    assert!(
        output.stderr.contains("[too-much]") && output.stderr.contains("help: write equal outcomes once"),
        "{}",
        output.stderr
    );
    let polish = Run::script(&script).arg("--language").arg("pl").done().exits(3);
    assert!(polish.stderr.contains("kroków obliczeń") && polish.stderr.contains("rada:"), "{}", polish.stderr);
}

/// Components there times components here: 2,000 × 2,000 comparisons, of which the sums are shown.
#[test]
fn many_outcomes_against_many_are_scored() {
    let script = format!("other table {0}\n{0}\n", outcomes(2_000));
    let document = Run::script(&script).json();
    let result = &document["results"][0];
    // Both rooms have the same: whatever one gains in one comparison the other gains in its mirror (Law 12C1(c)).
    assert_eq!((&result["ns"]["points"], &result["ew"]["points"]), (&json!("0"), &json!("0")));
    let report = Run::script(&script).done();
    assert!(report.stdout.contains("There are more than 2000 comparisons; only their sums are shown."));
    // A few are told one by one, as they were.
    let few = Run::script("other table (50% +620 & 50% -100)\n(60% +420 & 40% -50)\n").done();
    assert!(!few.stdout.contains("their sums alone"));
}

/// A ruling of many outcomes among many results, each with IMPs against each.
#[test]
fn many_outcomes_in_a_field_are_scored() {
    let script = format!("{FIELD}scoring cross-imps\n{}\n", outcomes(2_000));
    let report = Run::script(&script).done();
    assert!(report.stdout.contains("only their sums are shown."), "{}", report.stderr);
}

#[test]
fn a_request_is_stopped_and_then_has_no_answer() {
    let request = json!({ "do": "evaluate", "script": format!("{FIELD}{}", "+620\n".repeat(3_000)), "limit_ms": 0 });
    let mut desk = with_clock();
    let answer = ask(&mut desk, &request);
    assert_eq!(
        answer,
        json!({ "error": { "code": "stopped", "message": "stopped after 0 ms, the limit_ms of the request" } })
    );
    for request in [
        json!({ "do": "fixes", "script": format!("{FIELD}+62O"), "limit_ms": 0 }),
        json!({ "do": "sheet", "script": format!("{FIELD}board 7\n+620"), "limit_ms": 0 }),
    ] {
        assert_eq!(ask(&mut desk, &request)["error"]["code"], "stopped", "{request}");
    }
    // With time enough it is answered as if there were no limit.
    let script = format!("{FIELD}(60% +620 & 40% -100)\n");
    let plain = ask(&mut desk, &json!({ "do": "evaluate", "script": script }));
    assert_eq!(ask(&mut desk, &json!({ "do": "evaluate", "script": script, "limit_ms": 600_000 })), plain);
    // Without a clock nobody can keep the promise.
    let unkept = ask(&mut Desk::new(), &json!({ "do": "evaluate", "script": script, "limit_ms": 600_000 }));
    assert_eq!(unkept["error"]["code"], "request");
}

#[test]
fn the_memory_of_all_results_is_bounded() {
    let script = format!("{FIELD}{}", "+620\n".repeat(1_000));
    let mut desk = Desk::new();
    let of = |answer: &Value| answer["document"]["results"].as_array().unwrap().len();
    let free = ask(&mut desk, &json!({ "do": "evaluate", "script": script, "want": ["document"] }));
    assert_eq!((of(&free), free["tally"]["errors"].clone()), (1_000, json!(0)));
    let bound = ask(&mut desk, &json!({ "do": "evaluate", "script": script, "want": ["document"], "limit_mb": 1 }));
    assert!(of(&bound) > 10 && of(&bound) < 1_000, "{}", of(&bound));
    assert_eq!(bound["diagnostics"][0]["code"], "too-much");
    let stated = bound["diagnostics"][0]["message"].as_str().unwrap();
    assert!(stated.starts_with("this keeps more than 1 MB"), "{stated}");
    // The same again: nothing of it depends on what was asked before.
    assert_eq!(
        ask(&mut desk, &json!({ "do": "evaluate", "script": script, "want": ["document"], "limit_mb": 1 })),
        bound
    );
    let large = format!("{FIELD}# {}", "x".repeat(1 << 20));
    let refused = ask(&mut desk, &json!({ "do": "evaluate", "script": large, "limit_mb": 1 }));
    assert_eq!(refused["error"]["message"], "the script is too large for a limit_mb of 1");
}

/// The other pairs' changes beside a ruling have a share of their own. Beyond it the ruling is shown without them; a
/// request for them alone gives them.
#[test]
fn what_stands_beside_a_ruling_never_refuses_it() {
    // 30,000 results, each before and after, for two sides, at 24 thresholds: 2,880,000 steps fit; with a ruling of 200
    // outcomes set apart from the field they do not fit the share of 5,000,000 and fit the statement's own.
    let rows: String = (0..30_000).map(|at| format!("{:+}\n", 3 * (at - 15_000))).collect();
    let script = format!("traveller {{\n{rows}}}\nscoring cross-imps\n{}\n", outcomes(200));
    let answer = ask(&mut Desk::new(), &json!({ "do": "evaluate", "script": script, "want": ["document"] }));
    assert_eq!(answer["tally"]["errors"], 0, "{:?}", answer["diagnostics"][0]);
    let codes: Vec<&str> =
        answer["diagnostics"].as_array().unwrap().iter().filter_map(|one| one["code"].as_str()).collect();
    let left =
        answer["document"]["results"][0]["diagnostics"].to_string().contains("left-out") || codes.contains(&"left-out");
    assert!(left, "{codes:?}");
}

/// Names, headings, figures and footnotes by the tens of thousands are woven and refused in the time of a few.
#[test]
fn nothing_grows_faster_than_the_text() {
    let names: String =
        (0..3_000).map(|at| format!("let nam{at} = +620\n")).chain((0..400).map(|at| format!("namx{at}\n"))).collect();
    Run::script(&format!("{FIELD}{names}")).done().exits(3);
    let folder = Folder::new();
    let woven = |name: &str, text: &str| {
        folder.file(&format!("{name}.md"), text);
        let (from, to) = (format!("{name}.md"), format!("{name}.html"));
        Run::args(["weave", &from, "-o", &to]).within(folder.path()).done().exits(0);
        read(&folder, &to)
    };
    let headings = woven("headings", &"## a\n\n".repeat(10_000));
    assert!(headings.contains("id=\"a-10000\""));
    let calls: String = (0..5_000).map(|at| format!("a[^{at}] ")).collect();
    let notes: String = (0..5_000).map(|at| format!("[^{at}]: note\n\n")).collect();
    assert!(woven("footnotes", &format!("# A\n\n{calls}\n\n{notes}")).contains("footnote-5000-1"));
    let figures = format!("# A\n\n```ruling\n{FIELD}let td = +620\ntd\n```\n\n{}", "{{ td.ns }} ".repeat(2_000));
    let once = Run::args(["weave", "-"]).stdin(&figures).done().exits(0).stdout;
    // +620 beats 6 of 9 and ties 3: 2 × 6 + 3 = 15.
    assert_eq!(once.matches("-->15<!--/-->").count(), 2_000);
}

/// Of very many names only so many are held against a slip.
#[test]
fn a_slip_is_held_against_so_many_names() {
    let (seen, names) = (Cell::new(0), (0..5_000).map(|at| format!("nam{at}")).collect::<Vec<_>>());
    let candidates = names.iter().map(|name| {
        seen.set(seen.get() + 1);
        name.as_str()
    });
    assert_eq!(closest("namx1", candidates), Some("nam1"));
    assert_eq!(seen.get(), MOST_CANDIDATES);
}

/// A reference such as `&#x1b;` is named on a page and in an article, as the character is where it is typed.
#[test]
fn controls_written_as_references_are_named() {
    let folder = Folder::new();
    let text = "# A\n\nx &#x1b;[31m y &#x202e; z &#x2066; &#13; &#8; b `&#x1b;` [l](http://a.b/ \"&#x202e;\")\n\n![p&#x202e;](n.png)\n";
    folder.file("a.md", text);
    for to in ["a.html", "a.tex"] {
        Run::args(["weave", "a.md", "-o", to]).within(folder.path()).done();
        let woven = read(&folder, to);
        let hidden = |c: &char| {
            (c.is_control() && !matches!(c, '\n' | '\t'))
                || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        };
        assert_eq!(woven.chars().find(hidden), None, "{to}");
        assert!(
            woven.contains("U+001B")
                && woven.contains("U+202E")
                && woven.contains("U+000D")
                && woven.contains("U+0008"),
            "{to}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_file_is_refused_for_what_it_is() {
    let folder = Folder::new();
    std::os::unix::fs::symlink("nowhere", folder.path().join("link.html")).unwrap();
    folder.file("a.md", "# A\n");
    let refused = Run::args(["weave", "a.md", "-o", "link.html"]).within(folder.path()).done().exits(3);
    assert!(refused.stderr.contains("it is a broken link"), "{}", refused.stderr);
    folder.file("there.ruling", "+620\n");
    let refused = Run::args(["guide", "ui", "-o", "there.ruling"]).within(folder.path()).stdin("1\n").done().exits(3);
    assert!(refused.stderr.contains("a file of this name already exists"), "{}", refused.stderr);
    assert_eq!(refused.stdout, "", "it is said before the first question");
    assert_eq!(read(&folder, "there.ruling"), "+620\n");
    let ended = Run::args(["guide", "-o", "new.ruling"]).within(folder.path()).stdin("").done().exits(3);
    assert!(ended.stderr.contains("nothing is written"), "{}", ended.stderr);
    assert!(!folder.path().join("new.ruling").exists());
}
