//! The tables of a ruling: each side's scores with their points, or the comparison with the other table.

use crate::block::{Align, RowKind, Table};
use crate::messages::{self, Locale, Text, figures};
use crate::notation::scored;
use crate::number::Exact;
use crate::ruling::{Side, Unit};
use crate::scoring::{Basis, ComponentScore, Entry, Line, Origin, ScoredComponent, SideScore, TableWorking, Working};

/// The sign for an empty cell.
const NOTHING: &str = "·";

/// The table of a side; `None` if it has none.
pub(super) fn side_table(locale: Locale, side: Side, working: &Working) -> Option<Table> {
    working.table().map(|table| own_table(locale, side, table))
}

/// The counts of an entry, with what the ruling added set apart.
fn counts(locale: Locale, entry: &Entry) -> Vec<Text> {
    let points = |value: &Exact| figures::points(locale, value);
    let ruling =
        if entry.ruling.is_zero() { Text::from(NOTHING) } else { figures::signed_points(locale, &entry.ruling) };
    vec![figures::score(entry.score), points(&entry.others), ruling, points(&entry.frequency())]
}

fn count_columns(locale: Locale) -> Vec<(Text, Align)> {
    let heads = [messages::head_score, messages::head_others, messages::head_ruling, messages::head_total];
    heads.map(|head| (head(locale), Align::Right)).into()
}

/// The head of the column of points: in Butler those of the other pairs, whose datum is not the ruling's.
pub(super) fn points_head(locale: Locale, working: &TableWorking) -> Text {
    match working.basis {
        Basis::Datum(_) => messages::head_others_imps(locale),
        _ => figures::unit(locale, unit_of(working)),
    }
}

/// The points of an entry; in Butler none if no other pair has it.
pub(super) fn entry_points(locale: Locale, entry: &Entry, value: &Exact, working: &TableWorking) -> Text {
    match working.basis {
        Basis::Datum(_) if entry.others.is_zero() => Text::from(NOTHING),
        _ => figures::amount(locale, value, unit_of(working)),
    }
}

/// The unit of a table's points.
pub(super) fn unit_of(working: &TableWorking) -> Unit {
    working.basis.unit()
}

fn own_table(locale: Locale, side: Side, working: &TableWorking) -> Table {
    let mut columns = count_columns(locale);
    columns.push((points_head(locale, working), Align::Right));
    let mut table = Table::new(columns);
    let written = working.components.iter().map(|component| &component.component);
    table.caption = Some(figures::side(locale, side) + ": " + components(locale, written));
    for Line { entry, own, .. } in &working.lines {
        let mut cells = counts(locale, entry);
        cells.push(entry_points(locale, entry, own, working));
        table.push_marked(!entry.ruling.is_zero(), cells);
    }
    table
}

/// Components after the side, a single one without its weight.
fn components<'a>(locale: Locale, parts: impl ExactSizeIterator<Item = &'a ScoredComponent>) -> Text {
    let alone = parts.len() == 1;
    let part = |part: &ScoredComponent| {
        let outcome = scored(locale, &part.outcome, part.score);
        let whole = alone && part.weight == Exact::ONE;
        if whole { outcome } else { figures::weight(locale, &part.weight) + " " + outcome }
    };
    Text::joined(parts.map(part), &Text::from(" & "))
}

/// One table for both sides, where both are given the same.
pub(super) fn shared_table(locale: Locale, ns: &TableWorking, ew: &TableWorking) -> Table {
    let mut columns = count_columns(locale);
    let heads = match ns.basis {
        Basis::Datum(_) => [messages::head_others_ns(locale), messages::head_others_ew(locale)],
        _ => Side::BOTH.map(|side| figures::side(locale, side)),
    };
    columns.extend(heads.map(|head| (head, Align::Right)));
    let mut table = Table::new(columns);
    for (line, ew_line) in ns.lines.iter().zip(&ew.lines) {
        let entry = &line.entry;
        let mut cells = counts(locale, entry);
        cells.extend([(line, ns), (ew_line, ew)].map(|(line, side)| entry_points(locale, entry, &line.own, side)));
        table.push_marked(!entry.ruling.is_zero(), cells);
    }
    table
}

/// Each outcome of a side against each result at the other table, and their sum.
pub(super) fn comparison_table(
    locale: Locale,
    side: Side,
    components: &[ComponentScore],
    score: &SideScore,
    unit: Unit,
) -> Table {
    let mut table = Table::new([
        (messages::head_outcome(locale), Align::Right),
        (messages::head_other_table(locale), Align::Right),
        (messages::head_difference(locale), Align::Right),
        (figures::unit(locale, unit), Align::Right),
        (messages::head_weight(locale), Align::Right),
        (messages::head_part(locale), Align::Right),
    ]);
    table.caption = Some(match side {
        Side::NS => messages::comparison_of_ns(locale),
        Side::EW => messages::comparison_of_ew(locale, unit),
    });
    for ComponentScore { component, origin, .. } in components {
        let Origin::Comparisons { lines, sum } = origin else { continue };
        if lines.is_empty() {
            table.push(vec![
                scored(locale, &component.outcome, component.score),
                Text::from(NOTHING),
                Text::from(NOTHING),
                figures::amount(locale, sum, unit),
                figures::weight(locale, &component.weight),
                figures::amount(locale, &(&component.weight * sum), unit),
            ]);
        }
        for line in lines {
            table.push(vec![
                scored(locale, &component.outcome, component.score),
                figures::score(line.other),
                figures::signed_points(locale, &Exact::from(line.difference)),
                figures::amount(locale, &line.points, unit),
                figures::weight(locale, &line.share),
                figures::amount(locale, &line.part, unit),
            ]);
        }
    }
    if table.rows.len() > 1 {
        let mut sum = vec![messages::head_together(locale)];
        sum.resize(5, Text::default());
        sum.push(figures::amount(locale, &score.figure.unrounded, unit));
        table.push_as(RowKind::Total, sum);
    }
    table
}
