//! A board with everything that a result on it is compared with.

use super::ScoringError;
use super::conventions::{Convention, Conventions, SplitTables};
use super::counts::{Counts, Table};
use super::damage::{DamageRow, DamageValues};
use super::field::{Field, entries};
use super::form::{Compared, ComparesWith, Form, Others, View};
use super::forms::Scoring;
use super::resolved::{ResolvedDamage, ResolvedSide, ResolvedSides};
use super::score::{Figure, SideScore, Working};
use super::settings::RoundTo;
use super::short_field::FieldSize;
use crate::number::Exact;
use crate::ruling::{Side, Sides};
use crate::work::{Work, count};
use std::borrow::Cow;

/// The results to compare with; a form of scoring takes those that it needs.
#[derive(Debug, Clone, Copy, Default)]
pub struct Comparison<'a> {
    /// The other results on the board.
    pub field: Option<&'a Field>,
    /// The result at the other table of a team match.
    pub other_table: Option<&'a ResolvedSides>,
    /// Counts the cost; `None` if nothing limits it.
    pub work: Option<&'a Work>,
}

impl<'a> Comparison<'a> {
    /// With nothing: total points.
    pub const NOTHING: Self = Self { field: None, other_table: None, work: None };

    /// With the other results on the board.
    #[must_use]
    pub fn field(field: &'a Field) -> Self {
        Self { field: Some(field), ..Self::NOTHING }
    }

    /// With the result at the other table.
    #[must_use]
    pub fn other_table(other: &'a ResolvedSides) -> Self {
        Self { other_table: Some(other), ..Self::NOTHING }
    }
}

/// Each side's table without the result in question.
pub(super) type Tables<'a> = Sides<Table<'a>>;

static NO_RESULTS: Sides<Counts> = Sides { ns: Counts::NONE, ew: Counts::NONE };

/// A form of scoring and what it compares with.
pub(super) struct Board<'a> {
    form: &'static dyn Form,
    conventions: &'a Conventions,
    /// The rounding of figures.
    round: &'a RoundTo,
    against: Against<'a>,
    work: Option<&'a Work>,
}

enum Against<'a> {
    Field {
        field: &'a Field,
        /// E: results expected on the whole board.
        expected: Exact,
    },
    OtherTable {
        given: &'a ResolvedSides,
        /// Each side's scores there with their weights.
        scores: Sides<Counts>,
    },
    Nothing,
}

impl<'a> Board<'a> {
    /// The board with the rows of a field, and `more` results beside them.
    pub fn new(
        scoring: Scoring,
        comparison: Comparison<'a>,
        more: i64,
        conventions: &'a Conventions,
    ) -> Result<Self, ScoringError> {
        let form = scoring.form();
        let against = match form.compares_with() {
            ComparesWith::Nothing => Against::Nothing,
            ComparesWith::OtherTable => match comparison.other_table {
                Some(other) if Side::BOTH.into_iter().any(|side| other.by(side).is_artificial()) => {
                    return Err(ScoringError::OtherArtificial);
                }
                Some(given) => {
                    let scores = |side| Counts::new(weighted(given.by(side)).collect());
                    Against::OtherTable { given, scores: Sides::of(scores) }
                }
                // Artificial scores need none; what does is refused when it asks.
                None => Against::Nothing,
            },
            ComparesWith::Field => {
                let field = comparison.field.ok_or(ScoringError::EmptyField)?;
                let results = &field.other_groups().results + field.results() + more;
                let expected = expected(results, scoring, conventions)?;
                Against::Field { field, expected }
            }
        };
        let round = if scoring.knows(Convention::RoundImps) {
            &conventions.round_imps
        } else if !scoring.heeds(Convention::RoundFieldImps, conventions) && scoring.knows(Convention::RoundFieldImps) {
            &None
        } else if scoring.knows(Convention::RoundFieldImps) {
            &conventions.round_field_imps
        } else {
            &conventions.round
        };
        Ok(Self { form, conventions, round, against, work: comparison.work })
    }

    pub fn conventions(&self) -> &'a Conventions {
        self.conventions
    }

    /// The field whose results are compared with one another.
    pub fn field(&self) -> Option<&'a Field> {
        match self.against {
            Against::Field { field, .. } => Some(field),
            Against::OtherTable { .. } | Against::Nothing => None,
        }
    }

    /// The entries of a result in a side's table.
    pub fn entries(&self, result: &ResolvedSides, side: Side) -> Vec<(i32, Exact)> {
        entries(result, side, &Exact::ONE, self.conventions.split).collect()
    }

    /// The tables with one result more.
    pub fn with<'t>(&self, tables: &Tables<'t>, result: &ResolvedSides) -> Tables<'t> {
        Sides::of(|side| tables.by(side).and(self.entries(result, side)))
    }

    /// The tables with one score more for each side; `None` for an artificial one.
    pub fn with_scores<'t, 's>(&self, tables: &Tables<'t>, score: impl Fn(Side) -> Option<&'s Exact>) -> Tables<'t> {
        let halved = self.conventions.split == SplitTables::HalfFrequency && score(Side::NS) != score(Side::EW);
        Sides::of(|side| {
            let sides = if halved { &[side, side.opponents()][..] } else { &[side] };
            let share = if halved { Exact::ONE.half() } else { Exact::ONE };
            let scores = sides.iter().filter_map(|side| score(*side));
            tables.by(side).and(scores.map(|score| (score.clone(), share.clone())))
        })
    }

    /// Takes the steps of setting a row apart from the tables, and keeps what it comes to.
    pub fn spend_on_row(&self, tables: &Tables<'_>) -> Result<(), ScoringError> {
        let Some(work) = self.work else { return Ok(()) };
        let beside = Side::BOTH.map(|side| tables.by(side).set_apart());
        let steps = count(beside.into_iter().fold(1, usize::saturating_add));
        work.spend(steps).and_then(|()| work.keep(1)).map_err(ScoringError::TooMuch)
    }

    /// The tables with one result fewer.
    pub fn without<'t>(&self, tables: &Tables<'t>, result: &ResolvedSides) -> Tables<'t> {
        let taken = |side| self.entries(result, side).into_iter().map(|(score, weight)| (score, -weight));
        Sides::of(|side| tables.by(side).and(taken(side)))
    }

    /// The table as one side of a result sees it.
    fn view<'v>(&'v self, side: Side, result: &ResolvedSides, tables: &Tables<'v>) -> View<'v> {
        let halved = self.conventions.split == SplitTables::HalfFrequency && result.is_split();
        let beside = halved.then(|| {
            let other = result.by(side.opponents()).weighted();
            other.map(|(score, weight)| (Exact::from(score), weight.half())).collect()
        });
        let mut view = self.view_of_score(side, beside, tables);
        if let (Compared::Field(others), true) = (&mut view.compared, result.by(side).is_artificial()) {
            others.enters_nothing();
        }
        view
    }

    /// The table as one score of a side sees it. If one table holds both sides of a split, the score is in it by half,
    /// and `beside` is half of the other side's scores.
    fn view_of_score<'v>(&'v self, side: Side, beside: Option<Vec<(Exact, Exact)>>, tables: &Tables<'v>) -> View<'v> {
        let compared = match &self.against {
            Against::Nothing => Compared::Nothing,
            // NS here are team-mates of EW there.
            Against::OtherTable { given, scores } => {
                let there = side.opponents();
                Compared::OtherTable { given: given.by(there), scores: Table::new(scores.by(there)) }
            }
            Against::Field { field, expected } => {
                let alone = tables.by(side).clone();
                let share = if beside.is_some() { Exact::ONE.half() } else { Exact::ONE };
                let table = beside.map_or_else(|| alone.clone(), |beside| alone.and(beside));
                let actual = table.results() + &share;
                let largest = actual >= field.other_groups().largest;
                let size = FieldSize { actual, expected: expected.clone(), largest };
                Compared::Field(Others { table, share, alone, size, entered: Vec::new() })
            }
        };
        View { side, conventions: self.conventions, compared, work: self.work }
    }

    /// The value of a result to a side as the only result of its row: the weighted sum of its components' points, never
    /// the points of a weighted sum.
    pub fn worth(&self, result: &ResolvedSides, side: Side, tables: &Tables<'_>) -> Result<Exact, ScoringError> {
        let view = self.view(side, result, tables);
        match result.by(side) {
            ResolvedSide::Artificial(given) => Ok(self.form.artificial(given, &view)?.points),
            ResolvedSide::Assigned(_) => self.weighted(result, &view),
        }
    }

    fn weighted(&self, result: &ResolvedSides, view: &View<'_>) -> Result<Exact, ScoringError> {
        let steps = self.form.steps(view);
        let part = |(score, weight): (i32, &Exact)| {
            view.spend(steps)?;
            Ok(weight * self.form.worth(&score.into(), view)?)
        };
        result.by(view.side).weighted().map(part).sum()
    }

    /// A side's figure for one score that both sides get for certain.
    pub fn figure_of_score(&self, score: &Exact, side: Side, tables: &Tables<'_>) -> Result<Figure, ScoringError> {
        self.figure_in(score, &self.view_of_score(side, None, tables))
    }

    /// A side's figure for one score, which may be a fraction, where the other side gets another; `None` if that is
    /// artificial.
    pub fn figure_of_scores(
        &self,
        own: &Exact,
        other: Option<&Exact>,
        side: Side,
        tables: &Tables<'_>,
    ) -> Result<Figure, ScoringError> {
        let halved = self.conventions.split == SplitTables::HalfFrequency && other != Some(own);
        let beside = halved.then(|| other.map(|other| (other.clone(), Exact::ONE.half())).into_iter().collect());
        self.figure_in(own, &self.view_of_score(side, beside, tables))
    }

    fn figure_in(&self, score: &Exact, view: &View<'_>) -> Result<Figure, ScoringError> {
        view.spend(self.form.steps(view))?;
        let worth = self.form.worth(score, view)?;
        Ok(Figure::of(worth, self.form.top(view), view.side, self.round, self.conventions))
    }

    /// The number of results with this one, as people count them; `None` outside a field.
    pub fn results(&self, result: &ResolvedSides, side: Side, tables: &Tables<'_>) -> Option<Exact> {
        match self.view(side, result, tables).compared {
            Compared::Field(others) => Some(self.form.results(&others)),
            Compared::OtherTable { .. } | Compared::Nothing => None,
        }
    }

    /// The most that a side can have where these are all results.
    pub fn top(&self, side: Side, tables: &Tables<'_>) -> Option<Exact> {
        let mut view = self.view_of_score(side, None, tables);
        if let Compared::Field(others) = &mut view.compared {
            others.enters_nothing();
        }
        self.form.top(&view)
    }
}

/// Scores of a side and their weights.
fn weighted(side: &ResolvedSide) -> impl Iterator<Item = (i32, Exact)> {
    side.weighted().map(|(score, weight)| (score, weight.clone()))
}

/// The number of results expected.
fn expected(results: Exact, scoring: Scoring, conventions: &Conventions) -> Result<Exact, ScoringError> {
    match conventions.tables.filter(|_| scoring.heeds(Convention::Tables, conventions)) {
        Some(tables) if results > i64::from(tables) => {
            Err(ScoringError::TooManyResults { tables: tables.into(), results })
        }
        Some(tables) => Ok(tables.into()),
        None => Ok(results),
    }
}

/// One side of a result, scored: its figure alone, or with the working.
pub(super) trait SideResult: Sized {
    /// Scores a side of a result beside the others.
    fn score(board: &Board<'_>, result: &ResolvedSides, side: Side, tables: &Tables<'_>) -> Result<Self, ScoringError>;

    /// The same with a special adjustment that makes it worth something else.
    fn adjusted(self, worth: Exact, side: Side, board: &Board<'_>) -> Self;
}

impl SideResult for Figure {
    fn score(board: &Board<'_>, result: &ResolvedSides, side: Side, tables: &Tables<'_>) -> Result<Self, ScoringError> {
        let view = board.view(side, result, tables);
        let (worth, top) = match result.by(side) {
            ResolvedSide::Artificial(given) => {
                let score = board.form.artificial(given, &view)?;
                (score.points, score.top)
            }
            ResolvedSide::Assigned(_) => (board.weighted(result, &view)?, board.form.top(&view)),
        };
        Ok(Self::of(worth, top, side, board.round, board.conventions))
    }

    fn adjusted(self, worth: Exact, side: Side, board: &Board<'_>) -> Self {
        Self::of(worth, self.top, side, board.round, board.conventions)
    }
}

impl SideResult for SideScore {
    fn score(board: &Board<'_>, result: &ResolvedSides, side: Side, tables: &Tables<'_>) -> Result<Self, ScoringError> {
        let mut view = board.view(side, result, tables);
        if let Compared::Field(others) = &mut view.compared {
            others.entered = board.entries(result, side);
        }
        let (worth, top, working) = match result.by(side) {
            ResolvedSide::Artificial(given) => {
                let score = board.form.artificial(given, &view)?;
                (score.points.clone(), score.top.clone(), Working::Artificial(score))
            }
            ResolvedSide::Assigned(given) => {
                view.spend(board.form.steps(&view).saturating_mul(count(given.len())))?;
                view.keep(given.len().saturating_add(view.lines()))?;
                let working = board.form.working(given, &view)?;
                let worth = working.components().iter().map(|component| &component.part).sum();
                (worth, board.form.top(&view), working)
            }
        };
        Ok(Self { figure: Figure::of(worth, top, side, board.round, board.conventions), working })
    }

    fn adjusted(self, worth: Exact, side: Side, board: &Board<'_>) -> Self {
        let adjustment = &worth - &self.figure.unrounded;
        let figure = Figure::of(worth, self.figure.top.clone(), side, board.round, board.conventions);
        Self { figure, working: Working::Adjusted { entered: Box::new(self), adjustment } }
    }
}

/// The rows of a field with their damage classified.
pub(super) struct Settled<'a> {
    /// Each side's results by the Law.
    by_law: Cow<'a, Sides<Counts>>,
    /// Each side's results as a program holds them, where those are others (`damage-entry before`).
    entered: Option<Sides<Counts>>,
    /// The results of the damage rows, in their order.
    rows: Vec<DamageRow>,
}

impl Settled<'_> {
    /// The tables by the Law.
    pub fn by_law(&self) -> Tables<'_> {
        Sides::of(|side| Table::new(self.by_law.by(side)))
    }

    /// The tables as a program holds them.
    pub fn entered(&self) -> Tables<'_> {
        Sides::of(|side| Table::new(self.entered.as_ref().unwrap_or(&self.by_law).by(side)))
    }

    /// The result of the damage row of this number.
    pub fn row(&self, nth: usize) -> Option<DamageRow> {
        self.rows.get(nth).copied()
    }
}

impl<'a> Board<'a> {
    /// The tables of the field with each of its damage rows as its formula.
    pub fn formulas(&self) -> Tables<'a> {
        let counts = self.field().map_or(&NO_RESULTS, Field::with_formulas);
        Sides::of(|side| Table::new(counts.by(side)))
    }

    /// The values of the three results of damage beside other results.
    pub fn damage_values(&self, damage: &ResolvedDamage, tables: &Tables<'_>) -> Result<DamageValues, ScoringError> {
        DamageValues::of(damage, |result, side| self.worth(result, side, tables))
    }

    /// Classifies each damage row of the field against the other rows and what is `beside` them, every other damage
    /// standing as its formula. So does one that has nobody to be compared with: that it has no value is no matter of the
    /// others'.
    pub fn settle(&self, beside: impl FnOnce(Tables<'a>) -> Tables<'a>) -> Result<Settled<'a>, ScoringError> {
        let Some(field) = self.field().filter(|field| field.has_damage()) else {
            let counts = self.field().map_or(&NO_RESULTS, Field::counts);
            return Ok(Settled { by_law: Cow::Borrowed(counts), entered: None, rows: Vec::new() });
        };
        let all = beside(self.formulas());
        let classify = |(damage, _): (&ResolvedDamage, Exact)| {
            self.spend_on_row(&all)?;
            match self.damage_values(damage, &self.without(&all, &damage.formula())) {
                Err(error) if error.is_lack_of_results() => Ok(DamageRow::Formula),
                values => Ok(DamageRow::of(&values?, self.conventions)),
            }
        };
        let rows = field.damage().map(classify).collect::<Result<Vec<_>, _>>()?;
        let is_formula = |row: &DamageRow| *row == DamageRow::Formula;
        let by_law = if rows.iter().all(is_formula) {
            Cow::Borrowed(field.with_formulas())
        } else {
            Cow::Owned(self.counts_with(field, &rows, |row, damage| row.apply(damage)))
        };
        let entered = rows
            .iter()
            .any(|row| row.is_adjusted(self.conventions))
            .then(|| self.counts_with(field, &rows, |row, damage| row.entered(damage, self.conventions)));
        Ok(Settled { by_law, entered, rows })
    }

    /// Each side's results with something in the place of each damage row.
    fn counts_with(
        &self,
        field: &Field,
        rows: &[DamageRow],
        of: impl Fn(DamageRow, &ResolvedDamage) -> ResolvedSides,
    ) -> Sides<Counts> {
        Sides::of(|side| {
            let mut scores: Vec<(i32, Exact)> =
                field.counts().by(side).entries().map(|(score, frequency)| (*score, frequency)).collect();
            for ((damage, count), row) in field.damage().zip(rows) {
                scores.extend(entries(&of(*row, damage), side, &count, self.conventions.split));
            }
            Counts::new(scores)
        })
    }
}
