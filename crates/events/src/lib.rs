#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! [`source`] opens a file, archives too, and finds its text; the [`readers`], one a format, make an
//! [`Event`](model::Event) of it; [`scoring`] scores its boards in the forms of `redress-core` and ranks its contestants
//! under [`Rules`](scoring::Rules); [`audit`](mod@audit) compares that with the printed figures; the [`writers`] write it,
//! and the [`document`] is the JSON that one of them writes and one of the readers reads. The modules come in reading
//! order; each uses only those above it.

pub mod model;

pub mod source;

#[cfg(feature = "files")]
pub mod files;

pub mod document;

pub mod readers;

pub mod scoring;

pub mod audit;

pub mod writers;
