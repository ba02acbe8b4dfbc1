//! `redress explain CODE|TOPIC`

use super::Exit;
use super::output::write;
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
            let suggestion = suggestion.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            let name = name.trim();
            let _ = writeln!(
                std::io::stderr(),
                "redress: nothing is known of `{name}`{suggestion}\nhelp: `redress explain` lists topics, settings, regulations and codes"
            );
            Exit::Usage
        }
    }
}
