//! A lecture as Markdown that pandoc reads: `pandoc lecture.docx.md -o lecture.docx`. Its figures are filled in and its
//! results stand in the place of its blocks; nothing in it is woven again.

use super::blocks::dialect;
use super::callouts::Callout;
use super::edits::apply_edits;
use super::front::FrontMatter;
use super::laws;
use super::sources::Sources;
use super::woven::{self, BlockResults, WovenResult};
use crate::messages::{self, Locale};
use crate::render;
use pulldown_cmark::{Event, Parser, Tag};
use std::ops::Range;

/// The place of a block with its results, and what stands there.
pub(super) fn in_place(results: &BlockResults) -> (Range<usize>, String) {
    let mut text = String::new();
    if !results.options.hide {
        text.push_str(&format!("```\n{}\n```\n\n", results.code.trim_end()));
    }
    if let Some(caption) = &results.caption {
        let id = caption.id.as_ref().map(|id| format!("[]{{#{id}}}")).unwrap_or_default();
        text.push_str(&format!("{id}{}", woven::captioned(caption)));
    }
    for output in &results.output {
        match output {
            WovenResult::Result(blocks) | WovenResult::Answer(_, blocks) => {
                blocks.iter().for_each(|block| text.push_str(&woven::in_markdown(block)));
            }
            WovenResult::Room => text.push_str("\\_\\_\\_\\_\\_\\_\n\n"),
            WovenResult::Error(error) => text.push_str(&render::markdown(&error.blocks)),
        }
    }
    (results.range.clone(), format!("{}\n", text.trim_end()))
}

/// The document: what stands above the text as pandoc calls it, callouts with their titles, sources with their numbers.
pub(super) fn document(markdown: &str, front: &FrontMatter, language: &str, locale: Locale) -> String {
    let (body, sources) = with_numbers(markdown, locale);
    let list = |(number, source): (usize, &super::sources::Source)| {
        let address = if source.address.is_empty() { String::new() } else { format!(" <{}>", source.address) };
        format!("{number}. {}{address}\n", source.title)
    };
    let list: String = sources.numbered().map(list).collect();
    let sources = match list.is_empty() {
        true => String::new(),
        false => format!("\n\n# {}\n\n{list}", messages::sources(locale).unmarked()),
    };
    let laws = laws::list_in_markdown(&body, locale);
    format!("{}{}{sources}{laws}", above(front, language), body.trim())
}

/// The metadata, as YAML.
fn above(front: &FrontMatter, language: &str) -> String {
    let facts = [("title", &front.title), ("subtitle", &front.event), ("author", &front.author), ("date", &front.date)];
    let line = |(key, value): (&str, &Option<String>)| {
        value.as_ref().map(|value| format!("{key}: \"{}\"\n", value.replace('\\', "\\\\").replace('"', "\\\"")))
    };
    let lines: String = facts.into_iter().filter_map(line).collect();
    format!("---\n{lines}lang: {language}\n---\n\n")
}

/// The text with a title for each callout and a number for each citation.
fn with_numbers(markdown: &str, locale: Locale) -> (String, Sources) {
    let (mut sources, mut edits) = (Sources::default(), Vec::new());
    let events: Vec<(Event<'_>, Range<usize>)> = Parser::new_ext(markdown, dialect()).into_offset_iter().collect();
    let bare: Vec<Event<'_>> = events.iter().map(|(event, _)| event.clone()).collect();
    for (at, (event, range)) in events.iter().enumerate() {
        if let Event::Start(Tag::Link { id, title, dest_url, .. }) = event
            && let Some(found) = sources.cite(id, title, dest_url)
        {
            let words = markdown
                .get(range.clone())
                .and_then(|link| link.strip_prefix('[')?.split_once("]["))
                .map(|(words, _)| words);
            let place = words.map(|words| format!(", {words}")).unwrap_or_default();
            edits.push((range.clone(), format!("\\[{}{place}\\]", found.number)));
        }
        if let Some((kind, _, _, title)) = Callout::at(bare.get(at..).unwrap_or_default()) {
            let line = markdown.get(range.clone()).and_then(|quote| quote.lines().next()).map_or(0, str::len);
            let title = title.unwrap_or_else(|| kind.title(locale).unmarked().to_owned());
            edits.push((range.start..range.start.saturating_add(line), format!("> **{title}**\n>")));
        }
        if let Event::Start(Tag::Link { dest_url, .. }) = event
            && let Some(id) = dest_url.strip_prefix('@')
        {
            let words = markdown
                .get(range.clone())
                .and_then(|link| link.strip_prefix('[')?.split_once(']'))
                .map_or("", |(words, _)| words);
            edits.push((range.clone(), format!("[**{words}**]{{#{id}}}")));
        }
    }
    (apply_edits(markdown, edits), sources)
}
