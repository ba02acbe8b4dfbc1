//! The colours of a text by what its words mean.

use super::document::Document;
use super::text::count;
use crate::syntax::{Token, highlight};
use lsp_types::{SemanticToken, SemanticTokenType};

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

/// The words of a text, each with how far it is from the one before.
pub(super) fn colours(document: &Document) -> Vec<SemanticToken> {
    let text = document.scripts();
    let (mut found, mut line, mut column) = (Vec::new(), 0, 0);
    for (place, token) in highlight(&text) {
        let Some(kind) = KINDS.iter().position(|(known, _)| *known == token) else { continue };
        // A token over several lines becomes one token a line.
        let mut start = place.start;
        for part in text.get(place).unwrap_or("").split_inclusive('\n') {
            let rendered = part.trim_end_matches(['\n', '\r']);
            let at = document.lines.position(start);
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
    found
}
