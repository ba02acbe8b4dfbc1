//! `redress event FILE --pages FOLDER`: the event as it is published, in one file or a folder of them.

use super::Parts;
use super::convert::{is_over_itself, save};
use super::show::{Arguments, changed, select_standings};
use crate::cli::Exit;
use crate::cli::output::notify;
use crate::cli::preferences::Preferences;
use crate::cli::printer::Printer;
use crate::files::replace;
use crate::messages;
use crate::render::{EventWords, event_contestants, event_files, event_page, event_pages};
use crate::source::visible;
use std::path::Path;

/// Writes the pages: one file if its name ends with `.html`, else a folder of files.
pub(super) fn publish(arguments: &Arguments, path: &Path, parts: Parts, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    if is_over_itself(path, &arguments.files, preferences) {
        return printer.end(Exit::NotRun);
    }
    let (ranking, changes, tally) = match changed(arguments, parts, &mut printer) {
        (Some(ranking), changes, tally) if tally.errors == 0 => (ranking, changes, tally),
        _ => return printer.end(Exit::NotRun),
    };
    let ranking = match select_standings(ranking, arguments) {
        Ok(ranking) => ranking,
        Err(problem) => {
            printer.refuse(problem);
            return printer.end(Exit::NotRun);
        }
    };
    let locale = preferences.locale;
    let pages = event_pages(locale, &ranking, changes.as_deref());
    let first = || arguments.files.first().map(|path| path.display().to_string()).unwrap_or_default();
    let words = EventWords {
        title: visible(&ranking.event.name.clone().unwrap_or_else(first)).into_owned(),
        language: locale.tag(),
        boards: messages::published_boards(locale),
        contestants: event_contestants(locale, &ranking),
        changed: messages::published_changed(locale),
    };
    let is_file =
        path.extension().is_some_and(|end| end.eq_ignore_ascii_case("html") || end.eq_ignore_ascii_case("htm"));
    if is_file {
        let is_saved = save(path, event_page(&pages, &words).as_bytes(), &mut printer, preferences);
        return if is_saved { printer.ended(tally) } else { printer.end(Exit::NotRun) };
    }
    if let Err(error) = std::fs::create_dir_all(path) {
        printer.unwritable(path, &error.into());
        return printer.end(Exit::NotRun);
    }
    let files = event_files(&pages, &words);
    for (name, page) in &files {
        let path = path.join(name);
        let before = std::fs::read(&path).ok();
        if let Err(error) = replace(&path, before.as_deref(), page.as_bytes()) {
            printer.unwritable(&path, &error);
            return printer.end(Exit::NotRun);
        }
    }
    let folder = visible(&path.display().to_string()).into_owned();
    notify(messages::manual_written(locale, files.len().to_string(), folder));
    printer.ended(tally)
}
