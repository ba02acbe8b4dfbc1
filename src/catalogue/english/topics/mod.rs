//! What `redress explain` tells: a screenful for each code and each topic.

mod codes;
mod events;
mod exams;
mod explore;
mod language;
mod laws;
mod lectures;
mod scorings;
mod testing;

pub use codes::code_example;

use crate::catalogue::explanation;
use crate::diagnostic::Code;

/// A subject that a director can ask about.
#[derive(Debug, Clone, Copy)]
pub struct Topic {
    /// What is asked for.
    pub name: &'static str,
    /// What it is about, in a line.
    pub title: &'static str,
    /// The explanation.
    pub text: &'static str,
    /// A script that shows it and runs as it stands.
    pub example: &'static str,
}

impl Topic {
    /// What it is about and its explanation, in the language in force.
    #[must_use]
    pub fn told(&self) -> (&'static str, &'static str) {
        let told = explanation(&format!("topic {}", self.name)).and_then(|told| told.split_once('\n'));
        told.map_or((self.title, self.text), |(title, text)| (title, text.trim_start_matches('\n')))
    }
}

/// What a code means, in the language in force.
#[must_use]
pub fn code(code: Code) -> &'static str {
    explanation(&format!("code {}", code.name())).unwrap_or_else(|| codes::code(code))
}

/// The topic below whose text every body's conventions stand side by side.
pub const WITH_MATRIX: &str = events::CONVENTIONS.name;

/// Every topic, in the order in which a director meets them.
pub static TOPICS: &[Topic] = &[
    language::NOTATION,
    language::OUTCOMES,
    language::CONTRACTS,
    laws::WEIGHTED,
    laws::SPLIT,
    laws::ARTIFICIAL,
    laws::DAMAGE,
    laws::TRAP,
    laws::UNIVERSAL,
    laws::MATCHPOINTS,
    laws::NEUBERG,
    laws::SHORT_FIELD,
    events::FOULED_BOARDS,
    laws::IMPS,
    events::MATCH,
    events::VICTORY_POINTS,
    scorings::BOARD_A_MATCH,
    scorings::CROSS_IMPS,
    scorings::BUTLER,
    scorings::TOTAL_POINTS,
    laws::PROTOCOL,
    events::PENALTIES,
    events::SESSION,
    language::SIGNS,
    language::ROUNDING,
    laws::OFFENDERS,
    language::EXPECTATIONS,
    language::CASES,
    testing::TESTING,
    exams::EXAMS,
    exams::MARKS,
    language::SETTINGS,
    events::REGULATIONS,
    events::CONVENTIONS,
    events::ENTRY,
    explore::VARY,
    explore::SOLVE,
    explore::SENSITIVITY,
    explore::PITFALL,
    laws::HALF_FREQUENCY,
    laws::CHECKS,
    explore::PROMPT,
    lectures::WEAVING,
    language::EXIT_CODES,
    laws::MISPRINTS_FREE,
];
