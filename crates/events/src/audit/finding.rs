//! Findings of an audit.

use crate::model::{ContestantId, PrintedUnit};
use redress_core::number::Exact;
use redress_core::ruling::{Ruling, Side};
use std::sync::Arc;

/// The kind of a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// A line's printed figure is not the one computed.
    PointsDiffer,
    /// Lines of the same score have other printed figures than most of them.
    SameScoreDiffers,
    /// The code of an artificial score gives other figures than those printed beside it.
    CodeContradicts,
    /// No contract gives the score.
    ScoreImpossible,
    /// A contestant has fewer lines than the printed number of its boards.
    RowMissing,
    /// The printed datum is not the one computed.
    DatumDiffers,
    /// The printed top is not the one computed.
    TopDiffers,
    /// A contestant's printed result or total is not the one computed.
    TotalDiffers,
    /// A contestant's printed result or total does not follow from its printed lines.
    TotalContradicts,
    /// A printed place is not the one computed.
    PlaceDiffers,
    /// A ruling that gives the printed figures of a line without a result, and with which the other lines of the board
    /// come out.
    RulingProposed,
    /// No ruling was found that gives the printed figures.
    RulingUnknown,
}

impl Code {
    /// Every code.
    pub const ALL: &[Self] = &[
        Self::PointsDiffer,
        Self::SameScoreDiffers,
        Self::CodeContradicts,
        Self::ScoreImpossible,
        Self::RowMissing,
        Self::DatumDiffers,
        Self::TopDiffers,
        Self::TotalDiffers,
        Self::TotalContradicts,
        Self::PlaceDiffers,
        Self::RulingProposed,
        Self::RulingUnknown,
    ];

    /// As JSON and people have it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::PointsDiffer => "points-differ",
            Self::SameScoreDiffers => "same-score-differs",
            Self::CodeContradicts => "code-contradicts",
            Self::ScoreImpossible => "score-impossible",
            Self::RowMissing => "row-missing",
            Self::DatumDiffers => "datum-differs",
            Self::TopDiffers => "top-differs",
            Self::TotalDiffers => "total-differs",
            Self::TotalContradicts => "total-contradicts",
            Self::PlaceDiffers => "place-differs",
            Self::RulingProposed => "ruling-proposed",
            Self::RulingUnknown => "ruling-unknown",
        }
    }
}

/// A finding: its place and its figures.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// The kind.
    pub code: Code,
    /// The board, by its place among those of the event.
    pub board: Option<usize>,
    /// The line, by its place on the board.
    pub line: Option<usize>,
    /// The side whose figures these are.
    pub side: Option<Side>,
    /// The contestant whose figures these are.
    pub contestant: Option<ContestantId>,
    /// The unit of the figures; `None` for places and for numbers of boards.
    pub unit: Option<PrintedUnit>,
    /// The file's figure.
    pub file: Option<Exact>,
    /// The figure that follows from the rules or from the rest of the file, unrounded.
    pub computed: Option<Exact>,
    /// True if the ranking counts the file's figure in place of the computed one.
    pub counts: bool,
    /// Rulings proposed, the most plausible first.
    pub rulings: Vec<Arc<Ruling>>,
}

impl Finding {
    /// A finding without a place and figures.
    #[must_use]
    pub fn new(code: Code) -> Self {
        Self {
            code,
            board: None,
            line: None,
            side: None,
            contestant: None,
            unit: None,
            file: None,
            computed: None,
            counts: false,
            rulings: Vec::new(),
        }
    }

    /// The same at a line.
    #[must_use]
    pub fn at(self, board: usize, line: usize) -> Self {
        Self { board: Some(board), line: Some(line), ..self }
    }

    /// The same with its figures.
    #[must_use]
    pub fn figures(self, unit: Option<PrintedUnit>, file: Exact, computed: Exact) -> Self {
        Self { unit, file: Some(file), computed: Some(computed), ..self }
    }
}
