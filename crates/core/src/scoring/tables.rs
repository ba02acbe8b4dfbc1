//! A board's two frequency tables, one for each side, and what they are worth under each scoring of a field.

use super::damage::{self, DamageEntered, DamageFinding};
use super::field::entries;
use super::resolved::ResolvedDamage;
use super::{
    Basis, ComponentScore, Conventions, CrossImps, Entry, Field, FieldScoring, FieldSize, Figure, FrequencyTable,
    Judged, Origin, Resolved, ResolvedSide, Scored, ScoringError, SideScore, Sides, TableWorking, Weighted, Working,
    artificial, butler, cross_imps, matchpoints,
};
use crate::number::Exact;
use crate::ruling::{Artificial, Side};

/// The tables of a board with every result in them.
pub(super) struct Tables<'a> {
    tables: Sides<FrequencyTable>,
    /// What each damage row of the field came to, in their order.
    damage: Vec<DamageEntered>,
    /// Results expected on the whole board.
    expected: Exact,
    field: &'a Field,
    scoring: FieldScoring,
    conventions: &'a Conventions,
}

impl<'a> Tables<'a> {
    /// The field's tables with its damage rows applied and, set apart, one more result.
    fn new(
        field: &'a Field,
        one_more: Option<&Resolved>,
        scoring: FieldScoring,
        conventions: &'a Conventions,
    ) -> Result<Self, ScoringError> {
        let mut expected = &field.elsewhere().results + field.results();
        if one_more.is_some() {
            expected += &Exact::ONE;
        }
        let by_number = match scoring {
            FieldScoring::Matchpoints => true,
            FieldScoring::CrossImps => conventions.cross_imps == CrossImps::Sum,
            FieldScoring::Butler => false,
        };
        if let Some(tables) = conventions.tables.filter(|_| by_number) {
            if expected > i64::from(tables) {
                return Err(ScoringError::TooManyResults { tables: tables.into(), results: expected });
            }
            expected = tables.into();
        }
        let tables = field.tables().clone();
        let mut tables = Self { tables, damage: Vec::new(), expected, field, scoring, conventions };
        tables.apply_damage(one_more)?;
        if let Some(ruling) = one_more {
            tables = tables.with(ruling);
        }
        Ok(tables)
    }

    /// Classifies each damage row against the other rows, every other damage row standing as its formula, and puts
    /// what it gives into the tables.
    fn apply_damage(&mut self, one_more: Option<&Resolved>) -> Result<(), ScoringError> {
        let rows = self.field.damage();
        if rows.is_empty() {
            return Ok(());
        }
        let mut all = self.entered(rows.iter().map(|(row, count)| (row.formula(), count.clone())));
        if let Some(ruling) = one_more {
            all = all.entered(std::iter::once((ruling.clone(), Exact::ONE)));
        }
        let classify = |row: &ResolvedDamage| {
            let others = all.without(&row.formula());
            let value = |side, result: &Resolved| others.with(result).worth(result, side);
            DamageFinding::of(row, self.conventions, value).map(|finding| finding.entry(row, self.conventions))
        };
        let damage = rows.iter().map(|(row, _)| classify(row)).collect::<Result<Vec<_>, _>>()?;
        let counts = rows.iter().map(|(_, count)| count.clone());
        *self = self.entered(damage.iter().map(|entry| entry.entered.clone()).zip(counts));
        self.damage = damage;
        Ok(())
    }

    /// Other tables of the same board; what its damage rows came to is in them.
    fn of_tables(&self, tables: Sides<FrequencyTable>) -> Self {
        Self { tables, damage: Vec::new(), expected: self.expected.clone(), ..*self }
    }

    /// The tables with more results among the others.
    fn entered(&self, rows: impl Iterator<Item = (Resolved, Exact)> + Clone) -> Self {
        self.of_tables(Sides::of(|side| {
            let old = self.tables.by(side).entries().iter().map(|entry| (entry.score, entry.frequency()));
            let new = rows
                .clone()
                .flat_map(|(row, count)| entries(&row, side, &count, self.conventions.split).collect::<Vec<_>>());
            FrequencyTable::new(old.chain(new))
        }))
    }

    /// The tables with one result fewer.
    fn without(&self, row: &Resolved) -> Self {
        self.entered(std::iter::once((row.clone(), -Exact::ONE)))
    }

    /// The tables with a result set apart as the ruling's.
    fn with(&self, ruling: &Resolved) -> Self {
        self.of_tables(Sides::of(|side| {
            let added: Vec<_> = entries(ruling, side, &Exact::ONE, self.conventions.split).collect();
            self.tables.by(side).with(added.iter().map(|(score, weight)| (*score, weight)))
        }))
    }

    /// How many results a side's table holds and how many were expected.
    fn size(&self, side: Side) -> FieldSize {
        let actual = self.tables.by(side).results();
        let largest = actual >= self.field.elsewhere().largest;
        FieldSize { actual, expected: self.expected.clone(), largest }
    }

    /// A side's points for each entry of its table.
    fn values(&self, side: Side) -> Result<SideValues<'_>, ScoringError> {
        let table = self.tables.by(side);
        match self.scoring {
            FieldScoring::Matchpoints => Ok(matchpoints::values(table, self.size(side), side, self.conventions)),
            FieldScoring::CrossImps => cross_imps::values(table, side, self.conventions),
            FieldScoring::Butler => butler::values(table, side, self.conventions),
        }
    }

    /// What the result that is set apart is worth to a side: the weighted sum of its components' points, never the
    /// points of a weighted sum.
    fn worth(&self, result: &Resolved, side: Side) -> Result<Exact, ScoringError> {
        Ok(match self.scoring {
            FieldScoring::Butler => sum(&self.butler_components(result, side)?),
            FieldScoring::Matchpoints | FieldScoring::CrossImps => self.values(side)?.worth(result.by(side)),
        })
    }

    /// Each component of the result set apart, scored in a table of its own, as the only result of its row: each
    /// result moves the datum (the 2005 lecture, section 4).
    fn butler_components(&self, result: &Resolved, side: Side) -> Result<Vec<ComponentScore>, ScoringError> {
        let ResolvedSide::Assigned(components) = result.by(side) else { return Ok(Vec::new()) };
        let others = self.tables.by(side).others();
        let scored = components.iter().map(|component| {
            let alone = ResolvedSide::Assigned(vec![Weighted { weight: Exact::ONE, ..component.clone() }]);
            let mut only = result.clone();
            if result.is_balanced() {
                *only.by_mut(side.opponents()) = alone.clone();
            }
            *only.by_mut(side) = alone;
            let entered: Vec<_> = entries(&only, side, &Exact::ONE, self.conventions.split).collect();
            let table = others.with(entered.iter().map(|(score, weight)| (*score, weight)));
            let datum = butler::datum(&table, self.conventions)?;
            let points = butler::against(component.score, &datum, side);
            Ok(ComponentScore { component: component.clone(), points, origin: Origin::Datum(datum) })
        });
        scored.collect()
    }

    /// An artificial score's points and the top they are of.
    fn artificial(&self, given: &Artificial, side: Side) -> Result<(Exact, Option<Exact>), ScoringError> {
        match self.scoring {
            FieldScoring::Matchpoints => {
                let top = self.size(side).artificial_top(self.conventions);
                Ok((&artificial::share(given, side, self.conventions)? * &top, Some(top)))
            }
            FieldScoring::CrossImps if self.conventions.cross_imps == CrossImps::Sum => {
                let imps = artificial::imps(given, self.conventions)?;
                // A fixed number of IMPs is what the director wrote, all comparisons together.
                let fixed = matches!(given, Artificial::Imps(_));
                Ok((if fixed { imps } else { &imps * &(&self.expected - &Exact::ONE) }, None))
            }
            FieldScoring::CrossImps | FieldScoring::Butler => Ok((artificial::imps(given, self.conventions)?, None)),
        }
    }

    /// The final score of a side of the result that is set apart.
    fn side_score(&self, result: &Resolved, side: Side) -> Result<SideScore, ScoringError> {
        let given = match result.by(side) {
            ResolvedSide::Artificial(given) => {
                let (unrounded, top) = self.artificial(given, side)?;
                let figure = Figure::of(unrounded, top.as_ref(), side, self.conventions);
                return Ok(SideScore { figure, working: Working::Artificial(given.clone()) });
            }
            ResolvedSide::Assigned(given) => given,
        };
        let values = self.values(side)?;
        let components = match self.scoring {
            FieldScoring::Butler => self.butler_components(result, side)?,
            FieldScoring::Matchpoints => values.components(given, |_| Origin::Table),
            FieldScoring::CrossImps => values.components(given, |score| {
                Origin::Comparisons(cross_imps::comparisons(score, values.table, side, self.conventions))
            }),
        };
        let top = values.top.clone();
        let figure = Figure::of(sum(&components), top.as_ref(), side, self.conventions);
        Ok(SideScore { figure, working: Working::Table(values.working(components)) })
    }

    /// The top of a board on which `result` stands.
    fn top(&self, result: &Resolved, side: Side) -> Option<Exact> {
        (self.scoring == FieldScoring::Matchpoints).then(|| {
            let size = self.size(side);
            if result.by(side).is_artificial() {
                size.artificial_top(self.conventions)
            } else {
                size.top(self.conventions)
            }
        })
    }
}

fn sum(components: &[ComponentScore]) -> Exact {
    components.iter().map(|one| &one.component.weight * &one.points).sum()
}

/// One side's table with its points.
pub(super) struct SideValues<'a> {
    pub table: &'a FrequencyTable,
    /// The side's points, entry by entry.
    pub values: Vec<Exact>,
    /// What the other side would have in the same table.
    pub complements: Vec<Exact>,
    pub basis: Basis,
    /// The most a side can have; none in IMPs.
    pub top: Option<Exact>,
}

impl SideValues<'_> {
    fn of(&self, score: i32) -> Exact {
        let at = self.table.find(score).ok();
        at.and_then(|at| self.values.get(at)).cloned().unwrap_or_default()
    }

    fn worth(&self, given: &ResolvedSide) -> Exact {
        given.weighted().map(|(score, weight)| weight * &self.of(score)).sum()
    }

    fn components(&self, given: &[Weighted], origin: impl Fn(i32) -> Origin) -> Vec<ComponentScore> {
        let scored = given.iter().map(|component| ComponentScore {
            points: self.of(component.score),
            component: component.clone(),
            origin: origin(component.score),
        });
        scored.collect()
    }

    fn working(self, components: Vec<ComponentScore>) -> TableWorking {
        TableWorking {
            components,
            table: self.table.clone(),
            values: self.values,
            complements: self.complements,
            basis: self.basis,
        }
    }
}

/// Scores one more result on the board.
pub(super) fn score(
    ruling: &Judged,
    field: &Field,
    scoring: FieldScoring,
    conventions: &Conventions,
) -> Result<Scored, ScoringError> {
    if field.is_empty() {
        return Err(ScoringError::EmptyField);
    }
    let value =
        |side: Side, result: &Resolved| Tables::new(field, Some(result), scoring, conventions)?.worth(result, side);
    damage::applied(ruling, conventions, value, |resolved| plain(resolved, field, scoring, conventions))
}

fn plain(
    resolved: &Resolved,
    field: &Field,
    scoring: FieldScoring,
    conventions: &Conventions,
) -> Result<Scored, ScoringError> {
    let tables = Tables::new(field, Some(resolved), scoring, conventions)?;
    let sides = Sides::try_of(|side| tables.side_score(resolved, side))?;
    let assigned = Side::BOTH.into_iter().find(|side| !resolved.by(*side).is_artificial()).unwrap_or(Side::NS);
    let top = tables.top(resolved, assigned);
    let results = match scoring {
        FieldScoring::Matchpoints => tables.expected,
        FieldScoring::CrossImps | FieldScoring::Butler => tables.tables.by(assigned).results(),
    };
    Ok(Scored { top, results: Some(results), ..Scored::new(scoring.into(), resolved.clone(), sides) })
}

/// A whole protocol, scored.
#[derive(Debug, Clone)]
pub struct Protocol {
    /// The most a side can have; none in IMPs.
    pub top: Option<Exact>,
    /// Each row in the order given.
    pub rows: Vec<ProtocolRow>,
}

/// A row of a protocol and its score.
#[derive(Debug, Clone)]
pub struct ProtocolRow {
    /// What the row gives each side, damage applied.
    pub applied: Resolved,
    /// Its points, from each side's own view.
    pub sides: Sides<Figure>,
}

/// Scores every row of a board, or of one group of a fouled board.
///
/// # Errors
/// As [`super::score`].
pub fn protocol(field: &Field, scoring: FieldScoring, conventions: &Conventions) -> Result<Protocol, ScoringError> {
    if field.is_empty() {
        return Err(ScoringError::EmptyField);
    }
    let tables = Tables::new(field, None, scoring, conventions)?;
    // A side all of whose results are artificial has no table to have values from.
    let values = Sides::of(|side| tables.values(side));
    let damage = tables.damage_rows();
    let rows = (0..field.rows().len()).filter_map(|at| tables.entered_row(at, &damage)).map(|entry| {
        let sides = Sides::try_of(|side| tables.row_figure(&entry, side, values.by(side)))?;
        Ok(ProtocolRow { applied: entry.applied, sides })
    });
    let rows = rows.collect::<Result<_, _>>()?;
    let top = (scoring == FieldScoring::Matchpoints).then(|| tables.size(Side::NS).top(conventions));
    Ok(Protocol { top, rows })
}

/// What rows of a field are worth with one more result on the board, or without it: each side's final figure for each of
/// the rows asked for by their places; none where a side has nobody to be compared with.
///
/// # Errors
/// As [`super::score`].
pub fn row_figures(
    field: &Field,
    one_more: Option<&Resolved>,
    rows: &[usize],
    scoring: FieldScoring,
    conventions: &Conventions,
) -> Result<Vec<Sides<Option<Figure>>>, ScoringError> {
    let tables = Tables::new(field, one_more, scoring, conventions)?;
    let values = Sides::of(|side| tables.values(side));
    let damage = tables.damage_rows();
    let figure = |entry: DamageEntered| {
        Sides::try_of(|side| match tables.row_figure(&entry, side, values.by(side)) {
            // One result alone has nobody to be compared with.
            Err(ScoringError::EmptyField | ScoringError::DatumOfNothing) => Ok(None),
            figure => figure.map(Some),
        })
    };
    rows.iter().filter_map(|at| tables.entered_row(*at, &damage)).map(figure).collect()
}

impl Tables<'_> {
    /// The places of the field's damage rows; what they came to is kept in their order.
    fn damage_rows(&self) -> Vec<usize> {
        if self.damage.is_empty() {
            return Vec::new();
        }
        let rows = self.field.rows().iter().enumerate();
        rows.filter(|(_, row)| matches!(row.ruling, Judged::Damage(_))).map(|(at, _)| at).collect()
    }

    /// What a row of the field puts into the tables; none where there is no such row.
    fn entered_row(&self, at: usize, damage: &[usize]) -> Option<DamageEntered> {
        match &self.field.rows().get(at)?.ruling {
            Judged::Plain(resolved) => Some(DamageEntered::plain(resolved.clone())),
            Judged::Damage(_) => self.damage.get(damage.binary_search(&at).ok()?).cloned(),
        }
    }

    /// The final figure of a row among the others.
    fn row_figure(
        &self,
        entry: &DamageEntered,
        side: Side,
        values: &Result<SideValues<'_>, ScoringError>,
    ) -> Result<Figure, ScoringError> {
        let (entered, top) = match entry.entered.by(side) {
            ResolvedSide::Artificial(given) => self.artificial(given, side)?,
            assigned => {
                let values = values.as_ref().map_err(Clone::clone)?;
                (self.row_worth(&entry.entered, assigned, side, values)?, values.top.clone())
            }
        };
        let unrounded = &entered + &entry.adjustment(side);
        Ok(Figure::of(unrounded, top.as_ref(), side, self.conventions))
    }

    /// What a row among the others is worth to a side.
    fn row_worth(
        &self,
        row: &Resolved,
        assigned: &ResolvedSide,
        side: Side,
        values: &SideValues<'_>,
    ) -> Result<Exact, ScoringError> {
        // A plain score is the only result of its row in the table as it stands.
        let plain = row.is_balanced() && assigned.weighted().count() == 1;
        if self.scoring == FieldScoring::Butler && !plain {
            return self.without(row).with(row).worth(row, side);
        }
        Ok(values.worth(assigned))
    }
}

/// What a score of the field is worth to a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldScore {
    /// From NS's view.
    pub score: i32,
    /// How many tables have it.
    pub tables: Exact,
    /// The side's points for it.
    pub points: Exact,
    /// The same as a share of the top; none in IMPs.
    pub share: Option<Exact>,
}

/// The points that each score of the field has with one more result, or without any. Scores that only the result
/// itself has are left out.
///
/// # Errors
/// As [`super::score`].
pub fn field_scores(
    field: &Field,
    one_more: Option<&Resolved>,
    scoring: FieldScoring,
    conventions: &Conventions,
) -> Result<Sides<Vec<FieldScore>>, ScoringError> {
    let tables = Tables::new(field, one_more, scoring, conventions)?;
    Sides::try_of(|side| {
        let values = match tables.values(side) {
            // One result alone has nobody to be compared with.
            Err(ScoringError::EmptyField | ScoringError::DatumOfNothing) => return Ok(Vec::new()),
            values => values?,
        };
        let entry = |(entry, points): (&Entry, &Exact)| {
            let share = values.top.as_ref().and_then(|top| points.over(top));
            FieldScore { score: entry.score, tables: entry.others.clone(), points: points.clone(), share }
        };
        let scores = values.table.entries().iter().zip(&values.values);
        Ok(scores.filter(|(entry, _)| !entry.others.is_zero()).map(entry).collect())
    })
}
