//! The languages beside English, each read when it is first needed.

use super::{Language, Said};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use unic_langid::LanguageIdentifier;

/// What a language is read from.
struct Files {
    /// The messages, in Fluent.
    messages: &'static str,
    /// The explanations: each below a heading, `## topic NAME` with its title in the first line, or `## code NAME`.
    explanations: &'static str,
}

/// The files of a language; English is compiled and has none.
fn files(language: Language) -> Option<Files> {
    match language {
        Language::English => None,
        Language::Polish => Some(Files {
            messages: include_str!("../../locales/pl/messages.ftl"),
            explanations: include_str!("../../locales/pl/explanations.md"),
        }),
    }
}

thread_local! {
    /// What the reader asked for.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
    /// What the script asks for in the reader's place.
    static FOLLOWED: Cell<Option<Language>> = const { Cell::new(None) };
    static POLISH: OnceCell<Option<FluentBundle<FluentResource>>> = const { OnceCell::new() };
}

/// Speaks the reader's language from now on, in this thread.
pub fn speak(language: Language) {
    SPOKEN.set(language);
    FOLLOWED.set(None);
}

/// Speaks the language a script asks for, or the reader's where it asks for none.
pub fn follow(language: Option<Language>) {
    FOLLOWED.set(language);
}

/// The language in force.
#[must_use]
pub fn language() -> Language {
    FOLLOWED.get().unwrap_or_else(|| SPOKEN.get())
}

/// The messages of a language. What cannot be read of them is left out and said in English; the tests see to it that
/// all can.
fn bundle(language: Language) -> Option<FluentBundle<FluentResource>> {
    let files = files(language)?;
    let resource = FluentResource::try_new(files.messages.to_owned()).unwrap_or_else(|(readable, _)| readable);
    let tag: LanguageIdentifier = language.tag().parse().ok()?;
    let mut bundle = FluentBundle::new(vec![tag]);
    // The marks around arguments are for mixed directions and would stand in tables as characters of their own.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(super::figure_of(number.as_string().into_owned())),
        _ => None,
    }));
    bundle.add_resource_overriding(resource);
    Some(bundle)
}

/// A message in the language in force; none in English, or where the language lacks it.
pub(super) fn message(id: &str, arguments: &[(&'static str, &dyn Said)]) -> Option<String> {
    match language() {
        Language::English => None,
        spoken => translated(spoken, id, arguments),
    }
}

#[cold]
#[inline(never)]
fn translated(spoken: Language, id: &str, arguments: &[(&'static str, &dyn Said)]) -> Option<String> {
    let format = |bundle: &FluentBundle<FluentResource>| {
        let pattern = bundle.get_message(id)?.value()?;
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (Cow::Borrowed(*name), value.said())).collect();
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        errors.is_empty().then_some(said)
    };
    let of = |cell: &OnceCell<Option<_>>| format(cell.get_or_init(|| bundle(spoken)).as_ref()?);
    match spoken {
        Language::English => None,
        Language::Polish => POLISH.with(of),
    }
}

/// A text that stands in a table in English, by its id in the messages.
#[must_use]
pub fn told<'a>(id: &str, english: &'a str) -> Cow<'a, str> {
    message(id, &[]).map_or(Cow::Borrowed(english), Cow::Owned)
}

/// What stands below a heading of the explanations in the language in force; none in English, or where the language
/// lacks it.
#[must_use]
pub fn explanation(heading: &str) -> Option<&'static str> {
    let mut sections = files(language())?.explanations.split("\n## ").skip(1);
    sections.find_map(|section| section.strip_prefix(heading)?.strip_prefix('\n')).map(str::trim)
}
