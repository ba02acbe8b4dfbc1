//! Rulings of bridge tournament directors, scored exactly and explained.
//!
//! A ruling travels so: [`syntax`] reads a script, [`session`] runs it, resolves each [`ruling`] and makes the
//! [`situation`] that it is judged in; there it is [scored](scoring) and [checked](checks), and [`render`] shows it in the
//! words of the [`messages`]. The modules stand in reading order; each uses only those above it.
//! The domain can be used without the language: build a situation and assess a ruling in it.
//!
//! ```
//! use redress::ruling::{Ruling, SideRuling};
//! use redress::situation::{Situation, Traveller, assess};
//!
//! let situation = Situation::new().with_traveller(Traveller::of_scores([(800, 1), (620, 3), (300, 3), (-100, 2)]));
//! let assessment = assess(&Ruling::Both(SideRuling::score(620)), &situation).unwrap();
//! assert_eq!(assessment.scored.sides.ns.figure.points.to_string(), "13");
//! ```

pub use redress_core::{
    auction, checks, claim, dice, double_dummy, law, number, procedure, ruling, scoring, situation, work,
};
pub use redress_events as events;
pub use redress_lang::{diagnostic, messages, procedures, session, source, syntax};
pub use redress_render as render;

pub mod completion;

pub mod guide;

pub mod exam;

pub mod lecture;

pub mod testing;

pub mod laws;

pub mod casebook;

pub mod manual;

#[cfg(feature = "terminal")]
pub mod files;

pub mod analysis;

pub mod desk;

#[cfg(feature = "editor")]
pub mod editor;

#[cfg(feature = "terminal")]
pub mod repl;

#[cfg(feature = "terminal")]
pub mod cli;

/// The examples of the page about libraries run as tests.
#[cfg(doctest)]
#[doc = include_str!("../docs/library.md")]
struct Libraries;
