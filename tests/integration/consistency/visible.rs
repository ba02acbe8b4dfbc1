//! The visible contents of a document in any format: its words, sides, figures and cards. Charts are left out, because
//! each format draws them in its own way.

use std::collections::BTreeMap;

/// A format, and how its reader sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Markdown,
    Html,
    Latex,
}

impl Format {
    pub const ALL: [Self; 4] = [Self::Text, Self::Markdown, Self::Html, Self::Latex];

    pub fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Markdown => "markdown",
            Self::Html => "html",
            Self::Latex => "latex",
        }
    }

    /// The text of a document without its charts. Code, which stays as it is in any language, stands between U+0001
    /// and U+0002.
    pub fn visible(self, document: &str) -> String {
        let undrawn = match self {
            Self::Text | Self::Markdown => lines_without(document, &['●', '○', '◐', '█', '▒', '░']),
            Self::Html => without(&without(document, "<figure>", "</figure>"), "<svg", "</svg>"),
            Self::Latex => {
                let lines = without(document, "\\begin{picture}", "\\end{picture}").replace("\\bullet", "\\bars");
                let pages: Vec<&str> = lines.split("\\begin{minipage}").collect();
                let undrawn = |page: &&str| match page.split_once("\\end{minipage}") {
                    Some((inside, after)) if inside.contains("\\bars") => after.to_owned(),
                    _ => format!("\\begin{{minipage}}{page}"),
                };
                // The first part is before any of them.
                let rest: String = pages.iter().skip(1).map(undrawn).collect();
                let lines = pages.first().map_or(String::new(), |first| (*first).to_owned()) + &rest;
                lines_without(&lines.replace("\\bars", "\u{2022}"), &['\u{2022}'])
            }
        };
        self.drawn(&undrawn)
    }

    /// The text of a document and of its charts.
    pub fn drawn(self, document: &str) -> String {
        match self {
            Self::Text => text(document),
            Self::Markdown => markdown(document),
            Self::Html => html(document),
            Self::Latex => latex(document),
        }
    }
}

const CODE: char = '\u{1}';
const END: char = '\u{2}';

fn coded(code: &str) -> String {
    format!("{CODE}{code}{END}")
}

/// Between backticks.
fn with_code(line: &str) -> String {
    let mut parts = line.split('`');
    let mut output = parts.next().unwrap_or("").to_owned();
    let mut is_code = true;
    for part in parts {
        output.push_str(&if is_code { coded(part) } else { part.to_owned() });
        is_code = !is_code;
    }
    output
}

fn text(document: &str) -> String {
    let line = |line: &str| match line.strip_prefix("> ") {
        Some(heading) => coded(heading),
        None => with_code(line),
    };
    document.lines().map(|one| line(one) + "\n").collect()
}

fn markdown(document: &str) -> String {
    let mut output = String::new();
    for line in document
        .lines()
        .filter(|line| !line.starts_with("```") && !line.starts_with("| :-") && !line.starts_with("| -"))
    {
        output.push_str(&with_code(&line.replace("\\`", "").replace('\\', "").replace("**", "")));
        output.push('\n');
    }
    output
}

/// The text outside `from` … `to`.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut output = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(from) {
        output.push_str(before);
        rest = after.split_once(to).map_or("", |(_, after)| after);
    }
    output + rest
}

/// The lines of a text but those of drawings. What a curve says above its lines, from what to what and of what, may go
/// over several. A table that has a curve beside it stays.
fn lines_without(text: &str, signs: &[char]) -> String {
    let (mut output, mut goes_on) = (String::new(), false);
    for line in text.lines() {
        if let Some(row) = beside_a_curve(line) {
            output += row;
            output.push('\n');
        } else if line.contains(signs) {
            goes_on = line.contains(" … ");
        } else if !goes_on || line.is_empty() {
            goes_on = false;
            output += line;
            output.push('\n');
        }
    }
    output
}

/// The row of a table that stands at the left of a curve, or the heads of it.
fn beside_a_curve(line: &str) -> Option<&str> {
    let drawn = |sign: char| matches!(sign, '●' | '○' | '◐' | '┊' | '·');
    let row = line.trim_end_matches(drawn);
    let row = if row.len() < line.len() { row } else { line.split_once('●')?.0 };
    let row = row.strip_suffix("   ")?.trim_end();
    (row.split_whitespace().count() > 1).then_some(row)
}

fn html(document: &str) -> String {
    let body = document.split_once("<body>").map_or(document, |(_, body)| body);
    // The description of a chart for screen readers.
    let body = body.replace("<svg aria-label=\"", "<svg>").replace("\" class=", "<svg class=");
    let mut output = String::new();
    let mut rest = body.replace("<code>", "\u{1}").replace("</code>", "\u{2}");
    while let Some((before, after)) = rest.clone().split_once('<') {
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        // Words in bold or in a span go on with what follows; other elements stand apart.
        let goes_on = ["b", "span", "em", "strong"]
            .iter()
            .any(|name| tag.trim_start_matches('/').split(' ').next() == Some(name));
        output.push_str(before);
        output.push_str(if goes_on { "" } else { " " });
        rest = after.to_owned();
    }
    output.push_str(&rest);
    let names = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&nbsp;", " "),
        ("\u{a0}", " "),
        ("’", "'"),
        ("‘", "'"),
        ("&amp;", "&"),
    ];
    names.iter().fold(output, |text, (name, character)| text.replace(name, character))
}

/// The argument in braces at the start of a text, and what follows.
fn argument(text: &str) -> Option<(&str, &str)> {
    let inside = text.strip_prefix('{')?;
    let mut depth = 1;
    let mut escaped = false;
    for (at, character) in inside.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '{' => depth += 1,
            '}' if depth == 1 => return Some((&inside[..at], &inside[at + 1..])),
            '}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Commands of which nothing is seen, with how many arguments.
const UNSEEN: [(&str, usize); 17] = [
    ("begin", 1),
    ("end", 1),
    ("setlength", 2),
    ("addtolength", 2),
    ("rule", 2),
    ("bars", 3),
    ("barsat", 3),
    ("phantom", 1),
    ("linethickness", 1),
    ("color", 1),
    ("vspace", 1),
    ("hspace", 1),
    ("label", 1),
    ("raisebox", 1),
    ("fontsize", 2),
    ("multicolumn", 2),
    ("definecolor", 3),
];

const SEEN: [(&str, &str); 23] = [
    ("spades", "♠"),
    ("hearts", "♥"),
    ("diams", "♦"),
    ("clubs", "♣"),
    ("gap", ""),
    ("times", "×"),
    ("cdot", "·"),
    ("approx", "≈"),
    ("leq", "≤"),
    ("geq", "≥"),
    ("neq", "≠"),
    ("rightarrow", "→"),
    ("leftarrow", "←"),
    ("textbackslash", "\\"),
    ("textasciitilde", "~"),
    ("textasciicircum", "^"),
    ("textless", "<"),
    ("textgreater", ">"),
    ("textbar", "|"),
    ("textquotedbl", "\""),
    ("textquotesingle", "'"),
    ("textasciigrave", "`"),
    ("dots", "…"),
];

fn latex(document: &str) -> String {
    let body = document.split_once("\\begin{document}").map_or(document, |(_, body)| body);
    let body = body.split_once("\\end{document}").map_or(body, |(body, _)| body);
    // The title is the file's name.
    shown_latex(&without(body, "\\begin{center}", "\\end{center}"))
}

fn shown_latex(text: &str) -> String {
    let mut output = String::new();
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        match character {
            '{' | '}' | '$' => {}
            '&' | '~' => output.push(' '),
            '-' if output.ends_with("\\ensuremath") => output.push('−'),
            '\\' => {
                let name: String = rest.chars().take_while(char::is_ascii_alphabetic).collect();
                if name.is_empty() {
                    let sign = rest.chars().next().unwrap_or(' ');
                    rest = &rest[sign.len_utf8()..];
                    output.push(if sign == '\\' { '\n' } else { sign });
                    // `\\[2pt]`
                    if let Some((_, after)) =
                        rest.strip_prefix('[').filter(|_| sign == '\\').and_then(|rest| rest.split_once(']'))
                    {
                        rest = after;
                    }
                    continue;
                }
                rest = &rest[name.len()..];
                // `\begin{minipage}[t]`, `\rule[-0.1ex]`
                let skips = |rest: &mut &str| {
                    if let Some((_, after)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
                        *rest = after;
                    }
                };
                if let Some((_, sign)) = SEEN.iter().find(|(known, _)| *known == name) {
                    output.push_str(sign);
                } else if name == "ensuremath" {
                    if let Some((sign, after)) = argument(rest) {
                        output.push_str(&shown_latex(&sign.replace('-', "−")));
                        rest = after;
                    }
                } else if name == "texttt" {
                    if let Some((code, after)) = argument(rest) {
                        output.push_str(&coded(&shown_latex(code)));
                        rest = after;
                    }
                } else if let Some((_, arguments)) = UNSEEN.iter().find(|(known, _)| *known == name) {
                    skips(&mut rest);
                    let mut first = "";
                    for at in 0..*arguments {
                        let Some((inside, after)) = argument(rest) else { break };
                        first = if at == 0 { inside } else { first };
                        rest = after;
                    }
                    if name == "begin" {
                        skips(&mut rest);
                        if ["minipage", "tabular", "longtable", "array"].contains(&first) {
                            rest = argument(rest).map_or(rest, |(_, after)| after);
                        }
                    }
                    output.push(' ');
                } else {
                    // `\textbf`, `\qquad`, `\toprule`: nothing by themselves.
                    skips(&mut rest);
                    output.push(if name.starts_with("text") || name == "emph" { '\u{200b}' } else { ' ' });
                }
            }
            other => output.push(other),
        }
    }
    output.replace('\u{200b}', "").replace("---", "—")
}

// ------------------------------------------------------------------------------------------------- what is compared

/// The number of times that a document has each word, figure or sign.
pub type Counts = BTreeMap<String, usize>;

fn counted(things: impl Iterator<Item = String>) -> Counts {
    let mut counts = Counts::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

/// Every figure with its sign, `≈` and `%`; the decimal comma is a point.
pub fn numbers(visible: &str) -> Vec<String> {
    let characters: Vec<char> = visible.chars().collect();
    let is_digit = |at: usize| characters.get(at).is_some_and(char::is_ascii_digit);
    let mut found = Vec::new();
    let mut at = 0;
    while at < characters.len() {
        if !is_digit(at) {
            at += 1;
            continue;
        }
        let mut number = String::new();
        let mut start = at;
        while start > 0 && ['≈', '+', '−', '-', '~'].contains(&characters[start - 1]) {
            start -= 1;
        }
        number.extend(&characters[start..at]);
        while is_digit(at) {
            number.push(characters[at]);
            at += 1;
        }
        if matches!(characters.get(at), Some('.' | ',')) && is_digit(at + 1) {
            number.push('.');
            at += 1;
            while is_digit(at) {
                number.push(characters[at]);
                at += 1;
            }
        }
        if characters.get(at) == Some(&'%') {
            number.push('%');
        }
        found.push(number.replace('-', "−"));
    }
    found
}

pub fn figures(visible: &str) -> Counts {
    counted(numbers(visible).into_iter())
}

/// The words, each a run of letters.
pub fn words(visible: &str) -> impl Iterator<Item = &str> {
    visible.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty())
}

/// The number of times that each side is named.
pub fn sides(visible: &str) -> Counts {
    let side = |word: &str| match word {
        "NS" => Some("NS".to_owned()),
        "EW" | "WE" => Some("EW".to_owned()),
        _ => None,
    };
    counted(words(visible).filter_map(side))
}

/// The cards of each suit of a deal, as English has them.
pub fn cards(visible: &str) -> Counts {
    let mut found = Vec::new();
    for suit in ['♠', '♥', '♦', '♣'] {
        for after in visible.split(suit).skip(1) {
            let Some(after) = after.strip_prefix(' ') else { continue };
            let cards: String = after.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '—').collect();
            if !cards.is_empty() {
                found.push(format!("{suit} {}", cards.replace("10", "T").replace('D', "Q").replace('W', "J")));
            }
        }
    }
    counted(found.into_iter())
}

/// The text without code.
pub fn without_code(visible: &str) -> String {
    without(visible, "\u{1}", "\u{2}")
}

/// The text with code as it stands.
pub fn with_its_code(visible: &str) -> String {
    visible.replace([CODE, END], " ")
}
