//! The options of a test run, and the services that it needs.

use crate::diagnostic::FileReason;
use crate::messages::Locale;
use crate::render::Style;
use crate::session::Loader;
use std::time::Duration;

/// The parts of tests that are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retain {
    /// The tests that did not pass.
    Failures,
    /// All of them.
    Tests,
    /// All of them with each expectation and diagnostic.
    Everything,
}

/// The treatment of figures that do not hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UpdateMode {
    /// They are written into their files.
    Write,
    /// The changes are only reported.
    Check,
}

/// The options of a test run.
#[derive(Debug, Clone)]
pub struct Options {
    /// A part of the name of a test or its file, in lower case.
    pub filter: Option<String>,
    /// The parts of tests that are kept.
    pub retain: Retain,
    /// The treatment of figures that do not hold; `None` leaves them.
    pub update: Option<UpdateMode>,
    /// The reader's language, where a script asks for none.
    pub locale: Locale,
    /// The layout of the working and of errors.
    pub style: Style,
}

/// The services that running tests needs. The library itself has neither files nor a clock.
pub trait Host: Loader {
    /// The time since some moment, the same moment for the whole run. It is constant without a clock.
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    /// Returns whether whatever is running is to stop.
    fn is_stopped(&self) -> bool {
        false
    }

    /// Puts a text in the place of a file that held `before`.
    ///
    /// # Errors
    /// The reason why it was not.
    fn replace(&self, name: &str, before: &str, text: &str) -> Result<(), FileReason>;
}
