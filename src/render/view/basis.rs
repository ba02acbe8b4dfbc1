//! What points rest on beside a table of matchpoints: comparisons, or a datum.

use crate::catalogue::english as words;
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::render::block::Block;
use crate::render::notation::{term_value, typographic};
use crate::ruling::Side;
use crate::scoring::{Basis, ComparisonLine, ComponentScore, CrossImps, Datum, Origin, TableWorking};

/// What the points of a table rest on: comparisons, or a datum.
pub(super) fn basis(side: Side, working: &TableWorking, blocks: &mut Vec<Block>) {
    for component in &working.components {
        let told = match (&component.origin, &working.basis) {
            (Origin::Comparisons { lines, sum }, Basis::CrossImps { comparisons, method }) => {
                cross_imps(side, component, (lines, sum), comparisons, *method)
            }
            (Origin::Datum { datum, difference }, _) => butler(side, component, datum, difference),
            _ => continue,
        };
        blocks.push(Block::Line(told));
    }
    let plain = matches!(working.components.as_slice(), [only] if only.component.weight == Exact::ONE);
    if let (Basis::Butler { datum }, false) = (&working.basis, plain) {
        blocks.push(Block::Line(words::datum_of_others(side, &signed_points(&datum.rounded))));
    }
}

fn outcome(component: &ComponentScore) -> String {
    let component = &component.component;
    typographic(&words::outcome(&component.outcome.to_string(), component.score))
}

/// `+620: (3 × 8 + 2 × 12) / 9 = 48 / 9 = +5.3333`
fn cross_imps(
    side: Side,
    component: &ComponentScore,
    (lines, sum): (&[ComparisonLine], &Exact),
    comparisons: &Exact,
    method: CrossImps,
) -> String {
    let gained = lines.iter().filter(|line| !line.points.is_zero());
    let term = |line: &ComparisonLine| {
        let imps = points(&line.points);
        let imps = if line.points.is_negative() { format!("({imps})") } else { imps };
        format!("{} × {imps}", term_value(&line.weight))
    };
    let terms: Vec<String> = gained.map(term).collect();
    let terms = if terms.is_empty() { "0".to_owned() } else { terms.join(" + ") };
    let mean = signed_points(&component.points);
    let divided = points(comparisons);
    let (sum, over) = match method {
        CrossImps::Mean => (term_value(sum), Some((divided.as_str(), mean.as_str()))),
        CrossImps::Sum => (signed_points(sum), None),
    };
    words::cross_imps(side, &outcome(component), &terms, &sum, over)
}

/// `+620: datum 1210 / 4 results, 1 left out at each end = 302.5, rounded to +300; +320 is +8 IMP`
fn butler(side: Side, component: &ComponentScore, datum: &Datum, difference: &Exact) -> String {
    let trimmed = (!datum.trimmed.is_zero()).then(|| points(&datum.trimmed));
    let rounded = (datum.rounded != datum.mean).then(|| signed_points(&datum.rounded));
    let how = words::datum(
        &datum.kept,
        trimmed.as_deref(),
        &points(&datum.sum),
        &signed_points(&datum.mean),
        rounded.as_deref(),
    );
    let (difference, imps) = (signed_points(difference), signed_points(&component.points));
    words::butler(side, &outcome(component), &how, &difference, &imps)
}
