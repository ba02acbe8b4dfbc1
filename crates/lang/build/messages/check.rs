//! Compares a language with English, which has the right messages.

use super::{Element, Key, Kind, Locale, Message, Signatures, Usage, plural_rule, write::summary};
use std::collections::BTreeSet;

/// Every plural form there is in any language.
const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The parameters of each message, by the English texts.
pub(super) fn signatures(english: &Locale, others: &[Locale], faults: &mut Vec<String>) -> Signatures {
    let mut signatures = Signatures::new();
    for message in &english.messages {
        let mut arguments = Vec::new();
        if let Err(what) = arguments_of(&message.elements, &mut arguments) {
            faults.push(format!("{}: `{}`: {what}", english.file, message.id));
        }
        // A language may choose by a number where English need not.
        for other in others.iter().filter_map(|other| other.message(&message.id)) {
            let mut there = Vec::new();
            let _ = arguments_of(&other.elements, &mut there);
            for (name, kind) in &mut arguments {
                let counted = there.iter().any(|(other, kind)| other == name && *kind == Kind::Count);
                if *kind == Kind::Inserted && counted {
                    *kind = Kind::Count;
                }
            }
        }
        if message.usage == Usage::LookedUp && !arguments.is_empty() {
            faults.push(format!("{}: `{}` is looked up by name and can have no arguments", english.file, message.id));
        }
        signatures.insert(message.id.clone(), arguments);
    }
    signatures
}

/// Adds the arguments of a pattern, each once.
fn arguments_of(elements: &[Element], into: &mut Vec<(String, Kind)>) -> Result<(), String> {
    fn add(into: &mut Vec<(String, Kind)>, name: &str, kind: Kind) -> Result<(), String> {
        match into.iter_mut().find(|(known, _)| known == name) {
            None => into.push((name.to_owned(), kind)),
            Some((_, known)) if *known == kind || kind == Kind::Inserted => {}
            Some((_, known)) if *known == Kind::Inserted => *known = kind,
            Some(_) => return Err(format!("`{name}` chooses in two ways")),
        }
        Ok(())
    }
    for element in elements {
        match element {
            Element::Text(_) => {}
            Element::Code(inside) | Element::Law(inside) => arguments_of(inside, into)?,
            Element::Argument(name) => add(into, name, Kind::Inserted)?,
            Element::Select { argument, variants } => {
                let words: Vec<&str> = variants
                    .iter()
                    .filter_map(|(key, _)| match key {
                        Key::Word(word) => Some(word.as_str()),
                        Key::Number(_) => None,
                    })
                    .collect();
                let is_count = words.iter().all(|word| PLURAL_FORMS.contains(word));
                let mut sorted = words.clone();
                sorted.sort_unstable();
                let kind = match sorted.as_slice() {
                    _ if is_count => Kind::Count,
                    ["none", "some"] => Kind::Optional,
                    _ => Kind::Choice(words.iter().map(|word| (*word).to_owned()).collect()),
                };
                add(into, argument, kind)?;
                for (_, inside) in variants {
                    arguments_of(inside, into)?;
                }
            }
        }
    }
    Ok(())
}

/// The Laws that a message cites.
fn laws_of(elements: &[Element], into: &mut BTreeSet<String>) {
    for element in elements {
        match element {
            Element::Law(inside) => drop(into.insert(summary(inside))),
            Element::Text(_) | Element::Argument(_) => {}
            Element::Code(inside) => laws_of(inside, into),
            Element::Select { variants, .. } => variants.iter().for_each(|(_, inside)| laws_of(inside, into)),
        }
    }
}

/// Sees to it that a language has what English has, and no more.
pub(super) fn compare(locale: &mut Locale, english: &Locale, faults: &mut Vec<String>) {
    let file = locale.file.clone();
    let missing = english.messages.iter().filter(|message| locale.message(&message.id).is_none());
    let missing: Vec<String> = missing.map(|message| format!("{file}: `{}` is missing", message.id)).collect();
    let headings = english.headings.iter().filter(|heading| !locale.headings.contains(heading));
    let unexplained = headings.map(|heading| format!("locales/{}/explanations.md: `{heading}` is missing", locale.tag));
    if locale.finished {
        faults.extend(missing);
        faults.extend(unexplained.collect::<Vec<_>>());
    }
    for heading in locale.headings.iter().filter(|heading| !english.headings.contains(heading)) {
        faults.push(format!("locales/{}/explanations.md: English explains no `{heading}`", locale.tag));
    }
    let finished = locale.finished;
    locale.messages.retain(|message| {
        let Some(defined) = english.message(&message.id) else {
            faults.push(format!("{file}: `{}` is no message of English", message.id));
            return false;
        };
        let (lacking, foreign) = differences(message, defined);
        let fault = |what: &String| format!("{file}: `{}`: {what}", message.id);
        faults.extend(foreign.iter().map(fault));
        if finished {
            faults.extend(lacking.iter().map(fault));
        }
        lacking.is_empty() && foreign.is_empty()
    });
}

/// The arguments that a message lacks beside English, and those that English does not have.
fn differences(message: &Message, defined: &Message) -> (Vec<String>, Vec<String>) {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    let (mut lacking, mut foreign) = (Vec::new(), Vec::new());
    foreign.extend(arguments_of(&message.elements, &mut here).err());
    let _ = arguments_of(&defined.elements, &mut there);
    for (name, kind) in &there {
        match here.iter().find(|(other, _)| other == name) {
            None => lacking.push(format!("the argument `{name}` is missing")),
            Some((_, Kind::Inserted)) if matches!(kind, Kind::Optional | Kind::Choice(_)) => {
                lacking.push(format!("the argument `{name}` chooses in English"));
            }
            Some((_, other)) if !same_choice(kind, other) => {
                foreign.push(format!("the argument `{name}` chooses among other variants than in English"));
            }
            Some(_) => {}
        }
    }
    for (name, _) in here.iter().filter(|(name, _)| !there.iter().any(|(other, _)| other == name)) {
        foreign.push(format!("English has no argument `{name}`"));
    }
    let laws = |message: &Message| {
        let mut laws = BTreeSet::new();
        laws_of(&message.elements, &mut laws);
        laws
    };
    if laws(message) != laws(defined) {
        lacking.push("it cites other Laws than English".to_owned());
    }
    (lacking, foreign)
}

fn same_choice(one: &Kind, other: &Kind) -> bool {
    let sorted = |words: &[String]| words.iter().cloned().collect::<BTreeSet<String>>();
    match (one, other) {
        (Kind::Choice(one), Kind::Choice(other)) => sorted(one) == sorted(other),
        (Kind::Inserted | Kind::Count, Kind::Inserted | Kind::Count) => true,
        _ => one == other,
    }
}

/// Sees to it that each choice has every variant, and that nothing is put in that may be absent.
pub(super) fn forms(locale: &mut Locale, signatures: &Signatures, faults: &mut Vec<String>) {
    let forms = plural_rule(&locale.tag).map_or(&[][..], |(forms, _)| forms);
    let (file, finished) = (locale.file.clone(), locale.finished);
    locale.messages.retain(|message| {
        let Some(arguments) = signatures.get(&message.id) else { return true };
        let mut wrong = Vec::new();
        forms_of(&message.elements, arguments, forms, &mut Vec::new(), &mut wrong);
        if finished {
            faults.extend(wrong.iter().map(|what| format!("{file}: `{}`: {what}", message.id)));
        }
        wrong.is_empty()
    });
}

fn forms_of<'a>(
    elements: &'a [Element],
    arguments: &[(String, Kind)],
    forms: &[&str],
    present: &mut Vec<&'a str>,
    wrong: &mut Vec<String>,
) {
    let kind = |name: &str| arguments.iter().find(|(known, _)| known == name).map(|(_, kind)| kind);
    for element in elements {
        match element {
            Element::Text(_) => {}
            Element::Code(inside) | Element::Law(inside) => forms_of(inside, arguments, forms, present, wrong),
            Element::Argument(name) => match kind(name) {
                Some(Kind::Optional) if !present.contains(&name.as_str()) => {
                    wrong.push(format!("`{name}` may be absent where it is put in"));
                }
                Some(Kind::Choice(_)) => wrong.push(format!("`{name}` chooses and cannot be put in")),
                _ => {}
            },
            Element::Select { argument, variants } => {
                let words = |key: &Key| match key {
                    Key::Word(word) => Some(word.clone()),
                    Key::Number(_) => None,
                };
                let here: Vec<String> = variants.iter().filter_map(|(key, _)| words(key)).collect();
                let needed: Vec<&str> = match kind(argument) {
                    Some(Kind::Count) => forms.to_vec(),
                    Some(Kind::Optional) => vec!["none", "some"],
                    Some(Kind::Choice(words)) => words.iter().map(String::as_str).collect(),
                    _ => Vec::new(),
                };
                for form in needed.iter().filter(|form| !here.iter().any(|word| word == *form)) {
                    wrong.push(format!("the choice by `{argument}` lacks `[{form}]`"));
                }
                for word in here.iter().filter(|word| !needed.contains(&word.as_str())) {
                    wrong.push(format!("the choice by `{argument}` has a `[{word}]` that the language has not"));
                }
                let last = variants.last().and_then(|(key, _)| words(key));
                if kind(argument) == Some(&Kind::Count) && last.as_deref() != Some("other") {
                    wrong.push(format!("`*[other]` is to be the rest of the choice by `{argument}`"));
                }
                for (key, inside) in variants {
                    let some = *key == Key::Word("some".into());
                    if some {
                        present.push(argument);
                    }
                    forms_of(inside, arguments, forms, present, wrong);
                    if some {
                        present.pop();
                    }
                }
            }
        }
    }
}
