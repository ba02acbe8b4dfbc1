//! The languages in which people are told things.

/// A language of what is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "each is what it says")]
pub enum Language {
    #[default]
    English,
    Polish,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Polish];

    /// Its tag, as written after `set language`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
        }
    }

    /// The language of a tag or of a locale such as `pl_PL.UTF-8`.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let tag = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }
}
