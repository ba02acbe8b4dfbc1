//! Figures in the running text: `{{ td.ns }}`, `{{ td.ew.percent }}`.
//!
//! Woven into Markdown a figure keeps where it comes from, in comments that no reader sees:
//! `<!--{{ td.ns }}-->9.8<!--/-->`.

use super::blocks::dialect;
use crate::breakdown::Summary;
use crate::catalogue::english as words;
use crate::diagnostic::{Problem, closest};
use crate::render::victory_points;
use crate::ruling::{Side, Unit};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use std::ops::Range;

const OPEN: &str = "{{";
const CLOSE: &str = "}}";
const COMMENT: &str = "<!--";
const COMMENT_END: &str = "-->";
const FIGURE_END: &str = "<!--/-->";

/// A place in the text that holds a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    /// All that the figure replaces.
    pub range: Range<usize>,
    /// What stands between the braces, without blanks around it.
    pub written: Range<usize>,
}

/// Where code stands, in which braces are no figures.
pub(super) fn code(markdown: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut open: Option<Range<usize>> = None;
    for (event, range) in Parser::new_ext(markdown, dialect()).into_offset_iter() {
        match event {
            Event::Code(_) => found.push(range),
            Event::Start(Tag::CodeBlock(_)) => open = Some(range),
            Event::End(TagEnd::CodeBlock) => found.extend(open.take()),
            _ => {}
        }
    }
    found
}

/// The figures of a text, outside code and what is woven in.
pub(super) fn places(markdown: &str, passed_over: &[Range<usize>]) -> Vec<Place> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = rest(markdown, at).find(['{', '<']) {
        let start = at.saturating_add(next);
        if let Some(over) = passed_over.iter().find(|over| over.contains(&start)) {
            at = over.end;
            continue;
        }
        let here = rest(markdown, start);
        if let Some(comment) = here.strip_prefix(COMMENT) {
            let known = comment.strip_prefix(OPEN).and_then(|_| woven(markdown, start));
            let end = comment.find(COMMENT_END).map_or(markdown.len(), |end| {
                start.saturating_add(COMMENT.len()).saturating_add(end).saturating_add(COMMENT_END.len())
            });
            at = known.as_ref().map_or(end, |place| place.range.end);
            found.extend(known);
        } else if let Some(place) = braces(markdown, start) {
            at = place.range.end;
            found.push(place);
        } else {
            at = start.saturating_add(1);
        }
    }
    found
}

fn rest(markdown: &str, at: usize) -> &str {
    markdown.get(at..).unwrap_or("")
}

/// `{{ … }}` on one line from here.
fn braces(markdown: &str, start: usize) -> Option<Place> {
    let inside = rest(markdown, start).strip_prefix(OPEN)?;
    let length = inside.find(CLOSE)?;
    let written = inside.get(..length).filter(|written| !written.contains('\n'))?;
    let before = written.len().saturating_sub(written.trim_start().len());
    let from = start.saturating_add(OPEN.len()).saturating_add(before);
    let end = start.saturating_add(OPEN.len()).saturating_add(length).saturating_add(CLOSE.len());
    Some(Place { range: start..end, written: from..from.saturating_add(written.trim().len()) })
}

/// A figure that was woven in before.
fn woven(markdown: &str, start: usize) -> Option<Place> {
    let inner = braces(markdown, start.saturating_add(COMMENT.len()))?;
    let value = rest(markdown, inner.range.end).strip_prefix(COMMENT_END)?;
    let length =
        value.find(FIGURE_END).filter(|length| value.get(..*length).is_some_and(|value| !value.contains('\n')))?;
    let end = inner.range.end.saturating_add(COMMENT_END.len()).saturating_add(length).saturating_add(FIGURE_END.len());
    Some(Place { range: start..end, written: inner.written })
}

/// A figure with where it comes from, as it is woven into Markdown.
pub(super) fn kept(written: &str, value: &str) -> String {
    format!("{COMMENT}{OPEN} {written} {CLOSE}{COMMENT_END}{value}{FIGURE_END}")
}

/// What a figure asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Asked<'a> {
    pub name: &'a str,
    side: Side,
    part: Part,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Points,
    Percent,
    Exact,
    Imps,
    VictoryPoints,
}

const PARTS: [(&str, Part); 5] = [
    ("points", Part::Points),
    ("percent", Part::Percent),
    ("exact", Part::Exact),
    ("imps", Part::Imps),
    ("vp", Part::VictoryPoints),
];

/// Reads `td.ew.percent`.
pub(super) fn asked(written: &str) -> Result<Asked<'_>, Problem> {
    let parts: Vec<&str> = written.split('.').map(str::trim).collect();
    let (name, side, part) = match parts.as_slice() {
        [name, side] if !name.is_empty() => (*name, *side, None),
        [name, side, part] if !name.is_empty() => (*name, *side, Some(*part)),
        _ => return Err(Problem::LectureFigure { written: written.to_owned() }),
    };
    let unknown = |word: &str, known: &[&'static str]| Problem::LecturePart {
        written: word.to_owned(),
        suggestion: closest(word, known.iter().copied()),
    };
    let side = match side.to_lowercase().as_str() {
        "ns" => Side::NS,
        "ew" | "we" => Side::EW,
        _ => return Err(unknown(side, &["ns", "ew"])),
    };
    let part = match part {
        None => Part::Points,
        Some(word) => match PARTS.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)) {
            Some((_, part)) => *part,
            None => return Err(unknown(word, &PARTS.map(|(known, _)| known))),
        },
    };
    Ok(Asked { name, side, part })
}

impl Asked<'_> {
    /// The figure, as it stands in the text.
    pub(super) fn of(&self, summary: &Summary) -> Result<String, Problem> {
        let figure = summary.sides.by(self.side);
        let amount = words::amount(&figure.points, summary.unit);
        let (part, value) = match self.part {
            Part::Points => ("points", Some(amount)),
            Part::Exact => ("exact", Some(figure.points.to_string().replace('-', "−"))),
            Part::Percent => ("percent", figure.share.as_ref().map(words::share)),
            Part::Imps => ("imps", (summary.unit == Unit::Imps).then_some(amount)),
            Part::VictoryPoints => {
                ("vp", summary.victory_points.as_ref().map(|victory| victory_points(victory.by(self.side))))
            }
        };
        value.ok_or_else(|| Problem::LecturePartMissing { name: self.name.to_owned(), part })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    #[test]
    fn figures_are_found_outside_code_and_comments() {
        let text = "{{ a.ns }} `{{ no }}` <!-- {{ no }} --> {{b.ew.vp}}\n\n    {{ no }}\n\n<!--{{ c.ns }}-->9.8<!--/--> {{ no\n}} {d}\n\
                    ```\n{{ no }}\n```\n";
        let found = places(text, &code(text));
        let written: Vec<&str> = found.iter().map(|place| &text[place.written.clone()]).collect();
        assert_eq!(written, ["a.ns", "b.ew.vp", "c.ns"]);
        let whole: Vec<&str> = found.iter().map(|place| &text[place.range.clone()]).collect();
        assert_eq!(whole, ["{{ a.ns }}", "{{b.ew.vp}}", "<!--{{ c.ns }}-->9.8<!--/-->"]);
        assert_eq!(whole[2], kept("c.ns", "9.8"));
    }

    #[test]
    fn what_is_asked_is_read() {
        assert_eq!(asked("td.we").unwrap(), Asked { name: "td", side: Side::EW, part: Part::Points });
        assert_eq!(asked("td.NS.VP").unwrap(), Asked { name: "td", side: Side::NS, part: Part::VictoryPoints });
        assert!(matches!(asked("td"), Err(Problem::LectureFigure { .. })));
        assert!(matches!(asked("td.ns.vpp"), Err(Problem::LecturePart { suggestion: Some("vp"), .. })));
    }
}
