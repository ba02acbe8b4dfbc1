//! An event as a file has it: contestants, boards with their lines, and what the program printed for each.

mod builder;
mod carried;
mod change;
mod contestant;
mod detail;
mod elsewhere;
mod event;
mod fault;
mod find;
mod join;
mod line;
mod printed;
mod rounds;
mod sections;
mod stratum;

pub use builder::EventBuilder;
pub use carried::{CarriedKind, CarriedPoints};
pub use change::ChangeError;
pub use contestant::{Contestant, ContestantId};
pub use detail::{Detail, DetailOf};
pub use elsewhere::{BoardSum, ContestantKey, Elsewhere, Kept, Rest, RestResult};
pub use event::{BoardResults, Event, EventForm, Format, PrintedMatch, PrintedPlace, Winners};
pub use fault::{Fault, FaultKind, Origin, Place};
pub use find::{LineAt, LineError};
pub use line::{Line, LineResult, Room};
pub use printed::{Printed, PrintedUnit};
pub use rounds::RoundName;
pub use sections::MovedLines;
pub use stratum::Stratum;
