//! The defaults of a club: a file of the user's and, nearer, one of the folder's. The prompt, `eval` and a ruling without a
//! command start from them; scripts, tests, exams and lectures do not, so that their figures are the same everywhere.
//!
//! ```toml
//! regulations = "ebu"
//! language = "en"
//! color = "never"
//!
//! [set]
//! round = "0.1 to-average"
//!
//! [[scale]]
//! name = "club"
//! boards = 24
//! steps = ["0-2: 15-15", "3+: 16-14"]
//! ```

use super::files::Files;
use super::preferences::{Colour, Preferences};
use super::printer::Printer;
use crate::diagnostic::{Diagnostic, Problem};
use crate::files::{LARGEST, ReadError, config_folder, read};
use crate::messages::Locale;
use crate::session::{Session, Snapshot};
use crate::source::{FileId, Span};
use crate::syntax::tree::{Scale, Spanned, Statement, StatementKind, Word};
use crate::syntax::{self, Chunk, MAX_BOARDS};
use clap::ValueEnum;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// The folder's file, in the current folder or the nearest above it that has one.
pub(super) const OF_FOLDER: &str = ".redress.toml";
/// The user's file, in the program's own folder.
const OF_USER: &str = "config.toml";

/// The entries of one file, in their order.
#[derive(Debug)]
pub(super) struct DefaultsFile {
    pub path: PathBuf,
    text: String,
    entries: Vec<Entry>,
}

/// A thing that is set, and the bytes of the file that set it.
#[derive(Debug, Clone)]
pub(super) struct Entry {
    pub what: Setting,
    place: (usize, usize),
}

#[derive(Debug, Clone)]
pub(super) enum Setting {
    Language(Locale),
    Colour(Colour),
    Regulations(String),
    /// The body that rulings are given for.
    Body(String),
    /// The file of its logo, from the folder of the defaults.
    Logo(String),
    Convention {
        name: String,
        value: String,
    },
    Scale {
        name: String,
        boards: Option<u32>,
        steps: Vec<(String, usize)>,
    },
}

/// The defaults in force, the user's before the folder's.
#[derive(Debug, Default)]
pub(super) struct Defaults {
    pub files: Vec<DefaultsFile>,
}

impl Defaults {
    /// Reads what there is.
    ///
    /// # Errors
    /// If a file exists and is wrong.
    pub(super) fn read() -> Result<Self, Problem> {
        let mut files = Vec::new();
        for path in [user_file(), folder_file()].into_iter().flatten() {
            files.extend(DefaultsFile::read(path)?);
        }
        Ok(Self { files })
    }

    fn entries(&self) -> impl Iterator<Item = &Setting> {
        self.files.iter().flat_map(|file| &file.entries).map(|entry| &entry.what)
    }

    /// The reader's preferences, with what the files say where neither the command line nor the program's own variable
    /// said it.
    pub(super) fn override_preferences(&self, preferences: Preferences) -> Preferences {
        let locale =
            self.entries().filter_map(|what| if let Setting::Language(own) = what { Some(*own) } else { None });
        let colour = self.entries().filter_map(|what| if let Setting::Colour(own) = what { Some(*own) } else { None });
        Preferences {
            locale: locale.last().filter(|_| !preferences.is_locale_stated).unwrap_or(preferences.locale),
            colour: preferences.colour.or(colour.last()),
            ..preferences
        }
    }

    /// The name of the body that rulings are given for.
    pub(super) fn body(&self) -> Option<String> {
        self.entries().filter_map(|what| if let Setting::Body(name) = what { Some(name.clone()) } else { None }).last()
    }

    /// The path of its logo.
    pub(super) fn logo(&self) -> Option<PathBuf> {
        let of_file = |file: &DefaultsFile| {
            let own = file.entries.iter().rev().find_map(|entry| match &entry.what {
                Setting::Logo(path) => Some(path),
                _ => None,
            });
            own.map(|path| file.path.parent().unwrap_or(Path::new(".")).join(path))
        };
        self.files.iter().rev().find_map(of_file)
    }

    /// Puts the conventions and scales in force; what is wrong with one is reported at its place in its file.
    pub(super) fn apply(&self, session: &mut Session<'_>) {
        let names: Vec<String> = self.files.iter().map(|file| file.path.display().to_string()).collect();
        let opened = names.iter().zip(&self.files).map(|(name, file)| session.open(name, &file.text));
        let opened: Vec<FileId> = opened.collect();
        for (at, entry) in self.ordered() {
            let chunk = opened.get(at).and_then(|id| entry.chunk(*id));
            session.run_entry(names.get(at).map_or("", String::as_str), chunk);
        }
        session.take_as_regulations();
    }

    /// The same as statements of a script.
    pub(super) fn script(&self) -> Vec<String> {
        let chunks = self.ordered().into_iter().filter_map(|(_, entry)| entry.chunk(FileId::default()));
        chunks.flat_map(|chunk| chunk.statements).map(|one| syntax::statement(&one.kind)).collect()
    }

    /// Each entry with the place of its file, in the order in which they are put in force: the regulations of the
    /// nearest file first, since they take all else with them, then what differs from them.
    fn ordered(&self) -> Vec<(usize, &Entry)> {
        let files = self.files.iter().enumerate();
        let all: Vec<(usize, &Entry)> =
            files.flat_map(|(at, file)| file.entries.iter().map(move |entry| (at, entry))).collect();
        let is_regulations = |(_, entry): &(usize, &Entry)| matches!(entry.what, Setting::Regulations(_));
        let nearest = all.iter().copied().rfind(is_regulations);
        nearest.into_iter().chain(all.iter().copied().filter(|entry| !is_regulations(entry))).collect()
    }
}

/// The path of the user's file.
pub(super) fn user_file() -> Option<PathBuf> {
    Some(config_folder()?.join(OF_USER))
}

fn folder_file() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    here.ancestors().map(|folder| folder.join(OF_FOLDER)).find(|path| path.is_file())
}

impl DefaultsFile {
    /// A file; `None` if there is none.
    fn read(path: PathBuf) -> Result<Option<Self>, Problem> {
        let name = || path.display().to_string();
        let text = match read(&path, LARGEST) {
            Ok(text) => text,
            Err(ReadError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Problem::NamedFile { name: name(), reason: error.reason() }),
        };
        let entries = entries(&text).map_err(|FileError { at, key }| {
            let line = text.get(..at).unwrap_or("").matches('\n').count().saturating_add(1);
            match key {
                Key::Unreadable(reason) => Problem::DefaultsUnread { name: name(), line, reason },
                Key::Unknown(key) => Problem::DefaultsKey { name: name(), line, key },
            }
        })?;
        Ok(Some(Self { path, text, entries }))
    }

    /// Its settings, each with its line.
    pub(super) fn settings(&self) -> impl Iterator<Item = (&Setting, usize)> {
        self.entries.iter().map(|entry| {
            let before = self.text.get(..entry.place.0).unwrap_or("");
            (&entry.what, before.matches('\n').count().saturating_add(1))
        })
    }
}

/// A fault of a file, and its place.
struct FileError {
    at: usize,
    key: Key,
}

enum Key {
    /// It is no TOML.
    Unreadable(String),
    /// There is no such default, or it has no such value.
    Unknown(String),
}

fn entries(text: &str) -> Result<Vec<Entry>, FileError> {
    let table = DeTable::parse(text).map_err(|error| FileError {
        at: error.span().map_or(0, |span| span.start),
        key: Key::Unreadable(error.message().to_owned()),
    })?;
    let mut found = Vec::new();
    for (key, value) in table.get_ref() {
        let place = (value.span().start, value.span().end);
        let unknown = || FileError { at: key.span().start, key: Key::Unknown(key.get_ref().to_string()) };
        let mut push = |what| found.push(Entry { what, place });
        match (key.get_ref().as_ref(), value.get_ref()) {
            ("regulations", DeValue::String(own)) => push(Setting::Regulations(own.to_string())),
            ("body", DeValue::String(name)) => push(Setting::Body(name.to_string())),
            ("logo", DeValue::String(path)) => push(Setting::Logo(path.to_string())),
            ("language", DeValue::String(tag)) => push(Setting::Language(Locale::of_tag(tag).ok_or_else(unknown)?)),
            ("color" | "colour", DeValue::String(when)) => {
                push(Setting::Colour(Colour::from_str(when, true).map_err(|_| unknown())?));
            }
            ("set", DeValue::Table(conventions)) => {
                for (name, value) in conventions {
                    let what = Setting::Convention {
                        name: name.get_ref().to_string(),
                        value: plain(value.get_ref()).ok_or_else(unknown)?,
                    };
                    found.push(Entry { what, place: (name.span().start, value.span().end) });
                }
            }
            ("scale", DeValue::Array(scales)) => {
                for one in scales {
                    let what = scale(one.get_ref()).ok_or_else(unknown)?;
                    found.push(Entry { what, place: (one.span().start, one.span().end) });
                }
            }
            _ => return Err(unknown()),
        }
    }
    Ok(found)
}

/// A value as written behind `set NAME`.
fn plain(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) => Some(number.as_str().to_owned()),
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        _ => None,
    }
}

fn scale(value: &DeValue<'_>) -> Option<Setting> {
    let DeValue::Table(scale) = value else { return None };
    let (mut name, mut boards, mut steps) = (None, None, Vec::new());
    for (key, value) in scale {
        match (key.get_ref().as_ref(), value.get_ref()) {
            ("name", DeValue::String(own)) => name = Some(own.to_string()),
            ("boards", DeValue::Integer(number)) => {
                boards = Some(number.as_str().parse().ok().filter(|boards| *boards <= MAX_BOARDS)?);
            }
            ("steps", DeValue::Array(all)) => {
                for step in all {
                    let DeValue::String(text) = step.get_ref() else { return None };
                    steps.push((text.to_string(), step.span().start));
                }
            }
            _ => return None,
        }
    }
    Some(Setting::Scale { name: name?, boards, steps })
}

impl Entry {
    /// The statement of an entry, for a session; `None` for one that concerns only the reader.
    fn chunk(&self, file: FileId) -> Option<Chunk> {
        let span = Span::new(file, self.place.0, self.place.1);
        let word = |word: &str| -> Word { Spanned::new(word.to_owned(), span) };
        let kind = match &self.what {
            Setting::Language(_) | Setting::Colour(_) | Setting::Body(_) | Setting::Logo(_) => return None,
            Setting::Regulations(name) => StatementKind::Regulations(word(name)),
            Setting::Convention { name, value } => {
                StatementKind::Set { name: word(name), values: value.split_whitespace().map(word).collect() }
            }
            Setting::Scale { name, boards, steps } => {
                let mut read = Vec::new();
                for (step, at) in steps {
                    match syntax::parse_scale_step(file, step) {
                        Ok(step) => read.push(step),
                        Err(problems) => {
                            let end = at.saturating_add(step.len()).saturating_add(2);
                            return Some(at_entry(problems, Span::new(file, *at, end)));
                        }
                    }
                }
                let boards = boards.map(|boards| Spanned::new(boards, span));
                StatementKind::Scale(Scale { name: word(name), boards, steps: read })
            }
        };
        Some(Chunk { statements: vec![Statement { kind, span }], problems: Vec::new() })
    }
}

/// The faults of a part of an entry, at the entry.
fn at_entry(problems: Vec<Diagnostic>, span: Span) -> Chunk {
    let problems = problems.into_iter().map(|problem| Diagnostic { span: Some(span), ..problem }).collect();
    Chunk { statements: Vec::new(), problems }
}

/// Reads the defaults, or reports their faults.
pub(super) fn read_or_report(preferences: Preferences) -> Result<Defaults, super::Exit> {
    Defaults::read().map_err(|problem| {
        let mut printer = Printer::of_diagnostics(preferences);
        printer.refuse(problem);
        printer.end(super::Exit::NotRun)
    })
}

/// The defaults, and the snapshot of a session in which they are in force; otherwise the errors are reported.
pub(super) fn snapshot_or_report(preferences: Preferences) -> Result<(Defaults, Snapshot), super::Exit> {
    let defaults = read_or_report(preferences)?;
    let mut printer = Printer::of_diagnostics(defaults.override_preferences(preferences));
    let mut session = Session::resume(Snapshot::default(), &Files, &mut printer);
    defaults.apply(&mut session);
    let (is_sound, (start, _)) = (session.tally().errors == 0, session.suspend());
    if is_sound { Ok((defaults, start)) } else { Err(printer.end(super::Exit::NotRun)) }
}
