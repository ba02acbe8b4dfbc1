//! Where the platform keeps what belongs to a user.

use std::path::PathBuf;

/// The program's folder within the platform's.
const OWN: &str = "redress";

/// What the program remembers of its own accord.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    Some(dirs::data_dir()?.join(OWN))
}

/// What the user has set: `$XDG_CONFIG_HOME/redress`, or what the platform has in its place.
#[must_use]
pub fn config_folder() -> Option<PathBuf> {
    Some(dirs::config_dir()?.join(OWN))
}
