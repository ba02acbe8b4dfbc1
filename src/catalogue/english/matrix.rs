//! Words around the explanations, the lists of what can be explained, and the tables of what each body's regulations
//! set.

use crate::catalogue::{Said as _, language};
use crate::messages as m;

/// Above the names of the topics.
#[must_use]
pub fn topics() -> String {
    m::explain_topics(language()).to_string()
}

/// Above those of the settings.
#[must_use]
pub fn settings() -> String {
    m::explain_settings(language()).to_string()
}

/// Above those of the regulations.
#[must_use]
pub fn regulations() -> String {
    m::explain_regulations(language()).to_string()
}

/// Above the codes.
#[must_use]
pub fn diagnostics() -> String {
    m::explain_diagnostics(language()).to_string()
}

/// The head of the settings' names.
#[must_use]
pub fn setting() -> String {
    m::head_setting(language()).to_string()
}

/// Above the script of an explanation.
#[must_use]
pub fn example() -> String {
    m::explain_example(language()).to_string()
}

/// Before what a setting rests on.
#[must_use]
pub fn source(source: &str) -> String {
    m::explain_source(language(), source.said()).to_string()
}

/// Beside the value that is in force where none is set.
#[must_use]
pub fn default() -> String {
    m::explain_default(language()).to_string()
}

/// The mark of what no text of the body says.
pub const ASSUMED: &str = "*";

/// What the mark means.
#[must_use]
pub fn assumed_means() -> String {
    m::explain_assumed(language()).to_string()
}

/// What is in force where no regulations are.
#[must_use]
pub fn without_regulations(same: Option<&str>) -> String {
    match same {
        None => m::explain_without_regulations(language()).to_string(),
        Some(name) => m::explain_without_regulations_same(language(), name.said()).to_string(),
    }
}

/// Where the sources are.
#[must_use]
pub fn sources() -> String {
    m::explain_sources(language()).to_string()
}

/// Above what one body's regulations set.
#[must_use]
pub fn sets(name: &str) -> String {
    m::explain_sets(language(), name.said()).to_string()
}

/// What a script may add to it.
#[must_use]
pub fn set_on_top(name: &str) -> String {
    m::explain_set_on_top(language(), name.said()).to_string()
}

/// Regulations that are none of these.
#[must_use]
pub fn of_your_own() -> String {
    m::explain_regulations_of_your_own(language()).to_string()
}

/// Where all stand together.
#[must_use]
pub fn side_by_side() -> String {
    m::explain_side_by_side(language()).to_string()
}

/// A name of which nothing is known, with the nearest that is.
#[must_use]
pub fn nothing_known(name: &str, suggestion: Option<&str>) -> String {
    match suggestion {
        None => m::explain_unknown(language(), name.said()).to_string(),
        Some(near) => m::explain_unknown_near(language(), name.said(), near.said()).to_string(),
    }
}

/// Where all names stand.
#[must_use]
pub fn list_names() -> String {
    m::explain_names(language()).to_string()
}
