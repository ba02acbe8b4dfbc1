//! Writing: what is written of an event is read as the same event.

use crate::build::{Small, plain};
use crate::data::real;
use crate::generated::{Kind, bare, event, in_order};
use redress_core::number::Exact;
use redress_core::ruling::{Ruling, SideRuling, Sides};
use redress_core::scoring::Scoring;
use redress_events::model::{Event, EventForm, FaultKind, Format, LineResult, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;
use redress_events::writers::{LossKind, WriteError, WriteOptions, Written, write};
use std::sync::Arc;

const NAMES: WriteOptions = WriteOptions::with_names(true);

/// Every kind of event.
fn kinds() -> Vec<Kind> {
    let teams = Kind { form: EventForm::Teams, scoring: Scoring::Imps, ..Kind::PAIRS };
    vec![
        Kind::PAIRS,
        Kind { winners: Winners::Two, ..Kind::PAIRS },
        Kind { sections: 2, ..Kind::PAIRS },
        Kind { sections: 2, sessions: 2, winners: Winners::Two, ..Kind::PAIRS },
        Kind { scoring: Scoring::Butler, ..Kind::PAIRS },
        Kind { scoring: Scoring::CrossImps, ..Kind::PAIRS },
        Kind { scoring: Scoring::TotalPoints, ..Kind::PAIRS },
        Kind { form: EventForm::Individual, ..Kind::PAIRS },
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
    // The parts that only its own file has are in no other.
    let bare = |event: &Event| {
        let mut bare = bare(event);
        bare.left = Arc::default();
        bare.details = Arc::default();
        bare
    };
    let (one, other) = (bare(event), bare(again));
    assert!(one == other, "{what}: {}", difference(&one, &other));
}

#[test]
fn json_holds_everything() {
    for kind in kinds() {
        for seed in 0..12 {
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
    let event = event(1, Kind::PAIRS);
    let without = write(&event, None, Format::Json, WriteOptions::default()).unwrap();
    assert!(!String::from_utf8(without.bytes).unwrap().contains("Neill"));
    assert_eq!(without.lost.iter().map(|lost| lost.kind).collect::<Vec<_>>(), [LossKind::Names]);
    assert!(String::from_utf8(written(&event, Format::Json).bytes).unwrap().contains("Neill"));
}

/// JSON has the figures of a scored event beside the printed ones.
#[test]
fn json_has_the_figures_of_a_scored_event() {
    let event = event(3, Kind::PAIRS);
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

/// Without what rows of lines cannot hold, which the writer lists.
fn without_ranking(event: &Event) -> Event {
    let mut event = event.clone();
    (event.program, event.matches) = (None, None);
    event.ranking = Arc::new(Vec::new());
    event.match_results = Arc::new(Vec::new());
    if event.form == EventForm::Individual {
        let mut all = event.contestants.as_ref().clone();
        all.iter_mut().for_each(|own| own.names.clear());
        event.contestants = Arc::new(all);
    }
    event
}

#[test]
fn csv_holds_the_lines_of_every_event() {
    for kind in kinds() {
        for seed in 0..12 {
            let event = event(seed, Kind { rulings: true, everything: true, ..kind });
            let csv = written(&event, Format::Csv);
            let kinds: Vec<LossKind> = csv.lost.iter().map(|lost| lost.kind).collect();
            assert!(kinds.contains(&LossKind::Ranking) && kinds.contains(&LossKind::Conversion));
            let mut again = read_again(&csv);
            assert!(again.faults.is_empty(), "{kind:?} {seed} {:?}", again.faults);
            // The points that a printed ranking has are in columns.
            let has_points = event.ranking.iter().any(|own| !(own.penalty.is_zero() && own.carry_over.is_zero()));
            let is_there = again.carried.len() > event.carried.len() || kinds.contains(&LossKind::Penalties);
            assert!(!has_points || is_there, "{kind:?} {seed}");
            let event = without_ranking(&event);
            again.carried = event.carried.clone();
            assert_same(&in_order(&event), &in_order(&again), &format!("{kind:?} {seed}"));
        }
    }
}

#[test]
fn usebio_holds_events_of_plain_results() {
    for kind in kinds() {
        for seed in 0..12 {
            let event = event(seed, kind);
            let xml = written(&event, Format::Usebio);
            assert_eq!(xml.lost, [], "{kind:?} {seed}");
            let again = read_again(&xml);
            assert!(again.faults.is_empty(), "{kind:?} {seed} {:?}", again.faults);
            assert_same(&in_order(&event), &in_order(&again), &format!("{kind:?} {seed}"));
        }
    }
}

/// Of a weighted ruling the figures are written, and the ruling in a comment; with what else is lost it is listed.
#[test]
fn usebio_has_the_figures_of_rulings_and_lists_them() {
    let mut small = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    let weighted = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 420), (Exact::percent(40), -50)]));
    small.board(
        1,
        &[("1", "2", plain(420)), ("3", "4", plain(-50)), ("5", "6", LineResult::Ruling(Arc::new(weighted)))],
    );
    let event = small.finish();
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let xml = write(&event, Some(&scored), Format::Usebio, NAMES).unwrap();
    let line = &event.boards[0].lines[2];
    let who = Some(Sides { ns: line.ns, ew: line.ew });
    let [lost] = xml.lost.as_slice() else { panic!("{:?}", xml.lost) };
    assert_eq!((lost.kind, lost.board, &lost.who), (LossKind::Ruling, Some(1), &who));
    let text = String::from_utf8(xml.bytes.clone()).unwrap();
    assert!(text.contains("<!-- ruling: (60% +420 & 40% -50) -->"), "{text}");
    let again = read_again(&xml);
    assert_eq!(again.boards[0].lines[2].result, line.result);
    // Against +420 and −50, 60% of +420 beats −50 and ties: 0.6 · 3 + 0.4 · 1 = 2.2.
    assert_eq!(again.boards[0].lines[2].printed.ns.as_ref().unwrap().value, Exact::fraction(11, 5).unwrap());
    let without = write(&event, None, Format::Usebio, NAMES).unwrap();
    assert_eq!(without.lost.iter().map(|lost| lost.kind).collect::<Vec<_>>(), [LossKind::Ruling, LossKind::Figures]);
    assert_eq!(write(&event, None, Format::Bws, NAMES), Err(WriteError::Format(Format::Bws)));
}

/// The rules that an event follows are those of the program that it comes from, whatever file it is kept in.
#[test]
fn json_is_scored_as_what_it_was_made_from() {
    for (format, _) in Format::ALL {
        let mut event = event(2, Kind::PAIRS);
        event.format = format;
        let again = read_again(&written(&event, Format::Json));
        assert_eq!((again.format, Rules::of(&again)), (format, Rules::of(&event)));
    }
}

/// Events read from real files are written in each format and read as the same.
#[test]
fn real_files_survive_being_written() {
    for name in ["usebio-mp-after.xml", "acbl-club-mitchell.json", "pbn-scoretable-scores.pbn"] {
        let Some(files) = real(name) else { return };
        let event = read(&files, &ReadOptions::default()).unwrap();
        for format in [Format::Json, Format::Csv, Format::Usebio] {
            let again = read_again(&written(&event, format));
            assert_eq!(again.faults, [], "{name} {format:?}");
            let (mut one, other) = match format {
                Format::Csv => (without_ranking(&event), without_ranking(&again)),
                _ => (event.clone(), again),
            };
            if format != Format::Json {
                one.strata = Arc::default();
            }
            if format == Format::Json {
                assert_eq!(Rules::of(&other), Rules::of(&one), "{name}");
            }
            assert_same(&in_order(&one), &in_order(&other), &format!("{name} {format:?}"));
        }
    }
}

/// The points of the other tables of a ruled board are those with the ruling, in the unit and the decimals of the file:
/// of 420, −620 and −420 NS have 4, 0 and 2 of 4, and the printed 4, 1 and 1 were of two equal scores. Board 2 stays.
#[test]
fn the_other_tables_of_a_ruled_board_have_their_new_points() {
    let table = "board,ns,ew,score,ns mp,ew mp\n1,1,4,420,4.0,0.0\n1,2,5,-420,1.0,3.0\n1,3,6,-420,1.0,3.0\n2,1,5,50,1.0,1.0\n\
                 2,2,6,50,1.0,1.0\n";
    let options = ReadOptions::default();
    let event = read(&[NamedBytes::new("a.csv", table)], &options).unwrap();
    let rules = Rules::of(&event);
    for (ruling, points) in [
        ("-620", ["4,0", "0,4", "2,2", "1,1", "1,1"]),
        // 1.6 of 420, 0.4 of −50 and one −420: 420 has 2 · 1.4 + 0.6 = 3.4, −50 has 2 − 0.6 = 1.4, together 2.6.
        ("(60% +420 & 40% -50)", ["3.4,0.6", "2.6,1.4", "0,4", "1,1", "1,1"]),
    ] {
        let ruled = event.with_ruling(0, 1, ruling.parse::<Ruling>().unwrap().into()).unwrap();
        let scored = score(&ruled, &rules).unwrap();
        let written = write(&ruled, Some(&scored), Format::Csv, WriteOptions::default()).unwrap();
        let text = String::from_utf8(written.bytes).unwrap();
        let rows: Vec<String> = text.lines().skip(1).map(|row| row.replace(".0", "")).collect();
        for (row, points) in rows.iter().zip(points) {
            assert!(row.contains(&format!(",{points},MP")), "{ruling}: {row} {points}");
        }
    }
}
