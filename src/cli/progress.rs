//! How far a long computation is, for a reader at a terminal.

use std::io::{IsTerminal, Write};

/// Shows how many layouts of how many are solved; nothing where nobody watches.
pub(super) fn layouts(solved: usize, all: usize) {
    let mut to = std::io::stderr();
    if to.is_terminal() {
        let line = if solved < all { format!("\r{solved}/{all}") } else { "\r\x1b[K".to_owned() };
        // A line that cannot be shown loses nothing.
        let _ = to.write_all(line.as_bytes()).and_then(|()| to.flush());
    }
}
