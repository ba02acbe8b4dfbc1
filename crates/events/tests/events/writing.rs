//! Writing: what is written of an event is read as the same event.

use crate::generated::{Kind, bare, event};
use redress_core::scoring::Scoring;
use redress_events::model::{Event, EventForm, FaultKind, Format, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;
use redress_events::writers::{LostKind, WriteOptions, Written, write};

const NAMES: WriteOptions = WriteOptions { names: true };

/// Pairs by matchpoints, with one winner.
const PAIRS: Kind = Kind {
    form: EventForm::Pairs,
    scoring: Scoring::Matchpoints,
    winners: Winners::One,
    sections: 1,
    sessions: 1,
    rulings: false,
    everything: false,
};

/// Every kind of event.
fn kinds() -> Vec<Kind> {
    let teams = Kind { form: EventForm::Teams, scoring: Scoring::Imps, ..PAIRS };
    vec![
        PAIRS,
        Kind { winners: Winners::Two, ..PAIRS },
        Kind { sections: 2, ..PAIRS },
        Kind { sections: 2, sessions: 2, winners: Winners::Two, ..PAIRS },
        Kind { scoring: Scoring::Butler, ..PAIRS },
        Kind { scoring: Scoring::CrossImps, ..PAIRS },
        Kind { scoring: Scoring::TotalPoints, ..PAIRS },
        Kind { form: EventForm::Individual, ..PAIRS },
        teams,
        Kind { scoring: Scoring::BoardAMatch, ..teams },
    ]
}

fn written(event: &Event, format: Format) -> Written {
    write(event, None, format, NAMES).unwrap()
}

fn read_again(written: &Written) -> Event {
    let file = NamedBytes::new("again", written.bytes.clone());
    read(&[file], &ReadOptions::default()).unwrap()
}

/// The first difference, to be seen in a failure.
fn difference(one: &Event, other: &Event) -> String {
    for (own, again) in one.boards.iter().zip(&other.boards) {
        for (line, read) in own.lines.iter().zip(&again.lines) {
            if line != read {
                return format!("{line:?}\n{read:?}");
            }
        }
        if own != again {
            return format!("{own:?}\n{again:?}");
        }
    }
    format!("{one:?}\n{other:?}")
}

fn assert_same(event: &Event, again: &Event, what: &str) {
    let (one, other) = (bare(event), bare(again));
    assert!(one == other, "{what}: {}", difference(&one, &other));
}

#[test]
fn json_holds_everything() {
    for kind in kinds() {
        for seed in 0..40 {
            let event = event(seed, Kind { rulings: true, everything: true, ..kind });
            let json = written(&event, Format::Json);
            assert_eq!(json.lost, []);
            let again = read_again(&json);
            assert_eq!(again.faults, [], "{kind:?} {seed}");
            assert_same(&event, &again, &format!("{kind:?} {seed}"));
            assert_eq!(written(&again, Format::Json).bytes.len(), json.bytes.len());
        }
    }
}

#[test]
fn names_are_written_where_they_are_asked_for_alone() {
    let event = event(1, PAIRS);
    let without = write(&event, None, Format::Json, WriteOptions::default()).unwrap();
    assert!(!String::from_utf8(without.bytes).unwrap().contains("Neill"));
    assert_eq!(without.lost.iter().map(|lost| lost.kind).collect::<Vec<_>>(), [LostKind::Names]);
    assert!(String::from_utf8(written(&event, Format::Json).bytes).unwrap().contains("Neill"));
}

/// Figures of a scored event stand beside what the file printed.
#[test]
fn json_has_the_figures_of_a_scored_event() {
    let event = event(3, PAIRS);
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let json = write(&event, Some(&scored), Format::Json, NAMES).unwrap();
    let value: serde_json::Value = serde_json::from_slice(&json.bytes).unwrap();
    let board = &value["boards"][0];
    assert_eq!(board["top"], redress_events::document::exact(scored.boards[0].top.as_ref().unwrap()).as_str());
    assert_eq!(value["ranking"].as_array().unwrap().len(), event.contestants.len());
    assert_eq!(value["ranking"][0]["place"], 1);
    let figure = scored.boards[0].lines.iter().position(|line| line.figures.ns.is_some()).unwrap();
    let exact = &scored.boards[0].lines[figure].figures.ns.as_ref().unwrap().points;
    assert_eq!(board["lines"][figure]["ns_points"]["exact"], exact.to_string().as_str());
    assert_same(&event, &read_again(&json), "scored");
}

#[test]
fn json_by_hand_may_leave_out_what_it_does_not_know() {
    let text = r#"{"redress": 1, "event": {"winners": 1, "scoring": "matchpoints"}, "boards": [{"board": "2", "lines":
        [{"ns": "1", "ew": "2", "ruling": "+110"}, {"ns": "3", "ew": "4", "ruling": "nonsense"}, {"ns": "5", "ew": "6"}]}]}"#;
    let event = read(&[NamedBytes::new("x", text.as_bytes())], &ReadOptions::default()).unwrap();
    assert_eq!(event.boards[0].lines.len(), 2);
    let kinds: Vec<&FaultKind> = event.faults.iter().map(|fault| &fault.kind).collect();
    let wrong = FaultKind::Value { what: "ruling".into(), found: "nonsense".into() };
    assert_eq!(kinds, [&wrong, &FaultKind::RowLost]);
    assert_eq!(event.faults[0].place.element.as_deref(), Some("boards[0].lines[1]"));
}
