//! What is asked of an event.

mod at;
mod audit;
mod boards;
mod changes;
mod notify;
mod ranking;
mod standing;

pub(super) use at::ruling_at;
pub(super) use audit::audit;
pub(super) use boards::boards;
pub(super) use changes::effects;
pub(super) use notify::notify;
pub(super) use ranking::ranking;
