//! Puts the arguments into a message.
//!
//! A template is text with marks between it; `build/messages` writes them and has their table.

use super::{Argument, Figure, Locale, PluralForm, SpanKind, Text, figures};
use std::borrow::Cow;
use std::str::Chars;

/// Before an argument.
const ARGUMENT: char = '\u{1}';
/// Before a span, and behind one.
const SPAN: char = '\u{2}';
const END: char = '\u{3}';
/// Before a choice.
const SELECT: char = '\u{4}';
/// The first digit: numbers in a template count from here.
const ZERO: u32 = 0x30;

/// A message with its arguments.
pub(super) fn compose(locale: Locale, template: &'static str, arguments: &[Argument<'_>]) -> Text {
    let is_mark = |byte: u8| matches!(byte, 1..=4);
    if !template.bytes().any(is_mark) {
        return Text::from(template);
    }
    let mut composer = Composer { locale, arguments, text: Text::default() };
    composer.add(template, SpanKind::Plain);
    composer.text
}

/// The template of an id among those that are looked up. `starts` are where each begins, by the order of their ids: the id, a
/// mark, the template, another mark.
pub(super) fn template_of(all: &'static str, starts: &[u32], id: &str) -> Option<&'static str> {
    let at = |start: &u32| all.get(*start as usize..)?.split_once('\u{1e}');
    let place = starts.partition_point(|start| at(start).is_some_and(|(own, _)| own < id));
    let (own, behind) = at(starts.get(place)?)?;
    if own == id { behind.split('\u{1f}').next() } else { None }
}

struct Composer<'a> {
    locale: Locale,
    arguments: &'a [Argument<'a>],
    text: Text,
}

impl Composer<'_> {
    /// Adds a template, whose text is of this kind.
    fn add(&mut self, template: &str, kind: SpanKind) {
        let mut inside = kind;
        // The text of the span that is still open, and whether it contains arguments.
        let mut gathered = String::new();
        let mut rest = template;
        while let Some(at) = rest.find([ARGUMENT, SPAN, END, SELECT]) {
            let (before, marked) = rest.split_at(at);
            let mut marks = marked.chars();
            let mark = marks.next();
            self.words(inside, before, &mut gathered);
            match mark {
                Some(ARGUMENT) => {
                    let argument = argument(self.arguments, &mut marks);
                    if inside == SpanKind::Plain {
                        self.argument(argument);
                    } else {
                        gathered.push_str(printed(self.locale, argument).unmarked());
                    }
                }
                Some(SPAN) => {
                    inside = if marks.next() == Some('l') { SpanKind::Law } else { SpanKind::Code };
                }
                Some(SELECT) => {
                    let chosen = self.chosen(&mut marks);
                    if inside == SpanKind::Plain {
                        self.add(chosen, inside);
                    } else {
                        let mut within =
                            Composer { locale: self.locale, arguments: self.arguments, text: Text::default() };
                        within.add(chosen, SpanKind::Plain);
                        gathered.push_str(within.text.unmarked());
                    }
                }
                _ => {
                    self.text.push(inside, &gathered);
                    gathered.clear();
                    inside = kind;
                }
            }
            rest = marks.as_str();
        }
        self.words(inside, rest, &mut gathered);
    }

    fn words(&mut self, inside: SpanKind, words: &str, gathered: &mut String) {
        if inside == SpanKind::Plain {
            self.text.push(SpanKind::Plain, words);
        } else {
            gathered.push_str(words);
        }
    }

    fn argument(&mut self, argument: &Argument<'_>) {
        match argument {
            Argument::Plain(text) => self.text.push(SpanKind::Plain, text),
            Argument::Text(text) => self.text.append(text),
            other => self.text.append(&printed(self.locale, other)),
        }
    }

    /// The template of the variant that the argument chooses; the marks are left behind the choice.
    fn chosen<'t>(&self, marks: &mut Chars<'t>) -> &'t str {
        let key = key(self.locale, argument(self.arguments, marks));
        let variants = number(marks);
        let (mut chosen, mut found) = ("", false);
        for _ in 0..variants {
            let own = marks.next();
            let length = number(marks);
            let (template, behind) = marks.as_str().split_at_checked(length).unwrap_or_default();
            *marks = behind.chars();
            // An exact number comes before the plural form that it has.
            let is_it = own.is_some_and(|own| own == key.0 || Some(own) == key.1);
            if !found {
                chosen = template;
                found = is_it;
            }
        }
        chosen
    }
}

fn number(marks: &mut Chars<'_>) -> usize {
    let number = marks.next().and_then(|mark| u32::from(mark).checked_sub(ZERO));
    number.and_then(|number| usize::try_from(number).ok()).unwrap_or_default()
}

fn argument<'a>(arguments: &'a [Argument<'a>], marks: &mut Chars<'_>) -> &'a Argument<'a> {
    arguments.get(number(marks)).unwrap_or(&Argument::Absent)
}

/// The character that finds the variant, and the digit that takes precedence.
fn key(locale: Locale, argument: &Argument<'_>) -> (char, Option<char>) {
    match argument {
        Argument::Absent => ('n', None),
        Argument::Choice(place) => (char::from(b'0'.saturating_add(*place)), None),
        Argument::Count(count) => {
            let form = match locale.plural(count) {
                PluralForm::One => 'o',
                PluralForm::Few => 'f',
                PluralForm::Many => 'm',
                PluralForm::Other => 'O',
            };
            (form, count.digit())
        }
        _ => ('s', None),
    }
}

fn printed<'a>(locale: Locale, argument: &'a Argument<'a>) -> Cow<'a, Text> {
    Cow::Owned(match argument {
        Argument::Text(text) => return Cow::Borrowed(text),
        Argument::Plain(text) => Text::from(text.to_string()),
        Argument::Count(count) => count.text(locale),
        Argument::Side(side) => figures::side(locale, *side),
        Argument::Unit(unit) => figures::unit(locale, *unit),
        Argument::Figure(Figure::Points, value) => figures::points(locale, value),
        Argument::Figure(Figure::SignedPoints, value) => figures::signed_points(locale, value),
        Argument::Figure(Figure::Share, value) => figures::share(locale, value),
        Argument::Figure(Figure::Weight, value) => figures::weight(locale, value),
        Argument::Message(message) => message(locale),
        Argument::Localised(localised) => localised.text(locale),
        Argument::List { items, between, last } => {
            let mut all = Text::default();
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    let is_last = at.saturating_add(1) == items.len();
                    all.append(&if is_last { last(locale) } else { between(locale) });
                }
                all.append(&printed(locale, item));
            }
            all
        }
        Argument::Choice(_) | Argument::Absent => Text::default(),
    })
}
