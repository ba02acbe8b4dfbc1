//! The worth of a ruling among the scores of the other tables.

use crate::arguments::{FIGURE, column, conventions, figure, figures, score, types};
use datafusion::arrow::array::{Array, AsArray, Int64Array, ListArray, StringArray};
use datafusion::arrow::datatypes::{DataType, Field, Int64Type};
use datafusion::common::{exec_datafusion_err, exec_err};
use datafusion::error::Result;
use datafusion::logical_expr::{ColumnarValue, ScalarFunctionArgs, ScalarUDFImpl, Signature, Volatility};
use redress::session::{Names, resolve};
use redress::source::FileId;
use redress::syntax::{parse_ruling, tree};
use redress_core::ruling::{Board, Ruling, Side};
use redress_core::scoring::{Conventions, Scoring};
use redress_core::situation::{Situation, Traveller, evaluate};
use std::sync::Arc;

/// `ruling_ns(ruling, scores [, conventions [, scoring [, board]]])`: what North-South get for a ruling where the other
/// tables have these scores; `ruling_ew` for East-West. An argument that is left out or null is the usual: the default conventions,
/// matchpoints, no board (which only contracts need).
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct RulingPoints {
    name: &'static str,
    is_ns: bool,
    signature: Signature,
}

impl RulingPoints {
    pub fn new(name: &'static str, side: Side) -> Result<Self> {
        let names = vec!["ruling", "scores", "conventions", "scoring", "board"];
        let signature = Signature::user_defined(Volatility::Immutable).with_parameter_names(names)?;
        Ok(Self { name, is_ns: side == Side::NS, signature })
    }
}

impl ScalarUDFImpl for RulingPoints {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        let scores = DataType::List(Arc::new(Field::new("item", DataType::Int64, true)));
        types(self.name, given, 2, &[DataType::Utf8, scores, DataType::Utf8, DataType::Utf8, DataType::Int64])
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(FIGURE)
    }

    fn invoke_with_args(&self, arguments: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let columns = ColumnarValue::values_to_arrays(&arguments.args)?;
        let (rulings, fields): (&StringArray, &ListArray) = (column(&columns, 0)?, column(&columns, 1)?);
        let texts = |at| (columns.len() > at).then(|| column::<StringArray>(&columns, at)).transpose();
        let (conventions, scorings) = (texts(2)?, texts(3)?);
        let boards = (columns.len() > 4).then(|| column::<Int64Array>(&columns, 4)).transpose()?;
        let text = |column: Option<&'_ StringArray>, row| {
            column.filter(|column| column.is_valid(row)).map(|column| column.value(row).to_owned())
        };
        let points = (0..rulings.len()).map(|row| {
            if rulings.is_null(row) || fields.is_null(row) {
                return Ok(None);
            }
            let scores = fields.value(row);
            let case = Case {
                ruling: rulings.value(row),
                scores: scores.as_primitive::<Int64Type>(),
                conventions: text(conventions, row),
                scoring: text(scorings, row),
                board: boards.filter(|boards| boards.is_valid(row)).map(|boards| boards.value(row)),
            };
            case.points(if self.is_ns { Side::NS } else { Side::EW }).map(Some)
        });
        Ok(ColumnarValue::Array(figures(points.collect::<Result<Vec<_>>>()?)?))
    }
}

/// A ruling in its place.
struct Case<'a> {
    ruling: &'a str,
    scores: &'a Int64Array,
    conventions: Option<String>,
    scoring: Option<String>,
    board: Option<i64>,
}

impl Case<'_> {
    fn points(&self, side: Side) -> Result<i128> {
        let conventions = self.conventions.as_deref().map_or_else(|| Ok(Conventions::default()), conventions)?;
        let form = self.scoring.as_deref().unwrap_or("matchpoints");
        let Some(scoring) = Scoring::named(form).filter(|scoring| scoring.is_of_field()) else {
            return exec_err!("'{form}' is no form of scoring that compares with a field");
        };
        let scores = self.scores.iter().flatten().map(|value| Ok((score(value)?, 1)));
        let traveller = Traveller::of_scores(scores.collect::<Result<Vec<_>>>()?);
        let board = self.board.and_then(|board| u32::try_from(board).ok()).filter(|board| *board > 0);
        let situation = Situation::new()
            .with_board(board.map(Board::numbered))
            .with_traveller(traveller)
            .with_scoring(scoring)
            .with_conventions(conventions);
        let ruling = read(self.ruling)?;
        let evaluation = evaluate(&ruling, &situation);
        let evaluation =
            evaluation.map_err(|error| exec_datafusion_err!("'{}' cannot be scored: {error}", self.ruling))?;
        figure(&evaluation.sides.by(side).points)
    }
}

/// A ruling in redress's notation: `(60% +620 & 40% -100)`, `60%/40%`, `4♥x-1 W`.
///
/// # Errors
/// A text that is none.
pub(crate) fn read(text: &str) -> Result<Ruling> {
    let written = parse_ruling(FileId::default(), text).ok();
    let ruling = written.and_then(|written| resolve(&written, &NoNames).ok());
    ruling.ok_or_else(|| exec_datafusion_err!("'{text}' is no ruling"))
}

/// No ruling has a name here.
struct NoNames;

impl Names for NoNames {
    fn ruling(&self, _: &str) -> Option<&tree::Ruling> {
        None
    }

    fn known(&self) -> Vec<&str> {
        Vec::new()
    }
}
