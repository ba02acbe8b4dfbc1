//! `redress log FILE…`: the rulings of an evening in a table.

use super::Exit;
use super::evening::Evening;
use super::files;
use super::find::{found, is_script};
use super::format::{Format, TableFormat};
use super::letterhead::Letterhead;
use super::output::print;
use super::preferences::Preferences;
use super::printer::Printer;
use crate::diagnostic::{Diagnostic, Problem};
use crate::events::readers::guarded;
use crate::messages::{self, Locale};
use crate::render::{self, LogDocument};
use crate::session::{HandOver, Loaded, Outcome, OutcomeKind, Session, Sheet, Sink};
use crate::source::{Sources, visible};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ruling scripts, or folders of them; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    evening: Evening,
    /// Title of the page
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// How to print the log
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
}

/// Takes the sheets; errors are reported as they come.
struct Rulings {
    sheets: Vec<Sheet>,
    printer: Printer,
}

impl Sink for Rulings {
    fn outcome(&mut self, outcome: Outcome, _sources: &Sources) {
        if let OutcomeKind::Sheet(sheet) = outcome.kind {
            self.sheets.push(*sheet);
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic, sources: &Sources) {
        self.printer.diagnostic(diagnostic, sources);
    }
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let letterhead = match Letterhead::read(arguments.evening.body.clone(), None, preferences) {
        Ok(letterhead) => letterhead,
        Err(exit) => return exit,
    };
    let hand_over = arguments.evening.hand_over(letterhead.body);
    let mut rulings = Rulings { sheets: Vec::new(), printer: Printer::of_diagnostics(preferences) };
    let mut errors = 0_usize;
    for path in found(&arguments.files, is_script) {
        let script = match path {
            Ok(path) => files::named(&path).map_err(|error| error.problem_of_command(&path.display().to_string())),
            Err((folder, reason)) => Err(Problem::NamedFile { name: folder.display().to_string(), reason }),
        };
        match script {
            Ok(script) => errors = errors.saturating_add(collect(&mut rulings, arguments, &hand_over, &script)),
            Err(problem) => {
                rulings.printer.refuse(problem);
                errors = errors.saturating_add(1);
            }
        }
    }
    if rulings.sheets.is_empty() && errors == 0 {
        rulings.printer.refuse(Problem::SheetNone { case: None });
        errors = 1;
    }
    let ended = rulings.printer.end(if errors == 0 { Exit::Done } else { Exit::NotRun });
    if rulings.sheets.is_empty() {
        return ended;
    }
    printed(&rulings.sheets, arguments, preferences).max(ended)
}

/// Takes the rulings of a script; the number of its errors.
fn collect(rulings: &mut Rulings, arguments: &Arguments, hand_over: &HandOver, script: &Loaded) -> usize {
    let first = rulings.sheets.len();
    let mut session = Session::new(&files::Files, rulings);
    session.hand_over_cases(hand_over.clone());
    if arguments.evening.put_event(&mut session) {
        session.run(&script.name, &script.text);
        session.hand_over_rest();
    }
    let (errors, last) = (session.tally().errors, session.scope().clone());
    let own = rulings.sheets.split_off(first.min(rulings.sheets.len()));
    rulings.sheets.extend(own.into_iter().map(|sheet| sheet.at_end(&last)));
    errors
}

fn printed(sheets: &[Sheet], arguments: &Arguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let text = match arguments.format {
        TableFormat::Csv => csv(sheets, locale),
        TableFormat::As(Format::Json) => match serde_json::to_string_pretty(&LogDocument::new(sheets, locale)) {
            Ok(text) => text + "\n",
            Err(_) => return Exit::NotRun,
        },
        TableFormat::As(Format::Laid(format)) => {
            let laid = format.blocks(&render::log(sheets, locale), preferences.style(&std::io::stdout()));
            let untitled = messages::log_untitled(locale);
            let title = arguments.title.as_deref().unwrap_or(untitled.unmarked());
            format.document().map_or(laid.clone(), |document| document(title, locale.tag(), &laid))
        }
    };
    print(text, preferences)
}

/// The log for a spreadsheet, every column of it.
fn csv(sheets: &[Sheet], locale: Locale) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let written = |cells: Vec<crate::messages::Text>| {
        cells.iter().map(|text| guarded(&visible(&text.to_string()))).collect::<Vec<_>>()
    };
    // To write into memory does not fail.
    let _ = writer.write_record(written(render::log_heads(locale)));
    for sheet in sheets {
        let _ = writer.write_record(written(render::log_cells(sheet, locale)));
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}
