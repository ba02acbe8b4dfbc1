//! A procedure of the Laws as a chart.

use crate::messages::Text;

/// A procedure of the Laws: questions one below the other, and where each answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flow {
    /// The subject, with its Law.
    pub title: Text,
    /// A description for readers who cannot see it.
    pub label: Text,
    /// Its questions and ends, in order.
    pub steps: Vec<FlowStep>,
}

/// A question of a chart, or an end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlowStep {
    /// Its number; `None` for an end.
    pub number: Option<usize>,
    /// The name in a script.
    pub name: &'static str,
    /// The question.
    pub question: Text,
    /// The Law that it asks by.
    pub law: Text,
    /// The targets of its answers.
    pub exits: Vec<FlowExit>,
    /// The answers that lead to the next one, nothing where all others do; `None` if none does.
    pub on: Option<Text>,
}

/// An answer and its target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlowExit {
    /// The answer; empty for any answer.
    pub when: Text,
    /// The target.
    pub to: Text,
    /// True if the chart ends there.
    pub ends: bool,
}

impl FlowExit {
    /// `no → the table result stands`
    #[must_use]
    pub fn line(&self) -> Text {
        if self.when.is_empty() { self.to.clone() } else { self.when.clone() + " → " + self.to.clone() }
    }
}
