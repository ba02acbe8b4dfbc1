//! `--format`, `--full` and `--chart`: how results are printed.

use super::preferences::Preferences;
use super::printer::Printer;
use crate::messages::{Locale, names};
use crate::render::{self, FORMATS};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::sync::LazyLock;

/// The options of the commands that print the results of rulings.
#[derive(Debug, clap::Args)]
pub(super) struct Presentation {
    /// How to print the results
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Show every row, every other pair and every convention too
    #[arg(long)]
    full: bool,
    /// Draw the field of each ruling; pages and articles have it anyway
    #[arg(long)]
    chart: bool,
}

impl Presentation {
    /// A printer of results as the options ask for them.
    pub(super) fn printer(&self, preferences: Preferences) -> Printer {
        Printer::new(self.format, super::output::detail(self.full), preferences).charting(self.chart)
    }
}

/// How results are printed.
#[derive(Debug, Clone, Copy)]
pub(super) enum Format {
    /// As blocks that are laid out.
    Laid(&'static dyn render::Format),
    /// As one document of data.
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
