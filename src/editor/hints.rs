//! What each ruling is worth, behind it.

use super::document::Document;
use crate::analysis;
use crate::session::Loader;
use lsp_types::{InlayHint, InlayHintLabel};
use std::ops::Range;

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
