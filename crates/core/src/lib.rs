#![doc = include_str!("../README.md")]

pub mod number;

pub mod work;

pub mod dice;

pub mod law;

pub mod ruling;

pub mod auction;

pub mod scoring;

pub mod checks;

pub mod claim;

pub mod double_dummy;

pub mod situation;

pub mod procedure;
