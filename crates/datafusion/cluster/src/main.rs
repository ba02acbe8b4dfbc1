//! A cluster on one machine: a scheduler and executors of Ballista that know the functions, each a process of its own, and a
//! client that ranks a file by SQL with them or without. `scripts/cluster.sh` runs them and compares.
//!
//! ```text
//! redress-cluster scheduler PORT
//! redress-cluster executor PORT GRPC-PORT SCHEDULER-PORT FOLDER
//! redress-cluster rank FILE [SCHEDULER-PORT]
//! ```
//!
//! They listen on 127.0.0.1 alone.

use ballista::prelude::SessionContextExt;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_core::utils::default_session_builder;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;
use datafusion::arrow::array::AsArray;
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::error::Result as Fallible;
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{CsvReadOptions, SessionConfig, SessionContext};
use redress_datafusion::{aggregate_functions, register, scalar_functions, window_functions};
use std::error::Error;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

/// The ranking of both directions.
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
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["scheduler", port] => scheduler(port.parse()?).await,
        ["executor", port, grpc, scheduler, folder] => {
            executor(port.parse()?, grpc.parse()?, scheduler.parse()?, folder).await
        }
        ["rank", file] => rank(file, SessionContext::new()).await,
        ["rank", file, scheduler] => {
            let state = SessionStateBuilder::new().with_config(SessionConfig::new()).with_default_features().build();
            let url = format!("df://localhost:{scheduler}");
            rank(file, SessionContext::remote_with_state(&url, state).await?).await
        }
        _ => Err("scheduler PORT | executor PORT GRPC-PORT SCHEDULER-PORT FOLDER | rank FILE [SCHEDULER-PORT]".into()),
    }
}

async fn scheduler(port: u16) -> Result<(), Box<dyn Error>> {
    let build = |config: SessionConfig| {
        let mut state = default_session_builder(config)?;
        redress_datafusion::register_all(&mut state)?;
        Ok(state)
    };
    let config = SchedulerConfig {
        bind_host: "127.0.0.1".into(),
        external_host: "localhost".into(),
        bind_port: port,
        override_session_builder: Some(Arc::new(build)),
        ..SchedulerConfig::default()
    };
    let cluster = BallistaCluster::new_from_config(&config).await?;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    Ok(start_server(cluster, address, Arc::new(config)).await?)
}

async fn executor(port: u16, grpc_port: u16, scheduler_port: u16, folder: &str) -> Result<(), Box<dyn Error>> {
    let config = ExecutorProcessConfig {
        port,
        grpc_port,
        scheduler_port,
        scheduler_connect_timeout_seconds: 30,
        vcores: 1,
        work_dir: Some(folder.into()),
        override_function_registry: Some(Arc::new(functions()?)),
        ..ExecutorProcessConfig::default()
    };
    Ok(start_executor_process(Arc::new(config)).await?)
}

/// The functions that an executor knows.
fn functions() -> Fallible<BallistaFunctionRegistry> {
    let mut registry = BallistaFunctionRegistry::default();
    registry.scalar_functions.extend(scalar_functions()?.into_iter().map(|it| (it.name().to_owned(), it)));
    registry.aggregate_functions.extend(aggregate_functions()?.into_iter().map(|it| (it.name().to_owned(), it)));
    registry.window_functions.extend(window_functions()?.into_iter().map(|it| (it.name().to_owned(), it)));
    Ok(registry)
}

/// Prints the ranking as CSV, and to the other stream how many seconds it took.
async fn rank(file: &str, context: SessionContext) -> Result<(), Box<dyn Error>> {
    register(&context)?;
    let start = Instant::now();
    if file.ends_with(".parquet") {
        context.register_parquet("results", file, Default::default()).await?;
    } else {
        context.register_csv("results", file, CsvReadOptions::new()).await?;
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
