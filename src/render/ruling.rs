//! One ruling: the answer first, the working below.

use super::document::{Block, Detail, conventions, every_other_pair, remark, typographic};
use super::steps::{basis, match_lines, victory_points};
use super::table::{Align, Table};
use crate::breakdown::Breakdown;
use crate::catalogue::english::{self as words, heads};
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::ruling::{Artificial, Side, weight};
use crate::scoring::{
    Adjustment, Basis, Comparison, ComponentScore, Entry, Scoring, SideScore, TableWorking, Unit, Working,
};

/// At most so many other scores are named in the line on the others.
const OTHERS_NAMED: usize = 3;

pub(super) fn blocks(breakdown: &Breakdown, detail: Detail) -> Vec<Block> {
    let mut blocks = heading(breakdown);
    blocks.push(answer(breakdown));
    if detail != Detail::Brief {
        working(breakdown, &mut blocks);
        damage(breakdown, &mut blocks);
        if detail == Detail::Full {
            blocks.extend(every_other_pair(breakdown));
        } else {
            others(breakdown, &mut blocks);
        }
        let shown = if detail == Detail::Full { &breakdown.all_conventions } else { &breakdown.conventions };
        blocks.extend(conventions(shown, detail));
    }
    blocks.extend(breakdown.diagnostics.iter().map(remark));
    blocks
}

/// Columns of a heading with the other table beside the ruling; a longer one stands without.
const HEADING: usize = 76;

fn heading(breakdown: &Breakdown) -> Vec<Block> {
    let group = breakdown.group.as_ref().map(|group| format!(" in \"{group}\"")).unwrap_or_default();
    let ruling = format!("{}{group}", typographic(&breakdown.ruling.to_string()));
    let named = breakdown.name.as_ref().map_or(ruling.clone(), |name| format!("{name} = {ruling}"));
    let Some(other) = &breakdown.other_table else { return vec![Block::Heading(named)] };
    let other = words::against_other_table(&typographic(&other.to_string()));
    let together = format!("{named}   # {other}");
    if together.chars().count() <= HEADING {
        return vec![Block::Heading(together)];
    }
    vec![Block::Heading(named), Block::Line(format!("({other})"))]
}

fn answer(breakdown: &Breakdown) -> Block {
    let scored = &breakdown.scored;
    let unit = words::unit(scored.unit());
    let mut parts: Vec<String> = Side::BOTH
        .into_iter()
        .map(|side| {
            let figure = breakdown.figure(side);
            let share = figure.share.as_ref().map(|share| format!("  {}", words::share(share))).unwrap_or_default();
            format!("{}  {} {unit}{share}", words::side(side), words::amount(&figure.points, scored.unit()))
        })
        .collect();
    if let (Some(top), Some(results)) = (&scored.top, &scored.results) {
        parts.push(words::top_of(&points(top), results));
    }
    if let Some(matched) = &breakdown.matched {
        let side = |side: Side| {
            let own = matched.sides.by(side);
            let (figure, unit) = match &own.victory_points {
                Some(victory) => (victory_points(&victory.points), Unit::VictoryPoints),
                None => (signed_points(&own.total), Unit::Imps),
            };
            format!("{}  {figure} {}", words::side(side), words::unit(unit))
        };
        parts.push(words::matched(&Side::BOTH.map(side).join("  ")));
    }
    Block::Answer(parts)
}

fn working(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let sides = &breakdown.scored.sides;
    if let Some(applied) = breakdown.applied.as_ref().filter(|applied| **applied != breakdown.ruling) {
        let applied = typographic(&applied.to_string());
        let adjusted = |side| match &sides.by(side).working {
            Working::Adjusted { .. } => true,
            Working::Table(_) | Working::Comparison(_) | Working::TotalPoints(_) | Working::Artificial(_) => false,
        };
        let entered = Side::BOTH.into_iter().any(adjusted);
        blocks.push(Block::Line(if entered { words::worth_of(&applied) } else { words::applied_as(&applied) }));
    }
    match (&sides.ns.working, &sides.ew.working) {
        (Working::Table(ns), Working::Table(ew)) if ns.table == ew.table && breakdown.scored.applied.is_balanced() => {
            blocks.push(Block::Table(shared_table(ns, ew)));
            basis(Side::NS, ns, blocks);
            equation(Side::NS, &sides.ns, breakdown.scored.unit(), blocks);
            complement(breakdown, blocks);
            if !balanced(breakdown) {
                equation(Side::EW, &sides.ew, breakdown.scored.unit(), blocks);
            }
            short_field(ns, blocks);
            own_matchpoints(Side::NS, ns, blocks);
        }
        (Working::Comparison(ns), Working::Comparison(_))
            if breakdown.scored.applied.is_balanced() && balanced(breakdown) =>
        {
            let mut table = comparison_table(Side::NS, ns, &sides.ns, breakdown.scored.unit());
            table.caption = None;
            blocks.push(Block::Table(table));
        }
        (ns, ew) => {
            match (side_table(Side::NS, ns), side_table(Side::EW, ew)) {
                (Some(ns), Some(ew)) => blocks.push(Block::Pair(ns, ew)),
                (Some(table), None) | (None, Some(table)) => blocks.push(Block::Table(table)),
                (None, None) => {}
            }
            for side in Side::BOTH {
                side_working(side, sides.by(side), breakdown, blocks);
            }
        }
    }
    for side in Side::BOTH {
        let figure = breakdown.figure(side);
        if figure.points != figure.unrounded {
            let unit = breakdown.scored.unit();
            let before_penalty = &figure.points + &figure.penalty;
            if before_penalty != figure.unrounded {
                let (from, to) = (words::amount(&figure.unrounded, unit), words::amount(&before_penalty, unit));
                blocks.push(Block::Line(words::rounded(side, &from, &to)));
            }
            if !figure.penalty.is_zero() {
                let (from, to) = (words::amount(&before_penalty, unit), words::amount(&figure.points, unit));
                blocks.push(Block::Line(words::penalty(
                    side,
                    &from,
                    &points(&figure.penalty),
                    &to,
                    &words::unit(unit),
                )));
            }
        }
    }
    match_lines(breakdown, blocks);
    if breakdown.scored.scoring == Scoring::Imps
        && breakdown.matched.is_none()
        && Side::BOTH.into_iter().any(|side| breakdown.figure(side).points.to_integer().is_none())
    {
        blocks.push(Block::Line(words::imps_keep_fraction()));
    }
}

/// The session's percentage, where average plus or minus followed it and not its own 60% or 40%.
fn session(given: &Artificial, share: &Exact) -> Option<String> {
    let own = match given {
        Artificial::AveragePlus => Exact::percent(60),
        Artificial::AverageMinus => Exact::percent(40),
        Artificial::Average | Artificial::Share(_) | Artificial::Imps(_) => return None,
    };
    (*share != own).then(|| words::share(share))
}

/// Whether the sides share the top, or in IMPs 0.
fn balanced(breakdown: &Breakdown) -> bool {
    let sum = &breakdown.figure(Side::NS).unrounded + &breakdown.figure(Side::EW).unrounded;
    sum == breakdown.scored.top.clone().unwrap_or_default()
}

fn side_table(side: Side, working: &Working) -> Option<Table> {
    match working {
        Working::Table(table) => Some(own_table(side, table)),
        Working::Adjusted { entered, .. } => side_table(side, &entered.working),
        Working::Artificial(_) | Working::Comparison(_) | Working::TotalPoints(_) => None,
    }
}

fn side_working(side: Side, score: &SideScore, breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    match &score.working {
        Working::Table(table) => {
            basis(side, table, blocks);
            equation(side, score, breakdown.scored.unit(), blocks);
            short_field(table, blocks);
            own_matchpoints(side, table, blocks);
        }
        Working::TotalPoints(_) => equation(side, score, breakdown.scored.unit(), blocks),
        Working::Comparison(lines) => {
            blocks.push(Block::Table(comparison_table(side, lines, score, breakdown.scored.unit())));
        }
        Working::Artificial(given) => {
            let unit = breakdown.scored.unit();
            let amount = words::amount(&score.figure.unrounded, unit);
            let top = score.figure.share.as_ref().and_then(|share| score.figure.points.over(share));
            let session = top.as_ref().and_then(|top| session(given, &score.figure.unrounded.over(top)?));
            blocks.push(Block::Line(words::artificial(
                side,
                &typographic(&given.to_string()),
                &amount,
                unit,
                top.as_ref(),
                session.as_deref(),
            )));
        }
        Working::Adjusted { entered, adjustment } => {
            side_working(side, entered, breakdown, blocks);
            let unit = breakdown.scored.unit();
            blocks.push(Block::Line(words::special_adjustment(
                side,
                &words::amount(&entered.figure.unrounded, unit),
                &signed_points(adjustment),
                &words::amount(&score.figure.unrounded, unit),
            )));
        }
    }
}

/// The rows of a table with what the ruling added set apart and marked.
fn entries(working: &TableWorking) -> impl Iterator<Item = (Vec<String>, bool)> + '_ {
    working.table.entries().iter().map(|entry| {
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

fn unit_of(working: &TableWorking) -> Unit {
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
    for ((mut cells, added), (entry, value)) in
        entries(working).zip(working.table.entries().iter().zip(&working.values))
    {
        cells.extend([entry_points(entry, value, working), mark(added)]);
        table.rows.push(cells);
    }
    table
}

/// One table for both sides, where both are given the same.
fn shared_table(ns: &TableWorking, ew: &TableWorking) -> Table {
    let mut columns = entry_columns();
    let [ns_head, ew_head] = match ns.basis {
        Basis::Butler { .. } => [heads::others_ns(), heads::others_ew()],
        _ => Side::BOTH.map(words::side),
    };
    columns.extend([(ns_head, Align::Right), (ew_head, Align::Right), (String::new(), Align::Left)]);
    let mut table = Table::new(columns);
    let values = ns.table.entries().iter().zip(ns.values.iter().zip(&ew.values));
    for ((mut cells, added), (entry, (ns_value, ew_value))) in entries(ns).zip(values) {
        cells.extend([entry_points(entry, ns_value, ns), entry_points(entry, ew_value, ew), mark(added)]);
        table.rows.push(cells);
    }
    table
}

/// `1 × 13 − 1 × 7 + 1 × 4 = 10`
fn equation(side: Side, score: &SideScore, unit: Unit, blocks: &mut Vec<Block>) {
    let (components, table) = match &score.working {
        Working::Table(table) => (&table.components, Some(table)),
        Working::TotalPoints(components) => (components, None),
        _ => return,
    };
    if let [only] = components.as_slice() {
        // Butler and cross-IMPs have told already where it comes from.
        if table.is_none_or(|table| unit_of(table) == Unit::Matchpoints) {
            let outcome = words::outcome(&only.component.outcome.to_string(), only.component.score);
            let value = table.map_or_else(|| words::amount(&only.points, unit), |table| only_value(side, table, only));
            blocks.push(Block::Line(words::single(side, &typographic(&outcome), &value)));
        }
        return;
    }
    let terms = components.iter().enumerate();
    let sum = terms.map(|(at, one)| term(at, &one.component.weight, &one.points)).collect::<String>();
    let result = &score.figure.unrounded;
    let close = if ends(result) { String::new() } else { format!(" {}", points(result)) };
    let law = words::weighing_law(components.iter().any(|one| one.component.weight.is_negative()));
    blocks.push(Block::Line(format!("{}: {sum} = {}{close} ({law})", words::side(side), term_value(result))));
}

/// EW's points for one outcome are what NS would leave of the top: `18 − 13 = 5`.
fn only_value(side: Side, table: &TableWorking, only: &ComponentScore) -> String {
    let own = points(&only.points);
    if matches!(table.basis, Basis::Matchpoints { adjustment: Adjustment::SmallGroup(_), .. }) {
        // The sides of a small group share more than the top.
        return own;
    }
    let at = table.table.entries().iter().position(|entry| entry.score == only.component.score);
    match (side, at.and_then(|at| table.complements.get(at))) {
        (Side::EW, Some(ns)) => format!("{} − {} = {own}", points(&(ns + &only.points)), points(ns)),
        _ => own,
    }
}

/// Whether a figure ends within the places that are shown.
pub(super) fn ends(value: &Exact) -> bool {
    crate::number::decimal(value, 4).1
}

/// A figure in an equation: a decimal where it ends, else the fraction, so that the equation holds.
pub(super) fn term_value(value: &Exact) -> String {
    if ends(value) { points(value) } else { value.to_string().replace('-', "−") }
}

pub(super) fn term(at: usize, weight: &Exact, points_of: &Exact) -> String {
    let sign = match (at, weight.is_negative()) {
        (0, false) => "",
        (0, true) => "−",
        (_, false) => " + ",
        (_, true) => " − ",
    };
    let factor = weight.abs();
    let value = term_value(points_of);
    let value = if points_of.is_negative() { format!("({value})") } else { value };
    format!("{sign}{} × {value}", term_value(&factor))
}

/// EW's points where both sides were given the same: what NS leave of the top.
fn complement(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(top) = &breakdown.scored.top else { return };
    let (ns, ew) = (&breakdown.figure(Side::NS).unrounded, &breakdown.figure(Side::EW).unrounded);
    if balanced(breakdown) {
        let close = if ends(ew) { String::new() } else { format!(" {}", points(ew)) };
        let equation =
            format!("{}: {} − {} = {}{close}", words::side(Side::EW), term_value(top), term_value(ns), term_value(ew));
        blocks.push(Block::Line(equation));
    }
}

/// How matchpoints were adjusted where results are missing.
fn short_field(working: &TableWorking, blocks: &mut Vec<Block>) {
    let Basis::Matchpoints { size, adjustment } = &working.basis else { return };
    let told = words::short_field(&size.actual, &points(&size.expected), *adjustment);
    if let Some(line) = told.map(Block::Line).filter(|line| !blocks.contains(line)) {
        blocks.push(line);
    }
}

/// Each component's matchpoints in its own table, before the short field was made up for.
fn own_matchpoints(side: Side, working: &TableWorking, blocks: &mut Vec<Block>) {
    let Basis::Matchpoints { size, adjustment } = &working.basis else { return };
    if *adjustment == Adjustment::Full {
        return;
    }
    let less = &size.actual - &Exact::ONE;
    let top = &less + &less;
    let ns = working.table.matchpoints();
    let own = working.components.iter().filter_map(|one| {
        let at = working.table.entries().iter().position(|entry| entry.score == one.component.score)?;
        let value = ns.get(at)?;
        let value = if side == Side::NS { value.clone() } else { &top - value };
        let outcome = words::outcome(&one.component.outcome.to_string(), one.component.score);
        Some(format!("{} {}", typographic(&outcome), points(&value)))
    });
    blocks.push(Block::Line(words::own_matchpoints(side, &own.collect::<Vec<_>>().join(&words::between()))));
}

fn comparison_table(side: Side, comparisons: &[Comparison], score: &SideScore, unit: Unit) -> Table {
    let mut table = Table::new([
        (heads::outcome(), Align::Right),
        (heads::other_table(), Align::Right),
        (heads::difference(), Align::Right),
        (words::unit(unit), Align::Right),
        (heads::weight(), Align::Right),
        (heads::part(), Align::Right),
    ]);
    table.caption = Some(words::own_view(side, &words::unit(unit)));
    for comparison in comparisons {
        let component = &comparison.component;
        for line in &comparison.lines {
            let share = &component.weight * &line.weight;
            table.rows.push(vec![
                typographic(&words::outcome(&component.outcome.to_string(), component.score)),
                words::score(line.other),
                signed_points(&Exact::from(line.difference)),
                words::amount(&line.points, unit),
                typographic(&weight(&share)),
                words::amount(&(&share * &line.points), unit),
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

fn damage(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    for side in Side::BOTH.into_iter().filter(|_| breakdown.scored.damage.is_none()) {
        if let Some(losses) = universal_losses(&breakdown.scored.sides.by(side).working) {
            blocks.push(Block::Line(words::losses(side, &losses)));
        }
    }
    if let Some(finding) = &breakdown.scored.damage {
        let amount = |value: &Exact| words::amount(value, breakdown.scored.unit());
        let unit = words::unit(breakdown.scored.unit());
        blocks.extend(words::damage(finding, amount, &unit).into_iter().map(Block::Line));
    }
}

/// The values of `(100% X & -100% Y & 100% Z)`: before, after and obtained.
fn universal_losses(working: &Working) -> Option<[Exact; 3]> {
    let parts: Vec<(Exact, Exact)> = match working {
        Working::Table(TableWorking { components, .. }) | Working::TotalPoints(components) => {
            components.iter().map(|one| (one.component.weight.clone(), one.points.clone())).collect()
        }
        Working::Comparison(lines) => {
            lines.iter().map(|one| (one.component.weight.clone(), one.points.clone())).collect()
        }
        Working::Artificial(_) | Working::Adjusted { .. } => return None,
    };
    let [(first, before), (second, after), (third, obtained)] = parts.as_slice() else { return None };
    let universal = *first == Exact::ONE && *second == -Exact::ONE && *third == Exact::ONE;
    universal.then(|| [before.clone(), after.clone(), obtained.clone()])
}

fn others(breakdown: &Breakdown, blocks: &mut Vec<Block>) {
    let Some(effects) = &breakdown.effects else { return };
    let mut changes = Vec::new();
    for side in Side::BOTH {
        for change in effects.changes.by(side).iter().filter(|change| change.is_change(effects.in_shares)) {
            let unit = breakdown.scored.unit();
            let (after, before) = match (&change.after.1, &change.before.1) {
                (Some(after), Some(before)) if effects.in_shares => (words::share(after), words::share(before)),
                _ => (words::amount(&change.after.0, unit), words::amount(&change.before.0, unit)),
            };
            changes.push(words::scores_instead(&words::score(change.score), &after, &before, side));
        }
    }
    let more = changes.len() > OTHERS_NAMED;
    changes.truncate(OTHERS_NAMED);
    blocks.push(Block::Line(words::others(&changes, more, effects.from_obtained)));
}
