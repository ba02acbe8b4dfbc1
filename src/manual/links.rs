//! The pages of names.

use crate::diagnostic::Code;
use crate::messages;
use crate::messages::{Locale, topics};
use crate::scoring::PRESETS;
use crate::session::SettingForm;
use std::collections::HashMap;

/// The pages of a manual by what is explained on them.
pub(super) struct Names<'a> {
    pages: HashMap<&'static str, String>,
    /// The page that is written, to which nothing on it leads.
    own: &'a str,
}

impl<'a> Names<'a> {
    /// The pages as they are linked from one of them.
    pub fn on(own: &'a str) -> Self {
        let mut pages = HashMap::new();
        let codes = Code::ALL.iter().map(|code| (code.name(), format!("codes.html#{}", code.name())));
        let presets = PRESETS.iter().map(|preset| (preset.name, format!("regulations.html#{}", preset.name)));
        let settings = SettingForm::all().map(|form| (form.name, format!("settings.html#{}", form.name)));
        let topics = topics().map(|topic| (topic, topic_page(topic)));
        // A name shared by a topic and a setting or code leads to the topic.
        pages.extend(codes.chain(presets).chain(settings).chain(topics));
        Self { pages, own }
    }

    /// The page of a name; `None` for what has none, and for what the page itself is about.
    pub fn page(&self, name: &str) -> Option<&str> {
        self.pages.get(name).map(String::as_str).filter(|page| *page != self.own)
    }
}

/// The page of a topic; that of the topic called as the index is has another name.
pub(super) fn topic_page(topic: &str) -> String {
    format!("topic-{topic}.html")
}

/// The line above a page: to the index, and to the same page in the other languages.
pub(super) fn above(page: &str, locale: Locale) -> String {
    let others = Locale::ALL.into_iter().filter(|other| *other != locale);
    let others = others.map(|other| {
        let name = messages::manual_this_language(other);
        format!(" · [{}](../{}/{page})", name.unmarked(), other.tag())
    });
    let others: String = others.collect();
    match page {
        "index.html" => format!("{}\n\n", others.trim_start_matches(" · ")),
        _ => format!("[{}](index.html){others}\n\n", messages::manual_title(locale).unmarked()),
    }
}
