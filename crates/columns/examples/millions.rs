//! Millions of results: makes files of them, scans them, ranks them by columns and checks boards against the exact engine.
//! `benches/events.sh` compares it with other programs.
//!
//! ```text
//! millions make ROWS                    a file of so many rows and a thousand boards, to standard output
//! millions scan FILE                    reads every number and does nothing with them
//! millions rank FILE [THREADS]          the ranking of both directions as CSV; of Parquet too with the feature `parquet`
//! millions check FILE BOARDS            so many boards, row by row against the exact engine
//! ```

use redress_columns::{ColumnOptions, Columns};
use redress_core::ruling::{Ruling, SideRuling};
use redress_core::scoring::{Conventions, Scoring};
use redress_core::situation::{Row, Situation, Traveller};
use redress_events::model::Winners;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::io::{self, BufWriter, Read, Write};

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["make", rows] => make(rows.parse()?),
        ["scan", file] => scan(File::open(file)?),
        ["rank", file] => rank(file, 1),
        ["rank", file, threads] => rank(file, threads.parse()?),
        ["check", file, boards] => check(File::open(file)?, boards.parse()?),
        _ => Err("millions make ROWS | scan FILE | rank FILE [THREADS] | check FILE BOARDS".into()),
    }
}

/// Numbers that are the same in every run (splitmix64).
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }
}

/// Board after board, each with 44 scores of which the middle ones are the most frequent; every pair plays all boards.
fn make(rows: u64) -> Outcome {
    const BOARDS: u64 = 1_000;
    let tables = (rows / BOARDS).max(2);
    let mut random = Seeded(12);
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    writeln!(out, "board,table,ns,ew,score")?;
    for board in 1..=BOARDS {
        let centre = random.below(60) * 10;
        for table in 1..=tables {
            let ew = (table + board) % tables + 1;
            let score = (centre + 10 * (random.below(22) + random.below(23))).cast_signed() - 510;
            writeln!(out, "{board},{table},{table},{ew},{score}")?;
        }
    }
    Ok(out.flush()?)
}

/// Reads every number of the file by a plain loop over its bytes: the least that reading costs.
fn scan(mut file: File) -> Outcome {
    let mut buffer = vec![0_u8; 256 * 1024];
    let (mut fields, mut sum, mut value, mut negative) = (0_u64, 0_i64, 0_i64, false);
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            break;
        }
        for byte in buffer.iter().take(read) {
            match byte {
                b'0'..=b'9' => value = value.wrapping_mul(10).wrapping_add(i64::from(byte - b'0')),
                b'-' => negative = true,
                b',' | b'\n' => {
                    sum = sum.wrapping_add(if negative { -value } else { value });
                    fields += 1;
                    (value, negative) = (0, false);
                }
                _ => {}
            }
        }
    }
    println!("{fields} fields, sum {sum}");
    Ok(())
}

fn columns(file: &str, threads: usize) -> Result<Columns, Box<dyn Error>> {
    let options = ColumnOptions::new().with_threads(threads);
    #[cfg(feature = "parquet")]
    if file.ends_with(".parquet") {
        let table = redress_columns::files::open_table(std::path::Path::new(file));
        let columns = table.and_then(|table| Columns::of_table(&table, &options));
        return columns.map_err(|fault| format!("{fault:?}").into());
    }
    Columns::read(File::open(file)?, &options).map_err(|fault| format!("{fault:?}").into())
}

fn rank(file: &str, threads: usize) -> Outcome {
    let columns = columns(file, threads)?;
    for fault in columns.faults() {
        eprintln!("{fault:?}");
    }
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).map_err(|error| format!("{error:?}"))?;
    let mut out = BufWriter::new(io::stdout().lock());
    for ranked in scored.ranking(Winners::Two) {
        let direction = ranked.direction.map_or(String::new(), |side| format!("{side:?}"));
        let top = ranked.top.unwrap_or_default();
        writeln!(out, "{direction},{},{},{top},{}", ranked.contestant, ranked.points, ranked.boards)?;
    }
    Ok(out.flush()?)
}

/// Every n-th board, each row as a row of a traveller.
fn check(file: File, boards: usize) -> Outcome {
    let columns = Columns::read(file, &ColumnOptions::new()).map_err(|fault| format!("{fault:?}"))?;
    let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).map_err(|error| format!("{error:?}"))?;
    let every = (1_000 / boards.max(1)).max(1);
    let mut by_board: BTreeMap<usize, Vec<_>> = BTreeMap::new();
    for row in scored.rows() {
        let board = row.board.parse()?;
        if board % every == 0 {
            by_board.entry(board).or_default().push(row);
        }
    }
    let (mut checked, mut different) = (0_u64, 0_u64);
    for rows in by_board.values() {
        let score = |score| Row::new(Ruling::Both(SideRuling::score(score)));
        let situation =
            Situation::new().with_traveller(Traveller::new(rows.iter().filter_map(|row| row.score).map(score)));
        let protocol = situation.protocol().map_err(|error| format!("{error:?}"))?;
        for (row, exact) in rows.iter().zip(protocol.rows) {
            let same = row
                .points
                .as_ref()
                .zip(exact.sides.ns.ok().zip(exact.sides.ew.ok()))
                .is_some_and(|(points, (ns, ew))| points.ns == ns.points && points.ew == ew.points);
            checked += 1;
            different += u64::from(!same);
        }
    }
    println!("{} boards, {checked} rows, {different} different", by_board.len());
    if different > 0 { Err("the columns differ from the exact engine".into()) } else { Ok(()) }
}
