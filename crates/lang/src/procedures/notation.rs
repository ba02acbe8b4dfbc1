//! The parser of the notation of procedures, why one cannot be read, and the players, Laws and numbers in it.

use crate::law::Law;
use crate::procedure::Party;

#[derive(pest_derive::Parser)]
#[grammar = "grammar/procedure.pest"]
pub(super) struct Notation;

pub(super) type Pair = pest::iterators::Pair<'static, Rule>;

/// Why a procedure cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// The notation; what was expected, and where.
    Notation(String),
    /// The target of a rule is neither a verdict nor a question further down.
    Target(String),
    /// A citation that cannot be one of a Law.
    Law(String),
    /// A number that is too large.
    Number(String),
    /// The procedure that another edition amends is not there.
    Amended(String),
    /// No effects have this name in laws/obligations.
    Shared(String),
    /// A row takes the Laws of answers that have none.
    Answers(String),
}

/// The players that parts name.
pub(super) fn parties(parts: &[Pair]) -> impl Iterator<Item = Party> {
    parts.iter().filter(|part| part.as_rule() == Rule::party).filter_map(|part| Party::named(part.as_str()))
}

pub(super) fn citation(written: &'static str) -> Result<Law, ReadError> {
    Law::read(written).ok_or_else(|| ReadError::Law(written.to_owned()))
}

pub(super) fn number(digits: &str) -> Result<u32, ReadError> {
    digits.parse().map_err(|_| ReadError::Number(digits.to_owned()))
}
