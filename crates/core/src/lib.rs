#![doc = include_str!("../README.md")]

pub mod number;

pub mod work;

pub mod law;

pub mod ruling;

pub mod auction;

pub mod scoring;

pub mod checks;

pub mod claim;

pub mod situation;

pub mod procedure;
