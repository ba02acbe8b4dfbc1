//! The languages of the program, by their tags: a file of its own, which the trial of an unfinished language builds too.

use super::Locale;

impl Locale {
    /// The language of a tag such as `pl`; case does not count.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of a locale of the system, such as `pl_PL.UTF-8`, or of a tag.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::of_tag(locale.split(['_', '-', '.', '@']).next().unwrap_or(""))
    }
}
