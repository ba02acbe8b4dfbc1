//! The score of a contract.

use crate::arguments::{column, types};
use crate::ruling::read;
use datafusion::arrow::array::{ArrayRef, Int64Array, StringArray};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::exec_err;
use datafusion::error::Result;
use datafusion::logical_expr::{ColumnarValue, ScalarFunctionArgs, ScalarUDFImpl, Signature, Volatility};
use redress_core::ruling::Board;
use redress_core::scoring::ResolvedRuling;
use std::sync::Arc;

/// `contract_score(contract, board)`: the score of a result such as `4♥x-1 W` on a board of this number, from
/// North-South's view.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct ContractScore {
    signature: Signature,
}

impl ContractScore {
    pub fn new() -> Result<Self> {
        let signature = Signature::user_defined(Volatility::Immutable);
        Ok(Self { signature: signature.with_parameter_names(vec!["contract", "board"])? })
    }
}

impl ScalarUDFImpl for ContractScore {
    fn name(&self) -> &str {
        "contract_score"
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        types(self.name(), given, 2, &[DataType::Utf8, DataType::Int64])
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::Int64)
    }

    fn invoke_with_args(&self, arguments: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let columns = ColumnarValue::values_to_arrays(&arguments.args)?;
        let (contracts, boards): (&StringArray, &Int64Array) = (column(&columns, 0)?, column(&columns, 1)?);
        let scores: Int64Array = contracts
            .iter()
            .zip(boards.iter())
            .map(|(contract, board)| contract.zip(board).map(|(contract, board)| score(contract, board)).transpose())
            .collect::<Result<_>>()?;
        Ok(ColumnarValue::Array(Arc::new(scores) as ArrayRef))
    }
}

fn score(contract: &str, board: i64) -> Result<i64> {
    let Some(number) = u32::try_from(board).ok().filter(|number| *number > 0) else {
        return exec_err!("{board} is no board");
    };
    let score = match ResolvedRuling::resolve(&read(contract)?, Some(&Board::numbered(number))) {
        Ok(ResolvedRuling::Score(score)) => Some(score),
        Ok(ResolvedRuling::Sides(sides)) => match (sides.ns.components(), sides.ew.components()) {
            ([ns], [ew]) if ns.score == ew.score => Some(ns.score),
            _ => None,
        },
        _ => None,
    };
    match score {
        Some(score) => Ok(score.into()),
        None => exec_err!("'{contract}' is not the result of a contract on board {board}"),
    }
}
