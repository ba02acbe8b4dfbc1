//! Pages made from figures: layouts, encodings, what is damaged, and what is not to be believed.

use crate::made::{Row, jfr, jfr_ranking, jfr_table, kops_board, kops_pair, kops_ranking, row};
use crate::pages::{event, place_of, printed_text};
use redress_core::ruling::{Artificial, Ruling, Seat, Side, SideRuling};
use redress_core::scoring::Scoring;
use redress_events::model::{Event, FaultKind, Line, LineResult, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::NamedBytes;

/// Three tables and one that sits out. Of three results the best has 100%, the middle 50%, the worst nothing; a board
/// passed out lies between.
fn matchpoints() -> Vec<String> {
    let one = [
        row([1, 2], "4S N =", 420, ["50.00", "50.00"]),
        row([3, 4], "4S N +1", 450, ["100.00", "0.00"]),
        row([5, 6], "3NTx S -1", -100, ["0.00", "100.00"]),
        row([7, 8], "TD", None, ["60.00", "0.00"]),
    ];
    let two = [
        row([1, 4], "PASS", 0, ["50.00", "50.00"]),
        row([3, 6], "2H E -1", 50, ["100.00", "0.00"]),
        row([5, 7], "TD", None, ["40.00", "60.00"]),
        row([2, 8], "TD", None, ["60.00", "0.00"]),
    ];
    vec![jfr_table("%", &one, None), jfr_table("%", &two, None)]
}

fn ranking() -> String {
    jfr_ranking(
        "wynik %",
        &[
            ("1", 3, "", "100.00"),
            ("2", 7, "", "60.00"),
            ("3", 2, "-2.50", "52.50"),
            ("4", 1, "", "50.00"),
            ("", 6, "", "50.00"),
            ("6", 4, "", "25.00"),
            ("7", 5, "", "20.00"),
        ],
    )
}

fn lines(event: &Event) -> Vec<&Line> {
    event.boards.iter().flat_map(|board| &board.lines).collect()
}

/// The score of a line that has one.
fn score(line: &Line) -> Option<i32> {
    let LineResult::Ruling(ruling) = &line.result else { return None };
    [420, 450, 100, 50, 0, -50, -100, -140]
        .into_iter()
        .find(|points| **ruling == Ruling::Both(SideRuling::score(*points)))
}

#[test]
fn results_stand_in_texts_or_in_the_pages() {
    for in_texts in [true, false] {
        let event = event(&jfr(&matchpoints(), Some(&ranking()), in_texts));
        assert_eq!(event.faults, [], "{in_texts}");
        assert_eq!((event.boards.len(), event.scoring), (2, Some(Scoring::Matchpoints)));
        assert_eq!((event.name.as_deref(), event.program.as_deref()), (Some("Turniej 2020"), Some("Pary.5.0")));
        let lines = lines(&event);
        assert_eq!(lines.iter().map(|line| score(line)).collect::<Vec<_>>()[..3], [Some(420), Some(450), Some(-100)]);
        assert_eq!(lines[3].result, LineResult::SitOut);
        assert_eq!(
            (lines[6].result.clone(), printed_text(lines[6].printed.ew.as_ref())),
            (LineResult::Bare, "60 (2) Percent".to_owned())
        );
        let doubled = lines[2].contract.unwrap();
        assert_eq!((doubled.to_string(), doubled.declarer), ("3NTx-1 S".to_owned(), Some(Seat::South)));
        assert_eq!(lines[2].lead.as_deref(), Some("d9"));
        assert!(event.boards.iter().all(|board| board.deal.is_some()));
        let phantoms: Vec<_> =
            event.contestants().filter(|(_, who)| who.phantom).map(|(_, who)| who.number.clone()).collect();
        assert_eq!(phantoms, ["8"]);
    }
}

#[test]
fn penalties_and_level_pairs_of_a_ranking() {
    let event = event(&jfr(&matchpoints(), Some(&ranking()), true));
    let places: Vec<_> = event.ranking.iter().map(|place| place.place).collect();
    assert_eq!(places, [1, 2, 3, 4, 4, 6, 7].map(Some));
    // A penalty is positive.
    assert_eq!(place_of(&event, "2").penalty.to_string(), "5/2");
    assert_eq!(event.contestant(place_of(&event, "2").contestant).unwrap().names, ["Anna 2", "Jan 2"]);
}

#[test]
fn without_a_ranking_the_highest_number_that_never_has_anything_sits_out() {
    let event = event(&jfr(&matchpoints(), None, true));
    assert_eq!(lines(&event).iter().filter(|line| line.result == LineResult::SitOut).count(), 2);
    assert_eq!(event.faults, []);
    // A number with a result is a pair, and nobody sits out.
    let mut tables = matchpoints();
    tables[1] = jfr_table("%", &[row([2, 8], "4S N =", 420, ["50.00", "50.00"])], None);
    let event = super::pages::event(&jfr(&tables, None, true));
    assert!(lines(&event).iter().all(|line| line.result != LineResult::SitOut));
}

#[test]
fn butler_has_its_datum_and_totals_in_imps() {
    let rows = [
        row([1, 2], "4S N =", 420, ["5", "-5"]),
        row([3, 4], "4S N -1", -50, ["-7", "7"]),
        row([5, 6], "TD", None, ["1.2", "-1.2"]),
    ];
    let places = jfr_ranking("wynik", &[("1", 1, "", "5.00"), ("2", 5, "1.00", "2.20"), ("3", 4, "", "-7.00")]);
    let event = event(&jfr(&[jfr_table("IMP", &rows, Some(-180))], Some(&places), true));
    assert_eq!(
        (event.scoring, printed_text(event.boards[0].datum.as_ref()).as_str()),
        (Some(Scoring::Butler), "-180 (0) TotalPoints")
    );
    assert_eq!(printed_text(lines(&event)[2].printed.ns.as_ref()), "1.2 (1) Imps");
    assert_eq!(
        (printed_text(place_of(&event, "4").result.as_ref()).as_str(), place_of(&event, "5").penalty.to_string()),
        ("-7 (2) Imps", "-1".to_owned())
    );
    // Without a datum figures beyond one comparison are sums of several.
    let rows = [row([1, 2], "4S N =", 420, ["31", "-31"]), row([3, 4], "4S N -1", -50, ["-31", "31"])];
    let event = super::pages::event(&jfr(&[jfr_table("IMP", &rows, None)], None, true));
    assert_eq!(event.scoring, Some(Scoring::CrossImps));
}

#[test]
fn pages_in_encodings_of_a_byte_a_character() {
    let table = jfr_table("IMP", &[row([1, 2], "4S N =", 420, ["5", "-5"])], Some(230));
    // Of ś, by which the row of the datum begins.
    for s_acute in [0xb6_u8, 0x9c] {
        let encoded = table.chars().map(|c| if c == 'ś' { s_acute } else { u8::try_from(c).unwrap() });
        let mut files = jfr(std::slice::from_ref(&table), None, true);
        let text = files.iter_mut().find(|file| file.name.ends_with(".txt")).unwrap();
        text.bytes = encoded.collect();
        let event = event(&files);
        assert_eq!(
            (event.faults.len(), printed_text(event.boards[0].datum.as_ref()).as_str()),
            (0, "230 (0) TotalPoints")
        );
    }
}

#[test]
fn each_direction_has_its_winner_where_the_rankings_are_split_so() {
    let rows = [row([1, 11], "4S N =", 420, ["50.00", "50.00"]), row([2, 12], "4S N +1", 450, ["100.00", "0.00"])];
    let split = jfr_ranking("wynik %", &[("1", 2, "", "100.00"), ("2", 1, "", "50.00")])
        + &jfr_ranking("wynik %", &[("1", 11, "", "50.00"), ("2", 12, "", "0.00")]);
    let files = jfr(&[jfr_table("%", &rows, None)], Some(&split), true);
    let event = event(&files);
    assert_eq!((event.winners, event.ranking.len(), event.faults.len()), (Winners::Two, 4, 0));
    assert!(
        event
            .contestants()
            .all(|(_, who)| who.direction == Some(if who.number.len() == 1 { Side::NS } else { Side::EW }))
    );
    // The same numbers in both directions.
    let rows = [row([1, 1], "4S N =", 420, ["50.00", "50.00"]), row([2, 2], "4S N +1", 450, ["100.00", "0.00"])];
    let split = jfr_ranking("wynik %", &[("1", 2, "", "100.00"), ("2", 1, "", "50.00")])
        + &jfr_ranking("wynik %", &[("1", 1, "", "50.00"), ("2", 2, "", "0.00")]);
    let event = super::pages::event(&jfr(&[jfr_table("%", &rows, None)], Some(&split), true));
    assert_eq!(
        (event.winners, event.contestants.len(), event.ranking.len(), event.faults.len()),
        (Winners::Two, 4, 4, 0)
    );
}

#[test]
fn what_does_not_fit_is_said_and_never_scored_otherwise() {
    let fault = |rows: &[Row]| {
        let event = event(&jfr(&[jfr_table("%", rows, None)], None, true));
        let lines = lines(&event).len();
        (event.faults.into_iter().map(|fault| fault.kind).collect::<Vec<_>>(), lines)
    };
    let good = row([1, 2], "4S N =", 420, ["50.00", "50.00"]);
    // The contract scores otherwise; what is printed counts.
    let differs = row([3, 4], "4S N =", 450, ["100.00", "0.00"]);
    assert_eq!(fault(&[good, differs]), (vec![FaultKind::ScoreDiffers { computed: 420, printed: 450 }], 2));
    let no_figure = row([3, 4], "4S N =", 420, ["5o.00", "50.00"]);
    assert!(
        matches!(&fault(&[good, no_figure]), (faults, 1) if matches!(&faults[..], [FaultKind::Value { what, .. }] if what == "result"))
    );
    let no_contract = row([3, 4], "9S N =", 420, ["50.00", "50.00"]);
    assert!(matches!(&fault(&[good, no_contract]), (faults, 2) if matches!(&faults[..], [FaultKind::NotRead { .. }])));
    let no_score = row([3, 4], "4S X =", None, ["50.00", "50.00"]);
    assert!(
        matches!(&fault(&[good, no_score]), (faults, 1) if matches!(&faults[..], [FaultKind::Value { what, .. }] if what == "declarer"))
    );
}

#[test]
fn a_second_tournament_beside_the_first_is_said() {
    let mut files = jfr(&matchpoints(), Some(&ranking()), true);
    let others =
        files.iter().map(|file| NamedBytes::new(file.name.replace("x/", "y/"), file.bytes.clone())).collect::<Vec<_>>();
    files.extend(others);
    let event = event(&files);
    assert_eq!(event.boards.len(), 2);
    assert!(
        matches!(&event.faults[..], [fault] if matches!(fault.kind, FaultKind::NotRead { .. })),
        "{:?}",
        event.faults
    );
}

/// An event of JFR Pary with its ranking.
pub fn jfr_event() -> Vec<NamedBytes> {
    jfr(&matchpoints(), Some(&ranking()), true)
}

/// An event of KoPS2www with pages of pairs and a ranking.
pub fn kops_event() -> Vec<NamedBytes> {
    kops()
}

fn kops() -> Vec<NamedBytes> {
    let one = [
        row([1, 2], "4S N =", 420, ["25.0", "75.0"]),
        row([3, 4], "3NTx E -1", 100, ["0.0", "100.0"]),
        row([5, 6], "sędzia 60% 40%", None, ["60.0", "40.0"]),
    ];
    let two = [
        row([1, 4], "PASS", 0, ["33.3", "66.7"]),
        row([3, 6], "2H E +1", -140, ["0.0", "100.0"]),
        row([5, 2], "średnia", None, ["", ""]),
    ];
    vec![
        kops_board(1, "%", &one),
        kops_board(2, "%", &two),
        kops_pair(1, &[(1, "NS", "25.00"), (2, "NS", "33.34")], "-1.50%"),
        kops_pair(4, &[(1, "EW", "100.00"), (2, "EW", "66.66")], ""),
        kops_ranking("%", &[("1", 4, "", "83.33"), ("2", 1, "", "27.67")]),
    ]
}

#[test]
fn pages_of_kops_with_cells_that_nobody_closes() {
    let event = event(&kops());
    assert_eq!(event.faults, []);
    assert_eq!(
        (event.boards.len(), event.scoring, event.name.as_deref()),
        (2, Some(Scoring::Matchpoints), Some("Turniej par 2011 r."))
    );
    assert_eq!(event.program.as_deref(), Some("KoPS2www"));
    let lines = lines(&event);
    assert_eq!(
        lines.iter().map(|line| score(line)).collect::<Vec<_>>(),
        [Some(420), Some(100), None, None, Some(-140), None]
    );
    assert_eq!((lines[2].result.clone(), lines[2].code.as_deref()), (LineResult::Bare, Some("sędzia 60%/40%")));
    let average = LineResult::Ruling(Ruling::Both(SideRuling::Artificial(Artificial::Average)).into());
    assert_eq!((lines[5].result.clone(), lines[5].printed.ns.clone()), (average, None));
    // The pages of the pairs are finer.
    assert_eq!(printed_text(lines[3].printed.ns.as_ref()), "33.34 (2) Percent");
    assert_eq!(printed_text(lines[4].printed.ew.as_ref()), "100 (1) Percent");
    assert_eq!(place_of(&event, "1").penalty.to_string(), "3/2");
}

#[test]
fn a_page_of_a_pair_that_says_otherwise_is_said() {
    let mut files = kops();
    files[2] = kops_pair(1, &[(1, "NS", "26.00")], "");
    let event = event(&files);
    assert!(
        matches!(&event.faults[..], [fault] if matches!(fault.kind, FaultKind::Value { .. }) && fault.place.file.ends_with("h1.html"))
    );
    assert_eq!(printed_text(lines(&event)[0].printed.ns.as_ref()), "25 (1) Percent");
}

/// `sędzia` with `średnia` over both scores and no figures: an average where both play, a sit-out where the other is
/// nobody, who never has a result and is not ranked.
#[test]
fn an_average_may_stand_in_the_place_of_the_scores() {
    let board = |number, first: [u32; 2], average: [u32; 2], out: [u32; 2]| {
        let rows = [
            row(first, "2S N =", 110, ["10.0", "-10.0"]),
            row(average, "sędzia średnia", None, ["", ""]),
            row(out, "sędzia średnia", None, ["", ""]),
        ];
        kops_board(number, "PUNKTY", &rows)
    };
    let ranking = [("1", 1, "", "10.00"), ("2", 3, "", "10.00"), ("3", 5, "", "0.00"), ("4", 2, "", "-10.00")];
    let event =
        event(&[board(1, [1, 2], [3, 4], [5, 6]), board(2, [3, 4], [1, 5], [6, 2]), kops_ranking("WYNIK", &ranking)]);
    assert_eq!(event.faults, []);
    let average = LineResult::Ruling(Ruling::Both(SideRuling::Artificial(Artificial::Average)).into());
    let results: Vec<LineResult> = lines(&event).iter().map(|line| line.result.clone()).collect();
    assert_eq!([&results[1], &results[4]], [&average; 2]);
    assert_eq!([&results[2], &results[5]], [&LineResult::SitOut; 2]);
    let nobody = event.contestants.iter().filter(|one| one.phantom).map(|one| one.number.as_str());
    assert_eq!(nobody.collect::<Vec<_>>(), ["6"]);
}

#[test]
fn points_are_imps_where_one_side_has_what_the_other_loses() {
    let board = |given: [[&'static str; 2]; 2]| {
        kops_board(1, "PUNKTY", &[row([1, 2], "4S N =", 420, given[0]), row([3, 4], "4S N -1", -50, given[1])])
    };
    assert_eq!(event(&[board([["5.0", "-5.0"], ["-6.0", "6.0"]])]).scoring, Some(Scoring::Butler));
    assert_eq!(event(&[board([["2.0", "0.0"], ["0.0", "2.0"]])]).scoring, Some(Scoring::Matchpoints));
}

/// Returns true if every line of an event is one of another's, as far as its result and figures go.
fn are_lines_of(event: &Event, whole: &Event) -> bool {
    let essence = |event: &Event, line: &Line| {
        let number = |id| event.contestant(id).map(|who| who.number.clone());
        (number(line.ns), number(line.ew), score(line), line.code.clone(), line.printed.clone())
    };
    let known: Vec<_> = lines(whole).into_iter().map(|line| essence(whole, line)).collect();
    lines(event).into_iter().all(|line| known.contains(&essence(event, line)))
}

#[test]
fn pages_cut_off_anywhere_are_never_whole_unsaid() {
    // Every place of the shortest files with results, and of the others one in so many.
    let small = || {
        let rows = [row([1, 2], "4S N =", 420, ["50.00", "50.00"]), row([3, 4], "PASS", 0, ["0.00", "100.00"])];
        let ranking = jfr_ranking("wynik %", &[("1", 4, "", "100.00"), ("2", 1, "-1.00", "49.00")]);
        jfr(&[jfr_table("%", &rows, Some(20))], Some(&ranking), true)
    };
    for (files, step) in [(small(), 1), (jfr(&matchpoints(), Some(&ranking()), false), 97), (kops(), 61)] {
        let whole = event(&files);
        let cuts = |file: &NamedBytes| (0..file.bytes.len()).step_by(step);
        for (file, end) in (0..files.len()).flat_map(|file| cuts(&files[file]).map(move |end| (file, end))) {
            let mut cut = files.clone();
            cut[file].bytes.truncate(end);
            let Ok(event) = read(&cut, &ReadOptions::default()) else { continue };
            let is_same = are_lines_of(&event, &whole)
                && lines(&event).len() == lines(&whole).len()
                && event.ranking == whole.ranking;
            assert!(is_same || !event.faults.is_empty(), "{} cut at {end}", files[file].name);
        }
    }
}

#[test]
fn altered_pages_are_read_without_harm() {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        usize::try_from(seed % below as u64).unwrap()
    };
    let files = [jfr(&matchpoints(), Some(&ranking()), false), kops()];
    for _ in 0..400 {
        let mut files = files[random(2)].clone();
        for _ in 0..=random(4) {
            let at = random(files.len());
            let bytes = &mut files[at].bytes;
            let place = random(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match random(4) {
                0 => bytes[place] = u8::try_from(random(256)).unwrap(),
                1 => bytes.insert(place, b"<>&;\"'=0-9"[random(10)]),
                2 => drop(bytes.drain(place..(place + random(40)).min(bytes.len()))),
                _ => bytes.truncate(place + 1),
            }
            if bytes.is_empty() {
                bytes.push(b'<');
            }
        }
        drop(read(&files, &ReadOptions::default()));
    }
}
