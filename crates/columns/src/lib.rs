//! Events of millions of results: columns of small integers, one pass over the bytes of the file.
//!
//! A file of comma-separated values (or semicolons, tabs, bars) has a header that names `board`, `ns`, `ew` and `score`,
//! in any order, with other columns among them; the score is from North-South's view, and `pass` is a score of 0. Every score of a board is counted,
//! the counts are turned in place into matchpoints, and these are summed for each contestant in machine words, together
//! with the tops, so that shares are compared without a division. Fractions are made only where a board needs them: where
//! results are missing, and where a [ruling](ColumnOptions::with_rulings) takes the place of a score; such boards are
//! scored by [`Situation::protocol`](redress_core::situation::Situation::protocol), like those of every other board and
//! with the same figures.
//!
//! A line that cannot be understood is left out and [noted](Columns::faults) with its number; of two lines of the same
//! contestants on one board the later counts.
//!
//! ```
//! use redress_columns::{ColumnOptions, Columns};
//! use redress_core::scoring::{Conventions, Scoring};
//! use redress_events::model::Winners;
//!
//! let file = "board,ns,ew,score\n1,1,4,620\n1,2,5,620\n1,3,6,-100\n";
//! let columns = Columns::read(file.as_bytes(), &ColumnOptions::new()).unwrap();
//! let scored = columns.score(Scoring::Matchpoints, &Conventions::default()).unwrap();
//!
//! // Two pairs share the top of 4: 3 each.
//! let points: Vec<String> = scored.rows().map(|row| row.points.unwrap().ns.to_string()).collect();
//! assert_eq!(points, ["3", "3", "0"]);
//! let ranking = scored.ranking(Winners::Two);
//! assert_eq!((ranking[0].contestant.as_ref(), ranking[0].place, ranking[0].tied), ("1", 1, true));
//! // East-West's ranking follows: pair 6 has all 4.
//! assert_eq!((ranking[3].contestant.as_ref(), ranking[3].points.to_string()), ("6", "4".into()));
//! ```

mod layout;

mod ids;

mod block;

mod sections;

mod digits;

mod faults;

mod rows;

mod by_section;

mod stream;

mod input;

#[cfg(feature = "threads")]
mod parallel;

mod reading;

mod seated;

mod twice;

mod counts;

mod values;

mod sums;

mod ranking;

#[cfg(feature = "parquet")]
mod parquet_file;

#[cfg(all(feature = "files", feature = "parquet"))]
pub mod files;

mod scored;

mod plain;

mod lines;

mod parts;

mod apart;

mod kept;

mod whole;

pub use input::Input;
#[cfg(feature = "parquet")]
pub use parquet_file::{Parquet, ParquetTable};
pub use ranking::Ranked;
pub use reading::ColumnOptions;
pub use rows::ReadRuling;
pub use scored::{Columns, ScoredColumns, ScoredRow};
pub use values::ColumnsError;
pub use whole::{LargeEvent, RuledTables, large_event};

use redress_events::readers::Reader;

/// The readers of whole events that this crate adds to those of `redress-events`: with the feature `parquet`, tables of
/// Parquet. Give them to [`read_with`](redress_events::readers::read_with).
pub static READERS: &[&dyn Reader] = &[
    #[cfg(feature = "parquet")]
    &Parquet,
];
