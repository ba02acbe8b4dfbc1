//! What a result looks like before it is in any format: headings, answers, tables, charts, remarks.
//!
//! Whatever people read in a block is [`Text`]: spans that say what they are, in the reader's language already. Back ends
//! set them and know no language.

mod cards;
mod charts;
mod flow;
mod table;

pub use cards::{CallShown, Calls, Hand, Hands, Suit};
pub use charts::{Bar, BarChart, BarKind, Curve, FieldChart, FieldRow, FieldSide, Move, Moves, Parts};
pub use flow::{Flow, FlowExit, FlowStep};
pub use table::{Align, Row, RowKind, Table};

use crate::diagnostic::Severity;
use crate::messages::Text;

/// What stands before a comment behind the ruling of a heading.
pub const COMMENT: &str = "   # ";

/// A part of what is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The case that what follows stands in.
    Case(Text),
    /// What was asked: the ruling or statement.
    Heading(Text),
    /// The answer, in parts that stand apart.
    Answer(Vec<Text>),
    /// A table.
    Table(Table),
    /// Two tables that belong together.
    Pair(Table, Table),
    /// Steps that a page may fold away.
    Working {
        /// What unfolds them.
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
    /// Steps that are numbered from 1, as they were gone through.
    Steps(Vec<Text>),
    /// What the following lines are about, in a document.
    Section(Text),
    /// Lines to be signed, each with whose signature it is.
    Signatures(Vec<Text>),
    /// A page of its own.
    Sheet {
        /// What it is.
        title: Text,
        /// What stands on it.
        blocks: Vec<Block>,
    },
    /// What belongs together on paper.
    Group {
        /// How.
        kind: GroupKind,
        /// What belongs together.
        blocks: Vec<Block>,
    },
    /// Room to write in: a line behind each name, and so many lines below them.
    Blanks {
        /// What is to be written on the first line.
        names: Vec<Text>,
        /// Lines below it.
        lines: usize,
    },
    /// A script of the language.
    Script(String),
    /// A warning or note on the figures.
    Remark {
        /// How much it matters.
        severity: Severity,
        /// The word for that.
        word: Text,
        /// What is to be said, with code and Law.
        text: Text,
    },
}

/// How blocks belong together on paper.
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

/// How much of a ruling is shown.
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
