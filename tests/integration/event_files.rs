//! Files of events as the command takes them: what is said of faults, what a format cannot hold.

use crate::harness::{Folder, Run};
use redress::diagnostic::Diagnostic;
use redress::events::model::{EventBuilder, Fault, FaultKind, Format, Place};
use redress::messages::Locale;
use redress::session::{faults, refused};
use std::collections::BTreeSet;

/// Every kind of fault.
fn kinds() -> Vec<FaultKind> {
    let what = || "section".to_owned();
    vec![
        FaultKind::UnknownFormat,
        FaultKind::Unreadable("no such file".to_owned()),
        FaultKind::TooLarge { limit: 1 << 30 },
        FaultKind::TooMany { limit: 10 },
        FaultKind::TooManyRows { limit: 10 },
        FaultKind::NotBuilt { feature: "parquet" },
        FaultKind::Encrypted,
        FaultKind::TooDeep,
        FaultKind::Damaged("unexpected end".to_owned()),
        FaultKind::Encoding { encoding: "UTF-16" },
        FaultKind::Missing { what: what() },
        FaultKind::Value { what: what(), found: "x".to_owned() },
        FaultKind::RowLost,
        FaultKind::NotRead { what: what() },
        FaultKind::Twice,
        FaultKind::PlaysTwice { pair: "7".to_owned() },
        FaultKind::ColumnsNotRead { columns: vec!["notes".to_owned()] },
        FaultKind::Unheaded { found: "x".to_owned() },
        FaultKind::FileNotRead { format: "kops" },
        FaultKind::ImpossibleScore { score: 1 },
        FaultKind::ScoreDiffers { computed: 420, printed: 450 },
    ]
}

/// No two faults are reported in the same words, and each says what to do instead, in both languages.
#[test]
fn every_fault_has_words_of_its_own() {
    for locale in [Locale::En, Locale::Pl] {
        let mut builder = EventBuilder::new(Format::Csv);
        for kind in kinds() {
            builder.fault(Place::default(), kind);
        }
        let warned = faults(&builder.finish());
        let fatal = kinds().into_iter().map(|kind| refused(Fault::at(Place::default(), kind)));
        for problems in [warned, fatal.collect()] {
            let words: BTreeSet<String> = problems
                .into_iter()
                .map(|problem| {
                    let diagnostic = Diagnostic::placeless(problem);
                    assert!(
                        diagnostic.problem.help(locale).is_some(),
                        "{}",
                        diagnostic.problem.message(locale).unmarked()
                    );
                    diagnostic.problem.message(locale).unmarked().to_owned()
                })
                .collect();
            assert_eq!(words.len(), kinds().len(), "{words:#?}");
        }
    }
}

/// An archive of one stored file with the mark of encryption.
fn encrypted_zip() -> Vec<u8> {
    let name = b"monday.xml";
    let fields = |parts: &[&[u8]]| parts.concat();
    // Version 2.0, flags with bit 0, stored, no time; checksum, sizes and the length of the name.
    let common = fields(&[&[20, 0, 1, 0, 0, 0, 0, 0, 0, 0], &[0; 4], &[12, 0, 0, 0], &[0; 4], &[10, 0, 0, 0]]);
    let local = fields(&[b"PK\x03\x04", &common, name, &[7; 12]]);
    let central = fields(&[b"PK\x01\x02", &[20, 0], &common, &[0; 2 + 2 + 2 + 4 + 4], name]);
    let length = |bytes: &[u8]| u32::try_from(bytes.len()).unwrap().to_le_bytes();
    let end = fields(&[b"PK\x05\x06", &[0, 0, 0, 0, 1, 0, 1, 0], &length(&central), &length(&local), &[0, 0]]);
    fields(&[&local, &central, &end])
}

#[test]
fn an_encrypted_archive_is_named_as_one() {
    let folder = Folder::new();
    let path = folder.file("results.zip", encrypted_zip());
    let english = Run::args(["event"]).arg(&path).done().exits(3).stderr;
    assert!(english.contains("it is encrypted") && english.contains("password"), "{english}");
    let polish = Run::args(["event", "--lang", "pl"]).arg(&path).done().exits(3).stderr;
    assert!(polish.contains("zaszyfrowany"), "{polish}");
}

/// A program without the reader of a format says how to have it.
#[cfg(not(feature = "parquet"))]
#[test]
fn a_format_that_is_not_built_in_is_named() {
    let folder = Folder::new();
    let path = folder.file("results.parquet", b"PAR1\x15\x04PAR1");
    let english = Run::args(["event"]).arg(&path).done().exits(3).stderr;
    assert!(english.contains("without the reader of parquet") && english.contains("--features parquet"), "{english}");
    let polish = Run::args(["event", "--lang", "pl"]).arg(&path).done().exits(3).stderr;
    assert!(polish.contains("bez czytania plików parquet"), "{polish}");
}

/// Each loss has a line of its own, with every board and table where it was.
#[test]
fn what_a_conversion_loses_is_listed_with_its_place() {
    let folder = Folder::new();
    let rows = "board,table,ns,ew,score,group\n\
        7,1,1,2,(60% +420 & 40% -50),\n7,2,3,4,420,one\n7,3,5,6,-50,one\n7,4,7,8,-50,two\n7,5,9,10,450,two\n";
    let path = folder.file("small.csv", rows);
    let target = folder.path().join("small.xml");
    let done = Run::args(["convert"]).arg(&path).arg("-o").arg(&target).done().exits(0);
    let places = |words: &str| {
        let line = done.stderr.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{}", done.stderr));
        line.matches("board 7, NS").count()
    };
    assert_eq!(places("weights or damage"), 1, "{}", done.stderr);
    assert_eq!(places("fouled boards"), 4, "{}", done.stderr);
    assert!(done.stderr.contains("board 7, NS 1 EW 2"), "{}", done.stderr);
}

/// A table of more than a megabyte is ranked from its columns; a column that bears on the figures, here a round of each
/// result, has it read line by line. Both print the same, and so do a compressed table, one with a section, and one whose
/// lines end as on Windows, the last not at all.
#[test]
fn a_large_table_is_ranked_as_a_small_one() {
    use std::fmt::Write;
    let folder = Folder::new();
    let heads = ["board,table,ns,ew,score", "board,table,ns,ew,score,round", "board,table,ns,ew,score,section"];
    let mut rows = heads.map(|head| format!("{head}\n"));
    for board in 1..=90_u32 {
        for table in 1..=800_u32 {
            let (ew, score) = ((table + board) % 800 + 1, (table * 37 + board * 101) % 60 * 10);
            for (text, end) in rows.iter_mut().zip(["", ",1", ",A"]) {
                writeln!(text, "{board},{table},{table},{ew},{score}{end}").unwrap();
            }
        }
    }
    let ranked = |path: std::path::PathBuf| {
        let printed = Run::args(["event"]).arg(path).done().exits(0).stdout;
        printed.split_whitespace().filter(|word| *word != "A").map(str::to_owned).collect::<Vec<_>>()
    };
    let [plain, rounds, sections] = rows;
    assert!(plain.len() > 1 << 20);
    let expected = ranked(folder.file("rounds.csv", &rounds));
    assert_eq!(ranked(folder.file("plain.csv", &plain)), expected);
    assert_eq!(ranked(folder.file("sections.csv", &sections)), expected);
    assert_eq!(ranked(folder.file("returns.csv", plain.trim_end().replace('\n', "\r\n"))), expected);
    let path = folder.path().join("plain.csv.gz");
    let mut packed = gzip(plain.as_bytes());
    std::fs::write(&path, &packed).unwrap();
    assert_eq!(ranked(path.clone()), expected);
    // One that ends too soon is read as far as it goes.
    packed.truncate(packed.len() / 2);
    std::fs::write(&path, packed).unwrap();
    let done = Run::args(["event"]).arg(path).done().exits(0);
    assert!(done.stderr.contains("plain.csv.gz: it is damaged"), "{}", done.stderr);
}

/// Bytes as gzip of blocks that are stored as they are (RFC 1951, RFC 1952).
fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
    let mut blocks = bytes.chunks(0xffff).peekable();
    while let Some(block) = blocks.next() {
        let length = u16::try_from(block.len()).unwrap();
        packed.push(u8::from(blocks.peek().is_none()));
        packed.extend(length.to_le_bytes());
        packed.extend((!length).to_le_bytes());
        packed.extend(block);
    }
    let sum = bytes.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    });
    packed.extend((!sum).to_le_bytes());
    packed.extend(u32::try_from(bytes.len()).unwrap().to_le_bytes());
    packed
}

#[test]
fn rulings_in_a_large_table_change_what_they_change_in_a_small_one() {
    // The table column makes more than a megabyte of few rows, which two scripts rule on in two ways.
    const SCORES: [i32; 9] = [-100, 420, 450, -50, 620, 140, 170, -200, 0];
    let pad = "0".repeat(240);
    let mut text = "board,ns,ew,score,table\n".to_owned();
    for board in 1..=40 {
        for table in 1..=110 {
            let score = SCORES[(board * 7 + table * table * 5 + table / 3) % SCORES.len()];
            text += &format!("{board},{table},{},{score},{pad}{table}\n", 111 + (table + board) % 110);
        }
    }
    assert!(text.len() > 1 << 20);
    let folder = Folder::new();
    folder.file("large.csv", &text);
    let rulings = "board 3\nat NS 5 EW 119: (60% +620 & 40% -100)\npenalty EW 10%\nat NS 6 EW 120: -1400\n\
        board 17\nat NS 1 EW 129: +50/(-300)\n";
    let shown = |script: String| {
        folder.file("r.ruling", script);
        let done = Run::args(["event", "large.csv", "--rulings", "r.ruling"]).within(folder.path()).done().exits(0);
        done.stdout.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let imps = rulings.replace("10%", "2 imp");
    for (rules, rulings) in [
        ("", rulings),
        ("regulations acbl\nset result-of factored-points\n", rulings),
        ("scoring cross-imps\nset language pl\nset imp-cap 12\n", &imps),
        ("scoring butler\nregulations ebu\n", &imps),
        ("regulations none\npenalty pair 7 3.5 mp\ncarry pair 8 +10 mp\nhandicap pair 120 2%\n", rulings),
        ("scoring cross-imps\ncarry pair 7 -1 imp\npenalty pair 150 2 imp\n", &imps),
    ] {
        // Of a script with other statements every row is read by itself.
        let rows = shown(format!("{rules}let unused = +50\n{rulings}"));
        assert!(rows.iter().any(|word| word == "3"), "{rows:?}");
        assert_eq!(shown(format!("{rules}{rulings}")), rows, "{rules}");
    }
}

#[test]
fn a_script_writes_a_copy_beside_it_and_nowhere_else() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n");
    let run = |to: &str, exits: i32| {
        let script =
            format!("event \"mp.csv\"\nboard 1\nat NS 2 EW 5: -620\npenalty NS 1 10%\nentries\nwrite-back \"{to}\"\n");
        Run::args(["run"]).arg(folder.file("r.ruling", &script)).done().exits(exits)
    };
    let done = run("ruled.csv", 0);
    assert!(done.stdout.contains("board 1, NS 2 EW 5: enter the score −620"), "{}", done.stdout);
    assert!(done.stdout.contains("pair 1: enter a penalty of 10%"), "{}", done.stdout);
    let copy = file.with_file_name("ruled.csv");
    assert!(std::fs::read_to_string(&copy).unwrap().contains("\n1,2,5,-620\n"));
    for elsewhere in ["mp.csv", "../ruled.csv", "/tmp/ruled.csv"] {
        assert!(run(elsewhere, 3).stderr.contains("cannot be written"), "{elsewhere}");
    }
    assert!(std::fs::read_to_string(&file).unwrap().contains("\n1,2,5,420\n"));
}

/// A fault of every row is named beside the statement that there are no results.
#[test]
fn a_file_without_a_row_that_can_be_read_says_why() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", "board,ns,ew,score\n1,1,4,abc\n1,2,5,def\n");
    let done = Run::args(["event"]).arg(&file).done().exits(3);
    for words in ["line 2: `abc` is not a value of `score`", "there are no results in"] {
        assert!(done.stderr.contains(words), "{}", done.stderr);
    }
}

/// A copy that the script itself asks for is not the one of the command: of rulings with errors there is none.
#[test]
fn rulings_with_errors_are_not_written_back() {
    let folder = Folder::new();
    let file = folder.file("mp.csv", "board,ns,ew,score\n1,1,4,420\n1,2,5,420\n1,3,6,-50\n");
    let output = file.with_file_name("ruled.csv");
    let run = |script: &str, exits: i32| {
        let rulings = folder.file("r.ruling", script);
        let run = Run::args(["event"]).arg(&file).arg("--rulings").arg(&rulings).arg("--write-back");
        run.arg("-o").arg(&output).done().exits(exits);
        (output.exists(), file.with_file_name("own.csv").exists())
    };
    assert_eq!(run("board 1\nat NS 2 EW 9: -620\n", 3), (false, false));
    assert_eq!(run("board 1\nat NS 2 EW 9: -620\nwrite-back \"own.csv\"\n", 3), (false, true));
    assert_eq!(run("board 1\nat NS 2 EW 5: -620\nwrite-back \"own.csv\"\n", 0), (true, true));
}

/// The scale of a script's match has no place in a file: that its victory points will be missing is listed.
#[test]
fn a_scale_that_the_script_states_is_listed_as_lost() {
    let folder = Folder::new();
    let table = "board,room,ns,ew,score\n1,open,A,B,420\n1,closed,B,A,170\n2,open,A,B,50\n2,closed,B,A,50\n";
    let (file, script) = (folder.file("t.csv", table), folder.file("r.ruling", "match boards 2 scale wbf\n"));
    for format in ["csv", "usebio"] {
        let run = Run::args(["event"]).arg(&file).arg("--rulings").arg(&script).arg("--format").arg(format);
        let said = run.done().exits(0).stderr;
        assert!(said.contains("the conversion into victory points is not written"), "{said}");
    }
}

/// A scorecard has what its boards do not: of 2 and 0 matchpoints of 4, less a penalty of 10% of a top of 2, are left 1.8.
#[test]
fn a_scorecard_has_the_points_beside_the_boards() {
    let folder = Folder::new();
    let table = "board,ns,ew,score\n1,1,3,420\n1,2,4,-50\n2,1,4,50\n2,2,3,100\n";
    let script = "scoring matchpoints\npenalty NS 1 10%\ncarry NS 2 +3\n";
    let (file, rulings) = (folder.file("t.csv", table), folder.file("r.ruling", script));
    let site = folder.path().join("site.html");
    Run::args(["event"]).arg(&file).arg("--rulings").arg(&rulings).arg("--pages").arg(&site).done().exits(0);
    let page = std::fs::read_to_string(&site).unwrap();
    for words in ["penalty −0.2", "carried +3"] {
        assert_eq!(page.matches(words).count(), 1, "{words}");
    }
    assert!(page.contains("45%"), "1.8 of 4");
}
