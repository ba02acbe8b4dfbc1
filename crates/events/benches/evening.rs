//! Time of a club's evening, 30 boards at 20 tables: `cargo bench -p redress-events --bench evening`.

#![allow(clippy::unwrap_used, reason = "a benchmark that cannot run must say so at once")]

use divan::Bencher;
use redress_core::ruling::{Board, Ruling, Side, SideRuling};
use redress_core::scoring::Scoring;
use redress_events::audit::audit;
use redress_events::model::{
    BoardResults, Event, EventBuilder, Format, Line, LineResult, Place, Printed, PrintedUnit, Winners,
};
use redress_events::scoring::{Rules, score};
use std::sync::Arc;

fn main() {
    divan::main();
}

const BOARDS: u32 = 30;
const TABLES: u32 = 20;

/// Scores that a board is played to, more often the first of them.
const SCORES: [i32; 9] = [420, 420, 450, 420, -50, 170, 450, 140, -100];

/// An evening of pairs in a Mitchell movement.
fn evening(scoring: Scoring) -> Event {
    let mut builder = EventBuilder::new(Format::Csv);
    (builder.scoring, builder.winners) = (Some(scoring), Winners::Two);
    for number in 1..=BOARDS {
        let mut board = BoardResults::new(Board::numbered(number));
        for table in 0..TABLES {
            let ns = builder.contestant(None, &(table + 1).to_string(), Some(Side::NS));
            let ew = builder.contestant(None, &((table + number) % TABLES + 1).to_string(), Some(Side::EW));
            let score = SCORES.iter().cycle().nth((table * 7 + number * 3) as usize).unwrap();
            let result = LineResult::Ruling(Arc::new(Ruling::Both(SideRuling::score(*score))));
            board.lines.push(Line::new(Place::default(), ns, ew, result));
        }
        builder.boards.push(board);
    }
    builder.finish()
}

/// The same with its figures printed on the lines.
fn printed() -> Event {
    let mut event = evening(Scoring::Matchpoints);
    let scored = score(&event, &Rules::of(&event)).unwrap();
    for (board, scored) in event.boards.iter_mut().zip(&scored.boards) {
        for (line, scored) in Arc::make_mut(board).lines.iter_mut().zip(&scored.lines) {
            for side in Side::BOTH {
                let value = scored.figures.by(side).as_ref().map(|figure| figure.points.clone());
                *line.printed.by_mut(side) =
                    value.map(|value| Printed { value, decimals: 0, unit: PrintedUnit::Matchpoints });
            }
        }
    }
    event
}

#[divan::bench(args = [Scoring::Matchpoints, Scoring::Butler, Scoring::CrossImps])]
fn scored_and_ranked(bencher: Bencher<'_, '_>, scoring: Scoring) {
    let event = evening(scoring);
    bencher.bench(|| score(&event, &Rules::of(&event)).unwrap());
}

#[divan::bench]
fn with_one_ruling(bencher: Bencher<'_, '_>) {
    let event = evening(Scoring::Matchpoints);
    let ruling = Arc::new(Ruling::Both(SideRuling::score(-50)));
    bencher.bench(|| {
        let ruled = event.with_ruling(7, 3, ruling.clone()).unwrap();
        score(&ruled, &Rules::of(&ruled)).unwrap()
    });
}

#[divan::bench]
fn audited(bencher: Bencher<'_, '_>) {
    let event = printed();
    bencher.bench(|| audit(&event).unwrap());
}
