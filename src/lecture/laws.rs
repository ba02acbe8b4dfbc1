//! The Laws that a lecture cites: each leads to an index at the end, which leads back.

use super::citations::{Citations, Number, Part};
use crate::messages::{self, Locale, explanation};
use crate::render::latex::{address as latex_address, escaped};
use crate::render::typst;
use crate::render::{HTML_LAW, html_escaped, html_with_suits};
use std::collections::BTreeMap;

/// The end of a citation in the page.
const END: &str = "</span>";

/// In the place of this word of an address stands the nearest paragraph that is explained: `{known}`.
const KNOWN: &str = "{known}";

/// The words of an author with the mark that a page has for a Law's number around each that is cited.
pub(super) fn marked(citations: &mut Citations, words: &str) -> Option<String> {
    let parts = citations.parts(words);
    let is_law = |part: &Part<'_>| matches!(part, Part::Law(_));
    let one = |part: &Part<'_>| match part {
        Part::Words(words) => html_with_suits(words),
        Part::Law(number) => format!("{HTML_LAW}{}{END}", html_escaped(&number.printed())),
    };
    parts.iter().any(is_law).then(|| parts.iter().map(one).collect())
}

/// The Laws cited so far, each with the number of its citations.
pub(super) type Cited = BTreeMap<Number, usize>;

pub(super) fn count(cited: &mut Cited, law: &Number) -> usize {
    let times = cited.entry(law.clone()).or_default();
    *times = times.saturating_add(1);
    *times
}

/// A page's body with every citation a link, and the index that they lead to; the body as it was where nothing is cited. An
/// address with `{known}` is where the links themselves lead, and there is no index.
pub(super) fn indexed(body: &str, locale: Locale, address: Option<&str>) -> String {
    let direct = address.filter(|address| address.contains(KNOWN));
    let mut cited = Cited::new();
    let mut text = String::with_capacity(body.len());
    let mut rest = body;
    while let Some((before, behind)) = rest.split_once(HTML_LAW) {
        text.push_str(before);
        let (number, behind) = behind.split_once(END).unwrap_or((behind, ""));
        match (Number::read(number), direct) {
            (Some(law), Some(address)) => {
                let to = html_escaped(&address.replace(KNOWN, &known(&law)));
                text.push_str(&format!("<a class=\"law\" href=\"{to}\">{number}</a>"));
            }
            (Some(law), None) => {
                let (id, times) = (law.id(), count(&mut cited, &law));
                text.push_str(&format!("<a class=\"law\" id=\"{id}-{times}\" href=\"#{id}\">{number}</a>"));
            }
            (None, _) => text.push_str(number),
        }
        rest = behind;
    }
    text.push_str(rest);
    if !cited.is_empty() {
        text.push_str(&index(&cited, locale, address));
    }
    text
}

/// The nearest paragraph around a Law that has an explanation, itself included.
fn known(law: &Number) -> String {
    let is_explained = |number: &Number| explanation(Locale::default(), &format!("law {}", number.printed())).is_some();
    law.around().find(is_explained).unwrap_or_else(|| law.whole()).printed()
}

/// The title of a Law, of the paragraph around it where it has none of its own.
fn title(law: &Number, locale: Locale) -> &'static str {
    law.around().find_map(|law| explanation(locale, &format!("law {}", law.printed()))).map_or("", |found| found.title)
}

/// The address of a Law's text.
fn read_at(law: &Number, address: &str) -> String {
    let number = law.printed();
    if address.contains("{law}") { address.replace("{law}", &number) } else { format!("{address}{number}") }
}

fn index(cited: &Cited, locale: Locale, address: Option<&str>) -> String {
    let heading = messages::index_of_laws(locale);
    let mut text =
        format!("<section class=\"laws\">\n<h2 id=\"laws\">{}</h2>\n<dl>\n", html_escaped(heading.unmarked()));
    for (law, times) in cited {
        let (id, number) = (law.id(), html_escaped(&law.printed()));
        let number = match address {
            Some(address) => format!("<a href=\"{}\">{number}</a>", html_escaped(&read_at(law, address))),
            None => number,
        };
        let back = (1..=*times).map(|time| format!("<a href=\"#{id}-{time}\">{time}</a>"));
        let back = back.collect::<Vec<_>>().join(" ");
        let label = messages::law_citations(locale, law.printed());
        text.push_str(&format!(
            "<dt id=\"{id}\">{number}</dt><dd>{} <span class=\"back\" role=\"group\" aria-label=\"{}\">{back}</span></dd>\n",
            html_escaped(title(law, locale)),
            html_escaped(label.unmarked()),
        ));
    }
    text.push_str("</dl>\n</section>\n");
    text
}

/// The text of an article with every citation a link, and the index with the pages; headings stay as they are, since TeX
/// moves them into the contents.
pub(super) fn in_article([text, answers]: [&str; 2], locale: Locale, address: Option<&str>) -> String {
    let mut cited = Cited::new();
    let [text, answers] = [text, answers].map(|part| linked(part, &mut cited));
    let index = if cited.is_empty() { String::new() } else { index_of_article(&cited, locale, address) };
    text + &index + &answers
}

/// A part of an article with each citation a link.
fn linked(text: &str, cited: &mut Cited) -> String {
    let mut citations = Citations::default();
    let mut output = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        if line.contains("section{") || line.contains("\\paragraph{") || line.trim().is_empty() {
            citations.end();
            output.push_str(line);
            continue;
        }
        for part in citations.parts(line) {
            match part {
                Part::Words(words) => output.push_str(words),
                Part::Law(law) => {
                    let (id, times) = (law.id(), count(cited, &law));
                    let number = escaped(&law.printed());
                    output.push_str(&format!("\\hyperlink{{{id}}}{{{number}}}\\label{{{id}-{times}}}"));
                }
            }
        }
    }
    output
}

/// Prints a page once, though it cites a Law several times.
const PAGES: &str = "\\newcommand{\\lawpage}[1]{\\edef\\thislawpage{\\getpagerefnumber{#1}}\\ifx\\thislawpage\\lastlawpage\\else\\ifx\\lastlawpage\\relax\\else, \\fi\\pageref{#1}\\fi\\let\\lastlawpage\\thislawpage}\n";

fn index_of_article(cited: &Cited, locale: Locale, address: Option<&str>) -> String {
    let heading = messages::index_of_laws(locale);
    let mut text = format!(
        "\\section{{{}}}\n\n{PAGES}{{\\small\\raggedright\\begin{{description}}\\setlength{{\\itemsep}}{{0pt}}\n",
        escaped(heading.unmarked())
    );
    for (law, times) in cited {
        let (id, number) = (law.id(), escaped(&law.printed()));
        let number = match address {
            Some(address) => format!("\\href{{{}}}{{{number}}}", latex_address(&read_at(law, address))),
            None => number,
        };
        let pages: String = (1..=*times).map(|time| format!("\\lawpage{{{id}-{time}}}")).collect();
        let about = escaped(title(law, locale));
        text.push_str(&format!(
            "\\item[\\hypertarget{{{id}}}{{{number}}}] {about}\\quad\\let\\lastlawpage\\relax {pages}\n"
        ));
    }
    text.push_str("\\end{description}}\n\n");
    text
}

/// The index of a document of Typst, whose citations have a label each.
pub(super) fn in_typst(cited: &Cited, locale: Locale, address: Option<&str>) -> String {
    if cited.is_empty() {
        return String::new();
    }
    let heading = messages::index_of_laws(locale);
    let mut text = format!("#heading(level: 1)[{}]\n", typst::escaped(heading.unmarked()));
    for law in cited.keys() {
        let (id, number) = (law.id(), typst::escaped(&law.printed()));
        let number = match address {
            Some(address) => format!("#link({})[{number}];", typst::string(&read_at(law, address))),
            None => number,
        };
        let about = typst::escaped(title(law, locale));
        text.push_str(&format!(
            "#block(below: 0.6em)[#metadata(none)<index-{id}>#strong[{number}] {about} #h(0.6em) #context query(<cited-{id}>).map(one => str(one.location().page())).dedup().join(\", \")]\n"
        ));
    }
    text.push('\n');
    text
}

/// The Laws cited in a text, as lines of Markdown below a heading; nothing where none is.
pub(super) fn list_in_markdown(text: &str, locale: Locale) -> String {
    let (mut cited, mut citations) = (Cited::new(), Citations::default());
    for part in citations.parts(text) {
        if let Part::Law(law) = part {
            count(&mut cited, &law);
        }
    }
    if cited.is_empty() {
        return String::new();
    }
    let line = |law: &Number| format!("- **{}** {}\n", law.printed(), title(law, locale));
    format!("\n\n# {}\n\n{}", messages::index_of_laws(locale).unmarked(), cited.keys().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn an_index_leads_back() {
        let body = format!("<p>{HTML_LAW}12C1(c){END} and {HTML_LAW}12C1(c){END}</p>");
        let page = indexed(&body, Locale::default(), Some("https://example.org/#"));
        for part in [
            "id=\"law-12c1-c-1\" href=\"#law-12c1-c\"",
            "id=\"law-12c1-c-2\"",
            "<dt id=\"law-12c1-c\"><a href=\"https://example.org/#12C1(c)\">12C1(c)</a></dt>",
            "<a href=\"#law-12c1-c-2\">2</a>",
        ] {
            assert!(page.contains(part), "no {part} in {page}");
        }
        assert_eq!(indexed("<p>none</p>", Locale::default(), None), "<p>none</p>");
        let direct = indexed(&format!("{HTML_LAW}73C1{END}"), Locale::default(), Some("law-{known}.html"));
        assert_eq!(direct, "<a class=\"law\" href=\"law-73C.html\">73C1</a>");
    }

    #[test]
    fn an_article_has_its_index_too() {
        let text = in_article(["\\section{Law 12}\n\nBy Laws 16B1(a) and\n16B3.\n\n", ""], Locale::default(), None);
        for part in [
            "\\section{Law 12}",
            "\\hyperlink{law-16b1-a}{16B1(a)}\\label{law-16b1-a-1} and\n\\hyperlink{law-16b3}{16B3}",
            "\\item[\\hypertarget{law-16b3}{16B3}]",
        ] {
            assert!(text.contains(part), "no {part} in {text}");
        }
        assert_eq!(in_article(["none\n", ""], Locale::default(), None), "none\n");
    }
}
