//! How tests are run, and what is kept of them.

use super::update::Mode;
use crate::render::Style;

/// What is kept of tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// Those that did not pass.
    Trouble,
    /// All of them.
    Tests,
    /// All of them with each expectation and diagnostic.
    All,
}

/// How tests are run.
#[derive(Debug, Clone)]
pub struct Options {
    /// What the name of a test or its file has to contain, in lower case.
    pub filter: Option<String>,
    /// What is kept of tests.
    pub keep: Keep,
    /// Whether figures that do not hold are rewritten.
    pub update: Option<Mode>,
    /// How the working and errors are laid out.
    pub style: Style,
}
