//! The basis of the points beside a table of matchpoints: comparisons, or a datum.

use crate::block::Block;
use crate::messages::{self, Locale, Text, figures};
use crate::notation::{bracketed, scored, term_value};
use crate::number::Exact;
use crate::ruling::Side;
use crate::scoring::{Basis, ComparisonLine, ComponentScore, Datum, Origin, TableWorking, Together};

/// The comparisons of each outcome, or its datum.
pub(super) fn basis(locale: Locale, side: Side, working: &TableWorking, blocks: &mut Vec<Block>) {
    for component in &working.components {
        let line = match (&component.origin, &working.basis) {
            (Origin::Comparisons { lines, sum }, Basis::Comparisons { comparisons, together }) => {
                let terms = terms(locale, lines);
                let (outcome, points) = (outcome(locale, component), figures::signed_points(locale, &component.points));
                match together {
                    Together::Mean => {
                        let comparisons = figures::points(locale, comparisons);
                        let sum = term_value(locale, sum);
                        messages::working_comparisons_mean(locale, side, outcome, terms, comparisons, sum, points)
                    }
                    Together::Sum => messages::working_comparisons_sum(locale, side, outcome, terms, points),
                    Together::Modified { root } => {
                        let [results, comparisons] = [comparisons + 1, comparisons.clone()];
                        let count = |number: &Exact| figures::points(locale, number);
                        let divisor = Text::from("√(") + count(&results) + " × " + count(&comparisons) + " / 2)";
                        let quotient = term_value(locale, sum) + " / " + count(root.value());
                        messages::working_comparisons_modified(locale, side, outcome, terms, divisor, quotient, points)
                    }
                    Together::Factored { times, by } => {
                        let sum = term_value(locale, sum);
                        let factor = figures::points(locale, times) + "/" + figures::points(locale, by.value());
                        messages::working_comparisons_factored(locale, side, outcome, terms, factor, sum, points)
                    }
                }
            }
            (Origin::Datum { datum, difference }, _) => butler(locale, side, component, datum, difference),
            _ => continue,
        };
        blocks.push(Block::Line(line));
    }
    let plain = matches!(working.components.as_slice(), [only] if only.component.weight == Exact::ONE);
    if let (Basis::Datum(datum), false) = (&working.basis, plain) {
        let datum = figures::signed_points(locale, &datum.rounded);
        blocks.push(Block::Line(messages::working_datum_of_others(locale, side, datum)));
    }
}

fn outcome(locale: Locale, component: &ComponentScore) -> Text {
    scored(locale, &component.component.outcome, component.component.score)
}

/// `3 × 8 + 2 × 12`, the comparisons that bring anything.
fn terms(locale: Locale, lines: &[ComparisonLine]) -> Text {
    let gained = lines.iter().filter(|line| !line.points.is_zero());
    let term = |line: &ComparisonLine| {
        let imps = bracketed(figures::points(locale, &line.points), line.points.is_negative());
        term_value(locale, &line.weight) + " × " + imps
    };
    if lines.is_empty() {
        return Text::from("…");
    }
    let terms = Text::joined(gained.map(term), &Text::from(" + "));
    if terms.is_empty() { Text::from("0") } else { terms }
}

/// `+620: datum 1210 / 4 results, 1 left out at each end = 302.5, rounded to +300; +320 is +8 IMP`
fn butler(locale: Locale, side: Side, component: &ComponentScore, datum: &Datum, difference: &Exact) -> Text {
    let signed = |value: &Exact| figures::signed_points(locale, value);
    let trimmed = (!datum.trimmed.is_zero()).then(|| figures::points(locale, &datum.trimmed).into());
    let rounded = (datum.rounded != datum.mean).then(|| signed(&datum.rounded).into());
    let sum = figures::points(locale, &datum.sum);
    let how = messages::working_datum(locale, sum, &datum.kept, trimmed, signed(&datum.mean), rounded);
    messages::working_butler(
        locale,
        side,
        outcome(locale, component),
        how,
        signed(difference),
        signed(&component.points),
    )
}
