//! Ranks a file of results by SQL with `matchpoints` and prints the ranking; to the other stream how many seconds that took,
//! reading included, the program's start not. `benches/datafusion.sh` compares.
//!
//! ```text
//! cargo run --release --example ranking -- FILE.csv|FILE.parquet
//! ```

use datafusion::arrow::array::AsArray;
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::prelude::{CsvReadOptions, SessionContext};
use std::error::Error;
use std::time::Instant;

const RANKING: &str = "
    WITH points AS (
        SELECT ns, ew, matchpoints(score) OVER (PARTITION BY board) AS points,
               2 * (count(*) OVER (PARTITION BY board) - 1) AS most
        FROM results)
    SELECT 'NS' AS direction, ns AS pair, CAST(SUM(points) AS BIGINT) AS points, SUM(most) AS most, count(*) AS boards
    FROM points GROUP BY ns
    UNION ALL
    SELECT 'EW' AS direction, ew AS pair, CAST(SUM(most - points) AS BIGINT) AS points, SUM(most) AS most,
           count(*) AS boards
    FROM points GROUP BY ew";

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("ranking FILE.csv|FILE.parquet")?;
    let context = SessionContext::new();
    redress_datafusion::register(&context)?;
    let start = Instant::now();
    if file.ends_with(".parquet") {
        context.register_parquet("results", &file, Default::default()).await?;
    } else {
        context.register_csv("results", &file, CsvReadOptions::new()).await?;
    }
    let batches = context.sql(RANKING).await?.collect().await?;
    eprintln!("{:.3}", start.elapsed().as_secs_f64());
    for batch in batches {
        let texts: Vec<_> =
            batch.columns().iter().map(|column| cast(column, &DataType::Utf8)).collect::<Result<_, _>>()?;
        for row in 0..batch.num_rows() {
            let fields: Vec<&str> = texts.iter().map(|column| column.as_string::<i32>().value(row)).collect();
            println!("{}", fields.join(","));
        }
    }
    Ok(())
}
