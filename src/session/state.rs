//! What is in force: the board, the field, the conventions and the names.

use super::build::{LONGEST_CHAIN, Names, build, places};
use super::exam::Marks;
use super::fineness::{CommonDenominator, MOST_DIGITS};
use crate::breakdown::impossible_scores;
use crate::diagnostic::{Diagnostic, Language, Problem, closest};
use crate::number::Exact;
use crate::ruling::{Board, Damage, Ruling, Side};
use crate::scoring::{
    Conventions, Field, FieldRow, Match, OtherGroups, Penalty, ResolveError, ResolvedRuling, ResolvedSides, Scoring,
    Sides, StepScale,
};
use crate::situation::OtherResult;
use crate::source::Span;
use crate::syntax::tree::{self, Offenders, TravellerItem};
use std::cell::{Cell, OnceCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// A row of the traveller, ready to be scored.
#[derive(Debug)]
pub(super) struct PreparedRow {
    pub label: Option<String>,
    pub ruling: Ruling,
    pub count: u32,
}

/// A weight by name.
#[derive(Debug)]
pub(super) struct Variable {
    /// In lower case.
    pub name: String,
    /// Of 1.
    pub value: Exact,
    /// Whether a ruling asked for it.
    pub used: Cell<bool>,
}

/// One group of the traveller, or all of it, with its rulings built and its tables made.
#[derive(Debug)]
pub(super) struct PreparedGroup {
    /// None where the traveller has no groups, or for the rows outside them.
    pub name: Option<String>,
    pub field: Field,
    pub rows: Vec<PreparedRow>,
}

/// The traveller, group by group in the order written.
#[derive(Debug)]
pub(super) struct PreparedBoard {
    pub groups: Vec<PreparedGroup>,
}

/// Scales by name in lower case and, where they were written for one, number of boards.
type Scales = BTreeMap<(String, Option<u32>), StepScale>;

/// What is in force. Cloning is cheap: a case works on a clone.
#[derive(Debug, Clone, Default)]
pub struct State {
    pub(super) board: Option<Board>,
    pub(super) traveller: Option<Rc<Vec<TravellerItem>>>,
    pub(super) other_table: Option<Rc<tree::Ruling>>,
    /// The later of `other table` and `traveller`.
    pub(super) inferred: Option<Scoring>,
    pub(super) scoring: Option<Scoring>,
    /// The match that IMPs belong to, and how it was written.
    pub(super) matched: Option<Rc<(Match, tree::MatchClauses)>>,
    pub(super) scales: Rc<Scales>,
    pub(super) penalties: Vec<Penalty>,
    pub(super) offenders: Option<Offenders>,
    pub(super) obtained: Option<Rc<tree::Ruling>>,
    pub(super) conventions: Conventions,
    /// The language that the script asks for; none where nothing is said.
    pub(super) language: Option<Language>,
    /// The preset that was last put in force.
    pub(super) regulations: Option<&'static str>,
    /// What `set` or `regulations` changed, by name, as it was written.
    pub(super) settings: BTreeMap<&'static str, String>,
    pub(super) names: Rc<BTreeMap<String, (String, tree::Ruling)>>,
    pub(super) answer: Option<Rc<tree::Ruling>>,
    /// What the name of `vary` or `solve` stands for at the moment.
    pub(super) variable: Option<Rc<Variable>>,
    pub(super) marks: Marks,
    /// Made when first needed and shared with the cases inside; another one whenever what it is made of changes.
    pub(super) prepared: Rc<OnceCell<Rc<PreparedBoard>>>,
}

impl PreparedGroup {
    /// What stands in the row at a place.
    pub(super) fn other_result(&self, at: usize) -> Option<OtherResult> {
        let PreparedRow { label, ruling, .. } = self.rows.get(at)?;
        Some(OtherResult::Row { label: label.clone(), ruling: ruling.clone() })
    }
}

impl Names for State {
    fn ruling(&self, name: &str) -> Option<&tree::Ruling> {
        let name = name.to_lowercase();
        if name == "ans" {
            return self.answer.as_deref();
        }
        self.names.get(&name).map(|(_, ruling)| ruling)
    }

    fn weight(&self, name: &str) -> Option<Exact> {
        let variable = self.variable.as_ref().filter(|variable| variable.name == name.to_lowercase())?;
        variable.used.set(true);
        Some(variable.value.clone())
    }

    fn known(&self) -> Vec<&str> {
        self.names.values().map(|(name, _)| name.as_str()).collect()
    }
}

impl State {
    /// Forgets tables that a changed board, name or convention would make otherwise.
    pub(super) fn changed(&mut self) {
        self.prepared = Rc::default();
    }

    pub(super) fn name(&mut self, name: &str, ruling: tree::Ruling) {
        Rc::make_mut(&mut self.names).insert(name.to_lowercase(), (name.to_owned(), ruling));
        self.changed();
    }

    /// For each side, whether it offended.
    pub(super) fn offended(&self) -> Option<Sides<bool>> {
        self.offenders.map(|offenders| match offenders {
            Offenders::NorthSouth => Sides { ns: true, ew: false },
            Offenders::EastWest => Sides { ns: false, ew: true },
            Offenders::Both => Sides { ns: true, ew: true },
            Offenders::None => Sides { ns: false, ew: false },
        })
    }

    /// The conventions, with the side in whose favour figures are rounded.
    pub(super) fn conventions(&self) -> Conventions {
        let non_offenders = match self.offenders {
            Some(Offenders::NorthSouth) => Some(Side::EW),
            Some(Offenders::EastWest) => Some(Side::NS),
            _ => None,
        };
        let mut conventions = self.conventions.clone();
        conventions.case.non_offenders = non_offenders;
        conventions
    }

    /// The obtained score on the board.
    pub(super) fn obtained(&self) -> Result<Option<(Ruling, ResolvedSides)>, Vec<Diagnostic>> {
        let Some(written) = &self.obtained else { return Ok(None) };
        without_group(written)?;
        let ruling = build(written, self)?;
        let resolved =
            ResolvedSides::resolve(&ruling, self.board.as_ref()).map_err(|error| self.placed(error, written))?;
        Ok(Some((ruling, resolved)))
    }

    /// A ruling with its names and its contracts resolved.
    pub(super) fn judge(&self, written: &tree::Ruling) -> Result<(Ruling, ResolvedRuling), Vec<Diagnostic>> {
        let mut ruling = build(written, self)?;
        if let Ruling::Damage(damage) = &mut ruling {
            let obtained = self.obtained()?;
            match (&damage.obtained, obtained) {
                (None, Some((obtained, _))) => damage.obtained = Some(obtained),
                (None, None) => return Err(vec![Diagnostic::at(written.span, Problem::DamageObtainedMissing)]),
                (Some(said), Some((obtained, resolved))) => {
                    let said_scores = ResolvedSides::resolve(said, self.board.as_ref())
                        .map_err(|error| self.placed(after_the_others(error, damage), written))?;
                    if scores(&said_scores) != scores(&resolved) {
                        let problem = Problem::DamageObtainedDiffers {
                            written: said.to_string(),
                            obtained: obtained.to_string(),
                        };
                        return Err(vec![Diagnostic::at(written.span, problem)]);
                    }
                }
                (Some(_), None) => {}
            }
        }
        let judged =
            ResolvedRuling::resolve(&ruling, self.board.as_ref()).map_err(|error| self.placed(error, written))?;
        Ok((ruling, judged))
    }

    /// Where a component of a ruling was written, counted in the order of the notation; the ruling's place where it has
    /// none of its own.
    pub(super) fn place_of(&self, written: &tree::Ruling, component: usize) -> Span {
        let mut places = places(written, self);
        if let (tree::RulingKind::Damage(damage), Some(obtained)) = (&written.kind, &self.obtained)
            && damage.obtained.is_none()
        {
            places.extend(self::places(obtained, self));
        }
        places.get(component).copied().unwrap_or(written.span)
    }

    /// A refusal at the component it concerns, or at the ruling where that has no place of its own.
    fn placed(&self, error: ResolveError, written: &tree::Ruling) -> Vec<Diagnostic> {
        let span = match &error {
            ResolveError::Outcome { component, .. } => self.place_of(written, *component),
            _ => written.span,
        };
        vec![Diagnostic::at(span, error)]
    }

    /// The result at the other table.
    pub(super) fn other_table(&self, needed: Span) -> Result<(Ruling, ResolvedSides), Vec<Diagnostic>> {
        let Some(written) = &self.other_table else {
            return Err(vec![Diagnostic::at(needed, Problem::NoOtherTable)]);
        };
        without_group(written)?;
        let ruling = build(written, self)?;
        let resolved =
            ResolvedSides::resolve(&ruling, self.board.as_ref()).map_err(|error| self.placed(error, written))?;
        if Side::BOTH.into_iter().any(|side| resolved.by(side).is_artificial()) {
            return Err(vec![Diagnostic::at(written.span, Problem::OtherArtificial)]);
        }
        Ok((ruling, resolved))
    }

    /// The board's groups, made of the traveller in force.
    pub(super) fn prepared(&self, needed: Span) -> Result<Rc<PreparedBoard>, Vec<Diagnostic>> {
        if let Some(prepared) = self.prepared.get() {
            return Ok(Rc::clone(prepared));
        }
        let Some(items) = &self.traveller else {
            let problem = if self.scoring.is_some() { Problem::NoTraveller } else { Problem::NoField };
            return Err(vec![Diagnostic::at(needed, problem)]);
        };
        let mut problems = Vec::new();
        let mut groups: Vec<(Option<String>, Vec<&tree::Row>)> = Vec::new();
        for item in items.iter() {
            let (name, rows) = match item {
                TravellerItem::Row(row) => (None, std::slice::from_ref(row)),
                TravellerItem::Group { name, rows, .. } => (Some(name), rows.as_slice()),
            };
            let known = groups.iter_mut().find(|(other, _)| same_group(other.as_deref(), name));
            match (known, name) {
                (Some((_, known)), None) => known.extend(rows),
                (Some(_), Some(name)) => {
                    problems.push(Diagnostic::at(name.span, Problem::GroupTwice { name: name.node.clone() }));
                }
                (None, _) => groups.push((name.map(|name| name.node.clone()), rows.iter().collect())),
            }
        }
        let mut built = Vec::with_capacity(groups.len());
        for (name, rows) in groups {
            let (mut field, mut prepared) = (Vec::with_capacity(rows.len()), Vec::with_capacity(rows.len()));
            let mut denominator = CommonDenominator::new();
            for row in rows {
                match without_group(&row.ruling).and_then(|()| self.judge(&row.ruling)) {
                    Err(found) => problems.extend(found),
                    Ok((ruling, _)) if !denominator.admits_all(&ruling) => {
                        let problem = Problem::WeightsFine { digits: MOST_DIGITS };
                        return Err(vec![Diagnostic::at(row.ruling.span, problem)]);
                    }
                    Ok((ruling, judged)) => {
                        let count = row.count.as_ref().map_or(1, |count| count.node);
                        field.push(FieldRow { ruling: judged, count });
                        let label = row.label.as_ref().map(tree::Label::text);
                        prepared.push(PreparedRow { label, ruling, count });
                    }
                }
            }
            let field = Field::new(field, &self.conventions);
            built.push(PreparedGroup { name, field, rows: prepared });
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        if built.is_empty() {
            return Err(vec![Diagnostic::at(needed, Problem::EmptyField)]);
        }
        let sizes: Vec<Exact> = built.iter().map(|group| group.field.results().clone()).collect();
        let beside = |(at, group): (usize, PreparedGroup)| {
            let others = || sizes.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, size)| size);
            let elsewhere =
                OtherGroups { results: others().sum(), largest: others().max().cloned().unwrap_or_default() };
            PreparedGroup { field: group.field.beside(elsewhere), ..group }
        };
        let prepared = Rc::new(PreparedBoard { groups: built.into_iter().enumerate().map(beside).collect() });
        Ok(Rc::clone(self.prepared.get_or_init(|| prepared)))
    }

    /// The place of the group that a ruling belongs to: the one named after it, or the first.
    pub(super) fn group_of(&self, written: &tree::Ruling, board: &PreparedBoard) -> Result<usize, Vec<Diagnostic>> {
        let Some(name) = self.group_named(written) else { return Ok(0) };
        let found = board.groups.iter().position(|group| same_group(group.name.as_deref(), Some(&name)));
        found.ok_or_else(|| {
            let known = board.groups.iter().filter_map(|group| group.name.as_deref());
            let suggestion = closest(&name.node, known).map(str::to_owned);
            vec![Diagnostic::at(name.span, Problem::UnknownGroup { name: name.node, suggestion })]
        })
    }

    /// The group written after a ruling, or after the ruling that a name stands for.
    fn group_named(&self, written: &tree::Ruling) -> Option<tree::Word> {
        let mut written = written;
        // As many names as a ruling may lead through.
        for _ in 0..LONGEST_CHAIN {
            if let Some(group) = &written.group {
                return Some(group.clone());
            }
            let tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. }) = &written.kind
            else {
                return None;
            };
            written = self.ruling(name)?;
        }
        None
    }

    /// Scores in a traveller that no contract gives, each told once; rows that cannot be built are reported when they are scored.
    pub(super) fn impossible_rows(&self, items: &[TravellerItem]) -> Vec<Diagnostic> {
        let rows = items.iter().flat_map(|item| match item {
            TravellerItem::Row(row) => std::slice::from_ref(row),
            TravellerItem::Group { rows, .. } => rows.as_slice(),
        });
        let check = |row: &tree::Row| {
            let built = build(&row.ruling, self).ok()?;
            Some(impossible_scores(&built, &|component| self.place_of(&row.ruling, component), self.board.as_ref()))
        };
        let mut told = Vec::new();
        let mut first = |diagnostic: &Diagnostic| {
            let new = !told.contains(&diagnostic.problem);
            if new {
                told.push(diagnostic.problem.clone());
            }
            new
        };
        rows.filter_map(check).flatten().filter(|diagnostic| first(diagnostic)).collect()
    }
}

/// Only a ruling that is scored is put into a group by `in`.
fn without_group(written: &tree::Ruling) -> Result<(), Vec<Diagnostic>> {
    written.group.as_ref().map_or(Ok(()), |group| Err(vec![Diagnostic::at(group.span, Problem::GroupMisplaced)]))
}

fn same_group(one: Option<&str>, other: Option<&tree::Word>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(one), Some(other)) => one.eq_ignore_ascii_case(&other.node),
        _ => false,
    }
}

/// The scores and weights of each side, however they were written.
fn scores(resolved: &ResolvedSides) -> Sides<Vec<(i32, Exact)>> {
    Sides::of(|side| resolved.by(side).weighted().map(|(score, weight)| (score, weight.clone())).collect())
}

/// A refusal of what damage says was obtained, whose components come after those of its other parts.
fn after_the_others(error: ResolveError, damage: &Damage) -> ResolveError {
    match error {
        ResolveError::Outcome { error, component } => {
            let others = [&damage.before, &damage.after].map(|part| part.components().len());
            ResolveError::Outcome { error, component: others.into_iter().fold(component, usize::saturating_add) }
        }
        other => other,
    }
}

impl State {
    /// `ans` in what becomes a name, or the next `ans`, means the ruling it stands for now.
    pub(super) fn without_answer(&self, written: &tree::Ruling) -> tree::Ruling {
        let mut ruling = written.clone();
        let Some(answer) = &self.answer else { return ruling };
        let is_answer = |side: &tree::SideExpression| matches!(&side.kind, tree::SideKind::Name(name) if name.eq_ignore_ascii_case("ans"));
        match &mut ruling.kind {
            tree::RulingKind::Both(side) if is_answer(side) => return answer.as_ref().clone(),
            tree::RulingKind::Split { ns, ew } => match &answer.kind {
                tree::RulingKind::Both(both) => {
                    [ns, ew].into_iter().filter(|side| is_answer(side)).for_each(|side| *side = both.clone());
                }
                tree::RulingKind::Split { ns: ns_answer, ew: ew_answer } => {
                    if is_answer(ns) {
                        *ns = ns_answer.clone();
                    }
                    if is_answer(ew) {
                        *ew = ew_answer.clone();
                    }
                }
                tree::RulingKind::Damage(_) => {}
            },
            _ => {}
        }
        ruling
    }
}
