//! Questions as directors put them to one another, for exams that are made anew.

use super::exams::seat_name;
use crate::catalogue::{Said as _, language};
use crate::messages as m;
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
        0 => m::question_hesitation(language(), one.said(), other.said()).to_string(),
        1 => m::question_explanation(language(), one.said(), other.said()).to_string(),
        2 => m::question_late_correction(language(), one.said(), other.said()).to_string(),
        3 => m::question_alert(language(), one.said(), other.said()).to_string(),
        _ => m::question_question(language(), one.said(), other.said()).to_string(),
    }
}

/// A case's title.
#[must_use]
pub fn title(kind: &str, board: Option<u32>, seed: u64) -> String {
    let kind = match kind {
        "split" => m::QuestionTitleKind::Split,
        "damage" => m::QuestionTitleKind::Damage,
        "neuberg" => m::QuestionTitleKind::Neuberg,
        "butler" => m::QuestionTitleKind::Butler,
        _ => m::QuestionTitleKind::Weighted,
    };
    m::question_title(language(), kind, board.map(Into::into), seed).to_string()
}

/// The command that makes the question again.
#[must_use]
pub fn made_by(kind: &str, seed: u64, board: Option<u32>, from: bool) -> String {
    let board = board.map(|board| format!(" --board {board}")).unwrap_or_default();
    let field = if from { m::QuestionMadeByField::Traveller } else { m::QuestionMadeByField::Generated };
    let command = format!("redress exam new --kind {kind} --seed {seed}{board}");
    m::question_made_by(language(), command, field).to_string()
}

/// The whole question, in lines.
#[must_use]
pub fn put(kind: &str, missing: usize, question: &str) -> String {
    let asked = match (kind, missing) {
        ("neuberg", 1) => m::question_one_missing(language()).to_string(),
        ("neuberg", _) => m::question_two_missing(language()).to_string(),
        ("butler", _) => m::question_in_imps(language()).to_string(),
        _ => in_matchpoints(),
    };
    let more = if kind == "neuberg" { format!(" {}", in_matchpoints()) } else { String::new() };
    lines(&format!("{question} {asked}{more}"))
}

fn in_matchpoints() -> String {
    m::question_in_matchpoints(language()).to_string()
}

/// A weighted ruling, told.
#[must_use]
pub fn weighted(which: usize, offenders: Side, obtained: &str, parts: &[(String, String)]) -> String {
    let told =
        parts.iter().map(|(share, result)| m::question_part(language(), result.said(), share.said()).to_string());
    let told: Vec<String> = told.collect();
    let (last, first) =
        told.split_last().map_or((String::new(), String::new()), |(last, first)| (last.clone(), first.join(", ")));
    m::question_weighted(language(), story(which, offenders).said(), obtained.said(), first.said(), last.said())
        .to_string()
}

/// A director's error, told.
#[must_use]
pub fn split(one: &str, other: &str) -> String {
    m::question_split(language(), one.said(), other.said()).to_string()
}

/// An error after an infraction, told.
#[must_use]
pub fn damage(which: usize, innocent: Side, before: &str, after: &str, obtained: &str) -> String {
    m::question_damage(
        language(),
        story(which, innocent.opponents()).said(),
        before.said(),
        innocent.said(),
        after.said(),
        obtained.said(),
    )
    .to_string()
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
