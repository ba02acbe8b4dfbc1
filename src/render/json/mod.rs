//! The JSON document of a run.

mod explore;

use super::notation::expected;
use crate::breakdown::{
    Answered, Breakdown, Change, ChoiceRow, Entry, ExpectationOutcome, Outcome, OutcomeKind, ProtocolBreakdown,
};
use crate::catalogue::english::problems;
use crate::diagnostic::Diagnostic;
use crate::number::{Exact, decimal, percent};
use crate::ruling::{Seat, Side, Unit};
use crate::scoring::{ComponentScore, Figure, MatchScore, Origin, SideScore, Sides, TableWorking, Weighted, Working};
use crate::source::Sources;
use serde_json::{Map, Value, json};

/// Collects a run and becomes its document.
#[derive(Debug, Default)]
pub struct Document {
    results: Vec<Value>,
    expectations: Vec<Value>,
    diagnostics: Vec<Value>,
}

impl Document {
    /// Adds a result or an expectation.
    pub fn outcome(&mut self, outcome: &Outcome, sources: &Sources) {
        let place = |kind: &str| {
            let mut object = Map::new();
            object.insert("kind".to_owned(), kind.into());
            object.insert("case".to_owned(), outcome.case.clone().into());
            object.insert("file".to_owned(), outcome.file.clone().into());
            object.insert("line".to_owned(), outcome.line.into());
            object
        };
        let result = match &outcome.kind {
            OutcomeKind::Ruling(breakdown) => extended(place("ruling"), ruling(breakdown, sources)),
            OutcomeKind::Effects(found) => {
                let mut object = extended(place("effects"), ruling(found, sources));
                object.insert("effects".to_owned(), effects(found));
                object
            }
            OutcomeKind::Compare { base, rulings } => {
                let mut object = place("compare");
                let one = |breakdown| Value::Object(extended(place("ruling"), ruling(breakdown, sources)));
                object.insert("rulings".to_owned(), rulings.iter().map(one).collect());
                object.insert("obtained".to_owned(), base.as_deref().map(one).into());
                object
            }
            OutcomeKind::Entry(found) => {
                let mut object = extended(place("entry"), ruling(&found.breakdown, sources));
                object.insert("entry".to_owned(), entry(found));
                object
            }
            OutcomeKind::Question { text, points } => {
                let mut object = place("question");
                object.insert("text".to_owned(), text.clone().into());
                object.insert("worth".to_owned(), points.as_ref().map(ToString::to_string).into());
                object
            }
            OutcomeKind::Answer(Answered::Ruling(breakdown)) => extended(place("answer"), ruling(breakdown, sources)),
            OutcomeKind::Answer(Answered::Figures(figures)) => {
                let mut object = place("answer");
                object.insert("figures".to_owned(), expected(figures).into());
                object
            }
            OutcomeKind::Deal(deal) => {
                let mut object = place("deal");
                for (name, seat) in [("n", Seat::North), ("e", Seat::East), ("s", Seat::South), ("w", Seat::West)] {
                    object.insert(name.to_owned(), deal.hand(seat).join(".").into());
                }
                object
            }
            OutcomeKind::Varied(found) => extended(place("vary"), explore::varied(found, sources)),
            OutcomeKind::Solved(found) => extended(place("solve"), explore::solved(found)),
            OutcomeKind::Sensitivity(found) => {
                let mut object = extended(place("sensitivity"), ruling(&found.breakdown, sources));
                object.insert("sensitivity".to_owned(), explore::sensitivity(found));
                object
            }
            OutcomeKind::Pitfall(found) => {
                let mut object = extended(place("pitfall"), ruling(&found.breakdown, sources));
                object.insert("pitfall".to_owned(), explore::pitfall(found));
                object
            }
            OutcomeKind::Conventions(choices) => {
                let mut object = place("conventions");
                object.insert("setting".to_owned(), choices.setting.into());
                object.insert("ruling".to_owned(), choices.ruling.to_string().into());
                let rows = choices.rows.iter().map(|row| choice(row, sources)).collect();
                object.insert("rows".to_owned(), rows);
                object
            }
            OutcomeKind::Protocol(found) => extended(place("protocol"), protocol(found)),
            OutcomeKind::Shown(script) => {
                let mut object = place("shown");
                object.insert("script".to_owned(), script.clone().into());
                object
            }
            OutcomeKind::Expectation(found) => {
                let Outcome { case, file, line, .. } = outcome;
                self.expectations.push(expectation(case.as_deref(), file, *line, found));
                return;
            }
        };
        self.results.push(Value::Object(result));
    }

    /// Adds a diagnostic of the run.
    pub fn diagnostic(&mut self, found: &Diagnostic, sources: &Sources) {
        self.diagnostics.push(diagnostic(found, sources));
    }

    /// The document.
    #[must_use]
    pub fn finish(self) -> Value {
        json!({
            "redress": 1,
            "results": self.results,
            "expectations": self.expectations,
            "diagnostics": self.diagnostics,
        })
    }
}

/// An expectation and where it stands.
#[must_use]
pub fn expectation(case: Option<&str>, file: &str, line: usize, found: &ExpectationOutcome) -> Value {
    json!({
        "case": case, "file": file, "line": line,
        "passed": found.passed,
        "expected": expected(&found.expected),
        "actual": expected(&found.actual),
    })
}

/// One value for each side.
fn by_side(make: impl Fn(Side) -> Value) -> Value {
    json!({"ns": make(Side::NS), "ew": make(Side::EW)})
}

fn extended(mut object: Map<String, Value>, more: Value) -> Map<String, Value> {
    if let Value::Object(more) = more {
        object.extend(more);
    }
    object
}

/// A diagnostic and where it points to.
#[must_use]
pub fn diagnostic(found: &Diagnostic, sources: &Sources) -> Value {
    let code = found.code();
    let source = found.span.and_then(|span| sources.get(span.file).map(|source| (source, span)));
    let place = source.map(|(source, span)| source.place(span.start));
    json!({
        "code": code.name(),
        "severity": code.severity().word(),
        "file": source.map(|(source, _)| source.name.clone()),
        "line": place.map(|place| place.line),
        "column": place.map(|place| place.column),
        "message": problems::message(&found.problem),
        "help": problems::help(&found.problem),
        "law": code.law().map(|law| law.to_string()),
    })
}

fn ruling(breakdown: &Breakdown, sources: &Sources) -> Value {
    let scored = &breakdown.scored;
    let has_tables = Side::BOTH.into_iter().any(|side| table_of(&scored.sides.by(side).working).is_some());
    json!({
        "name": breakdown.name,
        "ruling": breakdown.ruling.to_string(),
        "applied": breakdown.applied.as_ref().map(ToString::to_string),
        "scoring": scored.scoring.name(),
        "group": breakdown.group,
        "unit": unit(scored.unit()),
        "top": scored.top.as_ref().map(ToString::to_string),
        "ns": figure(breakdown.figure(Side::NS)),
        "ew": figure(breakdown.figure(Side::EW)),
        "components": by_side(|side| components(scored.sides.by(side))),
        "tables": if has_tables { by_side(|side| table(side, scored.sides.by(side))) } else { Value::Null },
        "damage": scored.damage.as_ref().map(|finding| json!({
            "applied": finding.applied.word(),
            "by_infraction": finding.by_infraction().to_string(),
            "own": finding.own().to_string(),
            "before": finding.before.to_string(),
            "after": finding.after.to_string(),
            "obtained": finding.obtained.to_string(),
        })),
        "match": breakdown.matched.as_ref().map(matched),
        "diagnostics": breakdown.diagnostics.iter().map(|found| diagnostic(found, sources)).collect::<Vec<_>>(),
    })
}

/// A unit, whatever language is spoken.
fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Matchpoints => "MP",
        Unit::Imps => "IMP",
        Unit::VictoryPoints => "VP",
        Unit::TotalPoints => "points",
    }
}

/// The same digits as people read, with an ASCII sign.
fn shown(value: &Exact) -> String {
    decimal(value, 4).0
}

fn figure(figure: &Figure) -> Value {
    let mut object = json!({
        "exact": figure.points.to_string(),
        "points": shown(&figure.points),
        "percent": figure.share.as_ref().map(percent),
    });
    if let (true, Some(object)) = (figure.points != figure.unrounded, object.as_object_mut()) {
        object.insert("unrounded".to_owned(), figure.unrounded.to_string().into());
    }
    if let (false, Some(object)) = (figure.penalty.is_zero(), object.as_object_mut()) {
        object.insert("penalty".to_owned(), figure.penalty.to_string().into());
    }
    object
}

fn components(score: &SideScore) -> Value {
    let component = |component: &Weighted, points: &Exact| {
        json!({
            "weight": component.weight.to_string(),
            "outcome": component.outcome.to_string(),
            "score": component.score,
            "exact": points.to_string(),
        })
    };
    let of_table = |one: &ComponentScore| {
        let mut object = component(&one.component, &one.points);
        if let (Origin::Datum(datum), Some(object)) = (&one.origin, object.as_object_mut()) {
            object.insert("datum".to_owned(), datum.rounded.to_string().into());
        }
        object
    };
    match &score.working {
        Working::Table(TableWorking { components, .. }) | Working::TotalPoints(components) => {
            components.iter().map(of_table).collect()
        }
        Working::Comparison(lines) => lines.iter().map(|one| component(&one.component, &one.points)).collect(),
        Working::Adjusted { entered, .. } => components(entered),
        Working::Artificial(_) => Value::Null,
    }
}

fn table_of(working: &Working) -> Option<&TableWorking> {
    match working {
        Working::Table(table) => Some(table),
        Working::Adjusted { entered, .. } => table_of(&entered.working),
        Working::Comparison(_) | Working::Artificial(_) | Working::TotalPoints(_) => None,
    }
}

fn table(side: Side, score: &SideScore) -> Value {
    let Some(working) = table_of(&score.working) else { return Value::Null };
    let rows = working.table.entries().iter().zip(&working.values).zip(&working.complements);
    rows.map(|((entry, own), other)| {
        let (ns, ew) = if side == Side::NS { (own, other) } else { (other, own) };
        json!({
            "score": entry.score,
            "frequency": entry.frequency().to_string(),
            "ns": ns.to_string(),
            "ew": ew.to_string(),
        })
    })
    .collect()
}

fn protocol(found: &ProtocolBreakdown) -> Value {
    let row = |row: &crate::breakdown::ProtocolLine| {
        json!({
            "group": row.group,
            "label": row.label,
            "ruling": row.ruling.to_string(),
            "count": row.count.to_string(),
            "ns": figure(&row.sides.ns),
            "ew": figure(&row.sides.ew),
        })
    };
    json!({
        "scoring": found.scoring.name(),
        "unit": unit(found.scoring.unit()),
        "top": found.top.as_ref().map(ToString::to_string),
        "rows": found.rows.iter().map(row).collect::<Vec<_>>(),
    })
}

/// A score of the field, before and after.
fn change(change: &Change) -> Value {
    let figure = |(points, share): &(Exact, Option<Exact>)| json!({"exact": points.to_string(), "points": shown(points), "percent": share.as_ref().map(percent)});
    json!({
        "score": change.score,
        "count": change.tables.to_string(),
        "before": figure(&change.before),
        "after": figure(&change.after),
    })
}

fn matched(found: &MatchScore) -> Value {
    let side = |side: Side| {
        let own = found.sides.by(side);
        let victory = own.victory_points.as_ref().map(|victory| victory.points.to_string());
        json!({
            "board": own.board.to_string(),
            "imps": own.total.to_string(),
            "vp": victory,
        })
    };
    json!({"ns": side(Side::NS), "ew": side(Side::EW), "knockout": found.knockout, "scale": found.scale})
}

/// What to type into a scoring program, beside the ruling.
fn entry(found: &Entry) -> Value {
    let side = |side: Side| {
        let own = found.sides.by(side);
        json!({
            "entered": own.entered.to_string(),
            "adjustment": own.adjustment.to_string(),
            "percent": own.share.as_ref().map(percent),
        })
    };
    let others = |side: Side| found.others.by(side).iter().map(change).collect::<Vec<_>>();
    json!({
        "enter": found.entered.as_ref().map(ToString::to_string),
        "ns": side(Side::NS),
        "ew": side(Side::EW),
        "others": {"ns": others(Side::NS), "ew": others(Side::EW)},
    })
}

/// A ruling under each choice.
fn choice(row: &ChoiceRow, sources: &Sources) -> Value {
    let mut object = Map::new();
    object.insert("choice".to_owned(), row.choice.clone().into());
    object.insert("in_force".to_owned(), row.in_force.into());
    object.insert("differs".to_owned(), row.differs.into());
    match &row.scored {
        Ok(breakdown) => Value::Object(extended(object, ruling(breakdown, sources))),
        Err(problems) => {
            let problems: Vec<_> = problems.iter().map(|problem| diagnostic(problem, sources)).collect();
            object.insert("diagnostics".to_owned(), problems.into());
            Value::Object(object)
        }
    }
}

fn effects(breakdown: &Breakdown) -> Value {
    let Some(effects) = &breakdown.effects else { return Value::Null };
    let Sides { ns, ew } = &effects.changes;
    json!({
        "base": if effects.from_obtained { "obtained" } else { "without" },
        "ns": ns.iter().map(change).collect::<Vec<_>>(),
        "ew": ew.iter().map(change).collect::<Vec<_>>(),
    })
}
