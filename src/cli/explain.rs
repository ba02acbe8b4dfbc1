//! `redress explain CODE|TOPIC`

use super::Exit;
use super::output::{complain, print};
use crate::catalogue::english as words;
use crate::render;
use crate::source::visible;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A diagnostic code, a topic, a setting or regulations; none lists them all
    name: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let Some(name) = &arguments.name else { return print(render::explained_list(crate::catalogue::language())) };
    match render::explain(name, crate::catalogue::language()) {
        Ok(text) => print(&text),
        Err(suggestion) => {
            let unknown = words::matrix::nothing_known(&visible(name.trim()), suggestion);
            let (help, list) = (words::help(), words::matrix::list_names());
            complain(format_args!("{unknown}\n{help}: {list}"));
            Exit::Usage
        }
    }
}
