//! Finds scripts, and documents with scripts in them, in folders.

use crate::diagnostic::FileReason;
pub(super) use crate::source::is_script;
use crate::testing::is_markdown;
use std::path::{Component, Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Folders that hold what programs have made.
const PASSED_OVER: &str = "target";

/// A file, or the reason why a folder could not be looked through.
pub(super) type FoundPath = Result<PathBuf, (PathBuf, FileReason)>;

/// Tells by the name of a file whether it is wanted from a folder.
pub(super) type Wanted = fn(&Path) -> bool;

/// Every file that was named, and every file wanted below a folder that was named, in the order of their names. Hidden
/// files, `target` and what links lead to are passed over; so is a path that another one covers.
pub(super) fn found(paths: &[PathBuf], wanted: Wanted) -> impl Iterator<Item = FoundPath> + use<> {
    let is_kept = |at: &usize| !covered(*at, paths, wanted);
    let roots: Vec<PathBuf> = (0..paths.len()).filter(is_kept).filter_map(|at| paths.get(at).cloned()).collect();
    roots.into_iter().flat_map(move |root| -> Box<dyn Iterator<Item = FoundPath>> {
        if root.is_dir() { Box::new(files_below(&root, wanted)) } else { Box::new(std::iter::once(Ok(root))) }
    })
}

fn files_below(root: &Path, wanted: Wanted) -> impl Iterator<Item = FoundPath> + use<> {
    let entries = WalkDir::new(root).sort_by_file_name().into_iter();
    let entries = entries.filter_entry(|entry| entry.depth() == 0 || is_looked_through(entry));
    entries.filter_map(move |entry| match entry {
        Ok(entry) => (entry.file_type().is_file() && wanted(entry.path())).then(|| Ok(display_path(entry.path()))),
        Err(error) => {
            let reason = error.io_error().map_or_else(|| error.to_string(), ToString::to_string);
            Some(Err((display_path(error.path().unwrap_or(Path::new(""))), FileReason::System(reason))))
        }
    })
}

fn is_looked_through(entry: &DirEntry) -> bool {
    let name = entry.file_name().to_string_lossy();
    let passed_over = entry.file_type().is_dir() && name == PASSED_OVER;
    !passed_over && !name.starts_with('.')
}

/// A script, or a Markdown document, whose blocks may hold one.
pub(super) fn holds_scripts(path: &Path) -> bool {
    is_script(path) || is_markdown(&path.to_string_lossy())
}

/// `./x` is shown as `x`.
fn display_path(path: &Path) -> PathBuf {
    path.strip_prefix(".").map_or_else(|_| path.to_path_buf(), Path::to_path_buf)
}

/// Returns whether a path is the same as one before it or is come upon below another.
fn covered(at: usize, paths: &[PathBuf], wanted: Wanted) -> bool {
    let Some(Ok(own)) = paths.get(at).map(|path| path.canonicalize()) else { return false };
    paths.iter().enumerate().filter(|(other, _)| *other != at).any(|(other, path)| {
        let Ok(outer) = path.canonicalize() else { return false };
        match own.strip_prefix(&outer) {
            Ok(inside) if inside.as_os_str().is_empty() => other < at,
            Ok(inside) => inside.components().all(is_come_upon) && (own.is_dir() || wanted(&own)),
            Err(_) => false,
        }
    })
}

fn is_come_upon(component: Component<'_>) -> bool {
    let name = component.as_os_str().to_string_lossy();
    !name.starts_with('.') && name != PASSED_OVER
}
