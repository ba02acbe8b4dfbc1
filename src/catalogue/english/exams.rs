//! Words of exams: the paper, the marks, what went wrong in an answer.

use crate::catalogue::{Said as _, language};
use crate::catalogue::{points, signed_points};
use crate::messages as m;
use crate::number::Exact;
use crate::ruling::{Board, Seat, Side, Vulnerability};
use crate::scoring::{Penalty, PenaltyUnit, Scoring, Sides, Step};
use crate::syntax::tree::{MatchClauses, Offenders, Rest};

/// The head of a paper.
#[must_use]
pub fn paper(questions: usize, total: &Exact) -> String {
    m::exam_paper(language(), questions, total).to_string()
}

/// The title of a question.
#[must_use]
pub fn question(number: usize, case: &str, worth: &Exact) -> String {
    m::exam_question(language(), number, case, worth).to_string()
}

/// `Board 7, dealer South, both sides vulnerable.`
#[must_use]
pub fn board(board: &Board) -> String {
    let vulnerable = match board.vulnerability {
        None => m::ExamBoardVulnerable::Unknown,
        Some(Vulnerability::None) => m::ExamBoardVulnerable::Nobody,
        Some(Vulnerability::NS) => m::ExamBoardVulnerable::Ns,
        Some(Vulnerability::EW) => m::ExamBoardVulnerable::Ew,
        Some(Vulnerability::All) => m::ExamBoardVulnerable::Both,
    };
    let dealer = board.dealer.map(|seat| seat_name(seat).into());
    m::exam_board(language(), board.number.map(Into::into), dealer, vulnerable).to_string()
}

/// The whole name of a seat.
#[must_use]
pub fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::North => m::seat_north(language()).to_string(),
        Seat::East => m::seat_east(language()).to_string(),
        Seat::South => m::seat_south(language()).to_string(),
        Seat::West => m::seat_west(language()).to_string(),
    }
}

/// Above the results of the other tables.
#[must_use]
pub fn field(group: Option<&str>) -> String {
    m::exam_field(language(), group.map(Into::into)).to_string()
}

/// How the board is scored.
#[must_use]
pub fn scoring(scoring: Scoring) -> String {
    match scoring {
        Scoring::Matchpoints => m::exam_by_matchpoints(language()).to_string(),
        Scoring::Imps => m::exam_by_imps(language()).to_string(),
        Scoring::Butler => m::exam_by_butler(language()).to_string(),
        Scoring::CrossImps => m::exam_by_cross_imps(language()).to_string(),
        Scoring::BoardAMatch => m::exam_by_board_a_match(language()).to_string(),
        Scoring::TotalPoints => m::exam_by_total_points(language()).to_string(),
    }
}

/// The result in the other room.
#[must_use]
pub fn other_table(other: &str) -> String {
    m::exam_other_table(language(), other.said()).to_string()
}

/// The match that the board belongs to.
#[must_use]
pub fn matched(clauses: &MatchClauses) -> String {
    let form = if clauses.knockout { m::ExamMatchForm::Knockout } else { m::ExamMatchForm::Plain };
    let boards = clauses.boards.as_ref().map_or(0, |boards| boards.node);
    let (ns, ew) = match &clauses.rest {
        None => (None, None),
        Some(Rest::Both(imps)) => (Some(signed_points(imps)), None),
        Some(Rest::Each(ns, ew)) => (Some(signed_points(ns)), Some(signed_points(ew))),
    };
    let scale = clauses.scale.as_ref().map(|scale| scale.node.said());
    m::exam_match(language(), form, boards, ns.map(Into::into), ew.map(Into::into), scale).to_string()
}

/// The steps of a scale of the script's own.
#[must_use]
pub fn scale(steps: &[Step]) -> String {
    let step = |Step { from, to, winner, loser }: &Step| {
        let margin = match to {
            None => m::exam_scale_open(language(), from.said()).to_string(),
            Some(to) if to == from => from.to_string(),
            Some(to) => format!("{from}–{to}"),
        };
        format!("{margin}: {}–{}", points(winner), points(loser))
    };
    let steps = steps.iter().map(step).collect::<Vec<_>>().join(&super::between());
    m::exam_scale(language(), steps.said()).to_string()
}

/// Who offended.
#[must_use]
pub fn offenders(offenders: Offenders) -> String {
    match offenders {
        Offenders::NorthSouth => m::exam_offended(language(), Side::NS.said()).to_string(),
        Offenders::EastWest => m::exam_offended(language(), Side::EW.said()).to_string(),
        Offenders::Both => m::exam_offended_both(language()).to_string(),
        Offenders::None => m::exam_offended_none(language()).to_string(),
    }
}

/// What was obtained.
#[must_use]
pub fn obtained(score: &str) -> String {
    m::exam_obtained(language(), score.said()).to_string()
}

/// The sides' percentages on the other boards.
#[must_use]
pub fn session(session: &Sides<Option<Exact>>) -> Option<String> {
    let side =
        |side: Side| session.by(side).as_ref().map(|share| format!("{} {}", super::side(side), super::share(share)));
    let said: Vec<String> = Side::BOTH.into_iter().filter_map(side).collect();
    let shares = said.join(&super::between());
    (!said.is_empty()).then(|| m::exam_session(language(), shares.said()).to_string())
}

/// A penalty in force.
#[must_use]
pub fn penalty(penalty: &Penalty) -> String {
    match penalty.unit {
        PenaltyUnit::Share => {
            m::exam_penalty_share(language(), penalty.side, super::share(&penalty.amount)).to_string()
        }
        PenaltyUnit::Points(unit) => {
            m::exam_penalty(language(), penalty.side, points(&penalty.amount), unit).to_string()
        }
    }
}

/// A column: the question's number.
#[must_use]
pub fn head_number() -> String {
    m::exam_head_number(language()).to_string()
}
/// A column: the question.
#[must_use]
pub fn head_question() -> String {
    m::exam_head_question(language()).to_string()
}
/// A column: what it is worth.
#[must_use]
pub fn head_points() -> String {
    m::exam_head_points(language()).to_string()
}
/// A column: what was earned.
#[must_use]
pub fn head_mark() -> String {
    m::exam_head_mark(language()).to_string()
}
/// A column: why.
#[must_use]
pub fn head_why() -> String {
    m::exam_head_why(language()).to_string()
}
/// A column: who.
#[must_use]
pub fn head_candidate() -> String {
    m::exam_head_candidate(language()).to_string()
}
/// A column: of the exam's points.
#[must_use]
pub fn head_of_all() -> String {
    m::exam_head_of_all(language()).to_string()
}
/// A column: questions without a mark lost.
#[must_use]
pub fn head_full() -> String {
    m::exam_head_full(language()).to_string()
}
/// A column: questions with a part of their marks.
#[must_use]
pub fn head_part() -> String {
    m::exam_head_part(language()).to_string()
}
/// A column: questions with nothing.
#[must_use]
pub fn head_nothing() -> String {
    m::exam_head_nothing(language()).to_string()
}

/// Every side is right.
#[must_use]
pub fn right() -> String {
    m::exam_right(language()).to_string()
}
/// No side is.
#[must_use]
pub fn wrong() -> String {
    m::exam_wrong(language()).to_string()
}
/// Right outcomes, other weights.
#[must_use]
pub fn other_weights() -> String {
    m::exam_other_weights(language()).to_string()
}
/// Several answers that differ.
#[must_use]
pub fn several() -> String {
    m::exam_several(language()).to_string()
}
/// No answer.
#[must_use]
pub fn missing() -> String {
    m::exam_missing(language()).to_string()
}
/// Its case could not be read.
#[must_use]
pub fn not_readable() -> String {
    m::exam_not_readable(language()).to_string()
}
/// It uses a name.
#[must_use]
pub fn named() -> String {
    m::exam_named(language()).to_string()
}
/// It has too many outcomes.
#[must_use]
pub fn too_many() -> String {
    m::exam_too_many(language()).to_string()
}
/// It is no figure.
#[must_use]
pub fn no_figure() -> String {
    m::exam_no_figure(language()).to_string()
}

/// One side is right.
#[must_use]
pub fn one_side(side: Side) -> String {
    m::exam_one_side(language(), side.said(), side.opponents().said()).to_string()
}

/// An answer without a score.
#[must_use]
pub fn unscored(code: &str) -> String {
    m::exam_unscored(language(), code.said()).to_string()
}

/// The scores were averaged first.
#[must_use]
pub fn averaged_first() -> String {
    m::exam_averaged_first(language()).to_string()
}
/// Another group.
#[must_use]
pub fn other_group() -> String {
    m::exam_other_group(language()).to_string()
}
/// Each side has what is the other's.
#[must_use]
pub fn sides_swapped() -> String {
    m::exam_sides_swapped(language()).to_string()
}
/// A percentage without its sign.
#[must_use]
pub fn bare_percentage() -> String {
    m::exam_bare_percentage(language()).to_string()
}
/// Rounded without saying so.
#[must_use]
pub fn rounded() -> String {
    m::exam_rounded(language()).to_string()
}
/// Before rounding and penalties.
#[must_use]
pub fn unrounded() -> String {
    m::exam_unrounded(language()).to_string()
}
/// Neuberg by comparisons.
#[must_use]
pub fn by_comparisons() -> String {
    m::exam_by_comparisons(language()).to_string()
}

/// A side's sign.
#[must_use]
pub fn sign_turned(side: Side) -> String {
    m::exam_sign_turned(language(), side.said()).to_string()
}

/// A side was given what the other leaves.
#[must_use]
pub fn complement(side: Side) -> String {
    let other = side.opponents();
    m::exam_complement(language(), side.said(), other.said()).to_string()
}

/// What another convention gives.
#[must_use]
pub fn convention(setting: &str, value: &str) -> String {
    m::exam_convention(language(), setting.said(), value.said()).to_string()
}

/// The figures of the key and of the answer, and what went wrong.
#[must_use]
pub fn difference(number: usize, key: &str, answer: &str, figures: Option<&str>, mistake: Option<&str>) -> String {
    m::exam_difference(language(), number, key, answer, figures.map(Into::into), mistake.map(Into::into)).to_string()
}

/// A candidate's sum.
#[must_use]
pub fn sum(mark: &str, total: &Exact) -> String {
    m::exam_sum(language(), mark, total).to_string()
}

/// Above the working of the key.
#[must_use]
pub fn key_working() -> String {
    m::exam_key_working(language()).to_string()
}
/// Above the working of an answer.
#[must_use]
pub fn answer_working() -> String {
    m::exam_answer_working(language()).to_string()
}

/// What of a file was not executed.
#[must_use]
pub fn not_executed(statements: &[(String, usize)]) -> String {
    let named = statements.iter().map(|(word, line)| match word.as_str() {
        "" => m::exam_line(language(), line.said()).to_string(),
        word => m::exam_word_in_line(language(), word.said(), line.said()).to_string(),
    });
    m::exam_not_executed(language(), (named.collect::<Vec<_>>().join(", ")).said()).to_string()
}

/// A case that the key has not.
#[must_use]
pub fn unknown_case(case: &str, line: usize, near: Option<&str>) -> String {
    match near {
        None => m::exam_unknown_case(language(), line.said(), case.said()).to_string(),
        Some(near) => m::exam_unknown_case_near(language(), line.said(), case.said(), near.said()).to_string(),
    }
}

/// What could not be read.
#[must_use]
pub fn unread(message: &str, code: &str, line: usize) -> String {
    m::exam_unread(language(), line.said(), message.said(), code.said()).to_string()
}

/// A file that cannot be opened.
#[must_use]
pub fn unreadable(reason: &str) -> String {
    m::exam_unreadable(language(), reason.said()).to_string()
}

/// A file that is not UTF-8.
#[must_use]
pub fn not_utf8(offset: usize) -> String {
    m::exam_not_utf8(language(), offset.said()).to_string()
}

/// A file that is too large.
#[must_use]
pub fn too_large(most: u64) -> String {
    m::exam_too_large(language(), most.said()).to_string()
}

/// Remarks that are not shown.
#[must_use]
pub fn more_notes(more: usize) -> String {
    m::exam_more_notes(language(), more.said()).to_string()
}

/// A traveller that gives no question.
#[must_use]
pub fn no_field() -> String {
    m::exam_no_field(language()).to_string()
}
/// A field on which no figures come out.
#[must_use]
pub fn no_figures() -> String {
    m::exam_no_figures(language()).to_string()
}
