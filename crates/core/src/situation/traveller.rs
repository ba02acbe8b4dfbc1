//! The other results on a board.

use super::error::RowError;
use crate::number::Exact;
use crate::ruling::{Board, Damage, Outcome, Ruling, SideRuling, Vulnerability};
use crate::scoring::{Conventions, Field, FieldRow, OtherGroups, ResolvedRuling, SplitTables};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The results at the other tables, as rows of rulings; of a fouled board (Law 87) in groups. Cloning is cheap.
///
/// The frequency tables are made on first use, once for all situations that hold it.
#[derive(Debug, Clone)]
pub struct Traveller(Arc<Content>);

#[derive(Debug)]
struct Content {
    groups: Vec<Group>,
    needs: Needs,
    /// The fields that were made last, and what of.
    fields: Mutex<Option<(Key, Made)>>,
}

/// The fields of the groups in their order, or the rows that have no score.
type Made = Result<Arc<[GroupField]>, Vec<RowError>>;

/// The facts beside its rows that the fields of a traveller depend on. Two equal keys give the same fields.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Key {
    vulnerability: Option<Vulnerability>,
    obtained: Option<Ruling>,
    split: SplitTables,
}

/// The facts that rows depend on beside themselves.
#[derive(Debug, Default)]
struct Needs {
    /// A contract, which is scored on the board.
    board: bool,
    /// `damage` that does not say what was obtained.
    obtained: bool,
}

/// A field of a board, or one of a fouled board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    name: Option<String>,
    rows: Vec<Row>,
}

/// The result of some tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    label: Option<Box<str>>,
    /// Shared by rows that have the same: there may be a hundred thousand of them.
    ruling: Arc<Ruling>,
    count: u32,
}

impl Row {
    /// One table's result or ruling, which may be shared with other rows.
    #[must_use]
    pub fn new(ruling: impl Into<Arc<Ruling>>) -> Self {
        Self { label: None, ruling: ruling.into(), count: 1 }
    }

    /// The same result at `count` tables.
    #[must_use]
    pub fn times(self, count: u32) -> Self {
        Self { count, ..self }
    }

    /// The same under a label, such as a table's.
    #[must_use]
    pub fn labelled(self, label: impl Into<Box<str>>) -> Self {
        Self { label: Some(label.into()), ..self }
    }

    /// The label.
    #[must_use]
    pub fn label(&self) -> Option<&str> {
        self.label.as_deref()
    }

    /// The ruling at those tables.
    #[must_use]
    pub fn ruling(&self) -> &Ruling {
        &self.ruling
    }

    /// The number of tables.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }
}

impl Group {
    /// A group of this name; case does not count.
    #[must_use]
    pub fn new(name: impl Into<String>, rows: impl IntoIterator<Item = Row>) -> Self {
        Self { name: Some(name.into()), rows: rows.into_iter().collect() }
    }

    /// The rows of a board that has no groups, or those beside its groups, which are compared with one another too.
    #[must_use]
    pub fn unnamed(rows: impl IntoIterator<Item = Row>) -> Self {
        Self { name: None, rows: rows.into_iter().collect() }
    }

    /// The name; `None` for the rows of a board that has no groups, or beside them.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Its rows, in their order.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    pub(super) fn is_called(&self, name: &str) -> bool {
        self.name.as_deref().is_some_and(|own| own.eq_ignore_ascii_case(name))
    }
}

impl Traveller {
    /// Rows that are all compared with one another.
    #[must_use]
    pub fn new(rows: impl IntoIterator<Item = Row>) -> Self {
        Self::of_groups([Group::unnamed(rows)])
    }

    /// Plain scores, from NS's view, and how many tables have each.
    #[must_use]
    pub fn of_scores(scores: impl IntoIterator<Item = (i32, u32)>) -> Self {
        let row = |(score, count)| Row::new(Ruling::Both(SideRuling::score(score))).times(count);
        Self::new(scores.into_iter().map(row))
    }

    /// The groups of a fouled board, each of which is compared within itself.
    #[must_use]
    pub fn of_groups(groups: impl IntoIterator<Item = Group>) -> Self {
        let groups: Vec<Group> = groups.into_iter().collect();
        let mut needs = Needs::default();
        groups.iter().flat_map(|group| &group.rows).for_each(|row| needs.see(&row.ruling));
        Self(Arc::new(Content { groups, needs, fields: Mutex::default() }))
    }

    /// Its groups; one without a name where there are none.
    #[must_use]
    pub fn groups(&self) -> &[Group] {
        &self.0.groups
    }

    /// The fields of its groups on this board. They are made anew only when something that they depend on changes.
    pub(super) fn fields(&self, board: Option<&Board>, obtained: Option<&Ruling>, conventions: &Conventions) -> Made {
        let needs = &self.0.needs;
        let key = Key {
            vulnerability: board.and_then(|board| board.vulnerability).filter(|_| needs.board),
            obtained: obtained.filter(|_| needs.obtained).cloned(),
            split: conventions.split,
        };
        let mut made = self.0.fields.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, fields)) = made.as_ref().filter(|(known, _)| *known == key) {
            return fields.clone();
        }
        // They see nothing of the conventions but what the key holds.
        let seen = Conventions { split: key.split, ..Conventions::default() };
        let fields = self.make(board, obtained, &seen);
        *made = Some((key, fields.clone()));
        fields
    }

    fn make(&self, board: Option<&Board>, obtained: Option<&Ruling>, conventions: &Conventions) -> Made {
        let mut errors = Vec::new();
        let mut fields = Vec::with_capacity(self.0.groups.len());
        for (group, Group { rows, .. }) in self.0.groups.iter().enumerate() {
            let mut resolved = Vec::with_capacity(rows.len());
            for (row, written) in rows.iter().enumerate() {
                match ResolvedRuling::resolve(&with_obtained(&written.ruling, obtained), board) {
                    Ok(ruling) => resolved.push(FieldRow { ruling, count: written.count }),
                    Err(error) => errors.push(RowError { group, row, error }),
                }
            }
            fields.push(Field::new(resolved, conventions));
        }
        if errors.is_empty() { Ok(beside_one_another(fields).collect()) } else { Err(errors) }
    }
}

impl PartialEq for Traveller {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.groups == other.0.groups
    }
}

impl Eq for Traveller {}

impl Needs {
    fn see(&mut self, ruling: &Ruling) {
        let mut side = |side: &SideRuling| {
            if let SideRuling::Assigned(components) = side {
                let depends = |outcome: &Outcome| matches!(outcome, Outcome::Contract { .. } | Outcome::Claimed { .. });
                self.board = self.board || components.iter().any(|component| depends(&component.outcome));
            }
        };
        match ruling {
            Ruling::Both(both) => side(both),
            Ruling::Split { ns, ew } => {
                side(ns);
                side(ew);
            }
            Ruling::Damage(damage) => {
                self.see(&damage.before);
                self.see(&damage.after);
                match &damage.obtained {
                    Some(obtained) => self.see(obtained),
                    // The result obtained may itself be a contract.
                    None => (self.obtained, self.board) = (true, true),
                }
            }
        }
    }
}

/// `damage` that does not say what was obtained, with the score that was; any other ruling as it is.
pub(super) fn with_obtained<'a>(ruling: &'a Ruling, obtained: Option<&Ruling>) -> Cow<'a, Ruling> {
    match (ruling, obtained) {
        (Ruling::Damage(damage), Some(obtained)) if damage.obtained.is_none() => {
            let damage = Damage { obtained: Some(obtained.clone()), ..damage.as_ref().clone() };
            Cow::Owned(Ruling::Damage(Box::new(damage)))
        }
        _ => Cow::Borrowed(ruling),
    }
}

/// The field of a group, with what groups its rows.
#[derive(Debug)]
pub(super) struct GroupField {
    pub field: Field,
    /// The plain scores that rows have for both sides, and for each the place of a row and how many tables there are.
    pub plain: BTreeMap<i32, (usize, Exact)>,
    /// The places of all other rows.
    pub others: Vec<usize>,
}

impl GroupField {
    fn new(field: Field) -> Self {
        let mut plain: BTreeMap<i32, (usize, Exact)> = BTreeMap::new();
        let mut others = Vec::new();
        for (at, row) in field.rows().iter().enumerate() {
            match row.ruling {
                ResolvedRuling::Score(score) => {
                    plain.entry(score).or_insert((at, Exact::ZERO)).1 += Exact::from(row.count)
                }
                ResolvedRuling::Sides(_) | ResolvedRuling::Damage(_) => others.push(at),
            }
        }
        Self { field, plain, others }
    }
}

/// Each field with how many results the others have: all together, and the largest.
fn beside_one_another(fields: Vec<Field>) -> impl Iterator<Item = GroupField> {
    let all: Exact = fields.iter().map(Field::results).sum();
    let mut largest: Vec<(Exact, usize)> = fields.iter().map(Field::results).cloned().zip(0..).collect();
    largest.sort_by(|one, other| other.cmp(one));
    largest.truncate(2);
    fields.into_iter().enumerate().map(move |(at, field)| {
        let results = &all - field.results();
        let largest = largest.iter().find(|(_, of)| *of != at).map(|(results, _)| results.clone());
        GroupField::new(field.beside(OtherGroups { results, largest: largest.unwrap_or_default() }))
    })
}
