//! Real events, scored again and audited: every figure that is known of them.

use crate::data::real;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Ruling, Side, SideRuling};
use redress_events::audit::{Audit, Code, Finding, Proposal, audit};
use redress_events::model::Event;
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::score;

/// A real event with its audit; `None`, with a message, if they are missing.
fn audited(name: &str) -> Option<(Event, Audit)> {
    let event = read(&real(name)?, &ReadOptions::default()).unwrap();
    let audit = audit(&event).unwrap();
    Some((event, audit))
}

/// The counts of lines, datums, totals and places that come out.
fn fit(audit: &Audit) -> [(u32, u32); 4] {
    [audit.fit.lines, audit.fit.datums, audit.fit.totals, audit.fit.places].map(|count| (count.fitting, count.of))
}

/// The findings of some codes: board, number and direction of the contestant, file and computed figure.
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

/// The rulings proposed: board, and for each line the first ruling as it is written.
fn proposed(event: &Event, audit: &Audit) -> Vec<(Option<u32>, Ruling)> {
    let of = |proposal: &Proposal| {
        let board = event.boards[proposal.board].board.number;
        (board, (**proposal.rulings.first().unwrap()).clone())
    };
    audit.proposals.iter().map(of).collect()
}

/// 295 lines and the weighted row itself; 67% of +170 and 33% of +140 on board 7, 60% for both sides on board 8.
#[test]
fn jfr_pary_comes_out_in_matchpoints() {
    let Some((event, audit)) = audited("jfr-mp-wb130808") else { return };
    assert_eq!(fit(&audit), [(296, 296), (0, 0), (23, 23), (23, 23)]);
    let weighted = SideRuling::weighted([(Exact::percent(67), 170), (Exact::percent(33), 140)]);
    let plus = SideRuling::Artificial(Artificial::AveragePlus);
    let expected = [(Some(7), Ruling::Both(weighted)), (Some(8), Ruling::Both(plus))];
    assert_eq!(proposed(&event, &audit), expected);
    assert!(audit.proposals.iter().all(|proposal| proposal.rulings.len() == 1));
    assert!(audit.findings.iter().all(|finding| finding.code == Code::RulingProposed));
    let settings = ["round", "result-of", "result-round", "sit-outs"].map(|name| setting(&audit, name));
    assert_eq!(settings, [Some("0.01 away"), Some("percentages"), Some("0.01 away"), None]);
}

/// 19 results left out at each end, the mean cut towards zero, a round's gain capped at 12 and its loss whole.
#[test]
fn jfr_pary_comes_out_in_butler() {
    let Some((event, audit)) = audited("jfr-butler-131108.tar.gz") else { return };
    assert_eq!(fit(&audit)[..3], [(1205, 1205), (30, 30), (83, 83)]);
    let settings = ["datum-trim", "datum-round", "round-cap", "imp-average"].map(|name| setting(&audit, name));
    assert_eq!(settings, [Some("19"), Some("towards-zero"), Some("12"), Some("1.2")]);
    // Two pairs have −1.6, which the file parts.
    assert_eq!(found(&event, &audit, &[Code::PlaceDiffers]).len(), 1);
    let artificial = |ruling: &Ruling| {
        let is = |side| matches!(ruling.side(side), Some(SideRuling::Artificial(_)));
        Side::BOTH.into_iter().all(is)
    };
    assert!(proposed(&event, &audit).iter().all(|(_, ruling)| artificial(ruling)));
}

/// Without the cap 33 of 83 totals come out, and the nearest ten gives 25 of 30 datums at best.
#[test]
fn butler_by_other_rules_does_not_come_out() {
    let Some((event, audit)) = audited("jfr-butler-131108.tar.gz") else { return };
    let under = |set: [&str; 2]| {
        let mut rules = audit.rules.clone();
        rules.conventions.set(set[0], &[set[1]]).unwrap();
        let scored = score(&audit.event, &rules).unwrap();
        let datums = event.boards.iter().zip(&scored.boards).filter(|(board, scored)| {
            scored.datum.as_ref().map(|datum| &datum.rounded) == board.datum.as_ref().map(|printed| &printed.value)
        });
        let totals = event.ranking.iter().filter(|printed| {
            let computed = scored.standing(printed.contestant).map(|standing| &standing.result);
            computed == printed.result.as_ref().map(|printed| &printed.value)
        });
        (datums.count(), totals.count())
    };
    assert_eq!(under(["round-cap", "none"]), (30, 33));
    assert_eq!(under(["datum-round", "away"]).0, 25);
}

/// 570 lines, those of two rulings of 60% and 40% beside them, and 44 results and places.
#[test]
fn kops_comes_out() {
    let Some((event, audit)) = audited("kops-mp-pch1003.zip") else { return };
    assert_eq!(fit(&audit), [(570, 570), (0, 0), (44, 44), (44, 44)]);
    let average = SideRuling::Artificial;
    let ruling = Ruling::Split { ns: average(Artificial::AveragePlus), ew: average(Artificial::AverageMinus) };
    assert!(proposed(&event, &audit).iter().all(|(_, proposed)| *proposed == ruling));
    assert_eq!(audit.proposals.len(), 2);
    assert_eq!((setting(&audit, "round"), setting(&audit, "result-of")), (Some("0.01 away"), None));
}

/// The mean of the percentages on the pages of pairs gives 41 results of 44.
#[test]
fn kops_does_not_rank_by_the_mean_of_percentages() {
    let Some((event, audit)) = audited("kops-mp-pch1003.zip") else { return };
    let mut rules = audit.rules.clone();
    rules.conventions.set("result-of", &["percentages"]).unwrap();
    rules.conventions.set("result-round", &["0.01", "away"]).unwrap();
    let scored = score(&audit.event, &rules).unwrap();
    let fitting = event.ranking.iter().filter(|printed| {
        let computed = scored.standing(printed.contestant).map(|standing| &standing.result);
        computed == printed.result.as_ref().map(|printed| &printed.value)
    });
    assert_eq!(fitting.count(), 41);
}
