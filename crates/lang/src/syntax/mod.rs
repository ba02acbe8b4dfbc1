//! Text to tree and back.
//!
//! A script is cut into lexemes (`lexer`) and these into segments (`splitter`); each segment is matched by the grammar
//! (`grammar/redress.pest`) and built into the [`tree`] (`statements`, `rulings`). A segment that cannot be read
//! is read as a phrase in words (`hand`), or becomes a diagnostic with its place (`errors`), with a correction where one
//! is known (`mistakes`), and the rest goes on. [`format`](fn@format) writes the tree down in its canonical form. Nothing outside this folder knows the parser.

mod auction;
mod block;
mod errors;
mod fast_path;
mod format;
mod grammar;
mod hand;
mod highlight;
mod joined;
mod keywords;
mod lexer;
mod localise;
mod mistakes;
mod parse;
mod piece;
mod printer;
mod read_piece;
mod reader;
mod rulings;
mod splitter;
mod statements;
mod stretches;
mod strings;
mod words;
mod written;

#[cfg(test)]
mod tests;

pub use auction::{AuctionError, AuctionFault, action, auction, call, card};
pub use format::{format, format_as_written, format_in, incident, language_of, row, ruling, statement};
pub use hand::{TABLE_RESULT, designation, not_played};
pub use highlight::{Token, highlight};
pub use keywords::Keyword;
pub use lexer::{statement_start, vulgar_fraction};
pub use mistakes::{auctions_of_a_slip, deal_of_a_slip, known_weight, known_word, opener};
pub use parse::{
    Chunk, MOST_CORRECTED, is_complete, parse, parse_board, parse_fact, parse_match, parse_offenders, parse_ruling,
    parse_scale_step, parse_traveller_rows, parse_vote, statements, statements_of_stretch, statements_within,
    unfinished,
};
pub use printer::{is_word, name, quoted};
pub use reader::MAX_BOARDS;
pub use statements::{APPEAL_MINUTES, MOST_APPEAL_MINUTES, verdict_claim};
pub use stretches::stretches;
pub use strings::within_string;
pub use words::{LawWord, law_word, notations_of, number_of_law, opening_word, written_verdict, written_word};

/// The tree of a script: what was written, each part with its place, nothing resolved yet.
pub mod tree {
    pub use super::keywords::QueryKind;
    pub use super::statements::{
        Answer, At, AtTable, Auction, CardsAnswer, Carried, Case, Claim, Contestant, Evidence, Fact, FactAnswer,
        Incident, IncidentRow, KnowledgeRow, Label, Lead, Margins, MarksClauses, MatchClauses, Of, Origin, Percentage,
        Poll, RankingOf, Rest, Row, RowResult, Scale, ScaleStep, Script, Sheet, Solve, SolvePlace, Standings,
        Statement, StatementKind, TravellerItem, Vary, Vote, Weights, WeightsFrom, WeightsRow,
    };
    pub use super::written::{
        Component, Damage, Ruling, RulingKind, SideExpression, SideKind, Spanned, Unit, Word, place,
    };
    pub use crate::ruling::{
        Artificial, Doubling, Offenders, Seat, Side, Strain, Vulnerability, Weight, WrittenContract as Contract,
        WrittenOutcome as Outcome,
    };
}
