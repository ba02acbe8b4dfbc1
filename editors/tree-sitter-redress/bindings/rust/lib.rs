//! The language of redress for [tree-sitter](https://tree-sitter.github.io): its parser, and the queries of editors.

use tree_sitter_language::LanguageFn;

unsafe extern "C" {
    fn tree_sitter_redress() -> *const ();
}

/// The parser. `tree_sitter::Language::from` takes it.
// SAFETY: the function is that of src/parser.c, which has no arguments and gives a table that lives as long as the program.
pub const LANGUAGE: LanguageFn = unsafe { LanguageFn::from_raw(tree_sitter_redress) };

/// The query of colours.
pub const HIGHLIGHTS_QUERY: &str = include_str!("../../queries/highlights.scm");
/// The query of folds.
pub const FOLDS_QUERY: &str = include_str!("../../queries/folds.scm");
/// The query of embedded languages.
pub const INJECTIONS_QUERY: &str = include_str!("../../queries/injections.scm");
/// The query of names and their definitions.
pub const LOCALS_QUERY: &str = include_str!("../../queries/locals.scm");
/// The query of indentation.
pub const INDENTS_QUERY: &str = include_str!("../../queries/indents.scm");
