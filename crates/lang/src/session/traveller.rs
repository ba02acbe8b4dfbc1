//! A traveller as it is written, and its rulings once their names are resolved.

use super::fineness::{CommonDenominator, MOST_DIGITS};
use super::resolve::{Names, places, resolve};
use crate::checks::{FindingKind, impossible_scores};
use crate::diagnostic::{Diagnostic, Problem};
use crate::number::Exact;
use crate::ruling::{Board, Ruling, Side, SideRuling};
use crate::situation::{Group, Row, Traveller};
use crate::syntax::tree::{self, RowResult, TravellerItem};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use std::sync::Arc;

/// The context of a traveller: its names, and the board of its contracts.
pub(super) trait Surroundings: Names {
    /// The ruling of a name, whose identity says whether it is still the same.
    fn named(&self, name: &str) -> Option<&Rc<tree::Ruling>>;
    /// The board, if it is known.
    fn board(&self) -> Option<&Board>;
}

/// A traveller as it was written.
#[derive(Debug)]
pub(super) struct WrittenTraveller {
    items: Vec<TravellerItem>,
    /// The result of resolving its rulings last, and the names used for it. It is valid as long as the names mean the
    /// same.
    resolved: RefCell<Option<(Vec<LookedUp>, Traveller)>>,
}

impl PartialEq for WrittenTraveller {
    fn eq(&self, other: &Self) -> bool {
        self.items == other.items
    }
}

/// A name that was looked up, and what was found.
#[derive(Debug)]
enum LookedUp {
    Ruling(String, Option<Rc<tree::Ruling>>),
    Weight(String, Option<Exact>),
    NonOffenders(Option<Side>),
}

impl LookedUp {
    fn holds(&self, scope: &dyn Surroundings) -> bool {
        match self {
            Self::Ruling(name, found) => match (scope.named(name), found) {
                (Some(now), Some(then)) => Rc::ptr_eq(now, then),
                (now, then) => now.is_none() && then.is_none(),
            },
            Self::Weight(name, found) => scope.weight(name) == *found,
            Self::NonOffenders(found) => scope.non_offenders() == *found,
        }
    }
}

/// Names that remember what was looked up.
struct Recorder<'a> {
    scope: &'a dyn Surroundings,
    seen: RefCell<Vec<LookedUp>>,
    known: RefCell<HashSet<String>>,
}

impl Names for Recorder<'_> {
    fn ruling(&self, name: &str) -> Option<&tree::Ruling> {
        let found = self.scope.named(name);
        if self.known.borrow_mut().insert(name.to_lowercase()) {
            self.seen.borrow_mut().push(LookedUp::Ruling(name.to_owned(), found.cloned()));
        }
        found.map(Rc::as_ref)
    }

    fn weight(&self, name: &str) -> Option<Exact> {
        let found = self.scope.weight(name);
        // A name of a ruling and a name of a weight are kept apart.
        if self.known.borrow_mut().insert(format!("{}%", name.to_lowercase())) {
            self.seen.borrow_mut().push(LookedUp::Weight(name.to_owned(), found.clone()));
        }
        found
    }

    fn non_offenders(&self) -> Option<Side> {
        let found = self.scope.non_offenders();
        self.seen.borrow_mut().push(LookedUp::NonOffenders(found));
        found
    }

    fn known(&self) -> Vec<&str> {
        self.scope.known()
    }
}

/// A group with its rows, those outside the groups together.
struct WrittenGroup<'a> {
    name: Option<&'a tree::Word>,
    rows: Vec<&'a tree::Row>,
}

impl WrittenTraveller {
    pub fn new(items: Vec<TravellerItem>) -> Self {
        Self { items, resolved: RefCell::default() }
    }

    /// As it was written.
    pub fn items(&self) -> &[TravellerItem] {
        &self.items
    }

    /// Every row, in the order written.
    pub fn rows(&self) -> impl Iterator<Item = &tree::Row> {
        self.items.iter().flat_map(|item| match item {
            TravellerItem::Row(row) => std::slice::from_ref(row),
            TravellerItem::Group { rows, .. } => rows.as_slice(),
        })
    }

    /// Every row, as the resolved traveller has them: group by group.
    pub fn in_order(&self) -> Vec<&tree::Row> {
        self.groups().into_iter().flat_map(|group| group.rows).collect()
    }

    /// The row with a position in the resolved traveller.
    pub fn row(&self, group: usize, row: usize) -> Option<&tree::Row> {
        self.groups().get(group)?.rows.get(row).copied()
    }

    fn groups(&self) -> Vec<WrittenGroup<'_>> {
        let mut groups: Vec<WrittenGroup<'_>> = Vec::new();
        for item in &self.items {
            match item {
                // Nobody writes an empty name: a table of an event is beside the groups of its board.
                TravellerItem::Group { name, rows, .. } => {
                    let name = Some(name).filter(|name| !name.node.is_empty());
                    groups.push(WrittenGroup { name, rows: rows.iter().collect() });
                }
                TravellerItem::Row(row) => match groups.iter_mut().find(|group| group.name.is_none()) {
                    Some(outside) => outside.rows.push(row),
                    None => groups.push(WrittenGroup { name: None, rows: vec![row] }),
                },
            }
        }
        groups
    }

    /// Its rulings, with names resolved in a scope.
    ///
    /// # Errors
    /// Every row that cannot be resolved, and every group that there is twice.
    pub fn resolved(&self, scope: &dyn Surroundings) -> Result<Traveller, Vec<Diagnostic>> {
        if let Some((looked_up, traveller)) = self.resolved.borrow().as_ref()
            && looked_up.iter().all(|name| name.holds(scope))
        {
            return Ok(traveller.clone());
        }
        let names = Recorder { scope, seen: RefCell::default(), known: RefCell::default() };
        let mut problems = Vec::new();
        let mut seen = HashSet::new();
        let mut groups = Vec::new();
        let mut scores = SharedScores::default();
        for WrittenGroup { name, rows } in self.groups() {
            if let Some(name) = name.filter(|name| !seen.insert(name.node.to_ascii_lowercase())) {
                problems.push(Diagnostic::at(name.span, Problem::GroupTwice { name: name.node.clone() }));
                continue;
            }
            let mut resolved = Vec::with_capacity(rows.len());
            let mut denominator = CommonDenominator::new();
            for row in rows {
                let ruling = match &row.result {
                    RowResult::Score(score) => scores.ruling(score.node),
                    RowResult::Ruling(written) => match row_ruling(written, &names) {
                        Ok(ruling) if !denominator.admits_all(&ruling) => {
                            let problem = Problem::WeightsFine { digits: MOST_DIGITS };
                            return Err(vec![Diagnostic::at(written.span, problem)]);
                        }
                        Ok(ruling) => Arc::new(ruling),
                        Err(found) => {
                            problems.extend(found);
                            continue;
                        }
                    },
                };
                resolved.push(resolved_row(row, ruling));
            }
            groups.push(match name {
                Some(name) => Group::new(name.node.clone(), resolved),
                None => Group::unnamed(resolved),
            });
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let traveller = Traveller::of_groups(groups);
        *self.resolved.borrow_mut() = Some((names.seen.into_inner(), traveller.clone()));
        Ok(traveller)
    }

    /// Scores that no contract gives, each reported once, at its first place. Rows that cannot be resolved are reported
    /// where they are scored.
    pub fn impossible_scores(&self, scope: &dyn Surroundings) -> Vec<Diagnostic> {
        let (mut reported, mut checked) = (HashSet::new(), HashSet::new());
        let mut problems = Vec::new();
        let resolved = self.resolved(scope).ok();
        let mut known = resolved.iter().flat_map(Traveller::groups).flat_map(Group::rows).map(Row::ruling);
        let groups = self.groups();
        for row in groups.iter().flat_map(|group| &group.rows) {
            let resolved = known.next();
            let found = match &row.result {
                RowResult::Score(score) if !checked.insert(score.node) => continue,
                RowResult::Score(score) => {
                    impossible_scores(&Ruling::Both(SideRuling::score(score.node)), scope.board())
                }
                RowResult::Ruling(written) => match resolved {
                    Some(ruling) => impossible_scores(ruling, scope.board()),
                    None => row_ruling(written, scope)
                        .map_or(Vec::new(), |ruling| impossible_scores(&ruling, scope.board())),
                },
            };
            for finding in found {
                let places = || row.result.ruling().map_or(Vec::new(), |written| places(written, scope));
                let place = finding.component.and_then(|at| places().get(at).copied());
                if let FindingKind::ImpossibleScore { score, .. } = finding.kind
                    && reported.insert(score)
                {
                    problems.push(Diagnostic::at(
                        place.unwrap_or_else(|| row.result.span()),
                        Problem::Finding(finding.kind),
                    ));
                }
            }
        }
        problems
    }
}

/// Rulings of one score, each made once however many rows have it.
#[derive(Default)]
struct SharedScores(HashMap<i32, Arc<Ruling>>);

impl SharedScores {
    fn ruling(&mut self, points: i32) -> Arc<Ruling> {
        let ruling = self.0.entry(points).or_insert_with(|| Arc::new(Ruling::Both(SideRuling::score(points))));
        Arc::clone(ruling)
    }
}

fn row_ruling(written: &tree::Ruling, names: &dyn Names) -> Result<Ruling, Vec<Diagnostic>> {
    without_group(written)?;
    resolve(written, names)
}

fn resolved_row(row: &tree::Row, ruling: Arc<Ruling>) -> Row {
    let count = row.count.as_ref().map_or(1, |count| count.node);
    let resolved = Row::new(ruling).times(count);
    match &row.label {
        Some(label) => resolved.labelled(label.title()),
        None => resolved,
    }
}

/// Only a ruling that is scored is put into a group by `in`.
pub(super) fn without_group(written: &tree::Ruling) -> Result<(), Vec<Diagnostic>> {
    let misplaced = |group: &tree::Word| Err(vec![Diagnostic::at(group.span, Problem::GroupMisplaced)]);
    written.group.as_ref().map_or(Ok(()), misplaced)
}
