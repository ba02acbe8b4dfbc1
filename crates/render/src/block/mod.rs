//! The blocks of a result before they are in any format: headings, answers, tables, charts, remarks.
//!
//! All that people read in a block is [`Text`]: spans that say what they are, in the reader's language already. Back ends
//! set them and know no language.

mod cards;
mod charts;
mod flow;
mod lines;
mod table;

pub use cards::{CallBlock, Calls, Hand, Hands, Suit};
pub use charts::{Bar, BarChart, BarKind, Curve, FieldChart, FieldRow, FieldSide, Move, Moves, Parts};
pub use flow::{Flow, FlowExit, FlowStep};
pub use lines::{ON_A_PAGE, lines_of};
pub use table::{Align, Row, RowKind, Table};

use crate::diagnostic::Severity;
use crate::messages::Text;

/// The separator of a comment after the ruling of a heading.
pub const COMMENT: &str = "   # ";

/// A part of the output.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The case around the following blocks.
    Case(Text),
    /// The ruling or statement that gave the result.
    Heading(Text),
    /// The answer, in separate parts.
    Answer(Vec<Text>),
    /// A table.
    Table(Table),
    /// Two tables that belong together.
    Pair(Table, Table),
    /// Steps that a page may fold away.
    Working {
        /// The label that unfolds them.
        summary: Text,
        /// The steps.
        blocks: Vec<Block>,
    },
    /// Figures as a curve.
    Curve(Box<Curve>),
    /// The results of a field as bars.
    Field(Box<FieldChart>),
    /// Places before and after.
    Moves(Box<Moves>),
    /// Figures as bars on one scale.
    Bars(Box<BarChart>),
    /// The cards of a board.
    Deal(Box<Hands>),
    /// The calls of a board.
    Auction(Box<Calls>),
    /// A procedure of the Laws as a chart.
    Flow(Box<Flow>),
    /// A line of the working.
    Line(Text),
    /// A line beside the working that may be overlooked.
    Aside(Text),
    /// A command that goes on from the result; only a terminal has a place to type it.
    Hint(Text),
    /// Steps that are numbered from 1, as they were gone through.
    Steps(Vec<Text>),
    /// The subject of the following lines, in a document.
    Section(Text),
    /// Lines to be signed, each with whose signature it is.
    Signatures(Vec<Text>),
    /// A page of its own.
    Sheet {
        /// The heading.
        title: Text,
        /// The contents.
        blocks: Vec<Block>,
    },
    /// Blocks that belong together on paper.
    Group {
        /// The kind of group.
        kind: GroupKind,
        /// The contents.
        blocks: Vec<Block>,
    },
    /// Room to write in: a line behind each name, and so many lines below them.
    Blanks {
        /// The labels of the first line to fill in.
        names: Vec<Text>,
        /// The sum that a box at its end is for, such as `/ 4`: a box for the mark.
        mark: Option<Text>,
        /// Lines below it.
        lines: usize,
    },
    /// Blocks, and others at their side where there is room.
    Beside {
        /// The blocks that are read first.
        text: Vec<Block>,
        /// Those at their side.
        data: Vec<Block>,
    },
    /// A script of the language.
    Script(String),
    /// A warning or note on the figures.
    Remark {
        /// The severity.
        severity: Severity,
        /// The word for that.
        word: Text,
        /// The text, with code and Law.
        text: Text,
    },
}

/// Blocks whose drawings are for a screen that is wider than high, a slide.
#[must_use]
pub fn widened(blocks: Vec<Block>) -> Vec<Block> {
    let one = |block| match block {
        Block::Curve(curve) => Block::Curve(Box::new(Curve { is_wide: true, ..*curve })),
        Block::Field(chart) => Block::Field(Box::new(FieldChart { is_wide: true, ..*chart })),
        Block::Bars(chart) => Block::Bars(Box::new(BarChart { is_wide: true, ..*chart })),
        Block::Working { summary, blocks } => Block::Working { summary, blocks: widened(blocks) },
        other => other,
    };
    blocks.into_iter().map(one).collect()
}

/// The ways in which blocks belong together on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupKind {
    /// No page ends within them, as far as they fit on one.
    Kept,
    /// A page begins with them.
    Page,
}

/// The paper that a page is set for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "each is a size of ISO 216")]
pub enum Paper {
    #[default]
    A4,
    A5,
}

/// The amount of detail about a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Detail {
    /// The answer, and what there is to remark.
    Brief,
    /// The working too.
    #[default]
    Steps,
    /// Every other pair and every convention too.
    Full,
}
