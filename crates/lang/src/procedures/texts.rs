//! The texts of a procedure in each language.

use crate::messages::{Locale, Text, names};
use crate::procedure::{Kind, Procedure};

/// A fault in a text of a procedure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextFault {
    /// The language.
    pub locale: Locale,
    /// The name of the text in the messages.
    pub name: String,
    /// The kind of fault.
    pub kind: TextFaultKind,
}

/// The kinds of faults in texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TextFaultKind {
    /// The language has no such text.
    Missing,
    /// The text of a question has no question mark.
    AsksNothing,
    /// The words for the players are no two to five lines.
    Length,
}

/// The faults in the texts of a procedure, in every language.
#[must_use]
pub fn text_faults(procedure: &Procedure) -> Vec<TextFault> {
    Locale::ALL.into_iter().flat_map(|locale| faults_in(procedure, locale)).collect()
}

fn faults_in(procedure: &Procedure, locale: Locale) -> Vec<TextFault> {
    let mut found = Vec::new();
    let mut look = |name: String, text: Text, fault: Option<TextFaultKind>| {
        let kind = if text.is_empty() { Some(TextFaultKind::Missing) } else { fault };
        found.extend(kind.map(|kind| TextFault { locale, name, kind }));
    };
    look(format!("procedure-{}", procedure.name), names::procedure(locale, procedure.name), None);
    for text in procedure.texts() {
        let words = names::procedure_say(locale, procedure, text);
        let is_short = (2..=5).contains(&words.to_string().lines().count());
        let fault = (!is_short).then_some(TextFaultKind::Length);
        look(format!("say-{}-{text}", procedure.name), words, fault);
    }
    for (node, kind) in procedure.questions() {
        let question = names::procedure_question(locale, procedure.name, node.name);
        let fault = (!question.unmarked().contains('?')).then_some(TextFaultKind::AsksNothing);
        look(format!("ask-{}-{}", procedure.name, node.name), question, fault);
        let (Kind::Word(words) | Kind::EachSide(words)) = kind else { continue };
        // Numbers of Laws and names of sides are the same in every language.
        for word in words.iter().filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase())) {
            look(format!("answer-{word}"), names::procedure_answer(locale, word), None);
        }
    }
    found
}
