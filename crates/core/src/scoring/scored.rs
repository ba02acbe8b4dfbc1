//! A ruling scored, in whatever form.

use super::ScoringError;
use super::board::{Board, Comparison, Settled, SideResult};
use super::conventions::Conventions;
use super::damage::{DamageFinding, DamageRow};
use super::field::Field;
use super::forms::Scoring;
use super::penalty::Penalty;
use super::resolved::{ResolvedDamage, ResolvedRuling, ResolvedSide, ResolvedSides};
use super::score::{Figure, RowFigures, SideScore};
use crate::number::Exact;
use crate::ruling::{Side, Sides, Unit};
use std::borrow::Cow;

/// A ruling with its score and its working.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Scored {
    /// The ruling for each side, damage applied.
    pub applied: ResolvedSides,
    /// For damage: what it was worth and which row of the table applied.
    pub damage: Option<DamageFinding>,
    /// Each side's points with their working; EW's from EW's view.
    pub sides: Sides<SideScore>,
    /// The form of scoring.
    pub scoring: Scoring,
    /// The number of results with this one; `None` outside a field.
    pub results: Option<Exact>,
}

/// A ruling's figures without their working.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Figures {
    /// Each side's points, from its own view.
    pub sides: Sides<Figure>,
    /// For damage: what it was worth and which row of the table applied.
    pub damage: Option<DamageFinding>,
    /// The form of scoring.
    pub scoring: Scoring,
}

impl Scored {
    /// The unit of the points.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.scoring.unit()
    }

    /// NS's top: the most that NS could have had; `None` in IMPs and total points. EW's can be another if the tables of
    /// the two sides differ in size; see [`Figure::top`].
    #[must_use]
    pub fn top(&self) -> Option<&Exact> {
        self.sides.ns.figure.top.as_ref()
    }

    /// The figures alone.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let sides = Sides::of(|side| self.sides.by(side).figure.clone());
        Figures { sides, damage: self.damage.clone(), scoring: self.scoring }
    }

    /// Takes the penalties from the figures; those in victory points are left to the match.
    ///
    /// # Errors
    /// A penalty in a unit that this scoring does not have.
    pub fn penalise(&mut self, penalties: &[Penalty]) -> Result<(), ScoringError> {
        let unit = self.unit();
        let mut take = |penalty: &Penalty| self.sides.by_mut(penalty.side).figure.penalise(penalty, unit);
        penalties.iter().try_for_each(&mut take)
    }
}

impl Figures {
    /// The unit of the points.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.scoring.unit()
    }

    /// NS's top, as [`Scored::top`].
    #[must_use]
    pub fn top(&self) -> Option<&Exact> {
        self.sides.ns.top.as_ref()
    }

    /// Takes the penalties, as [`Scored::penalise`].
    ///
    /// # Errors
    /// A penalty in a unit that this scoring does not have.
    pub fn penalise(&mut self, penalties: &[Penalty]) -> Result<(), ScoringError> {
        let unit = self.unit();
        penalties.iter().try_for_each(|penalty| self.sides.by_mut(penalty.side).penalise(penalty, unit))
    }
}

/// Scores a ruling, with everything that explains the score. Where nobody looks at the working, [`figures`] gives the
/// same points many times faster.
///
/// # Errors
/// If there is nothing to compare with, or an artificial score has no value in this form of scoring.
pub fn score(
    ruling: &ResolvedRuling,
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<Scored, ScoringError> {
    let board = board_of_one(scoring, comparison, conventions)?;
    let formula = ruling.formula();
    let settled = board.settle(|tables| board.with(&tables, &formula))?;
    let placed = Placed::new(ruling, &formula, &board, &settled)?;
    let sides = placed.sides(&board, &settled);
    let sides = Sides { ns: sides.ns?, ew: sides.ew? };
    let Placed { applied, finding, .. } = placed;
    let assigned = Side::BOTH.into_iter().find(|side| !applied.by(*side).is_artificial()).unwrap_or(Side::NS);
    let results = board.results(&applied, assigned, &settled.entered());
    Ok(Scored { damage: finding, applied: applied.into_owned(), sides, scoring, results })
}

/// Scores a ruling without its working: exactly the points of [`score`], counted from how many results lie below each
/// score.
///
/// # Errors
/// As [`score`].
pub fn figures(
    ruling: &ResolvedRuling,
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<Figures, ScoringError> {
    let (sides, damage) = each_side(ruling, scoring, comparison, conventions)?;
    Ok(Figures { sides: Sides { ns: sides.ns?, ew: sides.ew? }, damage, scoring })
}

/// The same side by side: one may have a value where the other has none.
pub(super) fn each_side(
    ruling: &ResolvedRuling,
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<(RowFigures, Option<DamageFinding>), ScoringError> {
    let board = board_of_one(scoring, comparison, conventions)?;
    let other_damage = board.field().is_some_and(Field::has_damage);
    if let (ResolvedRuling::Score(points), false) = (ruling, other_damage) {
        let (score, tables) = (Exact::from(*points), board.formulas());
        return Ok((Sides::of(|side| board.figure_of_score(&score, side, &tables)), None));
    }
    let formula = ruling.formula();
    let settled = board.settle(|tables| board.with(&tables, &formula))?;
    let placed = Placed::new(ruling, &formula, &board, &settled)?;
    Ok((placed.sides(&board, &settled), placed.finding))
}

/// The ruling that self-inflicted damage at the other table gives each side there: the row of the table that applies
/// against the result here, or the universal notation if that is artificial or cannot be compared with.
///
/// # Errors
/// If a result has no value in this form of scoring.
pub fn settled_at_other_table(
    damage: &ResolvedDamage,
    here: &ResolvedRuling,
    scoring: Scoring,
    conventions: &Conventions,
) -> Result<ResolvedSides, ScoringError> {
    let here = here.formula();
    match Board::new(scoring, Comparison::other_table(&here), 1, conventions) {
        Ok(board) => {
            let values = board.damage_values(damage, &board.formulas())?;
            Ok(DamageRow::of(&values, conventions).apply(damage))
        }
        Err(ScoringError::OtherArtificial) => Ok(damage.formula()),
        Err(error) => Err(error),
    }
}

/// The board of a field and one result more.
fn board_of_one<'a>(
    scoring: Scoring,
    comparison: Comparison<'a>,
    conventions: &'a Conventions,
) -> Result<Board<'a>, ScoringError> {
    let board = Board::new(scoring, comparison, 1, conventions)?;
    // One that alone played a fouled board in its form has a score by the others' number (Law 87).
    let is_alone = |field: &Field| field.is_empty() && field.other_groups().results.is_zero();
    if board.field().is_some_and(is_alone) { Err(ScoringError::EmptyField) } else { Ok(board) }
}

/// The result of a ruling beside the other results.
pub(super) struct Placed<'r> {
    /// The ruling for each side.
    applied: Cow<'r, ResolvedSides>,
    /// The score that a program enters in its place, and the side whose points are adjusted afterwards.
    before: Option<(&'r ResolvedSides, Side)>,
    finding: Option<DamageFinding>,
}

impl<'r> Placed<'r> {
    /// A ruling with its `formula`, beside the rows of a field whose damage is settled.
    pub fn new(
        ruling: &'r ResolvedRuling,
        formula: &'r ResolvedSides,
        board: &Board<'_>,
        settled: &Settled<'_>,
    ) -> Result<Self, ScoringError> {
        let Some(damage) = ruling.damage() else {
            return Ok(Self { applied: Cow::Borrowed(formula), before: None, finding: None });
        };
        let compared = board.damage_values(damage, &board.formulas())?;
        let row = DamageRow::of(&compared, board.conventions());
        let values = match board.field() {
            Some(field) if field.has_damage() => board.damage_values(damage, &settled.by_law())?,
            _ => compared.clone(),
        };
        Ok(Self {
            applied: Cow::Owned(row.apply(damage)),
            before: row.is_adjusted(board.conventions()).then_some((&damage.before, damage.side)),
            finding: Some(DamageFinding { side: damage.side, applied: row, values, compared }),
        })
    }

    /// The ruling for each side.
    pub fn applied(&self) -> &ResolvedSides {
        &self.applied
    }

    /// The score for a program's tables.
    pub fn entered(&self) -> &ResolvedSides {
        self.before.map_or(&self.applied, |(before, _)| before)
    }

    /// Each side's score, or why it has none.
    fn sides<T: SideResult>(&self, board: &Board<'_>, settled: &Settled<'_>) -> Sides<Result<T, ScoringError>> {
        let tables = settled.entered();
        Sides::of(|side| {
            let scored = T::score(board, self.entered(), side, &tables)?;
            match self.before {
                Some((_, adjusted)) if adjusted == side => {
                    let worth = board.worth(&self.applied, side, &settled.by_law())?;
                    Ok(scored.adjusted(worth, side, board))
                }
                _ => Ok(scored),
            }
        })
    }
}

/// A ruling with each side's scores averaged first and scored then: the pitfall of which the 2005 lecture warns, and no
/// way to score a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Averaged {
    /// Each side's average score, from NS's view; `None` for an artificial side.
    pub averages: Sides<Option<Exact>>,
    /// The figures: the average itself is scored, whatever fraction it is.
    pub figures: Figures,
}

/// Scores the average of each side's scores as if it were one score.
///
/// # Errors
/// As [`score`].
pub fn average_figures(
    applied: &ResolvedSides,
    scoring: Scoring,
    comparison: Comparison<'_>,
    conventions: &Conventions,
) -> Result<Averaged, ScoringError> {
    let board = board_of_one(scoring, comparison, conventions)?;
    let averages = Sides::of(|side| match applied.by(side) {
        ResolvedSide::Artificial(_) => None,
        assigned => Some(assigned.weighted().map(|(score, weight)| weight * i64::from(score)).sum::<Exact>()),
    });
    let average = |side: Side| averages.by(side).as_ref();
    let settled = board.settle(|tables| board.with_scores(&tables, average))?;
    let tables = settled.entered();
    let sides = Sides::try_of(|side| match average(side) {
        Some(own) => board.figure_of_scores(own, average(side.opponents()), side, &tables),
        None => Figure::score(&board, applied, side, &tables),
    })?;
    Ok(Averaged { averages, figures: Figures { sides, damage: None, scoring } })
}
