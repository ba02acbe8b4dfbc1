//! Finds the files that hold tests.

use crate::diagnostic::FileReason;
use crate::testing::is_markdown;
use std::path::{Component, Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// Folders that hold what programs have made.
const PASSED_OVER: &str = "target";

/// A file to be tested, or the reason why a folder could not be looked through.
pub(super) type FoundPath = Result<PathBuf, (PathBuf, FileReason)>;

/// Every file that was named, and every script and Markdown document below a folder that was named, in the order of
/// their names. Hidden files, `target` and what links lead to are passed over; so is a path that another one covers.
pub(super) fn scripts(paths: &[PathBuf]) -> impl Iterator<Item = FoundPath> + use<> {
    let roots: Vec<PathBuf> =
        paths.iter().enumerate().filter(|(at, _)| !covered(*at, paths)).map(|(_, path)| path.clone()).collect();
    roots.into_iter().flat_map(|root| -> Box<dyn Iterator<Item = FoundPath>> {
        if root.is_dir() { Box::new(files_below(&root)) } else { Box::new(std::iter::once(Ok(root))) }
    })
}

fn files_below(root: &Path) -> impl Iterator<Item = FoundPath> + use<> {
    let entries = WalkDir::new(root).sort_by_file_name().into_iter();
    entries.filter_entry(|entry| entry.depth() == 0 || is_looked_through(entry)).filter_map(|entry| match entry {
        Ok(entry) => (entry.file_type().is_file() && is_script(entry.path())).then(|| Ok(display_path(entry.path()))),
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

fn is_script(path: &Path) -> bool {
    let is_ruling = path.extension().is_some_and(|own| own.eq_ignore_ascii_case("ruling"));
    is_ruling || is_markdown(&path.to_string_lossy())
}

/// `./x` is shown as `x`.
fn display_path(path: &Path) -> PathBuf {
    path.strip_prefix(".").map_or_else(|_| path.to_path_buf(), Path::to_path_buf)
}

/// Returns whether a path is the same as one before it or is come upon below another.
fn covered(at: usize, paths: &[PathBuf]) -> bool {
    let Some(Ok(own)) = paths.get(at).map(|path| path.canonicalize()) else { return false };
    paths.iter().enumerate().filter(|(other, _)| *other != at).any(|(other, path)| {
        let Ok(outer) = path.canonicalize() else { return false };
        match own.strip_prefix(&outer) {
            Ok(inside) if inside.as_os_str().is_empty() => other < at,
            Ok(inside) => inside.components().all(is_come_upon) && (own.is_dir() || is_script(&own)),
            Err(_) => false,
        }
    })
}

fn is_come_upon(component: Component<'_>) -> bool {
    let name = component.as_os_str().to_string_lossy();
    !name.starts_with('.') && name != PASSED_OVER
}
