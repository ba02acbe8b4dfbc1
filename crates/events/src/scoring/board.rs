//! A board of a field scored: every line against the others of its group.

use super::row::{LineEntry, expected_results};
use super::rules::Rules;
use super::scored::{ScoreError, ScoredBoard, ScoredLine};
use crate::model::BoardResults;
use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Sides};
use redress_core::scoring::{
    Comparison, Conventions, Field, FieldRow, Figure, OtherGroups, ResolvedRuling, ResolvedSide, ResolvedSides,
    RowFigures, Scoring, ScoringError, datum_of_field, protocol, row_figures,
};
use std::collections::HashMap;

/// The lines of a board that are compared with one another: all, or those of a group of a fouled board.
#[derive(Default)]
struct Group {
    rows: Vec<FieldRow>,
    /// The places of equal scores in the field.
    plain: HashMap<i32, usize>,
}

/// The source of a line's figures.
enum At {
    /// A row of a group.
    Row { group: usize, row: usize, gives: Sides<bool> },
    /// The file's figures, for a line without a result.
    Given(Box<Sides<Option<Figure>>>),
}

impl Group {
    /// Adds a result and returns its row: equal scores share one.
    fn take(&mut self, ruling: ResolvedRuling, count: u32) -> usize {
        let next = self.rows.len();
        if let ResolvedRuling::Score(points) = ruling {
            let at = *self.plain.entry(points).or_insert(next);
            if let Some(row) = self.rows.get_mut(at) {
                row.count = row.count.saturating_add(count);
                return at;
            }
        }
        self.rows.push(FieldRow::new(ruling, count));
        next
    }

    /// An expected result without one.
    fn expect(&mut self) {
        let nothing = ResolvedSides::of(|_| ResolvedSide::Artificial(Artificial::Average));
        self.rows.push(FieldRow::new(nothing, 1));
    }

    fn size(&self) -> Exact {
        self.rows.iter().map(|row| Exact::from(row.count)).sum()
    }
}

/// A board put together for scoring.
pub(crate) struct Gathered {
    groups: Vec<Group>,
    lines: Vec<At>,
    /// Of each score beside the lines.
    rest: Vec<At>,
    expected: Exact,
    results: Exact,
}

impl Gathered {
    /// The rows of a board.
    ///
    /// # Errors
    /// A result that has no score.
    pub fn new(board: &BoardResults, rules: &Rules) -> Result<Self, ScoreError> {
        let expected = expected_results(board, rules);
        let expected = Exact::from(i64::try_from(expected).unwrap_or(i64::MAX));
        let expected = rules.conventions.tables.map_or(expected, Exact::from);
        let mut gathered =
            Self { groups: Vec::new(), lines: Vec::new(), rest: Vec::new(), expected, results: Exact::ZERO };
        let mut names: Vec<Option<&str>> = Vec::new();
        for line in &board.lines {
            let group = gathered.group(line.group.as_deref(), &mut names);
            let at = gathered.take(group, LineEntry::resolve(line, board, &gathered.expected, rules)?);
            gathered.lines.push(at);
        }
        if let Some(rest) = &board.rest {
            let group = gathered.group(None, &mut names);
            rest.counts().for_each(|(score, count)| gathered.take_beside(group, score, count));
        }
        Ok(gathered)
    }

    /// The place of the group of this name.
    fn group<'a>(&mut self, name: Option<&'a str>, names: &mut Vec<Option<&'a str>>) -> usize {
        names.iter().position(|known| *known == name).unwrap_or_else(|| {
            names.push(name);
            self.groups.push(Group::default());
            names.len().saturating_sub(1)
        })
    }

    /// Takes a score beside the lines that so many tables have.
    fn take_beside(&mut self, group: usize, score: i32, count: u32) {
        let Some(rows) = self.groups.get_mut(group) else { return };
        let row = rows.take(ResolvedRuling::Score(score), count);
        self.results += Exact::from(count);
        self.rest.push(At::Row { group, row, gives: Sides { ns: true, ew: true } });
    }

    fn take(&mut self, group: usize, row: LineEntry) -> At {
        let nothing = At::Given(Box::default());
        let Some(rows) = self.groups.get_mut(group) else { return nothing };
        match row {
            LineEntry::None { expected, given } => {
                if expected {
                    rows.expect();
                }
                At::Given(given)
            }
            LineEntry::Scored { ruling, gives } => {
                if !is_artificial(&ruling) {
                    self.results += Exact::ONE;
                }
                At::Row { group, row: rows.take(ruling, 1), gives }
            }
        }
    }

    /// Every line scored under the conventions.
    ///
    /// # Errors
    /// The board as a whole cannot be scored.
    pub fn score(&self, scoring: Scoring, conventions: &Conventions) -> Result<ScoredBoard, ScoringError> {
        let values = |field: &Field| row_values(field, scoring, conventions);
        let figures = self.fields(conventions).iter().map(values).collect::<Result<Vec<_>, _>>()?;
        let of_line = |at: &At| match at {
            At::Given(figures) => ScoredLine { figures: Sides::clone(figures), ..ScoredLine::default() },
            At::Row { group, row, gives } => {
                let row = figures.get(*group).and_then(|rows| rows.get(*row));
                row.map_or_else(ScoredLine::default, |row| ScoredLine::from_row(row, gives))
            }
        };
        let lines: Vec<ScoredLine> = self.lines.iter().map(of_line).collect();
        // Without a result there is none; groups of a fouled board have each their own.
        let has_datum = scoring == Scoring::Butler && self.groups.len() == 1;
        let datum = has_datum.then(|| datum_of_field(&self.field(conventions), conventions).ok()).flatten();
        let datum = datum.map(|datum| datum.ns);
        let top = lines.iter().find_map(|line| line.figures.ns.as_ref().or(line.figures.ew.as_ref())?.top.clone());
        let rest = self.rest.iter().map(|at| of_line(at).figures).collect();
        let (results, expected) = (self.results.clone(), self.expected.clone());
        Ok(ScoredBoard { results, expected, top, datum, lines, rest, other_rooms: Vec::new() })
    }

    /// The field of each group, for lines that are scored one by one.
    pub fn fields(&self, conventions: &Conventions) -> Vec<Field> {
        let field = |(place, group): (usize, &Group)| {
            Field::new(group.rows.iter().cloned(), conventions).beside(self.others(place))
        };
        self.groups.iter().enumerate().map(field).collect()
    }

    /// The figures of one line as [`score`](Self::score) has them, without those of the others; `None` if it has no result.
    ///
    /// # Errors
    /// The board as a whole cannot be scored.
    pub fn line(
        &self,
        line: usize,
        fields: &[Field],
        scoring: Scoring,
        conventions: &Conventions,
    ) -> Result<Option<ScoredLine>, ScoringError> {
        let Some(At::Row { group, row, gives }) = self.lines.get(line) else { return Ok(None) };
        let Some(field) = fields.get(*group) else { return Ok(None) };
        let rows = row_figures(None, &[*row], scoring, Comparison::field(field), conventions)?;
        Ok(rows.first().map(|row| ScoredLine::from_row(row, gives)))
    }

    /// All results together, as a datum is taken of them.
    pub fn field(&self, conventions: &Conventions) -> Field {
        Field::new(self.groups.iter().flat_map(|group| &group.rows).cloned(), conventions)
    }

    /// The groups beside the one at a place.
    fn others(&self, place: usize) -> OtherGroups {
        let others = self.groups.iter().enumerate().filter(|(other, _)| *other != place);
        let sizes: Vec<Exact> = others.map(|(_, group)| group.size()).collect();
        OtherGroups { results: sizes.iter().sum(), largest: sizes.into_iter().max().unwrap_or_default() }
    }
}

/// Returns true if neither side has a score of its own.
fn is_artificial(ruling: &ResolvedRuling) -> bool {
    matches!(ruling, ResolvedRuling::Sides(sides) if sides.ns.is_artificial() && sides.ew.is_artificial())
}

/// The worth of each row of a field to each side.
fn row_values(field: &Field, scoring: Scoring, conventions: &Conventions) -> Result<Vec<RowFigures>, ScoringError> {
    if field.is_empty() {
        return Ok(Vec::new());
    }
    let scored = protocol(scoring, Comparison::field(field), conventions)?;
    Ok(scored.rows.into_iter().map(|row| row.sides).collect())
}
