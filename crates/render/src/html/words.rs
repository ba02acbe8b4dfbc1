//! Texts in a page: nothing in them is taken for HTML.

use crate::messages::{SpanKind, Text};
use crate::source::printable;
use crate::visible::{spans, typeset, unmarked};
use maud::Render;

/// Before the number of a Law that is cited; no text of anybody's can forge it, since all of it is escaped.
pub const LAW: &str = "<span class=\"law\">";

/// A text with its code as code, and its Laws with their titles.
pub(super) struct Words<'a>(pub &'a Text);

/// An answer's part: a line ends before a side at most, and never between a figure and its unit.
pub(super) struct Figures<'a>(pub &'a Text);

/// A text in a drawing, where HTML elements are not allowed.
pub(super) struct Drawn<'a>(pub &'a Text);

/// A text without marks: in an attribute, or where all is code.
pub(super) struct Attribute<'a>(pub &'a Text);

/// Words that are no text of ours: a title, a script.
pub(super) struct Raw<'a>(pub &'a str);

impl Render for Words<'_> {
    fn render_to(&self, buffer: &mut String) {
        for (kind, part) in typeset(self.0) {
            let (before, behind) = match kind {
                SpanKind::Code => ("<code>", "</code>"),
                SpanKind::Law => (LAW, "</span>"),
                _ => ("", ""),
            };
            buffer.push_str(before);
            suited(buffer, &part, "span");
            buffer.push_str(behind);
        }
    }
}

impl Render for Figures<'_> {
    fn render_to(&self, buffer: &mut String) {
        let parts: Vec<_> = spans(self.0).collect();
        let begins_side = |at: usize| parts.get(at).is_some_and(|(kind, _)| *kind == SpanKind::Side);
        if !(0..parts.len()).any(begins_side) {
            return Words(self.0).render_to(buffer);
        }
        for (at, (_, part)) in parts.iter().enumerate() {
            let is_before_side = begins_side(at.saturating_add(1));
            let (words, blanks) = part.split_at(if is_before_side { part.trim_end().len() } else { part.len() });
            // A sentence about a side may end its line anywhere.
            let is_unit = words.split_whitespace().count() < 2;
            let words = if is_unit { words.replace(' ', "\u{a0}") } else { words.to_owned() };
            suited(buffer, &words, "span");
            buffer.push_str(blanks);
        }
    }
}

impl Render for Drawn<'_> {
    fn render_to(&self, buffer: &mut String) {
        suited(buffer, &unmarked(self.0), "tspan");
    }
}

/// Words of anybody's with the signs of red suits in red.
#[must_use]
pub fn with_suits(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    suited(&mut out, &printable(text), "span");
    out
}

/// Escaped text with each red suit in an element of that name.
fn suited(buffer: &mut String, text: &str, element: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['♥', '♦']) {
        let (before, suit) = rest.split_at_checked(at).unwrap_or((rest, ""));
        let (suit, after) = suit.split_at_checked('♥'.len_utf8()).unwrap_or((suit, ""));
        escape(buffer, before);
        buffer.push_str(&format!("<{element} class=\"red\">{suit}</{element}>"));
        rest = after;
    }
    escape(buffer, rest);
}

impl Render for Attribute<'_> {
    fn render_to(&self, buffer: &mut String) {
        escape(buffer, &unmarked(self.0));
    }
}

impl Render for Raw<'_> {
    fn render_to(&self, buffer: &mut String) {
        escape(buffer, &printable(self.0));
    }
}

/// Text in which nothing is taken for HTML, inside attributes too.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    escape(&mut out, &printable(text));
    out
}

fn escape(buffer: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        let (before, special) = rest.split_at_checked(at).unwrap_or((rest, ""));
        buffer.push_str(before);
        let (first, after) = special.split_at_checked(1).unwrap_or((special, ""));
        buffer.push_str(match first {
            "&" => "&amp;",
            "<" => "&lt;",
            ">" => "&gt;",
            "\"" => "&quot;",
            _ => "&#39;",
        });
        rest = after;
    }
    buffer.push_str(rest);
}

/// A text within the quotation marks of a style sheet, which can neither end them nor the style.
pub(super) fn style_string(text: &str) -> String {
    let own = |c: char| match c {
        '"' | '\\' | '<' | '>' | '&' => format!("\\{:x} ", u32::from(c)),
        c if c.is_control() => String::new(),
        c => c.to_string(),
    };
    printable(text).chars().map(own).collect()
}

/// The text of markup that this program wrote: without its elements, and with every character as itself.
pub(super) fn text_of(markup: &str) -> String {
    let mut text = String::with_capacity(markup.len());
    let mut rest = markup;
    while let Some((before, element)) = rest.split_once('<') {
        text.push_str(before);
        rest = element.split_once('>').map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    named.iter().fold(text, |text, (name, character)| text.replace(name, character))
}
