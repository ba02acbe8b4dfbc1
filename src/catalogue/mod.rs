//! The words for people, apart from the code that decides to say them.
//!
//! English is compiled in, in the functions of [`english`]. A message is said there by `say!`:
//!
//! ```ignore
//! say!("top-of", "top {top}, {results}", top, results = results_of(count))
//! say!("nothing-to-undo", "nothing is left to take back\n")
//! ```
//!
//! The first word is the message's id, the second its English (a format string with arguments, a plain text without);
//! arguments follow by name. In English this is `format!`. In another language the id is looked up in the Fluent file
//! `locales/TAG/messages.ftl`, where the same arguments stand as `{ $name }`; a message that is not there is said in
//! English. Texts of tables (settings, commands) go through [`told`], explanations through [`explanation`]. The tests in
//! `tests/integration/languages.rs` compare every id and argument with each file.
//!
//! Another language is a folder in `locales`, a variant of [`Language`] and a row of the table in `locale.rs`.

#[macro_use]
mod say;
pub mod english;
mod figures;
mod locale;

pub use crate::diagnostic::Language;
pub use figures::{figure_of, points, signed_points};
pub use locale::{explanation, follow, language, speak, told};
pub use say::Said;
