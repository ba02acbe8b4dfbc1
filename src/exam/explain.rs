//! The words of marks: why a question got its mark, what went wrong, what there is to remark on a file.

use super::candidates::{LARGEST, Note, Refusal};
use super::grade::Graded;
use super::mark::{Fault, Mark, Mistake, Verdict};
use crate::catalogue::english::{exams, problems};

/// Why a question got its mark, in a few words.
pub(super) fn why(mark: &Mark) -> String {
    match mark.verdict {
        Verdict::Right => exams::right(),
        Verdict::OneSide(side) => exams::one_side(side),
        Verdict::OtherWeights => exams::other_weights(),
        Verdict::Wrong => exams::wrong(),
        Verdict::Several => exams::several(),
        Verdict::Missing => exams::missing(),
        Verdict::Invalid(Fault::Unread) => exams::not_readable(),
        Verdict::Invalid(Fault::Name) => exams::named(),
        Verdict::Invalid(Fault::TooMany) => exams::too_many(),
        Verdict::Invalid(Fault::NoFigure) => exams::no_figure(),
        Verdict::Invalid(Fault::Unscored(code)) => exams::unscored(code),
    }
}

/// What probably went wrong, in words.
pub(super) fn mistake(mark: &Mark) -> Option<String> {
    Some(match mark.mistake.as_ref()? {
        Mistake::AveragedFirst => exams::averaged_first(),
        Mistake::SignTurned(side) => exams::sign_turned(*side),
        Mistake::OtherGroup => exams::other_group(),
        Mistake::SidesSwapped => exams::sides_swapped(),
        Mistake::Complement(side) => exams::complement(*side),
        Mistake::BarePercentage => exams::bare_percentage(),
        Mistake::Rounded => exams::rounded(),
        Mistake::Unrounded => exams::unrounded(),
        Mistake::ByComparisons => exams::by_comparisons(),
        Mistake::Convention { setting, value } => exams::convention(setting, value),
    })
}

/// What there is to remark on a file; what was not executed in one line.
pub(super) fn notes(graded: &Graded) -> Vec<String> {
    let mut remarks = Vec::new();
    let mut not_executed = Vec::new();
    for note in &graded.notes {
        match note {
            Note::Refused(Refusal::Unreadable(reason)) => remarks.push(exams::unreadable(reason)),
            Note::Refused(Refusal::NotUtf8(offset)) => remarks.push(exams::not_utf8(*offset)),
            Note::Refused(Refusal::TooLarge) => remarks.push(exams::too_large(LARGEST)),
            Note::NotExecuted { word, line } => not_executed.push((word.clone(), *line)),
            Note::UnknownCase { case, line, suggestion } => {
                remarks.push(exams::unknown_case(case, *line, suggestion.as_deref()));
            }
            Note::Unread { problem, line } => {
                remarks.push(exams::unread(&problems::message(problem), problem.code().name(), *line));
            }
        }
    }
    if !not_executed.is_empty() {
        remarks.push(exams::not_executed(&not_executed));
    }
    if graded.more_notes > 0 {
        remarks.push(exams::more_notes(graded.more_notes));
    }
    remarks
}
