//! Tables of Parquet: columns by name, a batch of rows at a time.
//!
//! The crate that decodes them panics on some damaged files. Such a panic is caught and becomes a fault; a build in
//! which a panic aborts does not compile.

#[cfg(panic = "abort")]
compile_error!(
    "damaged Parquet makes its decoder panic: build with panics that unwind, `cargo build --profile unwinding`"
);

use super::pages;
#[cfg(feature = "files")]
use super::shared_file::SharedFile;
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::{ByteArray, DataType, FixedLenByteArray};
use parquet::errors::Result as Read;
use parquet::file::metadata::{ParquetMetaDataReader, RowGroupMetaData};
use parquet::file::reader::{ChunkReader, FileReader, SerializedFileReader};
use parquet::record::Field;
use parquet::schema::types::ColumnDescPtr;
use redress_events::model::FaultKind;
use shared_bytes::Bytes;
use std::borrow::Cow;
use std::cell::Cell;
#[cfg(feature = "files")]
use std::io::{Read as ReadBytes, Seek};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// A table whose columns hold one value a row; columns of lists and of columns are left out.
pub struct ParquetTable {
    reader: Box<dyn FileReader>,
    headings: Vec<String>,
    /// The place of each of these columns among those of the file.
    leaves: Vec<usize>,
    rows: u64,
}

/// Rows of a table that the file keeps together.
pub(crate) struct Group {
    columns: Vec<(ColumnDescPtr, ColumnReader)>,
    left: usize,
}

/// The cells of some rows in a column.
pub(crate) enum Cells {
    /// Whole numbers, one in each row.
    Numbers(Vec<i64>),
    /// Anything else as it would be written; `None` if there is nothing.
    Texts(Vec<Option<String>>),
}

impl ParquetTable {
    /// The first bytes of a file.
    pub const MAGIC: &[u8] = b"PAR1";

    /// The table in these bytes.
    ///
    /// # Errors
    /// The bytes are damaged or no table of Parquet.
    pub fn of_bytes(bytes: Vec<u8>) -> Result<Self, FaultKind> {
        Self::open(Bytes::from(bytes))
    }

    /// The table in an open file, of which only the needed parts are read, by any number of threads.
    ///
    /// # Errors
    /// The file is damaged or no table of Parquet.
    #[cfg(feature = "files")]
    pub(crate) fn of_file(file: impl ReadBytes + Seek + Send + 'static) -> Result<Self, FaultKind> {
        Self::open(SharedFile::new(file).map_err(|error| FaultKind::Unreadable(error.to_string()))?)
    }

    fn open(file: impl ChunkReader + 'static) -> Result<Self, FaultKind> {
        let about = guarded(|| ParquetMetaDataReader::new().parse_and_finish(&file))?;
        for column in about.row_groups().iter().flat_map(RowGroupMetaData::columns) {
            pages::check(&file, column)?;
        }
        let reader = guarded(|| SerializedFileReader::new(file))?;
        let about = reader.metadata();
        let rows = about.row_groups().iter().try_fold(0_u64, |rows, group| {
            u64::try_from(group.num_rows()).ok().and_then(|more| rows.checked_add(more))
        });
        let rows = rows.ok_or_else(|| FaultKind::Damaged("number of rows".to_owned()))?;
        let (mut headings, mut leaves) = (Vec::new(), Vec::new());
        for (at, column) in about.file_metadata().schema_descr().columns().iter().enumerate() {
            if let ([name], 0) = (column.path().parts(), column.max_rep_level()) {
                headings.push(name.clone());
                leaves.push(at);
            }
        }
        Ok(Self { reader: Box::new(reader), headings, leaves, rows })
    }

    /// The headings of the columns.
    pub fn headings(&self) -> &[String] {
        &self.headings
    }

    /// The number of rows by the file's own account.
    pub fn rows(&self) -> u64 {
        self.rows
    }

    /// The number of groups of rows.
    pub(crate) fn groups(&self) -> usize {
        self.reader.num_row_groups()
    }

    /// A group of rows, of these columns alone, in this order.
    ///
    /// # Errors
    /// The group is damaged.
    pub(crate) fn group(&self, group: usize, columns: &[usize]) -> Result<Group, FaultKind> {
        let group = guarded(|| self.reader.get_row_group(group))?;
        let left = usize::try_from(group.metadata().num_rows()).unwrap_or(usize::MAX);
        let mut read = Vec::with_capacity(columns.len());
        for column in columns {
            let missing = || FaultKind::Damaged("number of columns".to_owned());
            let leaf = self.leaves.get(*column).copied().ok_or_else(missing)?;
            let about = group.metadata().columns().get(leaf).ok_or_else(missing)?.column_descr_ptr();
            read.push((about, guarded(|| group.get_column_reader(leaf))?));
        }
        Ok(Group { columns: read, left })
    }
}

impl Group {
    /// The next rows, so many at most, column by column; none after the last.
    ///
    /// # Errors
    /// The rows are damaged, or a column has another number of them than the file declares.
    pub fn next_rows(&mut self, most: usize) -> Result<Option<Vec<Cells>>, FaultKind> {
        let most = most.min(self.left);
        if most == 0 {
            return Ok(None);
        }
        let mut batch = Vec::with_capacity(self.columns.len());
        for (about, reader) in &mut self.columns {
            let cells = guarded(|| cells(reader, about, most))?;
            if cells.len() != most {
                return Err(FaultKind::Damaged(format!("{} rows of {}", cells.len(), about.name())));
            }
            batch.push(cells);
        }
        self.left = self.left.saturating_sub(most);
        Ok(Some(batch))
    }
}

impl Cells {
    /// The number of cells.
    pub fn len(&self) -> usize {
        match self {
            Self::Numbers(numbers) => numbers.len(),
            Self::Texts(texts) => texts.len(),
        }
    }

    /// The text in a row, empty if it has none.
    pub fn text(&self, at: usize) -> Cow<'_, str> {
        match self {
            Self::Numbers(numbers) => numbers.get(at).map_or(Cow::Borrowed(""), |number| number.to_string().into()),
            Self::Texts(texts) => texts.get(at).and_then(Option::as_deref).unwrap_or_default().into(),
        }
    }
}

/// The next rows of a column.
fn cells(reader: &mut ColumnReader, about: &ColumnDescPtr, most: usize) -> Read<Cells> {
    match reader {
        ColumnReader::BoolColumnReader(column) => texts(column, about, most, |value| Ok(Field::Bool(value))),
        ColumnReader::Int32ColumnReader(column) => match Field::convert_int32(about, 0) {
            Field::Byte(_) | Field::Short(_) | Field::Int(_) => numbers(column, about, most, i64::from),
            Field::UByte(_) | Field::UShort(_) | Field::UInt(_) => {
                numbers(column, about, most, |value| i64::from(value.cast_unsigned()))
            }
            _ => texts(column, about, most, |value| Ok(Field::convert_int32(about, value))),
        },
        ColumnReader::Int64ColumnReader(column) => match Field::convert_int64(about, 0) {
            Field::Long(_) => numbers(column, about, most, |value| value),
            _ => texts(column, about, most, |value| Ok(Field::convert_int64(about, value))),
        },
        ColumnReader::Int96ColumnReader(column) => {
            texts(column, about, most, |value| Ok(Field::convert_int96(about, value)))
        }
        ColumnReader::FloatColumnReader(column) => texts(column, about, most, |value| Ok(Field::Float(value))),
        ColumnReader::DoubleColumnReader(column) => texts(column, about, most, |value| Ok(Field::Double(value))),
        ColumnReader::ByteArrayColumnReader(column) => {
            texts(column, about, most, |value: ByteArray| Field::convert_byte_array(about, value))
        }
        ColumnReader::FixedLenByteArrayColumnReader(column) => {
            texts(column, about, most, |value: FixedLenByteArray| Field::convert_byte_array(about, value.into()))
        }
    }
}

/// The next rows as whole numbers, if each has one.
fn numbers<T: DataType>(
    column: &mut ColumnReaderImpl<T>,
    about: &ColumnDescPtr,
    most: usize,
    number: impl Fn(T::T) -> i64,
) -> Read<Cells> {
    let (values, levels) = values(column, about, most)?;
    if levels.is_empty() || values.len() == levels.len() {
        return Ok(Cells::Numbers(values.into_iter().map(number).collect()));
    }
    let mut texts = values.into_iter().map(|value| number(value).to_string());
    let of = |level: &i16| if *level == about.max_def_level() { texts.next() } else { None };
    Ok(Cells::Texts(levels.iter().map(of).collect()))
}

/// The next rows as they would be written.
fn texts<T: DataType>(
    column: &mut ColumnReaderImpl<T>,
    about: &ColumnDescPtr,
    most: usize,
    field: impl Fn(T::T) -> Read<Field>,
) -> Read<Cells> {
    let (values, levels) = values(column, about, most)?;
    let mut texts = values.into_iter().map(|value| field(value).map(text));
    let texts: Read<Vec<Option<String>>> = if levels.is_empty() {
        texts.collect()
    } else {
        let of =
            |level: &i16| if *level == about.max_def_level() { texts.next().unwrap_or(Ok(None)) } else { Ok(None) };
        levels.iter().map(of).collect()
    };
    texts.map(Cells::Texts)
}

/// The next values, and the definition level of each row; no levels if every row has a value.
fn values<T: DataType>(
    column: &mut ColumnReaderImpl<T>,
    about: &ColumnDescPtr,
    most: usize,
) -> Read<(Vec<T::T>, Vec<i16>)> {
    let (mut values, mut levels) = (Vec::new(), Vec::new());
    let some_are_missing = about.max_def_level() > 0;
    column.read_records(most, some_are_missing.then_some(&mut levels), None, &mut values)?;
    Ok((values, levels))
}

/// A value as it would be written; `None` if there is nothing, which spreadsheets and data frames write as "no number".
fn text(field: Field) -> Option<String> {
    match field {
        Field::Null => None,
        Field::Str(text) => Some(text),
        Field::Bytes(bytes) => Some(redress_events::source::decode(bytes.data()).text.into_owned()),
        // In decimals, and a whole number without them.
        Field::Float(value) => value.is_finite().then(|| value.to_string()),
        Field::Double(value) => value.is_finite().then(|| value.to_string()),
        other => Some(other.to_string()),
    }
}

thread_local! {
    /// True while this thread decodes.
    static DECODING: Cell<bool> = const { Cell::new(false) };
}

/// Decodes, with a panic as damage that prints no message.
fn guarded<T>(decode: impl FnOnce() -> Read<T>) -> Result<T, FaultKind> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = take_hook();
        set_hook(Box::new(move |about| {
            if !DECODING.get() {
                usual(about);
            }
        }));
    });
    DECODING.set(true);
    // Nothing that was being decoded is used after a panic.
    let decoded = catch_unwind(AssertUnwindSafe(decode));
    DECODING.set(false);
    let damaged = |error: String| FaultKind::Damaged(error);
    decoded.map_err(|_| damaged("a page cannot be decoded".to_owned()))?.map_err(|error| damaged(error.to_string()))
}
