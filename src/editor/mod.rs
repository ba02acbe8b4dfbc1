//! The language server: what an editor asks of scripts and lectures, over standard input and output.
//!
//! Texts are documents; each is run anew when it has changed and something is asked of it. The
//! answers are those of the prompt: its completion, its previews, its words.

mod colours;
mod commands;
mod completing;
mod desk;
mod document;
mod fixes;
mod hover;
mod names;
mod naming;
mod outline;
mod parts;
mod paths;
mod reports;
mod requests;
mod server;
mod text;
mod transport;

pub use server::{Ending, serve};

use crate::session::Loader;

/// The services of the machine that the server runs on.
pub trait Machine: Loader {
    /// The names of the files in a folder, relative to the file of a text; those of folders end in `/`.
    fn listed(&self, folder: &str, from: &str) -> Vec<String>;
}
