//! Figures in the running text: `{{ td.ns }}`, `{{ td.ew.percent }}`.
//!
//! Woven into Markdown a figure keeps where it comes from, in comments that no reader sees:
//! `<!--{{ td.ns }}-->9.8<!--/-->`. References to what has a number stand in the text in the same way, `@name`.

use super::numbers::{Numbered, is_name};
use super::ranges::{Finder, Ranges};
use crate::diagnostic::{Problem, closest};
use crate::messages::{self, Locale, Text, figures};
use crate::ruling::{Side, Unit};
use crate::situation::Evaluation;
use std::ops::Range;

const OPEN: &str = "{{";
const CLOSE: &str = "}}";
const COMMENT: &str = "<!--";
const COMMENT_END: &str = "-->";
const FIGURE_END: &str = "<!--/-->";

/// Stands before a woven figure that begins its line, which would be HTML from there on; nobody sees it.
const JOINER: char = '\u{2060}';

/// A place in the text that holds a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FigurePlace {
    /// The range that the figure replaces.
    pub range: Range<usize>,
    /// The text between the braces, without blanks around it.
    pub written: Range<usize>,
}

/// The opening quotation mark of a language for that of English, as it stands by itself in a text.
pub(super) fn opening_quote(words: &str, locale: Locale) -> Option<Text> {
    match words {
        "“" => Some(messages::quote_open(locale)),
        "‘" => Some(messages::quote_open_inner(locale)),
        _ => None,
    }
}

/// Words with the apostrophes of print, as the prose around them has.
pub(super) fn typeset(words: &str) -> String {
    let mut before = ' ';
    let one = |c: char| {
        let is_apostrophe = c == '\'' && before.is_alphanumeric();
        before = c;
        if is_apostrophe { '’' } else { c }
    };
    words.chars().map(one).collect()
}

/// The figures of a text, outside code and what is woven in.
pub(super) fn places(markdown: &str, passed_over: &Ranges) -> Vec<FigurePlace> {
    let mut reader = Reader {
        markdown,
        close: Finder::new(markdown, CLOSE),
        comment_end: Finder::new(markdown, COMMENT_END),
        figure_end: Finder::new(markdown, FIGURE_END),
        line_end: Finder::new(markdown, "\n"),
    };
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = rest(markdown, at).find(['{', '<', '@']) {
        let start = at.saturating_add(next);
        at = if let Some(over) = passed_over.around(start) {
            over.end
        } else if rest(markdown, start).starts_with(COMMENT) {
            let known = reader.woven(start);
            let end = reader.comment_end.from(start.saturating_add(COMMENT.len()));
            let end = end.map_or(markdown.len(), |end| end.saturating_add(COMMENT_END.len()));
            let end = known.as_ref().map_or(end, |place| place.range.end);
            found.extend(known);
            end
        } else {
            let place = reader.braces(start).or_else(|| reference(markdown, start));
            let end = place.as_ref().map_or(start.saturating_add(1), |place| place.range.end);
            found.extend(place);
            end
        };
    }
    found
}

/// `@name`, where it is no part of an address, of a link to a source or of another word.
fn reference(markdown: &str, start: usize) -> Option<FigurePlace> {
    let name = rest(markdown, start).strip_prefix('@')?;
    let before = markdown.get(..start)?.chars().next_back();
    if before.is_some_and(|c| c.is_alphanumeric() || "[/\\@:.-_".contains(c)) {
        return None;
    }
    let name = name.split(|c: char| !(c.is_alphanumeric() || c == '-')).next()?.trim_end_matches('-');
    let end = start.saturating_add(1).saturating_add(name.len());
    is_name(name).then_some(FigurePlace { range: start..end, written: start..end })
}

fn rest(markdown: &str, at: usize) -> &str {
    markdown.get(at..).unwrap_or("")
}

/// Finds what ends a figure; a text in which nothing ends is looked through once.
struct Reader<'a> {
    markdown: &'a str,
    close: Finder<'a>,
    comment_end: Finder<'a>,
    figure_end: Finder<'a>,
    line_end: Finder<'a>,
}

impl Reader<'_> {
    /// `{{ … }}` on one line from here.
    fn braces(&mut self, start: usize) -> Option<FigurePlace> {
        let inside = rest(self.markdown, start).strip_prefix(OPEN).map(|_| start.saturating_add(OPEN.len()))?;
        let close = self.close.from(inside).filter(|close| self.is_one_line(inside, *close))?;
        let written = self.markdown.get(inside..close)?;
        let before = written.len().saturating_sub(written.trim_start().len());
        let from = inside.saturating_add(before);
        let range = start..close.saturating_add(CLOSE.len());
        Some(FigurePlace { range, written: from..from.saturating_add(written.trim().len()) })
    }

    /// A figure that was woven in before.
    fn woven(&mut self, start: usize) -> Option<FigurePlace> {
        let inner = self.braces(start.saturating_add(COMMENT.len()))?;
        rest(self.markdown, inner.range.end).strip_prefix(COMMENT_END)?;
        let value = inner.range.end.saturating_add(COMMENT_END.len());
        let end = self.figure_end.from(value).filter(|end| self.is_one_line(value, *end))?;
        let joined = self.markdown.get(..start).is_some_and(|before| before.ends_with(JOINER));
        let start = start.saturating_sub(if joined { JOINER.len_utf8() } else { 0 });
        Some(FigurePlace { range: start..end.saturating_add(FIGURE_END.len()), written: inner.written })
    }

    fn is_one_line(&mut self, start: usize, end: usize) -> bool {
        self.line_end.from(start).is_none_or(|line_end| end <= line_end)
    }
}

/// Tells which figures begin their lines. Figures are asked about in order, so that each part of the text is looked at
/// once.
#[derive(Default)]
pub(super) struct Beginnings {
    looked: usize,
    /// True if only marks of lists and quotations precede this place in its line.
    begins: bool,
}

impl Beginnings {
    /// Returns whether a figure at this place begins its line.
    pub(super) fn at(&mut self, markdown: &str, place: usize) -> bool {
        let between = markdown.get(self.looked..place).unwrap_or("");
        let (line, is_new) = match between.rsplit_once('\n') {
            Some((_, line)) => (line, true),
            None => (between, self.looked == 0),
        };
        let marks = line.chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || ">-*+.)".contains(c));
        self.begins = marks && (is_new || self.begins);
        self.looked = place;
        self.begins
    }
}

/// A figure with where it comes from, as it is woven into Markdown.
pub(super) fn kept(begins: bool, written: &str, value: &str) -> String {
    let joiner = if begins { JOINER.to_string() } else { String::new() };
    format!("{joiner}{COMMENT}{OPEN} {written} {CLOSE}{COMMENT_END}{value}{FIGURE_END}")
}

/// The request in a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Request<'a> {
    /// A figure of a ruling.
    Figure(FigureRequest<'a>),
    /// The number of what is called so: `@name`.
    Reference(&'a str),
    /// The number of the table or picture that follows: `table name`.
    Target(Numbered, &'a str),
}

/// The request for a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FigureRequest<'a> {
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

/// Parses the text between the braces.
pub(super) fn requested(written: &str) -> Result<Request<'_>, Problem> {
    if let Some(name) = written.strip_prefix('@') {
        return Ok(Request::Reference(name));
    }
    let target = written.split_once([' ', '\t']).and_then(|(word, name)| Some((Numbered::of(word)?, name.trim())));
    match target.filter(|(_, name)| is_name(name)) {
        Some((kind, name)) => Ok(Request::Target(kind, name)),
        None => figure(written).map(Request::Figure),
    }
}

/// Reads `td.ew.percent`.
fn figure(written: &str) -> Result<FigureRequest<'_>, Problem> {
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
    let side = Side::named(side).ok_or_else(|| unknown(side, &["ns", "ew"]))?;
    let part = match part {
        None => Part::Points,
        Some(word) => match PARTS.iter().find(|(known, _)| known.eq_ignore_ascii_case(word)) {
            Some((_, part)) => *part,
            None => return Err(unknown(word, &PARTS.map(|(known, _)| known))),
        },
    };
    Ok(FigureRequest { name, side, part })
}

impl FigureRequest<'_> {
    /// The request as it is written, `td.ew.percent`.
    pub(super) fn written(&self) -> String {
        let side = self.side.word().to_lowercase();
        let part = PARTS.iter().find(|(_, part)| *part == self.part).map_or("", |(word, _)| *word);
        let dot = if part.is_empty() { "" } else { "." };
        format!("{}.{side}{dot}{part}", self.name)
    }

    /// The figure as written in this language.
    pub(super) fn of(&self, summary: &Evaluation, locale: Locale) -> Result<String, Problem> {
        let figure = summary.sides.by(self.side);
        let amount = || figures::amount(locale, &figure.points, summary.unit()).to_string();
        let (part, value) = match self.part {
            Part::Points => ("points", Some(amount())),
            Part::Exact => ("exact", Some(figure.points.to_string().replace('-', "−"))),
            Part::Percent => ("percent", figure.share.as_ref().map(|share| figures::share(locale, share).to_string())),
            Part::Imps => ("imps", (summary.unit() == Unit::Imps).then(amount)),
            Part::VictoryPoints => {
                let own = summary.victory_points.as_ref().map(|victory| victory.by(self.side));
                ("vp", own.map(|own| figures::victory_points(locale, own).to_string()))
            }
        };
        value.ok_or_else(|| Problem::LecturePartMissing { name: self.name.to_owned(), part })
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::super::manuscript::Manuscript;
    use super::*;

    fn code(text: &str) -> Vec<Range<usize>> {
        Manuscript::of(text).code
    }

    #[test]
    fn figures_are_found_outside_code_and_comments() {
        let text = "{{ a.ns }} `{{ no }}` <!-- {{ no }} --> {{b.ew.vp}}\n\n    {{ no }}\n\n<!--{{ c.ns }}-->9.8<!--/--> {{ no\n}} {d}\n\
                    ```\n{{ no }}\n```\n";
        let found = places(text, &Ranges::of(code(text)));
        let written: Vec<&str> = found.iter().map(|place| &text[place.written.clone()]).collect();
        assert_eq!(written, ["a.ns", "b.ew.vp", "c.ns"]);
        let whole: Vec<&str> = found.iter().map(|place| &text[place.range.clone()]).collect();
        assert_eq!(whole, ["{{ a.ns }}", "{{b.ew.vp}}", "<!--{{ c.ns }}-->9.8<!--/-->"]);
        assert_eq!(whole[2], kept(false, "c.ns", "9.8"));
        let begun = kept(true, "c.ns", "9.8");
        assert_eq!(begun, format!("{JOINER}{}", whole[2]));
        assert_eq!(places(&format!("> - {begun}."), &Ranges::default())[0].range, 4..4 + begun.len());
    }

    #[test]
    fn references_are_no_addresses() {
        let text = "As @field-a shows (@b.), not a@c, [@d], https://e/@f or `@g`; <!--{{ @h }}-->Table 1<!--/-->.";
        let found = places(text, &Ranges::of(code(text)));
        let written: Vec<&str> = found.iter().map(|place| &text[place.written.clone()]).collect();
        assert_eq!(written, ["@field-a", "@b", "@h"]);
    }

    #[test]
    fn what_is_asked_is_read() {
        assert_eq!(figure("td.we").unwrap(), FigureRequest { name: "td", side: Side::EW, part: Part::Points });
        assert_eq!(
            figure("td.NS.VP").unwrap(),
            FigureRequest { name: "td", side: Side::NS, part: Part::VictoryPoints }
        );
        assert!(matches!(requested("td"), Err(Problem::LectureFigure { .. })));
        assert_eq!(requested("@a").unwrap(), Request::Reference("a"));
        assert_eq!(requested("table a-b").unwrap(), Request::Target(Numbered::Table, "a-b"));
        assert!(matches!(requested("td.ns.vpp"), Err(Problem::LecturePart { suggestion: Some("vp"), .. })));
    }
}
