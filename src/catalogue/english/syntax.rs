//! What is wrong with a text, in words a director uses.

use crate::catalogue::{Said as _, language};
use crate::diagnostic::SyntaxProblem;
use crate::messages as m;

/// The message for a problem of the notation.
#[must_use]
pub fn syntax_message(problem: &SyntaxProblem) -> String {
    match problem {
        SyntaxProblem::Unexpected { found, expected, .. } => {
            let expected = list(expected);
            match (found.is_empty(), expected.is_empty()) {
                (true, true) => m::error_unexpected(language()).to_string(),
                (true, false) => m::error_unexpected_end(language(), expected.said()).to_string(),
                (false, true) => m::error_unexpected_here(language(), found.said()).to_string(),
                (false, false) => m::error_unexpected_other(language(), expected.said(), found.said()).to_string(),
            }
        }
        SyntaxProblem::Unclosed { opener } => m::error_unclosed(language(), opener.said()).to_string(),
        SyntaxProblem::Unopened { closer } => m::error_unopened(language(), closer.said()).to_string(),
        SyntaxProblem::DecimalComma { with_point } => m::error_decimal_comma(language(), with_point.said()).to_string(),
        SyntaxProblem::NumberRange { what } => range(what).0,
        SyntaxProblem::NestedParentheses => m::error_nested_parentheses(language()).to_string(),
        SyntaxProblem::TooDeep { limit } => m::error_too_deep(language(), limit.said()).to_string(),
        SyntaxProblem::UnknownStatement { word, .. } => m::error_unknown_statement(language(), word.said()).to_string(),
        SyntaxProblem::ReservedName { word } => m::error_reserved_name(language(), word.said()).to_string(),
        SyntaxProblem::NameAsComponent { name } => m::error_name_as_component(language(), name.said()).to_string(),
        SyntaxProblem::Other { key, .. } => other(key).0,
    }
}

/// What to write instead, where that can be said.
#[must_use]
pub fn syntax_help(problem: &SyntaxProblem) -> Option<String> {
    match problem {
        SyntaxProblem::Unexpected { form: Some(form), .. } => {
            self::form(form).map(|form| m::help_form(language(), form.said()).to_string())
        }
        SyntaxProblem::Unexpected { form: None, .. } => None,
        SyntaxProblem::Unclosed { opener } => {
            let closer = match *opener {
                "(" => ")",
                "{" => "}",
                quote => quote,
            };
            Some(m::help_unclosed(language(), closer.said()).to_string())
        }
        SyntaxProblem::Unopened { .. } => Some(m::help_unopened(language()).to_string()),
        SyntaxProblem::DecimalComma { with_point } => {
            Some(m::help_decimal_comma(language(), with_point.said()).to_string())
        }
        SyntaxProblem::NumberRange { what } => Some(range(what).1),
        SyntaxProblem::NestedParentheses => Some(m::help_nested_parentheses(language()).to_string()),
        SyntaxProblem::TooDeep { .. } => Some(m::help_too_deep(language()).to_string()),
        SyntaxProblem::UnknownStatement { suggestion: Some(near), .. } => {
            Some(m::did_you_mean(language(), near.said()).to_string())
        }
        SyntaxProblem::UnknownStatement { suggestion: None, .. } => {
            Some(m::help_unknown_statement(language()).to_string())
        }
        SyntaxProblem::ReservedName { word } => Some(m::help_reserved_name(language(), word.said()).to_string()),
        SyntaxProblem::NameAsComponent { .. } => Some(m::help_name_as_component(language()).to_string()),
        SyntaxProblem::Other { key, .. } => Some(other(key).1),
    }
}

/// A number out of range: what is said, and what is advised.
fn range(what: &str) -> (String, String) {
    match what {
        "score" => (m::error_range_score(language()).to_string(), m::help_range_score(language()).to_string()),
        "weight" => (m::error_range_weight(language()).to_string(), m::help_range_weight(language()).to_string()),
        "count" => (m::error_range_count(language()).to_string(), m::help_range_count(language()).to_string()),
        "percentage" => {
            (m::error_range_percentage(language()).to_string(), m::help_range_percentage(language()).to_string())
        }
        "board" => (m::error_range_board(language()).to_string(), m::help_range_board(language()).to_string()),
        "boards" => (m::error_range_boards(language()).to_string(), m::help_range_boards(language()).to_string()),
        _ => (m::error_range_other(language()).to_string(), m::help_range_other(language()).to_string()),
    }
}

/// The slips with a name: what is said, and what is advised.
fn other(key: &str) -> (String, String) {
    match key {
        "control-character" => (
            m::error_slip_control_character(language()).to_string(),
            m::help_slip_control_character(language()).to_string(),
        ),
        "escape" => (m::error_slip_escape(language()).to_string(), m::help_slip_escape(language()).to_string()),
        "whole-points" => {
            (m::error_slip_whole_points(language()).to_string(), m::help_slip_whole_points(language()).to_string())
        }
        "number" => (m::error_slip_number(language()).to_string(), m::help_slip_number(language()).to_string()),
        "count" => (m::error_slip_count(language()).to_string(), m::help_slip_count(language()).to_string()),
        "said-twice" => {
            (m::error_slip_said_twice(language()).to_string(), m::help_slip_said_twice(language()).to_string())
        }
        "ruling" => (m::error_slip_ruling(language()).to_string(), m::help_slip_ruling(language()).to_string()),
        "missing-separator" => (
            m::error_slip_missing_separator(language()).to_string(),
            m::help_slip_missing_separator(language()).to_string(),
        ),
        "list-needs-parentheses" => (
            m::error_slip_list_needs_parentheses(language()).to_string(),
            m::help_slip_list_needs_parentheses(language()).to_string(),
        ),
        "split-side" => {
            (m::error_slip_split_side(language()).to_string(), m::help_slip_split_side(language()).to_string())
        }
        "split-two" => {
            (m::error_slip_split_two(language()).to_string(), m::help_slip_split_two(language()).to_string())
        }
        "slash-inside" => {
            (m::error_slip_slash_inside(language()).to_string(), m::help_slip_slash_inside(language()).to_string())
        }
        "side-colon" => {
            (m::error_slip_side_colon(language()).to_string(), m::help_slip_side_colon(language()).to_string())
        }
        "row-count" => {
            (m::error_slip_row_count(language()).to_string(), m::help_slip_row_count(language()).to_string())
        }
        "expect-form" => {
            (m::error_slip_expect_form(language()).to_string(), m::help_slip_expect_form(language()).to_string())
        }
        "damage-form" => {
            (m::error_slip_damage_form(language()).to_string(), m::help_slip_damage_form(language()).to_string())
        }
        "let-form" => (m::error_slip_let_form(language()).to_string(), m::help_slip_let_form(language()).to_string()),
        "let-missing" => {
            (m::error_slip_let_missing(language()).to_string(), m::help_slip_let_missing(language()).to_string())
        }
        "statement-in-rows" => (
            m::error_slip_statement_in_rows(language()).to_string(),
            m::help_slip_statement_in_rows(language()).to_string(),
        ),
        "needs-block" => {
            (m::error_slip_needs_block(language()).to_string(), m::help_slip_needs_block(language()).to_string())
        }
        "block-without-head" => (
            m::error_slip_block_without_head(language()).to_string(),
            m::help_slip_block_without_head(language()).to_string(),
        ),
        "block-not-here" => {
            (m::error_slip_block_not_here(language()).to_string(), m::help_slip_block_not_here(language()).to_string())
        }
        "group-outside" => {
            (m::error_slip_group_outside(language()).to_string(), m::help_slip_group_outside(language()).to_string())
        }
        _ => (m::error_slip_other(language()).to_string(), m::help_slip_other(language()).to_string()),
    }
}

/// How something is written, by the word it starts with.
fn form(key: &str) -> Option<&'static str> {
    Some(match key {
        "row" => "+620: 3",
        "scale-row" => "3-6: 16-14",
        "answer" => "answer (60% +620 & 40% -100)",
        "board" => "board 7 dealer S vul all",
        "case" => "case \"Board 7\" { … }",
        "compare" => "compare td, (-100)/(+620), A+/A-",
        "conventions" => "conventions split: (-100)/(+620)",
        "damage" => "damage NS before +620 after +500 obtained +150",
        "deal" => "deal \"N:AK32.52.62.QT987 - - -\"",
        "effects" => "effects (60% +620 & 40% -100)",
        "entry" => "entry (-100)/(+620)",
        "expect" => "expect td: NS 9.8, EW 8.2",
        "include" => "include \"club.ruling\"",
        "let" => "let td = (60% +620 & 40% -100)",
        "match" => "match boards 16 rest +10 scale wbf",
        "obtained" => "obtained +100",
        "offenders" => "offenders EW",
        "other" => "other table +300",
        "penalty" => "penalty EW 10%",
        "pitfall" => "pitfall (60% +620 & 40% -100)",
        "protocol" => "protocol",
        "question" => "question \"What does each side get?\"",
        "regulations" => "regulations ebu",
        "scale" => "scale \"club\" boards 24 { 0-2: 15-15, 3+: 16-14 }",
        "scoring" => "scoring butler",
        "sensitivity" => "sensitivity (60% +620 & 40% -100)",
        "session" => "session NS 64.2% EW 38%",
        "set" => "set short-field neuberg",
        "solve" => "solve w in (w +620 & rest -100) for NS 12",
        "traveller" => "traveller { +620: 3, +500, -100: 2 }",
        "vary" => "vary w from 0% to 100% step 10% in (w +620 & rest -100)",
        _ => return None,
    })
}

/// What was expected, in words: `a score, a contract or …`.
fn list(expected: &[&'static str]) -> String {
    let mut words: Vec<String> = expected.iter().map(|key| thing(key)).collect();
    let Some(last) = words.pop() else { return String::new() };
    if words.is_empty() {
        return last;
    }
    m::list_or(language(), words.join(", ").said(), last.said()).to_string()
}

/// An expected thing, by the key the parser gives it.
fn thing(key: &'static str) -> String {
    match key {
        "ruling" => m::thing_ruling(language()).to_string(),
        "outcome" => m::thing_outcome(language()).to_string(),
        "strain" => m::thing_strain(language()).to_string(),
        "weight" => m::thing_weight(language()).to_string(),
        "number" => m::thing_number(language()).to_string(),
        "count" => m::thing_count(language()).to_string(),
        "seat" => m::thing_seat(language()).to_string(),
        "side" => m::thing_side(language()).to_string(),
        "name" => m::thing_name(language()).to_string(),
        "string" => m::thing_string(language()).to_string(),
        "word" => m::thing_word(language()).to_string(),
        "value" => m::thing_value(language()).to_string(),
        "unit" => m::thing_unit(language()).to_string(),
        "percent" => "`%`".to_owned(),
        "ampersand" => "`&`".to_owned(),
        "comma" => "`,`".to_owned(),
        "slash" => "`/`".to_owned(),
        "colon" => "`:`".to_owned(),
        "equals" => "`=`".to_owned(),
        "open" => "`(`".to_owned(),
        "close" => "`)`".to_owned(),
        "claim" => m::thing_claim(language()).to_string(),
        "vulnerability" => m::thing_vulnerability(language()).to_string(),
        "offenders" => m::thing_offenders(language()).to_string(),
        "end" => m::thing_end(language()).to_string(),
        "plus" => "`+`".to_owned(),
        "minus" => "`-`".to_owned(),
        "marks-clause" => m::thing_marks_clause(language()).to_string(),
        "match-clause" => m::thing_match_clause(language()).to_string(),
        "before" => "`before`".to_owned(),
        "after" => "`after`".to_owned(),
        "in" => "`in`".to_owned(),
        "for" => "`for`".to_owned(),
        "from" => "`from`".to_owned(),
        "to" => "`to`".to_owned(),
        "table" => "`table`".to_owned(),
        other => other.to_owned(),
    }
}
