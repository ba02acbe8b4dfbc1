//! A board in its match: each side's IMPs, or its percentage, and what they are worth in victory points.

use super::ScoringError;
use super::conventions::Conventions;
use super::forms::Scoring;
use super::penalty::{Penalty, in_victory_points, no_victory_points};
use super::scales::PublishedScale;
use super::score::Figure;
use super::scored::Figures;
use super::victory_points::{Conversion, VictoryScale};
use crate::number::Exact;
use crate::ruling::{Side, Sides, Unit};

/// A match and how its result is converted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// Each side's IMPs on the other boards; its share of the top on them, of 1, in a match by percentages.
    pub rest: Sides<Exact>,
    /// Each side's penalties on the other boards that are still to be taken: in a knockout they are not averaged with its
    /// IMPs.
    pub rest_penalties: Sides<Exact>,
    /// The measure of the match.
    pub counted_in: CountedIn,
    /// The form of the match.
    pub form: MatchForm,
}

/// The measure of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CountedIn {
    /// IMPs, which are added.
    Imps,
    /// The share of the top on its boards, the mean over so many: this one and the others.
    Percent {
        /// The number of boards, this one included; at least 1.
        boards: u32,
    },
}

/// The forms of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchForm {
    /// Its IMPs decide it: scores that do not balance are averaged between the sides (Law 12C4).
    Knockout,
    /// Each side's is converted by itself.
    VictoryPoints(VictoryScale),
    /// The result stands as it is.
    Plain,
}

/// The result of a ruling in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct MatchScore {
    /// Each side's, from its own view.
    pub sides: Sides<MatchSide>,
    /// The measure of the match.
    pub counted_in: CountedIn,
    /// True if the board was averaged between the sides.
    pub knockout: bool,
    /// True if the sides' results on the other boards did not balance and were averaged too.
    pub rest_averaged: bool,
    /// The name of the scale, if there is one.
    pub scale: Option<String>,
}

/// One side's match: IMPs, or shares of the top, of 1.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct MatchSide {
    /// The board's part.
    pub board: Exact,
    /// The other boards' part; in a knockout averaged between the sides.
    pub rest: Exact,
    /// IMPs taken as a penalty, or a share of the board's top.
    pub penalty: Exact,
    /// The penalties that were taken from the other boards' part after it was averaged.
    pub rest_penalty: Exact,
    /// All together; by percentages the mean over the boards.
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
    /// The points that remain.
    pub points: Exact,
}

impl MatchScore {
    /// By how many IMPs NS win a knockout, penalties taken; negative where EW do. None outside a knockout, where the
    /// sides' results need not agree.
    #[must_use]
    pub fn margin(&self) -> Option<Exact> {
        let Sides { ns, ew } = &self.sides;
        self.knockout.then(|| &ns.total + &ew.penalty + &ew.rest_penalty)
    }
}

impl Match {
    /// Returns true if points of this form of scoring can go into it: IMPs, in a knockout only those against the other
    /// table, and by percentages points that have a top.
    #[must_use]
    pub fn takes(&self, scoring: Scoring) -> bool {
        match (self.counted_in, &self.form) {
            (CountedIn::Percent { .. }, _) => scoring.unit() == Unit::Matchpoints,
            (CountedIn::Imps, MatchForm::Knockout) => scoring.has_imps_of_a_match(),
            (CountedIn::Imps, MatchForm::VictoryPoints(_) | MatchForm::Plain) => scoring.unit() == Unit::Imps,
        }
    }

    /// The part that each side's points count: in a knockout half of its lead over the other (Law 12C4), elsewhere its
    /// own.
    #[must_use]
    pub fn counted(&self, imps: &Sides<Exact>) -> Sides<Exact> {
        match self.form {
            MatchForm::Knockout => Sides::of(|side| (imps.by(side) - imps.by(side.opponents())).half()),
            MatchForm::VictoryPoints(_) | MatchForm::Plain => imps.clone(),
        }
    }

    /// Puts a board's points, penalties taken, into the match.
    ///
    /// By percentages every board of the match has the same weight.
    /// In a knockout the board counts half of what NS have more than EW for NS, and its negation for EW: −9/−8 is −½
    /// and +½ (Law 12C4). The sides' results on the other boards are averaged in the same way: the match has one result.
    /// Penalties are not averaged. Where a scale is a table, IMPs between two of its steps are taken to one of them by
    /// the convention; a total of modified cross-IMPs is rounded to whole IMPs before.
    ///
    /// # Errors
    /// A penalty in victory points where there is no scale; by percentages points without a top; a sum of cross-IMPs
    /// where the scale is a published one, which is for IMPs of a match.
    pub fn score(
        &self,
        Figures { sides: figures, scoring, .. }: &Figures,
        penalties: &[Penalty],
        conventions: &Conventions,
    ) -> Result<MatchScore, ScoringError> {
        let has_top = |side: Side| figures.by(side).top.as_ref().is_some_and(Exact::is_positive);
        if self.counted_in != CountedIn::Imps && !Side::BOTH.into_iter().all(has_top) {
            return Err(ScoringError::EmptyField);
        }
        if scoring.sums_over_the_field(conventions) && self.is_by_published_scale() {
            return Err(ScoringError::SumInVictoryPoints);
        }
        let knockout = self.form == MatchForm::Knockout;
        if !matches!(self.form, MatchForm::VictoryPoints(_)) {
            no_victory_points(penalties)?;
        }
        let board = Sides::of(|side| self.own_measure(figures.by(side), |own| &own.points + &own.penalty));
        let (counted, rest) = (self.counted(&board), self.counted(&self.rest));
        let non_offenders = conventions.case.non_offenders;
        let sides = Sides::of(|side| {
            let rest_penalty = self.rest_penalties.by(side).clone();
            let (board, rest) = (counted.by(side).clone(), rest.by(side) - &rest_penalty);
            let penalty = self.own_measure(figures.by(side), |own| own.penalty.clone());
            let total = self.total(&rest, &(&board - &penalty));
            let victory_points = match &self.form {
                MatchForm::VictoryPoints(scale) => {
                    let favoured = non_offenders.map(|innocent| innocent == side);
                    let taken = scoring.of_a_match(&total, conventions);
                    let conversion = scale.convert(&taken, favoured, conventions.vp_fraction);
                    let taken = in_victory_points(penalties).filter(|penalty| penalty.side == side);
                    let penalty: Exact = taken.map(|penalty| &penalty.amount).sum();
                    let points = &conversion.points - &penalty;
                    Some(VictoryPoints { conversion, penalty, points })
                }
                MatchForm::Knockout | MatchForm::Plain => None,
            };
            MatchSide { board, rest, penalty, rest_penalty, total, victory_points }
        });
        let scale = match &self.form {
            MatchForm::VictoryPoints(scale) => Some(scale.name().to_owned()),
            MatchForm::Knockout | MatchForm::Plain => None,
        };
        let rest_averaged = knockout && self.rest.ns != -&self.rest.ew;
        Ok(MatchScore { sides, counted_in: self.counted_in, knockout, rest_averaged, scale })
    }

    /// Returns true if its IMPs are converted by a scale that a body has published.
    fn is_by_published_scale(&self) -> bool {
        match &self.form {
            MatchForm::VictoryPoints(scale) => PublishedScale::named(scale.name()).is_some(),
            MatchForm::Knockout | MatchForm::Plain => false,
        }
    }

    /// Points of the board as the match counts them.
    fn own_measure(&self, figure: &Figure, points: impl FnOnce(&Figure) -> Exact) -> Exact {
        let points = points(figure);
        match self.counted_in {
            CountedIn::Imps => points,
            CountedIn::Percent { .. } => figure.top.as_ref().and_then(|top| points.over(top)).unwrap_or_default(),
        }
    }

    /// The other boards and this one together.
    fn total(&self, rest: &Exact, board: &Exact) -> Exact {
        match self.counted_in {
            CountedIn::Imps => rest + board,
            CountedIn::Percent { boards } => {
                let boards = i64::from(boards.max(1));
                let others = boards.saturating_sub(1);
                (rest * others + board).over(&Exact::from(boards)).unwrap_or_default()
            }
        }
    }
}
