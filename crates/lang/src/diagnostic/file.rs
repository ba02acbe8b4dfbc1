//! Why a file is not read or not written.

use crate::events::model::{Origin, Place};
use crate::messages::{self, Argument, Locale, Localised, Text};

/// Why a file is not read or not written.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileReason {
    /// It is not there.
    Missing,
    /// The reader may not see it.
    Forbidden,
    /// It is a folder.
    Folder,
    /// It is a pipe, a device or made up by the system: it might never end.
    NotPlain,
    /// It is a folder, and has no answers of candidates in it.
    NoAnswers,
    /// It is a symbolic link where none is followed.
    Link,
    /// It has more megabytes than are read.
    TooLarge {
        /// The limit in megabytes.
        megabytes: u64,
    },
    /// Its bytes are no text.
    NotText,
    /// It lies where a lecture may not read.
    Outside,
    /// It lies outside the folder of the script that writes it.
    Elsewhere,
    /// It is a file of the event that is read.
    OfEvent,
    /// It is no engine that pages can have.
    NotEngine,
    /// No file can be read here.
    NoFiles,
    /// It may be read only.
    ReadOnly,
    /// It no longer holds what was read of it.
    Changed,
    /// There is one of this name already.
    Exists,
    /// It is a link that leads nowhere.
    DeadLink,
    /// The folder that it would be in is not there.
    NoFolder,
    /// The folder is read-only.
    NotToBeWritten,
    /// The operating system's own message, in its language.
    System(String),
}

impl Localised for FileReason {
    fn text(&self, locale: Locale) -> Text {
        match self {
            Self::Missing => messages::file_missing(locale),
            Self::Forbidden => messages::file_forbidden(locale),
            Self::Folder => messages::file_folder(locale),
            Self::NotPlain => messages::file_not_plain(locale),
            Self::NoAnswers => messages::file_no_answers(locale),
            Self::Link => messages::file_link(locale),
            Self::TooLarge { megabytes } => messages::file_too_large(locale, *megabytes),
            Self::NotText => messages::file_not_text(locale),
            Self::Outside => messages::file_outside(locale),
            Self::Elsewhere => messages::file_elsewhere(locale),
            Self::OfEvent => messages::file_of_event(locale),
            Self::NotEngine => messages::file_not_engine(locale),
            Self::NoFiles => messages::file_none(locale),
            Self::ReadOnly => messages::file_read_only(locale),
            Self::Changed => messages::file_changed(locale),
            Self::Exists => messages::file_exists(locale),
            Self::DeadLink => messages::file_dead_link(locale),
            Self::NoFolder => messages::file_no_folder(locale),
            Self::NotToBeWritten => messages::file_not_to_be_written(locale),
            Self::System(reason) => Text::from(reason.clone()),
        }
    }
}

impl<'a> From<&'a FileReason> for Argument<'a> {
    fn from(reason: &'a FileReason) -> Self {
        Self::Localised(reason)
    }
}

impl Localised for Place {
    fn text(&self, locale: Locale) -> Text {
        let file = (!self.file.is_empty()).then(|| Text::from(self.file.to_string()));
        let line = self.line.map(|line| messages::import_line(locale, line));
        let element = self.element.as_ref().map(|element| Text::from(element.to_string()));
        let parts = Text::joined([file, line, element].into_iter().flatten(), &messages::list_comma(locale));
        if parts.is_empty() { messages::import_file(locale) } else { parts }
    }
}

/// The file to save instead of one that is not read, and where.
impl Localised for Origin {
    fn text(&self, locale: Locale) -> Text {
        match self {
            Self::RealBridge => messages::foreign_realbridge(locale),
            Self::BridgeWebs => messages::foreign_bridgewebs(locale),
            Self::Pianola => messages::foreign_pianola(locale),
            Self::BridgeComposer => messages::foreign_bridgecomposer(locale),
            Self::Bbo => messages::foreign_bbo(locale),
            Self::AcblLive => messages::foreign_acbl_live(locale),
            Self::DataConnector => messages::foreign_data_connector(locale),
            Self::Pdf => messages::foreign_pdf(locale),
            Self::Spreadsheet => messages::foreign_spreadsheet(locale),
            _ => messages::foreign_page(locale),
        }
    }
}

/// A place in a message.
pub(super) fn of(place: &Place) -> Argument<'_> {
    Argument::Localised(place)
}

/// The number of further faults of the same kind, if there are any.
pub(super) fn more(count: usize) -> Option<Argument<'static>> {
    (count > 0).then(|| Argument::from(count))
}
