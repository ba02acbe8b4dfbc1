//! A board's IMPs in its match: each side's total, and what it is worth in victory points.

use super::ScoringError;
use super::conventions::Conventions;
use super::forms::Scoring;
use super::penalty::{Penalty, in_victory_points, no_victory_points};
use super::score::Figure;
use super::victory_points::{Conversion, VictoryScale};
use crate::number::Exact;
use crate::ruling::{Sides, Unit};

/// A match and how its IMPs are converted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// Each side's IMPs on the other boards.
    pub rest: Sides<Exact>,
    /// What becomes of the IMPs.
    pub form: MatchForm,
}

/// What becomes of the IMPs of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchForm {
    /// They decide the match: scores that do not balance are averaged between the sides (Law 12C4).
    Knockout,
    /// Each side's are converted by themselves.
    VictoryPoints(VictoryScale),
    /// They stand.
    Imps,
}

/// What a ruling comes to in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchScore {
    /// Each side's, from its own view.
    pub sides: Sides<MatchSide>,
    /// Whether the board was averaged between the sides.
    pub knockout: bool,
    /// Whether what the sides have on the other boards did not balance and was averaged too.
    pub rest_averaged: bool,
    /// What the scale is called, if there is one.
    pub scale: Option<String>,
}

/// One side's match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSide {
    /// What the board counts.
    pub board: Exact,
    /// What the other boards brought; in a knockout averaged between the sides.
    pub rest: Exact,
    /// IMPs taken as a penalty.
    pub penalty: Exact,
    /// All together.
    pub total: Exact,
    /// The total in victory points, where there is a scale.
    pub victory_points: Option<VictoryPoints>,
}

/// Victory points of a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VictoryPoints {
    /// By the scale.
    pub conversion: Conversion,
    /// Taken as a penalty.
    pub penalty: Exact,
    /// What remains.
    pub points: Exact,
}

impl MatchScore {
    /// By how many IMPs NS win a knockout, penalties taken; negative where EW do. None outside a knockout, where the
    /// sides' results need not agree.
    #[must_use]
    pub fn margin(&self) -> Option<Exact> {
        let Sides { ns, ew } = &self.sides;
        self.knockout.then(|| &ns.total + &ew.penalty)
    }
}

impl Match {
    /// Whether points of this form of scoring can be put into it: IMPs, and in a knockout those against the other table
    /// alone, which the other side's are compared with.
    #[must_use]
    pub fn takes(&self, scoring: Scoring) -> bool {
        match self.form {
            MatchForm::Knockout => scoring.has_imps_of_a_match(),
            MatchForm::VictoryPoints(_) | MatchForm::Imps => scoring.unit() == Unit::Imps,
        }
    }

    /// What each side's IMPs count: in a knockout half of what it has more than the other (Law 12C4), elsewhere its own.
    #[must_use]
    pub fn counted(&self, imps: &Sides<Exact>) -> Sides<Exact> {
        match self.form {
            MatchForm::Knockout => Sides::of(|side| (imps.by(side) - imps.by(side.opponents())).half()),
            MatchForm::VictoryPoints(_) | MatchForm::Imps => imps.clone(),
        }
    }

    /// Puts a board's IMPs, penalties taken, into the match: the figures of [`Scored::figures`](super::Scored::figures).
    ///
    /// In a knockout the board counts half of what NS have more than EW for NS, and its negation for EW: −9/−8 is −½
    /// and +½ (Law 12C4). What the sides have on the other boards is averaged in the same way: the match has one result.
    /// Penalties are not averaged. Where a scale is a table, IMPs between two of its steps are taken to one of them by
    /// the convention.
    ///
    /// # Errors
    /// A penalty in victory points where there is no scale.
    pub fn score(
        &self,
        figures: &Sides<Figure>,
        penalties: &[Penalty],
        conventions: &Conventions,
    ) -> Result<MatchScore, ScoringError> {
        let knockout = self.form == MatchForm::Knockout;
        if !matches!(self.form, MatchForm::VictoryPoints(_)) {
            no_victory_points(penalties)?;
        }
        let board = Sides::of(|side| {
            let figure = figures.by(side);
            &figure.points + &figure.penalty
        });
        let (counted, rest) = (self.counted(&board), self.counted(&self.rest));
        let non_offenders = conventions.case.non_offenders;
        let sides = Sides::of(|side| {
            let (board, rest) = (counted.by(side).clone(), rest.by(side).clone());
            let penalty = figures.by(side).penalty.clone();
            let total = &rest + &board - &penalty;
            let victory_points = match &self.form {
                MatchForm::VictoryPoints(scale) => {
                    let conversion =
                        scale.convert(&total, non_offenders.map(|innocent| innocent == side), conventions.vp_fraction);
                    let taken = in_victory_points(penalties).filter(|penalty| penalty.side == side);
                    let penalty: Exact = taken.map(|penalty| &penalty.amount).sum();
                    let points = &conversion.points - &penalty;
                    Some(VictoryPoints { conversion, penalty, points })
                }
                MatchForm::Knockout | MatchForm::Imps => None,
            };
            MatchSide { board, rest, penalty, total, victory_points }
        });
        let scale = match &self.form {
            MatchForm::VictoryPoints(scale) => Some(scale.name().to_owned()),
            MatchForm::Knockout | MatchForm::Imps => None,
        };
        let rest_averaged = knockout && self.rest.ns != -&self.rest.ew;
        Ok(MatchScore { sides, knockout, rest_averaged, scale })
    }
}
