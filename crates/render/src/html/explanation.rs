//! Explanations, which are laid out for a terminal, as HTML: prose becomes paragraphs, indented lines keep their
//! layout.

use super::words::{escaped, with_suits};

/// The HTML of an explanation. Text in backticks is code, with a link to the address that `link` gives.
#[must_use]
pub fn explain_html(text: &str, link: &dyn Fn(&str) -> Option<String>) -> String {
    let mut writer = Writer { html: String::with_capacity(text.len()), open: Open::Nothing, link };
    text.lines().for_each(|line| writer.line(line));
    writer.close();
    writer.html
}

/// The element being written.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Open {
    Nothing,
    /// Lines of prose so far.
    Prose(String),
    /// Lines that keep their places, and empty ones behind them that may end there.
    Code(Vec<String>),
}

/// The indentation of a line.
fn indent(line: &str) -> usize {
    line.len().saturating_sub(line.trim_start_matches(' ').len())
}

/// Returns true if a line starts a new element: after an empty line, less indented than the lines above.
fn begins_anew(lines: &[String], line: &str) -> bool {
    let is_behind_gap = lines.last().is_some_and(String::is_empty);
    is_behind_gap && lines.first().is_some_and(|first| indent(line) < indent(first))
}

struct Writer<'a> {
    html: String,
    open: Open,
    link: &'a dyn Fn(&str) -> Option<String>,
}

impl Writer<'_> {
    fn line(&mut self, line: &str) {
        let is_code =
            line.starts_with("  ") || line.starts_with(|first: char| ('\u{2500}'..='\u{257f}').contains(&first));
        match (&mut self.open, line.trim().is_empty()) {
            (Open::Code(lines), true) => lines.push(String::new()),
            (_, true) => self.close(),
            (Open::Code(lines), false) if is_code && !begins_anew(lines, line) => lines.push(line.to_owned()),
            (Open::Prose(prose), false) if !is_code => {
                prose.push('\n');
                prose.push_str(line);
            }
            (_, false) => {
                self.close();
                self.open = if is_code { Open::Code(vec![line.to_owned()]) } else { Open::Prose(line.to_owned()) };
            }
        }
    }

    fn close(&mut self) {
        match std::mem::replace(&mut self.open, Open::Nothing) {
            Open::Nothing => {}
            Open::Prose(prose) => {
                let words = self.words(&prose);
                self.html.push_str(&format!("<p>{words}</p>\n"));
            }
            Open::Code(lines) => {
                let written = lines.iter().filter(|line| !line.is_empty());
                let first = lines.iter().find(|line| !line.is_empty()).cloned();
                let edge = written.map(|line| indent(line)).min().unwrap_or(0);
                let lines: Vec<String> = lines.iter().map(|line| with_suits(line.get(edge..).unwrap_or(""))).collect();
                let text = lines.join("\n");
                // A block wider than the page scrolls by keys, and is named by its first line.
                let label = first.as_deref().map(|line| escaped(line.trim())).unwrap_or_default();
                let open = format!("<pre tabindex=\"0\" role=\"group\" aria-label=\"{label}\">");
                self.html.push_str(&format!("{open}<code>{}</code></pre>\n", text.trim_end()));
            }
        }
    }

    /// Prose in which every second part between backticks is code.
    fn words(&self, prose: &str) -> String {
        let part = |(at, part): (usize, &str)| match (at % 2, (self.link)(part)) {
            (0, _) => with_suits(part),
            (_, Some(address)) => format!("<a href=\"{}\"><code>{}</code></a>", escaped(&address), with_suits(part)),
            (_, None) => format!("<code>{}</code>", with_suits(part)),
        };
        prose.split('`').enumerate().map(part).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_runs_on_and_code_keeps_its_places() {
        let text =
            "Weights <sum>\nto 100%, `rest` 4♥.\n\n    (60%+620\n      & 40%-100)\n\n  none  0\n\nSee `neuberg`.\n";
        let link = |name: &str| (name == "neuberg").then(|| "#topic=neuberg".to_owned());
        assert_eq!(
            explain_html(text, &link),
            "<p>Weights &lt;sum&gt;\nto 100%, <code>rest</code> 4<span class=\"red\">♥</span>.</p>\n\
             <pre tabindex=\"0\" role=\"group\" aria-label=\"(60%+620\"><code>(60%+620\n  &amp; 40%-100)</code></pre>\n\
             <pre tabindex=\"0\" role=\"group\" aria-label=\"none  0\"><code>none  0</code></pre>\n\
             <p>See <a href=\"#topic=neuberg\"><code>neuberg</code></a>.</p>\n"
        );
    }
}
