//! Questions as directors put them to one another, for exams that are made anew.

use super::exams::seat_name;
use crate::ruling::{Seat, Side};

/// Columns of a question in its script.
const WIDTH: usize = 100;

/// How many stories of an infraction there are.
pub const STORIES: usize = 5;

/// A story of what an offending side did.
fn story(which: usize, offenders: Side) -> String {
    let (one, other) = match offenders {
        Side::NS => (Seat::South, Seat::North),
        Side::EW => (Seat::West, Seat::East),
    };
    let (one, other) = (seat_name(one), seat_name(other));
    match which {
        0 => say!(
            "question-hesitation",
            "{one} thought for a long time and passed; {other} bid on with a hand on which passing was a logical \
             alternative (Law 16B).",
            one,
            other
        ),
        1 => say!(
            "question-explanation",
            "{one} gave a wrong explanation of {other}'s bid, and the other side relied on it (Law 21B).",
            one,
            other
        ),
        2 => say!(
            "question-late-correction",
            "{one} said only after the auction that {other}'s bid had been explained wrongly (Law 21B3).",
            one,
            other
        ),
        3 => say!(
            "question-alert",
            "{one} failed to alert {other}'s bid, and the other side took it for what it was not (Law 21B).",
            one,
            other
        ),
        _ => say!(
            "question-question",
            "{one} asked about a bid in a way that told {other} about the hand, and {other} made use of it (Law 16B).",
            one,
            other
        ),
    }
}

/// A case's title.
#[must_use]
pub fn title(kind: &str, board: Option<u32>, seed: u64) -> String {
    let board = board.map(|board| say!("question-board", ", board {board}", board)).unwrap_or_default();
    let what = match kind {
        "split" => say!("question-title-split", "A director's error"),
        "damage" => say!("question-title-damage", "An error after an infraction"),
        "neuberg" => say!("question-title-neuberg", "A board with missing results"),
        "butler" => say!("question-title-butler", "A weighted score in Butler"),
        _ => say!("question-title-weighted", "A weighted score"),
    };
    say!("question-title", "{what}{board} (seed {seed})", what, board, seed)
}

/// The command that makes the question again.
#[must_use]
pub fn made_by(kind: &str, seed: u64, board: Option<u32>, from: bool) -> String {
    let board = board.map(|board| format!(" --board {board}")).unwrap_or_default();
    let from = if from { say!("question-from", ", from a traveller") } else { String::new() };
    format!("redress exam new --kind {kind} --seed {seed}{board}{from}")
}

/// The whole question, in lines.
#[must_use]
pub fn put(kind: &str, missing: usize, question: &str) -> String {
    let asked = match (kind, missing) {
        ("neuberg", 1) => say!(
            "question-one-missing",
            "One table could not play the board and has an artificial score; use Neuberg's formula."
        ),
        ("neuberg", _) => say!(
            "question-two-missing",
            "Two tables could not play the board and have artificial scores; use Neuberg's formula."
        ),
        ("butler", _) => say!("question-in-imps", "What does each side get in IMPs?"),
        _ => in_matchpoints(),
    };
    let more = if kind == "neuberg" { format!(" {}", in_matchpoints()) } else { String::new() };
    lines(&format!("{question} {asked}{more}"))
}

fn in_matchpoints() -> String {
    say!("question-in-matchpoints", "What does each side get in matchpoints?")
}

/// A weighted ruling, told.
#[must_use]
pub fn weighted(which: usize, offenders: Side, obtained: &str, parts: &[(String, String)]) -> String {
    let told = parts.iter().map(|(share, result)| say!("question-part", "{result} with {share}", result, share));
    let told: Vec<String> = told.collect();
    let (last, first) =
        told.split_last().map_or((String::new(), String::new()), |(last, first)| (last.clone(), first.join(", ")));
    say!(
        "question-weighted",
        "{story} The result was {obtained}. Without the infraction the director expects {first} and {last} (Law 12C1(c)).",
        story = story(which, offenders),
        obtained,
        first,
        last
    )
}

/// A director's error, told.
#[must_use]
pub fn split(one: &str, other: &str) -> String {
    say!(
        "question-split",
        "The director gave a wrong ruling at the table, and the board cannot be put right (Law 82C). With the right \
         ruling it would have been {one} or {other}, and nobody can say which. Both sides are treated as \
         non-offending, so that each gets the one that is better for it.",
        one,
        other
    )
}

/// An error after an infraction, told.
#[must_use]
pub fn damage(which: usize, innocent: Side, before: &str, after: &str, obtained: &str) -> String {
    say!(
        "question-damage",
        "{story} Without the infraction {before} is expected. After it {innocent} could still have had {after}, but by an \
         extremely serious error, unrelated to the infraction, they came to {obtained} (Law 12C1(e)).",
        story = story(which, innocent.opponents()),
        before,
        after,
        innocent,
        obtained
    )
}

/// A text broken at blanks.
fn lines(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let Some(last) = lines.last_mut() else { break };
        let length = last.chars().count().saturating_add(word.chars().count()).saturating_add(1);
        if last.is_empty() {
            last.push_str(word);
        } else if length <= WIDTH {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.join("\n")
}
