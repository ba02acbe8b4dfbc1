//! The facts of a board: another board begins its own, and so does another table of an event; the prompt shows where one is.

use crate::events::{Kept, codes, run, three_tables};
use crate::harness::Run;
use redress::diagnostic::{Code, Severity};
use redress::messages::Locale;
use redress::render::Style;
use redress::repl::{Repl, Reply};
use redress::ruling::Side;
use redress::session::{NoFiles, OutcomeKind, Session};
use serde_json::Value;
use std::sync::Arc;

/// The results of a script, without the lines and places.
fn results(script: &str) -> Vec<Value> {
    let document = Run::script(script).json();
    let mut results = document["results"].as_array().unwrap().clone();
    results.iter_mut().for_each(placeless);
    results
}

fn placeless(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !["line", "column", "end_line", "end_column"].contains(&name.as_str()));
            fields.values_mut().for_each(placeless);
        }
        Value::Array(items) => items.iter_mut().for_each(placeless),
        _ => {}
    }
}

/// The exact figures of each ruling.
fn figures(script: &str) -> Vec<(String, String)> {
    let exact = |one: &Value, side: &str| one[side]["exact"].as_str().unwrap().to_owned();
    let rulings = results(script).into_iter().filter(|one| one["kind"] == "ruling");
    rulings.map(|one| (exact(&one, "ns"), exact(&one, "ew"))).collect()
}

/// −400 is had 3.6 times and −420 1.4 times: −420 is worth 1.4 − 1 = 0.4 of 8 and −400 2·1.4 + 3.6 − 1 = 5.4, so that NS
/// get 0.6·5.4 + 0.4·0.4 = 3.4. The result obtained on board 13 stands on board 13 alone.
#[test]
fn what_was_obtained_is_awarded_on_its_board_alone() {
    let script = "board 13\ntraveller { 4♥-1 W: 3, 3NT= W }\nobtained 3NT= W\n\
        incident ui by E { information: yes; chosen: pass; alternatives: 4♥; suggested: yes }\n\
        board 14\ntraveller { 3NT= W: 3, 4♥= W }\n(60% 3NT= W & 40% 4♥= W)\n";
    assert_eq!(figures(script), [("17/5".to_owned(), "23/5".to_owned())]);
}

/// Of six results +420 beats three and ties with one: 2·3 + 2 − 1 = 7 of 10, EW 3. A fine of board 7 would leave them 2.
#[test]
fn a_penalty_fines_the_pair_of_its_board() {
    let script = "board 7\ntraveller { +620: 3, -100: 2 }\npenalty EW 10%\n+620\n\
        board 8\ntraveller { +420, +450, -50: 3 }\n+420\n";
    assert_eq!(figures(script)[1], ("7".to_owned(), "3".to_owned()));
}

#[test]
fn a_sheet_is_of_a_ruling_on_its_board() {
    let script = "board 7\ntraveller { +620: 3, +500, -100: 2 }\n+620\nboard 12\n\
        traveller { 4S= N: 3, 3NT+1 N, 4S-1 N: 2 }\noffenders EW\nobtained 4S-1 N\nsheet \"Club\"\n";
    let done = Run::script(script).done().exits(3);
    assert!(done.stderr.contains("[sheet]") && done.stderr.contains("score the ruling first"), "{}", done.stderr);
    assert!(!done.stdout.contains("Both sides"), "{}", done.stdout);
    Run::script(&script.replace("sheet", "4S= N\nsheet")).done().exits(0);
    Run::script("board 7\ntraveller { +620: 3 }\ncase \"a\" { board 8\nsheet }\n").done().exits(3);
}

/// Every fact that a board has, and names, settings, scoring and a match, which outlive it.
const FACTS: &[&str] = &[
    "traveller { +620: 3, +500, +300: 3, -100: 2 }",
    "traveller { +420: 2, -50 }",
    "other table +300",
    "offenders EW",
    "offenders NS",
    "obtained +100",
    "obtained -50",
    "penalty EW 10%",
    "session NS 64.2% EW 38%",
    "session NS +4 IMP",
    "incident claim by S { disputed: no }",
    "deal \"N:AK32.52.62.QT987 - - -\"",
    "lead ♥K",
    "auction \"1NT pass pass pass\"",
    "+620",
    "(60%+420 & 40%-50)",
    "A+/A-",
    "td",
    "(td)/(-100)",
    "weights from field { +620; -100 }",
];

const LASTING: &[&str] = &["set win 1", "match boards 16 rest +10 scale wbf", "scoring imps", "regulations ebu"];

const ASKED: &[&str] =
    &["+140", "ans", "A+/A-", "protocol", "effects", "entry", "sheet", "damage before +620 after +500"];

/// Numbers that look random and are the same in every run.
struct Dice(u64);

impl Dice {
    fn of(&mut self, all: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % all
    }

    fn some<'a>(&mut self, all: &[&'a str], most: usize) -> Vec<&'a str> {
        (0..self.of(most + 1)).map(|_| all[self.of(all.len())]).collect()
    }
}

/// A board of a script: its statement, its facts, and what is asked of it.
fn random_board(dice: &mut Dice, number: usize) -> String {
    let vulnerability = ["", " vul none", " dealer N"][dice.of(3)];
    let mut lines = vec![format!("board {number}{vulnerability}")];
    lines.extend(dice.some(FACTS, 7).into_iter().map(str::to_owned));
    lines.extend(dice.some(ASKED, 3).into_iter().map(str::to_owned));
    lines.join("\n") + "\n"
}

#[test]
fn boards_of_a_script_are_each_as_alone() {
    for seed in 0..25 {
        let mut dice = Dice(seed);
        let head = format!("let td = (50%+620 & 50%-100)\n{}\n", dice.some(LASTING, 2).join("\n"));
        let boards: Vec<String> = (1..=3).map(|number| random_board(&mut dice, number)).collect();
        let together = results(&format!("{head}{}", boards.concat()));
        let alone: Vec<Value> = boards.iter().flat_map(|board| results(&format!("{head}{board}"))).collect();
        assert_eq!(without_notes(&together), without_notes(&alone), "{head}{}", boards.concat());
    }
}

/// A note that something set for the case has no effect is given once in a script.
fn without_notes(results: &[Value]) -> Vec<Value> {
    let mut results = results.to_vec();
    for one in &mut results {
        if let Some(diagnostics) = one.get_mut("diagnostics").and_then(Value::as_array_mut) {
            diagnostics.retain(|one| one["code"] != "no-effect");
        }
    }
    results
}

#[test]
fn the_same_board_again_drops_nothing() {
    for seed in 100..120 {
        let board = random_board(&mut Dice(seed), 7);
        let statement = board.lines().next().unwrap();
        let again: String = board.lines().map(|line| format!("{line}\n{statement}\n")).collect();
        assert_eq!(results(&again), results(&board), "{again}");
    }
}

#[test]
fn another_dealer_or_vulnerability_is_another_board() {
    for other in ["board 8", "board 7 dealer N", "board 7 vul none", "board dealer S vul all"] {
        let script = format!("board 7\ntraveller {{ +620 }}\n{other}\nexpect +620: error no-field\n");
        Run::script(&script).done().exits(0);
    }
    // The facts before the first board are its own; a name keeps the ruling that `ans` stood for.
    let script = "traveller { +620: 3, -100: 2 }\nboard 7\n+620\nlet kept = ans\nboard 8\nother table 0\nkept\n\
        expect ans: NS 12, EW -12\n";
    Run::script(script).done().exits(0);
    Run::script("board 7\nother table 0\n+620\nboard 8\nother table 0\nans\n").done().exits(3);
}

/// A ruling behind a board that cannot be read is not scored with the field of the one before.
#[test]
fn a_board_that_cannot_be_read_drops_the_one_before() {
    for refused in ["board 0", "board 8x", "board 8 dealer X"] {
        let script = format!("board 7\ntraveller {{ +620: 3, -100: 2 }}\n+620\n{refused}\n+620\n");
        assert_eq!(figures(&script).len(), 1, "{script}");
        Run::script(&script).done().exits(3);
    }
    assert_eq!(codes(three_tables(), "board 1\nat table 2\nboard 9\nat table 1: +420")[0], Code::UnknownTable);
}

fn answers(kept: &Kept) -> Vec<String> {
    let figure = |kind: &OutcomeKind| match kind {
        OutcomeKind::Ruling(found) => Some(found.figure(Side::EW).points.to_string()),
        OutcomeKind::At(found) => Some(found.breakdown.figure(Side::EW).points.to_string()),
        _ => None,
    };
    kept.outcomes.iter().filter_map(|outcome| figure(&outcome.kind)).collect()
}

/// Beside +420 and −50 the score +450 is a top of 4 and +420 at table 1, beside +450 and −50, an average: EW 0 and 2. A
/// penalty of 50% is 2 of the 4 matchpoints.
#[test]
fn another_table_begins_its_facts() {
    let fined = "board 1\nat table 2\npenalty EW 50%\nat table 2: +450\n";
    // The penalty is answered with the score after it: table 2 had +450, a top, so EW have 0 and lose 2.
    assert_eq!(answers(&run(three_tables(), fined)), ["-2", "-2"]);
    assert_eq!(answers(&run(three_tables(), &format!("{fined}at table 1: +420"))), ["-2", "-2", "2"]);
    assert_eq!(answers(&run(three_tables(), &format!("{fined}at table 1\n+420"))), ["-2", "-2", "2"]);
    // The same table again drops nothing, and what stands before the first belongs to it.
    assert_eq!(answers(&run(three_tables(), &format!("{fined}at table 2\n+450"))), ["-2", "-2", "-2"]);
    assert_eq!(answers(&run(three_tables(), "board 1\npenalty EW 50%\nat table 2: +450")), ["-2"]);
    assert_eq!(answers(&run(three_tables(), "board 1\npenalty EW 50%\nboard 2\nat table 1: -100")), ["4"]);
}

#[test]
fn what_is_stated_after_a_ruling_and_before_the_next_table_is_remarked_on() {
    let script = "board 1\noffenders EW\nat table 2: +450\noffenders NS\nat table 1: +420";
    let kept = run(three_tables(), script);
    let reply: Vec<Code> = kept.diagnostics.iter().map(|one| one.code()).collect();
    assert_eq!(reply, [Code::NoTable]);
    let text = kept.diagnostics[0].problem.message(Locale::En).to_string();
    assert_eq!(text, "stated after the ruling at table 2, and so dropped with it: `offenders`");
    let help = kept.diagnostics[0].problem.help(Locale::En).unwrap().to_string();
    assert!(help.ends_with("`at table 1`"), "{help}");
    let without = codes(three_tables(), "board 1\noffenders EW\nat table 2: +450\nat table 1: +420");
    assert!(!without.contains(&Code::NoTable), "{without:?}");
}

/// An event is read: the board before is none of it.
#[test]
fn an_event_begins_without_a_board() {
    let mut kept = Kept::default();
    let mut session = Session::new(&NoFiles, &mut kept);
    session.run("script", "board 1\ntraveller { +620: 3 }\noffenders EW");
    session.take_event(vec!["monday.csv".to_owned()], three_tables(), None).unwrap();
    session.run("script", "board 1\nat table 2\n+450");
    drop(session);
    assert_eq!(answers(&kept), ["0"]);
    assert!(kept.diagnostics.iter().all(|one| one.severity() != Severity::Error), "{:?}", kept.diagnostics);
}

// ---------------------------------------------------------------- a query alone

#[test]
fn a_query_alone_is_about_the_ruling_before_it() {
    let field = "board 7\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n";
    for word in ["effects", "entry", "sensitivity", "pitfall", "conventions", "conventions split:"] {
        let ruling = "(60%+620 & 40%-100)";
        let alone = results(&format!("{field}{ruling}\n{word}\n"));
        let named = results(&format!("{field}{ruling}\n{word} ans\n"));
        assert_eq!(alone, named, "{word}");
        assert_eq!(alone.len(), 2, "{word}");
    }
    let split = results(&format!("{field}(60%+620 & 40%-100)\nconventions split\n"));
    assert_eq!(split[1], results(&format!("{field}(60%+620 & 40%-100)\nconventions split: ans\n"))[1]);
    // A ruling of that name goes before the setting.
    let named = format!("{field}let split = +500\n+620\nconventions split\n");
    let named = &results(&named)[1];
    assert!(named["setting"].is_null() && named["rows"][0]["name"] == "split", "{named:#}");
}

#[test]
fn a_query_alone_without_a_ruling_asks_for_one() {
    for word in ["effects", "entry", "sensitivity", "pitfall", "conventions"] {
        let done = Run::script(&format!("board 7\nother table 0\n+620\nboard 8\n{word}\n")).done().exits(3);
        for expected in ["[unknown-name]", "score a ruling first, for example", "(60%+620 & 40%-100)"] {
            assert!(done.stderr.contains(expected), "{}", done.stderr);
        }
        let formatted = Run::args(["fmt", "-"]).stdin(format!("{word}\n")).done().exits(0);
        assert_eq!(formatted.stdout, format!("{word}\n"));
    }
}

/// With an event in force `effects` alone is the event's.
#[test]
fn effects_alone_are_the_events_where_one_is_in_force() {
    let kept = run(three_tables(), "board 1\nat table 2: +420\neffects\nentry\nsensitivity (50%+420 & 50%-50)");
    let is_event = |outcome: &redress::session::Outcome| matches!(outcome.kind, OutcomeKind::EventEffects(_));
    assert_eq!(kept.outcomes.iter().filter(|outcome| is_event(outcome)).count(), 1);
    assert!(kept.outcomes.iter().any(|outcome| matches!(outcome.kind, OutcomeKind::Entry(_))));
}

// ---------------------------------------------------------------- the prompt

fn prompt(locale: Locale) -> Repl<'static> {
    Repl::new(&NoFiles, Style { width: 60, ..Style::default() }, locale, Arc::default())
}

fn reply(prompt: &mut Repl<'_>, typed: &str) -> String {
    match prompt.take(typed) {
        Reply::Print(text) | Reply::Page(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
        other => panic!("`{typed}`: {other:?}"),
    }
}

#[test]
fn the_prompt_says_what_a_board_drops() {
    let typed = ["board 13", "traveller { -400: 3 }", "obtained 3NT= W", "penalty EW 10%", "-400"];
    for (locale, dropped, board) in [
        (
            Locale::En,
            "board 14: dropped the traveller, the score obtained, the penalties and the ruling (`ans`)",
            "board 14 dealer E vul none",
        ),
        (
            Locale::Pl,
            "board 14: usunięto protokół, wynik przy stole, karę i orzeczenie (`ans`)",
            "rozdanie 14 rozdaje E nikt po partii",
        ),
    ] {
        let mut prompt = prompt(locale);
        typed.iter().for_each(|line| assert!(!reply(&mut prompt, line).contains("board 14")));
        let text = reply(&mut prompt, "board 14");
        assert!(text.starts_with(dropped), "{text}");
        assert_eq!(reply(&mut prompt, "board 14"), board);
        reply(&mut prompt, ":undo");
        reply(&mut prompt, ":undo");
        assert!(reply(&mut prompt, ":show").contains("obtained 3NT= W"), "{}", reply(&mut prompt, ":show"));
    }
    // A fact that was never in force is not dropped, and a case ends by itself.
    let mut prompt = prompt(Locale::En);
    assert_eq!(reply(&mut prompt, "board 1"), "board 1 dealer N vul none");
    assert_eq!(reply(&mut prompt, "board 2"), "board 2 dealer E vul NS");
    assert!(!reply(&mut prompt, "case \"a\" { obtained +100; board 5 }").contains("dropped"));
}

/// A line that is refused changes nothing: neither the board, nor its facts, nor what is saved and undone.
#[test]
fn a_slip_drops_nothing() {
    for locale in [Locale::En, Locale::Pl] {
        let mut prompt = prompt(locale);
        for line in ["board 13", "traveller { -400: 3 }", "obtained -400", "penalty NS 10%", "match rest +10"] {
            reply(&mut prompt, line);
        }
        let (in_force, script) = (reply(&mut prompt, ":show"), prompt.script());
        for slip in [
            "board 14x",
            "board 7: 4S= N",
            "board cancelled",
            "board not played",
            "board 7 cancelled",
            "board seven",
            "board 0",
            "obtained +500; board 14x",
            "traveller { +620: 3, x! }",
            "travler { +500 }",
            "other table +30x",
            "obtained +62x",
            "penalty NS -5%",
            "match boards 9 scale x",
        ] {
            let found = reply(&mut prompt, slip);
            assert!(found.contains("×") && !found.contains("dropped"), "{slip}: {found}");
            assert_eq!((reply(&mut prompt, ":show"), prompt.script()), (in_force.clone(), script.clone()), "{slip}");
        }
        assert!(!reply(&mut prompt, "A+ each").contains("×"));
        reply(&mut prompt, ":undo");
        reply(&mut prompt, ":undo");
        assert!(!reply(&mut prompt, ":show").contains("match"), "a refused line is none to be undone");
    }
}

/// The prompt refuses a fact with an unknown name, and a penalty for which the scoring has no points.
#[test]
fn facts_that_nothing_could_be_scored_with_are_refused() {
    let refused = |before: &[&str], line: &str, why: &str| {
        let mut prompt = prompt(Locale::En);
        before.iter().for_each(|line| assert!(!reply(&mut prompt, line).contains("×"), "{line}"));
        let (in_force, script) = (reply(&mut prompt, ":show"), prompt.script());
        let found = reply(&mut prompt, line);
        assert!(found.contains("×") && found.contains(why), "{line}: {found}");
        assert_eq!((reply(&mut prompt, ":show"), prompt.script()), (in_force, script), "{line}");
    };
    for line in ["traveller { +620: 3, foo, -100: 2 }", "other table foo", "obtained foo", "traveller { table 1: foo }"]
    {
        refused(&[], line, "no ruling is called `foo`");
    }
    refused(&["let td = foo"], "other table td", "no ruling is called `foo`");
    refused(&[], "traveller { ans, +500 }", "`ans` is the last ruling scored");
    refused(&[], "traveller { 4S N, +500 }", "[contract-result]");
    refused(&["other table +300"], "penalty NS 10%", "[penalty-unit]");
    refused(&["scoring imps"], "10% PP to NS", "[penalty-unit]");
    refused(&["traveller { +620 }"], "penalty NS 3 IMP", "[penalty-unit]");
    // A contract waits for its board, a ruling for a name that is in it, and scoring for a penalty that was there before.
    let mut prompt = prompt(Locale::En);
    for line in ["traveller { 4S= N: 3 }", "board 7", "let td = foo", "let foo = +620", "td", "penalty NS 10%"] {
        reply(&mut prompt, line);
    }
    assert!(!reply(&mut prompt, "td").contains("×"));
    assert!(reply(&mut prompt, "scoring imps").contains("[penalty-unit]"));
    assert!(reply(&mut prompt, ":show").contains("scoring imps"));
}

/// A fact is echoed, a penalty in the place of another as such; what is saved keeps its comments.
#[test]
fn facts_are_echoed_and_comments_saved() {
    let mut prompt = prompt(Locale::En);
    assert_eq!(reply(&mut prompt, "obtained +500"), "obtained +500");
    assert_eq!(reply(&mut prompt, "10% PP to NS"), "penalty NS 10%");
    assert_eq!(reply(&mut prompt, "10% PP to NS"), "penalty NS 10%, in place of the one before");
    assert_eq!(reply(&mut prompt, "penalty EW 10%"), "penalty EW 10%");
    for line in ["board 12 # vs Smith", "# the second round", "board 13x # slip"] {
        reply(&mut prompt, line);
    }
    reply(&mut prompt, "# three\ntraveller { +620 } # of two\n# and\n+620 # poll of 5\n");
    let script = prompt.script();
    let kept =
        "board 12 # vs Smith\n# the second round\n# three\ntraveller { +620 } # of two\n# and\n+620 # poll of 5\n";
    assert!(script.ends_with(kept) && !script.contains("slip"), "{script}");
}

/// `AP` is what scoring programs call a board that was passed out, unless a ruling is called so.
#[test]
fn all_pass_in_a_result() {
    for fact in ["traveller { AP: 2, +500 }", "other table AP", "obtained ap"] {
        let mut prompt = prompt(Locale::En);
        assert!(!reply(&mut prompt, fact).contains("×"), "{fact}");
        assert!(reply(&mut prompt, ":show").contains("pass"), "{fact}: {}", reply(&mut prompt, ":show"));
    }
    let script = |before: &str| format!("{before}traveller {{ AP: 2 }}\nexpect +50: NS 4\nexpect -50: NS 0\n");
    crate::harness::Run::script(&script("")).done().exits(0);
    crate::harness::Run::script(&script("let AP = +100\n")).done().exits(1);
}

#[test]
fn explain_alone_explains_the_last_error() {
    let mut prompt = prompt(Locale::En);
    assert!(reply(&mut prompt, ":explain").contains("nothing has gone wrong yet"));
    reply(&mut prompt, "(60%+620 & 30%-100)");
    for typed in [":explain", "explain"] {
        assert!(reply(&mut prompt, typed).starts_with("weights-sum ("));
    }
    reply(&mut prompt, "board 7");
    assert!(reply(&mut prompt, ":explain").starts_with("weights-sum ("));
}
