//! Portable Bridge Notation: small files made from figures, and the real ones.

use crate::data::real;
use crate::usebio::ruling;
use redress_core::ruling::Vulnerability;
use redress_core::scoring::Scoring;
use redress_events::model::{
    Event, EventForm, FaultKind, Format, Line, LineResult, Printed, PrintedUnit, Room, Winners,
};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;

fn opened(text: &str) -> Event {
    read(&[NamedBytes::new("club.pbn", text.as_bytes())], &ReadOptions::default()).unwrap()
}

/// Tags, each on its line.
pub fn tags(named: &[(&str, &str)]) -> String {
    named.iter().map(|(name, value)| format!("[{name} \"{value}\"]\r\n")).collect()
}

fn lines(event: &Event) -> Vec<&Line> {
    event.boards.iter().flat_map(|board| &board.lines).collect()
}

fn rulings(event: &Event) -> Vec<String> {
    lines(event).into_iter().map(ruling).collect()
}

fn figure(printed: &Option<Printed>) -> (String, PrintedUnit) {
    printed.as_ref().map(|own| (own.value.to_string(), own.unit)).unwrap()
}

#[test]
fn a_score_table_by_its_header() {
    let head = [("Event", "Club \\\"A\\\""), ("Board", "3"), ("Vulnerable", "EW"), ("Scoring", "MP")];
    let table = r"Table\2R;PairId_NS\2R;PairId_EW\2R;Contract\5L;Declarer\1R;Result\2R;Lead\3L;Score_NS\6R;Score_EW\6R;MP_NS\5R;MP_EW\5R";
    let rows = " 1  1  2 3NT   W  9 S4      -   600  0.0  4.0 ; a comment\r\n 2  3  4 -     -  - -       -     -  2.4  1.6\r\n\
                {a comment\r\nover lines} 3  5  6 4HX   S 10 -   \"590\"     -  4.0  0.0\r\n 4  7  8 Pass  -  - -       0     -  2  2\r\n";
    let event = opened(&format!("% PBN 2.1\r\n{}[ScoreTable \"{table}\"]\r\n{rows}", tags(&head)));
    assert_eq!((event.format, event.scoring, event.winners), (Format::Pbn, Some(Scoring::Matchpoints), Winners::One));
    assert_eq!(event.name.as_deref(), Some("Club \"A\""));
    assert_eq!(event.faults, []);
    // Board 3, EW vulnerable: 3NT by West is 600, 4♥ doubled by South 590.
    assert_eq!(rulings(&event), ["-600", "Bare", "+590", "pass"]);
    let first = lines(&event)[0];
    assert_eq!((first.table.as_deref(), first.lead.as_deref(), first.place.line), (Some("1"), Some("S4"), Some(7)));
    assert_eq!(figure(&lines(&event)[1].printed.ew), ("8/5".to_owned(), PrintedUnit::Matchpoints));
}

#[test]
fn lines_may_end_as_on_an_old_mac() {
    let text = tags(&[("Board", "1"), ("ScoreTable", r"PairId_NS\2R;PairId_EW\2R;Score_NS\6R")]) + " 1  2   420\r\n";
    assert_eq!(rulings(&opened(&text.replace("\r\n", "\r"))), ["+420"]);
}

#[test]
fn a_contract_without_a_score_is_scored_on_the_tagged_board() {
    let head = [("Board", "1"), ("Vulnerable", "All"), ("Scoring", "IMP;Cross")];
    let table = r"PairId_NS\2R;PairId_EW\2R;Contract\5L;Declarer\1R;Result\2R";
    let event = opened(&format!("{}[ScoreTable \"{table}\"]\n1 2 4S N 10\n3 4 4S N 9\n", tags(&head)));
    assert_eq!(rulings(&event), ["+620", "-100"]);
    assert_eq!(event.boards[0].board.vulnerability, Some(Vulnerability::All));
    assert_eq!(event.scoring, Some(Scoring::CrossImps));
}

#[test]
fn values_are_inherited_from_the_game_before() {
    let table = "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n";
    let first = tags(&[("Event", "##Cup"), ("Session", "A"), ("Board", "1"), ("Vulnerable", "NS")]);
    let second = tags(&[("Event", "#"), ("Session", "#"), ("Board", "2"), ("Vulnerable", "#")]);
    let third = tags(&[("Board", "3")]);
    let event = opened(&format!("{first}{table}1 2 50\n\n{second}{table}1 2 100\n\n{third}{table}1 2 -50\n"));
    let of = |at: usize| (event.boards[at].session.as_deref(), event.boards[at].board.vulnerability);
    assert_eq!(of(1), (Some("A"), Some(Vulnerability::NS)));
    assert_eq!(of(2), (None, Some(Vulnerability::EW)));
    assert_eq!(event.name.as_deref(), Some("Cup"));
}

/// A match: the home team sits North-South in the open room.
#[test]
fn a_match_in_two_rooms() {
    let game = |room: &str, contract: &str, declarer: &str, result: &str, score: &str| {
        let own = [
            ("Board", "5"),
            ("Room", room),
            ("HomeTeam", "Reds"),
            ("VisitTeam", "Blues"),
            ("Scoring", "IMP"),
            ("Contract", contract),
            ("Declarer", declarer),
            ("Result", result),
            ("Score", score),
            ("Stage", "Final"),
        ];
        tags(&own)
    };
    let open = game("Open", "4H", "S", "10", "NS 620");
    let closed = game("Closed", "4HX", "E", "NS 5", "200");
    let event = opened(&format!("{open}\r\n{closed}"));
    assert_eq!(
        event.faults.iter().map(|fault| &fault.kind).collect::<Vec<_>>(),
        [&FaultKind::ScoreDiffers { computed: 300, printed: -200 }]
    );
    assert_eq!((event.form, event.scoring), (EventForm::Teams, Some(Scoring::Imps)));
    let rooms = lines(&event);
    assert_eq!((rooms[0].room, rooms[1].room), (Some(Room::Open), Some(Room::Closed)));
    assert_eq!((rooms[0].ns, rooms[0].ew), (rooms[1].ew, rooms[1].ns));
    assert_eq!(event.contestant(rooms[0].ns).unwrap().names, ["Reds"]);
    // NS took 5: East, who declares, 8, two down, doubled and not vulnerable.
    assert_eq!(rooms[1].contract.unwrap().to_string(), "4♥x-2 E");
    assert_eq!(rooms[1].round.as_deref(), Some("Final"));
}

#[test]
fn names_with_blanks_stand_in_their_widths() {
    let table = r"PairId_NS\2R;PairId_EW\2R;Score_NS\5R;Names_NS\13L;Names_EW";
    let rows = " 1  2   420 Ann B-Cee Dee E F-G H\n 3  4   -50 \"Ann B\" \"Cee D\"\n 5 6 7 8 9 10\n 5\n";
    let event = opened(&format!("[Board \"2\"]\n[ScoreTable \"{table}\"]\n{rows}"));
    assert_eq!(rulings(&event)[..2], ["+420", "-50"]);
    let lost: Vec<Option<u32>> =
        event.faults.iter().filter(|fault| fault.kind == FaultKind::RowLost).map(|fault| fault.place.line).collect();
    assert_eq!(lost, [Some(6)]);
}

#[test]
fn a_number_on_both_sides_is_two_pairs_whose_totals_need_a_direction() {
    let text = "[Board \"1\"]\n[TotalScoreTable \"Rank;PairId;TotalPercentage\"]\n1 1 60\n1 1 55\n\
                [ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 1 50\n2 2 100\n";
    let event = opened(text);
    assert_eq!((event.winners, event.contestants.len(), event.ranking.len()), (Winners::Two, 4, 0));
    assert_eq!(event.faults[0].kind, FaultKind::NotRead { what: "TotalScoreTable".into() });
    let named = opened(
        &text
            .replace("Rank;PairId", "Rank;Direction;PairId")
            .replace("1 1 60", "1 NS 1 60")
            .replace("1 1 55", "1 EW 1 55"),
    );
    assert_eq!((named.ranking.len(), named.contestants.len()), (2, 4));
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    let text = "[Board \"1\"]\n[Dealer \"Q\"]\n[ScoreTable \"PairId_NS;PairId_EW;Contract;Score_NS\"]\n1 2 4S 5O\n3 4 9S 50\n5 6\n[Broken\n";
    let event = opened(text);
    let value = |what: &str, found: &str| FaultKind::Value { what: what.into(), found: found.into() };
    let expected = [
        (7, value("[Tag \"…\"]", "[Broken")),
        (1, value("Dealer", "Q")),
        (6, value("ScoreTable", "2")),
        (6, FaultKind::RowLost),
        (4, value("score_ns", "5O")),
        (4, FaultKind::RowLost),
        (5, value("contract", "9S")),
    ];
    let faults: Vec<(u32, FaultKind)> =
        event.faults.iter().map(|fault| (fault.place.line.unwrap(), fault.kind.clone())).collect();
    assert_eq!(faults, expected);
    assert_eq!(rulings(&event), ["+50"]);
}

/// Boards 1 to 6 of eleven rows, contracts without scores.
#[test]
fn the_real_contracts_have_scores() {
    let Some(files) = real("pbn-scoretable-contracts.pbn") else { return };
    let event = read(&files, &ReadOptions::default()).unwrap();
    assert_eq!(event.faults, []);
    assert_eq!((event.boards.len(), lines(&event).len()), (6, 66));
    assert!(lines(&event).iter().all(|line| matches!(line.result, LineResult::Ruling(_))));
}

/// 27 boards, 297 rows, 23 places; the two rulings have figures alone.
#[test]
fn the_real_scores_agree_with_their_contracts() {
    let Some(files) = real("pbn-scoretable-scores.pbn") else { return };
    let event = read(&files, &ReadOptions::default()).unwrap();
    assert_eq!(event.faults, []);
    assert_eq!((event.boards.len(), lines(&event).len(), event.ranking.len()), (27, 297, 23));
    assert_eq!((event.winners, event.scoring), (Winners::One, Some(Scoring::Matchpoints)));
    assert_eq!(lines(&event).iter().filter(|line| line.result == LineResult::Bare).count(), 2);
    assert!(lines(&event).iter().all(|line| line.printed.ns.is_some() && line.printed.ew.is_some()));
    assert!(
        event
            .ranking
            .iter()
            .all(|place| place.result.as_ref().unwrap().unit == PrintedUnit::Percent && place.boards == Some(27))
    );
}

/// Tables that have the names of pairs and no numbers: the same names are the same pair.
#[test]
fn pairs_without_numbers_are_known_by_their_names() {
    let table = "[ScoreTable \"Score_NS;Names_NS;Names_EW\"]\n";
    let board = |number: &str| tags(&[("Board", number), ("Scoring", "MP")]) + table;
    let rows =
        ["420 \"A & B\" \"C & D\"\n-50 \"E & F\" \"G & H\"\n", "50 \"A & B\" \"G & H\"\n50 \"E & F\" \"C & D\"\n"];
    let event = opened(&format!("{}{}\n{}{}", board("1"), rows[0], board("2"), rows[1]));
    assert_eq!(event.faults, []);
    assert_eq!(
        (event.contestants.len(), rulings(&event)),
        (4, ["+420", "-50", "+50", "+50"].map(str::to_owned).to_vec())
    );
    assert_eq!(event.boards[0].lines[0].ns, event.boards[1].lines[0].ns);
}

/// A table of frequencies has no contestants: its results are read, nobody is ranked, and a fault reports it.
#[test]
fn a_table_of_frequencies_has_results_and_no_pairs() {
    let head = tags(&[("Board", "1"), ("Vulnerable", "None"), ("Scoring", "MP")]);
    let table = r#"[ScoreTable "Contract\5L;Declarer\1;Result\2R;Score_NS\5R;Multiplicity"]"#;
    let event = opened(&format!("{head}{table}\n4S N 10 420 3\n4S N 9 -50 1\n3S N 10 170 x\n2S N 10 170 2000000\n"));
    assert_eq!(rulings(&event), ["+420", "+420", "+420", "-50"]);
    assert!(event.contestants.iter().all(|one| one.phantom));
    let lost = event.faults.iter().filter(|fault| fault.kind == FaultKind::RowLost);
    assert_eq!(lost.map(|fault| fault.place.line).collect::<Vec<_>>(), [Some(7), Some(8)]);
    assert!(matches!(&event.faults[0].kind, FaultKind::Missing { what } if what.starts_with("PairId")));
    let scored = score(&event, &Rules::of(&event)).unwrap();
    // Three tables tie above one: 2 each for the ties, 2 for the one beaten.
    let points: Vec<String> =
        scored.boards[0].lines.iter().map(|line| line.figures.ns.as_ref().unwrap().points.to_string()).collect();
    assert_eq!((points, scored.ranking.len()), (["4", "4", "4", "0"].map(str::to_owned).to_vec(), 0));
}
