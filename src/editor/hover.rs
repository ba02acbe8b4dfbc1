//! The text about the word or the statement under the pointer, and the figures behind each ruling.

use super::document::Document;
use crate::analysis;
use crate::messages::{figures, names as words};
use crate::render::{self, Detail};
use crate::ruling::Side;
use crate::session::{Loader, SettingForm};
use crate::syntax::tree::{
    Outcome as WrittenOutcome, Ruling, SideExpression, SideKind, Spanned, Statement, StatementKind, TravellerItem,
};
use crate::syntax::{Keyword, Token, highlight};
use lsp_types::{InlayHint, InlayHintLabel};
use std::ops::Range;

/// The Markdown for a byte, and the bytes that it is about.
pub(super) fn hover(document: &Document, byte: usize, loader: &dyn Loader) -> Option<(String, Range<usize>)> {
    document.part(byte)?;
    let word = word(document, byte, loader);
    let meaning = word.as_ref().and_then(|(place, token)| match token {
        // A value may be a word of the language elsewhere: `set damage formula`.
        Token::Word | Token::Name if in_setting(document, place).is_some() => in_setting(document, place),
        Token::Statement | Token::Word => keyword(document, place),
        Token::Name => name(document, place, loader),
        Token::Text => irregular_call(document, place, byte, loader),
        _ => None,
    });
    if let Some(about) = contract(document, byte, loader).filter(|_| meaning.is_none()) {
        return Some(about);
    }
    let analysis = document.analysis(loader);
    let result = analysis.result(byte).map(|found| {
        let locale = found.locale().unwrap_or(document.locale);
        (render::markdown(&render::blocks(&found.outcome(), locale, Detail::Steps)), found.place())
    });
    match (meaning, word, result) {
        (Some(meaning), Some((place, Token::Statement)), Some((result, _))) => {
            Some((format!("{meaning}\n\n---\n\n{result}"), place))
        }
        (Some(meaning), Some((place, _)), _) => Some((meaning, place)),
        (_, _, result) => {
            let page = result.filter(|(text, _)| !text.trim().is_empty());
            page.or_else(|| given(document, byte, loader))
        }
    }
}

/// The score of the contract at a byte on the board in force, and the working of its ruling.
fn contract(document: &Document, byte: usize, loader: &dyn Loader) -> Option<(String, Range<usize>)> {
    let around = document.statements_around(&(byte..byte), loader);
    let (written, place) = innermost(&around, byte).and_then(|found| outcome_at(found, byte))?;
    let WrittenOutcome::Contract(contract) = written else { return None };
    let state = document.state(byte, loader);
    let score = contract.outcome().ok()?.score(state.board()).ok()?;
    let locale = document.locale;
    let of = |side, points| format!("{} {}", figures::side(locale, side), figures::score(points));
    let sides = [of(Side::NS, score), of(Side::EW, score.checked_neg()?)].join(", ");
    let text = document.text().get(place.clone())?;
    let known = document.analysis(loader);
    let working = known.result(byte).map(|found| {
        render::markdown(&render::blocks(&found.outcome(), found.locale().unwrap_or(locale), Detail::Steps))
    });
    let working = working.filter(|working| !working.trim().is_empty()).map(|working| format!("\n\n---\n\n{working}"));
    Some((format!("**{text}** · {sides}{}", working.unwrap_or_default()), place))
}

/// The worth of the ruling that a name is being given to at a byte.
fn given(document: &Document, byte: usize, loader: &dyn Loader) -> Option<(String, Range<usize>)> {
    let around = document.statements_around(&(byte..byte), loader);
    let found = innermost(&around, byte)?;
    let StatementKind::Let { ruling, .. } = &found.kind else { return None };
    let (place, statement) = (ruling.span.range(), found.span.range());
    let worth = document.state(statement.start, loader).glimpse(document.text().get(statement)?)?;
    let worth = render::glimpse(document.locale, &worth).to_string();
    let code = format!("```ruling\n{}\n```", document.text().get(place.clone())?);
    Some((format!("{code}\n\n{}", worth.trim_start_matches([' ', '→'])), place))
}

/// The innermost statement at a byte.
fn innermost(statements: &[Statement], byte: usize) -> Option<&Statement> {
    let mut inside = statements;
    loop {
        let found = inside.iter().find(|statement| statement.span.range().contains(&byte))?;
        match &found.kind {
            StatementKind::Case(case) => inside = &case.body,
            _ => return Some(found),
        }
    }
}

/// The outcome at a byte in the rulings of a statement, and its place.
fn outcome_at(statement: &Statement, byte: usize) -> Option<(WrittenOutcome, Range<usize>)> {
    let rulings: Vec<&Ruling> = match &statement.kind {
        StatementKind::Ruling(ruling)
        | StatementKind::Obtained(ruling)
        | StatementKind::OtherTable(Some(ruling))
        | StatementKind::Let { ruling, .. }
        | StatementKind::Expect { ruling, .. }
        | StatementKind::Query { ruling: Some(ruling), .. } => vec![ruling],
        StatementKind::Compare(rulings) => rulings.iter().collect(),
        StatementKind::Traveller(Some(items)) => {
            let rows = items.iter().flat_map(|item| match item {
                TravellerItem::Row(row) => std::slice::from_ref(row),
                TravellerItem::Group { rows, .. } => rows.as_slice(),
            });
            rows.filter_map(|row| row.result.ruling()).collect()
        }
        _ => Vec::new(),
    };
    let mut found = None;
    let mut look = |side: &SideExpression| {
        let SideKind::Components(components) = &side.kind else { return };
        let at = |outcome: &Spanned<WrittenOutcome>| outcome.span.range().contains(&byte);
        let outcome = components.iter().map(|component| &component.outcome).find(|outcome| at(outcome));
        found = found.take().or(outcome.map(|outcome| (outcome.node.clone(), outcome.span.range())));
    };
    rulings.into_iter().for_each(|ruling| ruling.kind.for_each_side(&mut look));
    found
}

/// The word at a byte.
fn word(document: &Document, byte: usize, loader: &dyn Loader) -> Option<(Range<usize>, Token)> {
    let around = document.scripts_around(&(byte..byte), loader).find(|place| place.contains(&byte))?;
    let scripts = document.scripts();
    let tokens = highlight(scripts.get(around.clone())?).into_iter();
    let in_text = |(place, token): (Range<usize>, Token)| {
        (around.start.saturating_add(place.start)..around.start.saturating_add(place.end), token)
    };
    tokens.map(in_text).find(|(place, _)| place.contains(&byte))
}

/// The meaning of a keyword, and the form of the statement that it starts.
fn keyword(document: &Document, place: &Range<usize>) -> Option<String> {
    let keyword = Keyword::named(document.text().get(place.clone())?)?;
    let meaning = words::keyword(document.locale, keyword.word());
    let form = keyword.form().map(|form| format!("\n\n```ruling\n{form}\n```")).unwrap_or_default();
    (!meaning.is_empty()).then(|| format!("**{}** · {meaning}{form}", keyword.word()))
}

/// The ruling that a name stands for, and what it is worth.
fn name(document: &Document, place: &Range<usize>, loader: &dyn Loader) -> Option<String> {
    let names = document.names(loader);
    let definition = names.given(names.at(place.start)?)?;
    let line = names.rest(definition).lines().next().unwrap_or("");
    let name = document.text().get(place.clone())?;
    let behind = definition.place.start.saturating_add(line.len());
    let byte = if definition.text == 0 { place.end.max(behind) } else { place.end };
    let state = document.state(byte, loader);
    let worth = state.glimpse(name).map(|found| render::glimpse(document.locale, &found).to_string());
    let worth = worth.map(|worth| format!("\n\n{}", worth.trim_start_matches([' ', '→']))).unwrap_or_default();
    Some(format!("```ruling\nlet {line}\n```{worth}"))
}

/// The procedure and the Law for a call in brackets, inside the calls of an auction.
fn irregular_call(document: &Document, calls: &Range<usize>, byte: usize, loader: &dyn Loader) -> Option<String> {
    let before = document.text().get(calls.start..byte.saturating_add(1))?;
    let open = before.rfind('[').filter(|open| !before.get(*open..).unwrap_or("").contains(']'))?;
    let last = document.text().get(calls.clone())?.rfind('[')?;
    let scope = document.state(calls.end, loader);
    let rule = scope
        .auction()
        .filter(|_| open == last)
        .and_then(|auction| analysis::law_of_irregular_call(auction, document.locale));
    rule.map(|rule| rule.to_string())
}

/// The meaning of a setting, of its value, or of the name of regulations or a form of scoring.
fn in_setting(document: &Document, place: &Range<usize>) -> Option<String> {
    // A word of the lexer ends at a hyphen before a digit, a value does not.
    let name = document.text().get(place.clone())?;
    let line = document.lines.byte(lsp_types::Position::new(document.lines.line(place.start), 0));
    let before: Vec<&str> = document.text().get(line..place.start)?.split_whitespace().collect();
    let (locale, own) = (document.locale, name.to_lowercase());
    let (first, rest) = before.split_first()?;
    let meaning = match (Keyword::named(first)?, rest) {
        (Keyword::Set | Keyword::Conventions, []) => words::setting(locale, &own),
        (Keyword::Set, [setting, ..]) => {
            let form = SettingForm::named(setting)?;
            let is_its = |value: &&&str| value.split_whitespace().any(|word| word == own);
            words::setting_value(locale, form.name, form.values.iter().find(is_its)?)
        }
        (Keyword::Regulations, []) => words::regulations(locale, &own),
        (Keyword::Scoring, []) => words::scoring(locale, &own),
        _ => return None,
    };
    (!meaning.is_empty()).then(|| format!("**{name}** · {meaning}"))
}

/// The figures behind the rulings that end between two bytes.
pub(super) fn hints(document: &Document, within: &Range<usize>, loader: &dyn Loader) -> Vec<InlayHint> {
    let (known, statements) = (document.analysis(loader), document.statements_around(within, loader));
    let found = analysis::hints(document.text(), &statements, within, &known, document.locale);
    let hint = |hint: analysis::Hint| InlayHint {
        position: document.lines.position(hint.at),
        label: InlayHintLabel::String(hint.figures),
        kind: None,
        text_edits: None,
        tooltip: None,
        padding_left: Some(true),
        padding_right: None,
        data: None,
    };
    found.into_iter().map(hint).collect()
}
