//! Results of queries about an event.

mod at;
mod audit;
mod boards;
mod changes;
mod computed;
mod figures;
mod moves;
mod notify;
mod places;
mod published;
mod ranking;
mod standing;

pub(super) use boards::Boards;
pub use boards::result;
pub use figures::in_figures;
pub(super) use notify::Notify;
pub(super) use places::{PlacesDocument, compared, shifted, varied};
pub use published::{EventPage, EventPageKind, event_contestants, event_pages};

#[cfg(test)]
pub(super) use self::{
    at::AtDocument, audit::AuditDocument, changes::ChangesDocument, places::SolvedPlaceDocument,
    ranking::RankingDocument,
};
