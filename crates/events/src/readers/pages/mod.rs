//! Web pages, one a board: those of JFR Pary and KoPS2www, programs of the Polish federation, of Bridge Base Online and of
//! ACBL Live.
//!
//! The heading of a table names its columns, so that other years and layouts are read too.

mod acbl_live;
mod bbo;
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

pub(super) use acbl_live::AcblLive;
pub(super) use bbo::Bbo;
pub(super) use jfr::Jfr;
pub(super) use kops::Kops;
