//! The text about the word or the statement under the pointer, and the figures behind each ruling.

use super::document::Document;
use crate::analysis;
use crate::messages::{self, names as words};
use crate::procedure::IrregularCall;
use crate::procedures;
use crate::render::{self, Detail};
use crate::session::Loader;
use crate::syntax::{Keyword, Token, highlight};
use lsp_types::{InlayHint, InlayHintLabel};
use std::ops::Range;

/// The Markdown for a byte, and the bytes that it is about.
pub(super) fn hover(document: &Document, byte: usize, loader: &dyn Loader) -> Option<(String, Range<usize>)> {
    document.part(byte)?;
    let word = word(document, byte);
    let meaning = word.as_ref().and_then(|(place, token)| match token {
        Token::Statement | Token::Word => keyword(document, place),
        Token::Name => name(document, place, loader).or_else(|| setting(document, place)),
        Token::Text => irregular_call(document, place, byte, loader),
        _ => None,
    });
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
        (_, _, result) => result,
    }
}

/// The word at a byte.
fn word(document: &Document, byte: usize) -> Option<(Range<usize>, Token)> {
    let tokens = highlight(&document.scripts());
    tokens.into_iter().find(|(place, _)| place.start <= byte && byte < place.end)
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
    let irregular = scope.auction().and_then(IrregularCall::of).filter(|_| open == last)?;
    let procedure = procedures::for_call(&irregular)?;
    let title = words::procedure(document.locale, procedure.name);
    Some(messages::auction_leads_to(document.locale, title, procedure.law, procedure.name).to_string())
}

/// The meaning of a setting.
fn setting(document: &Document, place: &Range<usize>) -> Option<String> {
    let name = document.text().get(place.clone())?;
    let line = document.lines.byte(lsp_types::Position::new(document.lines.line(place.start), 0));
    let before = document.text().get(line..place.start)?.trim();
    let meaning = words::setting(document.locale, &name.to_lowercase());
    (matches!(before, "set" | "conventions") && !meaning.is_empty()).then(|| format!("**{name}** · {meaning}"))
}

/// The figures behind the rulings that end between two bytes.
pub(super) fn hints(document: &Document, within: &Range<usize>, loader: &dyn Loader) -> Vec<InlayHint> {
    let known = document.analysis(loader);
    let found = analysis::hints(document.text(), document.parts(), within, &known, document.locale);
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
