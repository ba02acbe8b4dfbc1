//! Words of exams: the paper, the marks, what went wrong in an answer.

use crate::catalogue::say::Plural;
use crate::catalogue::{points, signed_points};
use crate::number::Exact;
use crate::ruling::{Board, Seat, Side, Vulnerability};
use crate::scoring::{Penalty, PenaltyUnit, Scoring, Sides};
use crate::syntax::tree::{MatchClauses, Offenders, Rest};

/// The head of a paper.
#[must_use]
pub fn paper(questions: usize, total: &str) -> String {
    let word = Plural::of_count(questions, "question", "questions");
    say!("exam-paper", "{questions} {word}, {total}", questions, word, total)
}

/// The title of a question.
#[must_use]
pub fn question(number: usize, case: &str, worth: &str) -> String {
    format!("{number}. {case} ({worth})")
}

/// `Board 7, dealer South, both sides vulnerable.`
#[must_use]
pub fn board(board: &Board) -> String {
    let number = match board.number {
        None => say!("exam-board", "The board"),
        Some(number) => say!("exam-board-numbered", "Board {number}", number),
    };
    let dealer = board.dealer.map(|seat| say!("exam-dealer", ", dealer {seat}", seat = seat_name(seat)));
    let dealer = dealer.unwrap_or_default();
    let vulnerable = match board.vulnerability {
        Some(Vulnerability::None) => say!("exam-vulnerable-none", ", nobody vulnerable"),
        Some(Vulnerability::NS) => say!("exam-vulnerable-side", ", {side} vulnerable", side = Side::NS),
        Some(Vulnerability::EW) => say!("exam-vulnerable-side", ", {side} vulnerable", side = Side::EW),
        Some(Vulnerability::All) => say!("exam-vulnerable-all", ", both sides vulnerable"),
        None => String::new(),
    };
    format!("{number}{dealer}{vulnerable}.")
}

/// The whole name of a seat.
#[must_use]
pub fn seat_name(seat: Seat) -> String {
    match seat {
        Seat::North => say!("seat-north", "North"),
        Seat::East => say!("seat-east", "East"),
        Seat::South => say!("seat-south", "South"),
        Seat::West => say!("seat-west", "West"),
    }
}

/// Above the results of the other tables.
#[must_use]
pub fn field(group: Option<&str>) -> String {
    match group {
        None => say!("exam-field", "Other tables:"),
        Some(group) => say!("exam-field-group", "Other tables, group \"{group}\":", group),
    }
}

/// How the board is scored.
#[must_use]
pub fn scoring(scoring: Scoring) -> String {
    match scoring {
        Scoring::Matchpoints => say!("exam-by-matchpoints", "Scored by matchpoints."),
        Scoring::Imps => say!("exam-by-imps", "Scored by IMPs."),
        Scoring::Butler => say!("exam-by-butler", "Scored by Butler."),
        Scoring::CrossImps => say!("exam-by-cross-imps", "Scored by cross-IMPs."),
        Scoring::BoardAMatch => say!("exam-by-board-a-match", "Scored board-a-match."),
        Scoring::TotalPoints => say!("exam-by-total-points", "Scored by total points."),
    }
}

/// The result in the other room.
#[must_use]
pub fn other_table(other: &str) -> String {
    say!("exam-other-table", "At the other table: {other}.", other)
}

/// The match that the board belongs to.
#[must_use]
pub fn matched(clauses: &MatchClauses) -> String {
    let mut text =
        if clauses.knockout { say!("exam-knockout", "A knockout match") } else { say!("exam-match", "A match") };
    if let Some(boards) = &clauses.boards {
        let boards = boards.node;
        text.push_str(&format!(" {}", say!("exam-match-boards", "of {boards} boards", boards)));
    }
    match &clauses.rest {
        Some(Rest::Both(imps)) => {
            let imps = signed_points(imps);
            text.push_str(&say!("exam-match-rest", ", on the other boards NS have {imps} IMP", imps));
        }
        Some(Rest::Each(ns, ew)) => {
            let (ns, ew) = (signed_points(ns), signed_points(ew));
            text.push_str(&say!(
                "exam-match-rest-each",
                ", on the other boards NS have {ns} IMP and EW {ew} IMP",
                ns,
                ew
            ));
        }
        None => {}
    }
    if let Some(scale) = &clauses.scale {
        text.push_str(&say!("exam-match-scale", ", converted by the scale {scale}", scale = scale.node));
    }
    text + "."
}

/// The steps of a scale of the script's own.
#[must_use]
pub fn scale(steps: &[(u32, Option<u32>, Exact, Exact)]) -> String {
    let step = |(from, to, winner, loser): &(u32, Option<u32>, Exact, Exact)| {
        let margin = match to {
            None => say!("exam-scale-open", "{from} or more", from),
            Some(to) if to == from => from.to_string(),
            Some(to) => format!("{from}–{to}"),
        };
        format!("{margin}: {}–{}", points(winner), points(loser))
    };
    let steps = steps.iter().map(step).collect::<Vec<_>>().join(&super::between());
    say!("exam-scale", "The scale: {steps}.", steps)
}

/// Who offended.
#[must_use]
pub fn offenders(offenders: Offenders) -> String {
    match offenders {
        Offenders::NorthSouth => say!("exam-offended", "{side} offended.", side = Side::NS),
        Offenders::EastWest => say!("exam-offended", "{side} offended.", side = Side::EW),
        Offenders::Both => say!("exam-offended-both", "Both sides offended."),
        Offenders::None => say!("exam-offended-none", "Neither side offended."),
    }
}

/// What was obtained.
#[must_use]
pub fn obtained(score: &str) -> String {
    say!("exam-obtained", "Obtained at the table: {score}.", score)
}

/// The sides' percentages on the other boards.
#[must_use]
pub fn session(session: &Sides<Option<Exact>>) -> Option<String> {
    let side =
        |side: Side| session.by(side).as_ref().map(|share| format!("{} {}", super::side(side), super::share(share)));
    let said: Vec<String> = Side::BOTH.into_iter().filter_map(side).collect();
    let shares = said.join(&super::between());
    (!said.is_empty()).then(|| say!("exam-session", "On the session's other boards: {shares}.", shares))
}

/// A penalty in force.
#[must_use]
pub fn penalty(penalty: &Penalty) -> String {
    let amount = match penalty.unit {
        PenaltyUnit::Share => {
            say!("exam-of-a-top", "{share} of a top", share = super::share(&penalty.amount))
        }
        PenaltyUnit::Points(unit) => format!("{} {}", points(&penalty.amount), super::unit(unit)),
    };
    say!("exam-penalty", "{side} have a penalty of {amount}.", side = penalty.side, amount)
}

/// A column: the question's number.
#[must_use]
pub fn head_number() -> String {
    say!("exam-head-number", "no.")
}
/// A column: the question.
#[must_use]
pub fn head_question() -> String {
    say!("exam-head-question", "question")
}
/// A column: what it is worth.
#[must_use]
pub fn head_points() -> String {
    say!("exam-head-points", "points")
}
/// A column: what was earned.
#[must_use]
pub fn head_mark() -> String {
    say!("exam-head-mark", "mark")
}
/// A column: why.
#[must_use]
pub fn head_why() -> String {
    say!("exam-head-why", "why")
}
/// A column: who.
#[must_use]
pub fn head_candidate() -> String {
    say!("exam-head-candidate", "candidate")
}
/// A column: of the exam's points.
#[must_use]
pub fn head_of_all() -> String {
    say!("exam-head-of-all", "of all")
}
/// A column: questions without a mark lost.
#[must_use]
pub fn head_full() -> String {
    say!("exam-head-full", "full")
}
/// A column: questions with a part of their marks.
#[must_use]
pub fn head_part() -> String {
    say!("exam-head-part", "part")
}
/// A column: questions with nothing.
#[must_use]
pub fn head_nothing() -> String {
    say!("exam-head-nothing", "nothing")
}

/// Every side is right.
#[must_use]
pub fn right() -> String {
    say!("exam-right", "right")
}
/// No side is.
#[must_use]
pub fn wrong() -> String {
    say!("exam-wrong", "neither side right")
}
/// Right outcomes, other weights.
#[must_use]
pub fn other_weights() -> String {
    say!("exam-other-weights", "right outcomes, other weights")
}
/// Several answers that differ.
#[must_use]
pub fn several() -> String {
    say!("exam-several", "several answers that differ")
}
/// No answer.
#[must_use]
pub fn missing() -> String {
    say!("exam-missing", "no answer")
}
/// Its case could not be read.
#[must_use]
pub fn not_readable() -> String {
    say!("exam-not-readable", "cannot be read")
}
/// It uses a name.
#[must_use]
pub fn named() -> String {
    say!("exam-named", "a name stands for nothing here")
}
/// It has too many outcomes.
#[must_use]
pub fn too_many() -> String {
    say!("exam-too-many", "too many outcomes")
}
/// It is no figure.
#[must_use]
pub fn no_figure() -> String {
    say!("exam-no-figure", "neither a ruling nor figures")
}

/// One side is right.
#[must_use]
pub fn one_side(side: Side) -> String {
    say!("exam-one-side", "{side} right, {other} not", side, other = side.opponents())
}

/// An answer without a score.
#[must_use]
pub fn unscored(code: &str) -> String {
    say!("exam-unscored", "has no score [{code}]", code)
}

/// The scores were averaged first.
#[must_use]
pub fn averaged_first() -> String {
    say!("exam-averaged-first", "the scores were averaged before they were scored")
}
/// Another group.
#[must_use]
pub fn other_group() -> String {
    say!("exam-other-group", "the right ruling, in another group of the fouled board")
}
/// Each side has what is the other's.
#[must_use]
pub fn sides_swapped() -> String {
    say!("exam-sides-swapped", "NS are given what is EW's, and EW what is NS's")
}
/// A percentage without its sign.
#[must_use]
pub fn bare_percentage() -> String {
    say!("exam-bare-percentage", "a percentage without its sign counts as points")
}
/// Rounded without saying so.
#[must_use]
pub fn rounded() -> String {
    say!("exam-rounded", "rounded without a `~`, which would count at its digits")
}
/// Before rounding and penalties.
#[must_use]
pub fn unrounded() -> String {
    say!("exam-unrounded", "the figure before rounding and penalties")
}
/// Neuberg by comparisons.
#[must_use]
pub fn by_comparisons() -> String {
    say!("exam-by-comparisons", "Neuberg by comparisons: the factor is that of the results, on the score plus 1")
}

/// A side's sign.
#[must_use]
pub fn sign_turned(side: Side) -> String {
    say!(
        "exam-sign-turned",
        "{side}'s sign turned: scores are written from NS's view, points from the side's own",
        side
    )
}

/// A side was given what the other leaves.
#[must_use]
pub fn complement(side: Side) -> String {
    let other = side.opponents();
    say!("exam-complement", "{side} were given what {other} leave, but each side has its own", side, other)
}

/// What another convention gives.
#[must_use]
pub fn convention(setting: &str, value: &str) -> String {
    say!("exam-convention", "that is what `set {setting} {value}` gives", setting, value)
}

/// The figures of the key and of the answer, and what went wrong.
#[must_use]
pub fn difference(number: usize, key: &str, answer: &str, figures: Option<&str>, mistake: Option<&str>) -> String {
    let comes_to = figures.map(|figures| say!("exam-comes-to", ", which comes to {figures}", figures));
    let comes_to = comes_to.unwrap_or_default();
    let mistake = mistake.map(|mistake| format!(": {mistake}")).unwrap_or_default();
    say!(
        "exam-difference",
        "{number}. The key: {key}. The answer: {answer}{comes_to}{mistake}.",
        number,
        key,
        answer,
        comes_to,
        mistake
    )
}

/// A candidate's sum.
#[must_use]
pub fn sum(mark: &str, total: &str) -> String {
    say!("exam-sum", "{mark} of {total}", mark, total)
}

/// Above the working of the key.
#[must_use]
pub fn key_working() -> String {
    say!("exam-key-working", "The working of the key:")
}
/// Above the working of an answer.
#[must_use]
pub fn answer_working() -> String {
    say!("exam-answer-working", "The working of the answer:")
}

/// What of a file was not executed.
#[must_use]
pub fn not_executed(statements: &[(String, usize)]) -> String {
    let named = statements.iter().map(|(word, line)| match word.as_str() {
        "" => say!("exam-line", "line {line}", line),
        word => say!("exam-word-in-line", "`{word}` in line {line}", word, line),
    });
    say!("exam-not-executed", "not executed: {named}", named = named.collect::<Vec<_>>().join(", "))
}

/// A case that the key has not.
#[must_use]
pub fn unknown_case(case: &str, line: usize, near: Option<&str>) -> String {
    match near {
        None => say!("exam-unknown-case", "line {line}: the exam has no question `{case}`", line, case),
        Some(near) => say!(
            "exam-unknown-case-near",
            "line {line}: the exam has no question `{case}`; did you mean `{near}`?",
            line,
            case,
            near
        ),
    }
}

/// What could not be read.
#[must_use]
pub fn unread(message: &str, code: &str, line: usize) -> String {
    say!("exam-unread", "line {line}: {message} [{code}]", line, message, code)
}

/// A file that cannot be opened.
#[must_use]
pub fn unreadable(reason: &str) -> String {
    say!("exam-unreadable", "the file was not read: {reason}", reason)
}

/// A file that is not UTF-8.
#[must_use]
pub fn not_utf8(offset: usize) -> String {
    say!("exam-not-utf8", "the file was not read: it is not UTF-8 from byte {offset} on", offset)
}

/// A file that is too large.
#[must_use]
pub fn too_large(most: u64) -> String {
    say!("exam-too-large", "the file was not read: it is larger than {most} bytes", most)
}

/// Remarks that are not shown.
#[must_use]
pub fn more_notes(more: usize) -> String {
    say!("exam-more-notes", "{more} more of the kind", more)
}

/// A traveller that gives no question.
#[must_use]
pub fn no_field() -> String {
    say!("exam-no-field", "the script needs a traveller without groups, with two different scores at least")
}
/// A field on which no figures come out.
#[must_use]
pub fn no_figures() -> String {
    say!("exam-no-figures", "no question with figures that can be written down came of this field and seed")
}
