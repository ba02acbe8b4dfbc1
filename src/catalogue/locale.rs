//! The language in force.

use super::Language;
use std::cell::Cell;

thread_local! {
    /// What the reader asked for.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::En) };
    /// What the script asks for in the reader's place.
    static FOLLOWED: Cell<Option<Language>> = const { Cell::new(None) };
}

/// Speaks the reader's language from now on, in this thread.
pub fn speak(language: Language) {
    SPOKEN.set(language);
    FOLLOWED.set(None);
}

/// Speaks the language a script asks for, or the reader's where it asks for none.
pub fn follow(language: Option<Language>) {
    FOLLOWED.set(language);
}

/// The language in force.
#[must_use]
pub fn language() -> Language {
    FOLLOWED.get().unwrap_or_else(|| SPOKEN.get())
}
