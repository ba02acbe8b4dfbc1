//! Diagnostics for a terminal: the text, the place underlined, what to write instead.

use super::style::{Charset, Style};
use crate::diagnostic::{Diagnostic, Severity, severity_text};
use crate::messages::{self, Locale};
use crate::source::{Source, Sources, Span, is_invisible, visible};
use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents};
use miette::{NarratableReportHandler, SourceCode};
use miette::{SourceSpan, SpanContents};

/// A diagnostic as miette wants it.
#[derive(Debug)]
struct Report {
    locale: Locale,
    severity: Severity,
    message: String,
    code: String,
    help: Option<String>,
    source: Option<Excerpt>,
    span: Option<SourceSpan>,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Report {}

impl miette::Diagnostic for Report {
    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Note => miette::Severity::Advice,
            Severity::Warning => miette::Severity::Warning,
            Severity::Error => miette::Severity::Error,
        })
    }

    fn code<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        Some(Box::new(&self.code))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        // miette's own word for it is English.
        let help = self.help.as_ref().filter(|_| self.locale == Locale::En)?;
        Some(Box::new(help))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.as_ref().map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let span = self.span?;
        Some(Box::new(std::iter::once(LabeledSpan::new_with_span(None, span))))
    }
}

/// Characters of a line that are shown before and after a place.
const BEFORE: usize = 60;
const AFTER: usize = 100;

/// The lines around a place, cut where they are long, so that neither a long file nor a long line is searched or shown
/// for each of its diagnostics.
#[derive(Debug)]
struct Excerpt {
    name: String,
    text: String,
    /// Lines of the file before the excerpt.
    before: usize,
    /// The place's column in the file, in characters from 0.
    column: usize,
}

impl Excerpt {
    /// The place's line with one before and one after, and the place within them.
    fn around(source: &Source, span: Span) -> (Self, SourceSpan) {
        let text: &str = &source.text;
        let end = (span.end as usize).min(text.len());
        let start = (span.start as usize).min(end);
        let line_start = text.get(..start).and_then(|before| before.rfind('\n')).map_or(0, |at| at.saturating_add(1));
        let (above, from_line) = text.split_at_checked(line_start).unwrap_or(("", text));
        let (line, below) = from_line.split_once('\n').unwrap_or((from_line, ""));
        let (lead, rest) = line.split_at_checked(start.saturating_sub(line_start)).unwrap_or(("", line));

        let mut shown = String::new();
        if let Some(previous) = above.strip_suffix('\n').map(|above| above.rsplit('\n').next().unwrap_or("")) {
            shown.push_str(&plain(previous, AFTER));
            shown.push('\n');
        }
        let column = source.place(span.start).column.saturating_sub(1);
        let hidden = lead.chars().count().saturating_sub(BEFORE);
        if hidden > 0 {
            shown.push('…');
        }
        shown.extend(lead.chars().skip(hidden).map(blank));
        let offset = shown.len();
        let marked = rest.get(..end.saturating_sub(start).min(rest.len())).unwrap_or("");
        let length = plain(marked, AFTER).len();
        shown.push_str(&plain(rest, AFTER));
        if marked.is_empty() {
            // miette shows no label at the very end of a text.
            shown.push(' ');
        }
        shown.push('\n');
        if let Some(next) = below.lines().next() {
            shown.push_str(&plain(next, AFTER));
            shown.push('\n');
        }
        let lines_above = usize::from(line_start > 0);
        let before = source.line(span.start).saturating_sub(1).saturating_sub(lines_above);
        let place = SourceSpan::new(offset.into(), length.max(1));
        (Self { name: visible(&source.name).into_owned(), text: shown, before, column }, place)
    }
}

/// A line as it is shown: at most so many characters, and nothing that moves the cursor.
fn plain(line: &str, most: usize) -> String {
    let mut shown: String = line.chars().take(most).map(blank).collect();
    if line.chars().nth(most).is_some() {
        shown.push('…');
    }
    shown
}

fn blank(character: char) -> char {
    if is_invisible(character) { ' ' } else { character }
}

impl SourceCode for Excerpt {
    /// As for a plain text, but lines counted in the whole file and columns in characters.
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        before: usize,
        after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let contents = self.text.as_str().read_span(span, before, after)?;
        Ok(Box::new(MietteSpanContents::new_named(
            self.name.clone(),
            contents.data(),
            *contents.span(),
            contents.line().saturating_add(self.before),
            self.column,
            contents.line_count(),
        )))
    }
}

/// The text of a diagnostic, ending in a newline: in the language that the script asks for where it stands, else in the
/// reader's.
#[must_use]
pub fn diagnostic(diagnostic: &Diagnostic, sources: &Sources, style: Style, reader: Locale) -> String {
    let (code, locale) = (diagnostic.code(), diagnostic.language.unwrap_or(reader));
    let source = diagnostic.span.and_then(|span| sources.get(span.file).map(|source| Excerpt::around(source, span)));
    let (source, span) = source.map_or((None, None), |(source, span)| (Some(source), Some(span)));
    let law = code.law().map(|law| format!(" ({})", messages::law(locale, law))).unwrap_or_default();
    let report = Report {
        locale,
        severity: diagnostic.severity(),
        message: format!("{}{law}", diagnostic.problem.message(locale)),
        code: code.name().to_owned(),
        help: diagnostic.problem.help(locale).map(|help| help.to_string()),
        source,
        span,
    };
    let mut text = String::new();
    if style.charset == Charset::Ascii && locale != Locale::En {
        return style.drawn(&narrated(&report, diagnostic, sources)).into_owned();
    }
    if style.charset == Charset::Ascii {
        let handler = NarratableReportHandler::new().with_context_lines(1);
        let told = handler.render_report(&mut text, &report);
        return told.map_or_else(|_| report.message.clone(), |()| style.drawn(&text).into_owned());
    }
    let theme = if style.colour { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme)
        .with_width(style.width)
        .with_links(false)
        .with_context_lines(1)
        // Hyphens and charset belong to the notation: lines break at blanks alone.
        .with_word_splitter(textwrap::WordSplitter::NoHyphenation)
        .with_word_separator(textwrap::WordSeparator::AsciiSpace);
    if handler.render_report(&mut text, &report).is_err() {
        text = format!("{}: {}\n", severity_text(report.severity, report.locale), report.message);
    }
    if let Some(help) = report.help.as_deref().filter(|_| locale != Locale::En) {
        text.push_str(&footer(help, style, locale));
    }
    text
}

/// What to write instead, laid out as miette lays it out in English.
fn footer(help: &str, style: Style, locale: Locale) -> String {
    let word = format!("  {}: ", messages::help(locale));
    let indent = " ".repeat(word.chars().count());
    let options = textwrap::Options::new(style.width.saturating_sub(2))
        .initial_indent(&word)
        .subsequent_indent(&indent)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .word_separator(textwrap::WordSeparator::AsciiSpace);
    let told = textwrap::fill(help, options);
    let rest = told.strip_prefix(&word).unwrap_or(&told);
    format!("{}{rest}\n", style.wrap("36", &word))
}

/// The whole report in sentences, for readers to whom nothing can be drawn.
fn narrated(report: &Report, diagnostic: &Diagnostic, sources: &Sources) -> String {
    let mut text =
        format!("{}\n    {} [{}]\n", report.message, severity_text(report.severity, report.locale), report.code);
    let place = diagnostic.span.and_then(|span| Some((span, sources.get(span.file)?)));
    if let Some((span, source)) = place {
        let place = source.place(span.start);
        let line = source.text.lines().nth(place.line.saturating_sub(1)).unwrap_or("");
        let name = visible(&source.name);
        text.push_str(&messages::narrated_place(report.locale, name, place.line, place.column).to_string());
        text.push_str(&format!("\n    {}\n", plain(line, AFTER)));
    }
    if let Some(help) = &report.help {
        text.push_str(&format!("{}: {help}\n", messages::help(report.locale)));
    }
    text
}
