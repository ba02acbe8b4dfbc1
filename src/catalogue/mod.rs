//! The messages in the language of the thread; going out of use in favour of [`crate::messages`].

pub mod english;
mod figures;
mod locale;
mod say;

pub use crate::diagnostic::Language;
pub use figures::{points, signed_points};
pub use locale::{follow, language, speak};
pub use say::Said;
