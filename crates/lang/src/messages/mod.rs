//! The messages of the program, in each language.
//!
//! Every message is in `locales/TAG/messages.ftl`, English like the others, and is compiled by `build.rs` into a
//! function of its name: the language first, then the arguments in the order in which English names them.
//!
//! ```text
//! problem-weights-sum = the weights of this side sum to { $sum }; { $difference } is missing
//!     .help = weigh every outcome so that the side comes to 100%, …
//!
//! messages::problem_weights_sum(locale, &sum, &difference)      messages::problem_weights_sum_help(locale)
//! ```
//!
//! A message is a [`Text`]: spans that say what they are, in the reader's language already. An argument that chooses a
//! plural form is a [`Count`], one that chooses among words an `enum` of its own, one that may be absent an `Option`. A
//! message that a language lacks, an argument or a plural form too few or too many does not compile. Figures, sides and
//! units are spelt by [`figures`]; long explanations are found by [`explanation`].
//!
//! To add a language, make a folder in `locales` and give its plural forms in `crates/lang/build/messages`. A file with
//! the line `### unfinished` may lack messages; the English text is used for those.

mod argument;
mod compose;
mod count;
mod explanations;
pub mod figures;
mod locale;
pub mod names;
#[cfg(test)]
mod tests;
mod text;

pub use argument::{Argument, Figure, Localised};
pub use count::Count;
pub use explanations::{Explanation, cheat_sheet_of, explanation, own_synonyms, synonyms, topics};
pub use text::{Span, SpanKind, Text};

use compose::{compose, template_of};
use count::PluralForm;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
