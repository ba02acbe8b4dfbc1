//! Texts in their canonical form.

use super::document::Document;
use super::parts::Kind;
use crate::syntax;
use lsp_types::TextEdit;

/// The edits that make a text canonical; none where it cannot be read. In a lecture each block is written anew, unless
/// something stands in front of its lines, as in a quotation.
pub(super) fn formatting(document: &Document) -> Option<Vec<TextEdit>> {
    let text = document.text();
    if document.kind == Kind::Script {
        let new_text = syntax::format(text).ok()?;
        let edit = TextEdit { range: document.lines.whole(), new_text: new_text.clone() };
        return Some(if new_text == text { Vec::new() } else { vec![edit] });
    }
    let edits = document.parts().iter().filter_map(|part| {
        let is_plain = part.code.windows(2).all(|two| matches!(two, [one, next] if one.end == next.start));
        let written = text.get(part.place.clone()).filter(|_| is_plain)?;
        let new_text = syntax::format(written).ok().filter(|new| new != written)?;
        Some(TextEdit { range: document.lines.range(&part.place), new_text })
    });
    Some(edits.collect())
}
