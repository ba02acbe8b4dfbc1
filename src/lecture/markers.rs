//! The two comments between which the results of a block stand in a woven lecture.

/// Above the results.
pub(super) const BEGIN: &str = "<!-- woven -->";
/// Below them.
pub(super) const END: &str = "<!-- /woven -->";

/// A line that begins or ends what is woven in; true for one that begins it.
pub(super) fn marker(line: &str) -> Option<bool> {
    match line.trim() {
        BEGIN => Some(true),
        END => Some(false),
        _ => None,
    }
}
