//! The facts that a ruling rests on, drawn once: for its sheet, for a question of an exam and its key, for a handout.

mod conditions;
mod rules;

pub(super) use conditions::penalty;

use super::{board, calls, hands, in_words, lead};
use crate::block::{Align, Block, Calls, Table};
use crate::messages::{self, Locale, Text, figures};
use crate::notation;
use crate::ruling::{Board, Ruling, SideRuling};
use crate::session::Conditions;
use crate::situation::{Group, Row};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The person who reads the facts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// A player or a member of a committee: results in words.
    Player,
    /// A candidate, who knows the notation.
    Candidate {
        /// True if the question is one of law, so that guidance to the director is among the conditions.
        of_law: bool,
    },
}

/// The conditions of the score beside the board and the field, a sentence each.
#[must_use]
pub fn sentences(facts: &Conditions, reader: Reader, locale: Locale) -> Vec<Text> {
    conditions::sentences(facts, reader, locale)
}

/// The facts around a text: below it the board and the conditions in sentences, then the cards beside the calls, the lead
/// and the other tables. Without cards all that stands beside the text.
#[must_use]
pub fn given(mut text: Vec<Block>, facts: &Conditions, reader: Reader, locale: Locale) -> Vec<Block> {
    let board = facts.board.as_ref().map(|own| board(own, locale));
    let conditions: Vec<Text> = board.into_iter().chain(sentences(facts, reader, locale)).collect();
    text.extend((!conditions.is_empty()).then(|| Block::Line(Text::joined(conditions, &" ".into()))));
    let cards = facts.deal.as_ref().map(|deal| Block::Deal(Box::new(hands(deal, locale))));
    let data = called(facts, reader, locale).into_iter().chain(fields(facts, reader, locale)).collect();
    match cards {
        Some(cards) => text.extend(beside(vec![cards], data)),
        None => text = beside(text, data),
    }
    text
}

/// Blocks beside others, where there are any of both.
fn beside(text: Vec<Block>, data: Vec<Block>) -> Vec<Block> {
    if text.is_empty() || data.is_empty() {
        return text.into_iter().chain(data).collect();
    }
    vec![Block::Beside { text, data }]
}

/// The calls, and the lead below them.
fn called(facts: &Conditions, reader: Reader, locale: Locale) -> Vec<Block> {
    let calls = facts.auction.as_ref().map(|auction| {
        let calls = calls(auction, locale);
        // A sheet is of what happened so far: nobody is asked to call.
        let is_closed = auction.is_over() || reader != Reader::Player;
        let close = if is_closed { calls.close } else { Text::default() };
        Block::Auction(Box::new(Calls { close, ..calls }))
    });
    calls.into_iter().chain(lead(&facts.play, locale).map(Block::Line)).collect()
}

/// The other results, a table for each group.
fn fields(facts: &Conditions, reader: Reader, locale: Locale) -> impl Iterator<Item = Block> {
    facts.groups().iter().map(move |group| {
        Block::Table(match reader {
            Reader::Player => by_score(group, facts.board.as_ref(), locale),
            Reader::Candidate { .. } => field(group, locale),
        })
    })
}

/// The other results by their scores, the best for NS first; below them, in words, those that are none.
fn by_score(group: &Group, board: Option<&Board>, locale: Locale) -> Table {
    let mut scores: BTreeMap<Reverse<i32>, u32> = BTreeMap::new();
    let mut others: Vec<(Text, u32)> = Vec::new();
    for row in group.rows() {
        match score(row.ruling(), board) {
            Some(score) => {
                let count = scores.entry(Reverse(score)).or_default();
                *count = count.saturating_add(row.count());
            }
            None => others.push((in_words::obtained(locale, row.ruling()), row.count())),
        }
    }
    let mut table =
        Table::new([(messages::head_score(locale), Align::Right), (messages::head_tables(locale), Align::Right)]);
    table.caption = Some(messages::exam_field(locale, group.name().map(Into::into)));
    let scores = scores.into_iter().map(|(Reverse(score), count)| (figures::score(score), count));
    scores.chain(others).for_each(|(result, count)| table.push(vec![result, Text::from(count.to_string())]));
    table
}

/// The score of a result, where it is one.
fn score(ruling: &Ruling, board: Option<&Board>) -> Option<i32> {
    match ruling {
        Ruling::Both(SideRuling::Assigned(components)) => match components.as_slice() {
            [only] => only.outcome.score(board).ok(),
            _ => None,
        },
        _ => None,
    }
}

/// The other results, as a frequency table.
fn field(group: &Group, locale: Locale) -> Table {
    let labelled = group.rows().iter().map(Row::label).any(|label| label.is_some());
    let mut columns =
        vec![(messages::head_result(locale), Align::Right), (messages::head_tables(locale), Align::Right)];
    if labelled {
        columns.insert(0, (Text::default(), Align::Left));
    }
    let mut table = Table::new(columns);
    table.caption = Some(messages::exam_field(locale, group.name().map(Into::into)));
    for row in group.rows() {
        let mut cells = vec![notation::ruling(locale, row.ruling()), Text::from(row.count().to_string())];
        if labelled {
            cells.insert(0, row.label().map(|label| figures::row_name(locale, label)).unwrap_or_default());
        }
        table.push(cells);
    }
    table
}
