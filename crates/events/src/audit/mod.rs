//! Audits: the rules that a file follows, and its figures that differ from them.
//!
//! [`audit`] [searches](explain) the settings under which the file's figures come out, [proposes](Proposal) the rulings
//! of which the file has only what was given, scores the event so, and lists as [`Finding`]s everything that still
//! differs and what contradicts itself in the file alone.

mod contradict;
mod differ;
mod finding;
mod fit;
mod propose;
mod report;
mod search;
mod weights;

pub use finding::{Code, Finding};
pub use fit::{Count, Fit};
pub use propose::Proposal;
pub use report::{Audit, audit};
pub use search::{SettingChoice, affects, chosen_settings, explain, fits_ranking, scoring_is_known};
