//! Times of scripts, travellers, protocols and the formatter: `cargo bench --bench scoring`.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a benchmark that cannot run must say so at once")]

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use redress::claim::{Position, Rules, analyse};
use redress::diagnostic::Diagnostic;
use redress::lecture::{Form, Manner, weave};
use redress::messages::Locale;
use redress::number::Exact;
use redress::render::Style;
use redress::repl::Repl;
use redress::ruling::{Deal, Ruling, Seat, Side, SideRuling, Suit};
use redress::scoring::{
    Comparison, Conventions, Field, FieldRow, ResolvedDamage, ResolvedRuling, ResolvedSides, Scoring, VictoryScale,
    VpFraction, protocol, score,
};
use redress::session::Outcome;
use redress::session::{Loaded, NoFiles, Session, Sink};
use redress::source::{FileId, Sources};
use redress::syntax;
use std::fmt::Write;
use std::sync::Arc;

fn main() {
    divan::main();
}

/// The longest lecture of the examples as a page: within 100 ms.
#[divan::bench(max_time = 4)]
fn lecture_as_a_page(bencher: Bencher<'_, '_>) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/lecture");
    let texts =
        std::fs::read_dir(folder).unwrap().filter_map(|entry| std::fs::read_to_string(entry.unwrap().path()).ok());
    let text = texts.filter(|text| !text.starts_with("<!DOCTYPE")).max_by_key(String::len).unwrap();
    let lecture = Loaded { name: "lecture.md".to_owned(), text };
    let manner = Manner::from(Form::Html);
    bencher
        .counter(BytesCount::of_str(&lecture.text))
        .bench_local(|| weave(black_box(&lecture), manner, Locale::default(), &NoFiles, &mut Lecture));
}

/// Takes what a lecture tells, which is not only errors.
struct Lecture;

impl Sink for Lecture {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        black_box(outcome);
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        black_box(diagnostic);
    }
}

/// Takes everything and keeps nothing.
struct Nowhere;

impl Sink for Nowhere {
    fn outcome(&mut self, outcome: Outcome, _: &Sources) {
        black_box(outcome);
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, _: &Sources) {
        panic!("the script is sound: {diagnostic:?}");
    }
}

/// One traveller outside, and cases that share it.
fn cases(count: usize) -> String {
    let mut script = String::from("traveller { +620: 3, +500, +300: 3, -100: 2 }\n");
    for number in 1..=count {
        writeln!(script, "case \"{number}\" {{ expect (60%+620 & 40%-100): NS 9.8 }}").unwrap();
    }
    script
}

fn run(script: &str) {
    let mut sink = Nowhere;
    let mut session = Session::new(&NoFiles, &mut sink);
    session.run("cases", script);
    assert_eq!(session.tally().failed, 0);
    black_box(session.tally());
}

/// Reading and running cases.
#[divan::bench(args = [1, 1_000, 100_000], sample_size = 1, max_time = 8)]
fn cases_read_and_run(bencher: Bencher, count: usize) {
    let script = cases(count);
    bencher.counter(ItemsCount::new(count)).bench_local(|| run(black_box(&script)));
}

/// Reading cases alone.
#[divan::bench(args = [1, 1_000, 100_000], sample_size = 1, max_time = 6)]
fn cases_read(bencher: Bencher, count: usize) {
    let script = cases(count);
    bencher.counter(ItemsCount::new(count)).bench_local(|| syntax::parse(FileId(0), black_box(&script)));
}

/// Formatting cases.
#[divan::bench(args = [1, 1_000, 10_000], sample_size = 1, max_time = 4)]
fn format(bencher: Bencher, count: usize) {
    let script = cases(count);
    bencher.counter(BytesCount::of_str(&script)).bench_local(|| syntax::format(black_box(&script)).unwrap());
}

/// A score for each number, so that a traveller can hold any amount of different ones.
fn nth_score(nth: usize) -> i32 {
    i32::try_from(nth).unwrap() * 10 - 250
}

fn weighted(weights: &[(i64, i32)]) -> ResolvedSides {
    let components = weights.iter().map(|(percent, points)| (Exact::percent(*percent), *points));
    ResolvedSides::resolve(&Ruling::Both(SideRuling::weighted(components)), None).unwrap()
}

fn field_of(rows: usize, different: usize) -> Vec<FieldRow> {
    let row =
        |nth| FieldRow { ruling: ResolvedRuling::from(ResolvedSides::score(nth_score(nth % different))), count: 1 };
    (0..rows).map(row).collect()
}

/// A traveller of a hundred thousand rows and fifty different scores: its tables made and a ruling scored.
#[divan::bench(sample_size = 1, max_time = 4)]
fn traveller_of_100_000_rows(bencher: Bencher) {
    let ruling = ResolvedRuling::from(weighted(&[(60, 240), (40, -250)]));
    let conventions = Conventions::default();
    bencher.with_inputs(|| field_of(100_000, 50)).counter(ItemsCount::new(100_000_usize)).bench_local_values(|rows| {
        let field = Field::new(rows, &conventions);
        score(&ruling, Scoring::Matchpoints, Comparison::field(&field), &conventions).unwrap()
    });
}

/// The same traveller as text, read and run.
#[divan::bench(sample_size = 1, max_time = 4)]
fn traveller_of_100_000_rows_read(bencher: Bencher) {
    let scores = [620, 650, 680, 170, 140, 110, 420, 450, -50, -100, -200, -300, 500, 800, 90, 120, 150, -110, -140];
    let mut script = String::from("traveller {\n");
    for score in scores.iter().cycle().take(100_000) {
        writeln!(script, "  {score:+}").unwrap();
    }
    script.push_str("}\n(60%+620 & 40%-100)\n");
    bencher.counter(ItemsCount::new(100_000_usize)).bench_local(|| run(black_box(&script)));
}

/// A field of so many different scores, and a ruling scored against it.
#[divan::bench(args = [50, 1_000, 10_000], sample_size = 1, max_time = 4)]
fn different_scores(bencher: Bencher, different: usize) {
    let field = Field::new(field_of(different, different), &Conventions::default());
    let ruling = ResolvedRuling::from(weighted(&[(60, 240), (40, -250)]));
    bencher.counter(ItemsCount::new(different)).bench_local(|| {
        score(black_box(&ruling), Scoring::Matchpoints, Comparison::field(&field), &Conventions::default()).unwrap()
    });
}

/// A protocol of ten thousand rulings of three components.
#[divan::bench(sample_size = 1, max_time = 4)]
fn protocol_of_10_000_rulings(bencher: Bencher) {
    let row = |nth: usize| {
        let ruling = weighted(&[(50, nth_score(nth % 50)), (30, nth_score(nth % 31)), (20, nth_score(nth % 17))]);
        FieldRow { ruling: ResolvedRuling::from(ruling), count: 1 }
    };
    let rows: Vec<_> = (0..10_000).map(row).collect();
    let conventions = Conventions::default();
    bencher.with_inputs(|| rows.clone()).counter(ItemsCount::new(10_000_usize)).bench_local_values(|rows| {
        let field = Field::new(rows, &conventions);
        protocol(Scoring::Matchpoints, Comparison::field(&field), &conventions).unwrap()
    });
}

/// The rows of a field. Ten times the rows may cost ten times the time, not more.
const ROWS: [usize; 3] = [1_000, 10_000, 100_000];

/// Rows of 19 different scores, as on a common board, or of 300.
const DIFFERENT: [usize; 2] = [19, 300];

/// A protocol of plain rows: its tables made and every row scored.
fn protocol_of(bencher: Bencher, rows: usize, different: usize, scoring: Scoring) {
    let field = field_of(rows, different);
    let conventions = Conventions::default();
    bencher.with_inputs(|| field.clone()).counter(ItemsCount::new(rows)).bench_local_values(|rows| {
        let field = Field::new(rows, &conventions);
        protocol(scoring, Comparison::field(&field), &conventions).unwrap()
    });
}

/// A protocol by matchpoints.
#[divan::bench(args = ROWS, consts = DIFFERENT, sample_size = 1, max_time = 3)]
fn protocol_by_matchpoints<const DIFFERENT: usize>(bencher: Bencher, rows: usize) {
    protocol_of(bencher, rows, DIFFERENT, Scoring::Matchpoints);
}

/// A protocol by cross-IMPs.
#[divan::bench(args = ROWS, consts = DIFFERENT, sample_size = 1, max_time = 3)]
fn protocol_by_cross_imps<const DIFFERENT: usize>(bencher: Bencher, rows: usize) {
    protocol_of(bencher, rows, DIFFERENT, Scoring::CrossImps);
}

/// A protocol by Butler.
#[divan::bench(args = ROWS, consts = DIFFERENT, sample_size = 1, max_time = 3)]
fn protocol_by_butler<const DIFFERENT: usize>(bencher: Bencher, rows: usize) {
    protocol_of(bencher, rows, DIFFERENT, Scoring::Butler);
}

/// A protocol of weighted rows by Butler, each component of each in a table of its own.
#[divan::bench(args = [1_000, 10_000], consts = DIFFERENT, sample_size = 1, max_time = 4)]
fn protocol_by_butler_of_weighted_rows<const DIFFERENT: usize>(bencher: Bencher, rows: usize) {
    let row = |nth: usize| {
        let ruling = weighted(&[(60, nth_score(nth % DIFFERENT)), (40, nth_score((nth * 7 + 3) % DIFFERENT))]);
        FieldRow { ruling: ResolvedRuling::from(ruling), count: 1 }
    };
    let field: Vec<_> = (0..rows).map(row).collect();
    let conventions = Conventions::default();
    bencher.with_inputs(|| field.clone()).counter(ItemsCount::new(rows)).bench_local_values(|rows| {
        let field = Field::new(rows, &conventions);
        protocol(Scoring::Butler, Comparison::field(&field), &conventions).unwrap()
    });
}

/// A protocol of damage alone, each row classified against the others.
#[divan::bench(args = [100, 1_000, 10_000], sample_size = 1, max_time = 4)]
fn protocol_of_damage_by_matchpoints(bencher: Bencher, rows: usize) {
    protocol_of_damage(bencher, rows, Scoring::Matchpoints);
}

/// The same by Butler.
#[divan::bench(args = [100, 1_000, 10_000], sample_size = 1, max_time = 4)]
fn protocol_of_damage_by_butler(bencher: Bencher, rows: usize) {
    protocol_of_damage(bencher, rows, Scoring::Butler);
}

fn protocol_of_damage(bencher: Bencher, rows: usize, scoring: Scoring) {
    let row = |nth: usize| {
        let [before, after, obtained] = [9, 5, 0].map(|more| ResolvedSides::score(nth_score(nth % 10 + more)));
        let damage = ResolvedDamage { side: Side::NS, before, after, obtained };
        FieldRow { ruling: ResolvedRuling::Damage(Box::new(damage)), count: 1 }
    };
    let field: Vec<_> = (0..rows).map(row).collect();
    let conventions = Conventions::default();
    bencher.with_inputs(|| field.clone()).counter(ItemsCount::new(rows)).bench_local_values(|rows| {
        let field = Field::new(rows, &conventions);
        protocol(scoring, Comparison::field(&field), &conventions).unwrap()
    });
}

/// One weighted ruling against a field whose tables are made: the work goes by different scores, not by rows.
#[divan::bench(
    args = [Scoring::Matchpoints, Scoring::CrossImps, Scoring::Butler],
    consts = DIFFERENT,
    max_time = 2,
)]
fn ruling_against_100_000_rows<const DIFFERENT: usize>(bencher: Bencher, scoring: &Scoring) {
    let conventions = Conventions::default();
    let field = Field::new(field_of(100_000, DIFFERENT), &conventions);
    let ruling = ResolvedRuling::from(weighted(&[(60, 240), (40, -250)]));
    bencher
        .counter(ItemsCount::new(1_usize))
        .bench_local(|| score(black_box(&ruling), *scoring, Comparison::field(&field), &conventions).unwrap());
}

/// Incidents, each with its ruling: unauthorised information with a poll, and a revoke whose transfer is scored. One is to
/// take less than 50 µs.
#[divan::bench(max_time = 3)]
fn incidents_with_their_rulings(bencher: Bencher) {
    const INCIDENTS: usize = 1_000;
    let ui = "board 13\nobtained 3NT= W\ntraveller { 4♥-1 W: 3, 3NT= W, 3NT-1 W }\nincident ui by E {\n\
              information: yes, \"the remark\"\npoll \"Your call?\" { 4♥: 5, pass: 4 }\nchosen: pass\nsuggested: yes\n}\n4♥-1 W\n";
    let revoke = "board 7\nobtained 4♠= N\ntraveller { 4♠= N: 2, 4♠-1 N, 4♠-2 N: 2 }\nincident revoke by N {\n\
                  established: yes; exception: none; trick-won: offender; tricks-after: 3\n}\nans\n";
    let script = format!("{ui}{revoke}").repeat(INCIDENTS / 2);
    bencher.counter(ItemsCount::new(INCIDENTS)).bench_local(|| {
        let mut sink = Nowhere;
        Session::new(&NoFiles, &mut sink).run("bench", black_box(&script));
    });
}

/// Every line of a claim with six cards in each hand, trumps and a finesse among them: within 50 ms.
#[divan::bench(max_time = 2)]
fn claim_of_six_cards(bencher: Bencher) {
    let left = Deal::parse("N:AQ.K7.53. KJ.QJ.T9. T9.A4.A.3 87.98.Q.7").unwrap();
    let position = Position::new(&left, Some(Suit::Clubs), Seat::South, Seat::South).unwrap();
    bencher.bench_local(|| analyse(black_box(&position), Rules::default()));
}

/// A scale of the WBF made for a match.
#[divan::bench(args = ["wbf", "wbf-discrete"], max_time = 1)]
fn scale_of_16_boards(bencher: Bencher, name: &str) {
    bencher.bench_local(|| wbf(black_box(name), black_box(16)));
}

/// A thousand margins in victory points, whole ones and fractions.
#[divan::bench(args = ["wbf", "wbf-discrete"], max_time = 2)]
fn conversion_of_1_000_margins(bencher: Bencher, name: &str) {
    let scale = wbf(name, 16);
    let margins: Vec<_> = (-500_i64..500).map(|nth| Exact::fraction(nth, 6).unwrap()).collect();
    bencher.counter(ItemsCount::new(margins.len())).bench_local(|| {
        for margin in &margins {
            black_box(scale.convert(black_box(margin), Some(true), VpFraction::NonOffenders));
        }
    });
}

fn wbf(name: &str, boards: u32) -> VictoryScale {
    if name == "wbf" { VictoryScale::continuous(boards) } else { VictoryScale::discrete(boards) }
}

/// The preview of a ruling while it is typed, beside a traveller of so many rows; a key must not wait 20 ms for it.
#[divan::bench(args = [10, 1_000, 100_000])]
fn preview_beside_rows(bencher: Bencher, rows: usize) {
    let mut evening = Repl::new(&NoFiles, Style::default(), Locale::En, Arc::default());
    let mut traveller = String::from("traveller {\n");
    for row in 0..rows {
        writeln!(traveller, "{:+}", (row * 7 % 300) as i32 * 10 - 1500).unwrap();
    }
    evening.take(&format!("{traveller}}}"));
    bencher.bench_local(|| evening.scope().preview(black_box("(60%+620 & 40%-100)")).unwrap());
}
