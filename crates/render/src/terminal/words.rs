//! Lines of words, in which what may be overlooked is in the background: the Laws.

use super::style::{Charset, Style};
use super::wrap::wrapped;
use crate::messages::{SpanKind, Text};
use crate::visible::{lines, spans};
use std::ops::Range;

/// The lines of a text, no wider than `width` as far as its words allow.
pub(super) fn words(text: &Text, style: Style, width: usize) -> Vec<String> {
    let whole = lines(text);
    if !style.colour || style.charset == Charset::Ascii || whole.contains('\n') {
        return wrapped(&style.drawn(&whole), width).into_iter().map(String::from).collect();
    }
    let faint = faint(text, &whole);
    let mut from = 0_usize;
    let mut painted = Vec::new();
    for line in wrapped(&whole, width) {
        let behind = whole.get(from..).unwrap_or("");
        let start = from.saturating_add(behind.find(line.as_ref()).unwrap_or(0));
        from = start.saturating_add(line.len());
        painted.push(in_background(&line, start, &faint, style));
    }
    painted
}

/// The parts of a text that cite a Law, with any brackets around them.
fn faint(text: &Text, whole: &str) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut at = 0_usize;
    for (kind, part) in spans(text) {
        // Code is in backticks.
        let marks = if kind == SpanKind::Code { 2 } else { 0 };
        let end = at.saturating_add(part.len()).saturating_add(marks);
        if kind == SpanKind::Law {
            let range = in_brackets(whole, at..end);
            match found.last_mut().filter(|last| last.end >= range.start) {
                Some(last) => last.end = last.end.max(range.end),
                None => found.push(range),
            }
        }
        at = end;
    }
    found
}

/// The brackets around a part of a text, else the part alone.
fn in_brackets(whole: &str, part: Range<usize>) -> Range<usize> {
    let opened = whole.get(..part.start).and_then(|before| {
        let open = before.rfind('(')?;
        (!before.get(open..)?.contains(')')).then_some(open)
    });
    let closed = whole.get(part.end..).and_then(|behind| {
        // A Law may end with a bracket of its own, which is in the part.
        let close = behind.find(')')?;
        (!behind.get(..close)?.contains('(')).then(|| part.end.saturating_add(close).saturating_add(1))
    });
    match (opened, closed) {
        (Some(open), Some(close)) => open..close,
        _ => part,
    }
}

/// A line that starts at a place of the whole, the parts of it that are faint painted so.
fn in_background(line: &str, start: usize, faint: &[Range<usize>], style: Style) -> String {
    let (mut painted, mut at) = (String::with_capacity(line.len()), 0_usize);
    for range in faint {
        let from = range.start.saturating_sub(start).clamp(at, line.len());
        let to = range.end.saturating_sub(start).min(line.len());
        if to <= from {
            continue;
        }
        painted.push_str(line.get(at..from).unwrap_or(""));
        painted.push_str(&style.faint(line.get(from..to).unwrap_or("")));
        at = to;
    }
    painted.push_str(line.get(at..).unwrap_or(""));
    painted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn law(number: &'static str) -> Text {
        Text::new(SpanKind::Law, number)
    }

    fn rendered(text: &Text, width: usize) -> Vec<String> {
        let style = Style { colour: true, ..Style::default() };
        words(text, style, width).iter().map(|line| line.replace("\u{1b}[2m", "<").replace("\u{1b}[0m", ">")).collect()
    }

    #[test]
    fn laws_are_in_the_background() {
        let cited = Text::from("NS: 18 − 9.8 = 8.2 (Law ") + law("12C1(c)") + ")";
        assert_eq!(rendered(&cited, 80), ["NS: 18 − 9.8 = 8.2 <(Law 12C1(c))>"]);
        // Over the end of a line too.
        assert_eq!(rendered(&cited, 26), ["NS: 18 − 9.8 = 8.2 <(Law>", "<12C1(c))>"]);
        let spoken = Text::from("Law ") + law("64A") + " moves tricks (always)";
        assert_eq!(rendered(&spoken, 80), ["Law <64A> moves tricks (always)"]);
        assert_eq!(rendered(&Text::from("no Law (at all)"), 80), ["no Law (at all)"]);
    }

    #[test]
    fn without_colour_nothing_is_painted() {
        let cited = Text::from("so (Law ") + law("64A") + ")";
        assert_eq!(words(&cited, Style::default(), 80), ["so (Law 64A)"]);
    }
}
