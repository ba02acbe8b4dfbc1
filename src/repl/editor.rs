//! An entry written in the reader's own editor.

use crate::files::Scratch;
use std::process::Command;

/// What is run where no editor is named.
const EDITOR: &str = if cfg!(windows) { "notepad" } else { "vi" };

/// The text that comes back from `$VISUAL`, else `$EDITOR`, opened with `initial`; none where nothing is left of it.
///
/// # Errors
/// Why the editor could not be used.
pub(super) fn edited(initial: &str) -> Result<Option<String>, String> {
    let told = |error: std::io::Error| error.to_string();
    let mut named = ["VISUAL", "EDITOR"].into_iter().filter_map(|name| std::env::var(name).ok());
    let editor = named.find(|editor| !editor.trim().is_empty()).unwrap_or_else(|| EDITOR.to_owned());
    let file = Scratch::script(initial).map_err(told)?;
    let mut words = editor.split_whitespace();
    let program = words.next().unwrap_or(EDITOR);
    let status = Command::new(program).args(words).arg(file.path()).status();
    let status = status.map_err(|error| format!("{program}: {error}"))?;
    if !status.success() {
        return Err(format!("{program}: {status}"));
    }
    // An editor may replace the file, so that it is read by its name.
    let text = std::fs::read_to_string(file.path()).map_err(told)?;
    let text = text.trim_end();
    Ok((!text.trim().is_empty()).then(|| text.to_owned()))
}
