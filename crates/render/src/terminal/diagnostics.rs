//! Diagnostics for a terminal: the text, the place underlined, what to write instead.

use super::style::{Charset, Style, renditions};
use super::width::columns;
use super::wrap::{GLUE, glued};
use crate::diagnostic::{Diagnostic, Severity, severity_text};
use crate::messages::{self, Locale};
use crate::source::{Source, Sources, Span, is_invisible, visible};
use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, MietteError, MietteSpanContents};
use miette::{SourceCode, SourceSpan, SpanContents};

/// A diagnostic as miette wants it.
#[derive(Debug)]
struct Report {
    severity: Severity,
    message: String,
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

    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.source.as_ref().map(|source| source as &dyn SourceCode)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let span = self.span?;
        Some(Box::new(std::iter::once(LabeledSpan::new_with_span(None, span))))
    }
}

/// The characters of a line to show before and after a place.
const BEFORE: usize = 60;
const AFTER: usize = 100;

/// The lines around a place, cut if they are long, so that neither a long file nor a long line is searched or shown for
/// each of its diagnostics.
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

        let mut rendered = String::new();
        if let Some(previous) = above.strip_suffix('\n').map(|above| above.rsplit('\n').next().unwrap_or("")) {
            rendered.push_str(&plain(previous, AFTER));
            rendered.push('\n');
        }
        let column = source.place(span.start).column.saturating_sub(1);
        let hidden = lead.chars().count().saturating_sub(BEFORE);
        if hidden > 0 {
            rendered.push('…');
        }
        rendered.extend(lead.chars().skip(hidden).map(blank));
        let offset = rendered.len();
        let marked = rest.get(..end.saturating_sub(start).min(rest.len())).unwrap_or("");
        let length = plain(marked, AFTER).len();
        rendered.push_str(&plain(rest, AFTER));
        if marked.is_empty() {
            // miette shows no label at the very end of a text.
            rendered.push(' ');
        }
        rendered.push('\n');
        if let Some(next) = below.lines().next() {
            rendered.push_str(&plain(next, AFTER));
            rendered.push('\n');
        }
        let lines_above = usize::from(line_start > 0);
        let before = source.line(span.start).saturating_sub(1).saturating_sub(lines_above);
        let place = SourceSpan::new(offset.into(), length.max(1));
        (Self { name: visible(&source.name).into_owned(), text: rendered, before, column }, place)
    }
}

/// A line for display: at most so many characters, and none that moves the cursor.
fn plain(line: &str, most: usize) -> String {
    let mut rendered: String = line.chars().take(most).map(blank).collect();
    if line.chars().nth(most).is_some() {
        rendered.push('…');
    }
    rendered
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

/// The text of a diagnostic, ending in a newline: in the language of the script at its place, else in the reader's.
#[must_use]
pub fn diagnostic(diagnostic: &Diagnostic, sources: &Sources, style: Style, reader: Locale) -> String {
    let (code, locale) = (diagnostic.code(), diagnostic.locale.unwrap_or(reader));
    let mut message = diagnostic.problem.message(locale);
    if let Some(law) = code.law() {
        message = message + " (" + messages::law(locale, law) + ")";
    }
    let message = format!("{message} [{}]", code.name());
    let help = diagnostic.problem.help(locale).map(|help| (messages::help(locale).to_string(), help.to_string()));
    if style.charset == Charset::Ascii {
        let text = narrated(locale, &message, diagnostic, sources);
        let help = help.map(|(word, help)| format!("{word}: {help}\n"));
        return style.drawn(&(text + &help.unwrap_or_default())).into_owned();
    }
    let found = diagnostic.span.and_then(|span| Some((sources.get(span.file)?, span)));
    // A command has no source text.
    let found = found.filter(|(source, _)| !source.text.is_empty());
    let mut text = match found {
        Some((source, span)) if is_typed(source) => typed(&message, diagnostic.severity(), source, span, style),
        found => framed(message, diagnostic.severity(), found, style),
    };
    // miette's own word for it is English.
    text.extend(help.map(|(word, help)| footer(&word, &help, style)));
    text
}

/// Returns true for a text of one line that its writer sees: an entry at the prompt, a ruling on the command line.
fn is_typed(source: &Source) -> bool {
    source.name.starts_with('<') && source.text.trim_end().lines().count() <= 1
}

/// The message, the line, and a mark below the place.
fn typed(message: &str, severity: Severity, source: &Source, span: Span, style: Style) -> String {
    let sign = match severity {
        Severity::Error => "  × ",
        Severity::Warning => "  ⚠ ",
        Severity::Note => "  ☞ ",
    };
    let options = textwrap::Options::new(style.width.saturating_sub(2))
        .subsequent_indent("    ")
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .word_separator(textwrap::WordSeparator::AsciiSpace);
    let room = style.width.saturating_sub(6);
    let filled = textwrap::fill(&format!("{sign}{}", glued(message, room)), options).replace(GLUE, " ");
    let rest = filled.strip_prefix(sign).unwrap_or(&filled);
    let mut text = format!("{}{rest}\n", style.by_severity(severity, sign));
    // As much of the line as the screen has room for, the place in it.
    let room = style.width.saturating_sub(8);
    let line = source.text.lines().next().unwrap_or("");
    let (start, end) = (span.start as usize, (span.end as usize).min(line.len()));
    let lead = columns(&plain(line.get(..start.min(line.len())).unwrap_or(line), usize::MAX));
    let skipped = lead.saturating_sub(room.saturating_mul(2) / 3);
    let rendered: String = plain(line, usize::MAX).chars().skip(skipped).take(room).collect();
    let marked = columns(&plain(line.get(start..end).unwrap_or(""), usize::MAX));
    let before = if skipped > 0 { "…" } else { "" };
    let at = lead.saturating_sub(skipped).saturating_add(columns(before));
    let length = marked.clamp(1, room.saturating_sub(at).max(1));
    text.push_str(&format!("    {before}{}\n", rendered.trim_end()));
    text.push_str(&format!("    {}{}\n", " ".repeat(at), style.by_severity(severity, &"^".repeat(length))));
    text
}

/// The message, and the lines of a file around the place in a frame that names it.
fn framed(message: String, severity: Severity, found: Option<(&Source, Span)>, style: Style) -> String {
    let (source, span) = found.map(|(source, span)| Excerpt::around(source, span)).unzip();
    let message = glued(&message, style.width.saturating_sub(6)).into_owned();
    let report = Report { severity, message, source, span };
    let mut text = String::new();
    let theme = if style.colour { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
    let handler = GraphicalReportHandler::new_themed(theme)
        .with_width(style.width)
        .with_links(false)
        .with_context_lines(1)
        // Hyphens and signs belong to the notation: lines break at blanks alone.
        .with_word_splitter(textwrap::WordSplitter::NoHyphenation)
        .with_word_separator(textwrap::WordSeparator::AsciiSpace);
    if handler.render_report(&mut text, &report).is_err() {
        text = format!("{}\n", report.message);
    }
    text.replace(GLUE, " ")
}

/// The advice, below the place.
fn footer(word: &str, help: &str, style: Style) -> String {
    let word = format!("  {word}: ");
    let indent = " ".repeat(word.chars().count());
    let options = textwrap::Options::new(style.width.saturating_sub(2))
        .initial_indent(&word)
        .subsequent_indent(&indent)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .word_separator(textwrap::WordSeparator::AsciiSpace);
    let room = style.width.saturating_sub(2).saturating_sub(indent.len());
    let filled = textwrap::fill(&glued(help, room), options).replace(GLUE, " ");
    let rest = filled.strip_prefix(&word).unwrap_or(&filled);
    format!("{}{rest}\n", style.painted(renditions::HELP, &word))
}

/// The message and its place in sentences, for readers who see no drawing.
fn narrated(locale: Locale, message: &str, diagnostic: &Diagnostic, sources: &Sources) -> String {
    let severity = severity_text(diagnostic.severity(), locale);
    let mut text = format!("{message}\n    {severity}\n");
    let place = diagnostic.span.and_then(|span| Some((span, sources.get(span.file)?)));
    let place = place.filter(|(_, source)| !source.text.is_empty());
    if let Some((span, source)) = place {
        let place = source.place(span.start);
        let line = source.text.lines().nth(place.line.saturating_sub(1)).unwrap_or("");
        let place = messages::narrated_place(locale, visible(&source.name), place.line, place.column);
        text.push_str(&format!("{place}\n    {}\n", plain(line, AFTER)));
    }
    text
}
