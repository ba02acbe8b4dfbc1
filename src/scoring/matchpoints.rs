//! Matchpoints: two tables, one for each side, with fractional and negative frequencies.

use super::damage::{self, DamageEntered, DamageFinding};
use super::field::entries;
use super::resolved::ResolvedDamage;
use super::{
    Adjustment, ComponentScore, Conventions, Entry, Field, FieldSize, Figure, FrequencyTable, Judged, Resolved,
    ResolvedSide, Scored, ScoringError, SideScore, Sides, TableWorking, Unit, Weighted, Working, artificial,
};
use crate::number::Exact;
use crate::ruling::Side;

/// The tables of a board with every result in them.
pub(super) struct Tables<'a> {
    tables: Sides<FrequencyTable>,
    /// What each damage row of the field came to, in their order.
    damage: Vec<DamageEntered>,
    expected: Exact,
    conventions: &'a Conventions,
}

impl<'a> Tables<'a> {
    /// The field's tables with its damage rows applied and, set apart, one more result.
    fn new(field: &Field, one_more: Option<&Resolved>, conventions: &'a Conventions) -> Result<Self, ScoringError> {
        let mut results = field.results().clone();
        if one_more.is_some() {
            results += &Exact::ONE;
        }
        let expected = match conventions.tables {
            Some(tables) if results > Exact::from(tables) => {
                return Err(ScoringError::TooManyResults { tables: tables.into(), results });
            }
            Some(tables) => tables.into(),
            None => results,
        };
        let mut tables = Self { tables: field.tables().clone(), damage: Vec::new(), expected, conventions };
        tables.apply_damage(field, one_more);
        if let Some(ruling) = one_more {
            tables = tables.with(ruling);
        }
        Ok(tables)
    }

    /// Classifies each damage row against the other rows, every other damage row standing as its formula, and puts
    /// what it gives into the tables.
    fn apply_damage(&mut self, field: &Field, one_more: Option<&Resolved>) {
        if field.damage().is_empty() {
            return;
        }
        let mut all = self.entered(field.damage().iter().map(|(row, count)| (row.formula(), count.clone())));
        if let Some(ruling) = one_more {
            all = all.entered(std::iter::once((ruling.clone(), Exact::ONE)));
        }
        let minus = -Exact::ONE;
        let classify = |row: &ResolvedDamage| {
            let others = all.entered(std::iter::once((row.formula(), minus.clone())));
            let value = |side, result: &Resolved| others.alone(result, side);
            DamageFinding::of(row, self.conventions, value).entry(row, self.conventions)
        };
        let damage: Vec<_> = field.damage().iter().map(|(row, _)| classify(row)).collect();
        let counts = field.damage().iter().map(|(_, count)| count.clone());
        *self = self.entered(damage.iter().map(|entry| entry.entered.clone()).zip(counts));
        self.damage = damage;
    }

    /// The tables with more results among the others.
    fn entered(&self, rows: impl Iterator<Item = (Resolved, Exact)> + Clone) -> Self {
        let tables = Sides::of(|side| {
            let old = self.tables.by(side).entries().iter().map(|entry| (entry.score, entry.frequency()));
            let new = rows
                .clone()
                .flat_map(|(row, count)| entries(&row, side, &count, self.conventions.split).collect::<Vec<_>>());
            FrequencyTable::new(old.chain(new))
        });
        Self { tables, damage: self.damage.clone(), expected: self.expected.clone(), conventions: self.conventions }
    }

    /// The tables with a result set apart as the ruling's.
    fn with(&self, ruling: &Resolved) -> Self {
        let tables = Sides::of(|side| {
            let added: Vec<_> = entries(ruling, side, &Exact::ONE, self.conventions.split).collect();
            self.tables.by(side).with(added.iter().map(|(score, weight)| (*score, weight)))
        });
        Self { tables, damage: self.damage.clone(), expected: self.expected.clone(), conventions: self.conventions }
    }

    fn size(&self, side: Side) -> FieldSize {
        FieldSize { actual: self.tables.by(side).results(), expected: self.expected.clone() }
    }

    /// A side's points for each entry of its table.
    fn values(&self, side: Side) -> SideValues<'_> {
        let table = self.tables.by(side);
        let size = self.size(side);
        let two = Exact::from(2_i64);
        let ns_top = &two * &(&size.actual - &Exact::ONE);
        let adjust = |m: &Exact| size.adjust(m, self.conventions);
        let both = table.matchpoints().into_iter().map(|ns| (adjust(&ns), adjust(&(&ns_top - &ns))));
        let (ns, ew): (Vec<_>, Vec<_>) = both.unzip();
        let (values, complements) = match side {
            Side::NS => (ns, ew),
            Side::EW => (ew, ns),
        };
        let top = size.top(self.conventions);
        let adjustment = size.adjustment(self.conventions);
        SideValues { table, values, complements, size, adjustment, top }
    }

    /// What a side's result would be worth as the only result of its row.
    fn alone(&self, result: &Resolved, side: Side) -> Exact {
        self.with(result).values(side).worth(result.by(side))
    }

    /// A side's final score.
    fn side_score(&self, given: &ResolvedSide, side: Side) -> Result<SideScore, ScoringError> {
        match given {
            ResolvedSide::Artificial(artificial) => {
                let top = self.size(side).artificial_top(self.conventions);
                let share = artificial::share(artificial)?;
                let working = Working::Artificial(artificial.clone());
                let figure = Figure::of(&share * &top, Some(&top), side, self.conventions);
                Ok(SideScore { figure, working })
            }
            ResolvedSide::Assigned(components) => {
                let values = self.values(side);
                let unrounded = values.worth(given);
                let top = values.top.clone();
                let figure = Figure::of(unrounded, Some(&top), side, self.conventions);
                Ok(SideScore { figure, working: Working::Table(values.working(components)) })
            }
        }
    }
}

/// One side's table with its points.
struct SideValues<'a> {
    table: &'a FrequencyTable,
    values: Vec<Exact>,
    complements: Vec<Exact>,
    size: FieldSize,
    adjustment: Adjustment,
    top: Exact,
}

impl SideValues<'_> {
    fn of(&self, score: i32) -> Exact {
        let at = self.table.find(score).ok();
        at.and_then(|at| self.values.get(at)).cloned().unwrap_or_default()
    }

    /// The weighted sum of the points, never the points of a weighted sum.
    fn worth(&self, given: &ResolvedSide) -> Exact {
        given.weighted().map(|(score, weight)| weight * &self.of(score)).sum()
    }

    fn working(self, components: &[Weighted]) -> TableWorking {
        let component =
            |component: &Weighted| ComponentScore { points: self.of(component.score), component: component.clone() };
        let components = components.iter().map(component).collect();
        TableWorking {
            components,
            table: self.table.clone(),
            values: self.values,
            complements: self.complements,
            size: self.size,
            adjustment: self.adjustment,
        }
    }
}

/// Scores one more result on the board.
pub(super) fn score(ruling: &Judged, field: &Field, conventions: &Conventions) -> Result<Scored, ScoringError> {
    if field.is_empty() {
        return Err(ScoringError::EmptyField);
    }
    let value = |side: Side, result: &Resolved| {
        Tables::new(field, Some(result), conventions).map(|tables| tables.values(side).worth(result.by(side)))
    };
    damage::applied(ruling, conventions, value, |resolved| plain(resolved, field, conventions))
}

fn plain(resolved: &Resolved, field: &Field, conventions: &Conventions) -> Result<Scored, ScoringError> {
    let tables = Tables::new(field, Some(resolved), conventions)?;
    let sides = Sides::try_of(|side| tables.side_score(resolved.by(side), side))?;
    let assigned = Side::BOTH.into_iter().find(|side| !resolved.by(*side).is_artificial()).unwrap_or(Side::NS);
    let size = tables.size(assigned);
    let top =
        if resolved.by(assigned).is_artificial() { size.artificial_top(conventions) } else { size.top(conventions) };
    Ok(Scored {
        applied: resolved.clone(),
        damage: None,
        sides,
        unit: Unit::Matchpoints,
        top: Some(top),
        results: Some(tables.expected),
    })
}

/// A whole protocol, scored.
#[derive(Debug, Clone)]
pub struct Protocol {
    /// The most a side can have.
    pub top: Exact,
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

/// Scores every row of a board.
///
/// # Errors
/// As [`super::score`].
pub fn protocol(field: &Field, conventions: &Conventions) -> Result<Protocol, ScoringError> {
    if field.is_empty() {
        return Err(ScoringError::EmptyField);
    }
    let tables = Tables::new(field, None, conventions)?;
    let values = Sides { ns: tables.values(Side::NS), ew: tables.values(Side::EW) };
    let mut damage = tables.damage.iter();
    let rows = field.rows().iter().map(|row| {
        // The tables keep what the damage rows came to in the order of the rows.
        let entry = match &row.ruling {
            Judged::Plain(resolved) => DamageEntered::plain(resolved.clone()),
            Judged::Damage(found) => damage.next().cloned().unwrap_or_else(|| DamageEntered::plain(found.formula())),
        };
        let sides = Sides::try_of(|side| {
            let (entered, top) = match entry.entered.by(side) {
                ResolvedSide::Artificial(given) => {
                    let top = tables.size(side).artificial_top(conventions);
                    (&artificial::share(given)? * &top, top)
                }
                assigned @ ResolvedSide::Assigned(_) => (values.by(side).worth(assigned), values.by(side).top.clone()),
            };
            let unrounded = &entered + &entry.adjustment(side);
            Ok(Figure::of(unrounded, Some(&top), side, conventions))
        })?;
        Ok(ProtocolRow { applied: entry.applied, sides })
    });
    let rows = rows.collect::<Result<_, _>>()?;
    Ok(Protocol { top: values.ns.top.clone(), rows })
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
    /// The same as a share of the top.
    pub share: Exact,
}

/// The points that each score of the field has with one more result, or without any. Scores that only the result
/// itself has are left out.
///
/// # Errors
/// As [`super::score`].
pub fn field_scores(
    field: &Field,
    one_more: Option<&Resolved>,
    conventions: &Conventions,
) -> Result<Sides<Vec<FieldScore>>, ScoringError> {
    let tables = Tables::new(field, one_more, conventions)?;
    Ok(Sides::of(|side| {
        let values = tables.values(side);
        let entry = |(entry, points): (&Entry, &Exact)| {
            let share = points.over(&values.top).unwrap_or_default();
            FieldScore { score: entry.score, tables: entry.others.clone(), points: points.clone(), share }
        };
        values
            .table
            .entries()
            .iter()
            .zip(&values.values)
            .filter(|(entry, _)| !entry.others.is_zero())
            .map(entry)
            .collect()
    }))
}
