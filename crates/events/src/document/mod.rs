//! The JSON of an event, which `redress event --format json` writes and a reader reads; `schema/event.schema.json` is
//! made of it.
//!
//! Numbers are texts, so that none loses a digit: `exact` is a fraction in lowest terms, `points` and `percent` are as
//! they are shown. A field without a value is `null` when written, and may be left out when read.

mod amount;
mod board;
mod event;
mod exact;
#[cfg(test)]
mod tests;

pub(crate) use amount::{amount_in, amount_written, with_unit};
pub use board::{BoardDocument, FigureDocument, FileFigures, FileOfBoard, LineDocument, PenaltyDocument};
pub use event::{
    AuditDocument, BeforeDocument, CarriedDocument, ContestantDocument, DetailDocument, EventDocument, FileStanding,
    HeadDocument, MatchDocument, MatchResultDocument, RoundDocument, ScaleDocument, StandingDocument, StepDocument,
    StratumDocument, StratumMembersDocument,
};
pub use exact::{exact, figure, published_percent, read_exact, read_figure};
