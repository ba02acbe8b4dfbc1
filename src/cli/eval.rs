//! `redress eval RULING`: one ruling in a context given by flags.

use super::printer::Printer;
use super::{Exit, Format, files, output};
use crate::catalogue::english as words;
use crate::session::Session;
use crate::source::{FileId, visible};
use crate::syntax;

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
    /// matchpoints, imps, butler, cross-imps, board-a-match or total-points, where it does not follow from the field
    #[arg(long, value_name = "SCORING")]
    scoring: Option<String>,
    /// The match that IMPs belong to, such as 'boards 16 rest +10 scale wbf' or 'knockout rest +10'
    #[arg(long = "match", value_name = "CLAUSES", allow_hyphen_values = true)]
    matched: Option<String>,
    /// A preset of conventions: lecture-2005, wbf, ebu, acbl or pzbs
    #[arg(long, value_name = "PRESET")]
    regulations: Option<String>,
    /// A convention, such as short-field=mitchell or 'round=0.1 away'
    #[arg(long = "set", value_name = "NAME=VALUE")]
    settings: Vec<String>,
    /// How to print the result
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Show every other pair and every convention too
    #[arg(long)]
    full: bool,
    /// Draw the field
    #[arg(long)]
    chart: bool,
}

pub(super) fn run(arguments: &Arguments) -> Exit {
    let mut printer = Printer::new(arguments.format, output::detail(arguments.full)).charting(arguments.chart);
    printer.entitle(&arguments.ruling);
    let mut session = Session::new(&files::Files, &mut printer);
    for (name, text) in context(arguments) {
        if let Some(second) = second_statement(&text) {
            output::complain(words::one_thing(name, &visible(second)));
            return Exit::Usage;
        }
        session.run(name, &text);
    }
    if session.tally().errors == 0 {
        // Nothing to score is a slip at the command line and no empty script.
        let ruling = if arguments.ruling.trim().is_empty() { "()" } else { &arguments.ruling };
        session.run("<ruling>", ruling);
    }
    let tally = session.tally();
    printer.finish(tally)
}

/// What stands behind the first statement of a flag: a flag says one thing.
fn second_statement(text: &str) -> Option<&str> {
    let (script, problems) = syntax::parse(FileId::default(), text);
    let second = script.statements.get(1).filter(|_| problems.is_empty())?;
    text.get(second.span.range())
}

/// Each flag as the statement it stands for, under the flag's name.
fn context(arguments: &Arguments) -> Vec<(&'static str, String)> {
    let mut statements = Vec::new();
    let mut add = |flag: &'static str, value: &Option<String>, before: &str, after: &str| {
        if let Some(value) = value {
            statements.push((flag, format!("{before}{value}{after}")));
        }
    };
    add("--board", &arguments.board, "board ", "");
    add("--traveller", &arguments.traveller, "traveller { ", " }");
    add("--other-table", &arguments.other_table, "other table ", "");
    add("--offenders", &arguments.offenders, "offenders ", "");
    add("--obtained", &arguments.obtained, "obtained ", "");
    add("--scoring", &arguments.scoring, "scoring ", "");
    add("--match", &arguments.matched, "match ", "");
    add("--regulations", &arguments.regulations, "regulations ", "");
    let set = |setting: &String| ("--set", format!("set {}", setting.replacen('=', " ", 1)));
    statements.extend(arguments.settings.iter().map(set));
    statements
}
