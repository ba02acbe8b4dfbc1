//! Faults of a file and their places.

use std::sync::Arc;

/// A place in a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Place {
    /// The file, or the file in an archive: `results.zip/p7.html`. Empty where there is only one.
    pub file: Arc<str>,
    /// The line, from 1; `None` in formats without lines.
    pub line: Option<u32>,
    /// The element, table or row in formats that have no lines: `sessions[0].boards[3]`, `ReceivedData row 17`.
    pub element: Option<Arc<str>>,
}

/// A fault of a file at its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Its kind.
    pub kind: FaultKind,
    /// Its place.
    pub place: Place,
}

/// A kind of fault in a file. It has no words for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultKind {
    /// No reader knows the format.
    UnknownFormat,
    /// A file of a source that is known, from which something else is read.
    Foreign {
        /// The source.
        origin: Origin,
    },
    /// The file cannot be opened or read; why, in the system's words.
    Unreadable(String),
    /// The file, or the content of an archive, is too large.
    TooLarge {
        /// The most bytes that are read.
        limit: u64,
    },
    /// More files than are read, in an archive or folder.
    TooMany {
        /// The most files that are read.
        limit: u64,
    },
    /// More rows than are read.
    TooManyRows {
        /// The most rows that are read.
        limit: u64,
    },
    /// The program is built without the reader of this format.
    NotBuilt {
        /// The feature of the crate that it takes.
        feature: &'static str,
    },
    /// It is encrypted, and nothing can be read of it.
    Encrypted,
    /// An archive within archives, deeper than they are opened.
    TooDeep,
    /// It ends before it is complete, or its structure is broken; in the words of the reader of the markup.
    Damaged(String),
    /// Bytes that are no text in the encoding declared or found.
    Encoding {
        /// The encoding they were read in.
        encoding: &'static str,
    },
    /// Something that is needed is not there.
    Missing {
        /// The element, column or tag.
        what: String,
    },
    /// A value that cannot be read. If its line needs it, [`RowLost`](Self::RowLost) follows.
    Value {
        /// The element, column or tag.
        what: String,
        /// The text of the value, shortened.
        found: String,
    },
    /// The suit `C` in a file that has the letters `P` or `T` for others: clubs in one language, hearts in another.
    SuitLetter {
        /// The column.
        what: String,
    },
    /// A row that could not be understood and was left out.
    RowLost,
    /// Something that this program does not read, and without which figures may differ.
    NotRead {
        /// Its name.
        what: String,
    },
    /// A line after which another follows for the same contestants on the same board, which counts in its place.
    Twice,
    /// A pair that has another line on the same board, against others; both count.
    PlaysTwice {
        /// Its number.
        pair: String,
    },
    /// Columns that are not read.
    ColumnsNotRead {
        /// Their headings.
        columns: Vec<String>,
    },
    /// A value in a row beyond the last heading.
    Unheaded {
        /// The text of the value, shortened.
        found: String,
    },
    /// A file beside those of the event, of another format; it is not read.
    FileNotRead {
        /// The format by its name.
        format: &'static str,
    },
    /// A score that no contract gives.
    ImpossibleScore {
        /// From NS's view.
        score: i32,
    },
    /// The contract gives another score than the one printed, which counts.
    ScoreDiffers {
        /// The score of the contract, from NS's view.
        computed: i32,
        /// The printed score, from NS's view.
        printed: i32,
    },
}

/// A source of files that hold events and are not read, or not alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Origin {
    /// A page of RealBridge.
    RealBridge,
    /// A page of BridgeWebs.
    BridgeWebs,
    /// A page of Pianola.
    Pianola,
    /// A page of BridgeComposer.
    BridgeComposer,
    /// Pages of Bridge Base Online among which is no traveller.
    Bbo,
    /// Pages of ACBL Live among which is no board.
    AcblLive,
    /// A message of Bridgemate's Data Connector.
    DataConnector,
    /// A PDF.
    Pdf,
    /// A spreadsheet.
    Spreadsheet,
    /// Another page.
    Page,
}

impl Fault {
    /// A fault at a place.
    #[must_use]
    pub fn at(place: Place, kind: FaultKind) -> Self {
        Self { kind, place }
    }
}
