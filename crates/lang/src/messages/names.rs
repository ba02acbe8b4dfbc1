//! Descriptions of settings, regulations, statements and commands: messages found by a name. A test checks that each
//! name has one; for a name without one the text is empty.

use super::{Locale, Text, by_name};
use crate::law::{Edition, Law};
use crate::procedure::{Course, Decision, Object, Party, Procedure, Verdict};
use crate::ruling::{Ruling, Side, SideRuling};

/// A message by its id, nothing where there is none.
fn looked_up(locale: Locale, id: &str) -> Text {
    by_name(locale, id).unwrap_or_default()
}

/// Describes a setting.
#[must_use]
pub fn setting(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("setting-{name}"))
}

/// The source of a setting: a Law, regulations, a lecture.
#[must_use]
pub fn setting_source(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("source-{name}"))
}

/// The meaning of a value of a setting, written as in the table of settings.
#[must_use]
pub fn setting_value(locale: Locale, name: &str, value: &str) -> Text {
    looked_up(locale, &value_id(name, value))
}

/// A value of a setting as a sentence on an exam's paper; nothing for a value that is a number.
#[must_use]
pub fn rule(locale: Locale, name: &str, value: &str) -> Text {
    looked_up(locale, &format!("rule-{name}-{}", hyphened(value)))
}

/// A published scale of victory points as it is called in a sentence; nothing for one of a script's own.
#[must_use]
pub fn scale(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("scale-{name}"))
}

/// The id of a value: what is no letter or digit of it becomes a hyphen.
fn value_id(setting: &str, value: &str) -> String {
    format!("value-{setting}-{}", hyphened(value))
}

fn hyphened(value: &str) -> String {
    let kept: String = value.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect();
    kept.split_whitespace().collect::<Vec<_>>().join("-")
}

/// The name of a form of scoring.
#[must_use]
pub fn scoring(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("scoring-{name}"))
}

/// The name of a format of event files.
#[must_use]
pub fn event_format(locale: Locale, format: &str) -> Text {
    looked_up(locale, &format!("format-{format}"))
}

/// The body whose conventions a preset holds.
#[must_use]
pub fn regulations(locale: Locale, preset: &str) -> Text {
    looked_up(locale, &format!("regulations-{preset}"))
}

/// The text in which the body of a preset decides a setting.
#[must_use]
pub fn choice_source(locale: Locale, preset: &str, setting: &str) -> Text {
    looked_up(locale, &format!("choice-{preset}-{setting}"))
}

/// Describes a statement in a line; empty for a word that starts none.
#[must_use]
pub fn keyword(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("keyword-{word}"))
}

/// A fact of a board that has ended, in words; `fact` as [`BoardFact::word`](crate::session::BoardFact::word) has it.
#[must_use]
pub fn ended_fact(locale: Locale, fact: &str) -> Text {
    looked_up(locale, &format!("ended-{fact}"))
}

/// Describes a command of the prompt in a line.
#[must_use]
pub fn command(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("command-{name}"))
}

/// The argument of a command of the prompt, in capitals; `english` is the English for it, such as `NAME VALUE`.
#[must_use]
pub fn command_argument(locale: Locale, english: &str) -> Text {
    looked_up(locale, &format!("argument-{}", english.to_lowercase().replace(' ', "-")))
}

/// A player as an irregularity has him: `the offender's partner`.
#[must_use]
pub fn party(locale: Locale, party: Party) -> Text {
    looked_up(locale, &format!("party-{}", party.word()))
}

/// Describes a procedure of the Laws in a line.
#[must_use]
pub fn procedure(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("procedure-{name}"))
}

/// The question for the player or side after `by` in a procedure; empty if the general question does.
#[must_use]
pub fn procedure_by(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("by-{name}"))
}

/// The words that people write for a verdict, in small letters with commas between.
#[must_use]
pub fn verdict_words(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("says-{word}"))
}

/// A verdict in a few words, as at the end of a flow chart.
#[must_use]
pub fn verdict_short(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("end-{word}"))
}

/// A verdict of a procedure in a few words: in its own, if it has some.
#[must_use]
pub fn verdict_of(locale: Locale, procedure: &str, word: &str) -> Text {
    by_name(locale, &format!("end-{word}-{procedure}")).unwrap_or_else(|| verdict_short(locale, word))
}

/// A question of a procedure, as it is put to a director.
#[must_use]
pub fn procedure_question(locale: Locale, procedure: &str, question: &str) -> Text {
    looked_up(locale, &format!("ask-{procedure}-{question}"))
}

/// The words for the players at a choice or an end of a procedure, a sentence a line; those of its edition if it has some.
#[must_use]
pub fn procedure_say(locale: Locale, procedure: &Procedure, text: &str) -> Text {
    of_edition(locale, &format!("say-{}-{text}", procedure.name), procedure.edition).unwrap_or_default()
}

/// The text of an edition, else that of all.
fn of_edition(locale: Locale, id: &str, edition: Edition) -> Option<Text> {
    by_name(locale, &format!("{id}-{}", edition.year())).or_else(|| by_name(locale, id))
}

/// The words for the players at an end of a procedure, a sentence a line: by the verdict and the last of the Laws that there
/// are words for, else those of the procedure; `None` if the verdict alone has to do.
#[must_use]
pub fn words_at_end(locale: Locale, procedure: &Procedure, verdict: &str, laws: &[Law]) -> Option<Text> {
    let by_law = |law: &Law| {
        let paragraph: String = law.to_string().chars().filter(char::is_ascii_alphanumeric).collect();
        of_edition(locale, &format!("say-{verdict}-{paragraph}"), procedure.edition)
    };
    laws.iter().rev().find_map(by_law).or_else(|| by_name(locale, &format!("course-{verdict}-{}", procedure.name)))
}

/// The words for the players where an adjustment rests on damage: those of the procedure, else of any.
#[must_use]
pub fn words_if_damaged(locale: Locale, procedure: &str) -> Text {
    let own = by_name(locale, &format!("say-if-damaged-{procedure}"));
    own.unwrap_or_else(|| super::incident_say_if_damaged(locale))
}

/// The words for the players about a verdict alone.
#[must_use]
pub fn words_of_verdict(locale: Locale, verdict: &str) -> Text {
    looked_up(locale, &format!("say-{verdict}"))
}

/// A player's choice: `accept it`.
#[must_use]
pub fn choice_of_player(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("may-{word}"))
}

/// Other words for an answer or a choice, as a director may type them: `prohibit, bar`.
#[must_use]
pub fn also_called(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("also-{word}"))
}

/// The cards that an obligation is about, where they are not known.
#[must_use]
pub fn object(locale: Locale, object: Object) -> Text {
    looked_up(locale, &format!("object-{}", object.word()))
}

/// A word that answers a question.
#[must_use]
pub fn procedure_answer(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("answer-{word}"))
}

/// The decision on an incident, with the ruling.
#[must_use]
pub fn decision(locale: Locale, procedure: &str, course: &Course, decision: &Decision) -> Text {
    if course.nothing_self_inflicted {
        return super::incident_nothing_self_inflicted(locale);
    }
    if decision.undamaged {
        return looked_up(locale, "course-undamaged");
    }
    if decision.if_damaged {
        let own = by_name(locale, &format!("course-if-damaged-{procedure}"));
        return own.unwrap_or_else(|| looked_up(locale, "course-if-damaged"));
    }
    if course.verdict == Verdict::Adjust && course.result.as_ref().is_some_and(is_artificial) {
        return looked_up(locale, "course-average-plus");
    }
    if course.verdict == Verdict::Adjust && course.of_either_kind {
        return looked_up(locale, "course-of-either-kind");
    }
    if course.verdict == Verdict::Transfer && course.tricks > 0 {
        return super::incident_tricks(locale, course.tricks);
    }
    // A procedure may have words of its own for the verdict; those for `incomplete` send on to another procedure.
    let is_unanswered = course.verdict == Verdict::Incomplete && !course.open.is_empty();
    let own = by_name(locale, &format!("course-{}-{procedure}", course.verdict.word())).filter(|_| !is_unanswered);
    if own.is_none() && course.verdict == Verdict::PlayOn && course.later.is_empty() {
        return super::incident_play_on(locale);
    }
    let is_elsewhere = course.verdict == Verdict::Incomplete && course.open.is_empty() && course.also.is_some();
    let elsewhere = || is_elsewhere.then(|| looked_up(locale, "course-elsewhere"));
    own.or_else(elsewhere).unwrap_or_else(|| verdict(locale, course.verdict.word()))
}

/// Returns true if both sides get artificial scores.
fn is_artificial(ruling: &Ruling) -> bool {
    let artificial = |side| matches!(ruling.side(side), Some(SideRuling::Artificial(_)));
    Side::BOTH.into_iter().all(artificial)
}

/// The meaning of a verdict.
#[must_use]
pub fn verdict(locale: Locale, word: &str) -> Text {
    looked_up(locale, &format!("verdict-{word}"))
}

/// Describes a subcommand of the command line, by its words with hyphens between them.
#[must_use]
pub fn subcommand(locale: Locale, words: &str) -> Text {
    looked_up(locale, &format!("subcommand-{words}"))
}

/// Describes an option or an argument of a command: by its own text there, else by that of every command.
#[must_use]
pub fn option(locale: Locale, command: &str, name: &str) -> Text {
    let name = name.replace('_', "-");
    by_name(locale, &format!("option-{command}-{name}")).unwrap_or_else(|| looked_up(locale, &format!("option-{name}")))
}

/// Describes a value of an option.
#[must_use]
pub fn option_value(locale: Locale, value: &str) -> Text {
    looked_up(locale, &format!("option-value-{value}"))
}

/// The placeholder of a value in the usage of a command: `FILE`.
#[must_use]
pub fn metavariable(locale: Locale, name: &str) -> Text {
    looked_up(locale, &format!("metavariable-{}", name.to_lowercase().replace('=', "-")))
}

/// Describes a finding of an audit.
#[must_use]
pub fn audit_finding(locale: Locale, code: &str) -> Text {
    looked_up(locale, &format!("audit-{code}"))
}

/// Describes data that a format of events cannot hold.
#[must_use]
pub fn lost(locale: Locale, kind: &str) -> Text {
    looked_up(locale, &format!("lost-{kind}"))
}
