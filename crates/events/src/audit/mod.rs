//! Audits: the rules that a file follows, and its figures that differ from them.
//!
//! [`audit`] [searches](explain) the settings under which the file's figures come out, [proposes](Proposal) rulings for
//! lines that have only figures, scores the event so, and lists as [`Finding`]s all that still differs and all
//! contradictions within the file.

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
