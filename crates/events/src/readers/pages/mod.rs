//! Web pages of the programs of the Polish federation: JFR Pary and KoPS2www. A page a board, a page of the ranking.
//!
//! The heading of a table names its columns, so that other years and layouts are read too.

mod columns;
mod deal;
mod files;
mod html;
mod jfr;
mod kops;
mod pairs;
mod ranking;
mod rows;
mod sit_outs;
mod whole;

pub(super) use jfr::Jfr;
pub(super) use kops::Kops;
