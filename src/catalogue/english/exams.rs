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
