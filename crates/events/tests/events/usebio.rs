//! USEBIO: small files made from figures, and the real ones.

use crate::data::real;
use redress_core::ruling::{Side, Vulnerability};
use redress_core::scoring::Scoring;
use redress_events::model::{
    Event, EventForm, FaultKind, Format, Line, LineResult, PrintedPlace, PrintedUnit, Room, Winners,
};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;

/// The text around the elements of an event.
pub fn file(event_type: &str, inside: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE USEBIO SYSTEM \"usebio_v1_2.dtd\">\n<USEBIO Version=\"1.2\">\n\
         <EVENT EVENT_TYPE=\"{event_type}\">\n{inside}\n</EVENT>\n</USEBIO>\n"
    )
}

/// An element with a text, for each name.
pub fn fields(named: &[(&str, &str)]) -> String {
    named.iter().map(|(name, text)| format!("<{name}>{text}</{name}>")).collect()
}

/// A traveller line.
pub fn line(named: &[(&str, &str)]) -> String {
    format!("<TRAVELLER_LINE>{}</TRAVELLER_LINE>\n", fields(named))
}

/// A line of two pairs with a score and matchpoints.
fn scored(ns: &str, ew: &str, score: &str, points: [&str; 2]) -> String {
    let [own, other] = points;
    line(&[
        ("NS_PAIR_NUMBER", ns),
        ("EW_PAIR_NUMBER", ew),
        ("SCORE", score),
        ("NS_MATCH_POINTS", own),
        ("EW_MATCH_POINTS", other),
    ])
}

pub fn board(number: u32, lines: &str) -> String {
    format!("<BOARD>\n<BOARD_NUMBER>{number}</BOARD_NUMBER>\n{lines}</BOARD>\n")
}

pub fn opened(text: &str) -> Event {
    read(&[NamedBytes::new("club.xml", text.as_bytes())], &ReadOptions::default()).unwrap()
}

/// The result of a line in the notation of rulings.
pub fn ruling(line: &Line) -> String {
    match &line.result {
        LineResult::Ruling(ruling) => ruling.to_string(),
        other => format!("{other:?}"),
    }
}

fn who(event: &Event, line: &Line) -> (String, String) {
    let name = |id| {
        let own = event.contestant(id).unwrap();
        let direction = own.direction.map_or_else(String::new, |side| side.to_string());
        format!("{}{}{direction}", own.section.clone().unwrap_or_default(), own.number)
    };
    (name(line.ns), name(line.ew))
}

fn numbers(event: &Event, board: usize) -> Vec<(String, String)> {
    event.boards[board].lines.iter().map(|line| who(event, line)).collect()
}

fn pairs<const N: usize>(expected: [(&str, &str); N]) -> Vec<(String, String)> {
    expected.map(|(ns, ew)| (ns.to_owned(), ew.to_owned())).to_vec()
}

fn printed(figure: &Option<redress_events::model::Printed>) -> String {
    figure.as_ref().map_or_else(String::new, |figure| format!("{} {:?}", figure.value, figure.unit))
}

#[test]
fn contract_score_lead_and_points_of_a_line() {
    let played = line(&[
        ("NS_PAIR_NUMBER", "3"),
        ("EW_PAIR_NUMBER", "7"),
        ("CONTRACT", "4SX"),
        ("PLAYED_BY", "W"),
        ("LEAD", "KH"),
        ("TRICKS", "8"),
        ("SCORE", "300"),
        ("NS_MATCH_POINTS", "6.5"),
        ("EW_MATCH_POINTS", "1.5"),
    ]);
    let event = opened(&file("MP_PAIRS", &board(1, &played)));
    assert_eq!((event.format, event.form, event.winners), (Format::Usebio, EventForm::Pairs, Winners::One));
    assert_eq!(event.scoring, Some(Scoring::Matchpoints));
    assert_eq!(event.faults, []);
    let line = &event.boards[0].lines[0];
    assert_eq!(who(&event, line), ("3".to_owned(), "7".to_owned()));
    // Board 1, nobody vulnerable: 4♠ doubled and two down is 300.
    assert_eq!(ruling(line), "+300");
    assert_eq!(line.contract.unwrap().to_string(), "4♠x-2 W");
    assert_eq!(line.lead.as_deref(), Some("KH"));
    let figure = line.printed.ns.clone().unwrap();
    assert_eq!((figure.value.to_string(), figure.decimals), ("13/2".to_owned(), 1));
    assert_eq!(line.place.line, Some(7));
}

#[test]
fn codes_keep_the_points_typed_under_them() {
    let lines = scored("1", "2", "A6040", ["24", "16"]) + &scored("3", "4", "A5050", ["23", "11"]);
    let lines = lines + &scored("5", "6", "A7030", ["", ""]) + &scored("7", "8", "ADJ", ["20", "12"]);
    let event = opened(&file("MP_PAIRS", &board(1, &lines)));
    let board = &event.boards[0];
    let rulings: Vec<String> = board.lines.iter().map(ruling).collect();
    assert_eq!(rulings, ["A+/A-", "A", "70%/30%", "Bare"]);
    let codes: Vec<Option<&str>> = board.lines.iter().map(|line| line.code.as_deref()).collect();
    assert_eq!(codes, [Some("A6040"), Some("A5050"), Some("A7030"), Some("ADJ")]);
    assert_eq!(printed(&board.lines[1].printed.ns), "23 Matchpoints");
    assert_eq!(printed(&board.lines[1].printed.ew), "11 Matchpoints");
}

#[test]
fn the_printed_score_counts_where_the_contract_gives_another() {
    let wrong = line(&[
        ("NS_PAIR_NUMBER", "1"),
        ("EW_PAIR_NUMBER", "2"),
        ("CONTRACT", "3NT"),
        ("PLAYED_BY", "S"),
        ("TRICKS", "9"),
        ("SCORE", "600"),
    ]);
    let without = line(&[
        ("NS_PAIR_NUMBER", "3"),
        ("EW_PAIR_NUMBER", "4"),
        ("CONTRACT", "3NT"),
        ("PLAYED_BY", "E"),
        ("TRICKS", "8"),
    ]);
    let impossible = scored("5", "6", "415", ["", ""]);
    let passed = line(&[("NS_PAIR_NUMBER", "7"), ("EW_PAIR_NUMBER", "8"), ("CONTRACT", "PASS"), ("SCORE", "0")]);
    let event = opened(&file("MP_PAIRS", &board(1, &(wrong + &without + &impossible + &passed))));
    let rulings: Vec<String> = event.boards[0].lines.iter().map(ruling).collect();
    assert_eq!(rulings, ["+600", "+50", "+415", "pass"]);
    let kinds: Vec<&FaultKind> = event.faults.iter().map(|fault| &fault.kind).collect();
    let differs = FaultKind::ScoreDiffers { computed: 400, printed: 600 };
    assert_eq!(kinds, [&differs, &FaultKind::ImpossibleScore { score: 415 }]);
}

#[test]
fn the_same_number_is_another_pair_in_each_direction_with_two_winners() {
    let two = fields(&[("WINNER_TYPE", "2")]) + &board(1, &scored("1", "1", "50", ["2", "0"]));
    assert_eq!(numbers(&opened(&file("MP_PAIRS", &two)), 0), pairs([("1NS", "1EW")]));
    let written = fields(&[("WINNER_TYPE", "2")]) + &board(1, &scored("9NS", "9 EW", "50", ["2", "0"]));
    assert_eq!(numbers(&opened(&file("MP_PAIRS", &written)), 0), pairs([("9NS", "9EW")]));
    // An arrow-switch: the pair that is numbered among those of North-South sits East-West.
    let switched = fields(&[("WINNER_TYPE", "1")]) + &board(1, &scored("9EW", "4NS", "50", ["2", "0"]));
    let event = opened(&file("MP_PAIRS", &switched));
    assert_eq!(numbers(&event, 0), pairs([("9EW", "4NS")]));
    assert_eq!(event.winners, Winners::One);
    let one = fields(&[("WINNER_TYPE", "1")]) + &board(1, &scored("1", "2", "50", ["2", "0"]));
    assert_eq!(numbers(&opened(&file("MP_PAIRS", &one)), 0), pairs([("1", "2")]));
}

#[test]
fn places_totals_and_names() {
    let pair = |number: &str, direction: &str, more: &[(&str, &str)]| {
        let names =
            "<PLAYER><PLAYER_NAME>A &amp; B</PLAYER_NAME></PLAYER><PLAYER><PLAYER_NAME>C</PLAYER_NAME></PLAYER>";
        let own = fields(&[("PAIR_NUMBER", number), ("DIRECTION", direction)]) + &fields(more);
        format!("<PAIR>{own}{names}</PAIR>")
    };
    let first = [("PERCENTAGE", "61.25"), ("TOTAL_SCORE", "98"), ("PLACE", "1="), ("BOARDS_PLAYED", "20")];
    let fined = [("PERCENTAGE", "40"), ("PLACE", "3"), ("ADJUSTMENT", "-2.5")];
    let inside = format!("<PARTICIPANTS>{}{}</PARTICIPANTS>", pair("1", "NS", &first), pair("1", "EW", &fined));
    let inside = fields(&[("WINNER_TYPE", "2")]) + &inside + &board(1, &scored("1", "1", "50", ["2", "0"]));
    let event = opened(&file("MP_PAIRS", &inside));
    let rank: Vec<&PrintedPlace> = event.ranking.iter().collect();
    assert_eq!((rank[0].place, rank[0].boards), (Some(1), Some(20)));
    assert_eq!((printed(&rank[0].result), printed(&rank[0].total)), ("245/4 Percent".into(), "98 Matchpoints".into()));
    assert_eq!((rank[1].place, rank[1].penalty.to_string()), (Some(3), "5/2".to_owned()));
    let own = event.contestant(rank[0].contestant).unwrap();
    assert_eq!(
        (own.direction, own.names.as_slice()),
        (Some(Side::NS), ["A & B".to_owned(), "C".to_owned()].as_slice())
    );
    assert_eq!(event.contestants.len(), 2);
}

#[test]
fn a_set_of_hands_repeats_the_numbers_and_drops_no_lines() {
    let hand = |direction: &str, [s, h, d, c]: [&str; 4]| {
        format!(
            "<HAND>{}</HAND>",
            fields(&[("DIRECTION", direction), ("CLUBS", c), ("DIAMONDS", d), ("HEARTS", h), ("SPADES", s)])
        )
    };
    let hands = hand("East", ["KQJ", "", "KQJT98765", "2"])
        + &hand("North", ["AT98765432", "", "A32", ""])
        + &hand("South", ["", "AKQJT98765432", "", ""]).replace("<SPADES></SPADES>", "")
        + &hand("West", ["", "", "4", "AKQJT9876543"]);
    let set = format!("<HANDSET>{}</HANDSET>", board(2, &hands));
    let text =
        file("MP_PAIRS", &board(2, &scored("1", "2", "50", ["2", "0"]))).replace("</EVENT>", &format!("</EVENT>{set}"));
    let event = opened(&text);
    assert_eq!(event.faults, []);
    assert_eq!(event.boards.len(), 1);
    assert_eq!(event.boards[0].lines.len(), 1);
    let deal = event.boards[0].deal.as_ref().unwrap().to_string();
    assert_eq!(deal, "N:AT98765432..A32. KQJ..KQJT98765.2 .AKQJT98765432.. ..4.AKQJT9876543");
    assert_eq!(event.boards[0].board.vulnerability, Some(Vulnerability::NS));
}

/// Two sections of two tables: each board's matchpoints are 2 in all within a section, 6 across both.
#[test]
fn sections_are_compared_apart_unless_the_top_is_that_of_all() {
    let section = |name: &str, points: [&str; 2]| {
        let lines = scored("1", "2", "50", points) + &scored("3", "4", "-50", points);
        format!("<SECTION SECTION_ID=\"{name}\">{}</SECTION>", board(1, &lines))
    };
    let inside =
        |points| format!("<SESSION SESSION_ID=\"1\">{}{}</SESSION>", section("A", points), section("B", points));
    let apart = opened(&file("MP_PAIRS", &inside(["1", "1"])));
    assert_eq!(apart.boards.len(), 2);
    assert_eq!((apart.boards[1].section.as_deref(), apart.boards[1].session.as_deref()), (Some("B"), None));
    assert_eq!(numbers(&apart, 1), pairs([("B1", "B2"), ("B3", "B4")]));
    let across = opened(&file("MP_PAIRS", &inside(["2", "4"])));
    assert_eq!(across.boards.len(), 1);
    assert_eq!(across.boards[0].section, None);
    assert_eq!(numbers(&across, 0), pairs([("A1", "A2"), ("A3", "A4"), ("B1", "B2"), ("B3", "B4")]));
}

#[test]
fn teams_play_each_board_in_two_rooms() {
    let room = |direction: &str, contract: &str, by: &str, tricks: &str, score: &str| {
        line(&[
            ("DIRECTION", direction),
            ("CONTRACT", contract),
            ("PLAYED_BY", by),
            ("TRICKS", tricks),
            ("SCORE", score),
        ])
    };
    let lines = room("NS", "4H", "N", "10", "420") + &room("EW", "3H", "N", "10", "170");
    let imps = board(1, &(fields(&[("IMPS", "6")]) + &lines));
    let inside = format!(
        "{}<PARTICIPANTS><TEAM TEAM_ID=\"5\" TEAM_NAME=\"Reds\"><PLACE>1</PLACE><TOTAL_SCORE>14</TOTAL_SCORE></TEAM>\
         <TEAM TEAM_ID=\"8\" TEAM_NAME=\"Blues\"/></PARTICIPANTS><MATCH>{}{imps}</MATCH>",
        fields(&[("MATCH_SCORING_METHOD", "VPS")]),
        fields(&[
            ("ROUND_NUMBER", "3"),
            ("TEAM", "5"),
            ("OPPOSING_TEAM", "8"),
            ("TEAM_SCORE", "14"),
            ("OPPOSING_TEAM_SCORE", "6")
        ])
    );
    let event = opened(&file("SWISS_TEAMS", &inside));
    assert_eq!(event.faults, []);
    assert_eq!((event.form, event.scoring), (EventForm::Teams, Some(Scoring::Imps)));
    let lines = &event.boards[0].lines;
    assert_eq!((lines[0].room, lines[1].room), (Some(Room::Open), Some(Room::Closed)));
    assert_eq!(numbers(&event, 0), pairs([("5", "8"), ("8", "5")]));
    assert_eq!(lines[0].round.as_deref(), Some("3"));
    assert_eq!((printed(&lines[0].printed.ns), printed(&lines[0].printed.ew)), ("6 Imps".into(), "-6 Imps".into()));
    let result = &event.match_results[0];
    assert_eq!(
        (printed(&result.points.ns), printed(&result.points.ew)),
        ("14 VictoryPoints".into(), "6 VictoryPoints".into())
    );
    assert_eq!(event.ranking[0].result.as_ref().unwrap().unit, PrintedUnit::VictoryPoints);
    assert_eq!(event.contestant(event.ranking[0].contestant).unwrap().names, ["Reds"]);
}

#[test]
fn a_swiss_of_pairs_has_its_numbers_in_the_match_and_its_boards_by_round() {
    let one = |round: &str, ns: &str, ew: &str, score: &str| {
        let own = fields(&[("ROUND_NUMBER", round), ("NS_PAIR_NUMBER", ns), ("EW_PAIR_NUMBER", ew)]);
        let cross = [("SCORE", score), ("NS_CROSS_IMP_POINTS", "2.5"), ("EW_CROSS_IMP_POINTS", "-2.5")];
        format!("<MATCH>{own}{}</MATCH>", board(1, &line(&cross)))
    };
    let inside = one("1", "1", "2", "50") + &one("1", "3", "4", "100") + &one("2", "1", "3", "-100");
    let event = opened(&file("SWISS_PAIRS", &inside));
    assert_eq!(event.scoring, Some(Scoring::CrossImps));
    assert_eq!(event.boards.len(), 2);
    assert_eq!(numbers(&event, 0), pairs([("1", "2"), ("3", "4")]));
    assert_eq!(numbers(&event, 1), pairs([("1", "3")]));
    assert_eq!(printed(&event.boards[0].lines[0].printed.ew), "-5/2 Imps");
}

#[test]
fn butler_has_its_datum_and_its_points() {
    let points = [("NS_BUTLER_POINTS", "3"), ("EW_BUTLER_POINTS", "-3")];
    let own = [("NS_PAIR_NUMBER", "1"), ("EW_PAIR_NUMBER", "2"), ("SCORE", "420")];
    let inside = board(1, &(fields(&[("BOARD_AVERAGE", "310")]) + &line(&[own.as_slice(), &points].concat())));
    let event = opened(&file("PAIRS", &inside));
    assert_eq!(event.scoring, Some(Scoring::Butler));
    assert_eq!(printed(&event.boards[0].datum), "310 TotalPoints");
    assert_eq!(printed(&event.boards[0].lines[0].printed.ns), "3 Imps");
}

#[test]
fn players_of_an_individual_sit_together() {
    let own = [
        ("N_PLAYER_NUMBER", "1"),
        ("S_PLAYER_NUMBER", "5"),
        ("E_PLAYER_NUMBER", "2"),
        ("W_PLAYER_NUMBER", "7"),
        ("SCORE", "420"),
    ];
    let inside = "<PARTICIPANTS><PLAYER><PLAYER_NUMBER>5</PLAYER_NUMBER><PLAYER_NAME>E</PLAYER_NAME>\
                  <PLACE>1</PLACE><PERCENTAGE>60</PERCENTAGE></PLAYER></PARTICIPANTS>";
    let event = opened(&file("INDIVIDUAL", &format!("{inside}{}", board(1, &line(&own)))));
    assert_eq!(event.form, EventForm::Individual);
    let line = &event.boards[0].lines[0];
    let players: Vec<String> = event
        .contestant(line.ns)
        .unwrap()
        .players
        .iter()
        .map(|id| event.contestant(*id).unwrap().number.clone())
        .collect();
    assert_eq!(players, ["1", "5"]);
    assert_eq!(event.contestant(line.ns).unwrap().players[1], event.ranking[0].contestant);
}

#[test]
fn what_cannot_be_read_is_said_with_its_line_and_drops_nothing_else() {
    let lines = scored("1", "2", "5O", ["2", "0"]) + &scored("3", "4", "50", ["two", "0"]) + &line(&[("SCORE", "90")]);
    let event = opened(&file("MP_PAIRS", &(board(1, &lines) + "<BOARD>\n<BOARD_NUMBER>x</BOARD_NUMBER></BOARD>")));
    assert_eq!(numbers(&event, 0), pairs([("3", "4")]));
    let faults: Vec<(u32, &FaultKind)> =
        event.faults.iter().map(|fault| (fault.place.line.unwrap(), &fault.kind)).collect();
    let value = |what: &str, found: &str| FaultKind::Value { what: what.into(), found: found.into() };
    let missing = FaultKind::Missing { what: "NS_PAIR_NUMBER, EW_PAIR_NUMBER".into() };
    let expected = [
        (7, &value("SCORE", "5O")),
        (7, &FaultKind::RowLost),
        (8, &value("NS_MATCH_POINTS", "two")),
        (11, &value("BOARD_NUMBER", "x")),
        (9, &missing),
        (9, &FaultKind::RowLost),
    ];
    assert_eq!(faults, expected);
}

#[test]
fn of_two_lines_of_the_same_pairs_the_later_counts() {
    let lines = scored("1", "2", "50", ["2", "0"]) + &scored("1", "2", "-50", ["0", "2"]);
    let event = opened(&file("MP_PAIRS", &board(1, &lines)));
    assert_eq!(event.boards[0].lines.iter().map(ruling).collect::<Vec<_>>(), ["-50"]);
    assert_eq!((event.faults[0].kind.clone(), event.faults[0].place.line), (FaultKind::Twice, Some(7)));
}

/// Two states of one event: 27 boards of 21 lines, the last of which is played at all tables; 42 pairs.
#[test]
fn the_real_event_has_all_its_lines_and_places() {
    for (name, scored) in [("usebio-mp-after.xml", 563), ("usebio-mp-before.xml", 565)] {
        let Some(files) = real(name) else { return };
        let event = read(&files, &ReadOptions::default()).unwrap();
        assert_eq!(event.faults, [], "{name}");
        assert_eq!((event.boards.len(), event.contestants.len(), event.ranking.len()), (27, 42, 42));
        assert_eq!((event.winners, event.scoring), (Winners::Two, Some(Scoring::Matchpoints)));
        assert!(event.boards.iter().all(|board| board.lines.len() == 21 && board.deal.is_some()));
        let lines: Vec<&Line> = event.boards.iter().flat_map(|board| &board.lines).collect();
        assert_eq!(lines.iter().filter(|line| line.code.is_none()).count(), scored, "{name}");
        assert!(lines.iter().all(|line| line.printed.ns.is_some() && line.printed.ew.is_some()));
        assert_eq!(event.ranking.iter().filter(|place| place.place == Some(1)).count(), 2);
    }
}

#[test]
fn the_codes_of_the_real_event_hide_typed_points() {
    let Some(files) = real("usebio-mp-after.xml") else { return };
    let event = read(&files, &ReadOptions::default()).unwrap();
    let line = |board: usize, code: &str| {
        let found = event.boards[board].lines.iter().find(|line| line.code.as_deref() == Some(code)).unwrap();
        (ruling(found), printed(&found.printed.ns), printed(&found.printed.ew))
    };
    let figures = |ruling: &str, ns: &str, ew: &str| {
        (ruling.to_owned(), format!("{ns} Matchpoints"), format!("{ew} Matchpoints"))
    };
    assert_eq!(line(0, "A5050"), figures("A", "20", "20"));
    assert_eq!(line(0, "A6040"), figures("A+/A-", "24", "16"));
    assert_eq!(line(1, "A6060"), figures("A+", "24", "24"));
    assert_eq!(line(2, "A5050"), figures("A", "23", "11"));
    let typed = event.boards[3].lines.iter().find(|line| who(&event, line).0 == "1NS").unwrap();
    assert_eq!((ruling(typed), printed(&typed.printed.ns)), ("-650".to_owned(), "21 Matchpoints".to_owned()));
}

/// An event with two pairs in each direction on one board, the first of each direction's places given.
fn small_event(kind: &str, head: &str, score: i32) -> String {
    let pair = |number: &str, side: &str, place: u32| {
        format!(
            "<PAIR><PAIR_NUMBER>{number}{side}</PAIR_NUMBER><DIRECTION>{side}</DIRECTION><PLACE>{place}</PLACE></PAIR>"
        )
    };
    let pairs = [pair("1", "NS", 1), pair("2", "NS", 2), pair("1", "EW", 2), pair("2", "EW", 1)].concat();
    format!(
        "<EVENT EVENT_TYPE=\"{kind}\">{head}<PARTICIPANTS>{pairs}</PARTICIPANTS><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\
         <TRAVELLER_LINE><NS_PAIR_NUMBER>1NS</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1EW</EW_PAIR_NUMBER><SCORE>{score}</SCORE></TRAVELLER_LINE>\
         <TRAVELLER_LINE><NS_PAIR_NUMBER>2NS</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2EW</EW_PAIR_NUMBER><SCORE>-50</SCORE></TRAVELLER_LINE>\
         </BOARD></EVENT>"
    )
}

/// Events of one kind in a file are sections of their own, each with its winners; one of another kind or by other rules
/// is left out with a fault.
#[test]
fn several_events_of_a_file_are_ranked_apart() {
    let named = |name: &str| format!("<EVENT_DESCRIPTION>{name}</EVENT_DESCRIPTION><WINNER_TYPE>2</WINNER_TYPE>");
    let file = |events: &[String]| {
        let text = format!("<?xml version=\"1.0\"?><USEBIO Version=\"1.2\">{}</USEBIO>", events.concat());
        read(&[NamedBytes::new("two.xml", text.as_bytes())], &ReadOptions::default()).unwrap()
    };
    let two = file(&[small_event("MP_PAIRS", &named("Red"), 420), small_event("MP_PAIRS", &named("Blue"), 110)]);
    assert_eq!(two.faults, []);
    assert_eq!((two.name.as_deref(), two.boards.len(), two.contestants.len()), (Some("Red, Blue"), 2, 8));
    let sections: Vec<Option<&str>> = two.boards.iter().map(|board| board.section.as_deref()).collect();
    assert_eq!(sections, [Some("Red"), Some("Blue")]);
    let scored = score(&two, &Rules::of(&two)).unwrap();
    let firsts = scored.ranking.iter().filter(|standing| standing.place == 1);
    assert_eq!(firsts.map(|one| one.section.as_deref().unwrap()).collect::<Vec<_>>(), ["Blue", "Red", "Blue", "Red"]);
    let rules = "<EVENT_DESCRIPTION>Blue</EVENT_DESCRIPTION><WINNER_TYPE>1</WINNER_TYPE>";
    for other in [small_event("MP_PAIRS", rules, 110), small_event("BUTLER_PAIRS", &named("Blue"), 110)] {
        let one = file(&[small_event("MP_PAIRS", &named("Red"), 420), other]);
        assert_eq!((one.boards.len(), one.contestants.len(), one.ranking.len()), (1, 4, 4));
        assert_eq!((one.name.as_deref(), one.boards[0].section.as_deref()), (Some("Red"), None));
        let unread = one.faults.iter().filter(|fault| matches!(fault.kind, FaultKind::NotRead { .. }));
        assert_eq!(unread.count(), 1);
    }
}
