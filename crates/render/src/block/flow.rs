//! A procedure of the Laws as a chart.

use crate::messages::Text;

/// A procedure of the Laws: questions one below the other, and where each answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flow {
    /// What it is about, with its Law.
    pub title: Text,
    /// What it is, for those who cannot see it.
    pub label: Text,
    /// Its questions and ends, in order.
    pub steps: Vec<FlowStep>,
}

/// A question of a chart, or an end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlowStep {
    /// Its number; none for an end.
    pub number: Option<usize>,
    /// What it is called in a script.
    pub name: &'static str,
    /// What it asks.
    pub question: Text,
    /// The Law that it asks by.
    pub law: Text,
    /// Where its answers lead.
    pub exits: Vec<FlowExit>,
    /// The answers that lead to the next one, nothing where all others do; none where none does.
    pub on: Option<Text>,
}

/// Where an answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlowExit {
    /// What is answered; nothing where that does not matter.
    pub when: Text,
    /// Where it leads.
    pub to: Text,
    /// Whether it ends there.
    pub ends: bool,
}

impl FlowExit {
    /// `no → the table result stands`
    #[must_use]
    pub fn line(&self) -> Text {
        if self.when.is_empty() { self.to.clone() } else { self.when.clone() + " → " + self.to.clone() }
    }
}
