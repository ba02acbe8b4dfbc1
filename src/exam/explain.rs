//! The words of marks: why a question got its mark, what went wrong, what there is to remark on a file.

use super::candidates::{LARGEST, Note, Refusal};
use super::grade::Graded;
use super::mark::{ByHand, Fault, Mark, Mistake, Verdict};
use crate::messages::{self, Locale, Text};

/// The reason for a question's mark, in a few words; a mark by hand has the examiner's.
pub(super) fn why(mark: &Mark, locale: Locale) -> Text {
    match &mark.by_hand {
        None => why_by_key(mark, locale),
        Some(ByHand { reason: None, .. }) => messages::exam_by_hand(locale),
        Some(ByHand { reason: Some(reason), .. }) => messages::exam_by_hand_why(locale, reason),
    }
}

/// The reason for the marks of an answer by the key.
pub(super) fn why_by_key(mark: &Mark, locale: Locale) -> Text {
    match mark.verdict {
        Verdict::Right => messages::exam_right(locale),
        Verdict::OneSide(side) => messages::exam_one_side(locale, side, side.opponents()),
        Verdict::OtherWeights => messages::exam_other_weights(locale),
        Verdict::Law { verdict: true, named: 0, .. } => messages::exam_verdict_right(locale),
        Verdict::Law { verdict: true, .. } => messages::exam_verdict_and_part(locale),
        Verdict::Law { verdict: false, .. } => messages::exam_law_right(locale),
        Verdict::Wrong if mark.is_of_law() => messages::exam_law_wrong(locale),
        Verdict::Wrong => messages::exam_wrong(locale),
        Verdict::Several => messages::exam_several(locale),
        Verdict::Missing => messages::exam_missing(locale),
        Verdict::Invalid(Fault::Unread) => messages::exam_not_readable(locale),
        Verdict::Invalid(Fault::Name) => messages::exam_named(locale),
        Verdict::Invalid(Fault::TooMany) => messages::exam_too_many(locale),
        Verdict::Invalid(Fault::Readings) => messages::exam_readings(locale),
        Verdict::Invalid(Fault::Sideless) => messages::exam_sideless(locale),
        Verdict::Invalid(Fault::NoFigure) => messages::exam_no_figure(locale),
        Verdict::Invalid(Fault::Unscored(code)) => messages::exam_unscored(locale, code),
    }
}

/// The probable mistake, in words.
pub(super) fn mistake(mark: &Mark, locale: Locale) -> Option<Text> {
    Some(match mark.mistake.as_ref()? {
        Mistake::AveragedFirst => messages::exam_averaged_first(locale),
        Mistake::SignTurned(side) => messages::exam_sign_turned(locale, *side),
        Mistake::OtherGroup => messages::exam_other_group(locale),
        Mistake::SidesSwapped => messages::exam_sides_swapped(locale),
        Mistake::Complement(side) => messages::exam_complement(locale, *side),
        Mistake::BarePercentage => messages::exam_bare_percentage(locale),
        Mistake::Rounded => messages::exam_rounded(locale),
        Mistake::Unrounded => messages::exam_unrounded(locale),
        Mistake::Adjusted => messages::exam_adjusted(locale),
    })
}

/// The remarks on a file; statements that were not executed share one line.
pub(super) fn notes(graded: &Graded, locale: Locale) -> Vec<Text> {
    let mut remarks = Vec::new();
    let mut not_executed = Vec::new();
    for note in &graded.notes {
        match note {
            Note::Refused(Refusal::Unreadable(reason)) => remarks.push(messages::exam_unreadable(locale, reason)),
            Note::Refused(Refusal::NotUtf8(offset)) => remarks.push(messages::exam_not_utf8(locale, *offset)),
            Note::Refused(Refusal::TooLarge) => remarks.push(messages::exam_too_large(locale, LARGEST)),
            Note::NotExecuted { word, line } => not_executed.push(match word.as_str() {
                "" => messages::exam_line(locale, *line),
                word => messages::exam_word_in_line(locale, word, *line),
            }),
            Note::UnknownCase { case, line, suggestion } => {
                remarks.push(match suggestion {
                    None => messages::exam_unknown_case(locale, *line, case),
                    Some(near) => messages::exam_unknown_case_near(locale, *line, case, near),
                });
            }
            Note::Unclosed { line } => remarks.push(messages::exam_unclosed(locale, *line)),
            Note::Unread { problem, line } => {
                let message = problem.message(locale);
                remarks.push(messages::exam_unread(locale, *line, &message, problem.code().name()));
            }
        }
    }
    if !not_executed.is_empty() {
        let named = Text::joined(not_executed, &", ".into());
        remarks.push(messages::exam_not_executed(locale, &named));
    }
    if graded.more_notes > 0 {
        remarks.push(messages::exam_more_notes(locale, graded.more_notes));
    }
    remarks
}
