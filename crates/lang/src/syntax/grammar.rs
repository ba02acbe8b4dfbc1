//! The parser that pest makes of the grammar.

#[derive(pest_derive::Parser)]
#[grammar = "grammar/redress.pest"]
#[grammar = "grammar/keywords.pest"]
#[grammar = "grammar/suits.pest"]
pub(super) struct Notation;

/// A match of a rule.
pub(super) type Pair<'i> = pest::iterators::Pair<'i, Rule>;
