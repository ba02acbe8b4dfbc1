//! `redress explain CODE|TOPIC`

use super::Exit;
use super::output::{complain, print};
use super::preferences::Preferences;
use crate::messages;
use crate::render;
use crate::source::visible;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A diagnostic code, a topic, a setting or regulations; none lists them all
    name: Option<String>,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let Some(name) = &arguments.name else { return print(render::explained_list(locale), preferences) };
    match render::explain(name, locale) {
        Ok(text) => print(&text, preferences),
        Err(suggestion) => {
            let shown = visible(name.trim());
            let unknown = match suggestion {
                None => messages::explain_unknown(locale, shown),
                Some(near) => messages::explain_unknown_near(locale, shown, near),
            };
            complain(format_args!("{unknown}\n{}: {}", messages::help(locale), messages::explain_names(locale)));
            Exit::Usage
        }
    }
}
