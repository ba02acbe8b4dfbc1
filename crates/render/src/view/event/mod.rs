//! What is asked of an event.

mod at;
mod audit;
mod boards;
mod changes;
mod computed;
mod figures;
mod moves;
mod notify;
mod places;
mod ranking;
mod standing;

pub(super) use at::ruling_at;
pub(super) use audit::audit;
pub(super) use boards::boards;
pub(super) use changes::effects;
pub use figures::in_figures;
pub(super) use moves::moves;
pub(super) use notify::notify;
pub(super) use places::{compared, shifted, solved_place, varied};
pub(super) use ranking::ranking;
