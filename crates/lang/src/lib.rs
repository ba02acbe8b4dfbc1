//! The language of `redress`: from the text of a script to its results.
//!
//! [`syntax`] reads a script, [`session`] runs it statement by statement, resolves each [`ruling`] and makes the
//! [`situation`] in which `redress-core` scores and checks it. Diagnostics and other texts come in the reader's
//! language from the [`messages`]. The modules are in reading order; each uses only those above it.

use redress_core::{auction, checks, claim, double_dummy, law, number, procedure, ruling, scoring, situation, work};
use redress_events as events;

pub mod source;

pub mod messages;

pub mod procedures;

pub mod diagnostic;

pub mod syntax;

pub mod session;
