//! The words for people, apart from the code that decides to say them: one folder a language.

pub mod english;
