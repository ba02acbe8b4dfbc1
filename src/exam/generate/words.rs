//! Questions as directors put them to one another.

use super::kind::Kind;
use crate::exam::conditions::seat_name;
use crate::messages::{self, Locale, Text};
use crate::ruling::{Seat, Side};

/// Columns of a question in its script.
const WIDTH: usize = 100;

/// How many stories of an infraction there are.
pub(super) const STORIES: usize = 5;

/// A story of what an offending side did.
fn story(which: usize, offenders: Side, locale: Locale) -> Text {
    let (one, other) = match offenders {
        Side::NS => (Seat::South, Seat::North),
        Side::EW => (Seat::West, Seat::East),
    };
    let (one, other) = (seat_name(one, locale), seat_name(other, locale));
    match which {
        0 => messages::question_hesitation(locale, &one, &other),
        1 => messages::question_explanation(locale, &one, &other),
        2 => messages::question_late_correction(locale, &one, &other),
        3 => messages::question_alert(locale, &one, &other),
        _ => messages::question_question(locale, &one, &other),
    }
}

/// A case's title.
pub(super) fn title(kind: Kind, board: Option<u32>, seed: u64, locale: Locale) -> Text {
    let kind = match kind {
        Kind::Split => messages::QuestionTitleKind::Split,
        Kind::Damage => messages::QuestionTitleKind::Damage,
        Kind::Neuberg => messages::QuestionTitleKind::Neuberg,
        Kind::Butler => messages::QuestionTitleKind::Butler,
        Kind::Weighted => messages::QuestionTitleKind::Weighted,
    };
    messages::question_title(locale, kind, board.map(Into::into), seed)
}

/// The command that makes the question again.
pub(super) fn made_by(kind: Kind, seed: u64, board: Option<u32>, from: bool, locale: Locale) -> Text {
    let board = board.map(|board| format!(" --board {board}")).unwrap_or_default();
    let field = match from {
        true => messages::QuestionMadeByField::Traveller,
        false => messages::QuestionMadeByField::Generated,
    };
    let command = format!("redress exam new --kind {} --seed {seed}{board}", kind.word());
    messages::question_made_by(locale, command, field)
}

/// The whole question, in lines.
pub(super) fn put(kind: Kind, missing: usize, story: &Text, locale: Locale) -> String {
    let asked = match (kind, missing) {
        (Kind::Neuberg, 1) => messages::question_one_missing(locale),
        (Kind::Neuberg, _) => messages::question_two_missing(locale),
        (Kind::Butler, _) => messages::question_in_imps(locale),
        _ => messages::question_in_matchpoints(locale),
    };
    let more = (kind == Kind::Neuberg).then(|| messages::question_in_matchpoints(locale));
    let parts = [story, &asked].into_iter().chain(&more).map(Text::to_string);
    lines(&parts.collect::<Vec<_>>().join(" "))
}

/// A weighted ruling, told.
pub(super) fn weighted(
    which: usize,
    offenders: Side,
    obtained: &str,
    parts: &[(String, String)],
    locale: Locale,
) -> Text {
    let mut told: Vec<Text> =
        parts.iter().map(|(share, result)| messages::question_part(locale, result, share)).collect();
    let last = told.pop().unwrap_or_default();
    let first = Text::joined(told, &", ".into());
    messages::question_weighted(locale, story(which, offenders, locale), obtained, &first, &last)
}

/// A director's error, told.
pub(super) fn split(one: &str, other: &str, locale: Locale) -> Text {
    messages::question_split(locale, one, other)
}

/// An error after an infraction, told.
pub(super) fn damage(which: usize, innocent: Side, [before, after, obtained]: [&str; 3], locale: Locale) -> Text {
    let story = story(which, innocent.opponents(), locale);
    messages::question_damage(locale, &story, before, innocent, after, obtained)
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
