//! Files on disk: read within bounds, and replaced so that an interruption leaves the old text or the new one.
//!
//! Nothing here knows what a file holds.

mod folder;
mod places;
mod read;
mod replace;
mod scratch;

pub use folder::read_all;
pub use places::{config_folder, data_folder};
pub use read::{LARGEST, ReadError, is_same, read, read_bytes, read_from, read_unlinked};
pub use replace::{WriteError, is_free, replace};
pub use scratch::Scratch;
