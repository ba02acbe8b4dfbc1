//! `redress guide [PROCEDURE] [-o FILE]`

use super::output::{Output, complain};
use super::preferences::{Preferences, redraws};
use super::printer::Printer;
use super::{Exit, defaults};
use crate::files::{is_free, replace};
use crate::guide::{Choice, Guide, choose_named, no_procedure};
use crate::messages;
use crate::render::{self, Block, Detail, Style};
use crate::repl;
use crate::session::{OutcomeKind, Scope};
use crate::source::visible;
use std::io::{BufRead, IsTerminal};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Irregularity: a name such as `ui` or `revoke`, a Law, or words that say what happened; asked for if left out
    #[arg(value_name = "PROCEDURE")]
    procedure: Vec<String>,
    /// Write the incident to a script
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let (defaults, start) = match defaults::snapshot_or_report(preferences) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let preferences = defaults.override_preferences(preferences);
    let Some(guide) = begin(arguments, start.scope, preferences) else { return Exit::Usage };
    // The file is checked first, so that no answers are lost at the end.
    if let Some((path, error)) = arguments.output.as_deref().and_then(|path| Some((path, is_free(path).err()?))) {
        let mut printer = Printer::of_diagnostics(preferences);
        printer.unwritable(path, &error);
        return printer.end(Exit::NotRun);
    }
    let style = preferences.style(&std::io::stdout());
    let is_asked = std::io::stdin().is_terminal();
    let guide = if is_asked {
        repl::interview(guide, style, preferences.locale, redraws(&std::io::stdout()))
    } else {
        piped(guide, style, preferences)
    };
    match guide {
        // Who is asked may leave; who gave answers and a place for them expected something.
        Ok(guide) if guide.found().is_none() && (!is_asked || arguments.output.is_some()) => {
            complain(messages::guide_nothing(preferences.locale));
            Exit::NotRun
        }
        Ok(guide) => end(&guide, arguments.output.as_deref(), style, preferences),
        Err(reason) => {
            complain(messages::prompt_unreadable(preferences.locale, reason));
            Exit::NotRun
        }
    }
}

/// The interview, about the procedure that was named; `None` if there is no such procedure.
fn begin(arguments: &Arguments, scope: Scope, preferences: Preferences) -> Option<Guide> {
    let (name, locale) = (arguments.procedure.join(" "), preferences.locale);
    if name.trim().is_empty() {
        return Some(Guide::new(scope, locale));
    }
    match choose_named(&name, locale) {
        Choice::One(procedure) => Some(Guide::about(scope, procedure, locale)),
        Choice::Several(found) => Some(Guide::among(scope, found, locale)),
        Choice::Law(law) => {
            complain(no_procedure(law, locale));
            None
        }
        Choice::None(_) => {
            complain(messages::guide_refused(locale, visible(&name)));
            None
        }
    }
}

/// Questions to whatever gives a line for each; what it gives is shown behind them.
fn piped(mut guide: Guide, style: Style, preferences: Preferences) -> Result<Guide, String> {
    let mut output = Output::new(preferences);
    output.print(render::terminal(&guide.welcome(), style));
    let mut lines = std::io::stdin().lock().lines();
    while !guide.is_over() {
        output.print(render::terminal(&guide.question(), style));
        let line = match lines.next() {
            Some(line) => line.map_err(|error| error.to_string())?,
            None => {
                output.print(format!("{}\n\n", messages::guide_ended(preferences.locale)));
                break;
            }
        };
        output.print(format!("? {}\n\n", visible(line.trim_end())));
        output.print(render::terminal(&guide.take(&line), style));
    }
    guide.close();
    output.settle();
    Ok(guide)
}

/// Prints the result of the answers, and writes the incident as a script.
fn end(guide: &Guide, path: Option<&Path>, style: Style, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let Some(found) = guide.found() else { return Exit::Done };
    let mut output = Output::new(preferences);
    let mut blocks = render::blocks_of(&OutcomeKind::Incident(Box::new(found.clone())), locale, Detail::Steps);
    let script = guide.script();
    blocks.push(Block::Line(messages::guide_script(locale)));
    blocks.push(Block::Script(script.trim_end().to_owned()));
    output.print(render::terminal(&blocks, style));
    if let Some(path) = path {
        let rendered = path.display().to_string();
        if let Err(error) = replace(path, None, script.as_bytes()) {
            output.settle();
            let mut printer = Printer::of_diagnostics(preferences);
            printer.unwritable(path, &error);
            return printer.end(Exit::NotRun);
        }
        output.print(format!("{}\n", messages::guide_saved(locale, visible(&rendered))));
    }
    output.finish(Exit::Done)
}
