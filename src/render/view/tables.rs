//! The tables of a ruling: each side's scores with their points, or the comparison with the other table.

use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::render::block::{Align, Table};
use crate::render::notation::typographic;
use crate::ruling::{Side, weight};
use crate::scoring::{Basis, ComponentScore, Entry, Line, Origin, SideScore, TableWorking, Unit, Working};

pub(super) fn side_table(side: Side, working: &Working) -> Option<Table> {
    working.table().map(|table| own_table(side, table))
}

/// The rows of a table with what the ruling added set apart and marked.
fn entries(working: &TableWorking) -> impl Iterator<Item = (Vec<String>, bool)> + '_ {
    working.lines.iter().map(|Line { entry, .. }| {
        let added = !entry.ruling.is_zero();
        let dot = |value: &Exact, text: String| if value.is_zero() { "·".to_owned() } else { text };
        let others = if entry.others.is_zero() { "0".to_owned() } else { points(&entry.others) };
        let cells = vec![
            words::score(entry.score),
            others,
            dot(&entry.ruling, signed_points(&entry.ruling)),
            points(&entry.frequency()),
        ];
        (cells, added)
    })
}

fn entry_columns() -> Vec<(String, Align)> {
    [heads::score(), heads::others(), heads::ruling(), heads::total()].map(|head| (head, Align::Right)).to_vec()
}

fn mark(added: bool) -> String {
    if added { "←".to_owned() } else { String::new() }
}

/// The head of the column of points: in Butler those of the other pairs, whose datum is not the ruling's.
pub(super) fn points_head(working: &TableWorking) -> String {
    match working.basis {
        Basis::Butler { .. } => heads::others_imps(),
        _ => words::unit(unit_of(working)),
    }
}

/// What an entry scores; in Butler nothing where no other pair has it.
pub(super) fn entry_points(entry: &Entry, value: &Exact, working: &TableWorking) -> String {
    match working.basis {
        Basis::Butler { .. } if entry.others.is_zero() => "·".to_owned(),
        _ => words::amount(value, unit_of(working)),
    }
}

pub(super) fn unit_of(working: &TableWorking) -> Unit {
    match working.basis {
        Basis::Matchpoints { .. } => Unit::Matchpoints,
        Basis::CrossImps { .. } | Basis::Butler { .. } => Unit::Imps,
    }
}

fn own_table(side: Side, working: &TableWorking) -> Table {
    let mut columns = entry_columns();
    columns.extend([(points_head(working), Align::Right), (String::new(), Align::Left)]);
    let mut table = Table::new(columns);
    let written = working.components.iter().map(|component| &component.component);
    let parts: Vec<_> = written.map(|part| (part.weight.clone(), part.outcome.to_string(), part.score)).collect();
    table.caption = Some(format!("{}: {}", words::side(side), typographic(&words::components(&parts))));
    for ((mut cells, added), line) in entries(working).zip(&working.lines) {
        cells.extend([entry_points(&line.entry, &line.own, working), mark(added)]);
        table.rows.push(cells);
    }
    table
}

/// One table for both sides, where both are given the same.
pub(super) fn shared_table(ns: &TableWorking, ew: &TableWorking) -> Table {
    let mut columns = entry_columns();
    let [ns_head, ew_head] = match ns.basis {
        Basis::Butler { .. } => [heads::others_ns(), heads::others_ew()],
        _ => Side::BOTH.map(words::side),
    };
    columns.extend([(ns_head, Align::Right), (ew_head, Align::Right), (String::new(), Align::Left)]);
    let mut table = Table::new(columns);
    for ((mut cells, added), (ns_line, ew_line)) in entries(ns).zip(ns.lines.iter().zip(&ew.lines)) {
        let points = [(ns_line, ns), (ew_line, ew)].map(|(line, side)| entry_points(&line.entry, &line.own, side));
        cells.extend(points);
        cells.push(mark(added));
        table.rows.push(cells);
    }
    table
}

pub(super) fn comparison_table(side: Side, components: &[ComponentScore], score: &SideScore, unit: Unit) -> Table {
    let mut table = Table::new([
        (heads::outcome(), Align::Right),
        (heads::other_table(), Align::Right),
        (heads::difference(), Align::Right),
        (words::unit(unit), Align::Right),
        (heads::weight(), Align::Right),
        (heads::part(), Align::Right),
    ]);
    table.caption = Some(words::own_view(side, &words::unit(unit)));
    for ComponentScore { component, origin, .. } in components {
        let Origin::Comparisons { lines, .. } = origin else { continue };
        for line in lines {
            table.rows.push(vec![
                typographic(&words::outcome(&component.outcome.to_string(), component.score)),
                words::score(line.other),
                signed_points(&Exact::from(line.difference)),
                words::amount(&line.points, unit),
                typographic(&weight(&line.share)),
                words::amount(&line.part, unit),
            ]);
        }
    }
    if table.rows.len() > 1 {
        let mut sum = vec![String::new(); 5];
        sum.push(words::amount(&score.figure.unrounded, unit));
        table.rows.push(sum);
    }
    table
}
