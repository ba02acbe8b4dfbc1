//! What each ruling is worth, behind it.

use super::document::Document;
use crate::render;
use crate::session::Loader;
use crate::syntax::tree::{Statement, StatementKind};
use lsp_types::{InlayHint, InlayHintLabel};
use std::ops::Range;

/// The figures behind the rulings that end between two bytes.
pub(super) fn hints(document: &Document, within: &Range<usize>, loader: &dyn Loader) -> Vec<InlayHint> {
    let mut found = Vec::new();
    for part in document.parts() {
        of_statements(document, &part.statements, within, loader, &mut found);
    }
    found
}

fn of_statements(
    document: &Document,
    statements: &[Statement],
    within: &Range<usize>,
    loader: &dyn Loader,
    found: &mut Vec<InlayHint>,
) {
    for statement in statements {
        let place = statement.span.range();
        if place.start > within.end || place.end < within.start {
            continue;
        }
        if let StatementKind::Case(case) = &statement.kind {
            of_statements(document, &case.body, within, loader, found);
        } else if within.contains(&place.end) || place.end == within.end {
            found.extend(hint(document, statement, loader));
        }
    }
}

fn hint(document: &Document, statement: &Statement, loader: &dyn Loader) -> Option<InlayHint> {
    if !matches!(statement.kind, StatementKind::Ruling(_) | StatementKind::Let { .. } | StatementKind::At(_)) {
        return None;
    }
    let place = statement.span.range();
    let state = document.analysis(loader).state(place.start);
    let glimpse = state.glimpse(document.text().get(place.clone())?)?;
    let label = render::glimpse(state.locale().unwrap_or(document.locale), &glimpse).to_string();
    Some(InlayHint {
        position: document.lines.position(place.end),
        label: InlayHintLabel::String(label.trim_start().to_owned()),
        kind: None,
        text_edits: None,
        tooltip: None,
        padding_left: Some(true),
        padding_right: None,
        data: None,
    })
}
