//! `redress explain CODE|TOPIC`

use super::Exit;
use super::output::write;
use crate::catalogue::english as words;
use crate::render;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// A diagnostic code, a topic, a setting or regulations; none lists them all
    name: Option<String>,
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let Some(name) = &arguments.name else { return write(render::explained_list().as_bytes()) };
    match render::explain(name) {
        Ok(text) => write(text.as_bytes()),
        Err(suggestion) => {
            let unknown = words::matrix::nothing_known(name.trim(), suggestion);
            let (help, list) = (words::help(), words::matrix::list_names());
            let _ = writeln!(std::io::stderr(), "redress: {unknown}\n{help}: {list}");
            Exit::Usage
        }
    }
}
