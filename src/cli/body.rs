//! The body of a document whose head and end follow from the whole run: what is long waits on the disk.

use crate::files::unnamed;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

/// Bytes that are kept in memory.
const MOST_KEPT: usize = 8 << 20;

/// The place of the body in a document around it; no text has it.
const PLACE: &str = "\u{e000}body\u{e000}";

/// The parts of a document's body in their order.
#[derive(Debug, Default)]
pub(super) struct Body {
    kept: String,
    /// The parts before it, and how many bytes they are; `None` while all is kept.
    before: Option<(File, u64)>,
    /// True if the head follows from a part.
    decides_head: bool,
    /// True if nothing can be put on the disk.
    is_kept: bool,
}

impl Body {
    /// Adds a part, and whether the head follows from it.
    pub fn push(&mut self, part: &str, decides_head: bool) {
        self.decides_head |= decides_head;
        self.kept.push_str(part);
        if self.kept.len() > MOST_KEPT && !self.decides_head && !self.is_kept {
            self.is_kept = self.put_away().is_err();
        }
    }

    /// Puts what is kept behind the parts on the disk.
    fn put_away(&mut self) -> io::Result<()> {
        let (file, length) = match &mut self.before {
            Some(before) => before,
            none => none.insert((unnamed()?, 0)),
        };
        file.write_all(self.kept.as_bytes())?;
        *length = length.saturating_add(u64::try_from(self.kept.len()).unwrap_or(u64::MAX));
        self.kept.clear();
        Ok(())
    }

    /// Prints the document around it. One whose head follows from it is made in memory.
    pub fn print(self, document: impl FnOnce(&str) -> String, output: &mut impl Write) -> io::Result<()> {
        let Self { kept, before, decides_head, .. } = self;
        let Some((mut file, length)) = before else {
            return output.write_all(document(&kept).as_bytes());
        };
        file.seek(SeekFrom::Start(0))?;
        let mut before = file.take(length);
        if decides_head {
            let mut all = String::new();
            before.read_to_string(&mut all)?;
            return output.write_all(document(&(all + &kept)).as_bytes());
        }
        let around = document(PLACE);
        let (head, end) = around.rsplit_once(PLACE).unwrap_or((&around, ""));
        output.write_all(head.as_bytes())?;
        io::copy(&mut before, output)?;
        output.write_all(kept.as_bytes())?;
        output.write_all(end.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(parts: &[(&str, bool)]) -> String {
        let (mut body, mut output) = (Body::default(), Vec::new());
        parts.iter().for_each(|(part, decides)| body.push(part, *decides));
        let is_away = body.before.is_some();
        let document = |body: &str| format!("<{}>{body}</>", body.matches("sheet").count());
        assert!(body.print(document, &mut output).is_ok());
        assert_eq!(is_away, output.len() > 2 * MOST_KEPT);
        String::from_utf8_lossy(&output).into_owned()
    }

    #[test]
    fn a_long_body_is_the_same_from_the_disk() {
        let [long, other] = ["a", "ż"].map(|letter| letter.repeat(MOST_KEPT + 1));
        assert_eq!(printed(&[("one", false), ("two", false)]), "<0>onetwo</>");
        let parts = [("x", false), (&long, false), ("y", false), (&other, false), ("z", false)];
        assert!(printed(&parts) == format!("<0>x{long}y{other}z</>"));
        // The head counts the sheets.
        let parts = [(&*long, false), (&other, false), ("sheet", true), ("z", false)];
        assert!(printed(&parts) == format!("<1>{long}{other}sheetz</>"));
    }
}
