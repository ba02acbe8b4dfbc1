//! Real events, scored again and audited: every figure that is known of them.

use crate::data::real;
use redress_core::number::Exact;
use redress_core::ruling::Side;
use redress_events::audit::{Audit, Code, Finding, audit};
use redress_events::model::Event;
use redress_events::readers::{ReadOptions, read};

/// A real event with its audit; none, said aloud, where the files are not.
fn audited(name: &str) -> Option<(Event, Audit)> {
    let event = read(&real(name)?, &ReadOptions::default()).unwrap();
    let audit = audit(&event).unwrap();
    Some((event, audit))
}

/// How many lines, datums, totals and places come out, each of how many.
fn fit(audit: &Audit) -> [(u32, u32); 4] {
    [audit.fit.lines, audit.fit.datums, audit.fit.totals, audit.fit.places].map(|count| (count.fitting, count.of))
}

/// What was found of some codes: board, number and direction of the contestant, file and computed figure.
fn found(event: &Event, audit: &Audit, codes: &[Code]) -> Vec<(Code, Option<u32>, String, String, String)> {
    let figure = |figure: &Option<Exact>| figure.as_ref().map_or_else(String::new, ToString::to_string);
    let of = |finding: &Finding| {
        let board = finding.board.and_then(|board| event.boards[board].board.number);
        let who = finding.contestant.and_then(|id| event.contestant(id)).map_or_else(String::new, |one| {
            let direction = one.direction.map_or_else(String::new, |side| format!(" {side}"));
            format!("{}{direction}", one.number)
        });
        (finding.code, board, who, figure(&finding.file), figure(&finding.computed))
    };
    audit.findings.iter().filter(|finding| codes.contains(&finding.code)).map(of).collect()
}

/// A setting of an audit's rules.
fn setting<'a>(audit: &'a Audit, name: &str) -> Option<&'a str> {
    audit.settings.iter().find(|chosen| chosen.setting == name).map(|chosen| chosen.value.as_str())
}

fn count(audit: &Audit, code: Code) -> usize {
    audit.findings.iter().filter(|finding| finding.code == code).count()
}

/// Matchpoints typed by hand hide under A5050 on board 3, and beside −650 on board 4, where nine others have 19 and 21.
#[test]
fn compscore_comes_out_with_what_is_typed() {
    let Some((event, audit)) = audited("usebio-mp-after.xml") else { return };
    assert_eq!(fit(&audit), [(562, 563), (0, 0), (42, 42), (42, 42)]);
    assert_eq!(audit.settings, []);
    let expected = [
        (Code::CodeContradicts, Some(3), "1 NS".into(), "23".into(), "20".into()),
        (Code::PointsDiffer, Some(4), "1 NS".into(), "21".into(), "19".into()),
        (Code::SameScoreDiffers, Some(4), "1 NS".into(), "21".into(), "19".into()),
    ];
    assert_eq!(found(&event, &audit, Code::ALL), expected);
    assert!(audit.findings.iter().take(2).all(|finding| finding.counts));
}

/// Nineteen lines of board 1 are not those of its scores, and no total follows from its lines.
#[test]
fn compscores_first_state_contradicts_itself() {
    let Some((event, audit)) = audited("usebio-mp-before.xml") else { return };
    assert_eq!(fit(&audit)[0], (545, 565));
    assert_eq!(fit(&audit)[2], (0, 42));
    let differing = found(&event, &audit, &[Code::PointsDiffer]);
    assert_eq!(differing.iter().filter(|finding| finding.1 == Some(1)).count(), 19);
    assert_eq!(differing.len(), 20);
    assert_eq!(count(&audit, Code::TotalDiffers), 42 * 2);
    // NS 16 and EW 12 have what may be their lines, rounded on board 1.
    assert_eq!(count(&audit, Code::TotalContradicts), 40);
}

/// Between the two states eight printed places differ.
#[test]
fn eight_places_differ_between_the_two_states() {
    let (Some((before, _)), Some((after, _))) = (audited("usebio-mp-before.xml"), audited("usebio-mp-after.xml"))
    else {
        return;
    };
    let place = |event: &Event, number: &str, side: Side| {
        let id = event.find_contestant(None, number, Some(side)).unwrap();
        event.ranking.iter().find(|printed| printed.contestant == id).unwrap().place
    };
    let mut moved = Vec::new();
    for side in Side::BOTH {
        for number in (1..=21).map(|number: u32| number.to_string()) {
            if place(&before, &number, side) != place(&after, &number, side) {
                moved.push(format!("{side} {number}"));
            }
        }
    }
    assert_eq!(moved, ["NS 2", "NS 9", "NS 10", "NS 15", "NS 19", "EW 8", "EW 9", "EW 10"]);
}

/// One for a win, top 11; who played 24 boards of 26 has 26/24 of its points. Two pairs are level at 34.85.
#[test]
fn acblscore_comes_out() {
    let Some((event, audit)) = audited("acbl-club-mitchell.json") else { return };
    assert_eq!(fit(&audit)[0], (312, 312));
    assert_eq!(fit(&audit)[2], (25, 25));
    assert!(audit.fit.places.is_whole() && audit.fit.places.of > 0);
    assert_eq!(found(&event, &audit, Code::ALL), []);
    assert_eq!((setting(&audit, "win"), setting(&audit, "result-of")), (Some("1"), Some("factored-points")));
    let level: Vec<_> = audit.scored.ranking.iter().filter(|one| one.tied).map(|one| one.result.to_string()).collect();
    assert_eq!(level, ["697/20", "697/20"]);
    assert!(audit.scored.boards.iter().all(|board| board.top.as_ref().is_some_and(|top| *top == 11)));
}

#[test]
fn look() {
    for name in ["jfr-mp-wb130808", "jfr-butler-131108.tar.gz", "kops-mp-pch1003.zip"] {
        let start = std::time::Instant::now();
        let Some((event, audit)) = audited(name) else { return };
        println!("{name} {:?} {:?} {:?}", start.elapsed(), fit(&audit), audit.settings);
        for finding in audit.findings.iter().take(70) {
            let board = finding.board.map(|board| event.boards[board].board.number);
            let who =
                finding.contestant.and_then(|id| event.contestant(id)).map(|one| (one.number.clone(), one.direction));
            println!(
                "  {:?} b{board:?} l{:?} {who:?} {:?} file {:?} computed {:?} counts {} {:?}",
                finding.code,
                finding.line,
                finding.side,
                finding.file.as_ref().map(ToString::to_string),
                finding.computed.as_ref().map(ToString::to_string),
                finding.counts,
                finding.rulings
            );
        }
    }
}
