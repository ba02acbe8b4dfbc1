//! A block of rulings and its results as HTML.

use super::numbers::{Caption, Numbered};
use super::woven::{BlockResults, WovenError, WovenResult};
use crate::messages::{self, Locale};
use crate::render::{self, Block, html_escaped};

/// A block and its results; on a slide its source is there for who asks for it.
pub(super) fn results_html(results: &BlockResults, locale: Locale, as_slide: bool) -> String {
    let script = if results.options.hide { String::new() } else { render::html_script(&results.code) };
    let class = if results.options.source { "ruling source always" } else { "ruling source" };
    match as_slide {
        true => {
            script.replacen("class=\"ruling\"", &format!("class=\"{class}\""), 1) + &output_html(results, locale, true)
        }
        false => script + &output_html(results, locale, false),
    }
}

/// The results of a block as HTML, without the block.
pub(super) fn output_html(results: &BlockResults, locale: Locale, as_slide: bool) -> String {
    let html = |blocks: &[Block]| {
        if as_slide { render::html(&render::widened(blocks.to_vec())) } else { render::html(blocks) }
    };
    let mut text = String::new();
    let caption = results.caption.as_ref().map(captioned);
    let above = results.caption.as_ref().is_some_and(|caption| caption.kind == Numbered::Table);
    if let Some(Caption { id, .. }) = &results.caption {
        let id = id.as_ref().map(|id| format!(" id=\"{}\"", html_escaped(id))).unwrap_or_default();
        text.push_str(&format!("<figure class=\"numbered\"{id}>\n"));
    }
    text.push_str(caption.as_deref().filter(|_| above).unwrap_or_default());
    let mut below = String::new();
    for output in &results.output {
        text.push_str(&match output {
            WovenResult::Result(blocks) => {
                let [drawn, working] = results.around_caption(blocks);
                below.push_str(&if working.is_empty() { String::new() } else { html(working) });
                html(drawn)
            }
            WovenResult::Answer(_, blocks) => format!(
                "<details class=\"reveal\">\n<summary>{}</summary>\n{}</details>\n",
                html_escaped(messages::answer(locale).unmarked()),
                html(blocks)
            ),
            WovenResult::Room => format!(
                "<div class=\"room tall\" role=\"img\" aria-label=\"{}\"></div>\n",
                html_escaped(messages::room(locale).unmarked())
            ),
            WovenResult::Error(error) => woven_error(error),
        });
    }
    if results.caption.is_some() {
        text.push_str(caption.as_deref().filter(|_| !above).unwrap_or_default());
        text.push_str("</figure>\n");
    }
    text + &below
}

/// The line that is wrong with its place marked, what is wrong with it, and what to do.
fn woven_error(error: &WovenError) -> String {
    let line = error.line.as_ref().map(|[before, place, behind]| {
        let [before, place, behind] = [before, place, behind].map(|part| render::html_with_suits(part));
        let place = if place.is_empty() { "&#160;".to_owned() } else { place };
        format!("<p class=\"line\"><code>{before}<mark>{place}</mark>{behind}</code></p>\n")
    });
    format!("<div class=\"wrong\">\n{}{}</div>\n", line.unwrap_or_default(), render::html(&error.blocks))
}

fn captioned(caption: &Caption) -> String {
    let words = caption.words.as_deref().map(|words| format!(" {}", render::html_with_suits(words)));
    format!(
        "<figcaption><b>{}.</b>{}</figcaption>\n",
        html_escaped(caption.number.unmarked()),
        words.unwrap_or_default()
    )
}
