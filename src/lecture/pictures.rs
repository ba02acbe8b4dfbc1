//! Pictures in a lecture: a page holds them itself, an article asks for their files.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use std::collections::BTreeMap;

/// Bytes of the largest picture that a page holds.
const LARGEST: usize = 8 << 20;

/// The first bytes of each kind of picture, with its media type.
const KINDS: [(&[u8], &str); 5] = [
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF8", "image/gif"),
    (b"<svg", "image/svg+xml"),
    (b"<?xml", "image/svg+xml"),
];

/// A picture that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Picture {
    kind: &'static str,
    bytes: Vec<u8>,
}

/// The pictures of a lecture by their addresses.
pub(super) type Pictures = BTreeMap<String, Picture>;

impl Picture {
    /// A picture by what it holds; `None` if that is no picture, or a very large one.
    pub(super) fn of(bytes: Vec<u8>) -> Option<Self> {
        let (_, kind) = KINDS.iter().find(|(first, _)| bytes.starts_with(first))?;
        (bytes.len() <= LARGEST).then_some(Self { kind, bytes })
    }

    /// The picture as an address that holds it.
    pub(super) fn address(&self) -> String {
        format!("data:{};base64,{}", self.kind, STANDARD.encode(&self.bytes))
    }

    /// Returns whether LaTeX can show its file.
    pub(super) fn is_for_latex(&self) -> bool {
        matches!(self.kind, "image/png" | "image/jpeg")
    }
}

/// A picture as an address that holds it; `None` if the bytes are no picture, or more than so many.
#[must_use]
pub fn picture_address(bytes: Vec<u8>, most: usize) -> Option<String> {
    Picture::of(bytes).filter(|picture| picture.bytes.len() <= most).map(|picture| picture.address())
}

/// A path that LaTeX can read unchanged.
pub(super) fn is_plain_path(path: &str) -> bool {
    !path.is_empty() && path.chars().all(|c| c.is_ascii_alphanumeric() || "-_./".contains(c))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_picture_is_known_by_its_bytes() {
        let svg = Picture::of(b"<svg/>".to_vec()).unwrap();
        assert_eq!(svg.address(), "data:image/svg+xml;base64,PHN2Zy8+");
        assert!(!svg.is_for_latex());
        assert_eq!(Picture::of(b"<html>".to_vec()), None);
        assert!(is_plain_path("a/b-1.png") && !is_plain_path("a b.png") && !is_plain_path("\\x"));
    }
}
