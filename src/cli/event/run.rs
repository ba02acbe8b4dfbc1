//! `redress event FILE…`: what its options ask for, once or whenever a file changes.

use super::pages::publish;
use super::show::{Arguments, EventFormat, back, file, json, laid, typed};
use super::watch::watch;
use super::{Parts, loaded, opened};
use crate::cli::Exit;
use crate::cli::format::Format;
use crate::cli::preferences::Preferences;
use crate::diagnostic::Problem;
use crate::events::source::NamedBytes;
use std::path::PathBuf;

pub(in crate::cli) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    if arguments.watch {
        let is_readable = |parts: &Result<Vec<NamedBytes>, Problem>| match parts {
            Ok(parts) => opened(parts, &arguments.columns).map(|_| ()),
            Err(problem) => Err(problem.clone()),
        };
        watch(
            &read_files(arguments),
            || loaded(&arguments.files),
            is_readable,
            preferences.locale,
            |parts| {
                once(arguments, Some(parts), preferences);
            },
        );
    }
    once(arguments, None, preferences)
}

/// Shows, publishes or writes the event that was read.
fn once(arguments: &Arguments, parts: Parts, preferences: Preferences) -> Exit {
    if let Some(output) = arguments.output.as_deref().filter(|_| arguments.write_back) {
        return back(arguments, output, parts, preferences);
    }
    if let Some(path) = &arguments.pages {
        return publish(arguments, path, parts, preferences);
    }
    if arguments.entries {
        return typed(arguments, parts, preferences);
    }
    match arguments.format {
        EventFormat::Results(format @ Format::Laid(_)) => laid(arguments, format, parts, preferences),
        EventFormat::Results(Format::Json) => json(arguments, parts, preferences),
        EventFormat::File(format) => file(arguments, format, parts, preferences),
    }
}

/// Every file that is read.
fn read_files(arguments: &Arguments) -> Vec<PathBuf> {
    arguments.files.iter().chain(&arguments.rulings).cloned().collect()
}
