//! What `redress explain` tells: a screenful for each code and each topic.

use crate::catalogue::language;
use crate::diagnostic::Code;
use crate::messages::{self, explanation};

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

/// Every topic, in the order in which a director meets them, in the language in force.
pub fn topics() -> impl Iterator<Item = Topic> {
    messages::topics().filter_map(|name| {
        let told = explanation(language(), &format!("topic {name}"))?;
        Some(Topic { name, title: told.title, text: told.text, example: told.example })
    })
}

/// What a code means, in the language in force.
#[must_use]
pub fn code(code: Code) -> &'static str {
    explanation(language(), &format!("code {}", code.name())).map_or("", |told| told.text)
}

/// A script that provokes the code and no other; none where no text can.
#[must_use]
pub fn code_example(code: Code) -> Option<&'static str> {
    let told = explanation(language(), &format!("code {}", code.name()))?;
    (!told.example.is_empty()).then_some(told.example)
}

/// The topic below whose text every body's conventions stand side by side.
pub const WITH_MATRIX: &str = "conventions";
