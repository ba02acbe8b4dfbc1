//! What is wrong, in a sentence.

pub use super::helps::help;

use super::events;
use super::lectures;
use super::syntax::syntax_message;
use crate::catalogue::{Said as _, language};
use crate::catalogue::{figure_of, points, signed_points};
use crate::diagnostic::Problem;
use crate::messages as m;
use crate::number::Exact;
use crate::ruling::{Artificial, Side, weight};

/// Characters of a message; what was written may be longer than any screen.
const LONGEST: usize = 320;

/// What is wrong: one sentence, lower case, no full stop, the user's text in backticks.
#[must_use]
pub fn message(problem: &Problem) -> String {
    clipped(said(problem))
}

/// Whether a character shows nothing or moves what stands beside it.
#[must_use]
pub fn is_invisible(character: char) -> bool {
    let formats = ['\u{200b}'..='\u{200f}', '\u{2028}'..='\u{202e}', '\u{2060}'..='\u{206f}', '\u{feff}'..='\u{feff}'];
    character.is_control() || formats.iter().any(|range| range.contains(&character))
}

/// A text in which everything can be seen, with its middle left out where it is too long.
pub(super) fn clipped(text: String) -> String {
    let text = match text.chars().any(is_invisible) {
        false => text,
        true => {
            let seen = |c: char| if is_invisible(c) { format!("U+{:04X}", u32::from(c)) } else { c.to_string() };
            text.chars().map(seen).collect()
        }
    };
    let length = text.chars().count();
    if length <= LONGEST {
        return text;
    }
    let half = LONGEST / 2;
    let start: String = text.chars().take(half).collect();
    let end: String = text.chars().skip(length.saturating_sub(half)).collect();
    format!("{start} … {end}")
}

/// Characters of a stranger's words that are repeated.
const LONGEST_WORDS: usize = 60;

/// A stranger's words as they can be repeated: everything in them is seen, and there are not too many.
#[must_use]
pub fn seen(text: &str) -> String {
    let shown = |c: char| if is_invisible(c) { format!("U+{:04X}", u32::from(c)) } else { c.to_string() };
    let more = text.chars().nth(LONGEST_WORDS).is_some();
    let kept: String = text.chars().take(LONGEST_WORDS).map(shown).collect();
    if more { format!("{kept} …") } else { kept }
}

fn said(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(problem) => syntax_message(problem),
        Problem::WeightsSum { sum } => weights_sum(sum),
        Problem::WeightMissing => m::error_weight_missing(language()).to_string(),
        Problem::RestTwice => m::error_rest_twice(language()).to_string(),
        Problem::RestNegative { left } => {
            let sum = prose(&weight(&(&Exact::ONE - left)));
            m::error_rest_negative(language(), sum.said()).to_string()
        }
        Problem::WeightedArtificial => m::error_weighted_artificial(language()).to_string(),
        Problem::ArtificialBoth { amount } => m::error_artificial_both(language(), imps(amount).said()).to_string(),
        Problem::ArtificialImpsInMatchpoints => m::error_artificial_imps_in_matchpoints(language()).to_string(),
        Problem::ArtificialShareInImps { share } => {
            m::error_artificial_share_in_imps(language(), prose(&weight(share)).said()).to_string()
        }
        Problem::NoField => m::error_no_field(language()).to_string(),
        Problem::EmptyField => m::error_empty_field(language()).to_string(),
        Problem::NoOtherTable => m::error_no_other_table(language()).to_string(),
        Problem::OtherArtificial => m::error_other_artificial(language()).to_string(),
        Problem::DamageObtainedMissing => m::error_damage_obtained_missing(language()).to_string(),
        Problem::DamageObtainedDiffers { written, obtained } => {
            m::error_damage_obtained_differs(language(), written.said(), obtained.said()).to_string()
        }
        Problem::DamageArtificial => m::error_damage_artificial(language()).to_string(),
        Problem::DamageNested => m::error_damage_nested(language()).to_string(),
        Problem::ContractScore { .. }
        | Problem::ContractNeverScores { .. }
        | Problem::ContractDeclarer { .. }
        | Problem::ContractResult { .. }
        | Problem::ContractRange { .. }
        | Problem::ContractLevel
        | Problem::NoBoard { .. } => contract_message(problem),
        Problem::UnknownName { .. }
        | Problem::NoAnswerYet
        | Problem::CircularName { .. }
        | Problem::TooManyNames { .. }
        | Problem::NameNotOneSided { .. }
        | Problem::UnknownSetting { .. }
        | Problem::SettingValue { .. }
        | Problem::UnknownScoring { .. }
        | Problem::BoardNumber
        | Problem::TablesTooFew { .. }
        | Problem::File { .. }
        | Problem::FileWrite { .. }
        | Problem::IncludeCycle { .. }
        | Problem::IncludeDeep { .. }
        | Problem::Encoding { .. }
        | Problem::UnknownCode { .. }
        | Problem::CodeSeverity { .. } => script_message(problem),
        Problem::PenaltyUnit { .. }
        | Problem::UnknownRegulations { .. }
        | Problem::UnknownScale { .. }
        | Problem::ScaleBoards { .. }
        | Problem::MatchBoardsMissing { .. }
        | Problem::ScaleReserved { .. }
        | Problem::KnockoutScale
        | Problem::ScaleStep { .. }
        | Problem::UnknownGroup { .. }
        | Problem::GroupTwice { .. }
        | Problem::GroupMisplaced
        | Problem::ArtificialInTotalPoints
        | Problem::DatumOfNothing
        | Problem::VariableUnused { .. }
        | Problem::UnknownWeight { .. }
        | Problem::VaryRange { .. }
        | Problem::SolveUnit { .. }
        | Problem::PenaltyNegative
        | Problem::NoTraveller
        | Problem::DamageOffender { .. }
        | Problem::OutsideCase { .. }
        | Problem::AnswerFigures
        | Problem::MarksShare
        | Problem::NoQuestions
        | Problem::QuestionWithoutAnswer { .. }
        | Problem::QuestionTwice { .. }
        | Problem::Deal { .. } => events::message(problem),
        Problem::Lecture { problem } => lectures::message(problem),
        Problem::ImpossibleScore { .. }
        | Problem::SplitExceedsTop { .. }
        | Problem::NotDescending { .. }
        | Problem::OffendersGain { .. }
        | Problem::NoDamage { .. }
        | Problem::NoRelief { .. }
        | Problem::SmallWeight { .. } => check_message(problem),
    }
}

/// Contracts: what they score, and what is missing from them.
fn contract_message(problem: &Problem) -> String {
    match problem {
        Problem::ContractScore { contract, computed, written } => {
            let (computed, written) = (score(*computed), score(*written));
            m::error_contract_score(language(), contract.said(), computed.said(), written.said()).to_string()
        }
        Problem::ContractNeverScores { contract, written } => {
            let written = score(*written);
            m::error_contract_never_scores(language(), contract.said(), written.said()).to_string()
        }
        Problem::ContractDeclarer { contract } => m::error_contract_declarer(language(), contract.said()).to_string(),
        Problem::ContractResult { contract } => m::error_contract_result(language(), contract.said()).to_string(),
        // The bid has no `+` in it, so one can only be the result's.
        Problem::ContractRange { contract, .. } if contract.contains('+') => {
            m::error_contract_range_over(language(), contract.said()).to_string()
        }
        Problem::ContractRange { contract, .. } => {
            m::error_contract_range_under(language(), contract.said()).to_string()
        }
        Problem::ContractLevel => m::error_contract_level(language()).to_string(),
        Problem::NoBoard { contract } => m::error_no_board(language(), contract.said()).to_string(),
        _ => String::new(),
    }
}

/// Names, settings, files and numbers of the script.
fn script_message(problem: &Problem) -> String {
    match problem {
        Problem::UnknownName { name, .. } => m::error_unknown_name(language(), name.said()).to_string(),
        Problem::NoAnswerYet => m::error_no_answer_yet(language()).to_string(),
        Problem::CircularName { name } => m::error_circular_name(language(), name.said()).to_string(),
        Problem::TooManyNames { limit } => m::error_too_many_names(language(), limit.said()).to_string(),
        Problem::NameNotOneSided { name } => m::error_name_not_one_sided(language(), name.said()).to_string(),
        Problem::UnknownSetting { name, .. } => m::error_unknown_setting(language(), name.said()).to_string(),
        Problem::SettingValue { name, value, .. } => {
            m::error_setting_value(language(), name.said(), value.said()).to_string()
        }
        Problem::UnknownScoring { word, .. } => m::error_unknown_scoring(language(), word.said()).to_string(),
        Problem::BoardNumber => m::error_board_number(language()).to_string(),
        Problem::TablesTooFew { tables, rows } => {
            m::error_tables_too_few(language(), tables.said(), rows.said()).to_string()
        }
        Problem::File { name, reason } => m::error_file(language(), name.said(), reason.said()).to_string(),
        Problem::FileWrite { name, reason } => m::error_file_write(language(), name.said(), reason.said()).to_string(),
        Problem::IncludeCycle { name } => m::error_include_cycle(language(), name.said()).to_string(),
        Problem::IncludeDeep { limit } => m::error_include_deep(language(), limit.said()).to_string(),
        Problem::Encoding { name, offset } => m::error_encoding(language(), name.said(), offset.said()).to_string(),
        Problem::UnknownCode { name, .. } => m::error_unknown_code(language(), name.said()).to_string(),
        Problem::CodeSeverity { name, severity } => {
            m::error_code_severity(language(), name.said(), with_article(severity).said()).to_string()
        }
        _ => String::new(),
    }
}

/// What a director would want to be told about a ruling that has a score.
fn check_message(problem: &Problem) -> String {
    match problem {
        Problem::ImpossibleScore { score: points, vulnerability } => {
            let (score, vulnerable) = (score(*points), vulnerable(vulnerability));
            m::error_impossible_score(language(), score.said(), vulnerable.said()).to_string()
        }
        Problem::SplitExceedsTop { total, top: Some(top) } => {
            let (total, top) = (points(total), points(top));
            m::error_split_exceeds_top(language(), total.said(), top.said()).to_string()
        }
        Problem::SplitExceedsTop { total, top: None } => {
            let total = signed_points(total);
            m::error_split_exceeds_top_imps(language(), total.said()).to_string()
        }
        Problem::NotDescending { side, values: [before, after, obtained] } => {
            let (before, after, obtained) = (points(before), points(after), points(obtained));
            m::error_not_descending(language(), before.said(), after.said(), obtained.said(), side.said()).to_string()
        }
        Problem::OffendersGain { side, ruling, obtained } => {
            let (ruling, obtained) = (points(ruling), points(obtained));
            m::error_offenders_gain(language(), side.said(), ruling.said(), obtained.said()).to_string()
        }
        Problem::NoDamage { side, ruling, obtained } => {
            let (ruling, obtained) = (points(ruling), points(obtained));
            m::error_no_damage(language(), side.said(), obtained.said(), ruling.said()).to_string()
        }
        Problem::NoRelief { side } => m::error_no_relief(language(), side.said()).to_string(),
        Problem::SmallWeight { weight: share, outcome, side, change, .. } if change.is_zero() => {
            let share = figure_of(weight(share));
            m::error_small_weight_nothing(language(), share.said(), outcome.said(), side.said()).to_string()
        }
        Problem::SmallWeight { weight: share, outcome, side, change, unit } => {
            let (share, change) = (figure_of(weight(share)), signed_points(change));
            m::error_small_weight(
                language(),
                share.said(),
                outcome.said(),
                side.said(),
                change.said(),
                super::words::unit(*unit).said(),
            )
            .to_string()
        }
        _ => String::new(),
    }
}

fn weights_sum(sum: &Exact) -> String {
    let left = &Exact::ONE - sum;
    let (difference, sum) = (figure_of(weight(&left.abs())), prose(&weight(sum)));
    if left.is_negative() {
        m::error_weights_sum_over(language(), sum.said(), difference.said()).to_string()
    } else {
        m::error_weights_sum(language(), sum.said(), difference.said()).to_string()
    }
}

/// A score in prose, with its sign.
fn score(points: i32) -> String {
    signed_points(&Exact::from(points))
}

/// An amount of IMPs in the notation.
pub(super) fn imps(amount: &Exact) -> String {
    Artificial::Imps(amount.clone()).to_string()
}

/// A figure of the notation in prose: the minus sign instead of the hyphen.
fn prose(text: &str) -> String {
    figure_of(text.replace('-', "−"))
}

fn with_article(severity: &str) -> String {
    match severity {
        "error" => m::an_error(language()).to_string(),
        "warning" => m::a_warning(language()).to_string(),
        _ => m::a_note(language()).to_string(),
    }
}

/// The vulnerability as the language has it, in words.
fn vulnerable(word: &str) -> String {
    match word {
        "" => m::vulnerable_any(language()).to_string(),
        "none" => m::vulnerable_none(language()).to_string(),
        "all" => m::vulnerable_all(language()).to_string(),
        side => {
            let side = if side == "NS" { Side::NS } else { Side::EW };
            m::vulnerable_side(language(), side.said(), side.opponents().said()).to_string()
        }
    }
}
