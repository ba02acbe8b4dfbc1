//! A game by itself, as matches have them: one table, or one room.

use super::Making;
use crate::model::{ContestantId, EventForm, FaultKind, Room, Winners};
use crate::readers::notation::{self, Made};
use crate::readers::numbering::with_direction;
use crate::readers::pbn::games::Game;
use crate::readers::played::LinePlay;
use redress_core::ruling::{Seat, Side, Sides};
use std::sync::Arc;

impl Making<'_> {
    /// A game by itself: one table, or one room of a match.
    pub(super) fn single(&mut self, at: usize, game: &Game) {
        let place = self.place(game.line());
        let room = game.value("room").and_then(|text| match text.to_ascii_lowercase().chars().next() {
            Some('o') => Some(Room::Open),
            Some('c') => Some(Room::Closed),
            _ => None,
        });
        let declarer = game.value("declarer").and_then(|text| notation::seat(text.trim_start_matches('^')));
        let score = game.value("score").map(|text| (text, single_score(text, declarer)));
        if let Some((text, None)) = score {
            self.wrong(game.line(), "Score", text);
            self.event.fault(place, FaultKind::RowLost);
            return;
        }
        // `NS 9` are the tricks of a side, which is declarer's or not.
        let made = game.value("result").and_then(|text| result(text, declarer));
        let played = LinePlay {
            bid: game.value("contract").and_then(notation::bid),
            declarer,
            made,
            score: score.and_then(|(_, score)| score),
        };
        for (name, read) in [("contract", played.bid.is_some()), ("result", played.made.is_some())] {
            if let Some(text) = game.value(name).filter(|_| !read) {
                self.wrong(game.line(), name, text);
            }
        }
        let sides = self.opponents(game, room);
        let mut line = self.line(at, place, sides, played, Sides::default());
        self.give(game.ruling.as_deref().map(|text| (game.line(), text)), &mut line);
        line.room = room.filter(|_| self.event.form == EventForm::Teams);
        line.table = game.value("table").map(Arc::from);
        line.round = game.value("round").or_else(|| game.value("stage")).map(Arc::from);
        self.push(at, line);
    }

    /// The contestants of a single game: the teams, the pairs by number, or by their names.
    fn opponents(&mut self, game: &Game, room: Option<Room>) -> Sides<ContestantId> {
        if let (Some(home), Some(visitors)) = (game.value("hometeam"), game.value("visitteam")) {
            let (home, visitors) = (self.by_name(&[home]), self.by_name(&[visitors]));
            return match room {
                Some(Room::Closed) => Sides { ns: visitors, ew: home },
                _ => Sides { ns: home, ew: visitors },
            };
        }
        let mut pair = |tag: &str, seats: [&str; 2], side: Side| match game.value(tag) {
            Some(number) => {
                let (number, written) = with_direction(number);
                let two = self.event.winners == Winners::Two;
                self.event.contestant(None, number, written.or(two.then_some(side)))
            }
            None => {
                let names: Vec<&str> = seats.iter().filter_map(|seat| game.value(seat)).collect();
                let unknown = [tag];
                self.by_name(if names.is_empty() { &unknown } else { &names })
            }
        };
        Sides { ns: pair("pairns", ["north", "south"], Side::NS), ew: pair("pairew", ["east", "west"], Side::EW) }
    }
}

/// A side's own figure, with the side before it: `NS 620`. A side without a figure has an empty one.
fn of_side(text: &str) -> Option<(Side, &str)> {
    let (side, own) = Side::BOTH.into_iter().find_map(|side| Some((side, text.strip_prefix(side.word())?)))?;
    Some((side, own.split_whitespace().next().unwrap_or_default()))
}

/// The score of a game, from NS's view: `NS 620`, `EW -50`, or a number from declarer's.
fn single_score(text: &str, declarer: Option<Seat>) -> Option<i32> {
    let upper = text.trim().to_ascii_uppercase();
    if let Some((side, own)) = of_side(&upper) {
        let own = notation::score(own)?;
        return Some(if side == Side::NS { own } else { own.saturating_neg() });
    }
    let own = notation::score(&upper)?;
    match declarer.map(Seat::side) {
        Some(Side::NS) => Some(own),
        Some(Side::EW) => Some(own.saturating_neg()),
        None => (own == 0).then_some(0),
    }
}

/// Tricks of declarer: `9`, `^9`, `NS 9`, `EW 4`.
fn result(text: &str, declarer: Option<Seat>) -> Option<Made> {
    let upper = text.trim().trim_start_matches('^').to_ascii_uppercase();
    if let Some((side, own)) = of_side(&upper) {
        let Made::Won(own) = notation::made(own)? else { return None };
        let is_own = declarer?.side() == side;
        return Some(Made::Won(if is_own { own } else { 13_u8.checked_sub(own)? }));
    }
    notation::made(&upper).filter(|made| matches!(made, Made::Won(_)))
}
