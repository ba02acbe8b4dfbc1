//! The transcripts of the examples, replayed at the prompt without a terminal; and the prompt's own rules.

use crate::harness::root;
use redress::events::source::NamedBytes;
use redress::messages::Locale;
use redress::render::Style;
use redress::repl::{Repl, Reply};
use redress::session::{LoadError, Loaded, Loader, NoFiles};
use redress::work::Limits;
use std::sync::Arc;

fn evening() -> Repl<'static> {
    Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default())
}

fn reply(evening: &mut Repl<'_>, typed: &str) -> String {
    match evening.take(typed) {
        Reply::Print(text) | Reply::Page(text) => text,
        other => panic!("`{typed}`: {other:?}"),
    }
}

/// The event of the examples.
struct Monday;

impl Loader for Monday {
    fn load(&self, path: &str, from: &str) -> Result<Loaded, LoadError> {
        NoFiles.load(path, from)
    }

    fn load_bytes(&self, path: &str, _: &str) -> Result<Vec<NamedBytes>, LoadError> {
        let bytes = std::fs::read(root().join("examples/evening").join(path)).unwrap();
        Ok(vec![NamedBytes { name: path.to_owned().into(), bytes }])
    }
}

/// Points beside the boards stand among what is in force with their event, and are found by their own word.
#[test]
fn carried_points_are_shown_by_their_word() {
    let mut evening = Repl::new(&Monday, Style::default(), Locale::En, Arc::default());
    reply(&mut evening, "event \"monday.xml\"");
    reply(&mut evening, "carry NS 2 +3");
    assert_eq!(reply(&mut evening, ":show carry"), "carry NS 2 +3\n");
    assert_eq!(reply(&mut evening, ":show event"), "event \"monday.xml\"\n");
    assert!(reply(&mut evening, ":show").starts_with("event \"monday.xml\"\ncarry NS 2 +3\n# no board\n"));
}

/// The transcript with each answer as it is now. What was typed stands after `> `; a blank line that ends a block is
/// left out of it.
fn replayed(transcript: &str) -> String {
    let mut evening = evening();
    let (mut shown, mut inside) = (String::new(), false);
    let mut lines = transcript.lines();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            if inside {
                shown.truncate(shown.trim_end().len());
                shown.push('\n');
            }
            inside = line == "```console";
        } else if inside {
            if let Some(typed) = line.strip_prefix("> ") {
                // An entry goes on while a brace is open.
                let mut entry = typed.to_owned();
                if typed.ends_with('{') {
                    let rows: Vec<&str> = lines.by_ref().take_while(|line| *line != "}").collect();
                    entry = format!("{entry}\n{}\n}}", rows.join("\n"));
                }
                shown.push_str(&format!("> {entry}\n{}", reply(&mut evening, &entry)));
            }
            continue;
        }
        shown.push_str(&format!("{line}\n"));
    }
    shown
}

#[test]
fn the_transcripts_are_what_the_prompt_says() {
    for name in ["examples/evening/transcript.md", "examples/paper/transcript.md"] {
        let path = root().join(name);
        let transcript = std::fs::read_to_string(&path).unwrap();
        let now = replayed(&transcript);
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &now).unwrap();
        }
        assert!(now == transcript, "{name}: {now}");
    }
}

#[test]
fn what_failed_is_left_out_of_the_script() {
    let mut evening = evening();
    for typed in [
        "traveller { +800, +62o: 3, +500: 2 }",
        "traveller { +620: 3, -100: 2 }",
        "(60%+620 & 30%-100)",
        "traveller {\n  +620: 3\n  -100: x\n}",
        "expect +620: NS 99",
        "nonsense here",
        "traveller { +620: 3, -100: 2 }\nlet td = (60%+620 & 40%-100)\ntd",
    ] {
        reply(&mut evening, typed);
    }
    let script = evening.script();
    assert_eq!(
        script,
        "traveller { +620: 3, -100: 2 }\ntraveller { +620: 3, -100: 2 }\nlet td = (60%+620 & 40%-100)\ntd\n"
    );
}

#[test]
fn undo_takes_back_what_changed_something() {
    let mut evening = evening();
    reply(&mut evening, "traveller { +620: 3, -100: 2 }");
    reply(&mut evening, "let td = (60%+620 & 40%-100)");
    reply(&mut evening, "tdd");
    assert!(reply(&mut evening, ":undo").contains("let td"));
    assert!(reply(&mut evening, "td").contains("unknown-name"));
    assert!(reply(&mut evening, ":undo").contains("traveller"));
    assert!(reply(&mut evening, "+620").contains("no-field"));
    assert!(reply(&mut evening, ":undo").contains("nothing to undo"));
}

#[test]
fn a_slip_is_told_where_it_is_typed() {
    let mut evening = evening();
    assert!(reply(&mut evening, "traveller { 3NT= N: 2 }").contains("no-board"));
    assert!(reply(&mut evening, "let td = (60%+620 & 30%-100)").contains("weights-sum"));
    // A name may still come, and a weight waits for `vary`.
    assert!(!reply(&mut evening, "let later = unheard").contains("unknown-name"));
    assert!(!reply(&mut evening, "let w = (w +620 & rest -100)").contains("unknown-name"));
}

#[test]
fn results_are_taken_back_with_none() {
    let mut evening = evening();
    reply(&mut evening, "traveller { +620: 3, -100: 2 }");
    reply(&mut evening, "other table +300");
    assert!(reply(&mut evening, "+620").contains("IMP"));
    reply(&mut evening, "other table none");
    assert!(reply(&mut evening, "+620").contains("MP"));
    reply(&mut evening, "regulations acbl");
    assert!(reply(&mut evening, "+620").contains("regulations acbl"));
    reply(&mut evening, "regulations none");
    assert!(!reply(&mut evening, "+620").contains("regulations"));
}

/// Each outcome and each side is compared once.
#[test]
fn a_preview_costs_no_more_than_it_may() {
    let mut evening = evening();
    reply(&mut evening, "traveller { +620: 3, +500, +300: 3, -100: 2 }");
    let within = |steps| {
        let limits = Limits { steps, ..Limits::default() };
        evening.scope().glimpse_within("(60%+620 & 40%-100)", limits).is_some()
    };
    assert_eq!([3, 4].map(within), [false, true]);
    // The cost of one preview is not counted with the next.
    assert_eq!([4, 4].map(within), [true, true]);
}

#[test]
fn previews_leave_no_trace() {
    let mut evening = evening();
    assert!(evening.scope().preview("+620").is_none());
    reply(&mut evening, "traveller { +620: 3, +500, +300: 3, -100: 2 }");
    let figures = |line: &str| {
        let summary = evening.scope().preview(line)?;
        Some((summary.sides.ns.points.to_string(), summary.sides.ew.points.to_string()))
    };
    assert_eq!(figures("(60%+620 & 40%-100)"), Some(("49/5".to_owned(), "41/5".to_owned())));
    assert_eq!(figures("let td = (60%+620 & 40%-100)"), Some(("49/5".to_owned(), "41/5".to_owned())));
    for nothing in ["", "(60%+620 & 40%", "set round 1 away", "td", "(60%+620 & 30%-100)"] {
        assert_eq!(figures(nothing), None, "{nothing}");
    }
    assert_eq!(reply(&mut evening, ":show names"), "no `let` is in force; `:show` shows everything\n");
}
