//! The worth of each score of a window among them.

use crate::arguments::{FIGURE, column, figures, fixed_conventions, score, types};
use crate::field::{Frequencies, points};
use datafusion::arrow::array::{ArrayRef, Int64Array};
use datafusion::arrow::datatypes::{DataType, Field, FieldRef};
use datafusion::error::Result;
use datafusion::logical_expr::function::{PartitionEvaluatorArgs, WindowUDFFieldArgs};
use datafusion::logical_expr::{PartitionEvaluator, Signature, Volatility, WindowUDFImpl};
use redress_core::scoring::{Conventions, Scoring};
use std::sync::Arc;

/// `matchpoints(score [, conventions]) OVER (PARTITION BY event, board)`.
///
/// The points of the side from whose view the score is seen: `-score` for East-West. The whole partition is the field,
/// whatever its order; a row without a score is not of it and has no points.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct FieldPoints {
    name: &'static str,
    scoring: Scoring,
    signature: Signature,
}

impl FieldPoints {
    pub fn new(name: &'static str, scoring: Scoring) -> Result<Self> {
        let signature = Signature::user_defined(Volatility::Immutable);
        Ok(Self { name, scoring, signature: signature.with_parameter_names(vec!["score", "conventions"])? })
    }
}

impl WindowUDFImpl for FieldPoints {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        types(self.name, given, 1, &[DataType::Int64, DataType::Utf8])
    }

    fn field(&self, arguments: WindowUDFFieldArgs) -> Result<FieldRef> {
        Ok(Arc::new(Field::new(arguments.name(), FIGURE, true)))
    }

    fn partition_evaluator(&self, arguments: PartitionEvaluatorArgs) -> Result<Box<dyn PartitionEvaluator>> {
        let conventions = fixed_conventions(arguments.input_exprs().get(1))?;
        Ok(Box::new(WholePartition { scoring: self.scoring, conventions }))
    }
}

/// Scores a partition at once.
#[derive(Debug)]
struct WholePartition {
    scoring: Scoring,
    conventions: Conventions,
}

impl PartitionEvaluator for WholePartition {
    fn evaluate_all(&mut self, values: &[ArrayRef], _: usize) -> Result<ArrayRef> {
        let scores: &Int64Array = column(values, 0)?;
        let mut field = Frequencies::new();
        for value in scores.iter().flatten() {
            let count = field.entry(score(value)?).or_default();
            *count = count.saturating_add(1);
        }
        let worth = points(&field, self.scoring, &self.conventions)?;
        let of = |value: Option<i64>| {
            let at = worth.binary_search_by_key(&value?, |(score, _)| i64::from(*score)).ok()?;
            worth.get(at)?.1
        };
        figures(scores.iter().map(of))
    }
}
