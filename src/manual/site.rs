//! The frame that makes a site of the pages: at the left the parts of the manual and the pages of the open one, above
//! them the search, whose words stand in a file of their own, and the whole manual as one file.

use super::Page;
use crate::messages::{self, Locale};
use crate::render::{self, html_escaped};
use serde_json::json;
use std::collections::BTreeSet;

/// The file of the words that are searched.
pub(super) const SEARCH: &str = "search.js";

/// The manual in one file.
pub(super) const ONE: &str = "redress-manual.html";

/// Words of a page that the search knows, at most, beside its title and headings.
const MOST_WORDS: usize = 250;

/// A part of the manual.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Start,
    Guides,
    Commands,
    Topics,
    Reference,
    Laws,
    Lectures,
    Examples,
}

impl Part {
    const ALL: [Self; 8] = [
        Self::Start,
        Self::Guides,
        Self::Commands,
        Self::Topics,
        Self::Reference,
        Self::Laws,
        Self::Lectures,
        Self::Examples,
    ];

    fn title(self, locale: Locale) -> messages::Text {
        match self {
            Self::Start => messages::manual_start(locale),
            Self::Guides => messages::manual_guides(locale),
            Self::Commands => messages::cli_commands(locale),
            Self::Topics => messages::explain_topics(locale),
            Self::Reference => messages::manual_reference(locale),
            Self::Laws => messages::manual_laws(locale),
            Self::Lectures => messages::manual_lectures(locale),
            Self::Examples => messages::manual_examples(locale),
        }
    }
}

/// A page of the site with its place.
pub(super) struct Entry {
    pub part: Part,
    /// Its file, without folder.
    pub file: String,
    /// Its title, short where the list has it.
    pub title: String,
    /// Its other names.
    pub also: String,
}

/// The list at the left of a page: the parts, and the pages of its own.
fn sidebar(entries: &[Entry], own: &str, locale: Locale) -> String {
    let here = entries.iter().find(|entry| entry.file == own).map(|entry| entry.part);
    let mut list = String::new();
    for part in Part::ALL {
        let title = part.title(locale);
        let title = html_escaped(title.unmarked().trim_end_matches(':'));
        let mut pages = entries.iter().filter(|entry| entry.part == part);
        if here == Some(part) {
            let line = |entry: &Entry| {
                let current = if entry.file == own { " aria-current=\"page\"" } else { "" };
                format!(
                    "<li><a href=\"{}\"{current}>{}</a></li>\n",
                    html_escaped(&entry.file),
                    html_escaped(&entry.title)
                )
            };
            let lines: String = pages.map(line).collect();
            list.push_str(&format!("<li><b>{title}</b>\n<ul>\n{lines}</ul></li>\n"));
        } else if let Some(first) = pages.next() {
            list.push_str(&format!("<li><a href=\"{}\">{title}</a></li>\n", html_escaped(&first.file)));
        }
    }
    let label = messages::manual_title(locale);
    let label = html_escaped(label.unmarked());
    let search = messages::manual_search_label(locale);
    let search = html_escaped(search.unmarked());
    let none = messages::manual_search_none(locale);
    let one = messages::manual_one_file(locale);
    format!(
        "<nav class=\"sidebar\" aria-label=\"{label}\">\n<p><a href=\"index.html\">{label}</a></p>\n\
         <p class=\"search\" hidden=\"hidden\"><input type=\"search\" placeholder=\"{search}\" aria-label=\"{search}\" data-none=\"{}\"/></p>\n\
         <ol class=\"found\" hidden=\"hidden\" aria-live=\"polite\"></ol>\n<ul>\n{list}</ul>\n<p><a href=\"{ONE}\" download=\"{ONE}\">{}</a></p>\n</nav>\n",
        html_escaped(none.unmarked()),
        html_escaped(one.unmarked()),
    )
}

/// A woven page as a page of the site.
pub(super) fn page(woven: &str, entries: &[Entry], own: &str, locale: Locale) -> String {
    render::html_of_site(woven, &sidebar(entries, own, locale))
}

/// The text between the tags of a part of a page.
fn words_of(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, behind)) = rest.split_once('<') {
        text.push_str(before);
        text.push(' ');
        rest = behind.split_once('>').map_or("", |(_, rest)| rest);
    }
    text.push_str(rest);
    text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'")
}

fn main_of(page: &str) -> &str {
    let inside = page.split_once("<main>").map_or(page, |(_, inside)| inside);
    inside.rsplit_once("</main>").map_or(inside, |(inside, _)| inside)
}

/// The words of the pages, as a script that hands them over: a file of data cannot be read from a page without a server.
pub(super) fn search(pages: &[(&Entry, &str)]) -> String {
    let one = |(entry, page): &(&Entry, &str)| {
        let main = main_of(page);
        let headings = main.split("<h2").skip(1).filter_map(|rest| rest.split_once('>')?.1.split_once("</h2>"));
        let headings: Vec<String> = headings.map(|(heading, _)| words_of(heading).trim().to_owned()).collect();
        let words = words_of(main).to_lowercase();
        let words: BTreeSet<&str> = words
            .split(|c: char| !(c.is_alphanumeric() || "-–/+".contains(c)))
            .map(|word| word.trim_matches(['-', '/', '+', '–']))
            .filter(|word| word.chars().count() > 2)
            .collect();
        let words: Vec<&str> = words.into_iter().take(MOST_WORDS).collect();
        json!([entry.file, entry.title, entry.also, headings.join(" · "), words.join(" ")])
    };
    let all: Vec<_> = pages.iter().map(one).collect();
    format!("redressSearch({});\n", json!(all))
}

/// All pages one behind another; their places are called by page and place.
pub(super) fn one_file(pages: &[(&Entry, &str)], locale: Locale) -> String {
    let files: BTreeSet<&str> = pages.iter().map(|(entry, _)| entry.file.as_str()).collect();
    let section = |(entry, page): &(&Entry, &str)| {
        let main = main_of(page).replace("<h1", "<h1 class=\"of-page\"");
        let main = main.replace(" name=\"weight-", &format!(" name=\"{}-weight-", entry.file));
        let main = with_ids(&with_links(&main, &entry.file, &files), &entry.file);
        format!("<section id=\"{}\">\n{main}</section>\n", entry.file)
    };
    let body: String = pages.iter().map(section).collect();
    let line = |(entry, _): &(&Entry, &str)| {
        format!("<li><a href=\"#{}\">{}</a></li>\n", entry.file, html_escaped(&entry.title))
    };
    let contents: String = pages.iter().map(line).collect();
    let label = messages::contents(locale);
    let label = html_escaped(label.unmarked());
    let title = messages::manual_title(locale);
    let body = body.replace("<h1 class=\"of-page\"", "<h2 class=\"of-page\"").replace("</h1>", "</h2>");
    let body = format!(
        "<h1>{}</h1>\n<nav class=\"contents\" aria-label=\"{label}\"><p>{label}</p>\n<ol>\n{contents}</ol></nav>\n{body}",
        html_escaped(title.unmarked())
    );
    render::html_page(title.unmarked(), locale.tag(), &body)
}

/// The places of a page, called by the page too.
fn with_ids(html: &str, file: &str) -> String {
    html.replace(" id=\"", &format!(" id=\"{file}--"))
}

/// The links of a page, which lead to places of the one file; those to other files stay.
fn with_links(html: &str, own: &str, files: &BTreeSet<&str>) -> String {
    const HREF: &str = " href=\"";
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, behind)) = rest.split_once(HREF) {
        text.push_str(before);
        text.push_str(HREF);
        let (link, behind) = behind.split_once('"').unwrap_or((behind, ""));
        let (file, place) = link.split_once('#').unwrap_or((link, ""));
        let file = if file.is_empty() { own } else { file };
        match (files.contains(file), place) {
            (true, "") => text.push_str(&format!("#{file}")),
            (true, place) => text.push_str(&format!("#{file}--{place}")),
            (false, _) => text.push_str(link),
        }
        text.push('"');
        rest = behind;
    }
    text.push_str(rest);
    text
}

/// The pages of a language as pages of the site, the words that are searched, and all of it in one file.
pub(super) fn built(woven: &[(Entry, String)], locale: Locale) -> Vec<Page> {
    let folder = locale.tag();
    let pages: Vec<(&Entry, &str)> = woven.iter().map(|(entry, text)| (entry, text.as_str())).collect();
    let data = search(&pages);
    let whole = one_file(&pages, locale);
    let entries: Vec<Entry> = woven
        .iter()
        .map(|(entry, _)| Entry {
            part: entry.part,
            file: entry.file.clone(),
            title: entry.title.clone(),
            also: String::new(),
        })
        .collect();
    let one = |(entry, text): &(Entry, String)| Page {
        path: format!("{folder}/{}", entry.file),
        text: page(text, &entries, &entry.file, locale),
    };
    let mut built: Vec<Page> = woven.iter().map(one).collect();
    built.push(Page { path: format!("{folder}/{SEARCH}"), text: data });
    built.push(Page { path: format!("{folder}/{ONE}"), text: whole });
    built
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_within_the_file() {
        let files = BTreeSet::from(["a.html", "b.html"]);
        let page = "<a href=\"#x\">1</a><a href=\"b.html\">2</a><a href=\"b.html#y\">3</a><a href=\"https://e/\">4</a><p id=\"x\">";
        assert_eq!(
            with_ids(&with_links(page, "a.html", &files), "a.html"),
            "<a href=\"#a.html--x\">1</a><a href=\"#b.html\">2</a><a href=\"#b.html--y\">3</a><a href=\"https://e/\">4</a><p id=\"a.html--x\">"
        );
        assert_eq!(words_of("<p>A <b>b</b> &amp; c</p>").split_whitespace().collect::<Vec<_>>(), ["A", "b", "&", "c"]);
    }
}
