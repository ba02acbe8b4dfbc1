//! `redress convert FILE -o FILE`: an event in another format.

use super::{column, loaded, opened};
use crate::cli::Exit;
use crate::cli::output::notify;
use crate::cli::preferences::Preferences;
use crate::cli::printer::Printer;
use crate::diagnostic::Problem;
use crate::events::audit::affects;
use crate::events::model::{Event, Format};
use crate::events::readers::{ReadOptions, read};
use crate::events::scoring::{Rules, ScoredEvent, Standing, score};
use crate::events::source::NamedBytes;
use crate::events::writers::{Loss, WriteError, WriteOptions, Written, write};
use crate::files::{ReadError, is_within, read_bytes, replace};
use crate::messages::{self, Span, Text, names};
use crate::render::lost;
use crate::scoring::SETTINGS;
use crate::session::{EventInForce, LoadError, contestant_written};
use crate::source::visible;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Arguments {
    /// Files of an event as its scoring program wrote them, an archive or a folder of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Output file; its extension gives the format: .xml, .csv or .json
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The format, if the extension does not give it
    #[arg(long, value_enum)]
    format: Option<Target>,
    /// Columns of a table by meaning, such as board=Rozd,ns=Para,score=Zapis
    #[arg(long, value_name = "WHAT=COLUMN", value_delimiter = ',', value_parser = column)]
    columns: Vec<(String, String)>,
    /// Write the names of people too
    #[arg(long)]
    names: bool,
}

/// A format that is written.
#[derive(Debug, Clone, Copy)]
struct Target(Format);

/// The formats that are written, with the ends of names that mean them.
const TARGETS: [(Format, &[&str]); 3] =
    [(Format::Usebio, &["xml", "usebio"]), (Format::Csv, &["csv"]), (Format::Json, &["json"])];

impl ValueEnum for Target {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self(Format::Usebio), Self(Format::Csv), Self(Format::Json)]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.name()))
    }
}

/// The format that the end of a name means.
fn target_of(path: &Path) -> Option<Format> {
    let end = path.extension()?.to_str()?.to_lowercase();
    TARGETS.iter().find(|(_, ends)| ends.contains(&end.as_str())).map(|(format, _)| *format)
}

pub(in crate::cli) fn run(arguments: &Arguments, preferences: Preferences) -> Exit {
    let mut printer = Printer::of_diagnostics(preferences);
    let exit = convert(arguments, &mut printer, preferences);
    printer.end(exit)
}

fn convert(arguments: &Arguments, printer: &mut Printer, preferences: Preferences) -> Exit {
    let output = &arguments.output;
    let rendered = || visible(&output.display().to_string()).into_owned();
    let Some(format) = arguments.format.map(|target| target.0).or_else(|| target_of(output)) else {
        notify(messages::convert_unknown(preferences.locale, rendered()));
        return Exit::Usage;
    };
    if is_over_itself(output, &arguments.files, preferences) {
        return Exit::NotRun;
    }
    let event = match loaded(&arguments.files).and_then(|parts| opened(&parts, &arguments.columns)) {
        Ok(event) => event,
        Err(problem) => {
            printer.refuse(problem);
            return Exit::NotRun;
        }
    };
    for problem in crate::session::faults(&event) {
        printer.refuse(problem);
    }
    let in_force = EventInForce::new(Vec::new(), event.clone());
    let rules = in_force.rules();
    let known = rules.scoring.filter(|_| in_force.scoring_is_known());
    let mut stated = event.clone();
    stated.scoring = known.filter(|_| format != Format::Json).or(event.scoring);
    // Without figures the results are written all the same.
    let scored = score(&event, rules).ok();
    let options = WriteOptions::with_names(arguments.names);
    let converted = match converted(stated, rules, scored.as_ref(), format, options) {
        Ok(converted) => converted,
        Err(error) => {
            printer.refuse(unwritable(format, error));
            return Exit::NotRun;
        }
    };
    if !save(output, &converted.written.bytes, printer, preferences) {
        return Exit::NotRun;
    }
    tell_lost(&converted.written.lost, &event, preferences);
    tell_left(&event, preferences);
    let before = in_force.scored_before(rules).ok();
    tell_changed(&converted, before.as_deref().map(|scored| (in_force.before().as_ref(), scored, rules)), preferences);
    Exit::Done
}

/// An event in another format, and as it is read from there.
pub(super) struct Converted {
    pub written: Written,
    again: Option<EventInForce>,
}

/// Writes an event, with the settings stated that its figures follow and that the file would not imply.
///
/// # Errors
/// The format is not written.
pub(super) fn converted(
    mut event: Event,
    rules: &Rules,
    scored: Option<&ScoredEvent>,
    format: Format,
    options: WriteOptions,
) -> Result<Converted, WriteError> {
    // A scale may be a script's.
    event.matches = event.matches.or_else(|| rules.matches.clone());
    let first = attempt(&event, scored, format, options)?;
    let Some(again) = &first.again else { return Ok(first) };
    let missing = unlike(rules, again.rules());
    if missing.is_empty() {
        return Ok(first);
    }
    let settings = with_settings(&event, missing);
    attempt(&event.stating(settings), scored, format, options)
}

/// The event with the match and the settings of a script stated, so that its document gives the same figures again.
pub(super) fn stating_rules(event: &Event, rules: &Rules) -> Event {
    let mut event = event.clone();
    event.matches = event.matches.or_else(|| rules.matches.clone());
    // The document of an event whose boards are kept in columns is not read again.
    if event.elsewhere.is_some() {
        return event;
    }
    event.scoring = rules.scoring.or(event.scoring);
    let missing = unlike(rules, EventInForce::new(Vec::new(), event.clone()).rules());
    let settings = with_settings(&event, missing);
    event.stating(settings)
}

/// The settings that an event states, with others in the place of those of the same name.
fn with_settings(event: &Event, missing: Vec<String>) -> Vec<String> {
    let mut settings = event.settings.to_vec();
    let name = |setting: &str| setting.split(' ').next().unwrap_or_default().to_owned();
    settings.retain(|own| missing.iter().all(|other| name(own) != name(other)));
    settings.extend(missing);
    settings
}

fn attempt(
    event: &Event,
    scored: Option<&ScoredEvent>,
    format: Format,
    options: WriteOptions,
) -> Result<Converted, WriteError> {
    let written = write(event, scored, format, options)?;
    let again = read(&[NamedBytes::new("", written.bytes.as_slice())], &ReadOptions::default()).ok();
    Ok(Converted { written, again: again.map(|event| EventInForce::new(Vec::new(), event)) })
}

/// The settings that bear on an event and differ from other rules, as they are written after `set`.
fn unlike(rules: &Rules, other: &Rules) -> Vec<String> {
    let Some(scoring) = rules.scoring else { return Vec::new() };
    let bearing = SETTINGS.iter().filter(|one| affects(one.convention, scoring, &rules.conventions));
    let differing = bearing.filter_map(|one| {
        let value = one.value(&rules.conventions);
        (value != one.value(&other.conventions)).then(|| format!("{} {value}", one.name))
    });
    differing.collect()
}

/// Reports an output that is one of the files that are read; whether it is.
pub(super) fn is_over_itself(output: &Path, files: &[PathBuf], preferences: Preferences) -> bool {
    let Some(input) = files.iter().find(|input| is_within(output, input)) else { return false };
    let [output, input] = [output, input.as_path()].map(|path| visible(&path.display().to_string()).into_owned());
    notify(messages::convert_over_itself(preferences.locale, output, input));
    true
}

/// Writes a file and says so, or why it cannot be written; whether it is.
pub(super) fn save(output: &Path, bytes: &[u8], printer: &mut Printer, preferences: Preferences) -> bool {
    let before = match read_bytes(output, u64::MAX) {
        Ok(bytes) => Some(bytes),
        Err(ReadError::Io(error)) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => {
            printer.unreadable(output, LoadError::Unreadable(error.reason()));
            return false;
        }
    };
    match replace(output, before.as_deref(), bytes) {
        Ok(()) => {
            let rendered = visible(&output.display().to_string()).into_owned();
            notify(messages::convert_written(preferences.locale, rendered));
            true
        }
        Err(error) => {
            printer.unwritable(output, &error);
            false
        }
    }
}

/// Lists what of the file is not in the event, and so in no format that is written.
fn tell_left(event: &Event, preferences: Preferences) {
    let locale = preferences.locale;
    if !event.left.is_empty() {
        let left = event.left.iter().map(|one| Text::from(Span::code(visible(one).into_owned())));
        notify(messages::convert_left(locale, Text::joined(left, &messages::list_comma(locale))));
    }
    if matches!(event.format, Format::Acbl | Format::Bws | Format::Jfr | Format::Kops) {
        notify(messages::convert_left_beside(locale, names::event_format(locale, event.format.name())));
    }
}

/// Lists what is another event where it is read again: settings that its figures follow, and places.
pub(super) fn tell_changed(
    converted: &Converted,
    before: Option<(&Event, &ScoredEvent, &Rules)>,
    preferences: Preferences,
) {
    let locale = preferences.locale;
    let Some(again) = &converted.again else { return notify(messages::convert_unreadable(locale)) };
    let Some((event, scored, rules)) = before else { return };
    let gone = unlike(rules, again.rules());
    if !gone.is_empty() {
        let gone = gone.into_iter().map(|one| Text::from(Span::code(format!("set {one}"))));
        notify(messages::convert_settings(locale, Text::joined(gone, &messages::list_comma(locale))));
    }
    let moved = moved(event, scored, again);
    if !moved.is_empty() {
        let count = moved.len();
        let who = Text::joined(moved.into_iter().map(Text::from), &messages::list_comma(locale));
        notify(messages::convert_moved(locale, count, who));
    }
}

/// The contestants that have another place, or none, in the event that was read again.
fn moved(event: &Event, scored: &ScoredEvent, again: &EventInForce) -> Vec<String> {
    let Ok(new) = again.scored_before(again.rules()) else { return Vec::new() };
    let key = |event: &Event, standing: &Standing| {
        let who = event.contestant(standing.contestant);
        let section = who.and_then(|who| who.section.clone()).unwrap_or_default();
        // Sections that are compared become part of the number.
        who.map(|who| (format!("{section}{}", who.number), who.direction))
    };
    let places: HashMap<_, u32> = new.ranking.iter().map(|own| (key(again.before(), own), own.place)).collect();
    let is_other = |own: &&Standing| places.get(&key(event, own)) != Some(&own.place);
    let others = scored.ranking.iter().filter(is_other);
    others.filter_map(|own| event.contestant(own.contestant).map(contestant_written)).collect()
}

/// The problem of a format that cannot be written.
pub(super) fn unwritable(format: Format, error: WriteError) -> Problem {
    Problem::EventUnwritten { format: format.name(), reason: reason(error) }
}

fn reason(error: WriteError) -> String {
    match error {
        WriteError::Failed(reason) => reason,
        _ => String::new(),
    }
}

/// Lists on standard error what a format cannot hold of an event.
pub(super) fn tell_lost(written: &[Loss], event: &Event, preferences: Preferences) {
    lost(preferences.locale, written, event).into_iter().for_each(notify);
}
