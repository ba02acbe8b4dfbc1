//! The program as its users meet it: the lecture's figures, every diagnostic, the command line and hostile input.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod auctions;
mod bounds;
mod checks;
mod cli;
mod consistency;
mod conventions;
mod defects;
mod errors;
mod evening;
mod exam_questions;
mod examples;
mod exams;
mod explanations;
mod explore;
mod fields;
mod floods;
mod guide;
mod hand;
mod harness;
mod hostile;
mod house;
mod incident_properties;
mod incidents;
mod languages;
mod law77;
mod lecture;
mod match_goals;
mod matches;
mod messages;
mod no_effect;
mod notation;
mod outside;
mod properties;
mod published;
mod readme;
mod schema;
mod scopes;
mod scoring_properties;
mod scorings;
mod short_fields;
#[cfg(unix)]
mod terminal;
mod testing;
mod weave;
mod weights;
