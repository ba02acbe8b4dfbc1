//! The options of a block, behind its fence.

use super::blocks::Fenced;
use super::numbers::is_name;
use crate::diagnostic::{Problem, closest};
use crate::messages::Locale;
use crate::render::{self, Block, Detail};
use crate::session::Outcome;
use std::ops::Range;

/// Every option.
const WORDS: [&str; 10] =
    ["hide", "source", "brief", "chart", "error", "only=table", "only=answer", "only=chart", "name=", "caption="];

/// Returns whether what follows this word is the author's own.
fn is_text(key: &str) -> bool {
    ["name", "caption"].iter().any(|own| own.eq_ignore_ascii_case(key))
}

/// The one kind of parts that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Only {
    Table,
    Answer,
    Chart,
}

/// The presentation of a block and its results.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BlockOptions {
    /// The block itself is not shown, its results are.
    pub hide: bool,
    /// A slide shows the block too.
    pub source: bool,
    /// The answers without their working.
    brief: bool,
    /// The field as a chart too.
    chart: bool,
    /// An error is expected, and shown.
    pub error: bool,
    only: Option<Only>,
    /// The name of the results in the text, with its place in the block.
    pub name: Option<(String, Range<usize>)>,
    /// The caption beside their number.
    pub caption: Option<String>,
}

impl BlockOptions {
    /// The options of a block that has only results.
    pub(super) fn hidden() -> Self {
        Self { hide: true, ..Self::default() }
    }

    /// The options of a block, and what is wrong with each that is none.
    pub(super) fn of(block: &Fenced) -> (Self, Vec<(Problem, Range<usize>)>) {
        let (mut options, mut problems) = (Self::default(), Vec::new());
        for (word, place) in &block.options {
            if let Some((key, value)) = word.split_once('=').filter(|(key, _)| is_text(key)) {
                let value = value.trim_matches('"').trim();
                match key.to_lowercase().as_str() {
                    "name" if is_name(value) => options.name = Some((value.to_owned(), place.clone())),
                    "caption" if !value.is_empty() => options.caption = Some(value.to_owned()),
                    _ => {
                        problems.push((Problem::LectureOption { word: word.clone(), suggestion: None }, place.clone()))
                    }
                }
                continue;
            }
            match word.to_lowercase().as_str() {
                "hide" => options.hide = true,
                "source" => options.source = true,
                "brief" => options.brief = true,
                "chart" => options.chart = true,
                "error" => options.error = true,
                "only=table" => options.only = Some(Only::Table),
                "only=answer" => options.only = Some(Only::Answer),
                "only=chart" => options.only = Some(Only::Chart),
                _ => {
                    let suggestion = closest(word, WORDS);
                    let problem = Problem::LectureOption { word: word.clone(), suggestion };
                    problems.push((problem, place.clone()));
                }
            }
        }
        (options, problems)
    }

    /// Returns whether the results have a number.
    pub(super) fn is_numbered(&self) -> bool {
        self.name.is_some() || self.caption.is_some()
    }

    pub(super) fn detail(&self) -> Detail {
        if self.brief { Detail::Brief } else { Detail::Steps }
    }

    /// Returns true if a chart is asked for and this result has none.
    #[must_use]
    pub fn lacks_chart(&self, outcome: &Outcome, locale: Locale) -> bool {
        self.charts() && render::lacks_chart(outcome, &render::charted(outcome, locale, self.detail()))
    }

    /// Returns whether the field is drawn.
    pub(super) fn charts(&self) -> bool {
        self.chart || self.only == Some(Only::Chart)
    }

    /// The blocks that are shown.
    pub(super) fn select(&self, blocks: Vec<Block>) -> Vec<Block> {
        if self.only.is_none() {
            return blocks;
        }
        let unfolded = blocks.into_iter().flat_map(|block| match block {
            Block::Working { blocks, .. } => blocks,
            other => vec![other],
        });
        unfolded.filter(|block| self.shows(block)).collect()
    }

    /// Returns whether a part is shown. A hand diagram is a drawing.
    pub(super) fn shows(&self, block: &Block) -> bool {
        match self.only {
            None => true,
            Some(Only::Table) => matches!(block, Block::Table(_) | Block::Pair(..) | Block::Auction(_)),
            Some(Only::Answer) => matches!(block, Block::Answer(_)),
            Some(Only::Chart) => {
                matches!(
                    block,
                    Block::Curve(_)
                        | Block::Field(_)
                        | Block::Moves(_)
                        | Block::Bars(_)
                        | Block::Deal(_)
                        | Block::Auction(_)
                )
            }
        }
    }
}
