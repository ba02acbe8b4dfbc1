//! The conditions of a score, in sentences.

use super::super::in_words;
use super::Reader;
use super::rules::{rules, usual_datum};
use crate::messages::{self, Argument, Locale, Text, figures, names};
use crate::notation;
use crate::number::Exact;
use crate::ruling::{Offenders, Side, Unit};
use crate::scoring::{Penalty, PenaltyUnit, Scoring, SessionResult, Sides};
use crate::session::Conditions;
use crate::syntax::tree::{Margins, MatchClauses, Percentage, Rest, ScaleStep};

/// The conditions of the score beside the board and the field, a sentence each.
pub(super) fn sentences(conditions: &Conditions, reader: Reader, locale: Locale) -> Vec<Text> {
    let mut sentences = Vec::new();
    let by_itself = match conditions.scoring {
        Scoring::Matchpoints => conditions.groups().is_empty(),
        Scoring::Imps => conditions.other_table.is_none(),
        _ => false,
    };
    if !by_itself {
        sentences.push(scoring(conditions.scoring, locale));
    }
    let result = |ruling| match reader {
        Reader::Player => in_words::obtained(locale, ruling),
        Reader::Candidate { .. } => notation::ruling(locale, ruling),
    };
    let other = conditions.other_table.as_ref();
    sentences.extend(other.map(|other| messages::exam_other_table(locale, result(other))));
    sentences.extend(conditions.matched.as_ref().map(|clauses| matched(clauses, locale)));
    if !conditions.scale.is_empty() {
        sentences.push(scale(&conditions.scale, locale));
    }
    sentences.extend(conditions.offenders.map(|side| offenders(side, locale)));
    sentences.extend(conditions.obtained.as_ref().map(|obtained| match reader {
        Reader::Player => messages::sheet_obtained(locale, result(obtained)),
        Reader::Candidate { .. } => messages::exam_obtained(locale, result(obtained)),
    }));
    sentences.extend(session(&conditions.session, locale));
    sentences.extend(conditions.penalties.iter().map(|one| penalty(one, locale)));
    let of_law = reader == Reader::Candidate { of_law: true };
    if let Reader::Candidate { of_law: false } = reader {
        sentences.extend(usual_datum(&conditions.settings, conditions.scoring, locale));
    }
    sentences.extend(rules(&conditions.settings, (conditions.scoring, of_law), locale));
    sentences
}

/// The form of scoring of the board.
fn scoring(scoring: Scoring, locale: Locale) -> Text {
    match scoring {
        Scoring::Matchpoints => messages::exam_by_matchpoints(locale),
        Scoring::Imps => messages::exam_by_imps(locale),
        Scoring::Butler => messages::exam_by_butler(locale),
        Scoring::CrossImps => messages::exam_by_cross_imps(locale),
        Scoring::BoardAMatch => messages::exam_by_board_a_match(locale),
        Scoring::TotalPoints => messages::exam_by_total_points(locale),
    }
}

/// The match that the board belongs to.
fn matched(clauses: &MatchClauses, locale: Locale) -> Text {
    let form = if clauses.knockout { messages::ExamMatchForm::Knockout } else { messages::ExamMatchForm::Plain };
    let boards = clauses.boards.as_ref().map_or(0, |boards| boards.node);
    let amount = |rest: &Rest, amount: &Exact| {
        Argument::from(if rest.is_percent {
            figures::weight(locale, amount)
        } else {
            figures::signed_points(locale, amount) + " " + figures::unit(locale, Unit::Imps)
        })
    };
    let ns = clauses.rest.as_ref().map(|rest| amount(rest, &rest.ns));
    let ew = clauses.rest.as_ref().and_then(|rest| Some(amount(rest, rest.ew.as_ref()?)));
    let named = |name: &str| match names::scale(locale, &name.to_lowercase()) {
        own if own.is_empty() => messages::exam_own_scale(locale, name),
        published => published,
    };
    let scale = clauses.scale.as_ref().map(|scale| Argument::from(named(&scale.node)));
    messages::exam_match(locale, form, boards, ns, ew, scale)
}

/// The steps of a scale of the script's own.
fn scale(steps: &[ScaleStep], locale: Locale) -> Text {
    let margins = |from: Text, to: Option<Text>| match to {
        None => messages::exam_scale_open(locale, from),
        Some(to) if to == from => from,
        Some(to) => from + "–" + to,
    };
    let percentage = |bound: &Percentage| figures::weight(locale, &(&bound.number * Exact::percent(1)));
    let step = |ScaleStep { margins: own, winner, loser, .. }: &ScaleStep| {
        let margins = match own {
            Margins::Imps(from, to) => margins(from.to_string().into(), to.map(|to| to.to_string().into())),
            Margins::Percent(from, to) => margins(percentage(from), to.as_ref().map(percentage)),
        };
        margins + ": " + figures::points(locale, winner) + "–" + figures::points(locale, loser)
    };
    let steps = Text::joined(steps.iter().map(step), &messages::list_separator(locale));
    messages::exam_scale(locale, &steps)
}

/// The offenders.
fn offenders(offenders: Offenders, locale: Locale) -> Text {
    match offenders {
        Offenders::NorthSouth => messages::exam_offended(locale, Side::NS),
        Offenders::EastWest => messages::exam_offended(locale, Side::EW),
        Offenders::Both => messages::exam_offended_both(locale),
        Offenders::None => messages::exam_offended_none(locale),
    }
}

/// The sides' results on the other boards.
fn session(session: &Sides<Option<SessionResult>>, locale: Locale) -> Option<Text> {
    let of = |side: Side| {
        let result = match session.by(side).as_ref()? {
            SessionResult::Share(share) => figures::share(locale, share),
            SessionResult::Imps(imps) => figures::signed_points(locale, imps) + " " + figures::unit(locale, Unit::Imps),
        };
        Some(figures::side(locale, side) + " " + result)
    };
    let stated: Vec<Text> = Side::BOTH.into_iter().filter_map(of).collect();
    let is_any = !stated.is_empty();
    is_any.then(|| messages::exam_session(locale, Text::joined(stated, &messages::list_separator(locale))))
}

/// A penalty in force.
pub(in crate::results) fn penalty(penalty: &Penalty, locale: Locale) -> Text {
    let (side, amount) = (penalty.side, &penalty.amount);
    match penalty.unit {
        PenaltyUnit::Share => messages::exam_penalty_share(locale, side, figures::share(locale, amount)),
        PenaltyUnit::Points(unit) => messages::exam_penalty(locale, side, figures::points(locale, amount), unit),
    }
}
