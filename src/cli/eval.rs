//! `redress eval RULING`: one ruling in a context given by flags.

use super::defaults::read_or_report;
use super::preferences::Preferences;
use super::printer::Presentation;
use super::{Exit, files, output};
use crate::diagnostic::Diagnostic;
use crate::messages;
use crate::session::Session;
use crate::source::{FileId, Span};
use crate::syntax::tree::{Spanned, Statement, StatementKind, Word};
use crate::syntax::{self, Chunk};

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The ruling, such as '(60%+620 & 40%-100)'
    #[arg(allow_hyphen_values = true)]
    ruling: String,
    /// The board: its number, and `dealer W`, `vul NS` where they differ
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    /// The other tables' results, such as '+620: 3, +500, +300: 3, -100: 2'
    #[arg(long, value_name = "ROWS", allow_hyphen_values = true)]
    traveller: Option<String>,
    /// The other table's result in a team match
    #[arg(long, value_name = "SCORE", allow_hyphen_values = true)]
    other_table: Option<String>,
    /// Who offended: NS, EW, both or none
    #[arg(long, value_name = "SIDE")]
    offenders: Option<String>,
    /// The score obtained at the table
    #[arg(long, value_name = "SCORE", allow_hyphen_values = true)]
    obtained: Option<String>,
    /// matchpoints, imps, butler, cross-imps, board-a-match or total-points, if it does not follow from the field
    #[arg(long, value_name = "SCORING")]
    scoring: Option<String>,
    /// The match that IMPs belong to, such as 'boards 16 rest +10 scale wbf' or 'knockout rest +10'
    #[arg(long = "match", value_name = "CLAUSES", allow_hyphen_values = true)]
    matched: Option<String>,
    /// A preset of conventions: lecture-2005, wbf, ebu, acbl, pzbs or dbf
    #[arg(long, value_name = "PRESET")]
    regulations: Option<String>,
    /// A convention, such as short-field=mitchell or 'round=0.1 away'
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
    #[command(flatten)]
    presentation: Presentation,
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    if arguments.ruling.trim().is_empty() {
        output::complain(messages::eval_nothing(preferences.locale));
        return Exit::Usage;
    }
    let defaults = match read_or_report(preferences) {
        Ok(defaults) => defaults,
        Err(exit) => return exit,
    };
    let mut printer = arguments.presentation.printer(defaults.override_preferences(preferences));
    printer.entitle(&arguments.ruling);
    let mut session = Session::new(&files::Files, &mut printer);
    defaults.apply(&mut session);
    for Flag { name, text, read } in flags(arguments) {
        let file = session.open(name, text);
        session.run_entry(name, [chunk(read(file, text), Span::new(file, 0, text.len()))]);
    }
    if session.tally().errors == 0 {
        session.run("<ruling>", &arguments.ruling);
    }
    let tally = session.tally();
    printer.finish(tally)
}

/// The statement of a flag.
type FlagStatement = Result<StatementKind, Vec<Diagnostic>>;

/// The parser of a flag's text.
type Reader = fn(FileId, &str) -> FlagStatement;

/// A flag, what was given to it, and how that is read. None of it is ever a script.
struct Flag<'a> {
    name: &'static str,
    text: &'a str,
    read: Reader,
}

fn flags(arguments: &Arguments) -> Vec<Flag<'_>> {
    let single: [(&'static str, &Option<String>, Reader); 8] = [
        ("--board", &arguments.board, syntax::parse_board),
        ("--traveller", &arguments.traveller, traveller),
        ("--other-table", &arguments.other_table, other_table),
        ("--offenders", &arguments.offenders, syntax::parse_offenders),
        ("--obtained", &arguments.obtained, obtained),
        ("--scoring", &arguments.scoring, scoring),
        ("--match", &arguments.matched, syntax::parse_match),
        ("--regulations", &arguments.regulations, regulations),
    ];
    let single = single.into_iter().filter_map(|(name, text, read)| Some(Flag { name, text: text.as_deref()?, read }));
    single.chain(arguments.settings.iter().map(|text| Flag { name: "--set", text, read: setting })).collect()
}

fn traveller(file: FileId, text: &str) -> FlagStatement {
    syntax::parse_traveller_rows(file, text).map(|items| StatementKind::Traveller(Some(items)))
}

fn other_table(file: FileId, text: &str) -> FlagStatement {
    syntax::parse_ruling(file, text).map(|ruling| StatementKind::OtherTable(Some(ruling)))
}

fn obtained(file: FileId, text: &str) -> FlagStatement {
    syntax::parse_ruling(file, text).map(StatementKind::Obtained)
}

fn scoring(file: FileId, text: &str) -> FlagStatement {
    Ok(StatementKind::Scoring(word(file, 0, text)))
}

fn regulations(file: FileId, text: &str) -> FlagStatement {
    Ok(StatementKind::Regulations(word(file, 0, text)))
}

/// `round=0.1 away`
fn setting(file: FileId, text: &str) -> FlagStatement {
    let (name, values) = text.split_once('=').unwrap_or((text, ""));
    let behind = name.len().saturating_add(1);
    let place = |value: &str| (value.as_ptr() as usize).saturating_sub(values.as_ptr() as usize).saturating_add(behind);
    let values = values.split_whitespace().map(|value| word(file, place(value), value)).collect();
    Ok(StatementKind::Set { name: word(file, 0, name), values })
}

/// A word at a byte of the flag's text, without blanks around it.
fn word(file: FileId, at: usize, written: &str) -> Word {
    let inner = written.trim();
    let start = at.saturating_add(written.len().saturating_sub(written.trim_start().len()));
    Spanned::new(inner.to_owned(), Span::new(file, start, start.saturating_add(inner.len())))
}

/// A flag as a session takes it in.
fn chunk(read: FlagStatement, span: Span) -> Chunk {
    match read {
        Ok(kind) => Chunk { statements: vec![Statement { kind, span }], problems: Vec::new() },
        Err(problems) => Chunk { statements: Vec::new(), problems },
    }
}
