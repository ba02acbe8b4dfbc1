//! What a script can ask: a file for each, with the data of its result and how it is found.
//!
//! Nothing here is worded; rendering turns a result into text, Markdown or JSON.

mod breakdown;
mod by_itself;
mod compare;
mod conventions;
mod entry;
mod event;
mod expect;
mod in_force;
mod incident;
mod last_ruling;
mod pitfall;
mod places;
mod protocol;
mod sensitivity;
mod sheet;
mod solve;
mod solve_place;
mod vary;
mod weights;

pub use breakdown::{Breakdown, Depth};
pub use by_itself::{ByItself, Worth};
pub use compare::Comparison;
pub use conventions::{ConventionComparison, ConventionRow};
pub use entry::EntryBreakdown;
pub use event::{
    Audited, BoardChange, ContestantChange, EventChanges, EventFigures, EventRuling, Ranking, RulingMove, RulingMoves,
};
pub use expect::{Correction, ExpectationOutcome, Expected, Failure, agrees, shown, written_unit};
pub use incident::IncidentFound;
pub use pitfall::{Averaged, AveragedSide, Pitfall, ScoredPart};
pub use places::{PlaceAt, Placed, Places};
pub use protocol::ProtocolBreakdown;
pub use sensitivity::{Sensitivity, Shifted};
pub use sheet::{APPEAL_MINUTES, Ruled, Sheet, SheetTable};
pub use solve::{Goal, Solution, Solved};
pub use solve_place::{PlaceWith, SolvedPlace};
pub use vary::Varied;
pub use weights::{Basis, OneMore, ProposedWeights};
