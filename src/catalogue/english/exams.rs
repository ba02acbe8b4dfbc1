//! Words of exams: the paper, the marks, what went wrong in an answer.

use crate::number::{Exact, points, signed_points};
use crate::ruling::{Board, Seat, Side, Vulnerability};
use crate::scoring::{Penalty, PenaltyUnit, Scoring, Sides};
use crate::syntax::tree::{MatchClauses, Offenders, Rest};

/// The head of a paper.
#[must_use]
pub fn paper(questions: usize, total: &str) -> String {
    let word = if questions == 1 { "question" } else { "questions" };
    format!("{questions} {word}, {total}")
}

/// The title of a question.
#[must_use]
pub fn question(number: usize, case: &str, worth: &str) -> String {
    format!("{number}. {case} ({worth})")
}

/// `Board 7, dealer South, both sides vulnerable.`
#[must_use]
pub fn board(board: &Board) -> String {
    let number = board.number.map_or_else(|| "The board".to_owned(), |number| format!("Board {number}"));
    let dealer = board.dealer.map(|seat| format!(", dealer {}", seat_name(seat))).unwrap_or_default();
    let vulnerable = match board.vulnerability {
        Some(Vulnerability::None) => ", nobody vulnerable",
        Some(Vulnerability::NS) => ", NS vulnerable",
        Some(Vulnerability::EW) => ", EW vulnerable",
        Some(Vulnerability::All) => ", both sides vulnerable",
        None => "",
    };
    format!("{number}{dealer}{vulnerable}.")
}

/// The whole name of a seat.
#[must_use]
pub fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    }
}

/// Above the results of the other tables.
#[must_use]
pub fn field(group: Option<&str>) -> String {
    group.map_or_else(|| "Other tables:".to_owned(), |group| format!("Other tables, group \"{group}\":"))
}

/// How the board is scored.
#[must_use]
pub fn scoring(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Matchpoints => "Scored by matchpoints.",
        Scoring::Imps => "Scored by IMPs.",
        Scoring::Butler => "Scored by Butler.",
        Scoring::CrossImps => "Scored by cross-IMPs.",
        Scoring::BoardAMatch => "Scored board-a-match.",
        Scoring::TotalPoints => "Scored by total points.",
    }
}

/// The result in the other room.
#[must_use]
pub fn other_table(other: &str) -> String {
    format!("At the other table: {other}.")
}

/// The match that the board belongs to.
#[must_use]
pub fn matched(clauses: &MatchClauses) -> String {
    let mut text = if clauses.knockout { "A knockout match".to_owned() } else { "A match".to_owned() };
    if let Some(boards) = &clauses.boards {
        text.push_str(&format!(" of {} boards", boards.node));
    }
    match &clauses.rest {
        Some(Rest::Both(imps)) => text.push_str(&format!(", on the other boards NS have {} IMP", signed_points(imps))),
        Some(Rest::Each(ns, ew)) => text.push_str(&format!(
            ", on the other boards NS have {} IMP and EW {} IMP",
            signed_points(ns),
            signed_points(ew)
        )),
        None => {}
    }
    if let Some(scale) = &clauses.scale {
        text.push_str(&format!(", converted by the scale {}", scale.node));
    }
    text + "."
}

/// The steps of a scale of the script's own.
#[must_use]
pub fn scale(steps: &[(u32, Option<u32>, Exact, Exact)]) -> String {
    let step = |(from, to, winner, loser): &(u32, Option<u32>, Exact, Exact)| {
        let margin = match to {
            None => format!("{from} or more"),
            Some(to) if to == from => from.to_string(),
            Some(to) => format!("{from}–{to}"),
        };
        format!("{margin}: {}–{}", points(winner), points(loser))
    };
    format!("The scale: {}.", steps.iter().map(step).collect::<Vec<_>>().join(", "))
}

/// Who offended.
#[must_use]
pub fn offenders(offenders: Offenders) -> &'static str {
    match offenders {
        Offenders::NorthSouth => "NS offended.",
        Offenders::EastWest => "EW offended.",
        Offenders::Both => "Both sides offended.",
        Offenders::None => "Neither side offended.",
    }
}

/// What was obtained.
#[must_use]
pub fn obtained(score: &str) -> String {
    format!("Obtained at the table: {score}.")
}

/// The sides' percentages on the other boards.
#[must_use]
pub fn session(session: &Sides<Option<Exact>>) -> Option<String> {
    let side = |side: Side| session.by(side).as_ref().map(|share| format!("{side} {}", super::share(share)));
    let said: Vec<String> = Side::BOTH.into_iter().filter_map(side).collect();
    (!said.is_empty()).then(|| format!("On the session's other boards: {}.", said.join(", ")))
}

/// A penalty in force.
#[must_use]
pub fn penalty(penalty: &Penalty) -> String {
    let amount = match penalty.unit {
        PenaltyUnit::Share => format!("{} of a top", super::share(&penalty.amount)),
        PenaltyUnit::Points(unit) => format!("{} {}", points(&penalty.amount), super::unit(unit)),
    };
    format!("{} have a penalty of {amount}.", penalty.side)
}

/// A column: the question's number.
pub const NUMBER: &str = "no.";
/// A column: the question.
pub const QUESTION: &str = "question";
/// A column: what it is worth.
pub const POINTS: &str = "points";
/// A column: what was earned.
pub const MARK: &str = "mark";
/// A column: why.
pub const WHY: &str = "why";
/// A column: who.
pub const CANDIDATE: &str = "candidate";
/// A column: of the exam's points.
pub const OF_ALL: &str = "of all";
/// A column: questions without a mark lost.
pub const FULL: &str = "full";
/// A column: questions with a part of their marks.
pub const PART: &str = "part";
/// A column: questions with nothing.
pub const NOTHING: &str = "nothing";

/// Every side is right.
pub const RIGHT: &str = "right";
/// No side is.
pub const WRONG: &str = "neither side right";
/// Right outcomes, other weights.
pub const OTHER_WEIGHTS: &str = "right outcomes, other weights";
/// Several answers that differ.
pub const SEVERAL: &str = "several answers that differ";
/// No answer.
pub const MISSING: &str = "no answer";
/// Its case could not be read.
pub const UNREAD: &str = "cannot be read";
/// It uses a name.
pub const NAMED: &str = "a name stands for nothing here";
/// It has too many outcomes.
pub const TOO_MANY: &str = "too many outcomes";
/// It is no figure.
pub const NO_FIGURE: &str = "neither a ruling nor figures";

/// One side is right.
#[must_use]
pub fn one_side(side: Side) -> String {
    format!("{side} right, {} not", side.opponents())
}

/// An answer without a score.
#[must_use]
pub fn unscored(code: &str) -> String {
    format!("has no score [{code}]")
}

/// The scores were averaged first.
pub const AVERAGED_FIRST: &str = "the scores were averaged before they were scored";
/// Another group.
pub const OTHER_GROUP: &str = "the right ruling, in another group of the fouled board";
/// Each side has what is the other's.
pub const SIDES_SWAPPED: &str = "NS are given what is EW's, and EW what is NS's";
/// A percentage without its sign.
pub const BARE_PERCENTAGE: &str = "a percentage without its sign counts as points";
/// Rounded without saying so.
pub const ROUNDED: &str = "rounded without a `~`, which would count at its digits";
/// Before rounding and penalties.
pub const UNROUNDED: &str = "the figure before rounding and penalties";
/// Neuberg by comparisons.
pub const BY_COMPARISONS: &str = "Neuberg by comparisons: the factor is that of the results, on the score plus 1";

/// A side's sign.
#[must_use]
pub fn sign_turned(side: Side) -> String {
    format!("{side}'s sign turned: scores are written from NS's view, points from the side's own")
}

/// A side was given what the other leaves.
#[must_use]
pub fn complement(side: Side) -> String {
    format!("{side} were given what {} leave, but each side has its own", side.opponents())
}

/// What another convention gives.
#[must_use]
pub fn convention(setting: &str, value: &str) -> String {
    format!("that is what `set {setting} {value}` gives")
}

/// The figures of the key and of the answer, and what went wrong.
#[must_use]
pub fn difference(number: usize, key: &str, answer: &str, figures: Option<&str>, mistake: Option<&str>) -> String {
    let comes_to = figures.map(|figures| format!(", which comes to {figures}")).unwrap_or_default();
    let mistake = mistake.map(|mistake| format!(": {mistake}")).unwrap_or_default();
    format!("{number}. The key: {key}. The answer: {answer}{comes_to}{mistake}.")
}

/// A candidate's sum.
#[must_use]
pub fn sum(mark: &str, total: &str) -> String {
    format!("{mark} of {total}")
}

/// Above the working of the key.
pub const KEY_WORKING: &str = "The working of the key:";
/// Above the working of an answer.
pub const ANSWER_WORKING: &str = "The working of the answer:";

/// What of a file was not executed.
#[must_use]
pub fn not_executed(statements: &[(String, usize)]) -> String {
    let named = statements.iter().map(|(word, line)| match word.as_str() {
        "" => format!("line {line}"),
        word => format!("`{word}` in line {line}"),
    });
    format!("not executed: {}", named.collect::<Vec<_>>().join(", "))
}

/// A case that the key has not.
#[must_use]
pub fn unknown_case(case: &str, line: usize, near: Option<&str>) -> String {
    let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
    format!("line {line}: the exam has no question `{case}`{near}")
}

/// What could not be read.
#[must_use]
pub fn unread(message: &str, code: &str, line: usize) -> String {
    format!("line {line}: {message} [{code}]")
}

/// A file that cannot be opened.
#[must_use]
pub fn unreadable(reason: &str) -> String {
    format!("the file was not read: {reason}")
}

/// A file that is not UTF-8.
#[must_use]
pub fn not_utf8(offset: usize) -> String {
    format!("the file was not read: it is not UTF-8 from byte {offset} on")
}

/// A file that is too large.
#[must_use]
pub fn too_large(most: u64) -> String {
    format!("the file was not read: it is larger than {most} bytes")
}

/// Remarks that are not shown.
#[must_use]
pub fn more_notes(more: usize) -> String {
    format!("{more} more of the kind")
}

/// A traveller that gives no question.
pub const NO_FIELD: &str = "the script needs a traveller without groups, with two different scores at least";
/// A field on which no figures come out.
pub const NO_FIGURES: &str = "no question with figures that can be written down came of this field and seed";
