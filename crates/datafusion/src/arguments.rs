//! Arguments and results of the functions.

use datafusion::arrow::array::{Array, ArrayRef, Decimal128Array};
use datafusion::arrow::datatypes::DataType;
use datafusion::common::{ScalarValue, exec_datafusion_err, exec_err, plan_err};
use datafusion::error::Result;
use datafusion::physical_expr::PhysicalExpr;
use datafusion::physical_expr::expressions::Literal;
use redress_core::number::{Exact, Rounding};
use redress_core::scoring::{Conventions, PRESETS};
use std::sync::Arc;

/// The number of digits of a figure.
pub const PRECISION: u8 = 26;

/// The number of digits after the decimal point.
pub const SCALE: i8 = 12;

/// The type of every figure.
pub(crate) const FIGURE: DataType = DataType::Decimal128(PRECISION, SCALE);

/// One unit of a figure's last digit.
const ONE: i64 = 1_000_000_000_000;

/// Types of arguments of which the last few may be left out.
pub(crate) fn types(name: &str, given: &[DataType], needed: usize, all: &[DataType]) -> Result<Vec<DataType>> {
    if !(needed..=all.len()).contains(&given.len()) {
        return plan_err!("{name} takes {needed} to {} arguments, not {}", all.len(), given.len());
    }
    Ok(all.iter().take(given.len()).cloned().collect())
}

/// A figure in units of its last digit.
pub(crate) fn figure(value: &Exact) -> Result<i128> {
    let units = (value * ONE).round_to(&Exact::ONE, Rounding::HalfAwayFromZero);
    units.to_integer().map(i128::from).ok_or_else(|| exec_datafusion_err!("a figure too large for DECIMAL(26, 12)"))
}

/// A column of figures.
pub(crate) fn figures(values: impl IntoIterator<Item = Option<i128>>) -> Result<ArrayRef> {
    let array: Decimal128Array = values.into_iter().collect();
    Ok(Arc::new(array.with_precision_and_scale(PRECISION, SCALE)?))
}

/// A score that there can be, seen from NS: a multiple of ten within ±7,600.
pub(crate) fn score(value: i64) -> Result<i32> {
    match i32::try_from(value) {
        Ok(score) if score % 10 == 0 && (-7_600..=7_600).contains(&score) => Ok(score),
        _ => exec_err!("{value} is no score"),
    }
}

/// The conventions of a text: the name of a body (`ebu`), settings (`short-field mitchell, win 1`), or first the one and then
/// the others; divided by commas.
pub(crate) fn conventions(text: &str) -> Result<Conventions> {
    let mut conventions = Conventions::default();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        if let Some(of_body) = Conventions::preset(part) {
            conventions = of_body;
        } else if let Some((setting, value)) = part.split_once(char::is_whitespace) {
            set(&mut conventions, setting, value)?;
        } else {
            let known: Vec<&str> = PRESETS.iter().map(|preset| preset.name).collect();
            return exec_err!("no conventions are called '{part}'; known are {}", known.join(", "));
        }
    }
    Ok(conventions)
}

fn set(conventions: &mut Conventions, setting: &str, value: &str) -> Result<()> {
    let values: Vec<&str> = value.split_whitespace().collect();
    conventions.set(setting, &values).map_err(|_| exec_datafusion_err!("'{setting} {value}' is no setting"))
}

/// The conventions that a function of a group or window is given, the same for all its rows.
pub(crate) fn fixed_conventions(given: Option<&Arc<dyn PhysicalExpr>>) -> Result<Conventions> {
    let Some(given) = given else { return Ok(Conventions::default()) };
    let Some(literal) = given.downcast_ref::<Literal>() else {
        return exec_err!("conventions are a text, the same for all rows");
    };
    match literal.value() {
        ScalarValue::Utf8(Some(text)) | ScalarValue::LargeUtf8(Some(text)) | ScalarValue::Utf8View(Some(text)) => {
            conventions(text)
        }
        value if value.is_null() => Ok(Conventions::default()),
        _ => exec_err!("conventions are a text"),
    }
}

/// The column of a type that an argument is.
pub(crate) fn column<T: Array + 'static>(columns: &[ArrayRef], at: usize) -> Result<&T> {
    let column = columns.get(at).and_then(|column| column.as_any().downcast_ref());
    column.ok_or_else(|| exec_datafusion_err!("argument {} is of another type", at + 1))
}
