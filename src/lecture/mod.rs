//! Lectures: Markdown whose blocks are executed and whose figures are computed.

mod article;
mod blocks;
mod options;
mod page;
mod prose;
mod weave;

pub use blocks::{Fenced, Section, alone, sections};
pub use weave::{Form, Woven, weave};
