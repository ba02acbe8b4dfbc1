//! The ways to answer what is asked: for completion, and for the buttons and controls of a page.

use super::Way;
use super::state::{Asking, State};
use super::walk::Step;
use crate::events::model::Line;
use crate::messages::{self, Locale, Text, explanation, figures, names};
use crate::procedure::{Choice, Kind};
use crate::procedures::procedures;
use crate::render;
use crate::ruling::{Seat, Side};
use crate::scoring::{ComparesWith, Scoring};
use crate::session::table_written;

/// The irregularities that are met most often, which are offered first.
const COMMON: [&str; 12] = [
    "insufficient-bid",
    "call-out-of-turn",
    "opening-lead-out-of-turn",
    "lead-out-of-turn",
    "exposed-card",
    "revoke",
    "claim",
    "unauthorised-information",
    "misinformation",
    "change-of-call",
    "card-played",
    "number-of-cards",
];

/// How an answer is given where there are more than the ways that are listed: a page has a control for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// One of the ways that are listed.
    Choice,
    /// Free words.
    Words,
    /// Calls, cards or votes.
    Calls,
    /// A card.
    Card,
    /// A number.
    Number,
    /// The number of a board.
    Board,
    /// A form of scoring, or the file of an event.
    Scoring,
    /// A result.
    Result,
    /// Results and how often each was obtained.
    Results,
    /// A ruling.
    Ruling,
    /// A statement about the ruling.
    Papers,
}

impl Manner {
    /// The manner of the answer to what is asked.
    pub(super) fn of(state: &State<'_>) -> Self {
        match &state.asking {
            Asking::Procedure | Asking::Reason(_) => Self::Words,
            Asking::By | Asking::Over => Self::Choice,
            Asking::Question(name) => state.question(name).map_or(Self::Words, |(_, _, kind)| match kind {
                Kind::Word(_) | Kind::Sides => Self::Choice,
                Kind::Call | Kind::Alternatives => Self::Calls,
                Kind::Card => Self::Card,
                Kind::Tricks | Kind::Number => Self::Number,
                Kind::Claimed | Kind::EachSide(_) | Kind::Names | Kind::Ruling => Self::Words,
            }),
            Asking::Step(step) => match step {
                Step::Board => Self::Board,
                Step::Scoring => Self::Scoring,
                Step::Table => Self::Choice,
                Step::Obtained => Self::Result,
                Step::Field if state.scope.scoring().compares_with() == ComparesWith::OtherTable => Self::Result,
                Step::Field => Self::Results,
                Step::Ruling => Self::Ruling,
                Step::Penalty => Self::Words,
                Step::Papers => Self::Papers,
            },
        }
    }
}

fn way(text: impl Into<String>, meaning: impl ToString) -> Way {
    Way { text: text.into(), meaning: meaning.to_string() }
}

fn plain(texts: &[&str]) -> Vec<Way> {
    texts.iter().map(|text| way(*text, "")).collect()
}

/// The possible answers to the question.
pub(super) fn ways(state: &State<'_>, locale: Locale) -> Vec<Way> {
    match &state.asking {
        Asking::Procedure => {
            let (common, others): (Vec<_>, Vec<_>) = procedures().iter().partition(|one| COMMON.contains(&one.name));
            let common = COMMON.iter().filter_map(|name| common.iter().find(|one| one.name == *name));
            common.chain(&others).map(|one| way(one.name, names::procedure(locale, one.name))).collect()
        }
        Asking::By => {
            let seats = Seat::North.clockwise().map(|seat| way(seat.to_string(), figures::seat(locale, seat)));
            let sides = [Side::NS, Side::EW].map(|side| way(side.to_string(), figures::side(locale, side)));
            seats.into_iter().chain(sides).collect()
        }
        Asking::Question(name) => ways_of_question(state, name, locale),
        Asking::Step(step) => ways_of_step(*step, state, locale),
        Asking::Reason(_) | Asking::Over => Vec::new(),
    }
}

fn ways_of_question(state: &State<'_>, name: &str, locale: Locale) -> Vec<Way> {
    match state.question(name) {
        // The options of a player are worked out at the first open question alone.
        Some((_, node, Kind::Word(_))) if node.choice.is_some() && !choices(state).is_empty() => {
            choices(state).iter().map(|choice| way(choice.answer, render::choice(locale, choice))).collect()
        }
        Some((_, _, Kind::Word(words) | Kind::EachSide(words))) => {
            words.iter().map(|word| way(*word, names::procedure_answer(locale, word))).collect()
        }
        Some((_, _, Kind::Sides)) => plain(&["NS", "EW"]),
        Some((_, _, Kind::Alternatives)) => plain(&["none", "pass"]),
        Some((_, _, Kind::Call)) => plain(&["pass"]),
        _ => Vec::new(),
    }
}

/// The choices of a player at the open question.
fn choices(state: &State<'_>) -> Vec<Choice> {
    state.found.iter().flat_map(|found| found.incident.choices()).collect()
}

fn ways_of_step(step: Step, state: &State<'_>, locale: Locale) -> Vec<Way> {
    match step {
        Step::Scoring => Scoring::ALL.iter().map(|one| way(one.name(), names::scoring(locale, one.name()))).collect(),
        Step::Board => boards(state),
        Step::Table => tables(state, locale),
        Step::Papers => {
            let title = |word: &str| {
                ["topic", "statement"].iter().find_map(|kind| explanation(locale, &format!("{kind} {word}")))
            };
            let words = ["sheet", "entry", "effects", "sensitivity"].into_iter();
            // Without a ruling there is a sheet of the incident alone.
            let words = words.take(if state.is_ruled() { usize::MAX } else { 1 });
            // In a match no other pair's points follow from a ruling.
            let has_others = state.scope.scoring().compares_with() != ComparesWith::OtherTable;
            let words = words.filter(|word| has_others || *word != "effects");
            words.map(|word| way(word, title(word).map_or("", |found| found.title))).collect()
        }
        Step::Ruling => {
            let is_fixed = state.found.as_deref().is_some_and(|found| found.course().result.is_some());
            let fixed = is_fixed.then(|| way("ans", messages::guide_way_ans(locale)));
            let is_known = state.scope.obtained().is_some();
            let stands = is_known.then(|| way("stands", messages::guide_way_stands(locale)));
            fixed.into_iter().chain(stands).collect()
        }
        Step::Obtained | Step::Field | Step::Penalty => Vec::new(),
    }
}

/// The boards of the event, once each.
fn boards(state: &State<'_>) -> Vec<Way> {
    let Some(event) = state.scope.event() else { return Vec::new() };
    let mut numbers: Vec<u32> = event.before().boards.iter().filter_map(|board| board.board.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().map(|number| way(number.to_string(), "")).collect()
}

/// The tables of the event that the board in question was played at.
fn tables(state: &State<'_>, locale: Locale) -> Vec<Way> {
    let number = state.scope.board().and_then(|board| board.number);
    let (Some(event), Some(_)) = (state.scope.event(), number) else { return Vec::new() };
    let event = event.before();
    let pair = |line: &Line, side: Side| {
        let number = event.contestant(line.by(side)).map_or("–", |one| one.number.as_str());
        Text::from(format!("{} {number}", figures::side(locale, side)))
    };
    let boards = event.boards.iter().filter(|board| board.board.number == number);
    let of_board = |board| {
        move |line: &Line| {
            let result = render::event_result(locale, line);
            let meaning = format!("{} · {} · {result}", pair(line, Side::NS), pair(line, Side::EW));
            way(table_written(event, board, line), meaning)
        }
    };
    boards.flat_map(|board| board.lines.iter().map(of_board(board))).collect()
}
