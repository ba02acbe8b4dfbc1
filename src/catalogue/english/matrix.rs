//! What is told of a name of which nothing is known.

use crate::catalogue::language;
use crate::messages as m;

/// A name of which nothing is known, with the nearest that is.
#[must_use]
pub fn nothing_known(name: &str, suggestion: Option<&str>) -> String {
    match suggestion {
        None => m::explain_unknown(language(), name).to_string(),
        Some(near) => m::explain_unknown_near(language(), name, near).to_string(),
    }
}

/// Where all names stand.
#[must_use]
pub fn list_names() -> String {
    m::explain_names(language()).to_string()
}
