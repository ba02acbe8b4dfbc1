//! The written forms of a ruling, in one place for all formats.
//!
//! A ruling passes its parts one by one, each with its meaning, to a [`Notation`], which decides how they look. The
//! canonical notation is [`Display`](fmt::Display): ASCII signs, `60%` or `1/3`, as the formatter writes it; all of it
//! can be parsed again. Typographic notations are made by the rendering.

use super::{
    Artificial, Component, Damage, Doubling, Outcome, Ruling, Seat, Side, SideRuling, Strain, Weight, WrittenContract,
    WrittenOutcome,
};
use crate::number::Exact;
use std::fmt;

mod canonical;
mod parse;

pub use canonical::{MAX_FRACTION, MAX_PERCENTAGE, MAX_SCORE, weight};
pub use parse::{NotationError, NotationErrorKind};

/// A part of a ruling as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token<'a> {
    /// A score, from NS's view: `+620`, `-100`, `0`.
    Score(i32),
    /// A weight, of 1: `60%`, `1/3`, `-100%`.
    Weight(&'a Exact),
    /// An artificial score, each side's own: `A+`, `60%`, `+3 IMP`.
    Artificial(&'a Artificial),
    /// A contract without its result: `4♥x`.
    Contract {
        /// 1 to 7.
        level: u8,
        /// Its denomination.
        strain: Strain,
        /// Doubled, redoubled or neither.
        doubling: Doubling,
    },
    /// Tricks over or under a contract: `=`, `+1`, `-2`.
    Tricks(i32),
    /// The declarer.
    Seat(Seat),
    /// A side.
    Side(Side),
    /// The name of a weight or of a ruling.
    Name(&'a str),
    /// The writer's own words, in quotes: the name of a group.
    Quoted(&'a str),
    /// A word of the notation.
    Word(Word),
    /// A sign between the parts.
    Mark(Mark),
}

/// The words of the notation of rulings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is what it says")]
pub enum Word {
    Damage,
    Before,
    After,
    Obtained,
    Rest,
    Pass,
    TableResult,
    In,
}

/// The marks between the parts of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `&` with its blanks.
    And,
    /// `/` between the sides.
    Slash,
    /// A blank.
    Space,
}

/// A way of writing rulings: it is handed their parts in order.
pub trait Notation {
    /// Writes a part.
    ///
    /// # Errors
    /// The position at which it cannot be written down.
    fn token(&mut self, token: Token<'_>) -> fmt::Result;
}

/// A value that can be written in a [`Notation`].
pub trait Notate {
    /// Hands its parts over, one by one.
    ///
    /// # Errors
    /// The error of the notation.
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result;
}

/// A side's ruling, written alone or beside the slash of a split ruling.
pub trait NotateSide {
    /// Passes its parts to the notation; `beside_slash` is true in a split ruling.
    ///
    /// # Errors
    /// The error of the notation.
    fn notate_side(&self, notation: &mut (impl Notation + ?Sized), beside_slash: bool) -> fmt::Result;
}

/// A weight of a component, of whatever kind.
pub trait NotateWeight {
    /// The weight as a token; `None` if it is not written, as for a certain outcome that is `alone`.
    fn weight_token(&self, alone: bool) -> Option<Token<'_>>;

    /// Returns true if the written form can be parsed; `rest` replaces a weight whose form cannot.
    fn is_readable(&self) -> bool {
        true
    }
}

/// An outcome of a component, of whatever kind.
pub trait NotateOutcome: Notate {
    /// Returns true for an artificial score, which needs no parentheses beside a slash.
    fn is_artificial(&self) -> bool {
        false
    }
}

impl NotateWeight for Exact {
    fn weight_token(&self, alone: bool) -> Option<Token<'_>> {
        (!alone || *self != Self::ONE).then_some(Token::Weight(self))
    }

    fn is_readable(&self) -> bool {
        self.is_negative() || canonical::readable_weight(self).is_some()
    }
}

/// A weight that need not be there.
impl<W: NotateWeight> NotateWeight for Option<W> {
    fn weight_token(&self, alone: bool) -> Option<Token<'_>> {
        self.as_ref().and_then(|weight| weight.weight_token(alone))
    }

    fn is_readable(&self) -> bool {
        self.as_ref().is_none_or(NotateWeight::is_readable)
    }
}

impl NotateWeight for Weight {
    fn weight_token(&self, _: bool) -> Option<Token<'_>> {
        Some(match self {
            Self::Share(share) => Token::Weight(share),
            Self::Rest => Token::Word(Word::Rest),
            Self::Variable(name) => Token::Name(name),
        })
    }
}

/// Components in their parentheses, which a single outcome without a weight needs beside a slash only.
///
/// # Errors
/// The error of the notation.
pub fn notate_components<W: NotateWeight, O: NotateOutcome>(
    components: &[Component<W, O>],
    notation: &mut (impl Notation + ?Sized),
    beside_slash: bool,
) -> fmt::Result {
    let alone = components.len() == 1;
    let bare = match components {
        [only] => only.weight.weight_token(true).is_none() && (!beside_slash || only.outcome.is_artificial()),
        _ => false,
    };
    // One weight that has no readable form can be what the others leave.
    let mut unreadable = components.iter().filter(|component| !component.weight.is_readable());
    let leaves_rest = !alone && unreadable.next().is_some() && unreadable.next().is_none();
    if !bare {
        notation.token(Token::Mark(Mark::Open))?;
    }
    for (at, component) in components.iter().enumerate() {
        if at > 0 {
            notation.token(Token::Mark(Mark::And))?;
        }
        let weight = match leaves_rest && !component.weight.is_readable() {
            true => Some(Token::Word(Word::Rest)),
            false => component.weight.weight_token(alone),
        };
        if let Some(weight) = weight {
            notation.token(weight)?;
            notation.token(Token::Mark(Mark::Space))?;
        }
        component.outcome.notate(notation)?;
    }
    if bare { Ok(()) } else { notation.token(Token::Mark(Mark::Close)) }
}

/// The side that was damaged, if it is named.
pub trait NotateDamaged {
    /// The side; `None` if the text leaves it to the situation.
    fn damaged(&self) -> Option<Side>;
}

impl NotateDamaged for Side {
    fn damaged(&self) -> Option<Side> {
        Some(*self)
    }
}

impl NotateDamaged for Option<Side> {
    fn damaged(&self) -> Option<Side> {
        *self
    }
}

impl<S: NotateSide, D: NotateDamaged> Notate for Ruling<S, D> {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        match self {
            Self::Both(both) => both.notate_side(notation, false),
            Self::Split { ns, ew } => {
                ns.notate_side(notation, true)?;
                notation.token(Token::Mark(Mark::Slash))?;
                ew.notate_side(notation, true)
            }
            Self::Damage(damage) => damage.notate(notation),
        }
    }
}

impl<S: NotateSide, D: NotateDamaged> Notate for Damage<S, D> {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        notation.token(Token::Word(Word::Damage))?;
        if let Some(side) = self.side.damaged() {
            notation.token(Token::Mark(Mark::Space))?;
            notation.token(Token::Side(side))?;
        }
        let parts = [
            (Word::Before, Some(&self.before)),
            (Word::After, Some(&self.after)),
            (Word::Obtained, self.obtained.as_ref()),
        ];
        for (word, part) in parts {
            let Some(part) = part else { continue };
            notation.token(Token::Mark(Mark::Space))?;
            notation.token(Token::Word(word))?;
            notation.token(Token::Mark(Mark::Space))?;
            part.notate(notation)?;
        }
        Ok(())
    }
}

impl NotateSide for SideRuling {
    fn notate_side(&self, notation: &mut (impl Notation + ?Sized), beside_slash: bool) -> fmt::Result {
        match self {
            Self::Artificial(artificial) => notation.token(Token::Artificial(artificial)),
            Self::Assigned(components) => notate_components(components, notation, beside_slash),
        }
    }
}

impl Notate for WrittenOutcome {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        match self {
            Self::Score(points) => notation.token(Token::Score(*points)),
            Self::Contract(contract) => contract.notate(notation),
            Self::PassedOut => notation.token(Token::Word(Word::Pass)),
            Self::TableResult => notation.token(Token::Word(Word::TableResult)),
            Self::Artificial(artificial) => notation.token(Token::Artificial(artificial)),
        }
    }
}

impl NotateOutcome for WrittenOutcome {
    fn is_artificial(&self) -> bool {
        matches!(self, Self::Artificial(_))
    }
}

impl Notate for Outcome {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        WrittenOutcome::from(self).notate(notation)
    }
}

impl NotateOutcome for Outcome {}

impl Notate for WrittenContract {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        let Self { level, strain, doubling, declarer, result, score } = *self;
        notation.token(Token::Contract { level, strain, doubling })?;
        match (self.tricks(), result) {
            (Some(tricks), _) => notation.token(Token::Tricks(tricks))?,
            (None, Some(score)) => {
                notation.token(Token::Mark(Mark::Space))?;
                notation.token(Token::Score(score))?;
            }
            (None, None) => {}
        }
        if let Some(declarer) = declarer {
            notation.token(Token::Mark(Mark::Space))?;
            notation.token(Token::Seat(declarer))?;
        }
        if let Some(score) = score {
            for mark in [Mark::Space, Mark::Open] {
                notation.token(Token::Mark(mark))?;
            }
            notation.token(Token::Score(score))?;
            notation.token(Token::Mark(Mark::Close))?;
        }
        Ok(())
    }
}
