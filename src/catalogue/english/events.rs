//! What is wrong with an event, matches and scales, groups, penalties, regulations; and with what is asked of a
//! ruling.

use super::words::unit as unit_word;
use crate::catalogue::{Said as _, language};
use crate::diagnostic::Problem;
use crate::messages as m;
use crate::ruling::DealError;
use crate::ruling::Unit;
use crate::scoring::ScaleProblem;

pub(super) fn message(problem: &Problem) -> String {
    match problem {
        Problem::PenaltyUnit { unit: Some(Unit::VictoryPoints), .. } => {
            m::error_penalty_unit_victory_points(language()).to_string()
        }
        Problem::PenaltyUnit { unit, scoring } => {
            let unit = unit.map_or_else(|| m::of_a_top(language()).to_string(), unit_word);
            m::error_penalty_unit(language(), unit.said(), scoring.said()).to_string()
        }
        Problem::UnknownRegulations { word, .. } => m::error_unknown_regulations(language(), word.said()).to_string(),
        Problem::UnknownScale { name, .. } => m::error_unknown_scale(language(), name.said()).to_string(),
        Problem::ScaleBoards { name, boards: Some(boards), .. } => {
            m::error_scale_boards(language(), name.said(), *boards).to_string()
        }
        Problem::ScaleBoards { name, boards: None, .. } => {
            m::error_scale_boards_several(language(), name.said()).to_string()
        }
        Problem::MatchBoardsMissing { scale } => m::error_match_boards_missing(language(), scale.said()).to_string(),
        Problem::ScaleReserved { name } => m::error_scale_reserved(language(), name.said()).to_string(),
        Problem::KnockoutScale => m::error_knockout_scale(language()).to_string(),
        Problem::ScaleStep { problem } => match problem {
            ScaleProblem::Empty => m::error_scale_step_empty(language()).to_string(),
            ScaleProblem::NoDraw => m::error_scale_step_no_draw(language()).to_string(),
            ScaleProblem::Gap(next) => m::error_scale_step_gap(language(), next.said()).to_string(),
            ScaleProblem::Backwards => m::error_scale_step_backwards(language()).to_string(),
            ScaleProblem::AfterOpen => m::error_scale_step_after_open(language()).to_string(),
            ScaleProblem::Falls => m::error_scale_step_falls(language()).to_string(),
        },
        Problem::UnknownGroup { name, .. } => m::error_unknown_group(language(), name.said()).to_string(),
        Problem::GroupTwice { name } => m::error_group_twice(language(), name.said()).to_string(),
        Problem::GroupMisplaced => m::error_group_misplaced(language()).to_string(),
        Problem::ArtificialInTotalPoints => m::error_artificial_in_total_points(language()).to_string(),
        Problem::OutsideCase { what } => m::error_outside_case(language(), what.said()).to_string(),
        Problem::AnswerFigures => m::error_answer_figures(language()).to_string(),
        Problem::MarksShare => m::error_marks_share(language()).to_string(),
        Problem::NoQuestions => m::error_no_questions(language()).to_string(),
        Problem::QuestionWithoutAnswer { case } => {
            m::error_question_without_answer(language(), case.said()).to_string()
        }
        Problem::QuestionTwice { case } => m::error_question_twice(language(), case.said()).to_string(),
        Problem::Deal { problem } => match problem {
            DealError::Seat => m::error_deal_seat(language()).to_string(),
            DealError::Hands => m::error_deal_hands(language()).to_string(),
            DealError::Suits => m::error_deal_suits(language()).to_string(),
            DealError::Cards => m::error_deal_cards(language()).to_string(),
            DealError::Counts => m::error_deal_counts(language()).to_string(),
        },
        Problem::PenaltyNegative => m::error_penalty_negative(language()).to_string(),
        Problem::NoTraveller => m::error_no_traveller(language()).to_string(),
        Problem::DamageOffender { side } => m::error_damage_offender(language(), side.said()).to_string(),
        Problem::VariableUnused { name } => m::error_variable_unused(language(), name.said()).to_string(),
        Problem::UnknownWeight { name } => m::error_unknown_weight(language(), name.said()).to_string(),
        Problem::VaryRange { limit } => m::error_vary_range(language(), limit.said()).to_string(),
        Problem::SolveUnit { scoring } => m::error_solve_unit(language(), scoring.said()).to_string(),
        Problem::DatumOfNothing => m::error_datum_of_nothing(language()).to_string(),
        _ => String::new(),
    }
}

fn did_you_mean(suggestion: Option<&str>, else_say: String) -> String {
    suggestion.map_or(else_say, |near| m::did_you_mean(language(), near.said()).to_string())
}

pub(super) fn help(problem: &Problem) -> Option<String> {
    Some(match problem {
        Problem::PenaltyUnit { unit: Some(Unit::VictoryPoints), .. } => {
            m::help_penalty_unit_victory_points(language()).to_string()
        }
        Problem::PenaltyUnit { .. } => m::help_penalty_unit(language()).to_string(),
        Problem::UnknownRegulations { suggestion, .. } => {
            did_you_mean(*suggestion, m::help_unknown_regulations(language()).to_string())
        }
        Problem::UnknownScale { suggestion, .. } => {
            did_you_mean(suggestion.as_deref(), m::help_unknown_scale(language()).to_string())
        }
        Problem::ScaleBoards { known, .. } => {
            let first = known.first()?;
            let known: Vec<String> = known.iter().map(ToString::to_string).collect();
            let known = known.join(&m::list_and_for(language()).to_string());
            m::help_scale_boards(language(), known, *first).to_string()
        }
        Problem::MatchBoardsMissing { scale } => m::help_match_boards_missing(language(), scale.said()).to_string(),
        Problem::ScaleReserved { .. } => m::help_scale_reserved(language()).to_string(),
        Problem::KnockoutScale => m::help_knockout_scale(language()).to_string(),
        Problem::ScaleStep { .. } => m::help_scale_step(language()).to_string(),
        // Names of one letter are all alike.
        Problem::UnknownGroup { name, suggestion: Some(near) } if name.chars().count() < 2 => {
            m::help_unknown_group_one_letter(language(), near.said()).to_string()
        }
        Problem::UnknownGroup { suggestion, .. } => {
            did_you_mean(suggestion.as_deref(), m::help_unknown_group(language()).to_string())
        }
        Problem::GroupTwice { .. } => m::help_group_twice(language()).to_string(),
        Problem::GroupMisplaced => m::help_group_misplaced(language()).to_string(),
        Problem::ArtificialInTotalPoints => m::help_artificial_in_total_points(language()).to_string(),
        Problem::OutsideCase { .. } => m::help_outside_case(language()).to_string(),
        Problem::AnswerFigures => m::help_answer_figures(language()).to_string(),
        Problem::MarksShare => m::help_marks_share(language()).to_string(),
        Problem::NoQuestions => m::help_no_questions(language()).to_string(),
        Problem::QuestionWithoutAnswer { .. } => m::help_question_without_answer(language()).to_string(),
        Problem::QuestionTwice { .. } => m::help_question_twice(language()).to_string(),
        Problem::Deal { .. } => m::help_deal(language()).to_string(),
        Problem::PenaltyNegative => m::help_penalty_negative(language()).to_string(),
        Problem::NoTraveller => m::help_no_traveller(language()).to_string(),
        Problem::DamageOffender { side } => m::help_damage_offender(language(), side.opponents().said()).to_string(),
        Problem::VariableUnused { name } => m::help_variable_unused(language(), name.said()).to_string(),
        Problem::UnknownWeight { name } => m::help_unknown_weight(language(), name.said()).to_string(),
        Problem::VaryRange { .. } => m::help_vary_range(language()).to_string(),
        Problem::SolveUnit { .. } => m::help_solve_unit(language()).to_string(),
        Problem::DatumOfNothing => m::help_datum_of_nothing(language()).to_string(),
        _ => return None,
    })
}
