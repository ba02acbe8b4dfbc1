//! Time of a club's evening from the bytes of its file to the ranking: `cargo bench -p redress-columns`.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a benchmark that cannot run must say so at once"
)]

use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use redress_columns::{ColumnOptions, Columns};
use redress_core::scoring::{Conventions, Scoring};
use redress_events::model::Winners;
use std::fmt::Write;

fn main() {
    divan::main();
}

/// 30 boards at 20 tables each.
const RESULTS: usize = 600;

fn evening() -> String {
    let mut text = String::from("board,table,ns,ew,score\n");
    for row in 0..RESULTS {
        let (board, table) = (row / 20 + 1, row % 20 + 1);
        let score = [620, 650, -100, 170, 140, -50, 600][(row * row / 7 + board) % 7];
        writeln!(text, "{board},{table},{table},{},{score}", (table + board) % 20 + 1).unwrap();
    }
    text
}

/// By every form that compares with a field.
#[divan::bench(args = [Scoring::Matchpoints, Scoring::CrossImps, Scoring::Butler])]
fn evening_by_columns(bencher: Bencher<'_, '_>, scoring: Scoring) {
    let text = evening();
    let conventions = Conventions::default();
    bencher.counter(ItemsCount::new(RESULTS)).counter(BytesCount::of_str(&text)).bench(|| {
        let columns = Columns::read(text.as_bytes(), &ColumnOptions::new()).unwrap();
        let places = columns.score(scoring, &conventions).unwrap().ranking(Winners::Two).len();
        assert_eq!((columns.faults().len(), places), (0, 40));
    });
}
