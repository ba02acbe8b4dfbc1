//! The recap of my.acbl.org: small ones made from figures, and the real one.

use crate::data::real;
use crate::usebio::ruling;
use redress_core::ruling::Side;
use redress_core::scoring::Scoring;
use redress_events::model::{Event, FaultKind, Format, Line, Printed, PrintedUnit, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;

/// A recap of one section.
pub fn recap(head: &str, pairs: &str, results: &str) -> String {
    format!(
        "{{{head}\"board_scoring_method\":\"MATCH_POINTS\",\"type\":\"PAIRS\",\"sessions\":[{{\"number\":1,\"sections\":[{{\
         \"name\":\"A\",\"pair_summaries\":[{pairs}],\"boards\":[{{\"board_number\":1,\"board_results\":[{results}]}}]}}]}}]}}"
    )
}

/// A result; texts and numbers both.
fn result(ns: &str, ew: &str, scores: [&str; 2], play: [&str; 4], points: [&str; 2]) -> String {
    let [ns_score, ew_score] = scores;
    let [contract, declarer, made, won] = play;
    let [own, other] = points;
    format!(
        "{{\"round_number\":3,\"table_number\":\"4\",\"ns_pair\":\"{ns}\",\"ew_pair\":{ew},\"ns_score\":\"{ns_score}\",\
         \"ew_score\":\"{ew_score}\",\"contract\":\"{contract}\",\"declarer\":\"{declarer}\",\"result\":\"{made}\",\
         \"tricks_taken\":{won},\"ns_match_points\":{own},\"ew_match_points\":\"{other}\",\"opening_lead\":\"\"}}"
    )
}

fn opened(text: &str) -> Event {
    read(&[NamedBytes::new("recap.json", text.as_bytes())], &ReadOptions::default()).unwrap()
}

fn printed(figure: &Option<Printed>) -> (String, u8, PrintedUnit) {
    figure.as_ref().map(|figure| (figure.value.to_string(), figure.decimals, figure.unit)).unwrap()
}

#[test]
fn results_with_texts_and_numbers() {
    let lines = [
        result("1", "2", ["-50", "50"], ["3 NT x", "N", "-1", "\"8\""], ["6.50", "4.50"]),
        result("3", "4", ["PASS", "PASS"], ["PASS", "", "", "null"], ["4", "7.00"]),
        result("5", "6", ["AVE+", "AVE-"], ["", "", "", "\"\""], ["6.60", "4.40"]),
        result("7", "8", ["400", "-400"], ["3 NT", "S", "=", "9"], ["11", "0"]),
    ];
    let event = opened(&recap("\"winner_type\":2,", "", &lines.join(",")));
    assert_eq!((event.format, event.winners, event.scoring), (Format::Acbl, Winners::Two, Some(Scoring::Matchpoints)));
    let lines = &event.boards[0].lines;
    // Board 1, nobody vulnerable: doubled and one down is 100.
    assert_eq!(lines.iter().map(ruling).collect::<Vec<_>>(), ["-50", "pass", "A+/A-", "+400"]);
    let differs = FaultKind::ScoreDiffers { computed: -100, printed: -50 };
    assert_eq!(event.faults.iter().map(|fault| &fault.kind).collect::<Vec<_>>(), [&differs]);
    let element = "sessions[0].sections[0].boards[0].board_results[0]";
    assert_eq!(event.faults[0].place.element.as_deref(), Some(element));
    assert_eq!(lines[3].contract.unwrap().to_string(), "3NT= S");
    assert_eq!((lines[0].round.as_deref(), lines[0].table.as_deref()), (Some("3"), Some("4")));
    // As written: two digits, though it is a number.
    assert_eq!(printed(&lines[0].printed.ns), ("13/2".to_owned(), 2, PrintedUnit::Matchpoints));
    assert_eq!(lines[2].code.as_deref(), Some("AVE+/AVE-"));
    assert_eq!(event.contestant(lines[0].ns).unwrap().direction, Some(Side::NS));
}

/// A page as a browser saves it has the recap in a script, behind other objects.
#[test]
fn the_recap_is_found_in_a_page() {
    let recap = recap("", "", &result("7", "8", ["400", "-400"], ["3 NT", "S", "=", "9"], ["11", "0"]));
    let page =
        |script: &str| format!("<!DOCTYPE html>\n<script>var page = {{\"id\": 1}};\n{script}</script><p>7 = 7</p>");
    let event = opened(&page(&format!("var data = {recap};\nvar rest = {{}};")));
    assert_eq!((event.format, event.boards.len(), event.faults.len()), (Format::Acbl, 1, 0));
    assert_eq!(ruling(&event.boards[0].lines[0]), "+400");
    let cut = page(&format!("var data = {}", &recap[..recap.len() - 3]));
    let cut = read(&[NamedBytes::new("x.html", cut.as_bytes())], &ReadOptions::default());
    assert!(matches!(cut.unwrap_err().kind, FaultKind::Missing { .. }));
}

#[test]
fn places_are_those_of_the_whole_field() {
    let pair = |number: &str, direction: &str, place: &str| {
        format!(
            "{{\"pair_number\":\"{number}\",\"direction\":{direction},\"boards_played\":24,\"score\":\"177.13\",\
             \"percentage\":\"61.93\",\"adjustment\":\"-1.5\",\"strat_place\":[{place}],\"players\":[{{\"name\":\"P\"}}]}}"
        )
    };
    let place = |strat: u32, rank: &str, kind: &str| {
        format!("{{\"strat_number\":{strat},\"rank\":\"{rank}\",\"type\":\"{kind}\"}}")
    };
    let first = [place(2, "1", "Section"), place(1, "3", "Event"), place(1, "2/3", "Section")].join(",");
    let pairs = [pair("1", "\"NS\"", &first), pair("1", "\"EW\"", "")].join(",");
    let event = opened(&recap("\"winner_type\":\"2\",", &pairs, ""));
    let ranking = &event.ranking;
    assert_eq!((ranking[0].place, ranking[1].place, ranking[0].boards), (Some(2), None, Some(24)));
    assert_eq!(printed(&ranking[0].result), ("6193/100".to_owned(), 2, PrintedUnit::Percent));
    assert_eq!(printed(&ranking[0].total), ("17713/100".to_owned(), 2, PrintedUnit::Matchpoints));
    assert_eq!(ranking[0].penalty.to_string(), "3/2");
    assert_eq!(event.contestants.len(), 2);
    // One winner: no direction.
    let single = opened(&recap("\"winner_type\":1,", &pair("1", "null", ""), ""));
    assert_eq!(single.contestant(single.ranking[0].contestant).unwrap().direction, None);
}

#[test]
fn what_has_another_shape_is_a_fault_at_its_place() {
    let lines = [
        result("1", "2", ["5O", ""], ["", "", "", "null"], ["1", "1"]),
        "7".to_owned(),
        result("", "4", ["50", "-50"], ["", "", "", "null"], ["1", "1"]),
        result("5", "6", ["50", "-50"], ["", "", "", "null"], ["1", "1"]),
    ];
    let event = opened(&recap("", "{\"score\":[]}", &lines.join(",")));
    assert_eq!(event.boards[0].lines.len(), 1);
    let lost = event.faults.iter().filter(|fault| fault.kind == FaultKind::RowLost);
    let places: Vec<&str> = lost.filter_map(|fault| fault.place.element.as_deref()).collect();
    let results = "sessions[0].sections[0].boards[0].board_results";
    assert_eq!(places, [1, 0, 2].map(|at| format!("{results}[{at}]")));
    let cut =
        read(&[NamedBytes::new("x", &b"{\"sessions\":[{\"sections\":[{\"boards\":"[..])], &ReadOptions::default());
    assert!(matches!(cut.unwrap_err().kind, FaultKind::Damaged(_)));
    let deep = format!("{{\"sections\":1,\"sessions\":{}", "[".repeat(100_000));
    let deep = read(&[NamedBytes::new("x", deep.as_bytes())], &ReadOptions::default());
    assert!(matches!(deep.unwrap_err().kind, FaultKind::Damaged(_)));
}

/// 13 pairs North-South and 12 East-West; 26 boards of 12 results.
#[test]
fn the_real_recap_has_all_its_lines_and_places() {
    let Some(files) = real("acbl-club-mitchell.json") else { return };
    let event = read(&files, &ReadOptions::default()).unwrap();
    assert_eq!(event.faults, []);
    assert_eq!((event.boards.len(), event.winners, event.contestants.len()), (26, Winners::Two, 25));
    assert!(event.boards.iter().all(|board| board.lines.len() == 12 && board.deal.is_some()));
    let lines: Vec<&Line> = event.boards.iter().flat_map(|board| &board.lines).collect();
    assert!(lines.iter().all(|line| line.contract.is_some() && line.printed.ns.is_some()));
    let by = |side: Side| {
        let own =
            event.ranking.iter().filter(|place| event.contestant(place.contestant).unwrap().direction == Some(side));
        own.count()
    };
    assert_eq!((by(Side::NS), by(Side::EW)), (13, 12));
}

/// The places of North-South in the strata of the recap, as it prints them (`strat_place`).
#[test]
fn strata_have_the_places_that_the_recap_prints() {
    let Some(files) = real("acbl-club-mitchell.json") else { return };
    let event = read(&files, &ReadOptions::default()).unwrap();
    assert_eq!(event.strata.iter().map(|own| own.name.as_str()).collect::<Vec<_>>(), ["B", "C"]);
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let places = |at: usize| {
        let of = scored.places_among(&event.strata[at].contestants);
        let named = event.contestants().filter(|(_, who)| who.direction == Some(Side::NS)).filter_map(|(id, who)| {
            let (place, tied) = of.get(&id).copied()?;
            Some((place, who.number.clone(), tied))
        });
        let mut named: Vec<_> = named.collect();
        named.sort();
        named
            .into_iter()
            .map(|(place, number, tied)| format!("{place}{} {number}", if tied { "=" } else { "" }))
            .collect::<Vec<_>>()
    };
    assert_eq!(places(0)[..3], ["1 13", "2 11", "3 2"]);
    assert_eq!(places(1), ["1 6", "2 5", "3= 3", "3= 9"]);
}
