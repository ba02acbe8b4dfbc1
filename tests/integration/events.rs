//! Whole events in the language: what a board brings, a ruling at a table, the ranking before and after.

use crate::harness::{Folder, Run, root};
use redress::diagnostic::{Code, Diagnostic};
use redress::events::model::{BoardResults, Event, EventBuilder, Format, Line, LineResult, Place, Winners};
use redress::messages::Locale;
use redress::render::{self, Detail, Style};
use redress::ruling::{Board, Ruling, Side, SideRuling};
use redress::scoring::Scoring;
use redress::session::{NoFiles, Outcome, OutcomeKind, Session, Sink};
use redress::source::Sources;
use std::sync::Arc;

/// A table of a board: its number, NS's pair, EW's pair, the score.
type Result = (u32, &'static str, &'static str, i32);

/// An evening of two directions, by matchpoints.
fn evening(boards: &[(u32, &[Result])]) -> Event {
    let mut builder = EventBuilder::new(Format::Csv);
    builder.name = Some("Monday".to_owned());
    builder.scoring = Some(Scoring::Matchpoints);
    builder.winners = Winners::Two;
    for (number, results) in boards {
        let mut board = BoardResults::new(Board::numbered(*number));
        for (table, ns, ew, score) in *results {
            let ns = builder.contestant(None, ns, Some(Side::NS));
            let ew = builder.contestant(None, ew, Some(Side::EW));
            let result = LineResult::Ruling(Arc::new(Ruling::Both(SideRuling::score(*score))));
            let mut line = Line::new(Place::default(), ns, ew, result);
            line.table = Some(table.to_string().into());
            board.lines.push(line);
        }
        builder.boards.push(board);
    }
    builder.finish()
}

/// Three tables, two boards. Matchpoints of board 1: NS 2, 4, 0; of board 2: 0, 2, 4.
pub fn three_tables() -> Event {
    evening(&[
        (1, &[(1, "1", "1", 420), (2, "2", "3", 450), (3, "3", "2", -50)]),
        (2, &[(1, "1", "2", -100), (2, "2", "1", 100), (3, "3", "3", 110)]),
    ])
}

#[derive(Default)]
pub struct Kept {
    pub outcomes: Vec<Outcome>,
    pub diagnostics: Vec<Diagnostic>,
}

impl Sink for Kept {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        self.outcomes.push(outcome);
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        self.diagnostics.push(diagnostic);
    }
}

/// The results of a script with the event in force.
pub fn run(event: Event, script: &str) -> Kept {
    let mut kept = Kept::default();
    let mut session = Session::new(&NoFiles, &mut kept);
    session.take_event(vec!["monday.csv".to_owned()], event, None).unwrap();
    session.run("script", script);
    drop(session);
    kept
}

/// The codes that a script reports.
pub fn codes(event: Event, script: &str) -> Vec<Code> {
    let kept = run(event, script);
    let own = kept.outcomes.iter().flat_map(|outcome| match &outcome.kind {
        OutcomeKind::Ruling(found) => found.diagnostics.clone(),
        OutcomeKind::At(found) => found.breakdown.diagnostics.clone(),
        _ => Vec::new(),
    });
    kept.diagnostics.iter().chain(&own.collect::<Vec<_>>()).map(Diagnostic::code).collect()
}

/// Place, number and result of everybody in a ranking, and the place before.
fn standings(kind: &OutcomeKind) -> Vec<(u32, String, String, Option<u32>)> {
    let OutcomeKind::Ranking(found) = kind else { panic!("{kind:?}") };
    let one = |standing: &redress::events::scoring::Standing| {
        let who = found.event.contestant(standing.contestant).unwrap();
        let name = format!("{} {}", who.direction.unwrap(), who.number);
        let before = found.standing_before(standing).map(|before| before.place);
        (standing.place, name, standing.result.to_string(), before)
    };
    found.scored.ranking.iter().map(one).collect()
}

fn all(expected: &[(u32, &str, &str, Option<u32>)]) -> Vec<(u32, String, String, Option<u32>)> {
    expected.iter().map(|(place, name, result, before)| (*place, (*name).into(), (*result).into(), *before)).collect()
}

#[test]
fn a_ruling_at_a_table_changes_the_ranking() {
    // With half of +420 and half of −50 at table 2 the frequencies of board 1 are 1.5 and 1.5: +420 is worth 3.5 of 4 and
    // −50 0.5, so that NS have 3.5, 2 and 0.5.
    let script = "ranking before\nboard 1\nat table 2: (50% +420 & 50% -50)\nranking";
    let kept = run(three_tables(), script);
    assert_eq!(kept.diagnostics, []);
    let [before, at, after] = kept.outcomes.as_slice() else { panic!("{:?}", kept.outcomes) };
    let as_read = [
        (1, "NS 2", "75", None),
        (2, "NS 3", "50", None),
        (3, "NS 1", "25", None),
        (1, "EW 2", "100", None),
        (2, "EW 1", "50", None),
        (3, "EW 3", "0", None),
    ];
    assert_eq!(standings(&before.kind), all(&as_read));
    let OutcomeKind::At(found) = &at.kind else { panic!("{at:?}") };
    assert_eq!(found.table, "table 2");
    assert_eq!(found.breakdown.figure(Side::NS).points.to_string(), "2");
    let ruled = [
        (1, "NS 3", "225/4", Some(2)),
        (2, "NS 2", "50", Some(1)),
        (3, "NS 1", "175/4", Some(3)),
        (1, "EW 2", "375/4", Some(1)),
        (2, "EW 1", "125/4", Some(2)),
        (3, "EW 3", "25", Some(3)),
    ];
    assert_eq!(standings(&after.kind), all(&ruled));
}

/// A board of an event in Butler is scored in Butler though nothing in the script says so: +420 beside 420 and 450 has a
/// datum of 430, −50 one of 820/3, rounded 270: 0 and −8 IMPs, −4 together. The event counts the same.
#[test]
fn a_ruling_is_scored_as_its_event_is() {
    let mut event = three_tables();
    event.scoring = Some(Scoring::Butler);
    let script = "board 1\nat table 3\nexpect +420: NS 0 IMP, EW 0 IMP\nexpect -50: NS -8 IMP, EW 8 IMP\n\
        expect (50% +420 & 50% -50): NS -4 IMP, EW 4 IMP\nat table 3: (50% +420 & 50% -50)\nprotocol\nranking";
    let kept = run(event, script);
    let mut claimed = 0;
    for outcome in &kept.outcomes {
        match &outcome.kind {
            OutcomeKind::Expectation(found) => {
                assert!(found.passed, "{found:?}");
                claimed += 1;
            }
            OutcomeKind::Protocol(found) => {
                let ruled = found.protocol.rows[2].sides.ns.as_ref().unwrap().points.to_string();
                assert_eq!(ruled, "-4");
            }
            OutcomeKind::Ranking(found) => {
                let figures = &found.scored.boards[0].lines[2].figures;
                assert_eq!(figures.ns.as_ref().unwrap().points.to_string(), "-4");
            }
            _ => {}
        }
    }
    assert_eq!((claimed, kept.diagnostics.is_empty()), (3, true));
    // The script overrides the file.
    let mut event = three_tables();
    event.scoring = Some(Scoring::Butler);
    let kept = run(event, "scoring matchpoints\nboard 1\nat table 3\nexpect -50: NS 0 MP, EW 4 MP");
    assert!(matches!(&kept.outcomes.last().unwrap().kind, OutcomeKind::Expectation(found) if found.passed));
}

#[test]
fn places_are_expected() {
    let script =
        "board 1\nexpect place NS 2: 1\nat NS 2 EW 3: (50% +420 & 50% -50)\nexpect place NS 2: 2\nexpect place EW 2: 3";
    let kept = run(three_tables(), script);
    let held: Vec<bool> = kept
        .outcomes
        .iter()
        .filter_map(|outcome| match &outcome.kind {
            OutcomeKind::Expectation(found) => Some(found.passed),
            _ => None,
        })
        .collect();
    assert_eq!(held, [true, true, false]);
}

#[test]
fn a_board_brings_the_other_tables() {
    let points = |script: &str| {
        let kept = run(three_tables(), script);
        let figure = |kind: &OutcomeKind| match kind {
            OutcomeKind::Ruling(found) => Some(found.figure(Side::NS).points.to_string()),
            _ => None,
        };
        kept.outcomes.iter().filter_map(|outcome| figure(&outcome.kind)).collect::<Vec<_>>()
    };
    // Beside +420 and −50 alone the score of table 2 is a top of 4; without a table it is one result more.
    assert_eq!(points("board 1\nat table 2\n+450"), ["4"]);
    assert_eq!(points("board 1\n+450"), ["5"]);
    assert_eq!(codes(three_tables(), "board 1\n+450"), [Code::NoTable]);
    assert_eq!(codes(three_tables(), "board 1\nat table 2\n+450"), []);
    // A ruling stays where it was given.
    assert_eq!(points("board 1\nat table 2: +420\nboard 2\nboard 1\nat table 1\n+420"), ["3"]);
}

#[test]
fn what_is_not_there_is_said() {
    for (script, code) in [
        ("board 3", Code::UnknownTable),
        ("board 1\nat table 9: +420", Code::UnknownTable),
        ("board 1\nat NS 1 EW 3: +420", Code::UnknownTable),
        ("at table 1: +420", Code::NoEvent),
        ("expect place NS 7: 1", Code::UnknownTable),
        ("expect place 2: 1", Code::UnknownTable),
        ("event \"nowhere.xml\"", Code::File),
        ("board 1\nat: +420", Code::UnknownTable),
        ("board 1\nat NS 1 NS 2: +420", Code::UnknownTable),
    ] {
        assert_eq!(codes(three_tables(), script), [code], "{script}");
    }
    let mut kept = Kept::default();
    Session::new(&NoFiles, &mut kept).run("script", "ranking\nat table 3: +420\nnotify");
    assert!(kept.diagnostics.iter().all(|found| found.code() == Code::NoEvent), "{:?}", kept.diagnostics);
    assert_eq!(kept.diagnostics.len(), 3);
}

/// The list says how its results were made, the sessions' weights too, which count in IMPs as well; what has no bearing on
/// it is left out.
#[test]
fn a_ranking_says_the_rules_that_it_rests_on() {
    let conventions = |scoring: Scoring, script: &str| {
        let mut event = three_tables();
        event.scoring = Some(scoring);
        let kept = run(event, script);
        let output = |outcome| render::terminal(&render::blocks(outcome, Locale::En, Detail::Steps), Style::default());
        let text: String = kept.outcomes.iter().map(output).collect();
        text.lines().find_map(|line| line.trim().strip_prefix("Conventions: ").map(str::to_owned))
    };
    let script = "set result-of sessions 1\nset result-round 0.01 away\nset round-cap 12\nranking";
    let output = conventions(Scoring::Matchpoints, script);
    assert_eq!(output.as_deref(), Some("result-of sessions 1, result-round 0.01 away."));
    assert_eq!(conventions(Scoring::Butler, script).as_deref(), Some("result-of sessions 1, round-cap 12."));
    assert_eq!(conventions(Scoring::Matchpoints, "ranking"), None);
}

/// NS 1 played board 1 against EW 1, EW 2 against NS 3: those are the tables that can be meant.
#[test]
fn where_the_pairs_named_played_is_said() {
    let lines = |script: &str| {
        let kept = run(three_tables(), script);
        kept.diagnostics.iter().map(|one| one.problem.help(Locale::En).unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(lines("board 1\nat NS 1 EW 2"), ["it has `at table 1` and `at table 3`"]);
    assert_eq!(lines("board 1\nat NS 7 EW 8"), ["it has `at table 1`, `at table 2` and `at table 3`"]);
}

#[test]
fn what_has_no_score_changes_nothing() {
    let kept = run(three_tables(), "board 1\nat table 2: (50% +420 & 40% -50)\nranking");
    let last = kept.outcomes.last().unwrap();
    let OutcomeKind::Ranking(found) = &last.kind else { panic!("{last:?}") };
    assert!(found.before.is_none());
}

#[test]
fn everybody_whose_score_changes_is_notified() {
    let kept = run(three_tables(), "board 1\nat table 2: (50% +420 & 50% -50)\nnotify\neffects");
    let OutcomeKind::Notify(found) = &kept.outcomes[1].kind else { panic!() };
    // Each pair's score on board 1 is another: NS 2 to 3.5, 4 to 2, 0 to 0.5, and EW the rest of 4.
    let changes: Vec<(String, String, bool)> = found
        .changed
        .iter()
        .map(|one| {
            let [board] = one.boards.as_slice() else { panic!("{one:?}") };
            let points = |figure: &Option<redress::scoring::Figure>| figure.as_ref().unwrap().points.to_string();
            (points(&board.before), points(&board.after), board.ruled)
        })
        .collect();
    let expected = [
        ("0", "1/2", false),
        ("4", "2", true),
        ("2", "7/2", false),
        ("4", "7/2", false),
        ("2", "1/2", false),
        ("0", "2", true),
    ];
    assert_eq!(changes, expected.map(|(before, after, ruled)| (before.to_owned(), after.to_owned(), ruled)));
}

#[test]
fn eighty_columns_hold_every_view() {
    let script = "ranking before\nboard 1\nat table 2: (50% +420 & 50% -50)\nranking\neffects\nnotify";
    for locale in Locale::ALL {
        for outcome in &run(three_tables(), script).outcomes {
            let text = render::terminal(&render::blocks(outcome, locale, Detail::Steps), Style::default());
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            assert!(!text.is_empty());
            println!("{text}");
        }
    }
}

#[test]
fn what_an_audit_finds_is_in_every_language() {
    for code in redress::events::audit::Code::ALL {
        for locale in Locale::ALL {
            assert!(!redress::messages::names::audit_finding(locale, code.name()).is_empty(), "{}", code.name());
        }
    }
}

/// Two boards of four results. By hand, two for each pair beaten and one for a tie: board 7 is worth 3, 3, 6, 0 to
/// North-South and board 8 is worth 5, 0, 5, 2; printed for board 7 are 6, 0, 3, 3.
fn contradicting() -> String {
    let line = |(ns, ew, score, points): (u32, u32, i32, u32)| {
        format!(
            "<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>\
             <SCORE>{score}</SCORE><NS_MATCH_POINTS>{points}</NS_MATCH_POINTS>\
             <EW_MATCH_POINTS>{}</EW_MATCH_POINTS></TRAVELLER_LINE>",
            6 - points
        )
    };
    let board = |number: u32, lines: [(u32, u32, i32, u32); 4]| {
        format!("<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{}</BOARD>", lines.map(line).concat())
    };
    let pair = |(number, direction, total): (u32, &str, u32)| {
        format!(
            "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{direction}</DIRECTION>\
             <TOTAL_SCORE>{total}</TOTAL_SCORE></PAIR>"
        )
    };
    let ns = [(1, "NS", 8), (2, "NS", 3), (3, "NS", 11), (4, "NS", 2)].map(pair).concat();
    let ew = [(11, "EW", 7), (12, "EW", 4), (13, "EW", 6), (14, "EW", 7)].map(pair).concat();
    let seven = board(7, [(1, 11, 620, 6), (2, 12, 620, 0), (3, 13, 650, 3), (4, 14, -100, 3)]);
    let eight = board(8, [(1, 12, 140, 5), (2, 13, -50, 0), (3, 14, 140, 5), (4, 11, 110, 2)]);
    format!(
        "<USEBIO Version=\"1.2\"><EVENT EVENT_TYPE=\"MP_PAIRS\"><WINNER_TYPE>2</WINNER_TYPE>\
         <PARTICIPANTS>{ns}{ew}</PARTICIPANTS>{seven}{eight}</EVENT></USEBIO>"
    )
}

#[test]
fn an_audit_says_what_its_findings_have_in_common_and_how_a_board_was_computed() {
    let folder = Folder::new();
    let path = folder.file("club.xml", contradicting());
    let audited = Run::args(["audit"]).arg(&path).done().exits(1).stdout;
    let squeezed = audited.split_whitespace().collect::<Vec<_>>().join(" ");
    for expected in [
        "4 of 8 lines 8 of 8 results",
        "board 7: 4 of 4 lines differ; the points printed for it are not those of its results",
        "The file contradicts itself: 8 of 8 results do not follow from the lines it prints.",
        "7 NS 1 6 3 the points differ",
        "NS 1 8 11 does not follow from its own lines",
        "board 7, computed score results NS MP EW MP +650 1 6 0 ← +620 2 3 3 ← −100 1 0 6 ←",
    ] {
        assert!(squeezed.contains(expected), "{expected}\n{audited}");
    }
    assert!(!squeezed.contains("board 8"), "{audited}");
    let polish = Run::args(["audit", "--language", "pl"]).arg(&path).done().exits(1).stdout;
    let squeezed = polish.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(squeezed.contains("z wydrukowanych w nim wierszy nie wynika 8 z 8 wyników"), "{polish}");
}

/// A board that was spoilt in one room, of a match in which the others came out level or not. Average plus is 3 IMPs, or
/// what the team has in the mean on the other boards, where that is more (Law 12C2(b) and (c)); the ranking counts it.
#[test]
fn a_board_of_one_room_alone_has_an_artificial_score() {
    let folder = Folder::new();
    // 420 against 420 is nothing, against -50 it is 10 IMP; 900 against 0 is 14 IMP; board 3 is nothing.
    for (closed, fourth, given, total) in [("420", "0", "+3", "+3"), ("-50", "900", "+8", "+32")] {
        let boards = format!(
            "board,room,ns,ew,score\n1,open,1,2,420\n1,closed,2,1,{closed}\n2,open,1,2,620\n\
             3,open,1,2,50\n3,closed,2,1,50\n4,open,1,2,{fourth}\n4,closed,2,1,0\n"
        );
        folder.file("match.csv", boards);
        let script = "scoring imps\nevent \"match.csv\"\nboard 2\nat NS 1 EW 2: A+/A-\nranking\n";
        let path = folder.file("match.ruling", script);
        let output = Run::args(["run"]).arg(path).done().exits(0).stdout;
        let squeezed = output.split_whitespace().collect::<Vec<_>>().join(" ");
        for expected in [format!("NS {given} IMP EW −"), format!(" 1 1 {total} ")] {
            assert!(squeezed.contains(&expected), "{expected}\n{output}");
        }
    }
}

/// The other boards of Law 12C2(c) are those with a result: 14 IMP and 0 are 7 in the mean, whatever a board came to of which
/// the other room was given an artificial score.
#[test]
fn a_board_with_an_artificial_score_in_the_other_room_is_none_of_the_session() {
    let folder = Folder::new();
    let boards = "board,room,ns,ew,score\n1,open,1,2,50\n1,closed,2,1,50\n2,open,1,2,900\n2,closed,2,1,0\n\
                  3,open,1,2,620\n3,closed,2,1,620\n4,open,1,2,620\n";
    folder.file("match.csv", boards);
    let script =
        "scoring imps\nevent \"match.csv\"\nboard 3\nat NS 2 EW 1: A+/A-\nboard 4\nat NS 1 EW 2: A+/A-\nranking\n";
    let output = Run::args(["run"]).arg(folder.file("match.ruling", script)).done().exits(0).stdout;
    let squeezed = output.split_whitespace().collect::<Vec<_>>().join(" ");
    // 0 + 14 - 3 + 7 = 18.
    for expected in ["NS +7 IMP EW −7 IMP", " 1 1 +18 "] {
        assert!(squeezed.contains(expected), "{expected}\n{output}");
    }
}

#[test]
fn an_audit_is_scored_as_the_script_says_where_the_file_says_nothing() {
    let folder = Folder::new();
    folder.file("club.csv", "board,ns,ew,score\n1,1,2,620\n1,3,4,-100\n2,1,2,50\n2,3,4,-100\n");
    for (scoring, status) in [("scoring matchpoints\n", 0), ("", 3)] {
        let path = folder.file("audit.ruling", format!("{scoring}event \"club.csv\"\naudit\n"));
        Run::args(["run"]).arg(path).done().exits(status);
    }
}

/// A file of the examples.
fn example(name: &str) -> std::path::PathBuf {
    root().join("examples/evening").join(name)
}

#[test]
fn an_event_is_ranked_at_the_command_line() {
    // By hand: NS 2 has 55 of 80, NS 5 42, NS 3 38.
    let done = Run::args(["event"]).arg(example("monday.xml")).done().exits(0);
    let places: Vec<&str> = done.stdout.lines().skip_while(|line| !line.contains("place")).skip(1).take(3).collect();
    let expected = ["1 2 55 68.75%", "2 5 42 52.5%", "3 3 38 47.5%"];
    for (line, expected) in places.iter().zip(expected) {
        let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(squeezed(line), squeezed(expected), "{}", done.stdout);
    }
    let rulings = std::env::temp_dir().join(format!("redress-rulings-{}.ruling", std::process::id()));
    std::fs::write(&rulings, "board 3\nat table 2: (60% 4♠= N & 40% 4♠-1 N)\n").unwrap();
    for format in ["text", "markdown", "html", "latex", "json"] {
        let run = Run::args(["event", "--format", format, "--rulings"]).arg(&rulings).arg(example("monday.xml"));
        let done = run.done().exits(0);
        assert!(done.stderr.is_empty() && !done.stdout.is_empty(), "{format}: {}", done.stderr);
    }
    let document =
        Run::args(["event", "--format", "json", "--rulings"]).arg(&rulings).arg(example("monday.xml")).done().json();
    let standings = document["ranking"].as_array().unwrap();
    assert_eq!((standings[0]["pair"].as_str(), standings[0]["before"]["place"].as_u64()), (Some("2"), Some(1)));
    assert_eq!(document["event"]["boards"], 10);
    assert_eq!(document["audit"].as_array().map(Vec::len), Some(0));
    std::fs::remove_file(rulings).unwrap();
    Run::args(["event", "--section", "Z"]).arg(example("monday.xml")).done().exits(3);
    Run::args(["event"]).arg(example("nowhere.xml")).done().exits(3);
    Run::args(["audit"]).arg(example("monday.xml")).done().exits(0);
}

/// The number of boards that each pair has played is a column if it differs, and stated once otherwise.
#[test]
fn boards_are_a_column_where_they_differ() {
    let folder = Folder::new();
    let ranked = |name: &str, rows: &str| {
        let path = folder.file(name, format!("board,ns,ew,score\n{rows}"));
        Run::args(["event"]).arg(path).done().exits(0).stdout
    };
    let alike = ranked("alike.csv", "1,1,2,420\n1,3,4,-50\n2,1,2,110\n2,3,4,100\n");
    assert!(!alike.contains("boards each") && !alike.contains("pair  boards"), "{alike}");
    let fewer =
        ranked("fewer.csv", "1,1,2,420\n1,3,4,-50\n2,1,2,110\n2,3,4,100\n3,5,6,420\n3,7,8,-50\n4,5,6,420\n4,7,8,-50\n");
    assert!(fewer.contains("4 boards, ") && fewer.contains("2 boards each"), "{fewer}");
    let differing = ranked("differing.csv", "1,1,2,420\n1,3,4,-50\n2,1,2,110\n2,3,4,100\n3,1,2,420\n3,5,6,-50\n");
    assert!(differing.contains("pair  boards") && !differing.contains("boards each"), "{differing}");
}

/// Each change for a pair is a row: its boards, its result and its place, before and after.
#[test]
fn what_is_to_announce_has_before_beside_after() {
    let page = std::fs::read_to_string(example("monday.en.html")).unwrap();
    // By hand: of 80 matchpoints NS 3 had 38 and have 44.8, with 4.4, 6 and 5.4 in place of 5, 0 and 4.
    let (_, behind) = page.split_once("NS 3</th>").unwrap();
    let rows: Vec<&str> = behind.split("</tr>").take(5).collect();
    for (row, expected) in rows.iter().zip([
        ["board 3, MP", "5", "4.4"],
        ["board 6, MP", "0", "6"],
        ["board 9, MP", "4", "5.4"],
        ["result", "47.5%", "56%"],
        ["place", "3", "2"],
    ]) {
        let cells = row.split("<td").filter_map(|cell| cell.split_once('>')?.1.split('<').next());
        let cells = cells.map(|cell| cell.trim_end_matches(['\u{2007}', '\u{2008}']));
        // The last cell has the arrow of a row to look at.
        let printed: Vec<&str> = cells.filter(|cell| !cell.is_empty() && *cell != "←").collect();
        assert_eq!(printed, expected, "{row}");
    }
    // The box of the table is called by what it is the result of, and by what stands above it.
    assert!(page.contains("role=\"group\" aria-label=\"notify: whose place changes\""));
    assert!(page.contains("role=\"group\" aria-label=\"ranking: EW\""));
    let polish = std::fs::read_to_string(example("monday.pl.html")).unwrap();
    assert!(polish.contains("role=\"group\" aria-label=\"notify: zmienia się miejsce\""));
}

#[test]
fn an_event_is_the_same_after_it_was_converted() {
    let path = std::env::temp_dir().join(format!("redress-converted-{}.json", std::process::id()));
    Run::args(["convert"]).arg(example("monday.xml")).arg("-o").arg(&path).done().exits(0);
    let ranked = |path: &std::path::Path| Run::args(["event"]).arg(path).done().exits(0).stdout;
    // Each names its own format.
    assert_eq!(ranked(&path).replace("read from redress", "read from USEBIO"), ranked(&example("monday.xml")));
    std::fs::remove_file(path).unwrap();
}

/// The folder of real files, as the tests of the readers find it.
fn real_files() -> Option<std::path::PathBuf> {
    let stated = std::env::var_os("REDRESS_EVENT_FILES").map(std::path::PathBuf::from);
    let folder = stated.unwrap_or_else(|| root().join("../shared/data/events"));
    if !folder.is_dir() {
        eprintln!("SKIPPED: the result files of real events are not here (REDRESS_EVENT_FILES names their folder)");
        return None;
    }
    Some(folder)
}

/// Rulings of which a file has only the percentages, and a datum that it does not explain, are found before anything is
/// ranked.
#[test]
fn real_events_are_ranked_as_they_were() {
    let Some(folder) = real_files() else { return };
    for (file, ranked) in [("jfr-mp-wb130808", 23), ("kops-mp-pch1003.zip", 44), ("jfr-butler-131108.tar.gz", 83)] {
        let document = Run::args(["event", "--format", "json"]).arg(folder.join(file)).done().exits(0).json();
        let number = |value: &serde_json::Value| value.as_str().and_then(|text| text.parse::<f64>().ok());
        let comes_out = |standing: &&serde_json::Value| {
            let own = number(&standing["percent"]).or_else(|| number(&standing["points"]));
            own.is_some() && own == number(&standing["file"]["result"])
        };
        let standings = document["ranking"].as_array().unwrap();
        assert_eq!((standings.len(), standings.iter().filter(comes_out).count()), (ranked, ranked), "{file}");
    }
}
