//! The marks of questions with their reasons, as data.

use crate::number::Exact;
use crate::ruling::Side;
use crate::session::{Breakdown, Expected, Pitfall};
use crate::syntax::tree::Ruling;
use std::rc::Rc;

/// The part of an answer that is kept beside its figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retain {
    /// Nothing: enough for marks.
    Figures,
    /// The working of the key and of the answer, to be shown.
    Working,
}

/// The verdict on an answer by the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Every side that the key speaks of is right.
    Right,
    /// This side is right, the other not.
    OneSide(Side),
    /// The right outcomes with other weights.
    OtherWeights,
    /// Of a question of law: the verdict alone, or more of the Laws than none, is right.
    Law {
        /// True if the verdict is.
        verdict: bool,
        /// The number of the key's Laws that are named.
        named: usize,
        /// The number of the key's Laws.
        of: usize,
    },
    /// Nothing is right.
    Wrong,
    /// Several answers that differ.
    Several,
    /// An answer that could not be read or has no score.
    Invalid(Fault),
    /// No answer.
    Missing,
}

/// The reason why an answer cannot be marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A part of its case could not be read.
    Unread,
    /// It uses a name, and names are not taken from the key.
    Name,
    /// It has too many outcomes.
    TooMany,
    /// It may be the figures of both sides or a single one, which is worth more.
    Readings,
    /// It is one figure, and nobody says whose.
    Sideless,
    /// It is no figure of a side.
    NoFigure,
    /// It has no score; the code of the diagnostic that says why.
    Unscored(&'static str),
}

/// The mistake that an answer shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mistake {
    /// The scores were averaged before they were scored.
    AveragedFirst,
    /// A side's figure has the other sign, or its scores are written from its own view.
    SignTurned(Side),
    /// The right ruling in another group of a fouled board.
    OtherGroup,
    /// Each side has the other's figure.
    SidesSwapped,
    /// A side was given what the other leaves of the top.
    Complement(Side),
    /// A percentage is written without its sign.
    BarePercentage,
    /// Right, but rounded to a single digit.
    Rounded,
    /// Before rounding and penalties.
    Unrounded,
    /// The score is adjusted although the score obtained stands.
    Adjusted,
}

/// The mark of a question, with its reason.
#[derive(Debug, Clone)]
pub struct Mark {
    /// The question's worth.
    pub worth: Exact,
    /// The points earned.
    pub earned: Exact,
    /// The reason.
    pub verdict: Verdict,
    /// The mistake that the answer shows.
    pub mistake: Option<Mistake>,
    /// The key's figures.
    pub key: Vec<Expected>,
    /// The answer as written, in canonical form; its beginning where it is long.
    pub answer: Option<String>,
    /// The answer's ruling, where it is one.
    pub ruling: Option<Rc<Ruling>>,
    /// The figures of the answer.
    pub figures: Vec<Expected>,
    /// The working behind the mark, where it was asked for.
    pub working: Option<Box<Working>>,
    /// The examiner's mark in place of the key's.
    pub by_hand: Option<ByHand>,
}

/// A mark given by hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByHand {
    /// The reason, in the examiner's words.
    pub reason: Option<String>,
    /// The points that the answer earns by the key.
    pub instead_of: Exact,
}

/// The working of the key and of the answer, where each is a ruling.
#[derive(Debug, Clone, Default)]
pub struct Working {
    /// The key's.
    pub key: Option<Box<Breakdown>>,
    /// The answer's.
    pub answer: Option<Box<Breakdown>>,
    /// The key's ruling beside its scores averaged first, where the answer has those figures.
    pub pitfall: Option<Box<Pitfall>>,
}

impl Mark {
    /// Returns whether nothing is wrong with the answer: by the key, or where an examiner marked it, by its full mark.
    #[must_use]
    pub fn is_right(&self) -> bool {
        match self.by_hand {
            Some(_) => self.earned == self.worth,
            None => self.verdict == Verdict::Right,
        }
    }

    /// Returns whether nobody but an examiner can mark the answer, and none has.
    #[must_use]
    pub fn is_left_to_examiner(&self) -> bool {
        self.by_hand.is_none() && matches!(self.verdict, Verdict::Invalid(_))
    }

    /// Returns whether the key is a verdict.
    #[must_use]
    pub fn is_of_law(&self) -> bool {
        self.key.iter().any(|expected| matches!(expected, Expected::Verdict(..)))
    }
}
