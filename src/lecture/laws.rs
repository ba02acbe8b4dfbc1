//! The Laws that a page cites: each leads to an index at the end, which leads back.

use crate::law::Law;
use crate::messages::{self, Locale, explanation};
use crate::render::{HTML_LAW, html_escaped, html_with_suits};
use std::collections::BTreeMap;

/// Words behind which a number is a Law's, in both languages.
const BEFORE: [&str; 8] = ["law", "laws", "przepis", "przepisu", "przepisem", "przepisy", "przepisów", "przepisach"];

/// The end of a citation in the page.
const END: &str = "</span>";

/// The words of an author with the mark that a page has for a Law's number around each that is cited.
pub(super) fn marked(words: &str) -> Option<String> {
    let mut text = String::new();
    let (mut before, mut found) = ("", false);
    for word in words.split_inclusive(' ') {
        let bare = word.trim_end();
        let number = bare.trim_end_matches(['.', ',', ';', ':', '!', '?']);
        // Of parentheses around it the last is not its own.
        let number = if is_law(number) { number } else { number.strip_suffix(')').unwrap_or(number) };
        let follows = BEFORE.contains(&before.trim_start_matches('(').to_lowercase().as_str());
        if follows && is_law(number) {
            text.push_str(HTML_LAW);
            text.push_str(&html_escaped(number));
            text.push_str(END);
            text.push_str(&html_with_suits(word.strip_prefix(number).unwrap_or("")));
            found = true;
        } else {
            text.push_str(&html_with_suits(word));
        }
        before = bare;
    }
    found.then_some(text)
}

/// Returns whether there is a page for a Law of this number, or the program cites it.
fn is_law(number: &str) -> bool {
    Law::cited(number).is_some() || explanation(Locale::default(), &format!("law {number}")).is_some()
}

/// A page's body with every citation a link, and the index that they lead to; the body as it was where nothing is cited.
pub(super) fn indexed(body: &str, locale: Locale, address: Option<&str>) -> String {
    let mut cited: BTreeMap<Number, usize> = BTreeMap::new();
    let mut text = String::with_capacity(body.len());
    let mut rest = body;
    while let Some((before, behind)) = rest.split_once(HTML_LAW) {
        text.push_str(before);
        let (number, behind) = behind.split_once(END).unwrap_or((behind, ""));
        match Number::read(number) {
            Some(law) => {
                let id = law.id();
                let times = cited.entry(law).or_default();
                *times = times.saturating_add(1);
                text.push_str(&format!("<a class=\"law\" id=\"{id}-{times}\" href=\"#{id}\">{number}</a>"));
            }
            None => text.push_str(number),
        }
        rest = behind;
    }
    text.push_str(rest);
    if !cited.is_empty() {
        text.push_str(&index(&cited, locale, address));
    }
    text
}

fn index(cited: &BTreeMap<Number, usize>, locale: Locale, address: Option<&str>) -> String {
    let title = messages::index_of_laws(locale);
    let mut text = format!("<section class=\"laws\">\n<h2 id=\"laws\">{}</h2>\n<dl>\n", html_escaped(title.unmarked()));
    for (law, times) in cited {
        let (id, number) = (law.id(), html_escaped(&law.printed()));
        let number = match address {
            Some(address) => format!("<a href=\"{}\">{number}</a>", html_escaped(&law.read_at(address))),
            None => number,
        };
        let about = explanation(locale, &format!("law {}", law.printed())).map_or("", |found| found.title);
        let back = (1..=*times).map(|time| format!("<a href=\"#{id}-{time}\">{time}</a>"));
        let back = back.collect::<Vec<_>>().join(" ");
        let label = messages::law_citations(locale, law.printed());
        text.push_str(&format!(
            "<dt id=\"{id}\">{number}</dt><dd>{} <span class=\"back\" role=\"group\" aria-label=\"{}\">{back}</span></dd>\n",
            html_escaped(about),
            html_escaped(label.unmarked()),
        ));
    }
    text.push_str("</dl>\n</section>\n");
    text
}

/// A Law's number as it is printed, in the order of the Laws: `16B1(a)` before `16C`, and both before `64A`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Number {
    law: u8,
    paragraph: String,
}

impl Number {
    fn read(text: &str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (law, paragraph) = text.split_at_checked(digits)?;
        Some(Self { law: law.parse().ok()?, paragraph: paragraph.to_owned() })
    }

    fn printed(&self) -> String {
        format!("{}{}", self.law, self.paragraph)
    }

    /// The address of its text.
    fn read_at(&self, address: &str) -> String {
        let number = self.printed();
        if address.contains("{law}") { address.replace("{law}", &number) } else { format!("{address}{number}") }
    }

    /// The anchor for an index and other pages: `law-12c1-c`.
    fn id(&self) -> String {
        let text = self.printed().to_lowercase();
        let parts: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
        format!("law-{}", parts.join("-"))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn citations_of_an_author() {
        let law = |number: &str| format!("{HTML_LAW}{number}{END}");
        assert_eq!(marked("By Law 12C1(c), it").unwrap(), format!("By Law {}, it", law("12C1(c)")));
        assert_eq!(marked("(Law 16B1(a)) & so").unwrap(), format!("(Law {}) &amp; so", law("16B1(a)")));
        assert_eq!(marked("na mocy przepisu 64A.").unwrap(), format!("na mocy przepisu {}.", law("64A")));
        assert_eq!(marked("table 12 and board 7"), None);
    }

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
    }
}
