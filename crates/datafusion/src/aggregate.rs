//! The scores of a group, with the count and the worth of each.

use crate::arguments::{FIGURE, PRECISION, SCALE, column, fixed_conventions, score, types};
use crate::field::{Frequencies, points};
use datafusion::arrow::array::{Array, ArrayRef, AsArray, Int64Array, ListArray, StructArray};
use datafusion::arrow::buffer::OffsetBuffer;
use datafusion::arrow::datatypes::{DataType, Field, FieldRef, Fields, Int64Type};
use datafusion::common::{ScalarValue, exec_err};
use datafusion::error::Result;
use datafusion::logical_expr::function::{AccumulatorArgs, StateFieldsArgs};
use datafusion::logical_expr::utils::AggregateOrderSensitivity;
use datafusion::logical_expr::{Accumulator, AggregateUDFImpl, Signature, Volatility};
use redress_core::scoring::{Conventions, Scoring};
use std::sync::Arc;

/// `matchpoints_table(score [, conventions]) … GROUP BY event, board`: a list of `{score, results, points}`, the lowest score first.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct FieldTable {
    name: &'static str,
    scoring: Scoring,
    signature: Signature,
}

impl FieldTable {
    pub fn new(name: &'static str, scoring: Scoring) -> Result<Self> {
        let signature = Signature::user_defined(Volatility::Immutable);
        Ok(Self { name, scoring, signature: signature.with_parameter_names(vec!["score", "conventions"])? })
    }
}

/// The fields of an entry of the list.
fn entry() -> Fields {
    Fields::from(vec![
        Field::new("score", DataType::Int64, false),
        Field::new("results", DataType::Int64, false),
        Field::new("points", FIGURE, true),
    ])
}

fn list_of(item: DataType, is_nullable: bool) -> DataType {
    DataType::List(Arc::new(Field::new("item", item, is_nullable)))
}

impl AggregateUDFImpl for FieldTable {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        types(self.name, given, 1, &[DataType::Int64, DataType::Utf8])
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(list_of(DataType::Struct(entry()), true))
    }

    fn state_fields(&self, arguments: StateFieldsArgs) -> Result<Vec<FieldRef>> {
        let state = |part: &str| {
            Arc::new(Field::new(format!("{}[{part}]", arguments.name), list_of(DataType::Int64, true), true))
        };
        Ok(vec![state("scores"), state("results")])
    }

    /// Every order of its rows gives the same.
    fn order_sensitivity(&self) -> AggregateOrderSensitivity {
        AggregateOrderSensitivity::Insensitive
    }

    fn accumulator(&self, arguments: AccumulatorArgs) -> Result<Box<dyn Accumulator>> {
        if arguments.is_distinct {
            return exec_err!("{} counts every result", self.name);
        }
        let conventions = fixed_conventions(arguments.exprs.get(1))?;
        Ok(Box::new(Counted { scoring: self.scoring, conventions, field: Frequencies::new() }))
    }
}

/// The scores seen so far.
#[derive(Debug)]
struct Counted {
    scoring: Scoring,
    conventions: Conventions,
    field: Frequencies,
}

impl Counted {
    fn add(&mut self, value: i64, results: i64) -> Result<()> {
        let count = self.field.entry(score(value)?).or_default();
        *count = count.saturating_add(u32::try_from(results).unwrap_or(u32::MAX));
        Ok(())
    }

    fn list(values: impl Iterator<Item = i64>) -> ScalarValue {
        let values: Vec<ScalarValue> = values.map(|value| ScalarValue::Int64(Some(value))).collect();
        ScalarValue::List(ScalarValue::new_list_nullable(&values, &DataType::Int64))
    }
}

impl Accumulator for Counted {
    fn update_batch(&mut self, values: &[ArrayRef]) -> Result<()> {
        let scores: &Int64Array = column(values, 0)?;
        scores.iter().flatten().try_for_each(|score| self.add(score, 1))
    }

    fn merge_batch(&mut self, states: &[ArrayRef]) -> Result<()> {
        let (scores, results): (&ListArray, &ListArray) = (column(states, 0)?, column(states, 1)?);
        for (scores, results) in scores.iter().zip(results.iter()) {
            let (Some(scores), Some(results)) = (scores, results) else { continue };
            let (scores, results) = (scores.as_primitive::<Int64Type>(), results.as_primitive::<Int64Type>());
            for (score, results) in scores.iter().flatten().zip(results.iter().flatten()) {
                self.add(score, results)?;
            }
        }
        Ok(())
    }

    fn state(&mut self) -> Result<Vec<ScalarValue>> {
        let scores = Self::list(self.field.keys().map(|score| i64::from(*score)));
        let results = Self::list(self.field.values().map(|count| i64::from(*count)));
        Ok(vec![scores, results])
    }

    fn evaluate(&mut self) -> Result<ScalarValue> {
        let worth = points(&self.field, self.scoring, &self.conventions)?;
        let scores: Int64Array = worth.iter().map(|(score, _)| Some(i64::from(*score))).collect();
        let results: Int64Array = self.field.values().map(|count| Some(i64::from(*count))).collect();
        let points: datafusion::arrow::array::Decimal128Array = worth.iter().map(|(_, points)| *points).collect();
        let points = points.with_precision_and_scale(PRECISION, SCALE)?;
        let entries = StructArray::try_new(entry(), vec![Arc::new(scores), Arc::new(results), Arc::new(points)], None)?;
        let offsets = OffsetBuffer::from_lengths([entries.len()]);
        let item = Arc::new(Field::new("item", DataType::Struct(entry()), true));
        Ok(ScalarValue::List(Arc::new(ListArray::try_new(item, offsets, Arc::new(entries), None)?)))
    }

    fn size(&self) -> usize {
        // A node of the tree holds its entries with some room.
        size_of_val(self) + self.field.len() * 16
    }
}
