//! Rulings of bridge tournament directors, scored exactly and explained.
//!
//! A ruling travels so: [`syntax`] reads a script, [`session`] runs it and builds each [`ruling`], [`scoring`] values it
//! against a field or another table, [`breakdown`] gathers and checks what explains the value, and [`render`] shows it in
//! the words of the [`catalogue`]. The modules stand in reading order; each uses only those above it.
//! [`scoring`] can be used alone: build a ruling, a field and conventions, and get a result.
//!
//! ```
//! use redress::scoring::{Comparison, Conventions, Field, ResolvedRuling, Scoring, score};
//!
//! let field = Field::of_scores([(800, 1), (620, 3), (300, 3), (-100, 2)]);
//! let (ruling, conventions) = (ResolvedRuling::Score(620), Conventions::default());
//! let scored = score(&ruling, Scoring::Matchpoints, Comparison::field(&field), &conventions).unwrap();
//! assert_eq!(scored.sides.ns.figure.points.to_string(), "13");
//! ```

pub use redress_core::{checks, law, number, ruling, scoring, situation};

pub mod source;

pub mod messages;

pub mod diagnostic;

pub mod syntax;

pub mod catalogue;

pub mod session;

pub mod render;

pub mod lecture;

#[cfg(feature = "terminal")]
pub mod files;

pub mod testing;

pub mod exam;

#[cfg(feature = "terminal")]
pub mod repl;

#[cfg(feature = "terminal")]
pub mod cli;

/// The README's library example runs as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
