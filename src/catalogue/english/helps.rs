//! What to write instead.

use super::events;
use super::lectures;
use super::problems::{clipped, imps};
use super::syntax::syntax_help;
use crate::catalogue::{Said as _, language};
use crate::diagnostic::Problem;
use crate::messages as m;

/// What to write instead, if there is advice to give.
#[must_use]
pub fn help(problem: &Problem) -> Option<String> {
    advice(problem).map(clipped)
}

fn advice(problem: &Problem) -> Option<String> {
    let advice = match problem {
        Problem::Syntax(problem) => return syntax_help(problem),
        Problem::WeightsSum { .. } => m::help_weights_sum(language()).to_string(),
        Problem::WeightMissing => m::help_weight_missing(language()).to_string(),
        Problem::RestTwice => m::help_rest_twice(language()).to_string(),
        Problem::RestNegative { .. } => m::help_rest_negative(language()).to_string(),
        Problem::WeightedArtificial => m::help_weighted_artificial(language()).to_string(),
        Problem::ArtificialBoth { amount } => {
            let (ns, ew) = (imps(amount), imps(&-amount));
            return Some(m::help_artificial_both(language(), ns.said(), ew.said()).to_string());
        }
        Problem::ArtificialImpsInMatchpoints => m::help_artificial_imps_in_matchpoints(language()).to_string(),
        Problem::ArtificialShareInImps { .. } => m::help_artificial_share_in_imps(language()).to_string(),
        Problem::NoField => m::help_no_field(language()).to_string(),
        Problem::EmptyField => m::help_empty_field(language()).to_string(),
        Problem::NoOtherTable => m::help_no_other_table(language()).to_string(),
        Problem::OtherArtificial => m::help_other_artificial(language()).to_string(),
        Problem::DamageObtainedMissing => m::help_damage_obtained_missing(language()).to_string(),
        Problem::DamageObtainedDiffers { .. } => m::help_damage_obtained_differs(language()).to_string(),
        Problem::DamageArtificial => m::help_damage_artificial(language()).to_string(),
        Problem::DamageNested => m::help_damage_nested(language()).to_string(),
        Problem::Lecture { problem } => return Some(lectures::help(problem)),
        Problem::ImpossibleScore { .. } => m::help_impossible_score(language()).to_string(),
        Problem::SplitExceedsTop { .. } => m::help_split_exceeds_top(language()).to_string(),
        Problem::NotDescending { side, .. } => {
            return Some(m::help_not_descending(language(), side.said()).to_string());
        }
        Problem::OffendersGain { .. } => m::help_offenders_gain(language()).to_string(),
        Problem::NoDamage { .. } => m::help_no_damage(language()).to_string(),
        Problem::NoRelief { .. } => m::help_no_relief(language()).to_string(),
        Problem::SmallWeight { .. } => m::help_small_weight(language()).to_string(),
        _ => return contract_help(problem).or_else(|| events::help(problem)).or_else(|| script_help(problem)),
    };
    Some(advice)
}

/// Advice on contracts.
fn contract_help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::ContractScore { contract, computed, .. } => {
            m::help_contract_score(language(), contract.said(), (format!("{computed:+}")).said()).to_string()
        }
        Problem::ContractNeverScores { .. } => m::help_contract_never_scores(language()).to_string(),
        Problem::ContractDeclarer { contract } => m::help_contract_declarer(language(), contract.said()).to_string(),
        Problem::ContractResult { contract } => m::help_contract_result(language(), contract.said()).to_string(),
        Problem::ContractRange { over: 0, under, .. } => {
            m::help_contract_range_under(language(), under.said()).to_string()
        }
        Problem::ContractRange { over, under, .. } => {
            m::help_contract_range_both(language(), over.said(), under.said()).to_string()
        }
        Problem::ContractLevel => m::help_contract_level(language()).to_string(),
        Problem::NoBoard { .. } => m::help_no_board(language()).to_string(),
        _ => return None,
    })
}

/// Advice on names, settings, files and numbers of the script.
fn script_help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::UnknownName { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownName { name, suggestion: None } => m::help_unknown_name(language(), name.said()).to_string(),
        Problem::NoAnswerYet => m::help_no_answer_yet(language()).to_string(),
        Problem::TooManyNames { .. } => m::help_too_many_names(language()).to_string(),
        Problem::CircularName { name } => m::help_circular_name(language(), name.said()).to_string(),
        Problem::NameNotOneSided { name } => m::help_name_not_one_sided(language(), name.said()).to_string(),
        Problem::UnknownSetting { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownSetting { suggestion: None, .. } => m::help_unknown_setting(language()).to_string(),
        Problem::SettingValue { suggestion: Some(near), allowed, .. } => {
            let guess = did_you_mean(near);
            m::help_setting_value_near(language(), guess.said(), allowed.said()).to_string()
        }
        Problem::SettingValue { suggestion: None, allowed, .. } => {
            m::help_setting_value(language(), allowed.said()).to_string()
        }
        Problem::UnknownScoring { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownScoring { suggestion: None, .. } => m::help_unknown_scoring(language()).to_string(),
        Problem::BoardNumber => m::help_board_number(language()).to_string(),
        Problem::TablesTooFew { rows, .. } => m::help_tables_too_few(language(), rows.said()).to_string(),
        Problem::FileWrite { .. } => m::help_file_write(language()).to_string(),
        Problem::File { .. } => m::help_file(language()).to_string(),
        Problem::IncludeCycle { .. } => m::help_include_cycle(language()).to_string(),
        Problem::IncludeDeep { .. } => m::help_include_deep(language()).to_string(),
        Problem::Encoding { .. } => m::help_encoding(language()).to_string(),
        Problem::UnknownCode { suggestion: Some(near), .. } => did_you_mean(near),
        Problem::UnknownCode { suggestion: None, .. } => m::help_unknown_code(language()).to_string(),
        Problem::CodeSeverity { name, severity } => {
            m::help_code_severity(language(), severity.said(), name.said()).to_string()
        }
        _ => return None,
    })
}

fn did_you_mean(near: &str) -> String {
    m::did_you_mean(language(), near.said()).to_string()
}
