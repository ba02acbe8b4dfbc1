//! `redress guide [PROCEDURE] [-o FILE]`, `redress guide --resume FILE`

use super::output::{Output, complain};
use super::preferences::{Preferences, redraws};
use super::printer::Printer;
use super::{Exit, defaults, files};
use crate::files::is_free;
use crate::guide::{Choice, Guide, choose_named, no_procedure};
use crate::messages;
use crate::render::{self, Block, Detail, Style};
use crate::repl::{self, SavedFiles};
use crate::session::{Loader, OutcomeKind, Scope, Sink};
use crate::source::{Source, Sources, visible};
use crate::syntax::{self, Token};
use std::io::{BufRead, ErrorKind, IsTerminal};
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Irregularity: a name such as `ui` or `revoke`, a Law, or words that say what happened; asked for if left out
    #[arg(value_name = "PROCEDURE")]
    procedure: Vec<String>,
    /// Write what was answered to a script
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Go on from a script that the guide wrote, and write it again
    #[arg(long, value_name = "FILE", conflicts_with_all = ["procedure", "output"])]
    resume: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let (defaults, start) = match defaults::snapshot_or_report(preferences) {
        Ok(read) => read,
        Err(exit) => return exit,
    };
    let preferences = defaults.override_preferences(preferences);
    let (mut guide, mut saved) = match &arguments.resume {
        Some(path) => match resume(path, start.scope, preferences) {
            Ok(resumed) => resumed,
            Err(exit) => return exit,
        },
        None => match begin(arguments, start.scope, preferences) {
            Some(guide) => (guide.with_loader(&files::Files), SavedFiles::default()),
            None => return Exit::Usage,
        },
    };
    // The file is checked first, so that no answers are lost at the end.
    if let Some((path, error)) = arguments.output.as_deref().and_then(|path| Some((path, is_free(path).err()?))) {
        let mut printer = Printer::of_diagnostics(preferences);
        printer.unwritable(path, &error);
        return printer.end(Exit::NotRun);
    }
    let style = preferences.style(&std::io::stdout());
    let is_asked = std::io::stdin().is_terminal();
    let asked = if is_asked {
        let edits = redraws(&std::io::stdout());
        repl::interview(&mut guide, &mut saved, style, preferences.locale, edits)
    } else {
        answer_piped(&mut guide, &mut saved, style, preferences)
    };
    let path = arguments.output.as_deref().or(arguments.resume.as_deref());
    match asked {
        // Who is asked may leave; who gave answers and a place for them expected something.
        Ok(()) if guide.found().is_none() && (!is_asked || path.is_some()) => {
            complain(messages::guide_nothing(preferences.locale));
            Exit::NotRun
        }
        Ok(()) => end(&guide, path, &mut saved, style, preferences),
        Err(reason) if is_asked => {
            complain(messages::prompt_unreadable(preferences.locale, reason));
            Exit::NotRun
        }
        Err(reason) => {
            complain(reason);
            Exit::NotRun
        }
    }
}

/// The interview where a script stands, and the script as a file that may be written over.
fn resume(path: &Path, scope: Scope, preferences: Preferences) -> Result<(Guide<'static>, SavedFiles), Exit> {
    let mut printer = Printer::of_diagnostics(preferences);
    let locale = preferences.locale;
    let name = path.display().to_string();
    // Standard input has the answers.
    let script = match files::Files.load(&name, "") {
        Ok(script) => script,
        Err(error) => {
            printer.unreadable(path, error);
            return Err(printer.end(Exit::NotRun));
        }
    };
    if syntax::highlight(&script.text).iter().any(|(_, token)| *token == Token::Comment) {
        complain(messages::guide_resume_comment(locale, visible(&name)));
        return Err(Exit::NotRun);
    }
    let mut guide = Guide::new(scope, locale).with_loader(&files::Files);
    match guide.take_up(&script.text) {
        Ok(true) => Ok((guide, SavedFiles::going_on_from(&name, &script.text))),
        Ok(false) => {
            complain(messages::guide_resume_none(locale, visible(&name)));
            Err(Exit::NotRun)
        }
        Err(problems) => {
            let mut sources = Sources::default();
            sources.add(Source::new(script.name, script.text));
            problems.into_iter().for_each(|problem| printer.diagnostic(problem, &sources));
            Err(printer.end(Exit::NotRun))
        }
    }
}

/// The interview, about the procedure that was named; `None` if there is no such procedure.
fn begin(arguments: &Arguments, scope: Scope, preferences: Preferences) -> Option<Guide<'static>> {
    let (name, locale) = (arguments.procedure.join(" "), preferences.locale);
    if name.trim().is_empty() {
        return Some(Guide::new(scope, locale));
    }
    match choose_named(&name, locale) {
        Choice::One(procedure) => Some(Guide::about(scope, procedure, locale).in_words(&name)),
        Choice::Several(found) => Some(Guide::among(scope, found, locale).in_words(&name)),
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
fn answer_piped(
    guide: &mut Guide<'_>,
    saved: &mut SavedFiles,
    style: Style,
    preferences: Preferences,
) -> Result<(), String> {
    let mut output = Output::new(preferences);
    output.print(render::terminal(&guide.welcome(), style));
    let mut lines = (1_usize..).zip(std::io::stdin().lock().lines());
    while !guide.is_over() {
        let Some((number, line)) = lines.next() else {
            // After the verdict the input has said all that it had to.
            if !guide.is_decided() {
                output.print(render::terminal(&guide.question(), style));
                output.print(format!("{}\n\n", messages::guide_ended(preferences.locale)));
            }
            break;
        };
        let line = line.map_err(|error| match error.kind() {
            ErrorKind::InvalidData => messages::guide_input_encoding(preferences.locale, number).to_string(),
            _ => messages::guide_input(preferences.locale, number, error.to_string()).to_string(),
        })?;
        output.print(render::terminal(&guide.question(), style));
        output.print(format!("? {}\n\n", visible(line.trim_end())));
        if repl::leaves(&line, preferences.locale) {
            break;
        }
        output.print(repl::respond(guide, &line, saved, style, preferences.locale));
    }
    guide.close();
    output.settle();
    Ok(())
}

/// Prints the result of the answers, unless it has been, and writes the script.
fn end(guide: &Guide<'_>, path: Option<&Path>, saved: &mut SavedFiles, style: Style, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let Some(found) = guide.found() else { return Exit::Done };
    let mut output = Output::new(preferences);
    let mut blocks = match guide.is_decided() {
        true => Vec::new(),
        false => render::blocks_of(&OutcomeKind::Incident(Box::new(found.clone())), locale, Detail::Steps),
    };
    let script = guide.script();
    blocks.push(Block::Line(messages::guide_script(locale)));
    blocks.push(Block::Script(script.trim_end().to_owned()));
    output.print(render::terminal(&blocks, style));
    match path.map(|path| saved.save(&path.display().to_string(), &script, locale)) {
        Some(Ok(saved)) => output.print(render::fitted(&saved, style.width)),
        Some(Err(unsaved)) => {
            output.settle();
            complain(unsaved.trim_end());
            return Exit::NotRun;
        }
        None => {}
    }
    output.finish(Exit::Done)
}
