//! `--format`: how results are printed.

use crate::messages::{self, Locale, Text};
use crate::render::{self, FORMATS};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::sync::LazyLock;

/// How results are printed.
#[derive(Debug, Clone, Copy)]
pub(super) enum Format {
    /// As blocks that are laid out.
    Laid(&'static dyn render::Format),
    /// As one document of data.
    Json,
}

impl Format {
    /// What it is, for those who choose.
    fn about(self, locale: Locale) -> Text {
        match self {
            Self::Laid(format) => format.about(locale),
            Self::Json => messages::format_json(locale),
        }
    }
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
        Some(PossibleValue::new(name).help(self.about(Locale::En).unmarked().to_owned()))
    }
}
