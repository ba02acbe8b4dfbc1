//! Audits of small events whose figures are worked out by hand.

use crate::build::{Small, plain, printed};
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Ruling, Side, SideRuling, Sides};
use redress_core::scoring::Scoring;
use redress_events::audit::{Audit, Code, audit, fits_ranking};
use redress_events::model::{Event, Format, LineResult, PrintedPlace, PrintedUnit, Winners};
use redress_events::scoring::Rules;

/// Prints figures on the lines of the last board.
fn print<const N: usize>(event: &mut Small, unit: PrintedUnit, figures: [(&str, &str); N]) {
    let board = event.builder.boards.last_mut().unwrap();
    assert_eq!(board.lines.len(), N);
    for (line, (ns, ew)) in board.lines.iter_mut().zip(figures) {
        line.printed = Sides { ns: printed(ns, unit), ew: printed(ew, unit) };
    }
}

/// A printed line of the ranking.
fn place(event: &mut Small, number: &str, place: u32, result: &str, unit: PrintedUnit) {
    let contestant = event.pair(number, redress_core::ruling::Side::NS);
    event.builder.ranking.push(PrintedPlace {
        contestant,
        place: Some(place),
        result: printed(result, unit),
        total: None,
        boards: None,
        penalty: Exact::ZERO,
        carry_over: Exact::ZERO,
    });
}

fn codes(audit: &Audit) -> Vec<&'static str> {
    audit.findings.iter().map(|finding| finding.code.name()).collect()
}

fn audited(event: &Event) -> Audit {
    audit(event).unwrap()
}

/// +100, +50 and 0 beside 60% of +100 and 40% of +50, of a top of 6: +100 beats 50, 0 and 0.4 and ties with 0.6, 5.4;
/// +50 beats 0 and ties with 0.4, 2.4. The ruling has 60% of 5 and 40% of 3.
fn weighted() -> Small {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::Two);
    event
        .board(1, &[("1", "1", plain(100)), ("2", "2", plain(50)), ("3", "3", plain(0)), ("4", "4", LineResult::Bare)]);
    print(&mut event, PrintedUnit::Percent, [("90", "10"), ("40", "60"), ("0", "100"), ("70.00", "30.00")]);
    event
}

#[test]
fn the_weights_of_a_ruling_are_found_from_its_percentages() {
    let event = weighted().finish();
    let audit = audited(&event);
    let ruling = Ruling::Both(SideRuling::weighted([(Exact::percent(60), 100), (Exact::percent(40), 50)]));
    assert_eq!(audit.proposals[0].rulings.iter().map(|one| (**one).clone()).collect::<Vec<_>>(), [ruling]);
    assert_eq!(codes(&audit), ["ruling-proposed"]);
    assert_eq!((audit.fit.lines.fitting, audit.fit.lines.of), (4, 4));
}

/// With other figures for the others no ruling explains the board, and none is proposed.
#[test]
fn no_ruling_is_proposed_where_the_others_do_not_come_out() {
    let mut event = weighted();
    print(&mut event, PrintedUnit::Percent, [("12", "88"), ("77", "23"), ("31", "69"), ("70.00", "30.00")]);
    let audit = audited(&event.finish());
    assert!(codes(&audit).contains(&"ruling-unknown"));
}

/// Three results of four by Neuberg: 17/3, 3 and 1/3 of 6.
#[test]
fn averages_are_proposed_where_the_others_have_one_result_fewer() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::Two);
    event
        .board(1, &[("1", "1", plain(100)), ("2", "2", plain(50)), ("3", "3", plain(0)), ("4", "4", LineResult::Bare)]);
    print(&mut event, PrintedUnit::Percent, [("94.44", "5.56"), ("50", "50"), ("5.56", "94.44"), ("60", "40")]);
    let audit = audited(&event.finish());
    let average = SideRuling::Artificial;
    let ruling = Ruling::Split { ns: average(Artificial::AveragePlus), ew: average(Artificial::AverageMinus) };
    assert_eq!(*audit.proposals[0].rulings[0], ruling);
    assert_eq!((audit.fit.lines.fitting, audit.fit.lines.of), (3, 3));
}

/// One for a win, and proportional factoring: of five expected three, (m · 4/2).
#[test]
fn settings_are_found_from_the_figures() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::Two);
    let average = || crate::build::artificial(Artificial::Average, Artificial::Average);
    event.board(
        1,
        &[
            ("1", "1", plain(100)),
            ("2", "2", plain(50)),
            ("3", "3", plain(0)),
            ("4", "4", average()),
            ("5", "5", average()),
        ],
    );
    print(&mut event, PrintedUnit::Matchpoints, [("4.00", "0"), ("2", "2"), ("0", "4.00"), ("2", "2"), ("2", "2")]);
    let audit = audited(&event.finish());
    let settings: Vec<_> = audit.settings.iter().map(|chosen| (chosen.setting, chosen.value.as_str())).collect();
    assert_eq!(settings, [("win", "1"), ("short-field", "proportional")]);
    assert_eq!(codes(&audit), Vec::<&str>::new());
}

/// −650 has 2 and 4 where two others have 3 and 3, and +10 is no score of a contract.
#[test]
fn a_file_that_contradicts_itself() {
    let mut event = Small::new(Format::Usebio, Scoring::Matchpoints, Winners::Two);
    let numbers = ["1", "2", "3", "4", "5"];
    let scores = [-650, -650, -650, 10, -680];
    let lines: Vec<_> = numbers.iter().zip(scores).map(|(pair, score)| (*pair, *pair, plain(score))).collect();
    event.board(2, &lines);
    // Three tie above one and below one: 2 + 1 + 1.
    let figures = [("3", "5"), ("4", "4"), ("4", "4"), ("8", "0"), ("0", "8")];
    print(&mut event, PrintedUnit::Matchpoints, figures);
    let event = event.finish();
    let audit = audited(&event);
    assert_eq!(codes(&audit), ["points-differ", "same-score-differs", "score-impossible"]);
    let finding = &audit.findings[0];
    assert_eq!((finding.line, finding.counts), (Some(0), true));
    assert_eq!((finding.file.clone(), finding.computed.clone()), (Some(3_i64.into()), Some(4_i64.into())));
}

/// Pair 1 has 4 of 4 on both boards, and its printed result is another; by the file pair 5 played three boards.
#[test]
fn results_places_and_boards_that_do_not_follow() {
    let mut event = Small::new(Format::Csv, Scoring::Matchpoints, Winners::One);
    for number in [1, 2] {
        event.board(number, &[("1", "2", plain(100)), ("3", "4", plain(50)), ("5", "6", plain(0))]);
        print(&mut event, PrintedUnit::Percent, [("100", "0"), ("50", "50"), ("0", "100")]);
    }
    for (number, rank, result) in
        [("1", 2, "90"), ("6", 1, "100"), ("3", 3, "50"), ("4", 3, "50"), ("2", 5, "0"), ("5", 5, "0")]
    {
        place(&mut event, number, rank, result, PrintedUnit::Percent);
    }
    event.builder.ranking[5].boards = Some(3);
    let audit = audited(&event.finish());
    assert_eq!(codes(&audit), ["total-differs", "place-differs", "row-missing", "total-contradicts"]);
    assert_eq!(audit.findings[1].file, Some(2_i64.into()));
    assert_eq!(audit.findings[1].computed, Some(1_i64.into()));
}

/// The mean of 100, 0 and 50 twice is 50, and 60 is printed.
#[test]
fn a_datum_that_differs() {
    let mut event = Small::new(Format::Csv, Scoring::Butler, Winners::Two);
    event.board(1, &[("1", "1", plain(100)), ("2", "2", plain(0)), ("3", "3", plain(50)), ("4", "4", plain(50))]);
    print(&mut event, PrintedUnit::Imps, [("2", "-2"), ("-2", "2"), ("0", "0"), ("0", "0")]);
    event.builder.boards[0].datum = printed("60", PrintedUnit::TotalPoints);
    let audit = audited(&event.finish());
    assert_eq!(codes(&audit), ["datum-differs"]);
    assert_eq!(audit.findings[0].computed, Some(50_i64.into()));
}

#[test]
fn every_code_has_a_name_of_its_own() {
    let mut names: Vec<_> = Code::ALL.iter().map(|code| code.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Code::ALL.len());
}

/// A program that prints the lines of a short board as they are, and corrects them in the ranking alone. Board 2 has two
/// results of three, so 2 and 0 of 2 count 3 · 3/2 − 1 = 3.5 and 0.5 of 4; what one board of two brought counts twice.
#[test]
fn lines_of_short_boards_may_be_corrected_in_the_ranking_alone() {
    let mut event = Small::new(Format::Usebio, Scoring::Matchpoints, Winners::Two);
    event.board(1, &[("1", "1", plain(420)), ("2", "2", plain(-50)), ("3", "3", plain(400))]);
    print(&mut event, PrintedUnit::Matchpoints, [("4", "0"), ("0", "4"), ("2", "2")]);
    event.board(2, &[("1", "2", plain(100)), ("2", "3", plain(-100))]);
    print(&mut event, PrintedUnit::Matchpoints, [("2", "0"), ("0", "2")]);
    let ranked = [
        (Side::NS, [("1", 1, "7.50", "93.75"), ("3", 2, "4.00", "50.00"), ("2", 3, "0.50", "6.25")]),
        (Side::EW, [("3", 1, "5.50", "68.75"), ("2", 2, "4.50", "56.25"), ("1", 3, "0.00", "0.00")]),
    ];
    for (side, places) in ranked {
        for (number, place, total, result) in places {
            let contestant = event.pair(number, side);
            event.builder.ranking.push(PrintedPlace {
                contestant,
                place: Some(place),
                result: printed(result, PrintedUnit::Percent),
                total: printed(total, PrintedUnit::Matchpoints),
                boards: None,
                penalty: Exact::ZERO,
                carry_over: Exact::ZERO,
            });
        }
    }
    let event = event.finish();
    assert!(!fits_ranking(&event, &Rules::of(&event)));
    let audit = audited(&event);
    assert!(audit.rules.uncorrected_lines && fits_ranking(&event, &audit.rules));
    assert_eq!(codes(&audit), [""; 0]);
    let fit = audit.fit;
    assert_eq!([fit.lines, fit.totals, fit.places].map(|count| (count.fitting, count.of)), [(5, 5), (6, 6), (6, 6)]);
    let settings: Vec<String> = audit.settings.iter().map(|one| format!("{} {}", one.setting, one.value)).collect();
    assert_eq!(settings, ["tables 3", "result-of factored-points"]);
}
