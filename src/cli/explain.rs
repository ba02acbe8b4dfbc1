//! `redress explain NAME`, `redress explain --search WORDS`

use super::Exit;
use super::manual::{SheetFormat, cheat_sheet_page};
use super::output::{complain, print};
use super::preferences::Preferences;
use crate::messages;
use crate::render;
use crate::source::visible;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A topic, a word of the language, a setting, regulations, a diagnostic code or a Law; none lists them all
    name: Vec<String>,
    /// List topics with all of the words in name or text
    #[arg(long, requires = "name")]
    search: bool,
    /// The notation on one page, its figures computed
    #[arg(long, conflicts_with_all = ["name", "search"])]
    cheat_sheet: bool,
    /// How to print that page
    #[arg(long, value_enum, requires = "cheat_sheet")]
    format: Option<SheetFormat>,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    if arguments.cheat_sheet {
        return cheat_sheet_page(arguments.format.unwrap_or_default(), preferences);
    }
    let name = arguments.name.join(" ");
    let rendered = || visible(name.trim());
    if name.trim().is_empty() {
        return print(render::explained_list(locale), preferences);
    }
    let unknown = if arguments.search {
        match render::explanations_with(&name, locale) {
            Some(found) => return print(&found, preferences),
            None => messages::explain_not_found(locale, rendered()),
        }
    } else {
        match render::explain(&name, locale) {
            Ok(text) => return print(&text, preferences),
            Err(None) => messages::explain_unknown(locale, rendered()),
            Err(Some(near)) => messages::explain_unknown_near(locale, rendered(), near),
        }
    };
    complain(format_args!("{unknown}\n{}: {}", messages::help(locale), messages::explain_names(locale)));
    Exit::Usage
}
