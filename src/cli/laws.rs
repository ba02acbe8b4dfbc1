//! `redress laws`, `redress laws check [NAME]`

use super::files::Files;
use super::find::{found, holds_scripts};
use super::format::Format;
use super::output::{Output, complain, print};
use super::preferences::Preferences;
use super::{Exit, files};
use crate::casebook::{Changes, cases};
use crate::diagnostic::closest;
use crate::law::Edition;
use crate::laws::{Coverage, Diff, Passport, Report};
use crate::manual;
use crate::messages::{self, Locale};
use crate::procedure::Procedure;
use crate::procedures::{named, names, procedures, procedures_of};
use crate::render::Block;
use crate::source::visible;
use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Scripts, and folders of them, whose cases and tests to count; the program's own examples if left out
    #[arg(long, value_name = "PATH")]
    scripts: Vec<PathBuf>,
    /// How to print the Laws
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Show each change of the Laws from one edition to another by the fewest facts
    Diff(DiffArguments),
    /// Go through every combination of answers of the procedures and list their faults
    Check(Check),
}

#[derive(Debug, clap::Args)]
struct Check {
    /// Procedures; all of them if left out
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// Scripts, and folders of them, by which to count the rows that are reached
    #[arg(long, value_name = "PATH")]
    scripts: Vec<PathBuf>,
    /// How to print the findings
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

#[derive(Debug, clap::Args)]
struct DiffArguments {
    /// The edition of the Laws to start from
    #[arg(value_name = "EDITION", value_parser = editions())]
    from: Edition,
    /// The edition to compare with
    #[arg(value_name = "EDITION", value_parser = editions())]
    to: Edition,
    /// Procedures; all of them if left out
    #[arg(value_name = "NAME", conflicts_with = "casebook")]
    names: Vec<String>,
    /// Show the cases of the casebook that the other edition would rule otherwise
    #[arg(long)]
    casebook: bool,
    /// How to print the changes
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The editions by their years.
fn editions() -> impl TypedValueParser<Value = Edition> {
    let years = Edition::ALL.iter().map(|edition| edition.year());
    PossibleValuesParser::new(years).map(|year| Edition::of_year(&year).unwrap_or_default())
}

pub(super) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    match &arguments.command {
        Some(Command::Check(arguments)) => check(arguments, preferences),
        Some(Command::Diff(arguments)) => diff(arguments, preferences),
        None => passport(arguments, preferences),
    }
}

fn passport(arguments: &Arguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let coverage = if arguments.scripts.is_empty() { manual::coverage() } else { coverage(&arguments.scripts) };
    let passport = Passport::of(&coverage);
    let title = messages::laws_title(locale);
    let blocks = passport.blocks(locale);
    print(printed(arguments.format, title.unmarked(), preferences, &blocks, || passport.document(locale)), preferences)
}

fn check(arguments: &Check, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let asked = match chosen(&arguments.names, locale) {
        Ok(asked) => asked,
        Err(exit) => return exit,
    };
    let coverage = (!arguments.scripts.is_empty()).then(|| coverage(&arguments.scripts));
    // Those that an older edition has of its own are checked with the others.
    let of_others =
        Edition::ALL.iter().flat_map(|edition| procedures_of(*edition).filter(|one| one.rows != Edition::default()));
    let of_others = of_others.filter(|one| asked.iter().any(|asked| asked.name == one.name));
    let report = Report::of(asked.iter().copied().chain(of_others), coverage.as_ref());
    let title = messages::laws_check_title(locale);
    let exit = if report.faults() == 0 { Exit::Done } else { Exit::ExpectationFailed };
    let text =
        printed(arguments.format, title.unmarked(), preferences, &report.blocks(locale), || report.document(locale));
    let mut output = Output::new(preferences);
    output.print(text);
    output.finish(exit)
}

fn diff(arguments: &DiffArguments, preferences: Preferences) -> Exit {
    let locale = preferences.locale;
    let title = messages::laws_diff_title(locale, arguments.from.year(), arguments.to.year());
    let printed = |blocks: Vec<Block>, document: &dyn Fn() -> String| {
        print(printed(arguments.format, title.unmarked(), preferences, &blocks, document), preferences)
    };
    if arguments.casebook {
        let changes = Changes::of([arguments.from, arguments.to], cases());
        return printed(changes.blocks(locale), &|| changes.document(locale));
    }
    let asked = match chosen(&arguments.names, locale) {
        Ok(asked) => asked,
        Err(exit) => return exit,
    };
    let names: Vec<&str> = asked.iter().map(|procedure| procedure.name).collect();
    let diff = Diff::of([arguments.from, arguments.to], &names);
    printed(diff.blocks(locale), &|| diff.document(locale))
}

/// The procedures of these names, or all.
fn chosen(asked: &[String], locale: Locale) -> Result<Vec<&'static Procedure>, Exit> {
    if asked.is_empty() {
        return Ok(procedures().iter().collect());
    }
    let find = |name: &String| {
        named(name).ok_or_else(|| {
            let near = closest(name, names()).map(Into::into);
            complain(messages::laws_unknown(locale, visible(name), near));
            Exit::Usage
        })
    };
    asked.iter().map(find).collect()
}

/// The rows that scripts reach; what cannot be read has none.
fn coverage(paths: &[PathBuf]) -> Coverage {
    let mut coverage = Coverage::default();
    for path in found(paths, holds_scripts).flatten() {
        if let Ok(loaded) = files::named(&path) {
            coverage.run(&loaded, &Files);
        }
    }
    coverage
}

/// Blocks in a format, or the JSON document.
pub(super) fn printed(
    format: Format,
    title: &str,
    preferences: Preferences,
    blocks: &[Block],
    document: impl FnOnce() -> String,
) -> String {
    let Format::Laid(format) = format else { return document() };
    let text = format.blocks(blocks, preferences.style(&std::io::stdout()));
    match format.document() {
        Some(whole) => whole(title, preferences.locale.tag(), &text),
        None => text,
    }
}
