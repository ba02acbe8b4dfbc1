//! A procedure of the Laws, as its file has it: each question with its Law, and where the answers lead.

use super::matrix;
use crate::law::Law;
use crate::messages::{self, Locale, names};
use crate::procedure::{Kind, Node, Pattern, Procedure, Role, Rule, Target, Verdict};
use crate::procedures::{named, procedures};
use std::fmt::Write;

/// Every procedure with what it is about.
pub(super) fn list(locale: Locale) -> String {
    let name = |procedure: &Procedure| {
        std::iter::once(procedure.name).chain(procedure.short.iter().copied()).collect::<Vec<_>>().join(", ")
    };
    let lines = procedures().iter().map(|procedure| {
        let title = names::procedure(locale, procedure.name);
        indented(&format!("{}: {title} ({})", name(procedure), messages::law(locale, procedure.law)))
    });
    lines.collect()
}

/// A line two blanks in, what is too long for it further in.
fn indented(line: &str) -> String {
    matrix::indented(line, "  ", "      ")
}

/// The procedure of a name, or what procedures rest on a Law.
pub(super) fn about(name: &str, locale: Locale) -> Option<String> {
    procedure(name, locale).or_else(|| law(name, locale))
}

/// The procedure of a name; none where there is no such procedure.
fn procedure(name: &str, locale: Locale) -> Option<String> {
    let procedure = named(name)?;
    let title = names::procedure(locale, procedure.name);
    let mut text = format!("{title} ({})\n\nincident {}\n", messages::law(locale, procedure.law), procedure.name);
    for node in &procedure.nodes {
        text.push_str(&self::node(procedure, node, locale));
    }
    Some(text)
}

/// The questions and ends of procedures that rest on a Law, or on a part of it: `16B1`, `law 86b`, `przepis 64`. A number
/// alone may be a value.
fn law(name: &str, locale: Locale) -> Option<String> {
    let (word, number) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
    let is_cited = number.contains(|c: char| c.is_ascii_alphabetic());
    let is_named = ["law ", "laws ", "przepis ", "prawo ", "mpb "].contains(&word);
    if !(is_named || word.is_empty() && is_cited) {
        return None;
    }
    let plain = |text: &str| text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let wanted = plain(number);
    let is_of = |law: &Law| {
        plain(&law.to_string())
            .strip_prefix(&wanted)
            .is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let mut text = String::new();
    for procedure in procedures() {
        let cites = |node: &&Node| node.laws.iter().chain(node.rules.iter().flat_map(|rule| &rule.laws)).any(is_of);
        let nodes: String =
            procedure.nodes.iter().filter(cites).map(|node| self::node(procedure, node, locale)).collect();
        if !nodes.is_empty() || is_of(&procedure.law) {
            let title = names::procedure(locale, procedure.name);
            let law = messages::law(locale, procedure.law);
            let _ = write!(text, "{title} ({law})\nincident {}\n{nodes}\n", procedure.name);
        }
    }
    (!text.is_empty()).then_some(text)
}

/// A question, how it is answered, and where the answers lead.
fn node(procedure: &Procedure, node: &Node, locale: Locale) -> String {
    let mut text = String::from("\n");
    if let Role::Ask(kind) = &node.role {
        let law = node.laws.first().copied().unwrap_or(procedure.law);
        let question = names::procedure_question(locale, procedure.name, node.name);
        let line = format!("{}: {} ({})", node.name, kind_of(kind), messages::law(locale, law));
        text.push_str(&matrix::indented(&line, "", "    "));
        text.push_str(&indented(&question.to_string()));
    }
    for rule in &node.rules {
        if let Some(line) = self::rule(procedure, rule, locale) {
            text.push_str(&indented(&line));
        }
    }
    text
}

fn kind_of(kind: &Kind) -> String {
    match kind {
        Kind::Word(words) => words.join(", "),
        Kind::Call => "4♥, pass, ♠A".to_owned(),
        Kind::Alternatives => "4♥, pass; none; poll \"…\" { … }".to_owned(),
        Kind::Number => "0, 1, 2 …".to_owned(),
        Kind::Ruling => "(1/3 1NT-1 S & 2/3 1NT-2 S)".to_owned(),
        Kind::Sides => "NS, EW".to_owned(),
        Kind::EachSide(words) => format!("NS …, EW … ({})", words.join(", ")),
        Kind::Names => "A, B".to_owned(),
    }
}

/// Where an answer leads, in signs of the notation; none for what only says that a question has to be answered.
fn rule(procedure: &Procedure, rule: &Rule, locale: Locale) -> Option<String> {
    let to = match rule.to {
        Target::Verdict(verdict) => self::verdict(verdict, locale),
        Target::Node(at) => procedure.nodes.get(at).filter(|node| matches!(node.role, Role::Ask(_)))?.name.to_owned(),
        Target::Next | Target::Asked | Target::Contradiction => return None,
    };
    let mut when = vec![patterns(&rule.answers)];
    when.extend(rule.and.iter().map(|condition| format!("{} {}", condition.question, patterns(&condition.answers))));
    let when: Vec<String> = when.into_iter().filter(|part| !part.is_empty()).collect();
    let laws = rule.laws.iter().map(|law| format!(" ({})", messages::law(locale, *law))).collect::<String>();
    let space = if when.is_empty() { "" } else { " " };
    Some(format!("{}{space}→ {to}{laws}", when.join(" & ")))
}

fn verdict(verdict: Verdict, locale: Locale) -> String {
    format!("{}: {}", verdict.word(), names::verdict(locale, verdict.word()))
}

fn patterns(patterns: &[Pattern]) -> String {
    let pattern = |pattern: &Pattern| match pattern {
        Pattern::LeftOut => "—".to_owned(),
        Pattern::Word(word) => (*word).to_owned(),
        Pattern::Number(number) => number.to_string(),
        Pattern::AtLeast(number) => format!("{number}+"),
        Pattern::Better => ">".to_owned(),
        Pattern::All(word) => format!("NS {word}, EW {word}"),
        Pattern::Some(word) => format!("NS {word} / EW {word}"),
    };
    patterns.iter().map(pattern).collect::<Vec<_>>().join(" / ")
}
