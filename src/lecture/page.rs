//! A lecture as a page, or as a page of slides.

use super::front::FrontMatter;
use super::headings::{Heading, contents, headings};
use super::laws;
use super::live;
use super::page_writer::{About, PageBody, write_body};
use super::sources::Sources;
use super::woven::{BlockResults, WovenResult};
use crate::messages::{self, Locale};
use crate::render::{self, html_escaped};
use crate::source::printable;

/// The page of a text whose figures are filled in, with the results of its blocks in order.
pub(super) fn page(
    markdown: &str,
    about: &About<'_>,
    language: &str,
    results: &[BlockResults],
    as_slides: bool,
) -> String {
    let front = about.front;
    let locale = Locale::of_tag(language).unwrap_or_default();
    let markdown = printable(markdown);
    let headings = headings(&markdown, front.title.is_some(), front.is_numbered);
    let PageBody { body, notes, sources } = write_body(&markdown, about, &headings, results, locale, as_slides);
    let titled = headings.iter().find(|heading| heading.level == 1).map(|heading| heading.words.as_str());
    let title = front.title.as_deref().or(titled).unwrap_or_default();
    let mut body = with_head(&body, front, &headings, locale);
    if as_slides {
        body = format!("<section class=\"slide\" tabindex=\"-1\">\n{body}</section>\n");
        // The part above the first heading is a slide only if it has any text.
        body = body.replacen("<section class=\"slide\" tabindex=\"-1\">\n</section>\n", "", 1);
    }
    if !notes.is_empty() {
        body.push_str(&format!("<section class=\"footnotes\" role=\"doc-endnotes\">\n{notes}</section>\n"));
    }
    let sources = bibliography(&sources, locale);
    body.push_str(&match as_slides {
        // Of what stands at the end of a page the sources alone are a slide; footnotes are on the slides that call them.
        true => sources.replace("<section class=\"sources\"", "<section class=\"slide sources\" tabindex=\"-1\""),
        false => sources,
    });
    let mut body = laws::indexed(&body, locale, front.laws.as_deref());
    body.push_str(&answers(results, locale));
    let woven = messages::woven_from(locale, about.file, env!("CARGO_PKG_VERSION"));
    let own = front.footer.as_ref().map(|words| format!("<p>{}</p>\n", html_escaped(words))).unwrap_or_default();
    body.push_str(&format!("<footer>{own}{}</footer>\n", html_escaped(woven.unmarked())));
    let page = match &about.live {
        Some(files) if as_slides => {
            let words = [slide_words(locale), live::words(locale, files)];
            render::html_live_slides(title, language, &body, words.each_ref().map(String::as_str))
        }
        Some(files) => render::html_live(title, language, &body, &live::words(locale, files)),
        None if as_slides => render::html_slides(title, language, &body, &slide_words(locale)),
        None => {
            let beside = front.footer.as_deref().or(front.author.as_deref()).unwrap_or_default();
            render::html_with_running_head(render::html_page(title, language, &body), title, beside)
        }
    };
    match about.style {
        "" => page,
        own => page.replacen("</style>", &format!("{own}\n</style>"), 1),
    }
}

/// The words for the script of slides.
fn slide_words(locale: Locale) -> String {
    let words = [
        ("next", messages::slides_next(locale)),
        ("end", messages::slides_end(locale)),
        ("speaker", messages::slides_speaker(locale)),
        ("notes", messages::notes(locale)),
    ];
    let words = words.map(|(key, words)| format!(" data-{key}=\"{}\"", html_escaped(words.unmarked())));
    format!("<div class=\"slide-words\"{}></div>\n", words.concat())
}

/// The body below its title, who gives it and when, and the contents.
fn with_head(body: &str, front: &FrontMatter, headings: &[Heading], locale: Locale) -> String {
    let mut head = String::new();
    if let Some(title) = &front.title {
        head.push_str(&format!("<h1>{}</h1>\n", html_escaped(title)));
    }
    let facts = [&front.author, &front.event, &front.date].into_iter().flatten();
    let facts: Vec<String> = facts.map(|fact| format!("<span>{}</span>", html_escaped(fact))).collect();
    if !facts.is_empty() {
        head.push_str(&format!("<p class=\"byline\">{}</p>\n", facts.join(" · ")));
    }
    let sections = contents(headings);
    if !sections.is_empty() {
        let label = messages::contents(locale);
        let label = html_escaped(label.unmarked());
        let lines = sections
            .iter()
            .map(|heading| format!("<li><a href=\"#{}\">{}</a></li>\n", heading.id, html_escaped(&heading.words)));
        let lines: String = lines.collect();
        head.push_str(&format!(
            "<nav class=\"contents\" aria-label=\"{label}\">\n<p>{label}</p>\n<ol>\n{lines}</ol>\n</nav>\n"
        ));
    }
    // Below the title of the text itself, where the text has one.
    match body.split_once("</h1>\n") {
        Some((title, rest)) if front.title.is_none() => format!("{title}</h1>\n{head}{rest}"),
        _ => format!("{head}{body}"),
    }
}

/// The sources with their numbers, each with the way back to where it is cited.
fn bibliography(sources: &Sources, locale: Locale) -> String {
    let one = |(number, source): (usize, &super::sources::Source)| {
        let address = match source.address.as_str() {
            "" => String::new(),
            address => format!(" <a href=\"{0}\">{0}</a>", html_escaped(address)),
        };
        let back = (1..=source.times).map(|time| format!("<a href=\"#cite-{number}-{time}\">{time}</a>"));
        let back = back.collect::<Vec<_>>().join(" ");
        let label = messages::source_citations(locale, number);
        format!(
            "<li id=\"source-{number}\">{}{address} <span class=\"back\" role=\"group\" aria-label=\"{}\">{back}</span></li>\n",
            html_escaped(&source.title),
            html_escaped(label.unmarked()),
        )
    };
    let lines: String = sources.numbered().map(one).collect();
    if lines.is_empty() {
        return lines;
    }
    let title = messages::sources(locale);
    format!(
        "<section class=\"sources\">\n<h2 id=\"sources\">{}</h2>\n<ol>\n{lines}</ol>\n</section>\n",
        html_escaped(title.unmarked())
    )
}

/// The answers of the lecture's questions, which paper has at its end: nobody unfolds them there.
fn answers(results: &[BlockResults], locale: Locale) -> String {
    let output = results.iter().flat_map(|results| &results.output);
    let answers: String = output.filter_map(answer_on_paper).collect();
    if answers.is_empty() {
        return answers;
    }
    let title = messages::answers(locale);
    let title = html_escaped(title.unmarked());
    // The Laws link to the index from their place on the screen.
    let answers = answers.replace(render::HTML_LAW, "<span>");
    format!("<section class=\"answers\">\n<h2>{title}</h2>\n{answers}</section>\n")
}

fn answer_on_paper(output: &WovenResult) -> Option<String> {
    let WovenResult::Answer(case, blocks) = output else { return None };
    let head = case.as_ref().map(|case| format!("<h3>{}</h3>\n", html_escaped(case)));
    Some(head.unwrap_or_default() + &render::html(blocks))
}
