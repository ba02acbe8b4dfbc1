//! Tables of Parquet are the same events as the same tables in CSV, and damage in them is a fault.

use crate::large::large_event;
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use redress_columns::{ColumnOptions, Columns, ParquetTable, READERS};
use redress_core::scoring::{Conventions, Scoring};
use redress_events::model::{Event, Fault, FaultKind, Format, Line, Place, Winners};
use redress_events::readers::{ReadOptions, read_with};
use redress_events::source::NamedBytes;
use std::collections::HashMap;
use std::sync::Arc;

/// A column of a table that is written.
enum Column {
    Int32(Vec<Option<i32>>),
    Int64(Vec<Option<i64>>),
    Double(Vec<Option<f64>>),
    Text(Vec<Option<&'static str>>),
}

fn write_column<T: DataType>(group: &mut SerializedRowGroupWriter<'_, Vec<u8>>, values: &[Option<T::T>]) {
    let mut column = group.next_column().unwrap().unwrap();
    let levels: Vec<i16> = values.iter().map(|value| i16::from(value.is_some())).collect();
    let there: Vec<T::T> = values.iter().flatten().cloned().collect();
    column.typed::<T>().write_batch(&there, Some(&levels), None).unwrap();
    column.close().unwrap();
}

/// A file of these columns, `rows` of them in a group.
fn file(columns: &[(&str, Column)], rows: usize, compression: Compression) -> Vec<u8> {
    let field = |(name, column): &(&str, Column)| match column {
        Column::Int32(_) => format!("OPTIONAL INT32 {name};"),
        Column::Int64(_) => format!("OPTIONAL INT64 {name};"),
        Column::Double(_) => format!("OPTIONAL DOUBLE {name};"),
        Column::Text(_) => format!("OPTIONAL BYTE_ARRAY {name} (UTF8);"),
    };
    let fields: String = columns.iter().map(field).collect();
    let schema = Arc::new(parse_message_type(&format!("message results {{ {fields} }}")).unwrap());
    let properties = Arc::new(WriterProperties::builder().set_compression(compression).build());
    let mut writer = SerializedFileWriter::new(Vec::new(), schema, properties).unwrap();
    let count = match &columns[0].1 {
        Column::Int32(values) => values.len(),
        Column::Int64(values) => values.len(),
        Column::Double(values) => values.len(),
        Column::Text(values) => values.len(),
    };
    for from in (0..count).step_by(rows) {
        let part = from..count.min(from + rows);
        let mut group = writer.next_row_group().unwrap();
        for (_, column) in columns {
            match column {
                Column::Int32(values) => write_column::<Int32Type>(&mut group, &values[part.clone()]),
                Column::Int64(values) => write_column::<Int64Type>(&mut group, &values[part.clone()]),
                Column::Double(values) => write_column::<DoubleType>(&mut group, &values[part.clone()]),
                Column::Text(values) => {
                    let bytes = |text: &Option<&'static str>| text.map(ByteArray::from);
                    let values: Vec<_> = values[part.clone()].iter().map(bytes).collect();
                    write_column::<ByteArrayType>(&mut group, &values);
                }
            }
        }
        group.close().unwrap();
    }
    writer.into_inner().unwrap()
}

/// Results of two boards: numbers in each kind of column, a ruling, and a board that was not played at one table.
fn two_boards() -> Vec<u8> {
    let texts = |texts: &[&'static str]| texts.iter().map(|text| Some(*text).filter(|text| !text.is_empty())).collect();
    let columns = [
        ("Board", Column::Int64(vec![Some(1), Some(1), Some(1), Some(2), Some(2)])),
        ("NS", Column::Int32(vec![Some(1), Some(2), Some(3), Some(1), Some(2)])),
        ("EW", Column::Double(vec![Some(4.0), Some(5.0), Some(6.0), Some(6.0), Some(4.0)])),
        ("Contract", Column::Text(texts(&["4S", "4S", "", "3NT", "3NT"]))),
        ("Declarer", Column::Text(texts(&["S", "S", "", "W", "W"]))),
        ("Result", Column::Text(texts(&["=", "-1", "", "=", "-2"]))),
        ("Score", Column::Text(texts(&["420", "-50", "A+/A-", "-400", "100"]))),
        ("NS_percent", Column::Double(vec![Some(100.0), Some(f64::NAN), Some(60.0), None, Some(62.5)])),
    ];
    file(&columns, 2, Compression::SNAPPY)
}

const TWO_BOARDS: &str = "Board,NS,EW,Contract,Declarer,Result,Score,NS_percent\n1,1,4,4S,S,=,420,100\n\
    1,2,5,4S,S,-1,-50,\n1,3,6,,,,A+/A-,60\n2,1,6,3NT,W,=,-400,\n2,2,4,3NT,W,-2,100,62.5\n";

#[test]
fn a_table_is_the_event_of_the_same_table_in_csv() {
    let of = |name: &str, bytes: Vec<u8>| {
        read_with(READERS, &[NamedBytes::new(name, bytes)], &ReadOptions::default()).unwrap()
    };
    let event = of("evening", two_boards());
    let text = of("evening", TWO_BOARDS.into());
    assert_eq!((event.format, text.format), (Format::Parquet, Format::Csv));
    assert_eq!(event.faults, []);
    let rows: Vec<_> =
        event.boards.iter().flat_map(|board| &board.lines).map(|line| line.place.element.clone()).collect();
    assert_eq!(rows, ["row 1", "row 2", "row 3", "row 4", "row 5"].map(|row| Some(row.into())));
    let lines = |event: &Event| -> Vec<Line> {
        let lines = event.boards.iter().flat_map(|board| &board.lines);
        lines.map(|line| Line { place: Place::default(), ..line.clone() }).collect()
    };
    assert_eq!(lines(&event), lines(&text));
    let boards = |event: &Event| event.boards.iter().map(|board| board.board).collect::<Vec<_>>();
    assert_eq!(boards(&event), boards(&text));
    assert_eq!((event.winners, event.form, event.scoring), (text.winners, text.form, text.scoring));
}

/// Fuzzing starts from this table, where `REDRESS_FUZZ_SEEDS` names a folder.
#[test]
fn fuzzing_starts_from_a_small_table() {
    let bytes = two_boards();
    assert!(bytes.starts_with(ParquetTable::MAGIC));
    let Some(folder) = std::env::var_os("REDRESS_FUZZ_SEEDS") else { return };
    let folder = std::path::PathBuf::from(folder).join("parquet");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("seed"), bytes).unwrap();
}

/// Numbers alone, some of them missing, in several groups and by several threads: the same as from CSV.
#[test]
fn columns_are_those_of_the_same_table_in_csv() {
    let mut random = crate::scored::Seeded(5);
    let rows: Vec<[i64; 4]> = (0..3_000_i64)
        .map(|row| [row / 100 + 1, row % 100 + 1, (row * 7) % 100 + 1, 10 * random.below(60).cast_signed() - 200])
        .collect();
    let column = |at: usize| Column::Int64(rows.iter().map(|row| Some(row[at])).collect());
    let narrow = |at: usize| Column::Int32(rows.iter().map(|row| Some(row[at] as i32)).collect());
    let columns = [("ns", column(1)), ("score", narrow(3)), ("board", narrow(0)), ("ew", column(2))];
    let mut text = String::from("board,ns,ew,score\n");
    rows.iter().for_each(|[board, ns, ew, score]| text += &format!("{board},{ns},{ew},{score}\n"));
    let text = Columns::read(text.as_bytes(), &ColumnOptions::new()).unwrap();
    let of_text = text.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    for compression in [Compression::UNCOMPRESSED, Compression::SNAPPY, Compression::ZSTD(Default::default())] {
        let bytes = file(&columns, 700, compression);
        for threads in [1, 3, 50] {
            #[cfg(not(feature = "threads"))]
            let options = ColumnOptions::new();
            #[cfg(feature = "threads")]
            let options = ColumnOptions::new().with_threads(threads);
            let table = Columns::of_table(&ParquetTable::of_bytes(bytes.clone()).unwrap(), &options).unwrap();
            assert_eq!((table.rows(), table.faults()), (3_000, text.faults()), "{threads}");
            let scored = table.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
            let figures =
                |row: redress_columns::ScoredRow<'_>| (row.row, row.board.into_owned(), row.score, row.points);
            assert!(scored.rows().map(figures).eq(of_text.rows().map(figures)));
            assert!(scored.ranking(Winners::Two).iter().eq(of_text.ranking(Winners::Two).iter()));
        }
        let named = NamedBytes::new("big.parquet", bytes);
        let large = large_event(&named, &HashMap::new()).expect("numbers alone").event;
        let elsewhere = large.elsewhere.as_ref().unwrap();
        assert_eq!((elsewhere.boards, elsewhere.results, large.format), (30, 3_000, Format::Parquet));
    }
}

/// A row that is no result is left out with its number; one that is empty is nothing.
#[test]
fn rows_that_are_no_results_have_their_place() {
    let columns = [
        ("board", Column::Int64(vec![Some(1), None, Some(1), None, Some(70_000), Some(1)])),
        ("ns", Column::Int64(vec![Some(1), Some(2), Some(3), None, Some(1), Some(4)])),
        ("ew", Column::Int64(vec![Some(4), Some(5), Some(6), None, Some(2), Some(8)])),
        ("score", Column::Int64(vec![Some(420), Some(50), Some(425), None, Some(110), Some(-50)])),
    ];
    let table = ParquetTable::of_bytes(file(&columns, 4, Compression::SNAPPY)).unwrap();
    let table = Columns::of_table(&table, &ColumnOptions::new()).unwrap();
    let faults: Vec<_> = table.faults().iter().map(|fault| (fault.place.element.as_deref(), &fault.kind)).collect();
    let missing = FaultKind::Value { what: "board".into(), found: String::new() };
    assert_eq!(faults, [(Some("row 2"), &missing), (Some("row 3"), &FaultKind::ImpossibleScore { score: 425 })]);
    assert_eq!((table.rows(), table.lost()), (3, 2));
    let scored = table.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
    let lines: Vec<_> = scored.rows().map(|row| (row.line, row.board.into_owned())).collect();
    assert_eq!(lines, [(1, "1".into()), (5, "70000".into()), (6, "1".into())]);
}

/// Other columns, and damage wherever it is: a fault, never a panic.
#[test]
fn damage_is_a_fault() {
    let whole = two_boards();
    let refused = |bytes: Vec<u8>| -> Fault {
        read_with(READERS, &[NamedBytes::new("evening.parquet", bytes)], &ReadOptions::default()).unwrap_err()
    };
    let other = file(&[("pair", Column::Int64(vec![Some(1)]))], 1, Compression::SNAPPY);
    assert_eq!(refused(other).kind, FaultKind::Missing { what: "board, ns, ew".into() });
    for length in 4..whole.len() {
        assert!(matches!(refused(whole[..length].to_vec()).kind, FaultKind::Damaged(_)), "{length}");
    }
    let mut random = crate::scored::Seeded(3);
    let times = std::env::var("REDRESS_CASES").ok().and_then(|times| times.parse().ok()).unwrap_or(300);
    for _ in 0..times {
        let mut bytes = whole.clone();
        for _ in 0..=random.below(3) {
            let at = 4 + random.below(whole.len() as u64 - 4) as usize;
            bytes[at] = random.below(256) as u8;
        }
        let _ = read_with(READERS, &[NamedBytes::new("evening.parquet", bytes.clone())], &ReadOptions::default());
        let _ = ParquetTable::of_bytes(bytes).map(|table| Columns::of_table(&table, &ColumnOptions::new()));
    }
}

/// A column of two different numbers in a dictionary, unpacked to sixteen bytes.
fn in_a_dictionary(compression: Compression) -> (Vec<u8>, usize) {
    let values = Column::Int64(vec![Some(1), Some(2), Some(1), Some(2)]);
    let bytes = file(&[("board", values)], 4, compression);
    // Field 1 is the kind of page, a dictionary (2 × 2); field 2 its size unpacked (2 × 16).
    let at = bytes.windows(4).position(|window| window == [0x15, 0x04, 0x15, 0x20]).unwrap();
    (bytes, at)
}

/// A claim to hold more than there is, which a decoder would reserve or unpack, is damage before anything is decoded.
#[test]
fn a_page_claims_no_more_than_it_holds() {
    let damaged = |bytes: Vec<u8>| match ParquetTable::of_bytes(bytes) {
        Err(FaultKind::Damaged(what)) => what,
        Err(other) => panic!("{other:?}"),
        Ok(_) => String::new(),
    };
    for compression in [Compression::UNCOMPRESSED, Compression::SNAPPY, Compression::GZIP(Default::default())] {
        let (whole, at) = in_a_dictionary(compression);
        assert_eq!(damaged(whole.clone()), "", "{compression}");
        // The dictionary's own header is field 7, its first field the number of values (2 × 2): 63 in sixteen bytes.
        let header = at + whole[at..].windows(3).position(|window| window == [0x4c, 0x15, 0x04]).unwrap();
        let mut many = whole.clone();
        many[header + 2] = 0x7e;
        assert_eq!(damaged(many), "size of a page", "{compression}");
        // Not as many bytes as its own length lies before the end of the column.
        let mut long = whole.clone();
        let packed = long[at + 4..].iter().position(|byte| *byte == 0x15).unwrap() + at + 5;
        long[packed] |= 0x7e;
        assert_ne!(damaged(long), "", "{compression}");
    }
    // The bytes that gzip unpacks are counted: the header claims fifteen, and there are sixteen.
    let (mut whole, at) = in_a_dictionary(Compression::GZIP(Default::default()));
    whole[at + 3] = 0x1e;
    assert_eq!(damaged(whole), "size of a page");
}

/// Threads that read one file find each its own place in it.
#[cfg(feature = "threads")]
#[test]
fn threads_share_a_file() {
    let rows = 4_000_i64;
    let column = |of: fn(i64) -> i64| Column::Int64((0..rows).map(|row| Some(of(row))).collect());
    let columns = [
        ("board", column(|row| row / 40 + 1)),
        ("ns", column(|row| row % 40 + 1)),
        ("ew", column(|row| row % 40 + 41)),
        ("score", column(|row| 10 * (row * 7_919 % 60) - 290)),
    ];
    let bytes = file(&columns, 50, Compression::SNAPPY);
    let path = std::env::temp_dir().join(format!("redress-shared-{}.parquet", std::process::id()));
    std::fs::write(&path, &bytes).unwrap();
    let ranking = |table: &ParquetTable, threads: usize| {
        let columns = Columns::of_table(table, &ColumnOptions::new().with_threads(threads)).unwrap();
        let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
        format!("{:?}", scored.ranking(Winners::Two))
    };
    let expected = ranking(&ParquetTable::of_bytes(bytes).unwrap(), 1);
    let table = redress_columns::files::open_table(&path).unwrap();
    for _ in 0..20 {
        assert!(ranking(&table, 8) == expected);
    }
    std::fs::remove_file(path).unwrap();
}
