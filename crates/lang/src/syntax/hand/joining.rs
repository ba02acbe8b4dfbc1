//! What the words of a sentence have parted: a contract with its result, its declarer and its score.

use super::artificial;
use super::outcome::{Contract, Declarer, Tricks};
use super::side::Outcome;
use crate::ruling::Side;
use std::ops::Range;

/// A part of a ruling.
#[derive(Debug, Clone)]
pub(super) enum Island {
    /// A contract, a score or a board that was passed out.
    Outcome(Outcome),
    Result(Tricks),
    /// The seats that a sentence names beside the play; true if it says that they declare.
    Declarer(Declarer, bool),
    Doubling,
    Weight(String),
    /// A number without a sign.
    Bare(u32),
    Ratio(Vec<String>),
    /// Each side's part, NS first.
    Pair([String; 2]),
    Average(&'static str),
    TableResult,
    Stands,
    NotPlayed,
    /// The other side's score.
    Same,
    Side(Side),
    Offenders,
    NonOffenders,
    /// The side whose fault something is.
    Blamed(Side),
    Both,
    Fine(Vec<String>),
    PenaltyWord,
    /// `0.5 VP`; true for a share of a board.
    Measure(String, bool),
}

/// An island, and whether words that are no part of a ruling part it from the one before.
#[derive(Debug, Clone)]
pub(super) struct Placed {
    pub island: Island,
    pub is_apart: bool,
}

pub(super) fn is_side(one: &Placed) -> bool {
    matches!(one.island, Island::Side(_) | Island::Offenders | Island::NonOffenders)
}

fn is_weight(one: &Placed) -> bool {
    matches!(one.island, Island::Weight(_) | Island::Ratio(_))
}

/// Puts together what the words between have parted: a contract with its result, declarer and score, which may have a
/// side's name.
pub(super) fn join(placed: &mut Vec<Placed>, is_of_score: bool) -> Option<()> {
    let has_weights = placed.iter().any(is_weight);
    if is_of_score {
        name_scores(placed);
    }
    name_declarers(placed)?;
    name_sides(placed);
    let mut at = 0_usize;
    while let Some(next) = at.checked_add(1).filter(|next| *next < placed.len()) {
        let is_sided = !is_of_score && placed.get(..at)?.iter().any(is_side);
        let (two, third) = (placed.get(at..)?, at.checked_add(2)?);
        let is_weighted = at.checked_sub(1).and_then(|ahead| placed.get(ahead)).is_some_and(is_weight);
        if let Some(extra) = superfluous(two, is_weighted) {
            placed.drain(at.saturating_add(extra.start)..at.saturating_add(extra.end));
            at = at.saturating_sub(1);
            continue;
        }
        let is_joined = match two {
            [
                Placed { island: Island::Result(tricks), .. },
                Placed { island: Island::Outcome(Outcome::Contract(of)), .. },
                ..,
            ] if of.tricks.is_none_or(|own| !has_weights && own.result(of.level) == tricks.result(of.level)) => {
                Some((Contract { tricks: Some(*tricks), ..*of }, third))
            }
            [Placed { island: Island::Outcome(Outcome::Contract(contract)), .. }, behind @ ..] => {
                let count = contract.with(behind, has_weights, is_weighted, is_sided);
                count.map(|(contract, count)| (contract, next.saturating_add(count)))
            }
            _ => None,
        };
        match is_joined {
            Some((contract, until)) => {
                placed.drain(next..until.min(placed.len()));
                placed.get_mut(at)?.island = Island::Outcome(Outcome::Contract(contract));
                // The island before may belong to it as well.
                at = at.saturating_sub(1);
            }
            None => at = next,
        }
    }
    Some(())
}

/// The islands that say nothing where these others are: the name of the table's result before what it is, a result that
/// another ruling has taken the place of, and that a contract was restored.
fn superfluous(ahead: &[Placed], is_weighted: bool) -> Option<Range<usize>> {
    let islands: Vec<&Island> = ahead.iter().map(|one| &one.island).collect();
    match islands.as_slice() {
        [Island::TableResult, Island::Outcome(_), rest @ ..]
            if rest.iter().any(|one| matches!(one, Island::Stands)) =>
        {
            Some(0..1)
        }
        [Island::TableResult, Island::Outcome(_), rest @ ..]
            if rest.iter().any(|one| matches!(one, Island::Outcome(_) | Island::Average(_))) =>
        {
            Some(0..2)
        }
        [Island::TableResult, Island::Outcome(_) | Island::Bare(_) | Island::Result(_), ..] if !is_weighted => {
            Some(0..1)
        }
        // `EW +200, NS -200; 3NT-2 S`: one score of both.
        [
            Island::Side(one),
            Island::Outcome(Outcome::Score(points, None)),
            Island::Side(other),
            Island::Outcome(Outcome::Score(opposite, None)),
            Island::Outcome(Outcome::Contract(Contract { tricks: Some(_), claimed: None, .. })),
        ] if one != other && points.checked_neg() == Some(*opposite) => Some(2..4),
        // `4♠= N, NS +620, reciprocal for EW`
        [Island::Outcome(Outcome::Contract(Contract { claimed: Some(_), .. })), Island::Same, Island::Side(_), ..] => {
            Some(1..3)
        }
        // `passed out, after all four passed`, `50% (A)`
        [Island::Outcome(Outcome::Word(one)), Island::Outcome(Outcome::Word(again)), ..] if one == again => Some(1..2),
        [Island::Weight(share), Island::Average(average), ..]
            if artificial::figure(average) == artificial::figure(share) =>
        {
            Some(1..2)
        }
        // `restored the table score`
        [Island::Stands, Island::TableResult | Island::Stands, ..] => Some(1..2),
        // `4♠-2 S remains, NS -200`
        [
            Island::Outcome(Outcome::Contract(Contract { tricks: Some(_), claimed: None, .. })),
            Island::Stands,
            Island::Outcome(Outcome::Score(..)),
            ..,
        ]
        | [
            Island::Outcome(Outcome::Contract(Contract { tricks: Some(_), claimed: None, .. })),
            Island::Stands,
            Island::Side(_),
            Island::Outcome(Outcome::Score(..)),
            ..,
        ] => Some(1..2),
        // `the contract of 5♣ was restored with the result of down two`
        [Island::Outcome(Outcome::Contract(Contract { tricks: None, .. })), Island::Stands, Island::Result(_), ..] => {
            Some(1..2)
        }
        _ => None,
    }
}

/// Gives the names of sides to the scores that have a weight beside them, or a contract that they are of.
fn name_scores(placed: &mut Vec<Placed>) {
    let mut at = 0_usize;
    while at < placed.len() {
        let next = at.saturating_add(1);
        let ahead = at.checked_sub(1).and_then(|ahead| placed.get(ahead)).map(|one| &one.island);
        let islands: Vec<&Island> = placed.iter().skip(at).take(3).map(|one| &one.island).collect();
        match islands.as_slice() {
            // `20% of 650`
            [score @ Island::Bare(_), ..] if matches!(ahead, Some(Island::Weight(_))) => {
                if let (Some(points), Some(one)) = (points_of(score), placed.get_mut(at)) {
                    one.island = Island::Outcome(Outcome::Score(points, None));
                }
            }
            [Island::Side(side), Island::Outcome(Outcome::Score(points, None)), behind @ ..]
                if matches!(ahead, Some(Island::Weight(_))) || matches!(behind, [Island::Weight(_)]) =>
            {
                let score = Island::Outcome(Outcome::Score(*points, Some(*side)));
                let is_apart = placed.get(at).is_some_and(|one| one.is_apart);
                placed.splice(at..at.saturating_add(2), [Placed { island: score, is_apart }]);
            }
            // `40% of the table result (N/S -50)`
            [Island::TableResult, Island::Side(side), Island::Outcome(Outcome::Score(points, None)), ..]
                if matches!(ahead, Some(Island::Weight(_))) =>
            {
                let island = Island::Outcome(Outcome::Score(*points, Some(*side)));
                placed.splice(at..at.saturating_add(3), [Placed { island, is_apart: false }]);
            }
            // `NS's score to -100 for 2♠-1 S`, `EW scored 170 for 3♥+1 W`, `800 to EW (1NTx-3 N)`
            [
                Island::Side(side),
                score,
                Island::Outcome(Outcome::Contract(contract @ Contract { claimed: None, .. })),
            ]
            | [
                score,
                Island::Side(side),
                Island::Outcome(Outcome::Contract(contract @ Contract { claimed: None, .. })),
            ] if points_of(score).is_some() && (contract.tricks.is_some() || contract.declarer.is_some()) => {
                let claimed =
                    points_of(score).and_then(|own| if *side == Side::EW { own.checked_neg() } else { Some(own) });
                let contract = Outcome::Contract(Contract { claimed, ..*contract });
                // `EW: NS -680, 4♠+2 E` is EW's.
                let is_named = ahead
                    .is_some_and(|ahead| matches!(ahead, Island::Side(_) | Island::Offenders | Island::NonOffenders));
                let is_side_first = matches!(islands.first(), Some(Island::Side(_)));
                let start = if is_side_first && !is_named { next } else { at };
                placed.splice(
                    start..at.saturating_add(3),
                    [Placed { island: Island::Outcome(contract), is_apart: false }],
                );
            }
            [Island::Pair(one), Island::Pair(other), ..] if artificial::figures(one) == artificial::figures(other) => {
                placed.remove(next);
                continue;
            }
            _ => {}
        }
        at = next;
    }
}

/// The points of a score in figures, with a sign or without.
fn points_of(island: &Island) -> Option<i32> {
    match island {
        Island::Outcome(Outcome::Score(points, None)) => Some(*points),
        Island::Bare(points) if *points > 100 => i32::try_from(*points).ok(),
        _ => None,
    }
}

/// Leaves one name of a side: `the pair at fault (EW)`.
fn name_sides(placed: &mut Vec<Placed>) {
    let is_role = |one: &Placed| matches!(one.island, Island::Offenders | Island::NonOffenders);
    let is_same = |one: &Placed, other: &Placed| match (&one.island, &other.island) {
        (Island::Side(one), Island::Side(other)) => one == other,
        _ => is_side(one) && is_side(other) && is_role(one) != is_role(other) && !other.is_apart,
    };
    // `EW get 4♠= N, -620 for them`
    let sides: Vec<usize> = (0..placed.len()).filter(|at| placed.get(*at).is_some_and(is_side)).collect();
    if let [_, second, third] = sides.as_slice()
        && third.saturating_add(1) == placed.len()
        && placed.get(*second).zip(placed.get(*third)).is_some_and(|(one, other)| is_same(one, other))
    {
        placed.pop();
    }
    let mut at = 1_usize;
    while let (Some(one), Some(other)) = (at.checked_sub(1).and_then(|ahead| placed.get(ahead)), placed.get(at)) {
        if is_same(one, other) {
            let role = if is_role(one) { at.saturating_sub(1) } else { at };
            placed.remove(role);
        } else {
            at = at.saturating_add(1);
        }
    }
}

/// Gives the declarers to the contracts that have none. `by` behind other words belongs to those: `a hesitation by West`.
fn name_declarers(placed: &mut Vec<Placed>) -> Option<()> {
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        let Island::Declarer(declarer, is_declaring) = one.island else {
            at = at.checked_add(1)?;
            continue;
        };
        let is_of_play = is_declaring || !one.is_apart;
        placed.remove(at);
        let contracts = placed.iter_mut().filter_map(|one| match &mut one.island {
            Island::Outcome(Outcome::Contract(contract)) => Some(contract),
            _ => None,
        });
        for contract in contracts.filter(|_| is_of_play) {
            contract.declarer.get_or_insert(declarer);
        }
    }
    Some(())
}

impl Contract {
    /// The contract with what stands behind it, and the islands that this takes; `None` if nothing belongs to it.
    fn with(
        mut self,
        behind: &[Placed],
        has_weights: bool,
        is_weighted: bool,
        is_sided: bool,
    ) -> Option<(Self, usize)> {
        let islands: Vec<&Island> = behind.iter().take(2).map(|one| &one.island).collect();
        // `35% 5♣x-2 E, +500; 65% …`
        let is_between_weights = is_weighted && behind.get(1).is_none_or(is_weight);
        let count = match (islands.as_slice(), self.tricks) {
            ([Island::Result(tricks), ..], None) => {
                self.tricks = Some(*tricks);
                1
            }
            ([Island::Result(tricks), ..], Some(own)) if !has_weights => {
                (tricks.result(self.level) == own.result(self.level)).then_some(1)?
            }
            ([Island::Outcome(Outcome::Contract(again)), ..], _) if !has_weights && self.agrees(again) => {
                self =
                    Self { tricks: again.tricks.or(self.tricks), declarer: again.declarer.or(self.declarer), ..*again };
                1
            }
            // `4♥ W with an overtrick, EW +650`
            ([Island::Side(side), points, ..] | [points, Island::Side(side), ..], tricks)
                if (tricks.is_some() || self.declarer.is_some())
                    && !is_sided
                    && behind.get(1).is_some_and(|one| !(is_side(one) && one.is_apart)) =>
            {
                let score = match points {
                    Island::Bare(points) => i32::try_from(*points).ok()?,
                    Island::Outcome(Outcome::Score(points, None)) => *points,
                    _ => return None,
                };
                let score = if *side == Side::EW { score.checked_neg()? } else { score };
                // The other side's score is the opposite.
                self.claimed_of = if self.claimed.is_some() { None } else { Some(*side) };
                (*self.claimed.get_or_insert(score) == score).then_some(2)?
            }
            ([Island::Outcome(Outcome::Score(points, None)), ..], Some(_))
                if (!has_weights || is_between_weights) && self.claimed.is_none() =>
            {
                self.claimed = Some(*points);
                1
            }
            // `3♠ which made for 140`, `6NT S 1440`
            ([Island::Bare(points), ..], tricks)
                if self.claimed.is_none() && *points > 100 && (tricks.is_none() || !has_weights) =>
            {
                self.claimed = Some(self.score_of(*points)?);
                1
            }
            _ => return None,
        };
        Some((self, count))
    }

    /// A score in figures without a sign. Of a contract without a result only one that no undertricks make says whose it is.
    fn score_of(&self, points: u32) -> Option<i32> {
        let is_open = self.tricks.is_none() && (points.is_multiple_of(50) || self.declarer.is_none());
        if is_open { None } else { self.signed_as_declared(i32::try_from(points).ok()?) }
    }

    /// True if another contract says the same, or more of it.
    fn agrees(&self, other: &Self) -> bool {
        let (own, others) =
            (self.tricks.and_then(|it| it.result(self.level)), other.tricks.and_then(|it| it.result(other.level)));
        (self.level, self.strain, self.doubling) == (other.level, other.strain, other.doubling)
            && agree(own, others)
            && agree(self.declarer, other.declarer)
    }
}

/// True unless both are there and differ.
fn agree<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
    one.is_none() || other.is_none() || one == other
}

/// Leaves out the sides of a story, from which other words part each score.
pub(super) fn drop_stories(placed: &mut Vec<Placed>) {
    let mut at = 0_usize;
    while let Some(one) = placed.get(at) {
        let is_near = |other: Option<&Placed>| other.is_some_and(|other| !is_side(other));
        let ahead = at.checked_sub(1).and_then(|ahead| placed.get(ahead));
        let behind = placed.get(at.saturating_add(1));
        let is_near_side = || ahead.is_some_and(is_side) || behind.is_some_and(is_side);
        if matches!(one.island, Island::Same) && !is_near_side() {
            placed.remove(at);
            continue;
        }
        let is_score = is_near(ahead) && !one.is_apart || is_near(behind.filter(|behind| !behind.is_apart));
        if is_side(one) && !is_score {
            placed.remove(at);
            if let Some(behind) = placed.get_mut(at) {
                behind.is_apart = true;
            }
        } else {
            at = at.saturating_add(1);
        }
    }
}
