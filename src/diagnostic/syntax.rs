//! What the notation does not allow.

use super::{Expected, Problem};
use crate::source::Span;

/// A text that is not in the notation.
#[derive(Debug, Clone, PartialEq)]
pub enum SyntaxProblem {
    /// Something else was expected here.
    Unexpected {
        /// The text found, empty at the end.
        found: String,
        /// What could stand here, as keys of the catalogue of expected things.
        expected: Vec<&'static str>,
        /// What was being written, as a key of the catalogue of forms: a statement's word, `row` or `scale-row`.
        form: Option<&'static str>,
    },
    /// An opening bracket or quote that is never closed; the place is the opener's.
    Unclosed {
        /// The opener: `(`, `{`, `"` or `"""`.
        opener: &'static str,
    },
    /// A closing bracket that was never opened.
    Unopened {
        /// `)` or `}`.
        closer: &'static str,
    },
    /// `9,8`
    DecimalComma {
        /// The same number with a point.
        with_point: String,
    },
    /// A number outside what the notation admits.
    NumberRange {
        /// What the number is, a key of the catalogue: `score`, `weight`, `count`, `percentage`, `number`.
        what: &'static str,
    },
    /// Parentheses in parentheses.
    NestedParentheses,
    /// Brackets or cases deeper than the limit.
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// A word that starts no statement.
    UnknownStatement {
        /// The word.
        word: String,
        /// The statement word that was probably meant.
        suggestion: Option<&'static str>,
    },
    /// A reserved word used as a name.
    ReservedName {
        /// The word.
        word: String,
    },
    /// A name as a component of a weighted ruling.
    NameAsComponent {
        /// The name.
        name: String,
    },
    /// A seat beside something that is no contract, or a similar slip that has a place of its own.
    Other {
        /// A key of the catalogue.
        key: &'static str,
        /// Where it was opened or first said, if that helps.
        related: Option<Span>,
    },
}

impl From<SyntaxProblem> for Problem {
    fn from(problem: SyntaxProblem) -> Self {
        match problem {
            SyntaxProblem::Unexpected { found, expected, form } => Self::Unexpected {
                found,
                expected: expected.into_iter().map(thing).collect(),
                form: form.and_then(self::form),
            },
            SyntaxProblem::Unclosed { opener } => Self::Unclosed { opener },
            SyntaxProblem::Unopened { closer } => Self::Unopened { closer },
            SyntaxProblem::DecimalComma { with_point } => Self::DecimalComma { with_point },
            SyntaxProblem::NumberRange { what } => match what {
                "score" => Self::ScoreRange,
                "weight" => Self::WeightRange,
                "count" => Self::CountRange,
                "percentage" => Self::PercentageRange,
                "board" => Self::BoardRange,
                "boards" => Self::BoardsRange,
                _ => Self::DigitsRange,
            },
            SyntaxProblem::NestedParentheses => Self::NestedParentheses,
            SyntaxProblem::TooDeep { limit } => Self::TooDeep { limit },
            SyntaxProblem::UnknownStatement { word, suggestion } => Self::UnknownStatement { word, suggestion },
            SyntaxProblem::ReservedName { word } => Self::ReservedName { word },
            SyntaxProblem::NameAsComponent { name } => Self::NameAsComponent { name },
            SyntaxProblem::Other { key, .. } => match key {
                "control-character" => Self::ControlCharacter,
                "escape" => Self::Escape,
                "whole-points" => Self::WholePoints,
                "number" => Self::NotANumber,
                "count" => Self::NotACount,
                "said-twice" => Self::SaidTwice,
                "ruling" => Self::NotARuling,
                "missing-separator" => Self::MissingSeparator,
                "list-needs-parentheses" => Self::ListNeedsParentheses,
                "split-side" => Self::SplitSideMissing,
                "split-two" => Self::SplitOfThree,
                "slash-inside" => Self::SlashInside,
                "side-colon" => Self::SideColon,
                "row-count" => Self::RowColon,
                "expect-form" => Self::ExpectColon,
                "damage-form" => Self::DamageForm,
                "let-form" => Self::LetForm,
                "let-missing" => Self::LetMissing,
                "statement-in-rows" => Self::StatementInRows,
                "needs-block" => Self::BlockMissing,
                "block-without-head" => Self::BlockWithoutHead,
                "block-not-here" => Self::BlockMisplaced,
                "group-outside" => Self::GroupOutside,
                _ => Self::NotInNotation,
            },
        }
    }
}

fn thing(key: &str) -> Expected {
    match key {
        "ruling" => Expected::Ruling,
        "outcome" => Expected::Outcome,
        "strain" => Expected::Strain,
        "weight" => Expected::Weight,
        "number" => Expected::Number,
        "count" => Expected::Count,
        "seat" => Expected::Seat,
        "side" => Expected::Side,
        "name" => Expected::Name,
        "string" => Expected::String,
        "word" => Expected::Word,
        "value" => Expected::Value,
        "unit" => Expected::Unit,
        "percent" => Expected::Percent,
        "ampersand" => Expected::Ampersand,
        "comma" => Expected::Comma,
        "slash" => Expected::Slash,
        "colon" => Expected::Colon,
        "equals" => Expected::Equals,
        "open" => Expected::Open,
        "close" => Expected::Close,
        "claim" => Expected::Claim,
        "vulnerability" => Expected::Vulnerability,
        "offenders" => Expected::Offenders,
        "plus" => Expected::Plus,
        "minus" => Expected::Minus,
        "marks-clause" => Expected::MarksClause,
        "match-clause" => Expected::MatchClause,
        "before" => Expected::Before,
        "after" => Expected::After,
        "in" => Expected::In,
        "for" => Expected::For,
        "from" => Expected::From,
        "to" => Expected::To,
        "table" => Expected::Table,
        _ => Expected::End,
    }
}

/// How something is written, by the word it starts with.
fn form(key: &str) -> Option<&'static str> {
    Some(match key {
        "row" => "+620: 3",
        "scale-row" => "3-6: 16-14",
        "answer" => "answer (60% +620 & 40% -100)",
        "board" => "board 7 dealer S vul all",
        "case" => "case \"Board 7\" { … }",
        "compare" => "compare td, (-100)/(+620), A+/A-",
        "conventions" => "conventions split: (-100)/(+620)",
        "damage" => "damage NS before +620 after +500 obtained +150",
        "deal" => "deal \"N:AK32.52.62.QT987 - - -\"",
        "effects" => "effects (60% +620 & 40% -100)",
        "entry" => "entry (-100)/(+620)",
        "expect" => "expect td: NS 9.8, EW 8.2",
        "include" => "include \"club.ruling\"",
        "let" => "let td = (60% +620 & 40% -100)",
        "match" => "match boards 16 rest +10 scale wbf",
        "obtained" => "obtained +100",
        "offenders" => "offenders EW",
        "other" => "other table +300",
        "penalty" => "penalty EW 10%",
        "pitfall" => "pitfall (60% +620 & 40% -100)",
        "protocol" => "protocol",
        "question" => "question \"What does each side get?\"",
        "regulations" => "regulations ebu",
        "scale" => "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }",
        "scoring" => "scoring butler",
        "sensitivity" => "sensitivity (60% +620 & 40% -100)",
        "session" => "session NS 64.2% EW 38%",
        "set" => "set short-field neuberg",
        "solve" => "solve w in (w +620 & rest -100) for NS 12",
        "traveller" => "traveller { +620: 3, +500, -100: 2 }",
        "vary" => "vary w from 0% to 100% step 10% in (w +620 & rest -100)",
        _ => return None,
    })
}
