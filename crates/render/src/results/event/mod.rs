//! Results of queries about an event.

mod at;
mod audit;
mod back;
mod boards;
mod changes;
mod computed;
mod entries;
mod figures;
mod lost;
mod moves;
mod notify;
mod places;
mod published;
mod ranking;
mod standing;

pub(super) use boards::Boards;
pub use boards::result;
pub(super) use entries::Entries;
pub use entries::entries;
pub use figures::in_figures;
pub use lost::lost;
pub(super) use notify::Notify;
pub(super) use places::{PlacesDocument, compared, shifted, varied};
pub use published::{EventPage, EventPageKind, event_contestants, event_pages};

#[cfg(test)]
pub(super) use self::{
    at::AtDocument, audit::AuditDocument, back::WrittenBackDocument, changes::ChangesDocument,
    entries::EntriesDocument, places::SolvedPlaceDocument, ranking::RankingDocument,
};
