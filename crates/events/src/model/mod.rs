//! An event as a file has it: contestants, boards with their lines, and what the program printed for each.

mod builder;
mod contestant;
mod event;
mod fault;
mod line;
mod printed;

pub use builder::EventBuilder;
pub use contestant::{Contestant, ContestantId};
pub use event::{BoardResults, Event, EventForm, Format, PrintedPlace, Winners};
pub use fault::{Fault, FaultKind, Place};
pub use line::{Line, LineResult, Room};
pub use printed::{Printed, PrintedUnit};
