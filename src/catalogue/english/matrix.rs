//! Words around the explanations, the lists of what can be explained, and the tables of what each body's regulations
//! set.

/// Above the names of the topics.
#[must_use]
pub fn topics() -> String {
    say!("list-topics", "Topics")
}

/// Above those of the settings.
#[must_use]
pub fn settings() -> String {
    say!("list-settings", "Settings")
}

/// Above those of the regulations.
#[must_use]
pub fn regulations() -> String {
    say!("list-regulations", "Regulations")
}

/// Above the codes.
#[must_use]
pub fn diagnostics() -> String {
    say!("list-diagnostics", "Diagnostics")
}

/// The head of the settings' names.
#[must_use]
pub fn setting() -> String {
    say!("head-setting", "setting")
}

/// Above the script of an explanation.
#[must_use]
pub fn example() -> String {
    say!("example", "Example")
}

/// Before what a setting rests on.
#[must_use]
pub fn source(source: &str) -> String {
    say!("source", "Source: {source}", source)
}

/// Beside the value that is in force where none is set.
#[must_use]
pub fn default() -> String {
    say!("default", " (default)")
}

/// The mark of what no text of the body says.
pub const ASSUMED: &str = "*";

/// What the mark means.
#[must_use]
pub fn assumed_means() -> String {
    say!(
        "assumed-means",
        "* is an assumption of this project: no text in which the body says so was at hand, or none that settles it."
    )
}

/// What is in force where no regulations are.
#[must_use]
pub fn without_regulations(same: Option<&str>) -> String {
    match same {
        None => say!("without-regulations", "Where nothing is set, the first value of each setting is in force."),
        Some(name) => say!(
            "without-regulations-same",
            "Where nothing is set, the first value of each setting is in force, the same as `{name}`.",
            name
        ),
    }
}

/// Where the sources are.
#[must_use]
pub fn sources() -> String {
    say!("sources", "`redress explain ebu` and the other names give the source of each value.")
}

/// Above what one body's regulations set.
#[must_use]
pub fn sets(name: &str) -> String {
    say!("sets", "`regulations {name}` sets:", name)
}

/// What a script may add to it.
#[must_use]
pub fn set_on_top(name: &str) -> String {
    say!("set-on-top", "A `set` below `regulations {name}` stays on top of it.", name)
}

/// Regulations that are none of these.
#[must_use]
pub fn of_your_own() -> String {
    say!("regulations-of-your-own", "Your own are a file of `set` lines: `include \"club.ruling\"` puts them in force.")
}

/// Where all stand together.
#[must_use]
pub fn side_by_side() -> String {
    say!("side-by-side", "`redress explain conventions` puts all bodies side by side.")
}

/// A name of which nothing is known, with the nearest that is.
#[must_use]
pub fn nothing_known(name: &str, suggestion: Option<&str>) -> String {
    match suggestion {
        None => say!("nothing-known", "nothing is known of `{name}`", name),
        Some(near) => say!("nothing-known-near", "nothing is known of `{name}`; did you mean `{near}`?", name, near),
    }
}

/// Where all names stand.
#[must_use]
pub fn list_names() -> String {
    say!("list-names", "`redress explain` lists topics, settings, regulations and codes")
}
