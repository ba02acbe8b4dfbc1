//! Writes the module of all messages.

use super::{DEFINING, Element, Key, Kind, Locale, Message, Signatures, Usage, page, plural_rule};
use std::fmt::Write as _;

/// The texts that are compiled in as they stand: the name of the function, the file, and its summary.
const FILES: [(&str, &str, &str); 6] = [
    ("explanations", "explanations.md", "The text of its explanations."),
    ("laws", "laws.md", "The text of its explanations of whole Laws."),
    ("cheat_sheet", "cheat-sheet.md", "The notation on a page, in Markdown."),
    ("phrases", "phrases.txt", "The words by which directors call things."),
    ("sentences", "sentences.txt", "Sentences of directors, with what they are about."),
    ("stories", "stories.txt", "The stories of exam questions of law."),
];

pub(super) fn module(locales: &[Locale], signatures: &Signatures) -> String {
    let mut text = String::from("// Made by build.rs from locales/*/messages.ftl.\n\n");
    locale_type(&mut text, locales);
    let Some(english) = locales.first() else { return text };
    for message in english.messages.iter().filter(|message| message.usage == Usage::Function) {
        let arguments = signatures.get(&message.id).map_or(&[][..], Vec::as_slice);
        function(&mut text, message, arguments, locales);
    }
    looked_up(&mut text, locales);
    page::function(&mut text, locales);
    text
}

pub(super) fn variant(tag: &str) -> String {
    camel(tag)
}

fn camel(id: &str) -> String {
    let words = id.split(['-', '.', '_']).map(|word| {
        let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        format!("{}{rest}", first.to_uppercase())
    });
    words.collect()
}

fn locale_type(text: &mut String, locales: &[Locale]) {
    let variants = || locales.iter().map(|locale| (variant(&locale.tag), &locale.tag));
    text.push_str("/// A language that people are spoken to in: a folder of `locales`.\n");
    text.push_str(
        "#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]\n#[non_exhaustive]\npub enum Locale {\n",
    );
    for (at, (name, tag)) in variants().enumerate() {
        let default = if at == 0 { "    #[default]\n" } else { "" };
        let _ = write!(text, "    /// The language of `locales/{tag}`.\n{default}    {name},\n");
    }
    let _ = write!(
        text,
        "}}\n\nimpl Locale {{\n    /// Every language.\n    pub const ALL: [Self; {}] = [{}];\n\n",
        locales.len(),
        variants().map(|(name, _)| format!("Self::{name}")).collect::<Vec<_>>().join(", ")
    );
    text.push_str("    /// Its tag, as written after `set language`.\n    #[must_use]\n");
    text.push_str("    pub const fn tag(self) -> &'static str {\n        match self {\n");
    for (name, tag) in variants() {
        let _ = writeln!(text, "            Self::{name} => {tag:?},");
    }
    text.push_str("        }\n    }\n\n");
    text.push_str("    /// The plural form of a number.\n");
    text.push_str(
        "    pub(in crate::messages) fn plural(self, count: &Count<'_>) -> PluralForm {\n        match self {\n",
    );
    for locale in locales {
        let rule = plural_rule(&locale.tag).map_or("one_or_other", |(_, rule)| rule);
        let _ = writeln!(text, "            Self::{} => count.{rule}(),", variant(&locale.tag));
    }
    text.push_str("        }\n    }\n");
    for (name, file, summary) in FILES {
        let _ =
            write!(text, "\n    /// {summary}\n    #[must_use]\n    pub const fn {name}(self) -> &'static str {{\n");
        text.push_str("        match self {\n");
        for (language, tag) in variants() {
            let path = format!("\"/locales/{tag}/{file}\"");
            let file = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path}))");
            let _ = writeln!(text, "            Self::{language} => {file},");
        }
        text.push_str("        }\n    }\n");
    }
    text.push_str("}\n");
}

/// The name of a message's function.
pub(super) fn function_name(id: &str) -> String {
    let name = id.replace(['-', '.'], "_");
    // The few words of Rust that are words of messages too.
    if ["match", "type", "move", "use", "where", "in"].contains(&name.as_str()) { format!("r#{name}") } else { name }
}

fn function(text: &mut String, message: &Message, arguments: &[(String, Kind)], locales: &[Locale]) {
    let argument = |name: &str| name.replace('-', "_");
    let choice = |name: &str| camel(&format!("{}-{name}", message.id));
    for (name, kind) in arguments {
        let Kind::Choice(words) = kind else { continue };
        let derived = "#[derive(Debug, Clone, Copy, PartialEq, Eq)]";
        let _ = writeln!(text, "\n/// The choices of `{}`.\n{derived}\npub enum {} {{", message.id, choice(name));
        text.extend(words.iter().map(|word| format!("    /// `{word}`.\n    {},\n", camel(word))));
        text.push_str("}\n");
    }
    let _ = write!(text, "\n/// {}\n", summary(&message.elements));
    let borrowed = arguments.iter().any(|(_, kind)| !matches!(kind, Kind::Choice(_)));
    let lifetime = if borrowed { "<'a>" } else { "" };
    let (mut parameters, mut given) = (String::new(), Vec::new());
    for (name, kind) in arguments {
        let own = argument(name);
        let (taken, passed) = match kind {
            Kind::Inserted => ("impl Into<Argument<'a>>".to_owned(), format!("{own}.into()")),
            Kind::Count => ("impl Into<Count<'a>>".to_owned(), format!("Argument::Count({own}.into())")),
            Kind::Optional => ("Option<Argument<'a>>".to_owned(), format!("{own}.unwrap_or(Argument::Absent)")),
            Kind::Choice(_) => (choice(name), format!("Argument::Choice({own} as u8)")),
        };
        let _ = write!(parameters, ", {own}: {taken}");
        given.push(passed);
    }
    let name = function_name(&message.id);
    // A page loads the messages that it shows first apart from all others.
    text.push_str("#[cfg_attr(target_family = \"wasm\", inline(never))]\n");
    let _ = writeln!(text, "pub fn {name}{lifetime}(locale: Locale{parameters}) -> Text {{");
    let arms = arms(message, arguments, locales);
    let _ = writeln!(text, "    let template = match locale {{\n{arms}    }};");
    let _ = writeln!(text, "    compose(locale, template, &[{}])\n}}", given.join(", "));
}

/// The template of each language; English comes last and serves every language that lacks the message.
fn arms(message: &Message, arguments: &[(String, Kind)], locales: &[Locale]) -> String {
    let names: Vec<String> = arguments.iter().map(|(name, _)| name.clone()).collect();
    let keys = |argument: &str, key: &Key| key_char(argument, key, arguments);
    let own = locales.iter().filter_map(|locale| Some((locale, locale.message(&message.id)?)));
    let arm = |(locale, message): (&Locale, &Message)| {
        let mut template = String::new();
        encode(&message.elements, &names, &keys, &mut template);
        let pattern = if locale.tag == DEFINING { "_".to_owned() } else { format!("Locale::{}", variant(&locale.tag)) };
        format!("        {pattern} => \"{}\",\n", template.escape_debug())
    };
    let arms: Vec<String> = own.map(arm).collect();
    arms.into_iter().rev().collect()
}

/// The English of a message in a line, for those who read the code.
pub(super) fn summary(elements: &[Element]) -> String {
    let mut text = String::new();
    for element in elements {
        match element {
            // A bracket outside code would be read as a link.
            Element::Text(part) => text.push_str(&part.replace('[', "\\[")),
            Element::Law(inside) => text.push_str(&summary(inside)),
            Element::Argument(name) => text.extend(["{", name, "}"]),
            Element::Code(inside) => text.extend(["`", &summary(inside).replace("\\[", "["), "`"]),
            Element::Select { variants, .. } => {
                text.push_str(&variants.last().map(|(_, inside)| summary(inside)).unwrap_or_default());
            }
        }
    }
    text.replace('\n', " ").trim().to_owned()
}

/// The one character that a variant is found by.
fn key_char(argument: &str, key: &Key, arguments: &[(String, Kind)]) -> char {
    let digit = |number: usize| u8::try_from(number).map_or('?', |number| char::from(number.saturating_add(b'0')));
    let kind = arguments.iter().find(|(name, _)| name == argument).map(|(_, kind)| kind);
    match (key, kind) {
        (Key::Number(number), _) => digit(usize::from(*number)),
        (Key::Word(word), Some(Kind::Choice(words))) => {
            digit(words.iter().position(|known| known == word).unwrap_or_default())
        }
        // `one` and `other` begin alike: the capital is the rest.
        (Key::Word(word), _) if word == "other" => 'O',
        (Key::Word(word), _) => word.chars().next().unwrap_or('O'),
    }
}

fn encode(elements: &[Element], names: &[String], keys: &dyn Fn(&str, &Key) -> char, into: &mut String) {
    let number =
        |number: usize| u32::try_from(number).ok().and_then(|number| char::from_u32(number + 0x30)).unwrap_or('?');
    let index = |name: &str| number(names.iter().position(|known| known == name).unwrap_or_default());
    for element in elements {
        match element {
            Element::Text(text) => into.push_str(text),
            Element::Argument(name) => into.extend(['\u{1}', index(name)]),
            Element::Code(inside) | Element::Law(inside) => {
                into.push_str(if matches!(element, Element::Law(_)) { "\u{2}l" } else { "\u{2}c" });
                encode(inside, names, keys, into);
                into.push('\u{3}');
            }
            Element::Select { argument, variants } => {
                into.extend(['\u{4}', index(argument), number(variants.len())]);
                for (key, inside) in variants {
                    let mut template = String::new();
                    encode(inside, names, keys, &mut template);
                    into.extend([keys(argument, key), number(template.len())]);
                    into.push_str(&template);
                }
            }
        }
    }
}

/// One text a language with every message that is looked up, by the order of their ids, and where each begins in it: no table
/// of addresses, which each start would have to mend.
fn looked_up(text: &mut String, locales: &[Locale]) {
    text.push_str(
        "\n/// The message of an id among those that stand for the names of settings, keywords and the like.\n",
    );
    text.push_str("pub fn by_name(locale: Locale, id: &str) -> Option<Text> {\n");
    text.push_str("    let (all, starts): (&'static str, &[u32]) = match locale {\n");
    for locale in locales {
        let english = locales.iter().take(1).flat_map(|english| &english.messages);
        let mut messages: Vec<_> = english.filter(|message| message.usage == Usage::LookedUp).collect();
        messages.sort_by(|one, other| one.id.cmp(&other.id));
        let (mut all, mut starts) = (String::new(), Vec::new());
        for message in messages {
            let own_message = locale.message(&message.id).unwrap_or(message);
            let mut template = String::new();
            encode(&own_message.elements, &[], &|_, _| 'O', &mut template);
            starts.push(all.len());
            let _ = write!(all, "{}\u{1e}{template}\u{1f}", message.id);
        }
        let _ =
            writeln!(text, "        Locale::{} => (\"{}\", &{starts:?}),", variant(&locale.tag), all.escape_debug());
    }
    text.push_str("    };\n    Some(compose(locale, template_of(all, starts, id)?, &[]))\n}\n");
}
