//! `guide`: an interview that comes to what the script comes to which it leaves behind.

use crate::harness::{Folder, Run, root};
use redress::completion::{Expected, complete};
use redress::guide::{Choice, Guide, choose};
use redress::messages::Locale;
use redress::procedure::{Course, Kind, Procedure};
use redress::procedures::{named, procedures};
use redress::session::{NoFiles, Outcome, OutcomeKind, Scope, Session, Sink, Snapshot};
use redress::source::Sources;
use redress::{diagnostic::Diagnostic, render, syntax};
use std::collections::BTreeMap;

/// The outcome of a script.
#[derive(Default)]
struct Found {
    courses: Vec<Course>,
    problems: Vec<String>,
}

impl Sink for Found {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        if let OutcomeKind::Incident(found) = outcome.kind {
            self.courses.push(found.course().clone());
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        if diagnostic.severity() == redress::diagnostic::Severity::Error {
            self.problems.push(diagnostic.problem.message(Locale::En).to_string());
        }
    }
}

/// Runs a script in a scope: what is in force behind it, and what its incidents come to.
fn run(scope: &Scope, script: &str) -> (Scope, Found) {
    let mut found = Found::default();
    let mut kept = Snapshot::default();
    kept.scope = scope.clone();
    let mut session = Session::resume(kept, &NoFiles, &mut found);
    session.run("test", script);
    let (kept, _) = session.suspend();
    (kept.scope, found)
}

/// The answers that are tried on a question; the last leaves it open.
fn answers(kind: &Kind) -> Vec<String> {
    let own = |answers: &[&str]| answers.iter().map(|answer| (*answer).to_owned()).collect::<Vec<_>>();
    let mut all = match kind {
        // Of the eight items of Law 64B four have a path of their own.
        Kind::Word(words) if words.contains(&"64B1") => own(&["none", "64B1", "64B2", "64B6", "64B7"]),
        Kind::Word(words) => own(words),
        Kind::Call => own(&["pass"]),
        Kind::Card => own(&["♠2", "♠K"]),
        Kind::Alternatives => own(&["none", "4♥, pass", "4♥ 5, pass 4", "pass 9, 4♥ 1"]),
        Kind::Number | Kind::Tricks => own(&["0", "1", "3"]),
        Kind::Claimed => own(&["4 of 6", "3"]),
        Kind::Ruling => own(&["4♠-3 N", "4♠= N"]),
        Kind::Sides => own(&["NS", "both"]),
        Kind::EachSide(_) => own(&["none", "NS none, EW directly", "NS directly, EW partly"]),
        Kind::Names => own(&["A, B"]),
    };
    all.push(String::new());
    all
}

/// How often one answer to one question is followed; a claim alone has some 50,000 paths.
const VISITS: usize = 100;

/// How often each question has been answered with each answer.
type Visits = BTreeMap<(&'static str, String), usize>;

/// Goes the ways from here, each answer at most [`VISITS`] times; at each end the script comes to what the guide has
/// found. How many ends there are.
fn walk(guide: &Guide<'_>, procedure: &'static Procedure, scope: &Scope, visits: &mut Visits) -> usize {
    let Some(question) = guide.question_name() else {
        assert!(guide.is_decided(), "{}: {}", procedure.name, guide.script());
        let script = guide.script();
        let (_, found) = run(scope, &script);
        assert_eq!(found.problems, [""; 0], "{script}");
        assert_eq!(found.courses.first(), guide.found().map(|found| found.course()), "{script}");
        assert_eq!(syntax::format(&script).as_deref(), Ok(script.as_str()));
        return 1;
    };
    let (_, kind) = procedure.question(question).unwrap();
    let mut ends = 0;
    for answer in answers(kind) {
        let count = visits.entry((question, answer.clone())).or_default();
        *count += 1;
        if *count > VISITS {
            continue;
        }
        let mut next = guide.clone();
        let reply = next.take(&answer);
        if next.question_name() == Some(question) {
            // Refused, and said why.
            assert!(!reply.is_empty(), "{} {question}: {answer}", procedure.name);
            continue;
        }
        ends += walk(&next, procedure, scope, visits);
    }
    ends
}

#[test]
fn paths_of_every_procedure_come_to_what_their_scripts_come_to() {
    let (scope, _) = run(&Scope::new(), "board 7\nobtained 4♠= N\n");
    for procedure in procedures() {
        let mut guide = Guide::about(scope.clone(), procedure, Locale::En);
        if procedure.asks_by() {
            // Before a question for the part in the play a defender has more to answer.
            let asks_side = procedure.questions().any(|(node, _)| node.is_role());
            guide.take(if asks_side { "W" } else { "S" });
        }
        let ends = walk(&guide, procedure, &scope, &mut Visits::new());
        assert!(ends > procedure.questions().count(), "{}: {ends}", procedure.name);
    }
}

/// The guide and completion ask the questions of the edition in force.
#[test]
fn the_edition_in_force_asks() {
    let (scope, _) = run(&Scope::new(), "set edition 2007\n");
    let mut guide = Guide::about(scope.clone(), named("serious-error").unwrap(), Locale::En);
    for line in ["EW", "y"] {
        guide.take(line);
    }
    assert_eq!(guide.question_name(), Some("serious"));
    let offered =
        |state: &Scope| match complete("incident serious-error by EW { after-infraction: yes; s", state, Locale::En) {
            Expected::Candidates(_, found) => found.into_iter().map(|one| one.text).collect(),
            Expected::File(..) => Vec::new(),
        };
    assert!(offered(&scope).iter().any(|word: &String| word.starts_with("serious")), "{:?}", offered(&scope));
    assert!(offered(&Scope::new()).is_empty());
}

/// The lines are answered one by one, in either language, to the same script.
#[test]
fn the_seed_case_in_both_languages() {
    let expected = "incident unauthorised-information by E {\n  information: yes, \"oops\"\n  chosen: pass\n  \
                    poll \"Your call?\" {\n    4♥: 5\n    pass: 4\n    4♦ considered 1\n  }\n  suggested: yes\n}\n";
    let english =
        Run::args(["guide", "--lang", "en"]).stdin("ui\nE\ny, oops\npass\n4H 5, pass 4, 4D considered 1\ny\n");
    let done = english.done().exits(0);
    assert!(done.stdout.contains(expected), "{}", done.stdout);
    for part in ["Law 16B1(a): what was demonstrably suggested.", "There was an infraction: adjust the score if"] {
        assert!(done.stdout.contains(part), "{}", done.stdout);
    }
    let polish = Run::args(["guide", "--lang", "pl"])
        .stdin("namysł partner\n1\nE\ntak, oops\npass\n4♥ 5, pass 4, 4♦ rozważane 1\nt\n")
        .done()
        .exits(0);
    assert!(polish.stdout.contains(&expected.replace("Your call?", "Co zgłaszasz?")), "{}", polish.stdout);
    assert!(polish.stdout.contains("Stwierdzono wykroczenie: należy orzec"), "{}", polish.stdout);
}

#[test]
fn input_that_ends_leaves_open_what_was_not_asked() {
    let done = Run::args(["guide", "ui"]).stdin("E\ny\n").done().exits(0);
    for part in [
        "The input ended here.",
        "Some questions are still unanswered.",
        "Unanswered: What did the player do? (Law 16B1)",
    ] {
        assert!(done.stdout.contains(part), "{}", done.stdout);
    }
    assert!(
        done.stdout.ends_with("incident unauthorised-information by E {\n  information: yes\n}\n\n"),
        "{}",
        done.stdout
    );
    // Before anything was said there is nothing to show, and that is no success.
    let done = Run::args(["guide"]).stdin("").done().exits(3);
    assert!(!done.stdout.contains("incident"), "{}", done.stdout);
    // The question of damage is left out, because it needs the result at the table.
    let done = Run::args(["guide", "revoke"]).stdin("S\ny\nnone\npartner\n1\nn\nn\ny\n4♠-1 N\n").done().exits(0);
    assert!(!done.stdout.contains("without: "), "{}", done.stdout);
}

/// A revoke is asked for the contract and the board, without which nothing can be reckoned: Law 64A2 moves one trick.
#[test]
fn what_the_result_is_reckoned_from_is_asked_for() {
    let folder = Folder::new();
    let path = folder.path().join("revoke.ruling");
    let input = "S\ny\nnone\npartner\n2\nn\nn\nn\n1NT= S\n7\n";
    let done = Run::args(["guide", "law", "64", "-o"]).arg(&path).stdin(input).done().exits(0);
    assert!(done.stdout.contains("1NT−1 S"), "{}", done.stdout);
    let script = std::fs::read_to_string(&path).unwrap();
    assert!(script.starts_with("board 7\nobtained 1NT= S\nincident revoke by S {\n"), "{script}");
    let document = Run::args(["run"]).arg(&path).json();
    let incident = document["results"].as_array().unwrap().iter().find(|result| result["kind"] == "incident").unwrap();
    assert_eq!((incident["verdict"].as_str(), incident["result"].as_str()), (Some("transfer"), Some("1NT-1 S")));
    // A file that is there is not written over.
    let again = Run::args(["guide", "law", "64", "-o"]).arg(&path).stdin(input).done();
    again.exits(3);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), script);
}

/// The words of a question in a terminal.
fn output(blocks: &[render::Block]) -> String {
    render::terminal(blocks, render::Style::default())
}

fn about(name: &str) -> Guide<'static> {
    Guide::about(Scope::new(), named(name).unwrap(), Locale::En)
}

#[test]
fn answers_as_they_come() {
    for (procedure, before, question, answer, row) in [
        ("ui", &["E"][..], "information", "Y", "information: yes"),
        (
            "ui",
            &["E"],
            "information",
            "yes, \"it was, in a way, slow\"",
            "information: yes, \"it was, in a way, slow\"",
        ),
        ("ui", &["E"], "information", "y, slow, and a sigh", "information: yes, \"slow, and a sigh\""),
        ("ui", &["E"], "information", "information: no", "information: no"),
        ("ui", &["E"], "information", "unclear", "information: unclear"),
        ("ui", &["E", "y"], "chosen", "3nt, at once", "chosen: 3NT, \"at once\""),
        ("ui", &["E", "y"], "chosen", "HK", "chosen: ♥K"),
        ("ui", &["E", "y", "pass"], "alternatives", "4H, 4S, obvious", "alternatives: 4♥, 4♠, \"obvious\""),
        ("ui", &["E", "y", "pass"], "alternatives", "no", "alternatives: none"),
        ("revoke", &["S", "y", "none"], "trick-won", "that player's partner", "trick-won: partner"),
        ("ui", &["E", "y"], "chosen", "pas, na głos", "chosen: pass, \"na głos\""),
        ("ui", &["E", "y"], "chosen", "ktr", "chosen: x"),
        ("ui", &["E", "y"], "chosen", "♠W", "chosen: ♠J"),
        (
            "ui",
            &["E", "y", "pass"],
            "alternatives",
            "pas 5, 4♥ 4",
            "poll \"Your call?\" {\n    pass: 5\n    4♥: 4\n  }",
        ),
        (
            "ui",
            &["E", "y", "pass"],
            "alternatives",
            "4♥ 1, - 9, what now",
            "poll \"what now\" {\n    4♥: 1\n    pass: 9\n  }",
        ),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, \"pass or 4♥?\"", "poll \"pass or 4♥?\" {\n    4♥: 1\n  }"),
        // A vote that cannot be read is not what peers were asked.
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, pass 9 osób", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, 9 pass", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, pass -9", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, pass, 9", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, pass 4x, 4♦ 1", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥ 1, no bid nine", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "4♥, pass 9 osób", ""),
        ("revoke", &["S", "y"], "exception", "n", "exception: none"),
        ("revoke", &["S", "y"], "exception", "nie", "exception: none"),
        ("revoke", &["S", "y", "none"], "trick-won", "off", "trick-won: offender"),
        ("revoke", &["S", "y", "none", "partner"], "tricks-after", "2, the last", "tricks-after: 2, \"the last\""),
        ("no-result", &[], "fault", "NS none, EW directly, late", "fault: NS none, EW directly, \"late\""),
        ("no-result", &[], "fault", "NS not", ""),
        ("no-result", &[], "fault", "partly at fault", "fault: partly"),
        ("wrong-board", &["n", "y"], "deprived", "both", "deprived: NS, EW"),
        ("claim", &["N"], "claimed", "4 of 6", "claimed: 4 of 6"),
        ("claim", &["N"], "claimed", "4 out of 6 tricks", "claimed: 4 of 6"),
        ("claim", &["N"], "claimed", "4/6", "claimed: 4 of 6"),
        ("claim", &["N"], "claimed", "all 4", "claimed: 4 of 4"),
        ("claim", &["N"], "claimed", "wszystkie 5", "claimed: 5 of 5"),
        ("claim", &["N"], "claimed", "4 z 6, resztę oddał", "claimed: 4 of 6, \"resztę oddał\""),
        ("ui", &["E", "y"], "chosen", "banana", ""),
        ("ui", &["E", "y", "pass"], "alternatives", "y", ""),
        ("revoke", &["S", "y", "none"], "trick-won", "declarer", ""),
        ("claim", &["N", "10"], "contested", "maybe", ""),
    ] {
        let mut guide = about(procedure);
        before.iter().for_each(|answer| drop(guide.take(answer)));
        assert_eq!(guide.question_name(), Some(question), "{procedure}");
        let reply = output(&guide.take(answer));
        if row.is_empty() {
            assert_eq!(guide.question_name(), Some(question), "{answer}");
            let says_why = ["does not answer the question", "is a call or a card", "asks for the player's relation"];
            assert!(says_why.iter().any(|why| reply.contains(why)) && reply.contains("Expected: "), "{reply}");
        } else {
            assert!(guide.script().contains(&format!("  {row}\n")), "{row}:\n{}", guide.script());
        }
    }
}

#[test]
fn back_why_and_reasons() {
    let mut guide = about("ui");
    assert!(output(&guide.question()).contains("Who broke the Law?"));
    assert!(output(&guide.take("somebody")).contains("say which player or side"));
    guide.take("E");
    // `?` explains and asks the same again: the Law, where the answers lead, who decides.
    let why = output(&guide.take("?"));
    for part in ["Law 16B1: ", "no → the table result stands", "(Law 85A1)"] {
        assert!(why.contains(part), "{why}");
    }
    // A comma alone asks for the reason.
    guide.take("y,");
    assert!(output(&guide.question()).contains("Why?"));
    guide.take("a long thought");
    assert!(guide.script().contains("information: yes, \"a long thought\""));
    guide.take("facts: West thought for a minute.");
    assert!(guide.script().contains("facts: \"West thought for a minute.\""));
    guide.take("pass");
    assert_eq!(guide.question_name(), Some("alternatives"));
    assert!(output(&guide.take("?")).contains("ask players of the same class"));
    guide.take("<");
    assert_eq!(guide.question_name(), Some("chosen"));
    (0..9).for_each(|_| drop(guide.take("<")));
    assert!(output(&guide.take("<")).contains("this is the first question"));
}

/// The pages that a phrase finds: procedures, or `law 53` if no procedure goes through it, or none.
fn found(reply: &str, locale: Locale) -> Vec<String> {
    match choose(reply, locale) {
        Choice::One(procedure) => vec![procedure.name.to_owned()],
        Choice::Several(found) => found.iter().map(|(_, procedure)| procedure.name.to_owned()).collect(),
        Choice::Law(law) => vec![format!("law {law}")],
        Choice::None(_) => Vec::new(),
    }
}

const UI: &str = "unauthorised-information";

#[test]
fn an_irregularity_is_found_by_what_people_say() {
    let english: &[(&str, &[&str])] = &[
        ("5", &["revoke"]),
        ("UI", &[UI]),
        ("law 64", &["revoke"]),
        ("16B1(a)", &[UI]),
        ("claim", &["claim"]),
        ("conceded", &["claim"]),
        ("overheard", &["extraneous-information"]),
        ("law 15B", &["wrong-board"]),
        ("fouled", &["fouled-board"]),
        ("gambling", &["serious-error"]),
        ("wrong explanation", &["misinformation"]),
        ("break in tempo", &[UI]),
        ("BIT", &[UI]),
        ("hesitation", &[UI, "deception"]),
        ("alert", &["misinformation"]),
        ("no alert", &["misinformation"]),
        ("failure to alert", &["misinformation"]),
        ("late alert", &["misinformation"]),
        ("wrong information", &["misinformation"]),
        ("director's mistake", &["director-error"]),
        ("late pair", &["no-result"]),
        ("dummy revoke", &["revoke"]),
        ("penalty card", &["penalty-card"]),
        ("withdrawn call", &["withdrawn-call"]),
        ("insufficient bid", &["insufficient-bid"]),
        ("insufficient", &["insufficient-bid"]),
        ("bid out of turn", &["call-out-of-turn"]),
        ("call out of turn", &["call-out-of-turn"]),
        ("opening bid out of turn", &["call-out-of-turn"]),
        // Laws that no procedure goes through: a wrong hit is worse than none.
        ("player's own ruling", &["forfeited-right"]),
        ("slow play", &["procedural-penalty"]),
        ("kibitzer", &["spectator"]),
        ("law 76", &["spectator"]),
        ("dummy", &[]),
        ("card", &[]),
        ("umbrella", &[]),
        ("e", &[]),
    ];
    let polish: &[(&str, &[&str])] = &[
        ("fałszywka", &["revoke"]),
        ("renons", &["revoke"]),
        ("podsłuchana", &["extraneous-information"]),
        ("mylne wyjaśnienie", &["misinformation"]),
        ("zła informacja", &["misinformation"]),
        ("złe wyjaśnienie", &["misinformation"]),
        ("brak alertu", &["misinformation"]),
        ("alert", &["misinformation"]),
        ("wahanie", &[UI, "deception"]),
        ("zerwane tempo", &[UI]),
        ("sędzia pomylił się", &["director-error"]),
        ("zła karta", &["wrong-cards"]),
        ("klejm", &["claim"]),
        ("spóźniona para", &["no-result"]),
        ("odzywka niewystarczająca", &["insufficient-bid"]),
        ("niewystarczająca", &["insufficient-bid"]),
        ("licytacja poza kolejnością", &["call-out-of-turn"]),
        ("kibic", &["spectator"]),
        // English is understood as well.
        ("kibitzer", &["spectator"]),
        ("parasol", &[]),
    ];
    for (locale, phrases) in [(Locale::En, english), (Locale::Pl, polish)] {
        let wrong: Vec<_> = phrases
            .iter()
            .map(|(reply, intended)| (reply, found(reply, locale), intended))
            .filter(|(_, found, intended)| found != *intended)
            .collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
    for (name, language, report) in [
        ("law 44", "en", "Law 44, the order and course of play: `redress` has no procedure for it"),
        ("przepisu 44", "pl", "przepis 44, kolejność zagrań i przebieg rozgrywki: `redress` nie ma na to procedury"),
    ] {
        let done = Run::args(["guide", name, "--lang", language]).stdin("").done();
        assert!(done.stderr.replace('`', "").contains(&report.replace('`', "")), "{}", done.stderr);
        done.exits(2);
        // In the interview it is said, and asked again.
        let done = Run::args(["guide", "--lang", language]).stdin(format!("{name}\nui\n")).done().exits(3);
        assert!(done.stdout.contains("44") && done.stdout.contains("16B"), "{}", done.stdout);
    }
    assert!(matches!(choose("hesitation", Locale::En), Choice::Several(found) if found.len() > 1));
    assert!(matches!(choose("revok", Locale::En), Choice::One(_)));
    assert!(matches!(choose("reovke", Locale::En), Choice::One(one) if one.name == "revoke"));
    assert!(matches!(choose("clam", Locale::En), Choice::None(Some("claim"))));
    assert!(matches!(choose("e", Locale::En), Choice::None(_)));
    Run::args(["guide", "umbrella"]).stdin("").done().exits(2);
    // Several that fit are offered; a number said at the start is a Law's.
    for reply in [&["law 15"][..], &["15"], &["przepis", "15", "--lang", "pl"]] {
        let done = Run::args(["guide"].iter().chain(reply)).stdin("wrong-board\n").done().exits(0);
        let list = done.stdout.split("\n? ").next().unwrap_or_default();
        for name in ["wrong-cards", "wrong-board", "15A", "15B"] {
            assert!(list.contains(name), "{reply:?}: {list}");
        }
        assert!(!list.contains("fouled-board"), "{reply:?}: {list}");
        assert!(done.stdout.contains("incident wrong-board"), "{}", done.stdout);
    }
    let done = Run::args(["guide", "namysł", "--lang", "pl"]).stdin("").done().exits(3);
    assert!(done.stdout.contains("Może to być jedna z tych:"), "{}", done.stdout);
}

/// The answers of the case of unauthorised information that the walk begins with.
const REMARK: [&str; 5] = ["E", "y, the remark", "3NT", "4♥ 5, pass 4", "y"];

fn lines(answers: &[&str]) -> String {
    answers.iter().map(|answer| format!("{answer}\n")).collect()
}

/// From the irregularity to the score: 60% of NS +100 and 40% of NS -620 among +100 (three times) and -600 are
/// 0.6 × 5.4 − 0.4 × 0.6 = 3 of 8.
#[test]
fn the_walk_goes_from_the_irregularity_to_the_score_and_the_sheet() {
    let folder = Folder::new();
    let path = folder.path().join("ui.ruling");
    let after = ["7", "pairs", "3NT= W", "4♥-1 W: 3, 3NT= W", "60% 4H-1 W, 40% 4H= W", "entry", "sheet", ""];
    let done =
        Run::args(["guide", "ui", "-o"]).arg(&path).stdin(lines(&[&REMARK[..], &after].concat())).done().exits(0);
    for part in [
        "Which board was it?",
        "How is the event scored?",
        "These may not be part of the weighting (Law 12C1(c)): 3NT= W.",
        "NS  3 MP  37.5%      EW  5 MP  62.5%",
        "Unauthorised information from partner (Law 16B): an assigned adjusted score.",
        "Enter 4♥−1 W for both sides",
        "Both sides: 60% of 4♥ by West one down, 40% of 4♥ by West made.",
    ] {
        assert!(done.stdout.contains(part), "not there: {part}\n{}", done.stdout);
    }
    assert_eq!(done.stdout.matches("Decided by Laws 16B1").count(), 2, "once behind the questions, once on the sheet");
    let script = std::fs::read_to_string(&path).unwrap();
    assert!(
        script.starts_with("scoring matchpoints\nboard 7\nobtained 3NT= W\ntraveller { 4♥-1 W: 3, 3NT= W }\nincident")
    );
    assert!(script.ends_with("}\n(60% 4♥-1 W & 40% 4♥= W)\nentry\nsheet\n"), "{script}");
    let document = Run::args(["run"]).arg(&path).json();
    let ruling = document["results"].as_array().unwrap().iter().find(|result| result["kind"] == "ruling").unwrap();
    assert_eq!(ruling["ns"]["points"], "3");
}

/// The board, the table and the pairs come from the file, and the ruling moves the ranking.
#[test]
fn the_walk_takes_a_table_of_an_event() {
    let event = format!("event \"{}/examples/evening/monday.xml\"", root().display());
    let before = ["EW", "y", "n", "after", "y", event.as_str(), "7", "3", "60% 4S= N, 40% 4S-1 N", "ranking", ""];
    let done = Run::args(["guide", "mi"]).stdin(lines(&before)).done().exits(0);
    for part in [
        "At which table of the event was it?",
        "  table 5: +200",
        "New places: NS 3 from 3 to 2, NS 5 from 2 to 3",
        "\nat table 3: (60% 4♠= N & 40% 4♠-1 N)\nranking\n",
    ] {
        assert!(done.stdout.contains(part), "not there: {part}\n{}", done.stdout);
    }
    for unasked in ["How is the event scored?", "What did the other tables score?", "What was obtained"] {
        assert!(!done.stdout.contains(unasked), "{unasked}\n{}", done.stdout);
    }
    // Rulings at two tables of a session whose name has a colon are two.
    let folder = Folder::new();
    let rows = "session,board,ns,ew,score\n12:30,1,1,2,+420\n12:30,1,3,4,-50\n";
    let event = format!("event \"{}\"\nscoring matchpoints\nboard 1\n", folder.file("half.csv", rows).display());
    let incident = "incident ui by E {\n  information: no\n}\n";
    let script = folder.file("half.ruling", format!("{event}{incident}"));
    let rulings = ["at session \"12:30\" NS 1: A+/A-", "at session \"12:30\" NS 3: A+/A-"];
    Run::args(["guide", "--resume"]).arg(&script).stdin(lines(&rulings)).done();
    let written = std::fs::read_to_string(&script).unwrap();
    assert!(rulings.iter().all(|ruling| written.contains(ruling)), "{written}");
}

/// A penalty is asked for where the Law says that one may be given, of the offender's side unless another is named; at a
/// table of an event it counts in the ranking: 10% of the top of 8.
#[test]
fn the_walk_asks_for_a_penalty() {
    let guide = taken("procedural-penalty", Locale::En, &["NS", "slow", "n", "10%"]);
    assert!(guide.script().starts_with("penalty NS 10%\nincident procedural-penalty by NS {"), "{}", guide.script());
    let guide = taken("conduct", Locale::Pl, &["E", "rude", "again", "NS 5%"]);
    assert!(guide.script().starts_with("penalty NS 5%\n"), "{}", guide.script());
    let guide = taken("conduct", Locale::Pl, &["E", "rude", "again", "kara WE 10%"]);
    assert!(guide.script().starts_with("penalty EW 10%\n"), "{}", guide.script());
    let reminded = taken("conduct", Locale::En, &["E", "rude", "first"]);
    assert_eq!(reminded.asked(), Some("papers"));
    let event = format!("event \"{}/examples/evening/monday.xml\"", root().display());
    let answers = ["NS", event.as_str(), "slow", "n", "board 1", "1", "10%", "ranking", ""];
    let done = Run::args(["guide", "procedural-penalty"]).stdin(lines(&answers)).done().exits(0);
    for part in ["At which table of the event was it?", "NS: penalty 0.8 MP, 5 − 0.8 = 4.2", "1  32.2     −0.8  40.25%"]
    {
        assert!(done.stdout.contains(part), "not there: {part}\n{}", done.stdout);
    }
}

/// A walk that is saved half-way goes on from there, asks only what is open, and is written again.
#[test]
fn the_walk_is_saved_and_resumed() {
    let folder = Folder::new();
    let path = folder.path().join("half.ruling");
    let save = format!(":save {}", path.display());
    let half = [&REMARK[..3], &["auction dealer N \"1NT pass 3NT\"", &save]].concat();
    Run::args(["guide", "ui"]).stdin(lines(&half)).done().exits(0);
    let script = std::fs::read_to_string(&path).unwrap();
    assert!(script.starts_with("auction dealer N"), "{script}");
    assert!(script.ends_with("  information: yes, \"the remark\"\n  chosen: 3NT\n}\n"), "{script}");
    let rest = ["4♥ 5, pass 4", "y", "", "", "", "", "", ""];
    let done = Run::args(["guide", "--resume"]).arg(&path).stdin(lines(&rest)).done().exits(0);
    assert!(
        !done.stdout.contains("What did the player do?\n\n  Law") && done.stdout.contains("  3. Which other calls")
    );
    let resumed = std::fs::read_to_string(&path).unwrap();
    assert!(resumed.contains("    4♥: 5\n    pass: 4\n  }\n  suggested: yes\n}"), "{resumed}");
    // The steps that were left out are asked for again.
    let done = Run::args(["guide", "--resume"]).arg(&path).stdin("9\n").done().exits(0);
    assert!(done.stdout.contains("Which board was it?"), "{}", done.stdout);
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("board 9\n"));
    for (name, text, refused) in [
        ("comment.ruling", "incident ui by E { information: no } # mine\n", "has a comment"),
        ("none.ruling", "case \"one\" {\n  incident ui by E { information: no }\n}\n", "no incident outside a case"),
    ] {
        let done = Run::args(["guide", "--resume"]).arg(folder.file(name, text)).stdin("").done().exits(3);
        assert!(done.stderr.contains(refused), "{}", done.stderr);
    }
    // Without an incident, it is asked for first, and what the script states is known.
    let bare = folder.file("bare.ruling", "board 1\nauction \"1S [1H]\"\n");
    let done = Run::args(["guide", "--resume"]).arg(&bare).stdin("ib\nn\n2H\ny\n\n\n\n").done().exits(0);
    assert!(done.stdout.contains("What happened?") || done.stdout.contains("insufficient"), "{}", done.stdout);
    let resumed = std::fs::read_to_string(&bare).unwrap();
    assert!(resumed.starts_with("board 1\n") && resumed.contains("incident insufficient-bid"), "{resumed}");
    // A name with a blank keeps its quotes.
    let text =
        "incident unauthorised-information by E {\n  poll \"What?\" {\n    \"spade lead\": 5\n    4♥: 3\n  }\n}\n";
    let quoted = folder.file("quoted.ruling", text);
    Run::args(["guide", "--resume"]).arg(&quoted).stdin("\n").done();
    assert!(std::fs::read_to_string(&quoted).unwrap().contains("    \"spade lead\": 5\n    4♥: 3\n"));
}

/// A refused ruling is asked for again, `<` goes back over a step, and an answer of the table closes a question.
#[test]
fn steps_of_the_walk_are_refused_and_taken_back() {
    let mut guide = about("ui");
    REMARK.iter().for_each(|answer| drop(guide.take(answer)));
    assert!(guide.is_decided() && !guide.is_over());
    for (answer, reply) in [("board 77777777777", "error"), ("4♠ N", ""), ("7", ""), ("<", ""), ("12", ""), ("", "")]
    {
        let found = output(&guide.take(answer));
        assert!(reply.is_empty() || found.contains(reply), "{answer}: {found}");
    }
    assert!(guide.script().starts_with("board 12\n"), "{}", guide.script());
    guide.take("3NT= W");
    let refused = output(&guide.take("60% 4♥-1 W"));
    assert!(refused.contains("error"), "{refused}");
    let mut table = about("insufficient-bid");
    table.take("board 1");
    table.take("auction \"1♠ [1♥]\"");
    assert_eq!(table.question_name(), Some("accepted"), "{}", table.script());
}

/// The answers of the case of unauthorised information up to a step of the walk, on board 7 in matchpoints.
fn walked(lines: &[&str]) -> Guide<'static> {
    let mut guide = about("ui");
    REMARK.iter().chain(lines).for_each(|answer| drop(guide.take(answer)));
    guide
}

/// The lines of a walk up to each of its steps.
const STEPS: [(&str, &[&str]); 6] = [
    ("board", &[]),
    ("scoring", &["7"]),
    ("obtained", &["7", "pairs"]),
    ("field", &["7", "pairs", "3NT= W"]),
    ("ruling", &["7", "pairs", "3NT= W", "4♥-1 W: 3, 3NT= W"]),
    ("papers", &["7", "pairs", "3NT= W", "4♥-1 W: 3, 3NT= W", "60% 4H-1 W, 40% 4H= W"]),
];

/// Whatever does not answer a step is refused with the reason, asked for again, and nothing that was answered is lost.
#[test]
fn what_does_not_answer_a_step_loses_nothing() {
    let rulings = ["pass", "passed out", "60% 4♥-1 W & 40% 4♥= W", "+620/(-100)", "damage NS before +620 after +500"];
    for (asked, lines) in STEPS {
        let of_step: &[&str] = match asked {
            "board" => &["0", "seven", "stands", "A+"],
            "scoring" => &["7", "swiss", "A+"],
            "obtained" => &["foo", "60% 3NT= W, 40% 4♥= W", "4♥ W", "A+", "obtained foo"],
            "field" => &["+620: 3, oops, -100: 2", "foo", "4♥-1 W: 0", "traveller { foo }"],
            "ruling" => &["foo", "60% 4♥-1 W", "3NT= W 60%, 4♥= W 40%", "penalty EW 10 IMP"],
            _ => &["foo", "traveller { +620, foo }", "penalty EW 10 IMP", "10 IMP PP to EW", "board 0", "obtained foo"],
        };
        // The rows of a traveller are rulings, and `pass` is a result.
        let takes_none = ["board", "scoring"].contains(&asked);
        for answer in of_step.iter().chain(rulings.iter().filter(|_| takes_none)) {
            let mut guide = walked(lines);
            assert_eq!(guide.asked(), Some(asked));
            let (script, steps) = (guide.script(), guide.steps());
            let refused = output(&guide.take(answer));
            assert!(refused.contains("error: "), "{asked}: {answer}: {refused}");
            assert_eq!(
                (guide.asked(), guide.script(), guide.steps()),
                (Some(asked), script, steps),
                "{asked}: {answer}"
            );
        }
    }
}

/// A result that an answer is compared with may not be left out, and is no ruling.
#[test]
fn a_step_that_an_answer_needs_is_asked_for_again() {
    let lines = ["W", "y", "none", "offender", "2", "n", "n", "y, six", "4S+2 N"];
    let mut guide = taken("revoke", Locale::En, &lines);
    assert_eq!((guide.asked(), guide.may_be_left_open()), (Some("obtained"), false));
    assert!(!output(&guide.question()).contains("Enter"), "{}", output(&guide.question()));
    for answer in ["", "no", "foo", "60% 4S+1 N, 40% 4S+2 N", "obtained 60% 4S+1 N & 40% 4S+2 N"] {
        let refused = output(&guide.take(answer));
        assert!(refused.contains("error: ") && guide.asked() == Some("obtained"), "{answer}: {refused}");
        assert!(guide.script().contains("without: 4♠+2 N") && !guide.script().contains("obtained"), "{answer}");
    }
    guide.take("4S= N");
    assert_eq!((guide.asked(), guide.may_be_left_open()), (Some("board"), false));
    assert!(output(&guide.take("")).contains("error: ") && guide.asked() == Some("board"));
    assert!(output(&walked(&["7", "pairs"]).question()).contains("Enter if"));
}

/// A second ruling takes the place of the first, with notice, and what was asked about the first is about the second.
#[test]
fn a_later_ruling_replaces_the_earlier() {
    let lines = [STEPS[4].1, &["stands", "entry"]].concat();
    let mut guide = walked(&lines);
    let reply = output(&guide.take("60% 4H-1 W, 40% 4H= W"));
    assert!(reply.contains("In place of the ruling before: `stands`.") && reply.contains("37.5%"), "{reply}");
    assert!(guide.script().ends_with("}\n(60% 4♥-1 W & 40% 4♥= W)\nentry\n"), "{}", guide.script());
    // At a table of an event, one at another table stays beside it.
    let event = format!("event \"{}/examples/evening/monday.xml\"", root().display());
    let answers =
        ["EW", "y", "n", "after", "y", &event, "7", "3", "stands", "at table 4: 60% 4S= N & 40% 4S-1 N", "4S= N", ""];
    let done = Run::args(["guide", "mi"]).stdin(self::lines(&answers)).done().exits(0);
    assert!(done.stdout.contains("\nat table 3: 4♠= N\nat table 4: (60%"), "{}", done.stdout);
    assert!(!done.stdout.contains("\nat table 3: table-result\n"), "{}", done.stdout);
}

/// A fact that is stated behind the ruling shows what the ruling is then worth: 10% of a top of 8 is 0.8.
#[test]
fn a_fact_behind_the_ruling_shows_its_effect() {
    let mut guide = walked(STEPS[5].1);
    let reply = output(&guide.take("10% PP to EW"));
    assert!(reply.contains("EW: penalty 0.8 MP"), "{reply}");
    assert!(output(&guide.take("offenders EW")).contains("EW  4.2 MP"));
    assert!(output(&walked(&["7"]).take("deal dealer N")).contains("error"));
    assert!(output(&walked(&[]).take("offenders EW")).contains("Noted."));
}

/// What the error about an excluded outcome advises works where it is given.
#[test]
fn a_legal_outcome_is_stated_at_the_ruling() {
    let mut guide = walked(STEPS[4].1);
    assert!(output(&guide.take("3NT= W 60%, 4♥= W 40%")).contains("`legal: 3NT= W, \"how\"`"));
    assert!(output(&guide.take("legal: 3NT= W, \"how\"")).contains("Noted.") && guide.asked() == Some("ruling"));
    let reply = output(&guide.take("3NT= W 60%, 4♥= W 40%"));
    assert!(!reply.contains("error") && guide.asked() == Some("papers"), "{reply}");
    assert!(guide.script().contains("  legal: 3NT= W, \"how\"\n}\n(60% 3NT= W & 40% 4♥= W)\n"), "{}", guide.script());
}

/// Answers that exclude one another are told in the words of their questions; the earlier is asked again, and what was
/// stated last stays. Five, six and seven spades are worth the same among these results.
#[test]
fn a_contradiction_leads_back_to_its_question() {
    let lines = ["W", "y", "none", "offender", "2", "n", "n", "y, six", "4S+3 N", "4S= N", "7", "pairs"];
    let mut guide = taken("revoke", Locale::En, &lines);
    assert_eq!(guide.asked(), Some("field"));
    let reply = output(&guide.take("+620: 3, +500, +300: 3, -100: 2"));
    let reply = reply.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(reply.contains("than it does now? yes; What would have happened without the revoke? 4♠+3 N"), "{reply}");
    assert_eq!(guide.asked(), Some("equity"));
    let script = guide.script();
    assert!(script.contains("traveller {") && script.contains("both-revoked: no\n}"), "{script}");
    guide.take("n");
    assert_eq!(guide.asked(), Some("ruling"), "{}", guide.script());
}

/// Questions have the numbers that the summary of their answers has.
#[test]
fn questions_are_numbered_as_their_answers() {
    let mut guide = about("revoke");
    for (number, answer) in (1_usize..).zip(["y", "none", "offender", "2", "n", "n", "n"]) {
        if number == 1 {
            guide.take("W");
        }
        assert!(output(&guide.question()).contains(&format!("{number}. ")), "{number}: {}", output(&guide.question()));
        guide.take(answer);
    }
}

/// Scores with blanks between them are offered with commas wherever a traveller is given.
#[test]
fn scores_without_commas() {
    let fix = "620, 620, 170, -50, -50";
    let mut guide = walked(STEPS[3].1);
    assert!(output(&guide.take("620 620 170 -50 -50")).contains(&format!("`{fix}`")));
    let script = Run::script("traveller { 620 620 170 -50 -50 }\n").done().exits(3);
    let flag = Run::args(["eval", "+620", "--traveller", "620 620 170 -50 -50"]).done();
    for found in [script.stderr, flag.stderr] {
        assert!(found.contains(fix) && !found.contains("count"), "{found}");
    }
    for (rows, fix) in [("+620 +620 -100", "+620, +620, -100"), ("620 -100", "620, -100")] {
        let found = Run::script(&format!("traveller {{ {rows} }}\n")).done().exits(3).stderr;
        assert!(found.contains(&format!("`{fix}`")), "{found}");
    }
}

/// The guide is left as the prompt is.
#[test]
fn the_guide_is_left_by_the_words_of_the_prompt() {
    for word in [":quit", "quit", "exit", ":q", "koniec"] {
        let done = Run::args(["guide", "ui"]).stdin(format!("E\ny\n{word}\npass\n")).done().exits(0);
        assert!(
            done.stdout.contains("information: yes") && !done.stdout.contains("chosen:"),
            "{word}: {}",
            done.stdout
        );
    }
}

/// A result that stands has its row at the table (Law 12B1), and standard input is no script to go on from.
#[test]
fn the_walk_at_a_table_takes_a_result_that_stands() {
    let event = format!("event \"{}/examples/evening/monday.xml\"", root().display());
    let answers = ["EW", "y", "n", "after", "y", event.as_str(), "7", "3", "stands", ""];
    let done = Run::args(["guide", "mi"]).stdin(lines(&answers)).done().exits(0);
    assert!(
        done.stdout.contains("\nat table 3\n") && done.stdout.contains("}\nat table 3: table-result\n"),
        "{}",
        done.stdout
    );
    let done =
        Run::args(["guide", "--resume", "-"]).within(Folder::new().path()).stdin("incident ui by E { }\n").done();
    assert!(done.exits(3).stderr.contains("cannot be read"));
}

#[test]
fn answers_that_are_no_utf_8_are_named() {
    for (language, said) in [("en", "line 2 of the answers"), ("pl", "wiersz 2 odpowiedzi")] {
        let done = Run::args(["guide", "ui", "--language", language]).stdin(b"y\n\xff\xfe\n").done().exits(3);
        assert!(done.stderr.contains(said) && done.stderr.contains("UTF-8"), "{}", done.stderr);
    }
}

/// A guide on a procedure that has taken these lines.
fn taken<'a>(about: &str, locale: Locale, lines: &[&str]) -> Guide<'a> {
    let mut guide = Guide::about(Scope::default(), named(about).unwrap(), locale);
    lines.iter().for_each(|line| {
        guide.take(line);
    });
    guide
}

/// Fourteen cards are none too few, and before the lead there are no played cards: such answers are not offered.
#[test]
fn answers_that_cannot_be_are_not_offered() {
    let offered = |lines: &[&str]| -> Vec<String> {
        let guide = taken("number-of-cards", Locale::En, lines);
        assert_eq!(guide.question_name(), Some("found"));
        guide.ways().into_iter().map(|way| way.text).collect()
    };
    assert_eq!(offered(&["N", "14", "auction"]), ["another-hand", "surplus"]);
    assert_eq!(offered(&["N", "12", "auction"]), ["another-hand", "surplus", "elsewhere", "lost"]);
    assert_eq!(offered(&["N", "12", "play"]), ["another-hand", "surplus", "played", "elsewhere", "lost"]);
    // A number is that of the list.
    let guide = taken("number-of-cards", Locale::En, &["N", "12", "auction", "3"]);
    assert!(guide.script().contains("found: elsewhere"), "{}", guide.script());
}

/// A report of an irregular call needs no dealer: who erred tells where everybody sits.
#[test]
fn an_irregular_call_without_a_dealer() {
    let guide = taken("insufficient-bid", Locale::En, &["auction \"1♠ [1♥]\"", "W"]);
    assert_eq!(guide.question_name(), Some("accepted"));
    let script = guide.script();
    let (_, found) = run(&Scope::default(), &script);
    assert!(found.problems.is_empty() && found.courses[0].steps.len() == 2, "{script}");
    let refused = Run::script("auction \"1S P 2S\"\n").done().exits(3).stderr;
    assert!(refused.contains("the dealer is not known"), "{refused}");
    // A board that is named later turns the calls, too.
    let ib = "incident ib { accepted: no; replaced: 2C; comparable: no }\n";
    for (table, silenced) in [
        ("auction \"1S [1H]\"\n", "W"),
        ("auction \"1S [1H]\"\nboard 2\n", "N"),
        ("board 4\nauction \"1S [1H]\"\n", "S"),
    ] {
        let script = format!("{table}{ib}expect incident: play-on, law 27B2, {silenced} must pass throughout\n");
        let done = Run::script(&script).done();
        assert_eq!(done.status, Some(0), "{script}{}{}", done.stdout, done.stderr);
    }
}

/// A player is named by his seat or his part in the play where that answers, in the guide as in a script.
#[test]
fn a_player_answers_by_seat_or_part() {
    let table = ["board 1", "auction \"P P 1S P 4S P P P\"", "E", "y", "none"];
    for (word, answer) in [("declarer", "opponents"), ("E", "offender"), ("West", "partner"), ("dziadek", "opponents")]
    {
        let lines: Vec<&str> = table.into_iter().chain([word]).collect();
        let guide = taken("revoke", Locale::En, &lines);
        let script = guide.script();
        let (_, found) = run(&Scope::default(), &script);
        let step = found.courses[0].steps.iter().find(|step| step.question == "trick-won");
        assert!(
            matches!(step.map(|step| &step.answer), Some(redress::procedure::Answer::Word(word)) if *word == answer),
            "{script}"
        );
    }
    let guide = taken("exposed-card", Locale::En, &["E", "play", "y", "1", "D4", "inadvertent", "W"]);
    assert_eq!(guide.question_name(), Some("becomes"), "nobody knows who declares");
}

/// Polish inflects: a form of a word of the answer names it.
#[test]
fn an_inflected_word_answers() {
    let guide = taken("exposed-card", Locale::Pl, &["E", "rozgrywka", "t", "1", "♦4", "przypadkowo", "obrońcą", "n"]);
    assert!(guide.is_decided(), "{:?}: {}", guide.question_name(), guide.script());
    let lead = ["board 1", "auction \"P P 1S P 4S P P P\"", "E", "♥4", "t", "n", "n", "zakazać"];
    assert!(taken("opening-lead-out-of-turn", Locale::Pl, &lead).script().contains("choice: forbid"));
    let stage = taken("misinformation", Locale::Pl, &["NS", "t", "n", "licytacja"]);
    assert!(stage.script().contains("stage: auction"), "{}", stage.script());
}

/// `nie` is no beginning of `niejasne`, `no` none of `not-…`: where nothing was asked with yes or no they are no answers.
#[test]
fn a_no_is_no_beginning_of_another_answer() {
    for (locale, no) in [(Locale::Pl, "nie"), (Locale::Pl, "n"), (Locale::Pl, "tak"), (Locale::En, "no")] {
        let guide = taken("dummy-card", locale, &["n", no]);
        assert_eq!(guide.question_name(), Some("designated"), "{no}: {}", guide.script());
    }
    assert!(taken("dummy-card", Locale::Pl, &["n", "niejasne"]).script().contains("designated: unclear"));
}

/// The words that the ruling quotes, and what declarers say, are answers to what he said.
#[test]
fn what_declarer_said_is_an_answer() {
    for (locale, typed, answer) in [
        (Locale::Pl, "bij", "win"),
        (Locale::Pl, "bierz", "win"),
        (Locale::Pl, "przebij", "win"),
        (Locale::Pl, "mała", "low"),
        (Locale::Pl, "małą", "low"),
        (Locale::Pl, "blotka", "low"),
        (Locale::Pl, "nisko", "low"),
        (Locale::Pl, "wysoko", "high"),
        (Locale::Pl, "najwyższą", "high"),
        (Locale::Pl, "dowolną", "anything"),
        (Locale::Pl, "cokolwiek", "anything"),
        (Locale::En, "small", "low"),
        (Locale::En, "take it", "win"),
    ] {
        let guide = taken("dummy-card", locale, &["n", typed]);
        assert!(guide.script().contains(&format!("designated: {answer}")), "{typed}: {}", guide.script());
    }
}

/// Whether a player has called since is answered by his call, a pass as well.
#[test]
fn a_call_says_that_there_was_one() {
    for (typed, answer) in
        [("spasował", "yes"), ("skontrował", "yes"), ("zalicytował", "yes"), ("nie", "no"), ("jeszcze nie", "no")]
    {
        let guide = taken("change-of-call", Locale::Pl, &["N", "2♠", "3♠", "t", "n", typed]);
        assert!(guide.script().contains(&format!("partner-called: {answer}")), "{typed}: {}", guide.script());
    }
    let english = taken("change-of-call", Locale::En, &["N", "2♠", "3♠", "y", "n", "he passed"]);
    assert!(english.script().contains("partner-called: yes"), "{}", english.script());
}

/// A choice of more than two is listed with numbers, and its number is its answer; `yes` and `no` alone have none.
#[test]
fn choices_are_answered_by_their_numbers() {
    let script = |answers: &[&str]| {
        let mut guide = Guide::new(Scope::new(), Locale::En);
        answers.iter().for_each(|answer| drop(guide.take(answer)));
        guide.script()
    };
    let by_word = script(&["revoke", "E", "same-trick"]);
    assert!(by_word.contains("established: same-trick"), "{by_word}");
    for number in ["3", "3.", "3)", "3, both played to it"] {
        assert!(script(&["revoke", "E", number]).contains("established: same-trick"), "{number}");
    }
    for none in ["0", "4", "12"] {
        assert!(!script(&["revoke", "E", none]).contains("established"), "{none}");
    }
    // The remark: yes or no, and no list.
    assert!(!script(&["ui", "E", "1"]).contains("information:"), "{}", script(&["ui", "E", "1"]));
}
