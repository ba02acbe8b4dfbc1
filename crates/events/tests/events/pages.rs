//! JFR Pary and KoPS2www: real events by their counts.

use crate::data::real;
use redress_core::ruling::Side;
use redress_core::scoring::Scoring;
use redress_events::model::{Event, FaultKind, Format, Line, LineResult, Printed, PrintedUnit, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::NamedBytes;

pub fn event(files: &[NamedBytes]) -> Event {
    read(files, &ReadOptions::default()).unwrap()
}

fn lines(event: &Event) -> impl Iterator<Item = &Line> {
    event.boards.iter().flat_map(|board| &board.lines)
}

fn count(event: &Event, is: impl Fn(&LineResult) -> bool) -> usize {
    lines(event).filter(|line| is(&line.result)).count()
}

/// A figure, how many decimals it is printed with, and its unit: `61.8 (2) Percent`.
pub fn printed_text(printed: Option<&Printed>) -> String {
    let Some(Printed { value, decimals, unit }) = printed else { return String::new() };
    format!("{} ({decimals}) {unit:?}", redress_core::number::decimal(value, u32::from(*decimals)).0)
}

pub fn place_of<'a>(event: &'a Event, number: &str) -> &'a redress_events::model::PrintedPlace {
    event.ranking.iter().find(|place| event.contestant(place.contestant).unwrap().number == number).unwrap()
}

#[test]
fn a_matchpoint_event_of_jfr() {
    let Some(files) = real("jfr-mp-wb130808") else { return };
    let event = event(&files);
    assert_eq!(event.faults, []);
    assert_eq!((event.format, event.scoring, event.winners), (Format::Jfr, Some(Scoring::Matchpoints), Winners::One));
    assert_eq!((event.boards.len(), lines(&event).count()), (27, 324));
    assert_eq!(count(&event, |result| matches!(result, LineResult::Ruling(_))), 295);
    assert_eq!(count(&event, |result| *result == LineResult::SitOut), 27);
    assert_eq!(count(&event, |result| *result == LineResult::Bare), 2);
    let phantoms: Vec<&str> =
        event.contestants().filter(|(_, who)| who.phantom).map(|(_, who)| who.number.as_str()).collect();
    assert_eq!((event.contestants.len(), phantoms), (24, vec!["24"]));
    let ruling = lines(&event).find(|line| line.result == LineResult::Bare).unwrap();
    assert_eq!(
        (printed_text(ruling.printed.ns.as_ref()), printed_text(ruling.printed.ew.as_ref())),
        ("61.8 (2) Percent".to_owned(), "38.2 (2) Percent".to_owned())
    );
    assert_eq!(ruling.code.as_deref(), Some("TD"));
    assert_eq!(event.ranking.len(), 23);
    let first = place_of(&event, "13");
    assert_eq!((first.place, printed_text(first.result.as_ref())), (Some(1), "61.83 (2) Percent".to_owned()));
    assert_eq!(event.contestant(first.contestant).unwrap().names.len(), 2);
    assert!(event.boards.iter().all(|board| board.deal.is_some()));
    // Every contract gives the score beside it.
    assert!(
        lines(&event).filter(|line| matches!(line.result, LineResult::Ruling(_))).all(|line| line.printed.ns.is_some())
    );
}

#[test]
fn a_butler_event_of_jfr() {
    let Some(files) = real("jfr-butler-131108.tar.gz") else { return };
    let event = event(&files);
    assert_eq!(event.faults, []);
    assert_eq!((event.format, event.scoring, event.winners), (Format::Jfr, Some(Scoring::Butler), Winners::One));
    assert_eq!((event.boards.len(), lines(&event).count()), (30, 1260));
    assert_eq!(count(&event, |result| matches!(result, LineResult::Ruling(_))), 1205);
    assert_eq!(event.boards.iter().filter(|board| board.datum.is_some()).count(), 30);
    assert_eq!(printed_text(event.boards[0].datum.as_ref()), "50 (0) TotalPoints");
    assert_eq!(event.ranking.len(), 83);
    let penalised = place_of(&event, "44");
    assert_eq!(
        (penalised.place, penalised.penalty.to_string(), printed_text(penalised.result.as_ref())),
        (Some(10), "1".to_owned(), "52 (2) Imps".to_owned())
    );
    assert_eq!(event.ranking.iter().filter(|place| !place.penalty.is_zero()).count(), 1);
    // Two are level, and only the first has the place beside it.
    assert_eq!((place_of(&event, "31").place, place_of(&event, "57").place), (Some(62), Some(62)));
    let phantoms: Vec<&str> =
        event.contestants().filter(|(_, who)| who.phantom).map(|(_, who)| who.number.as_str()).collect();
    assert_eq!(phantoms, ["94"]);
}

#[test]
fn a_matchpoint_event_of_kops() {
    let Some(files) = real("kops-mp-pch1003.zip") else { return };
    let event = event(&files);
    assert_eq!(event.faults, []);
    assert_eq!((event.format, event.scoring, event.winners), (Format::Kops, Some(Scoring::Matchpoints), Winners::One));
    assert_eq!((event.boards.len(), lines(&event).count()), (26, 26 * 22));
    assert_eq!(count(&event, |result| matches!(result, LineResult::Ruling(_))), 570);
    assert_eq!(count(&event, |result| *result == LineResult::Bare), 2);
    let ruling = lines(&event).find(|line| line.result == LineResult::Bare).unwrap();
    assert_eq!(
        (printed_text(ruling.printed.ns.as_ref()), ruling.code.as_deref()),
        ("60 (2) Percent".to_owned(), Some("sędzia 60%/40%"))
    );
    // The pages of the pairs have every figure to 0.01.
    assert!(
        lines(&event).all(|line| Side::BOTH.iter().all(|side| line.printed.by(*side).as_ref().unwrap().decimals == 2))
    );
    assert_eq!((event.ranking.len(), event.contestants.len()), (44, 44));
    assert_eq!(printed_text(place_of(&event, "30").result.as_ref()), "61.62 (2) Percent");
    assert_eq!(printed_text(place_of(&event, "1").result.as_ref()), "41.94 (2) Percent");
    assert!(event.boards.iter().all(|board| board.deal.is_some()));
    let mut scores = lines(&event).filter(|line| line.result != LineResult::Bare);
    assert!(scores.any(|line| line.contract.is_some_and(|contract| contract.declarer.is_some())));
    let unit =
        lines(&event).filter_map(|line| line.printed.ew.as_ref()).all(|printed| printed.unit == PrintedUnit::Percent);
    assert!(unit && !event.faults.iter().any(|fault| matches!(fault.kind, FaultKind::ScoreDiffers { .. })));
}
