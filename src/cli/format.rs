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
