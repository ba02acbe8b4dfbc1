//! Explanations, examples, the words of the page and the style of its results.

use super::{Answer, Refusal, RefusalCode, Reply};
use crate::diagnostic::{Code, seen, severity_text};
use crate::law::CITED;
use crate::messages::{self, Locale, Text, explanation, names, topics as all_topics};
use crate::render;
use crate::scoring::PRESETS;
use crate::session::SettingForm;
use serde::Serialize;
use serde_json::value::RawValue;

/// The beginning of a link to a topic.
const LINK: &str = "#topic=";

/// Everything that is explained.
#[derive(Debug, Serialize)]
struct Index {
    groups: Vec<Group>,
}

/// The topics of one kind.
#[derive(Debug, Serialize)]
struct Group {
    kind: &'static str,
    title: String,
    topics: Vec<Entry>,
}

/// One thing that is explained.
#[derive(Debug, Serialize)]
struct Entry {
    name: String,
    title: String,
}

/// The explanation of a name.
#[derive(Debug, Serialize)]
struct Explained<'a> {
    name: &'a str,
    title: String,
    html: String,
}

/// Scripts to begin with.
#[derive(Debug, Serialize)]
struct Examples {
    examples: Vec<Example>,
}

/// A script to begin with.
#[derive(Debug, Serialize)]
struct Example {
    name: &'static str,
    title: String,
    script: &'static str,
}

/// The style of pages.
#[derive(Debug, Serialize)]
struct Style {
    css: &'static str,
}

/// The words of the page in a language.
#[derive(Debug, Serialize)]
struct Words {
    language: &'static str,
    name: String,
    words: Box<RawValue>,
}

pub(super) fn words(locale: Locale) -> Answer {
    let words = serde_json::from_str(messages::page_words(locale))
        .map_err(|error| Refusal::new(RefusalCode::Words, messages::desk_request(locale, error.to_string())))?;
    let name = messages::manual_this_language(locale).to_string();
    Ok(Reply::of(&Words { language: locale.tag(), name, words }))
}

pub(super) fn style() -> Reply {
    Reply::of(&Style { css: render::HTML_STYLE })
}

pub(super) fn topics(locale: Locale) -> Reply {
    let entry = |name: &str, title: &str| Entry { name: name.to_owned(), title: title.to_owned() };
    let title = |heading: &str| explanation(locale, heading).map_or("", |page| page.title);
    let group = |kind, title: Text, topics: Vec<Entry>| {
        let title = title.unmarked().trim_end_matches(':').to_owned();
        Group { kind, title, topics }
    };
    let topics = all_topics().map(|name| entry(name, title(&format!("topic {name}")))).collect();
    let settings = SettingForm::all().map(|form| entry(form.name, &names::setting(locale, form.name).to_string()));
    let presets = PRESETS.iter().map(|one| entry(one.name, &names::regulations(locale, one.name).to_string()));
    let codes = Code::ALL.iter().map(|one| entry(one.name(), &severity_text(one.severity(), locale).to_string()));
    let laws = CITED.iter().map(|law| entry(&law.to_string(), title(&format!("law {law}"))));
    Reply::of(&Index {
        groups: vec![
            group("topic", messages::explain_topics(locale), topics),
            group("setting", messages::explain_settings(locale), settings.collect()),
            group("regulations", messages::explain_regulations(locale), presets.collect()),
            group("code", messages::explain_diagnostics(locale), codes.collect()),
            group("law", messages::explain_laws(locale), laws.collect()),
        ],
    })
}

pub(super) fn topic(name: &str, locale: Locale) -> Answer {
    let page = render::explain(name, locale).map_err(|near| match near {
        Some(near) => {
            let message = messages::explain_unknown_near(locale, seen(name), near);
            Refusal { near: Some(near), ..Refusal::new(RefusalCode::Unknown, message) }
        }
        None => Refusal::new(RefusalCode::Unknown, messages::explain_unknown(locale, seen(name))),
    })?;
    let (title, text) = page.split_once('\n').unwrap_or((&page, ""));
    Ok(Reply::of(&Explained { name, title: title.to_owned(), html: render::explain_html(text, &link) }))
}

/// The link to a topic.
fn link(name: &str) -> Option<String> {
    let is_known = render::explained().any(|known| known == name);
    is_known.then(|| format!("{LINK}{name}"))
}

pub(super) fn examples(locale: Locale) -> Reply {
    let example = |name, title: Text, script| Example { name, title: title.to_string(), script };
    macro_rules! examples {
        ($($title:ident $path:literal)+) => {
            vec![$(example($path, messages::$title(locale), include_str!(concat!("../../examples/", $path, ".ruling"))),)+]
        };
    }
    Reply::of(&Examples {
        examples: examples! {
            example_first_steps "first-steps"
            example_weighted_pairs "lecture-2005/06-weighted-at-pairs"
            example_weighted_match "lecture-2005/05-weighted-in-a-match"
            example_split_pairs "lecture-2005/08-splits-at-pairs"
            example_damage_match "lecture-2005/09-damage-in-a-match"
            example_damage_pairs "lecture-2005/10-damage-at-pairs"
            example_goal "evening/03-what-gives-average"
            example_information "procedures/01-unauthorised-information"
            example_misinformation "weighted-2017/02-misinformation"
            example_revoke "procedures/04-revoke"
            example_fouled "scoring/02-fouled-board"
            example_victory_points "scoring/06-victory-points"
        },
    })
}
