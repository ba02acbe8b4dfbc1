//! Archives: what they hold, and what of them is not taken.

use crate::data::real;
use flate2::Compression;
use redress_events::files::load;
use redress_events::model::FaultKind;
use redress_events::source::{MAX_BYTES, MAX_DEPTH, NamedBytes, open};
use std::io::Write;
use std::path::Path;
use zip::write::{SimpleFileOptions, ZipWriter};

/// The files that were read, as name and text, and their faults.
type Taken = (Vec<(String, String)>, Vec<(String, FaultKind)>);

fn opened(name: &str, bytes: Vec<u8>) -> Taken {
    let files = [NamedBytes::new(name, bytes)];
    let opened = open(&files).unwrap();
    let text = |file: &NamedBytes| (file.name.to_string(), String::from_utf8_lossy(&file.bytes).into_owned());
    let faults = opened.faults.iter().map(|fault| (fault.place.file.to_string(), fault.kind.clone()));
    (opened.files.iter().map(text).collect(), faults.collect())
}

pub fn zipped(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in entries {
        writer.start_file(*name, SimpleFileOptions::default()).unwrap();
        writer.write_all(bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

pub fn tarred(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut builder = tar::Builder::new(Vec::new());
    for (name, bytes) in entries {
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        // Set as it is: the builder refuses names that leave the archive.
        header.as_old_mut().name[..name.len()].copy_from_slice(name.as_bytes());
        header.set_cksum();
        builder.append(&header, *bytes).unwrap();
    }
    builder.into_inner().unwrap()
}

pub fn gzipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

fn pair(name: &str, text: &str) -> (String, String) {
    (name.to_owned(), text.to_owned())
}

#[test]
fn each_kind_is_opened_by_what_it_holds() {
    let entries: [(&str, &[u8]); 2] = [("p/b.html", b"two"), ("p/a.html", b"one")];
    let inside = |name: &str| vec![pair(&format!("{name}/p/a.html"), "one"), pair(&format!("{name}/p/b.html"), "two")];
    assert_eq!(opened("r.bin", zipped(&entries)), (inside("r.bin"), vec![]));
    assert_eq!(opened("r.tar", tarred(&entries)), (inside("r.tar"), vec![]));
    assert_eq!(opened("r.tar.gz", gzipped(&tarred(&entries))), (inside("r.tar"), vec![]));
    assert_eq!(opened("r.bws.gz", gzipped(b"one")), (vec![pair("r.bws", "one")], vec![]));
    let nested = zipped(&[("x.zip", &zipped(&entries)), ("y.txt", b"three")]);
    let both = [inside("r.zip/x.zip"), vec![pair("r.zip/y.txt", "three")]].concat();
    assert_eq!(opened("r.zip", nested), (both, vec![]));
}

#[test]
fn other_files_are_left_as_they_are_and_not_copied() {
    let files = [NamedBytes::new("a.csv", "board;ns;ew"), NamedBytes::new("b.csv", "")];
    let opened = open(&files).unwrap();
    assert!(matches!(opened.files, std::borrow::Cow::Borrowed(same) if std::ptr::eq(same, &files)));
}

#[test]
fn names_that_lead_out_are_not_taken_and_said() {
    for name in ["../p1.html", "/etc/p1.html", "a/../../p1.html", "..\\p1.html", "C:\\p1.html", "a\nb.html"] {
        let (files, faults) = opened("r.tar", tarred(&[(name, b"bad"), ("p2.html", b"good")]));
        assert_eq!(files, [pair("r.tar/p2.html", "good")], "{name}");
        assert!(matches!(&faults[..], [(_, FaultKind::Value { what, .. })] if what == "name"), "{name}: {faults:?}");
    }
    let (files, faults) = opened("r.zip", zipped(&[("__MACOSX/._p1.html", b"note"), ("./p1.html", b"page")]));
    assert_eq!((files, faults), (vec![pair("r.zip/p1.html", "page")], vec![]));
}

#[test]
fn archives_too_deep_within_archives_are_said() {
    let mut bytes = b"one".to_vec();
    for _ in 0..=MAX_DEPTH {
        bytes = zipped(&[("x", &bytes), ("a.txt", b"side")]);
    }
    let (files, faults) = opened("r", bytes);
    assert_eq!(files.len(), 3);
    assert_eq!(faults, [("r/x/x/x".to_owned(), FaultKind::TooDeep)]);
}

#[test]
fn a_bomb_is_not_unpacked() {
    // Members of gzip follow one another: each holds a megabyte of zeros in a kilobyte.
    let members = usize::try_from(MAX_BYTES >> 20).unwrap() + 1;
    let bomb = gzipped(&vec![0_u8; 1 << 20]).repeat(members);
    let files = [NamedBytes::new("bomb.gz", bomb)];
    let fault = open(&files).unwrap_err();
    assert_eq!(fault.kind, FaultKind::TooLarge { limit: MAX_BYTES });
}

#[test]
fn links_encryption_and_foreign_archives_are_said() {
    let mut builder = tar::Builder::new(Vec::new());
    let mut header = tar::Header::new_gnu();
    header.set_entry_type(tar::EntryType::Symlink);
    header.set_size(0);
    builder.append_link(&mut header, "p1.html", "/etc/passwd").unwrap();
    let (_, faults) = {
        let bytes = builder.into_inner().unwrap();
        opened(
            "r.zip",
            zipped(&[("t.tar", &bytes), ("a", b"one"), ("b.7z", b"7z\xbc\xaf\x27\x1c"), ("c.rar", b"Rar!\x1a\x07\0")]),
        )
    };
    let not_read = |name: &str, what: &str| (name.to_owned(), FaultKind::NotRead { what: what.to_owned() });
    assert_eq!(
        faults,
        [not_read("r.zip/b.7z", "7z"), not_read("r.zip/c.rar", "rar"), not_read("r.zip/t.tar/p1.html", "link")]
    );
    // The flag of encryption, in the header of the entry and in the list of contents.
    let mut bytes = zipped(&[("a", b"one"), ("b", b"two")]);
    for mark in [b"PK\x03\x04".as_slice(), b"PK\x01\x02"] {
        let at = bytes.windows(4).position(|window| window == mark).unwrap();
        bytes[at + if mark[2] == 3 { 6 } else { 8 }] |= 1;
    }
    let (files, faults) = opened("r.zip", bytes);
    assert_eq!((files, faults), (vec![pair("r.zip/b", "two")], vec![("r.zip/a".to_owned(), FaultKind::Encrypted)]));
}

/// Of a last row that an archive breaks off, `-620` may be left as `-62`: no row is a part of one.
#[test]
fn a_row_that_an_archive_breaks_off_is_none() {
    let (table, page) = (b"board,ns,ew,score\n1,1,2,420\n1,3,4,-62".as_slice(), b"<p>1\n<p>2".as_slice());
    // The header states one byte more than there is.
    let cut = |text: &[u8]| {
        let whole = tarred(&[("a", &[text, b"0"].concat())]);
        let (files, faults) = opened("r.tar", whole[..512 + text.len()].to_vec());
        assert!(faults.iter().any(|(_, kind)| matches!(kind, FaultKind::Damaged(_))), "{faults:?}");
        files
    };
    assert_eq!(cut(table), [pair("r.tar/a", "board,ns,ew,score\n1,1,2,420\n")]);
    assert_eq!(cut(page), [pair("r.tar/a", "<p>1\n<p>2")]);
}

#[test]
fn an_archive_cut_off_or_altered_anywhere_is_never_whole_unsaid() {
    let entries: [(&str, &[u8]); 2] =
        [("a.html", b"<table>1 2 3 4 5 6 7 8 9</table>"), ("b.html", b"<p>1000 2000 3000</p>")];
    let (zip, tar) = (zipped(&entries), tarred(&entries));
    let gzip = gzipped(&tar);
    for whole in [&zip, &gzip] {
        let complete = opened("r", whole.clone()).0;
        for end in 1..whole.len() {
            let Ok(open) =
                open(&[NamedBytes::new("r", &whole[..end])]).map(|open| (open.files.into_owned(), open.faults))
            else {
                continue;
            };
            let taken: Vec<_> = open
                .0
                .iter()
                .map(|file| (file.name.to_string(), String::from_utf8_lossy(&file.bytes).into_owned()))
                .collect();
            let is_archive = taken.len() != 1 || taken[0].0 != "r";
            assert!(!is_archive || taken == complete || !open.1.is_empty(), "cut at {end}: {taken:?}");
        }
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] ^= 0x24;
            drop(open(&[NamedBytes::new("r", bytes)]));
        }
    }
}

#[test]
fn archives_of_real_events_are_opened_whole() {
    for (name, files) in [("kops-mp-pch1003.zip", 73), ("jfr-butler-131108.tar.gz", 62), ("bridgemate.bws.gz", 1)] {
        let Some(real) = real(name) else { return };
        let opened = open(&real).unwrap();
        assert_eq!((opened.files.len(), opened.faults.len()), (files, 0), "{name}");
    }
}

#[test]
fn a_folder_is_its_plain_files_by_name() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("folder-of-files");
    std::fs::create_dir_all(folder.join("b")).unwrap();
    for name in ["c.html", "a.html", "b/p1.html", ".hidden"] {
        std::fs::write(folder.join(name), name).unwrap();
    }
    #[cfg(unix)]
    if !folder.join("link").exists() {
        std::os::unix::fs::symlink("/etc", folder.join("link")).unwrap();
    }
    let names = |files: Vec<NamedBytes>| files.iter().map(|file| file.base_name().to_owned()).collect::<Vec<_>>();
    assert_eq!(names(load(&folder).unwrap()), ["a.html", "p1.html", "c.html"]);
    assert_eq!(names(load(&folder.join("a.html")).unwrap()), ["a.html"]);
    let fault = load(&folder.join("none")).unwrap_err();
    assert!(matches!(fault.kind, FaultKind::Unreadable(_)) && fault.place.file.ends_with("/none"));
}
