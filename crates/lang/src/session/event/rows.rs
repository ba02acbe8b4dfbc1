//! The results of a board of an event as rows of a traveller.

use crate::events::model::{BoardResults, Event, Line, LineResult};
use crate::events::scoring::{Rules, printed_artificial};
use crate::number::Exact;
use crate::ruling::{Artificial, Ruling, Side, SideRuling, Sides, WrittenOutcome};
use crate::session::event_written::table_written;
use crate::source::Span;
use crate::syntax::tree::{self, Label, Row, RowResult, Spanned, TravellerItem};

/// The other tables of a board, at the place of the statement that brings them; without the one in question, whose group
/// comes first. That may be empty: a table that alone played the board in its form has nobody to be compared with (Law 87).
pub(super) fn rows(
    event: &Event,
    board: &BoardResults,
    without: Option<usize>,
    rules: &Rules,
    place: Span,
) -> Vec<TravellerItem> {
    let mut items: Vec<TravellerItem> = Vec::with_capacity(board.lines.len());
    let own = without.and_then(|at| board.lines.get(at)).filter(|_| board.is_fouled());
    items.extend(own.map(|own| {
        let name = Spanned::new(own.group.as_deref().unwrap_or_default().to_owned(), place);
        TravellerItem::Group { name, rows: Vec::new(), span: place }
    }));
    for (at, line) in board.lines.iter().enumerate() {
        if Some(at) == without {
            continue;
        }
        let Some(result) = result(line, board, rules, place) else { continue };
        let row = Row { label: Some(label(event, board, line, place)), result, count: None, span: place };
        let Some(group) = &line.group else {
            items.push(TravellerItem::Row(row));
            continue;
        };
        let own = items.iter_mut().find_map(|item| match item {
            TravellerItem::Group { name, rows, .. } if name.node == group.as_ref() => Some(rows),
            _ => None,
        });
        match own {
            Some(rows) => rows.push(row),
            None => items.push(TravellerItem::Group {
                name: Spanned::new(group.to_string(), place),
                rows: vec![row],
                span: place,
            }),
        }
    }
    let beside = board.rest.iter().flat_map(|rest| rest.counts());
    items.extend(beside.map(|(score, count)| {
        let result = written(&Ruling::Both(SideRuling::score(score)), place).into();
        TravellerItem::Row(Row { label: None, result, count: Some(Spanned::new(count, place)), span: place })
    }));
    items
}

/// The label of the row: its table, else the players.
fn label(event: &Event, board: &BoardResults, line: &Line, place: Span) -> Label {
    let written = table_written(event, board, line);
    match written.strip_prefix("table ") {
        Some(table) if table.chars().all(|letter| letter.is_alphanumeric() || letter == '_') => {
            Label { text: table.into(), is_table: true, span: place }
        }
        _ => Label { text: written.into(), is_table: false, span: place },
    }
}

/// The result of a line; `None` if it gives nobody anything.
fn result(line: &Line, board: &BoardResults, rules: &Rules, place: Span) -> Option<RowResult> {
    match &line.result {
        LineResult::Ruling(ruling) => Some(written(ruling, place).into()),
        LineResult::Bare => {
            let share = |side| printed_artificial(line.printed.by(side).as_ref()?, board, rules);
            let (ns, ew) = (share(Side::NS), share(Side::EW));
            if ns.is_none() && ew.is_none() {
                return None;
            }
            let side =
                |given: Option<Artificial>| SideRuling::Artificial(given.unwrap_or(Artificial::Share(Exact::ZERO)));
            Some(written(&Ruling::Split { ns: side(ns), ew: side(ew) }, place).into())
        }
        LineResult::SitOut | LineResult::NotPlayed => None,
    }
}

/// A ruling as if it had been written at a place.
pub(super) fn written(ruling: &Ruling, place: Span) -> tree::Ruling {
    tree::Ruling { kind: kind(ruling, place), group: None, span: place }
}

fn kind(ruling: &Ruling, place: Span) -> tree::RulingKind {
    match ruling {
        Ruling::Both(both) => tree::RulingKind::Both(side(both, place)),
        Ruling::Split { ns, ew } => {
            let Sides { ns, ew } = Sides { ns: side(ns, place), ew: side(ew, place) };
            tree::RulingKind::Split { ns, ew }
        }
        Ruling::Damage(damage) => tree::RulingKind::Damage(Box::new(tree::Damage {
            side: Some(damage.side),
            before: kind(&damage.before, place),
            after: kind(&damage.after, place),
            obtained: damage.obtained.as_ref().map(|obtained| kind(obtained, place)),
        })),
    }
}

fn side(side: &SideRuling, place: Span) -> tree::SideExpression {
    let component = |weight: Option<&Exact>, outcome: WrittenOutcome| tree::Component {
        weight: weight.map(|weight| Spanned::new(tree::Weight::Share(weight.clone()), place)),
        outcome: Spanned::new(outcome, place),
    };
    let components = match side {
        SideRuling::Artificial(artificial) => vec![component(None, WrittenOutcome::Artificial(artificial.clone()))],
        SideRuling::Assigned(parts) => match parts.as_slice() {
            [only] if only.weight == Exact::ONE => vec![component(None, WrittenOutcome::from(&only.outcome))],
            parts => parts.iter().map(|part| component(Some(&part.weight), (&part.outcome).into())).collect(),
        },
    };
    tree::SideExpression { kind: tree::SideKind::Components(components), span: place }
}
