//! What a ruling would come to if it were another.

use super::{by_side, diagnostic, figure, unit};
use crate::breakdown::{Pitfall, Sensitivity, Solution, Solved, Summary, Varied};
use crate::number::Exact;
use crate::ruling::Side;
use crate::source::Sources;
use serde_json::{Map, Value, json};

fn summary(found: &Summary) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("unit".to_owned(), unit(found.unit).into());
    object.insert("top".to_owned(), found.top.as_ref().map(ToString::to_string).into());
    object.insert("ns".to_owned(), figure(&found.sides.ns));
    object.insert("ew".to_owned(), figure(&found.sides.ew));
    let victory = found.victory_points.as_ref();
    let victory = victory.map(|victory| by_side(|side| victory.by(side).to_string().into()));
    object.insert("vp".to_owned(), victory.into());
    object
}

/// A figure of each value.
pub(super) fn varied(found: &Varied, sources: &Sources) -> Value {
    let row = |(value, scored): &(Exact, Result<Summary, _>)| {
        let mut object = match scored {
            Ok(scored) => summary(scored),
            Err(problems) => {
                let problems: &Vec<_> = problems;
                let told: Vec<_> = problems.iter().map(|problem| diagnostic(problem, sources)).collect();
                Map::from_iter([("diagnostics".to_owned(), told.into())])
            }
        };
        object.insert("value".to_owned(), value.to_string().into());
        Value::Object(object)
    };
    json!({
        "variable": found.variable,
        "ruling": found.ruling,
        "rows": found.rows.iter().map(row).collect::<Vec<_>>(),
    })
}

/// The weight, or where the figures end.
pub(super) fn solved(found: &Solved) -> Value {
    let end = |(figure, at): &(Exact, Exact)| json!({"exact": figure.to_string(), "weight": at.to_string()});
    let (weight, at, limits) = match &found.found {
        Solution::Weight(weight, at) => (Some(weight.to_string()), Some(at), Value::Null),
        Solution::Any(at) => (None, Some(at), Value::Null),
        Solution::None { least, most, .. } => (None, None, json!({"least": end(least), "most": end(most)})),
    };
    json!({
        "variable": found.variable,
        "ruling": found.ruling,
        "side": found.side.to_string(),
        "target": found.target.to_string(),
        "target_unit": if found.is_share { "%" } else { unit(found.unit) },
        "found": match &found.found {
            Solution::Weight(..) => "weight",
            Solution::Any(_) => "any",
            Solution::None { .. } => "none",
        },
        "weight": weight,
        "scored": at.map(|at| summary(at)),
        "limits": limits,
    })
}

/// What each shift would change.
pub(super) fn sensitivity(found: &Sensitivity) -> Value {
    let rows = found.rows.iter().map(|row| {
        json!({
            "side": row.side.map(|side| side.to_string()),
            "outcome": row.outcome,
            "weight": row.weight.to_string(),
            "change": by_side(|side| row.change.by(side).to_string().into()),
        })
    });
    json!({"shift": found.shift.to_string(), "rows": rows.collect::<Vec<_>>()})
}

/// The wrong way.
pub(super) fn pitfall(found: &Pitfall) -> Value {
    let Some(wrong) = &found.wrong else { return Value::Null };
    let average = |side: Side| wrong.averages.by(side).as_ref().map(ToString::to_string).into();
    json!({"averages": by_side(average), "scored": summary(&wrong.summary)})
}
