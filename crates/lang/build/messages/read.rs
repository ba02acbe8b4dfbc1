//! Reads a language's files.

use super::{Element, Key, Locale, LocaleFiles, Message, Usage, plural_rule, write::function_name};
use fluent_syntax::ast::{
    Attribute, CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// The ends of the headings of groups whose messages have no functions.
const USAGES: [(&str, Usage); 2] = [("(looked up by name)", Usage::LookedUp), ("(words of the page)", Usage::Page)];

/// The messages of a language, with what is wrong in its files.
pub(super) fn locale(files: &LocaleFiles, faults: &mut Vec<String>) -> Locale {
    let file = format!("locales/{}/messages.ftl", files.tag);
    let resource = fluent_syntax::parser::parse(files.messages.as_str()).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| {
            let line = files.messages.get(..error.pos.start).map_or(0, |before| before.lines().count());
            format!("{file}: line {line}: {error}")
        }));
        resource
    });
    if plural_rule(&files.tag).is_none() {
        faults.push(format!("build/messages/mod.rs: nothing is known of the plural forms of `{}`", files.tag));
    }
    let mut reader = Reader { file: &file, terms: BTreeMap::new(), whole: BTreeMap::new(), faults };
    for entry in &resource.body {
        match entry {
            Entry::Term(term) => drop(reader.terms.insert(term.id.name, &term.value)),
            Entry::Message(message) => {
                let name = message.id.name;
                reader.whole.extend(message.value.iter().map(|value| (name.to_owned(), value)));
                let named = |one: &'_ Attribute<&str>| format!("{name}.{}", one.id.name);
                reader.whole.extend(message.attributes.iter().map(|one| (named(one), &one.value)));
            }
            _ => {}
        }
    }
    let (mut messages, mut finished, mut usage) = (Vec::new(), true, Usage::Function);
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => {
                finished &= !comment.content.iter().any(|line| line.trim() == "unfinished");
            }
            Entry::GroupComment(comment) => {
                let ends = |end: &str| comment.content.iter().any(|line| line.trim_end().ends_with(end));
                usage = USAGES.iter().find(|(end, _)| ends(end)).map_or(Usage::Function, |(_, usage)| *usage);
            }
            Entry::Message(message) => {
                let id = message.id.name;
                let attribute = |attribute: &Attribute<&str>| format!("{id}.{}", attribute.id.name);
                let parts = message.value.iter().map(|value| (id.to_owned(), value));
                for (id, pattern) in parts.chain(message.attributes.iter().map(|one| (attribute(one), &one.value))) {
                    let elements = reader.pattern(&id, pattern, 0);
                    messages.push(Message { id, elements, usage });
                }
            }
            _ => {}
        }
    }
    let mut seen = BTreeSet::new();
    for message in &messages {
        if !seen.insert(function_name(&message.id)) {
            faults.push(format!("{file}: `{}` stands there twice", message.id));
        }
    }
    let headings = files.explanations.lines().filter_map(|line| line.strip_prefix("## ")).map(str::to_owned);
    Locale { tag: files.tag.clone(), file, finished, messages, headings: headings.collect() }
}

/// Messages and terms that refer to one another deeper than this do so in a circle.
const DEEPEST: usize = 8;

struct Reader<'a, 'f> {
    file: &'f str,
    terms: BTreeMap<&'a str, &'a Pattern<&'a str>>,
    whole: BTreeMap<String, &'a Pattern<&'a str>>,
    faults: &'f mut Vec<String>,
}

impl Reader<'_, '_> {
    fn fault(&mut self, id: &str, what: &str) {
        self.faults.push(format!("{}: `{id}`: {what}", self.file));
    }

    fn pattern(&mut self, id: &str, pattern: &Pattern<&str>, depth: usize) -> Vec<Element> {
        // The elements of the text, and those inside the backticks that are open.
        let (mut outside, mut inside): (Vec<Element>, Option<Vec<Element>>) = (Vec::new(), None);
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    for (at, part) in value.split('`').enumerate() {
                        if at > 0 {
                            match inside.take() {
                                Some(code) => outside.push(Element::Code(code)),
                                None => inside = Some(Vec::new()),
                            }
                        }
                        if !part.is_empty() {
                            inside.as_mut().unwrap_or(&mut outside).push(Element::Text(part.to_owned()));
                        }
                    }
                }
                PatternElement::Placeable { expression } => {
                    let elements = self.expression(id, expression, depth);
                    inside.as_mut().unwrap_or(&mut outside).extend(elements);
                }
            }
        }
        if let Some(code) = inside {
            self.fault(id, "a backtick is never closed");
            outside.push(Element::Code(code));
        }
        outside
    }

    fn expression(&mut self, id: &str, expression: &Expression<&str>, depth: usize) -> Vec<Element> {
        match expression {
            Expression::Inline(inline) => self.inline(id, inline, depth),
            Expression::Select { selector: InlineExpression::VariableReference { id: argument }, variants } => {
                let mut read: Vec<(bool, (Key, Vec<Element>))> = Vec::new();
                for variant in variants {
                    let Some(key) = key(variant) else {
                        self.fault(id, "a number that chooses is one of 0 to 9");
                        continue;
                    };
                    read.push((variant.default, (key, self.pattern(id, &variant.value, depth))));
                }
                // The default is the last.
                read.sort_by_key(|(default, _)| *default);
                let variants = read.into_iter().map(|(_, variant)| variant).collect();
                vec![Element::Select { argument: argument.name.to_owned(), variants }]
            }
            Expression::Select { .. } => {
                self.fault(id, "only an argument can choose");
                Vec::new()
            }
        }
    }

    fn inline(&mut self, id: &str, inline: &InlineExpression<&str>, depth: usize) -> Vec<Element> {
        if depth > DEEPEST {
            self.fault(id, "it refers to itself");
            return Vec::new();
        }
        let referred = match inline {
            InlineExpression::StringLiteral { value } => {
                return vec![Element::Text(fluent_syntax::unicode::unescape_unicode_to_string(value).into_owned())];
            }
            InlineExpression::NumberLiteral { value } => return vec![Element::Text((*value).to_owned())],
            InlineExpression::VariableReference { id } => return vec![Element::Argument(id.name.to_owned())],
            InlineExpression::Placeable { expression } => return self.expression(id, expression, depth),
            InlineExpression::FunctionReference { id: name, arguments } => {
                let law = match arguments {
                    CallArguments { positional, named } if name.name == "LAW" && named.is_empty() => positional,
                    _ => &Vec::new(),
                };
                match law.as_slice() {
                    [InlineExpression::StringLiteral { value }] => {
                        return vec![Element::Law(vec![Element::Text((*value).to_owned())])];
                    }
                    [InlineExpression::VariableReference { id }] => {
                        return vec![Element::Law(vec![Element::Argument(id.name.to_owned())])];
                    }
                    _ => {}
                }
                self.fault(id, "the one function is a Law's number: `LAW(\"12C1(c)\")`");
                return Vec::new();
            }
            InlineExpression::TermReference { id, arguments: None, attribute: None } => self.terms.get(id.name),
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                let id = format!("{}{}", id.name, attribute.unwrap_or_default());
                self.whole.get(&id)
            }
            _ => None,
        };
        let Some(pattern) = referred.copied() else {
            self.fault(id, "it refers to what is not there, or in a way that is not known here");
            return Vec::new();
        };
        self.pattern(id, pattern, depth + 1)
    }
}

fn key(variant: &Variant<&str>) -> Option<Key> {
    match variant.key {
        VariantKey::Identifier { name } => Some(Key::Word(name.to_owned())),
        VariantKey::NumberLiteral { value } => value.parse().ok().filter(|number| *number < 10).map(Key::Number),
    }
}
