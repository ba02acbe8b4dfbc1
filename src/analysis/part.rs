//! The scripts of a text: a script is one, a lecture has one in each block of rulings.

use crate::source::FileId;
use crate::syntax::{self, tree::Statement};
use std::ops::Range;

/// A script of a text.
#[derive(Debug, Clone)]
pub struct Part {
    /// From its first byte to one past its last.
    pub place: Range<usize>,
    /// Its bytes, without what indents or quotes its lines.
    pub code: Vec<Range<usize>>,
    /// What can be read of it.
    pub statements: Vec<Statement>,
    /// Whether nothing of the part before it is in force any more.
    pub starts_anew: bool,
    /// The heading of the first level that it stands under, and its place.
    pub heading: Option<(String, Range<usize>)>,
}

impl Part {
    /// The one part of a text that is a script.
    #[must_use]
    pub fn of_script(text: &str) -> Self {
        let (script, _) = syntax::parse(FileId::default(), text);
        let place = 0..text.len();
        let code = vec![place.clone()];
        Self { place, code, statements: script.statements, starts_anew: true, heading: None }
    }
}
