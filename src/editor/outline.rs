//! The cases and names of a text as a tree, and what of it can be folded.

use super::document::Document;
use super::parts::Part;
use crate::syntax::tree::{Statement, StatementKind};
use crate::syntax::{Token, highlight};
use lsp_types::{DocumentSymbol, FoldingRange, FoldingRangeKind, Location, SymbolInformation, SymbolKind};
use std::ops::Range;

/// The cases, names and incidents of a text; of a lecture under its headings.
pub(super) fn symbols(document: &Document) -> Vec<DocumentSymbol> {
    let mut found: Vec<DocumentSymbol> = Vec::new();
    let mut under: Option<&Range<usize>> = None;
    for (part, statements) in document.parts().iter().zip(document.statements()) {
        let of_part = of_statements(document, statements);
        match heading(part) {
            None => found.extend(of_part),
            Some((heading, place)) => {
                if under != Some(place) {
                    let first = document.lines.byte(document.lines.position(place.start));
                    let title =
                        document.text().get(first..place.end).and_then(|text| text.lines().next()).unwrap_or("");
                    let title = first..first.saturating_add(title.len());
                    found.push(symbol(document, heading, SymbolKind::MODULE, place, &title, Vec::new()));
                    under = Some(place);
                }
                if let Some(children) = found.last_mut().and_then(|last| last.children.as_mut()) {
                    children.extend(of_part);
                }
            }
        }
    }
    found
}

/// The cases, names and incidents of a text that have something in their name, whatever its case.
pub(super) fn found(document: &Document, wanted: &str) -> Vec<SymbolInformation> {
    let mut all = Vec::new();
    flatten(document, symbols(document), None, &mut all);
    let wanted = wanted.to_lowercase();
    all.retain(|symbol| symbol.name.to_lowercase().contains(&wanted));
    all
}

/// The symbols of a tree one after the other, each with the name of the one around it.
fn flatten(document: &Document, tree: Vec<DocumentSymbol>, container: Option<&str>, all: &mut Vec<SymbolInformation>) {
    for symbol in tree {
        #[allow(deprecated, reason = "the field has to be given")]
        all.push(SymbolInformation {
            name: symbol.name.clone(),
            kind: symbol.kind,
            tags: None,
            deprecated: None,
            location: Location::new(document.uri.clone(), symbol.selection_range),
            container_name: container.map(str::to_owned),
        });
        flatten(document, symbol.children.unwrap_or_default(), Some(&symbol.name), all);
    }
}

fn heading(part: &Part) -> Option<(&str, &Range<usize>)> {
    part.heading.as_ref().map(|(heading, place)| (heading.as_str(), place)).filter(|(heading, _)| !heading.is_empty())
}

fn of_statements(document: &Document, statements: &[Statement]) -> Vec<DocumentSymbol> {
    let of = |statement: &Statement| {
        let whole = statement.span.range();
        let (name, kind, place, children) = match &statement.kind {
            StatementKind::Case(case) => {
                let children = of_statements(document, &case.body);
                (case.name.node.as_str(), SymbolKind::CLASS, case.name.span.range(), children)
            }
            StatementKind::Let { name, .. } => {
                (name.node.as_str(), SymbolKind::VARIABLE, name.span.range(), Vec::new())
            }
            StatementKind::Incident(incident) => {
                (incident.procedure.node.as_str(), SymbolKind::EVENT, incident.procedure.span.range(), Vec::new())
            }
            _ => return None,
        };
        let name = if name.trim().is_empty() { "?" } else { name };
        Some(symbol(document, name, kind, &whole, &place, children))
    };
    statements.iter().filter_map(of).collect()
}

fn symbol(
    document: &Document,
    name: &str,
    kind: SymbolKind,
    whole: &Range<usize>,
    place: &Range<usize>,
    children: Vec<DocumentSymbol>,
) -> DocumentSymbol {
    #[allow(deprecated, reason = "the field has to be given")]
    DocumentSymbol {
        name: name.to_owned(),
        detail: None,
        kind,
        tags: None,
        deprecated: None,
        range: document.lines.range(whole),
        selection_range: document.lines.range(place),
        children: Some(children),
    }
}

/// Blocks in braces and runs of comments over several lines.
pub(super) fn folds(document: &Document) -> Vec<FoldingRange> {
    let text = document.scripts();
    let mut opaque = highlight(&text).into_iter().filter(|(_, token)| matches!(token, Token::Text | Token::Comment));
    let mut next = opaque.next();
    let (mut open, mut found) = (Vec::new(), Vec::new());
    let mut comments: Option<(u32, u32)> = None;
    let mut at = 0;
    while let Some(character) = text.get(at..).and_then(|rest| rest.chars().next()) {
        if let Some((place, token)) = next.clone().filter(|(place, _)| place.start == at) {
            if token == Token::Comment {
                let line = document.lines.line(at);
                comments = match comments {
                    Some((first, last)) if last.saturating_add(1) == line => Some((first, line)),
                    earlier => {
                        found.extend(earlier.and_then(|(first, last)| fold(first, last, FoldingRangeKind::Comment)));
                        Some((line, line))
                    }
                };
            }
            at = place.end.max(at.saturating_add(1));
            next = opaque.next();
            continue;
        }
        match character {
            '{' => open.push(document.lines.line(at)),
            '}' => {
                let first = open.pop();
                let last = document.lines.line(at).saturating_sub(1);
                found.extend(first.and_then(|first| fold(first, last, FoldingRangeKind::Region)));
            }
            _ => {}
        }
        at = at.saturating_add(character.len_utf8());
    }
    found.extend(comments.and_then(|(first, last)| fold(first, last, FoldingRangeKind::Comment)));
    found
}

fn fold(start_line: u32, end_line: u32, kind: FoldingRangeKind) -> Option<FoldingRange> {
    let fold = FoldingRange { start_line, end_line, kind: Some(kind), ..FoldingRange::default() };
    (start_line < end_line).then_some(fold)
}
