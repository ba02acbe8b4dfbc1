//! A passage of a lecture that its reader has changed, executed again as it was woven.

use super::execute::execute_passage;
use super::results_html::output_html;
use super::{Form, Manner};
use crate::messages::Locale;
use crate::session::{Loaded, Loader, Sink, Tally};
use std::ops::Range;

/// A piece of a passage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    /// A block of rulings, with the words behind its fence.
    Block {
        /// Its lines.
        script: &'a str,
        /// The words.
        options: &'a str,
    },
    /// A figure of the text, `td.ns.points`.
    Figure(&'a str),
}

/// A passage of a lecture as Markdown, and the place of each piece in it.
#[derive(Debug, Clone)]
pub struct Passage {
    /// The Markdown.
    pub text: Loaded,
    places: Vec<(Range<usize>, bool)>,
}

impl Passage {
    /// The pieces of a section, in order.
    #[must_use]
    pub fn of(pieces: &[Piece<'_>]) -> Self {
        let (mut text, mut places) = (String::new(), Vec::new());
        for piece in pieces {
            let start = text.len();
            match piece {
                Piece::Block { script, options } => {
                    let fence = fence(script);
                    // A word that ended its line would be a line of the block.
                    let options = options.replace(['\n', '\r', '`'], " ");
                    text.push_str(&format!("{fence}ruling {options}\n{script}\n{fence}\n\n"));
                }
                Piece::Figure(figure) => text.push_str(&format!("{{{{ {} }}}}\n\n", figure.replace(['\n', '\r'], " "))),
            }
            places.push((start..text.len(), matches!(piece, Piece::Block { .. })));
        }
        Self { text: Loaded { name: "lecture.md".to_owned(), text }, places }
    }

    /// The piece at a byte, by its index.
    #[must_use]
    pub fn at(&self, byte: usize) -> Option<usize> {
        self.places.iter().position(|(place, _)| place.contains(&byte))
    }

    /// The result of each piece: the results of a block as HTML, a figure in the reader's language; `None` for a figure that
    /// the rulings no longer have. `first` is the number of the first question.
    pub fn execute(
        &self,
        (form, locale, first): (Form, Locale, usize),
        loader: &dyn Loader,
        sink: &mut dyn Sink,
    ) -> (Vec<Option<String>>, Tally) {
        let manner = Manner::from(form);
        let (results, figures, tally) = execute_passage(&self.text, (manner, locale, first), loader, sink);
        let html = |place: &Range<usize>| {
            let own = results.iter().find(|results| place.contains(&results.range.start))?;
            Some(output_html(own, locale, form == Form::Slides))
        };
        let of = |(place, is_block): &(Range<usize>, bool)| match is_block {
            true => html(place),
            false => figures.get(&place.start).cloned(),
        };
        (self.places.iter().map(of).collect(), tally)
    }
}

/// A fence that no line of a script closes.
fn fence(script: &str) -> String {
    let longest = script.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    "`".repeat(longest.saturating_add(1).max(3))
}
