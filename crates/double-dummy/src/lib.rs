//! The double-dummy solver of redress, on [`pons_dds`]: a port of B. Haglund's and S. Hein's DDS 2.9 to Rust.
//!
//! ```
//! use redress_core::double_dummy::{DoubleDummy, Position, play_table};
//! use redress_core::ruling::{Deal, Seat, Side, Strain};
//! use redress_double_dummy::Solver;
//!
//! // DBF, appeal 03-AU-5: a low club, the ♣10 or the ♣9 beats 3NT by West by two, any other lead gives ten tricks.
//! let deal = Deal::parse("N:Q7.J.QT72.KQT943 KJT632.QT.A843.2 84.8765432.K9.A5 A95.AK9.J65.J876").unwrap();
//! let table = play_table(&Solver::default(), &Position::before_lead(&deal, Strain::NoTrump, Seat::West), Side::EW).unwrap();
//! let tricks: Vec<_> = table.iter().map(|led| (led.tricks, led.cards.len())).collect();
//! assert_eq!(tricks, [(7, 4), (10, 9)]);
//! ```

mod notation;
mod solving;

use notation::{board, card, contract, seat, vulnerability};
use pons_dds::{Objective, Target};
use redress_core::double_dummy::{DoubleDummy, Par, Play, Position};
use redress_core::ruling::{Board, Card, Deal};

/// Positions that are solved between two questions whether to stop.
const TOGETHER: usize = 32;

/// Solves with all threads of the machine; in WebAssembly, which has none, one position after the other.
#[derive(Debug, Clone, Copy, Default)]
pub struct Solver {
    /// Told after each batch how many positions of how many are solved.
    pub progress: Option<fn(usize, usize)>,
}

impl DoubleDummy for Solver {
    fn plays(&self, position: &Position) -> Option<Vec<Play>> {
        let found = solving::boards(&[Objective { board: board(position)?, target: Target::Legal }]).pop()?;
        let plays = found.plays.iter().map(|play| {
            let equals = play.equals.iter().rev().filter_map(|rank| card(play.card.suit, rank));
            let cards: Vec<Card> = card(play.card.suit, play.card.rank).into_iter().chain(equals).collect();
            Play { cards, tricks: u32::from(play.score.get()) }
        });
        Some(plays.collect())
    }

    fn tricks(&self, positions: &[Position], interrupted: &dyn Fn() -> bool) -> Option<Vec<u32>> {
        let mut tricks = Vec::with_capacity(positions.len());
        for batch in positions.chunks(TOGETHER) {
            if interrupted() {
                return None;
            }
            let objective = |position| board(position).map(|board| Objective { board, target: Target::Any(None) });
            let objectives: Vec<Objective> = batch.iter().map(objective).collect::<Option<_>>()?;
            for found in solving::boards(&objectives) {
                tricks.push(found.plays.first().map(|play| u32::from(play.score.get()))?);
            }
            if let Some(progress) = self.progress {
                progress(tricks.len(), positions.len());
            }
        }
        Some(tricks)
    }

    fn par(&self, deal: &Deal, on: &Board) -> Option<Par> {
        let dealt: contract_bridge::FullDeal = deal.to_string().parse().ok()?;
        let table = solving::table(dealt);
        let par = pons_dds::calculate_par(table, vulnerability(on.vulnerability?), seat(on.dealer?));
        Some(Par { score: par.score, contracts: par.contracts.iter().filter_map(contract).collect() })
    }
}
