//! Opens archives: zip, tar and gzip, found by their contents, and bounded, for a small archive may hold a huge one.
//!
//! Nothing is written anywhere. Names within archives are only names; those that would leave the archive are not taken.

use super::{MAX_BYTES, MAX_DEPTH, MAX_FILES, NamedBytes};
use crate::model::{Fault, FaultKind, Place};
use std::borrow::Cow;
use std::io::{Cursor, ErrorKind, Read, Write};
use std::sync::Arc;

/// The files, with archives among them opened.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Opened<'a> {
    /// The files, those of each archive in the order of their names.
    pub files: Cow<'a, [NamedBytes]>,
    /// The parts of archives that could not be read.
    pub faults: Vec<Fault>,
}

/// Opens the archives among files; other files are left as they are.
///
/// # Errors
/// A fault if they hold more than [`MAX_BYTES`] or [`MAX_FILES`] together, or if nothing can be taken from them.
pub fn open(files: &[NamedBytes]) -> Result<Opened<'_>, Fault> {
    if files.iter().all(|file| Kind::detect(&file.bytes).is_none()) {
        return Ok(Opened { files: Cow::Borrowed(files), faults: Vec::new() });
    }
    let mut opening = Opening { files: Vec::new(), faults: Vec::new(), bytes_left: MAX_BYTES };
    for file in files {
        opening.file(Cow::Borrowed(file), 0)?;
    }
    let Opening { files, mut faults, .. } = opening;
    if files.is_empty() && !faults.is_empty() {
        return Err(faults.swap_remove(0));
    }
    Ok(Opened { files: Cow::Owned(files), faults })
}

/// An archive of files with these contents, under their names without the folder that they have in common.
pub(crate) fn zipped(files: &[NamedBytes], all: &[Vec<u8>]) -> Option<Vec<u8>> {
    let folder = |file: &NamedBytes| file.name.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let first = folder(files.first()?);
    let is_shared = files.iter().all(|file| folder(file) == first);
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Deflated);
    for (file, bytes) in files.iter().zip(all) {
        let whole = file.name.trim_start_matches(['/', '.']);
        archive.start_file(if is_shared { file.base_name() } else { whole }, options).ok()?;
        archive.write_all(bytes).ok()?;
    }
    Some(archive.finish().ok()?.into_inner())
}

/// The kind of an archive.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Zip,
    Gzip,
    Tar,
    /// One that is not opened here, by its usual name.
    Foreign(&'static str),
}

impl Kind {
    fn detect(bytes: &[u8]) -> Option<Self> {
        const STARTS: [(&[u8], Kind); 9] = [
            (b"PK\x03\x04", Kind::Zip),
            (b"PK\x05\x06", Kind::Zip),
            (b"\x1f\x8b\x08", Kind::Gzip),
            (b"7z\xbc\xaf\x27\x1c", Kind::Foreign("7z")),
            (b"Rar!\x1a\x07", Kind::Foreign("rar")),
            (b"BZh91AY&SY", Kind::Foreign("bzip2")),
            (b"\xfd7zXZ\x00", Kind::Foreign("xz")),
            (b"\x28\xb5\x2f\xfd", Kind::Foreign("zstd")),
            (b"\x1f\x9d", Kind::Foreign("compress")),
        ];
        let start = STARTS.iter().find(|(start, _)| bytes.starts_with(start));
        start.map(|(_, kind)| *kind).or_else(|| is_tar(bytes).then_some(Self::Tar))
    }
}

/// Returns true if bytes start with a header of tar: old ones have no mark, but all have the sum of their bytes.
fn is_tar(bytes: &[u8]) -> bool {
    let Some((header, _)) = bytes.split_first_chunk::<512>() else { return false };
    let header = tar::Header::from_byte_slice(header);
    let sum = header.as_bytes().iter().enumerate().map(|(at, byte)| {
        // The field of the sum itself counts as blanks.
        if (148..156).contains(&at) { u32::from(b' ') } else { u32::from(*byte) }
    });
    header.path_bytes().first().is_some_and(|byte| *byte != 0)
        && header.cksum().is_ok_and(|checksum| checksum == sum.sum::<u32>())
}

/// The length of a text that ends too soon, without its last line: of `-620` may be left `-62`. Readers of markup find
/// by themselves what has no end, and other bytes have no lines.
fn whole_lines(bytes: &[u8]) -> usize {
    let is_text = !bytes.contains(&0) && !bytes.trim_ascii_start().starts_with(b"<");
    let end = bytes.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')).filter(|_| is_text);
    end.map_or(bytes.len(), |at| at.saturating_add(1))
}

/// Archives being opened.
struct Opening {
    files: Vec<NamedBytes>,
    faults: Vec<Fault>,
    /// The number of bytes that may still be taken.
    bytes_left: u64,
}

impl Opening {
    fn fault(&mut self, name: &Arc<str>, kind: FaultKind) {
        self.faults.push(Fault::at(Place { file: name.clone(), ..Place::default() }, kind));
    }

    /// Takes a file, or the files in it if it is an archive at this depth.
    fn file(&mut self, file: Cow<'_, NamedBytes>, depth: u32) -> Result<(), Fault> {
        let Some(kind) = Kind::detect(&file.bytes) else {
            if u64::try_from(self.files.len()).is_ok_and(|count| count >= MAX_FILES) {
                return Err(Fault::at(file.place(), FaultKind::TooMany { limit: MAX_FILES }));
            }
            self.files.push(file.into_owned());
            return Ok(());
        };
        if depth >= MAX_DEPTH {
            self.fault(&file.name, FaultKind::TooDeep);
            return Ok(());
        }
        let inside = depth.saturating_add(1);
        match kind {
            Kind::Foreign(what) => self.fault(&file.name, FaultKind::NotRead { what: what.to_owned() }),
            Kind::Gzip => {
                let mut decoder = flate2::read::MultiGzDecoder::new(file.bytes.as_slice());
                let name = file.name.strip_suffix(".gz").map_or_else(|| file.name.clone(), Arc::from);
                if let Some(bytes) = self.take(&mut decoder, &file.name)? {
                    self.file(Cow::Owned(NamedBytes { name, bytes }), inside)?;
                }
            }
            Kind::Tar => self.tar(&file, inside)?,
            Kind::Zip => self.zip(&file, inside)?,
        }
        Ok(())
    }

    /// All bytes of an entry. One that ends too soon is taken as far as it goes, with a fault; one that is damaged is
    /// not, for its bytes may be wrong.
    fn take(&mut self, from: &mut dyn Read, name: &Arc<str>) -> Result<Option<Vec<u8>>, Fault> {
        let mut bytes = Vec::new();
        let read = from.take(self.bytes_left.saturating_add(1)).read_to_end(&mut bytes);
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        let Some(left) = self.bytes_left.checked_sub(length) else {
            let place = Place { file: name.clone(), ..Place::default() };
            return Err(Fault::at(place, FaultKind::TooLarge { limit: MAX_BYTES }));
        };
        if let Err(error) = read {
            self.fault(name, FaultKind::Damaged(error.to_string()));
            if error.kind() != ErrorKind::UnexpectedEof || bytes.is_empty() {
                return Ok(None);
            }
            bytes.truncate(whole_lines(&bytes));
        }
        self.bytes_left = left;
        Ok(Some(bytes))
    }

    fn tar(&mut self, file: &NamedBytes, depth: u32) -> Result<(), Fault> {
        let mut archive = tar::Archive::new(file.bytes.as_slice());
        let mut entries = Vec::new();
        match archive.entries() {
            Err(error) => self.fault(&file.name, FaultKind::Damaged(error.to_string())),
            Ok(listed) => {
                for entry in listed {
                    match entry {
                        Ok(mut entry) => entries.extend(self.tar_entry(&mut entry, file)?),
                        Err(error) => {
                            self.fault(&file.name, FaultKind::Damaged(error.to_string()));
                            break;
                        }
                    }
                }
            }
        }
        self.entries(entries, depth)
    }

    fn tar_entry(&mut self, entry: &mut tar::Entry<'_, &[u8]>, file: &NamedBytes) -> Result<Option<NamedBytes>, Fault> {
        let path = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        let kind = entry.header().entry_type();
        if kind.is_dir() || kind.is_pax_global_extensions() {
            return Ok(None);
        }
        let Some(name) = self.name_within(file, &path) else { return Ok(None) };
        if !kind.is_file() && !kind.is_contiguous() {
            self.fault(&name, FaultKind::NotRead { what: "link".to_owned() });
            return Ok(None);
        }
        let size = entry.size();
        let Some(mut bytes) = self.take(entry, &name)? else { return Ok(None) };
        if u64::try_from(bytes.len()).is_ok_and(|length| length < size) {
            self.fault(&name, FaultKind::Damaged("tar: unexpected end".to_owned()));
            bytes.truncate(whole_lines(&bytes));
        }
        Ok(Some(NamedBytes { name, bytes }))
    }

    fn zip(&mut self, file: &NamedBytes, depth: u32) -> Result<(), Fault> {
        let mut archive = match zip::ZipArchive::new(Cursor::new(file.bytes.as_slice())) {
            Ok(archive) => archive,
            Err(error) => {
                self.fault(&file.name, FaultKind::Damaged(error.to_string()));
                return Ok(());
            }
        };
        let mut entries = Vec::new();
        for index in 0..archive.len() {
            entries.extend(self.zip_entry(&mut archive, index, file)?);
        }
        self.entries(entries, depth)
    }

    fn zip_entry(
        &mut self,
        archive: &mut zip::ZipArchive<Cursor<&[u8]>>,
        index: usize,
        file: &NamedBytes,
    ) -> Result<Option<NamedBytes>, Fault> {
        // The list of contents comes first: the entry itself may not be open to reading.
        let (path, encrypted, plain) = match archive.by_index_raw(index) {
            Ok(entry) => {
                let path = entry.name().map(Cow::into_owned);
                let path = path.unwrap_or_else(|_| String::from_utf8_lossy(entry.name_raw()).into_owned());
                (path, entry.encrypted(), entry.is_file())
            }
            Err(error) => {
                self.fault(&file.name, FaultKind::Damaged(error.to_string()));
                return Ok(None);
            }
        };
        if path.ends_with(['/', '\\']) {
            return Ok(None);
        }
        let Some(name) = self.name_within(file, &path) else { return Ok(None) };
        if encrypted || !plain {
            let kind = if encrypted { FaultKind::Encrypted } else { FaultKind::NotRead { what: "link".to_owned() } };
            self.fault(&name, kind);
            return Ok(None);
        }
        match archive.by_index(index) {
            Ok(mut entry) => Ok(self.take(&mut entry, &name)?.map(|bytes| NamedBytes { name, bytes })),
            Err(error) => {
                self.fault(&name, FaultKind::Damaged(error.to_string()));
                Ok(None)
            }
        }
    }

    /// Takes the files of an archive, in the order of their names.
    fn entries(&mut self, mut entries: Vec<NamedBytes>, depth: u32) -> Result<(), Fault> {
        entries.sort_by(|one, other| one.name.cmp(&other.name));
        entries.into_iter().try_for_each(|entry| self.file(Cow::Owned(entry), depth))
    }

    /// The name of an entry; `None` for a system's own note, and for a name that leads out of the archive, which is a
    /// fault.
    fn name_within(&mut self, archive: &NamedBytes, path: &str) -> Option<Arc<str>> {
        let path = path.replace('\\', "/");
        let parts = || path.split('/').filter(|part| !part.is_empty() && *part != ".");
        // Notes of macOS on the files beside them.
        if parts().any(|part| part == "__MACOSX" || part.starts_with("._") || part == ".DS_Store") {
            return None;
        }
        let leads_out = path.starts_with('/') || parts().any(|part| part == ".." || part.ends_with(':'));
        if leads_out || path.chars().any(char::is_control) || parts().next().is_none() {
            let found = path.escape_debug().take(80).collect();
            self.fault(&archive.name, FaultKind::Value { what: "name".to_owned(), found });
            return None;
        }
        let within: Vec<&str> = parts().collect();
        Some(format!("{}/{}", archive.name, within.join("/")).into())
    }
}
