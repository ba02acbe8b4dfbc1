//! `--format`: how results are printed.

use crate::messages::{Locale, names};
use crate::render::{self, FORMATS};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::sync::LazyLock;

/// The format of results.
#[derive(Debug, Clone, Copy)]
pub(super) enum Format {
    /// Blocks that are laid out.
    Laid(&'static dyn render::Format),
    /// One document of data.
    Json,
}

impl Default for Format {
    fn default() -> Self {
        Self::Laid(FORMATS[0])
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<Format>> =
            LazyLock::new(|| FORMATS.into_iter().map(Format::Laid).chain([Format::Json]).collect());
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let name = match self {
            Self::Laid(format) => format.name(),
            Self::Json => "json",
        };
        let meaning = names::option_value(Locale::En, name);
        Some(PossibleValue::new(name).help(meaning.unmarked().to_owned()))
    }
}

/// The format of rows that a spreadsheet may take.
#[derive(Debug, Clone, Copy)]
pub(super) enum TableFormat {
    /// Laid out, or one JSON document.
    As(Format),
    /// Comma-separated values for a spreadsheet.
    Csv,
}

impl Default for TableFormat {
    fn default() -> Self {
        Self::As(Format::default())
    }
}

impl ValueEnum for TableFormat {
    fn value_variants<'a>() -> &'a [Self] {
        static ALL: LazyLock<Vec<TableFormat>> = LazyLock::new(|| {
            let laid = Format::value_variants().iter().copied().map(TableFormat::As);
            laid.chain([TableFormat::Csv]).collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            Self::As(format) => format.to_possible_value(),
            Self::Csv => {
                let meaning = names::option_value(Locale::En, "csv");
                Some(PossibleValue::new("csv").help(meaning.unmarked().to_owned()))
            }
        }
    }
}
