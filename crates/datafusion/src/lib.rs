//! The scoring of bridge as functions of SQL, for engines built on [DataFusion](datafusion): the score of a contract,
//! the worth of a board's scores, and the worth of a ruling among them.
//!
//! ```
//! # use datafusion::error::Result;
//! use datafusion::prelude::SessionContext;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<()> {
//! let context = SessionContext::new();
//! redress_datafusion::register(&context)?;
//! let query = "
//!     SELECT pair, matchpoints(score, conventions => 'ebu') OVER (PARTITION BY board) AS points
//!     FROM (VALUES (7, 1, 620), (7, 2, 620), (7, 3, -100)) AS results (board, pair, score)
//!     ORDER BY pair";
//! let points = context.sql(query).await?.collect().await?;
//! # assert_eq!(points[0].num_rows(), 3);
//! # Ok(())
//! # }
//! ```
//!
//! Every figure is `DECIMAL(26, 12)`: the exact fraction rounded to twelve digits, halves away from zero. No
//! floating-point number takes part.

mod aggregate;
mod arguments;
mod contract;
mod field;
mod ruling;
mod window;

pub use arguments::{PRECISION, SCALE};

use datafusion::error::Result;
use datafusion::execution::FunctionRegistry;
use datafusion::logical_expr::{AggregateUDF, ScalarUDF, WindowUDF};
use datafusion::prelude::SessionContext;
use redress_core::ruling::Side;
use redress_core::scoring::Scoring;
use std::sync::Arc;

/// The functions of a window: the worth of each of its scores among them.
const WINDOWS: [(&str, Scoring); 3] =
    [("matchpoints", Scoring::Matchpoints), ("cross_imps", Scoring::CrossImps), ("butler", Scoring::Butler)];

/// The functions of a group: its different scores, with the count and the worth of each.
const GROUPS: [(&str, Scoring); 3] = [
    ("matchpoints_table", Scoring::Matchpoints),
    ("cross_imps_table", Scoring::CrossImps),
    ("butler_table", Scoring::Butler),
];

/// The functions of rulings, by the side whose figure they give.
const RULINGS: [(&str, Side); 2] = [("ruling_ns", Side::NS), ("ruling_ew", Side::EW)];

/// The functions of a row.
///
/// # Errors
/// None is expected; those of DataFusion's signatures.
pub fn scalar_functions() -> Result<Vec<Arc<ScalarUDF>>> {
    let mut functions = vec![Arc::new(ScalarUDF::new_from_impl(contract::ContractScore::new()?))];
    for (name, side) in RULINGS {
        functions.push(Arc::new(ScalarUDF::new_from_impl(ruling::RulingPoints::new(name, side)?)));
    }
    Ok(functions)
}

/// The functions of a window: the worth of each of its scores among them.
///
/// # Errors
/// None is expected; those of DataFusion's signatures.
pub fn window_functions() -> Result<Vec<Arc<WindowUDF>>> {
    let function = |(name, scoring)| Ok(Arc::new(WindowUDF::new_from_impl(window::FieldPoints::new(name, scoring)?)));
    WINDOWS.into_iter().map(function).collect()
}

/// The functions of a group: its different scores, with the count and the worth of each.
///
/// # Errors
/// None is expected; those of DataFusion's signatures.
pub fn aggregate_functions() -> Result<Vec<Arc<AggregateUDF>>> {
    let function =
        |(name, scoring)| Ok(Arc::new(AggregateUDF::new_from_impl(aggregate::FieldTable::new(name, scoring)?)));
    GROUPS.into_iter().map(function).collect()
}

/// Makes all functions known to a session.
///
/// # Errors
/// None is expected; those of DataFusion's signatures.
pub fn register(context: &SessionContext) -> Result<()> {
    let state = context.state_ref();
    register_all(&mut *state.write())
}

/// Makes all functions known to any registry: a session's state, or that of an executor.
///
/// # Errors
/// Those of the registry.
pub fn register_all(registry: &mut dyn FunctionRegistry) -> Result<()> {
    for function in scalar_functions()? {
        registry.register_udf(function)?;
    }
    for function in aggregate_functions()? {
        registry.register_udaf(function)?;
    }
    for function in window_functions()? {
        registry.register_udwf(function)?;
    }
    Ok(())
}
