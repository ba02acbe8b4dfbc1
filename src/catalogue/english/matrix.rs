//! Words around the lists of what can be explained, and around the tables of what each body's regulations set.

/// Above the names of the topics.
pub const TOPICS: &str = "Topics";
/// Above those of the settings.
pub const SETTINGS: &str = "Settings";
/// Above those of the regulations.
pub const REGULATIONS: &str = "Regulations";
/// Above the codes.
pub const DIAGNOSTICS: &str = "Diagnostics";

/// The head of the settings' names.
pub const SETTING: &str = "setting";

/// The mark of what no text of the body says.
pub const ASSUMED: &str = "*";

/// What the mark means.
pub const ASSUMED_MEANS: &str =
    "* is an assumption of this project: no text in which the body says so was at hand, or none that settles it.";

/// What is in force where no regulations are.
#[must_use]
pub fn without_regulations(same: Option<&str>) -> String {
    let same = same.map(|name| format!(", the same as `{name}`")).unwrap_or_default();
    format!("Where nothing is set, the first value of each setting is in force{same}.")
}

/// Where the sources are.
pub const SOURCES: &str = "`redress explain ebu` and the other names give the source of each value.";

/// Above what one body's regulations set.
#[must_use]
pub fn sets(name: &str) -> String {
    format!("`regulations {name}` sets:")
}

/// What a script may add to it.
#[must_use]
pub fn set_on_top(name: &str) -> String {
    format!("A `set` below `regulations {name}` stays on top of it.")
}

/// Regulations that are none of these.
pub const OF_YOUR_OWN: &str = "Your own are a file of `set` lines: `include \"club.ruling\"` puts them in force.";

/// Where all stand together.
pub const SIDE_BY_SIDE: &str = "`redress explain conventions` puts all bodies side by side.";
