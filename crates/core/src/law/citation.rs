//! A citation of the Laws.

use super::CITED;
use std::fmt;

/// A code of the Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Edition {
    /// The Laws of 2007.
    Of2007,
    /// The Laws of 2017.
    #[default]
    Of2017,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: &'static [Self] = &[Self::Of2007, Self::Of2017];

    /// The year that names it: `2017`.
    #[must_use]
    pub const fn year(self) -> &'static str {
        match self {
            Self::Of2007 => "2007",
            Self::Of2017 => "2017",
        }
    }

    /// The edition of a year.
    #[must_use]
    pub fn of_year(year: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|edition| edition.year() == year)
    }
}

/// A Law of 2017, or a paragraph of one: `77`, `12C1(e)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Law {
    number: u8,
    paragraph: &'static str,
}

/// The Laws are numbered from 1 to 93.
const LAST: u8 = 93;

impl Law {
    /// A citation; in a constant, what cannot be one does not compile.
    pub(super) const fn new(number: u8, paragraph: &'static str) -> Self {
        assert!(Self::is_number(number) && is_paragraph(paragraph.as_bytes()), "no citation of a Law");
        Self { number, paragraph }
    }

    /// The citation that is printed so, whether the program has a constant for it or not: `16B1(a)`. None where it cannot
    /// be one of a Law.
    ///
    /// ```
    /// use redress_core::law::Law;
    ///
    /// assert!(["20F5(b)(ii)", "12C2(c)", "64B7", "93"].iter().all(|citation| Law::read(citation).is_some()));
    /// assert!(["20F5(b)(k)", "20F5(b)()", "20F5(ii)(b)", "94"].iter().all(|citation| Law::read(citation).is_none()));
    /// ```
    #[must_use]
    pub fn read(text: &'static str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, paragraph) = text.split_at_checked(digits)?;
        let number = number.parse().ok().filter(|number| Self::is_number(*number))?;
        is_paragraph(paragraph.as_bytes()).then_some(Self { number, paragraph })
    }

    /// Returns true if there is a Law of this number.
    #[must_use]
    pub const fn is_number(number: u8) -> bool {
        number >= 1 && number <= LAST
    }

    /// The whole Law of a number.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Self> {
        if Self::is_number(number) { Some(Self { number, paragraph: "" }) } else { None }
    }

    /// The Law's number, 1 to 93.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// The paragraph, as it is printed: `C1(e)`; empty for the whole Law.
    #[must_use]
    pub const fn paragraph(self) -> &'static str {
        self.paragraph
    }

    /// Parses a citation of a whole Law, or of a paragraph that the program cites: case does not count, and the
    /// parentheses may be left out, as the Laws themselves do when they refer to one another (`12C1e`).
    #[must_use]
    pub fn resembling(text: &str) -> Option<Self> {
        let plain = |text: &str| text.chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>();
        let wanted = plain(text);
        let cited = CITED.iter().copied().find(|law| plain(&law.to_string()).eq_ignore_ascii_case(&wanted));
        cited.or_else(|| wanted.parse().ok().and_then(Self::numbered))
    }

    /// Returns true if a citation is that of this Law or paragraph or of a part of it; parentheses and case do not count.
    #[must_use]
    pub fn is_within(self, whole: &str) -> bool {
        is_part_of(&self.to_string(), whole)
    }

    /// Those that are cited of what belongs to this Law or paragraph, itself left out.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let inside = move |law: &&Self| law.number == self.number && **law != self;
        CITED.iter().filter(inside).copied().filter(move |law| law.paragraph.starts_with(self.paragraph))
    }

    /// The citation that is printed so, if the program cites it; case does not count.
    #[must_use]
    pub fn cited(text: &str) -> Option<Self> {
        CITED.iter().copied().find(|law| law.to_string().eq_ignore_ascii_case(text))
    }
}

/// Returns true if a citation is that of a Law or a paragraph or of a part of it; parentheses and case do not count.
///
/// ```
/// use redress_core::law::is_part_of;
///
/// assert!(is_part_of("16B1(a)", "16b1a") && is_part_of("16B1(a)", "16") && is_part_of("27B1", "27B1"));
/// assert!(!is_part_of("16B1(a)", "1") && !is_part_of("27", "27B1") && !is_part_of("12C1(e)", "12C1(c)"));
/// ```
#[must_use]
pub fn is_part_of(citation: &str, whole: &str) -> bool {
    let parts = |text: &str| {
        let plain: String = text.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
        let digits = plain.chars().take_while(char::is_ascii_digit).count();
        let (number, paragraph) = plain.split_at_checked(digits).unwrap_or_default();
        (number.to_owned(), paragraph.to_owned())
    };
    let ((number, paragraph), (asked, wanted)) = (parts(citation), parts(whole));
    number == asked && paragraph.starts_with(&wanted)
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, self.paragraph)
    }
}

/// Returns true if a text goes from a capital to a digit to a small letter in parentheses to a roman number in such, as far
/// as it goes: `C`, `C1`, `C1(e)`, `F5(b)(ii)`.
const fn is_paragraph(text: &[u8]) -> bool {
    match text {
        [] => true,
        [letter, rest @ ..] if letter.is_ascii_uppercase() => match rest {
            [] => true,
            [digit, rest @ ..] if digit.is_ascii_digit() => match rest {
                [] => true,
                [b'(', item, b')', rest @ ..] => item.is_ascii_lowercase() && is_roman(rest),
                _ => false,
            },
            _ => false,
        },
        _ => false,
    }
}

/// Returns true for nothing, and for a small roman number in parentheses: `(ii)`.
const fn is_roman(text: &[u8]) -> bool {
    match text {
        [] => true,
        [b'(', b'i' | b'v' | b'x', digits @ .., b')'] => {
            let mut rest = digits;
            while let [digit, behind @ ..] = rest {
                if !matches!(digit, b'i' | b'v' | b'x') {
                    return false;
                }
                rest = behind;
            }
            true
        }
        _ => false,
    }
}
