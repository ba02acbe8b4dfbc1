//! Callouts: quotations whose first line says what they are, `> [!LAW]`.

use crate::messages::{self, Locale, Text};
use pulldown_cmark::{Event, Tag, TagEnd};

/// The kind of a callout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Callout {
    Law,
    Warning,
    Misprint,
    Note,
    Tip,
}

/// The words in the brackets. The five of other Markdown have the nearest kinds.
const WORDS: [(&str, Callout); 7] = [
    ("[!law]", Callout::Law),
    ("[!warning]", Callout::Warning),
    ("[!misprint]", Callout::Misprint),
    ("[!note]", Callout::Note),
    ("[!tip]", Callout::Tip),
    ("[!important]", Callout::Warning),
    ("[!caution]", Callout::Warning),
];

impl Callout {
    /// The class of its element.
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Law => "law-text",
            Self::Warning => "warning",
            Self::Misprint => "misprint",
            Self::Note => "note",
            Self::Tip => "tip",
        }
    }

    /// The title above it.
    pub(super) fn title(self, locale: Locale) -> Text {
        match self {
            Self::Law => messages::callout_law(locale),
            Self::Warning => messages::callout_warning(locale),
            Self::Misprint => messages::callout_misprint(locale),
            Self::Note => messages::callout_note(locale),
            Self::Tip => messages::callout_tip(locale),
        }
    }

    /// The callout that begins with these events, how many of them say so, whether its first paragraph goes on, and the
    /// author's own title behind the brackets.
    pub(super) fn at(events: &[Event<'_>]) -> Option<(Self, usize, bool, Option<String>)> {
        let [Event::Start(Tag::BlockQuote(_)), Event::Start(Tag::Paragraph), rest @ ..] = events else { return None };
        let words: String = rest
            .iter()
            .map_while(|event| if let Event::Text(text) = event { Some(text.as_ref()) } else { None })
            .collect();
        let count = rest.iter().take_while(|event| matches!(event, Event::Text(_))).count();
        let (word, title) = words.trim().split_at_checked(words.trim().find(']')?.saturating_add(1))?;
        let (_, kind) = WORDS.iter().find(|(known, _)| word.eq_ignore_ascii_case(known))?;
        let title = Some(title.trim().to_owned()).filter(|title| !title.is_empty());
        let goes_on = match rest.get(count)? {
            Event::SoftBreak | Event::HardBreak => true,
            Event::End(TagEnd::Paragraph) => false,
            _ => return None,
        };
        // The two starts, and what ends the line.
        Some((*kind, count.saturating_add(3), goes_on, title))
    }
}

/// A part of a text.
pub(super) enum Part<'a> {
    /// The opening of a callout, with the title above it, and whether its first paragraph goes on.
    Opening(Callout, String, bool),
    /// Anything else.
    Other(Event<'a>),
}

/// The parts of a text, in order.
pub(super) fn parts(events: Vec<Event<'_>>, locale: Locale) -> impl Iterator<Item = Part<'_>> {
    let mut at = 0_usize;
    std::iter::from_fn(move || {
        let rest = events.get(at..)?;
        let opening = Callout::at(rest);
        at = at.saturating_add(opening.as_ref().map_or(1, |(_, count, ..)| *count));
        match opening {
            Some((kind, _, goes_on, own)) => {
                let title = own.unwrap_or_else(|| kind.title(locale).unmarked().to_owned());
                Some(Part::Opening(kind, title, goes_on))
            }
            None => rest.first().cloned().map(Part::Other),
        }
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use pulldown_cmark::Parser;

    #[test]
    fn the_first_line_says_what_it_is() {
        let at = |text: &str| {
            Callout::at(&Parser::new(text).collect::<Vec<_>>())
                .map(|(kind, _, goes_on, title)| (kind, goes_on, title.unwrap_or_default()))
        };
        assert_eq!(at("> [!LAW]\n> No.\n"), Some((Callout::Law, true, String::new())));
        assert_eq!(at("> [!misprint]\n>\n> No.\n"), Some((Callout::Misprint, false, String::new())));
        assert_eq!(at("> [!LAWS]\n> No.\n"), None);
        assert_eq!(at("> [!LAW] Of weights\n> No.\n"), Some((Callout::Law, true, "Of weights".to_owned())));
        assert_eq!(at("[!LAW]\n"), None);
    }
}
