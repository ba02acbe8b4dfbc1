//! Arguments without a command: `redress evening.ruling`, `redress '60% +620 & 40% -100'`.

use super::find::holds_scripts;
use crate::diagnostic::Problem;
use crate::source::FileId;
use crate::syntax;
use crate::syntax::tree::{RulingKind, SideKind};
use std::ffi::OsString;
use std::path::Path;

/// The arguments with the command that they mean; `None` if they are neither files nor a ruling.
pub(super) fn command(arguments: &[OsString]) -> Option<Vec<OsString>> {
    let first = arguments.first()?;
    let with = |command: &str, arguments: &[OsString]| {
        let words = ["redress", command].into_iter().map(OsString::from);
        Some(words.chain(arguments.iter().cloned()).collect())
    };
    if is_file(Path::new(first)) {
        return with("run", arguments);
    }
    if is_ruling(first.to_str()?) {
        return with("eval", arguments);
    }
    // A ruling without quotes is several arguments, up to the first flag.
    let words = arguments.iter().take_while(|argument| !argument.to_string_lossy().starts_with("--"));
    let words: Vec<&str> = words.filter_map(|word| word.to_str()).collect();
    let (whole, rest) = (words.join(" "), arguments.get(words.len()..)?);
    let joined: Vec<OsString> = std::iter::once(OsString::from(&whole)).chain(rest.iter().cloned()).collect();
    if words.len() > 1 && is_ruling(&whole) { with("eval", &joined) } else { None }
}

/// A file that there is, or that has the name of one.
fn is_file(path: &Path) -> bool {
    path.is_file() || holds_scripts(path)
}

/// Returns whether a text is a ruling, or can be nothing else though something is wrong with it. A word alone is not
/// one.
fn is_ruling(text: &str) -> bool {
    match syntax::parse_ruling(FileId::default(), text) {
        Ok(ruling) => {
            let is_name = matches!(&ruling.kind, RulingKind::Both(side) if matches!(side.kind, SideKind::Name(_)));
            !is_name || text.trim().contains(' ')
        }
        Err(problems) => {
            let is_mended = problems.iter().any(|found| matches!(found.problem, Problem::Mistake { .. }));
            let is_marked = text.contains(['%', '(', '&']);
            is_mended || is_marked || text.starts_with(|c: char| c.is_ascii_digit() || c == '+')
        }
    }
}
