//! A procedure of the Laws as a chart: its questions one below the other, with what each answer leads to.

use super::table;
use crate::block::{Flow, FlowExit, FlowStep};
use crate::law::Law;
use crate::messages::{self, Count, Locale, Span, SpanKind, Text, names};
use crate::procedure::{CallClass, Effect, Kind, Node, Pattern, Procedure, Role, Rule, Target, Verdict};

/// The chart of a procedure.
#[must_use]
pub fn flow(procedure: &'static Procedure, locale: Locale) -> Flow {
    let title = messages::incident_title(locale, names::procedure(locale, procedure.name), procedure.law);
    let steps: Vec<FlowStep> = procedure.nodes.iter().map(|node| step(procedure, node, locale)).collect();
    Flow { label: messages::flow_label(locale, names::procedure(locale, procedure.name)), title, steps }
}

/// The targets of the answers to a question, each in a line.
#[must_use]
pub fn leads_to(procedure: &Procedure, node: &Node, locale: Locale) -> Vec<Text> {
    exits(procedure, node, locale).iter().map(|exit| exit.line()).collect()
}

fn step(procedure: &Procedure, node: &'static Node, locale: Locale) -> FlowStep {
    let exits = exits(procedure, node, locale);
    match &node.role {
        Role::End => {
            FlowStep { number: None, name: node.name, question: Text::default(), law: Text::default(), exits, on: None }
        }
        Role::Ask(kind) => {
            let law = node.laws.first().copied().unwrap_or(procedure.law);
            FlowStep {
                number: Some(number_of(procedure, node.name)),
                name: node.name,
                question: names::procedure_question(locale, procedure.name, node.name),
                law: messages::law(locale, law),
                on: on(procedure, node, kind, locale),
                exits,
            }
        }
    }
}

/// The number of a question, from 1.
fn number_of(procedure: &Procedure, name: &str) -> usize {
    procedure.questions().position(|(own, _)| own.name == name).unwrap_or(0).saturating_add(1)
}

/// The answers that lead to the next question; `None` if no answer does.
fn on(procedure: &Procedure, node: &Node, kind: &Kind, locale: Locale) -> Option<Text> {
    let settles = |rule: &&Rule, pattern: &Pattern| {
        rule.and.is_empty() && (rule.answers.is_empty() || rule.answers.contains(pattern))
    };
    // The first rule that settles an answer says whether it leads on.
    let leads_on = |pattern: &Pattern| {
        node.rules.iter().find(|rule| settles(rule, pattern)).is_none_or(|rule| is_next(procedure, node, rule))
    };
    let Kind::Word(words) = kind else {
        let is_caught = node.rules.iter().any(|rule| rule.and.is_empty() && rule.answers.is_empty());
        if !is_caught {
            return Some(Text::default());
        }
        let leading = node.rules.iter().filter(|rule| rule.and.is_empty() && is_next(procedure, node, rule));
        let answers: Vec<Pattern> = leading.flat_map(|rule| rule.answers.iter().cloned()).collect();
        return (!answers.is_empty()).then(|| patterns(&answers, locale));
    };
    let left: Vec<&'static str> = words.iter().copied().filter(|word| leads_on(&Pattern::Word(word))).collect();
    if left.is_empty() {
        return None;
    }
    let all = left.len() == words.len();
    Some(if all {
        Text::default()
    } else {
        alternatives(left.into_iter().map(|word| super::answer::word(locale, word)), locale)
    })
}

/// Returns true if a rule only asks the next question.
fn is_next(procedure: &Procedure, node: &Node, rule: &Rule) -> bool {
    let here = procedure.nodes.iter().position(|own| own.name == node.name).unwrap_or(0);
    let next = rule.to == Target::Next || rule.to == Target::Node(here.saturating_add(1));
    next && rule.effects.is_empty() && rule.laws.is_empty()
}

fn exits(procedure: &Procedure, node: &Node, locale: Locale) -> Vec<FlowExit> {
    node.rules.iter().filter_map(|rule| exit(procedure, node, rule, locale)).collect()
}

/// The target of a rule; `None` for a rule that only requires an answer.
fn exit(procedure: &Procedure, node: &Node, rule: &Rule, locale: Locale) -> Option<FlowExit> {
    if rule.and.is_empty() && is_next(procedure, node, rule) {
        return None;
    }
    let (target, ends) = match rule.to {
        Target::Verdict(_) if rule.effects.contains(&Effect::NothingSelfInflicted) => {
            (messages::flow_nothing_self_inflicted(locale), true)
        }
        Target::Verdict(Verdict::Adjust) if rule.effects.contains(&Effect::OfEitherKind) => {
            (messages::flow_of_either_kind(locale), true)
        }
        Target::Verdict(verdict) => (names::verdict_of(locale, procedure.name, verdict.word()), true),
        Target::Node(at) => {
            let next = procedure.nodes.get(at)?;
            let to = match next.role {
                Role::Ask(_) => messages::flow_question(locale, number_of(procedure, next.name)),
                Role::End => messages::flow_end(locale),
            };
            (to, false)
        }
        // Answers that exclude one another lead nowhere.
        Target::Next | Target::Asked | Target::Contradiction => return None,
    };
    let law = rule.laws.first().or(node.laws.first()).copied().unwrap_or(procedure.law);
    let mut parts: Vec<Text> =
        rule.effects.iter().filter_map(|effect| self::effect(*effect, procedure, law, locale)).collect();
    if rule.effects.contains(&Effect::Tricks(0)) || !ends {
        parts.push(target);
    } else {
        parts.insert(0, target);
    }
    let mut to = Text::joined(parts, &"; ".into());
    if !rule.laws.is_empty() {
        let laws = rule.laws.iter().map(|law: &Law| Text::from(Span::new(SpanKind::Law, law.to_string())));
        to = messages::flow_by_law(locale, to, Text::joined(laws, &messages::list_separator(locale)));
    }
    Some(FlowExit { when: when(procedure, node, rule, locale), to, ends })
}

/// The answers that a rule needs.
fn when(procedure: &Procedure, node: &Node, rule: &Rule, locale: Locale) -> Text {
    let mut parts: Vec<Text> = Vec::new();
    if !rule.answers.is_empty() {
        parts.push(patterns(&rule.answers, locale));
    }
    for condition in &rule.and {
        let answers = patterns(&condition.answers, locale);
        parts.push(match condition.question {
            "tricks" => messages::flow_tricks_so_far(locale, answers),
            "by" => messages::flow_by_dummy(locale),
            question => messages::flow_condition(locale, number_of(procedure, question), answers),
        });
    }
    let first = node.rules.first().is_some_and(|first| std::ptr::eq(first, rule));
    match parts.is_empty() {
        true if first && matches!(node.role, Role::End) => Text::default(),
        true if first => messages::flow_whatever(locale),
        true => messages::flow_otherwise(locale),
        false => Text::joined(parts, &", ".into()),
    }
}

fn patterns(patterns: &[Pattern], locale: Locale) -> Text {
    let pattern = |pattern: &Pattern| match pattern {
        Pattern::LeftOut => messages::flow_left_out(locale),
        Pattern::Word(word) => super::answer::word(locale, word),
        Pattern::Number(number) => Text::from(number.to_string()),
        Pattern::AtLeast(number) => messages::flow_at_least(locale, number.to_string()),
        Pattern::Better => messages::flow_better(locale),
        Pattern::Call(class) => messages::flow_call(
            locale,
            match class {
                CallClass::LowestInDenomination => messages::FlowCallClass::Lowest,
                CallClass::Insufficient => messages::FlowCallClass::Insufficient,
                CallClass::OtherDenomination => messages::FlowCallClass::OtherDenomination,
                CallClass::Double => messages::FlowCallClass::Double,
                CallClass::Pass => messages::FlowCallClass::Pass,
                CallClass::Honour => messages::FlowCallClass::Honour,
            },
        ),
        Pattern::All(word) => messages::flow_all(locale, super::answer::word(locale, word)),
        Pattern::Some(word) => messages::flow_some(locale, super::answer::word(locale, word)),
    };
    alternatives(patterns.iter().map(pattern), locale)
}

fn alternatives(texts: impl Iterator<Item = Text>, locale: Locale) -> Text {
    Text::joined(texts, &messages::flow_or(locale))
}

/// The other effect of a rule; empty if the verdict states it.
fn effect(effect: Effect, procedure: &Procedure, law: Law, locale: Locale) -> Option<Text> {
    Some(match effect {
        Effect::Tricks(tricks) => messages::flow_tricks(locale, Count::from(tricks)),
        Effect::TricksOf(question) => messages::flow_tricks_of(locale, number_of(procedure, question)),
        Effect::IfDamaged => messages::flow_if_damaged(locale),
        Effect::ExcludeObtained => messages::flow_excludes_obtained(locale),
        Effect::Also(other) => messages::flow_also(locale, names::procedure(locale, other)),
        Effect::ArtificialBy { to: None, .. } => messages::flow_artificial_by(locale),
        Effect::ArtificialBy { to: Some(sides), .. } => {
            messages::flow_artificial_to(locale, number_of(procedure, sides))
        }
        Effect::Open(question) => messages::flow_still_open(locale, number_of(procedure, question)),
        Effect::BothOffended => messages::flow_both_offended(locale),
        Effect::ArtificialBoth => messages::flow_artificial_both(locale),
        Effect::BetterOf(_) => messages::flow_better_of(locale),
        Effect::RefuseArtificial => messages::flow_refuses_artificial(locale),
        Effect::RefuseWeights => messages::flow_refuses_weights(locale),
        Effect::Must(duty) => table::duty(locale, &duty, law),
        Effect::Later(law) => messages::flow_later(locale, law),
        Effect::NothingSelfInflicted | Effect::Doubted | Effect::Say(_) | Effect::OfEitherKind => return None,
    })
}
