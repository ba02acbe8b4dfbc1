//! The colours of a text by what its words mean.

use super::document::Document;
use super::text::count;
use crate::syntax::{Token, highlight};
use lsp_types::{
    SemanticToken, SemanticTokenType, SemanticTokens, SemanticTokensDelta, SemanticTokensEdit,
    SemanticTokensFullDeltaResult,
};
use std::ops::Range;

/// The kinds of words in the order that tokens number them.
pub(super) fn legend() -> Vec<SemanticTokenType> {
    KINDS.iter().map(|(_, kind)| kind.clone()).collect()
}

const KINDS: [(Token, SemanticTokenType); 9] = [
    (Token::Statement, SemanticTokenType::KEYWORD),
    (Token::Word, SemanticTokenType::MODIFIER),
    (Token::Name, SemanticTokenType::VARIABLE),
    (Token::Number, SemanticTokenType::NUMBER),
    (Token::Share, SemanticTokenType::PARAMETER),
    (Token::RedSuit, SemanticTokenType::ENUM_MEMBER),
    (Token::BlackSuit, SemanticTokenType::OPERATOR),
    (Token::Text, SemanticTokenType::STRING),
    (Token::Comment, SemanticTokenType::COMMENT),
];

/// The words of some bytes of a text, each with how far it is from the one before. Nothing at those bytes belongs to
/// something that begins before them.
pub(super) fn colours(document: &Document, places: impl Iterator<Item = Range<usize>>) -> Vec<SemanticToken> {
    let text = document.scripts();
    let (mut found, mut line, mut column) = (Vec::new(), 0, 0);
    let mut positions = document.lines.walk();
    for within in places {
        for (place, token) in highlight(text.get(within.clone()).unwrap_or("")) {
            let Some(kind) = KINDS.iter().position(|(known, _)| *known == token) else { continue };
            let (mut start, end) = (within.start.saturating_add(place.start), within.start.saturating_add(place.end));
            // A token over several lines becomes one token a line.
            for part in text.get(start..end).unwrap_or("").split_inclusive('\n') {
                let rendered = part.trim_end_matches(['\n', '\r']);
                let at = positions.position(start);
                start = start.saturating_add(part.len());
                if rendered.trim().is_empty() {
                    continue;
                }
                found.push(SemanticToken {
                    delta_line: at.line.saturating_sub(line),
                    delta_start: if at.line == line { at.character.saturating_sub(column) } else { at.character },
                    length: count(document.lines.encoding().units(rendered)),
                    token_type: count(kind),
                    token_modifiers_bitset: 0,
                });
                (line, column) = (at.line, at.character);
            }
        }
    }
    found
}

/// The words of the whole text.
pub(super) fn all(document: &Document) -> SemanticTokens {
    let data = colours(document, std::iter::once(0..document.text().len()));
    let result_id = Some(document.version.to_string());
    document.coloured.replace(Some((document.version, data.clone())));
    SemanticTokens { result_id, data }
}

/// The change of the words' colours since they were last asked for, if that was under this name; else all of them.
pub(super) fn changed(document: &Document, since: &str) -> SemanticTokensFullDeltaResult {
    let before = document.coloured.take().filter(|(version, _)| version.to_string() == since);
    let now = all(document);
    let Some((_, before)) = before else { return SemanticTokensFullDeltaResult::Tokens(now) };
    let same = |(one, other): &(&SemanticToken, &SemanticToken)| one == other;
    let ahead = before.iter().zip(&now.data).take_while(same).count();
    let rest = before.len().min(now.data.len()).saturating_sub(ahead);
    let behind = before.iter().rev().zip(now.data.iter().rev()).take(rest).take_while(same).count();
    let changed = now.data.get(ahead..now.data.len().saturating_sub(behind)).unwrap_or(&[]).to_vec();
    let dropped = before.len().saturating_sub(behind).saturating_sub(ahead);
    // A word is five numbers.
    let numbers = |words: usize| count(words.saturating_mul(5));
    let edit = SemanticTokensEdit { start: numbers(ahead), delete_count: numbers(dropped), data: Some(changed) };
    let is_same = dropped == 0 && edit.data.as_ref().is_some_and(Vec::is_empty);
    let edits = if is_same { Vec::new() } else { vec![edit] };
    SemanticTokensFullDeltaResult::TokensDelta(SemanticTokensDelta { result_id: now.result_id, edits })
}
