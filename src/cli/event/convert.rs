//! `redress convert FILE -o FILE`: an event in another format.

use super::{column, loaded, opened};
use crate::cli::Exit;
use crate::cli::output::notify;
use crate::cli::preferences::Preferences;
use crate::cli::printer::Printer;
use crate::diagnostic::Problem;
use crate::events::audit::chosen_settings;
use crate::events::model::{ContestantId, Event, Format};
use crate::events::readers::{ReadOptions, read};
use crate::events::scoring::{Rules, Standing, score};
use crate::events::source::NamedBytes;
use crate::events::writers::{Loss, LossKind, WriteError, WriteOptions, write};
use crate::files::{ReadError, read_bytes, replace};
use crate::messages::{self, Locale, Span, Text, figures, names};
use crate::ruling::{Side, Sides};
use crate::session::{EventInForce, LoadError};
use crate::source::visible;
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::collections::{BTreeMap, HashMap};
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
    // Without figures the results are written all the same.
    let scored = score(&event, &Rules::of(&event)).ok();
    let written = match write(&event, scored.as_ref(), format, WriteOptions::with_names(arguments.names)) {
        Ok(written) => written,
        Err(error) => {
            printer.refuse(unwritable(format, error));
            return Exit::NotRun;
        }
    };
    if !save(output, &written.bytes, printer, preferences) {
        return Exit::NotRun;
    }
    tell_lost(&written.lost, &event, preferences);
    tell_left(&event, preferences);
    tell_changed(&event, &written.bytes, preferences);
    Exit::Done
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

/// Returns whether a file is one that is read, under this or another name, or would be one of the folder that is.
fn is_within(output: &Path, input: &Path) -> bool {
    if crate::files::is_same(output, input) {
        return true;
    }
    let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let (Ok(folder), Ok(input)) = (folder.canonicalize(), input.canonicalize()) else { return false };
    input.is_dir() && (folder.starts_with(&input) || output.canonicalize().is_ok_and(|real| real.starts_with(&input)))
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

/// Reads what was written and lists what would be another event: settings that its figures follow, and places.
fn tell_changed(event: &Event, bytes: &[u8], preferences: Preferences) {
    let locale = preferences.locale;
    let Ok(again) = read(&[NamedBytes::new("", bytes)], &ReadOptions::default()) else {
        return notify(messages::convert_unreadable(locale));
    };
    let [before, after] = [event.clone(), again].map(|event| EventInForce::new(Vec::new(), event));
    let settings = |event: &EventInForce| -> Vec<String> {
        chosen_settings(event.rules()).iter().map(|one| format!("set {} {}", one.setting, one.value)).collect()
    };
    let kept = settings(&after);
    let gone: Vec<String> = settings(&before).into_iter().filter(|one| !kept.contains(one)).collect();
    if !gone.is_empty() {
        let gone = gone.into_iter().map(|one| Text::from(Span::code(one)));
        notify(messages::convert_settings(locale, Text::joined(gone, &messages::list_comma(locale))));
    }
    let moved = moved(&before, &after);
    if moved > 0 {
        notify(messages::convert_moved(locale, moved));
    }
}

/// The number of contestants that have another place, or none, in the event that was read again.
fn moved(before: &EventInForce, after: &EventInForce) -> usize {
    let ranked = |event: &EventInForce| event.scored_before(event.rules()).ok();
    let (Some(old), Some(new)) = (ranked(before), ranked(after)) else { return 0 };
    let key = |event: &Event, standing: &Standing| {
        let who = event.contestant(standing.contestant);
        let section = who.and_then(|who| who.section.clone()).unwrap_or_default();
        // Sections that are compared become part of the number.
        who.map(|who| (format!("{section}{}", who.number), who.direction))
    };
    let places: HashMap<_, u32> = new.ranking.iter().map(|own| (key(after.before(), own), own.place)).collect();
    let is_other = |own: &&Standing| places.get(&key(before.before(), own)) != Some(&own.place);
    old.ranking.iter().filter(is_other).count()
}

/// The problem of a format that cannot be written.
pub(super) fn unwritable(format: Format, error: WriteError) -> Problem {
    Problem::EventUnwritten { format: format.name(), reason: reason(error) }
}

/// The problem of a file that rulings cannot be written into.
pub(super) fn not_back(format: Format, error: WriteError) -> Problem {
    Problem::EventNotBack { format: format.name(), reason: reason(error) }
}

fn reason(error: WriteError) -> String {
    match error {
        WriteError::Failed(reason) => reason,
        _ => String::new(),
    }
}

/// Lists on standard error what a format cannot hold of an event: each kind with the places where it was.
pub(super) fn tell_lost(lost: &[Loss], event: &Event, preferences: Preferences) {
    let locale = preferences.locale;
    let mut kinds: BTreeMap<LossKind, Vec<&Loss>> = BTreeMap::new();
    for one in lost {
        kinds.entry(one.kind).or_default().push(one);
    }
    for (kind, all) in kinds {
        let places = all.iter().filter_map(|one| {
            let pairs = one.who.as_ref().map(|who| pairs(locale, event, who));
            Some(messages::convert_lost_place(locale, one.board?.to_string(), pairs.map(Into::into)))
        });
        let places = Text::joined(places, &Text::from("; "));
        let places = (!places.is_empty()).then(|| places.into());
        notify(messages::convert_lost(locale, names::lost(locale, kind.name()), places));
    }
}

/// `NS 4 EW 9`, or in a section `A NS 4 EW 9`.
pub(super) fn pairs(locale: Locale, event: &Event, who: &Sides<ContestantId>) -> Text {
    let mut written = Vec::new();
    for (side, id) in [(Side::NS, who.ns), (Side::EW, who.ew)] {
        let Some(contestant) = event.contestant(id) else { continue };
        let section = contestant.section.iter().map(|section| Text::from(section.clone()));
        let number = [figures::side(locale, side), Text::from(contestant.number.clone())];
        written.extend(section.filter(|_| side == Side::NS).chain(number));
    }
    Text::joined(written, &Text::from(" "))
}
