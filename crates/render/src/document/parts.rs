//! Parts of documents that several results share.

use super::exact::{Number, Written};
use crate::number::{decimal, percent};
use crate::ruling::Side;
use crate::scoring::{Figure, Sides};
use crate::situation::Evaluation;
use serde::Serialize;

/// One value for each side.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct BySide<T> {
    ns: T,
    ew: T,
}

/// One value for each side.
pub(crate) fn by_side<T>(make: impl Fn(Side) -> T) -> BySide<T> {
    BySide { ns: make(Side::NS), ew: make(Side::EW) }
}

/// A side's figure, from its own view.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct FigureDocument<'a> {
    /// The final figure, after rounding and penalties.
    exact: Number<'a>,
    /// The same as it is printed for people.
    points: String,
    /// Its share of the top in per cent; none in IMPs and total points.
    percent: Option<String>,
    /// The figure before rounding and penalties, where that is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    unrounded: Option<Number<'a>>,
    /// The penalties taken away.
    #[serde(skip_serializing_if = "Option::is_none")]
    penalty: Option<Number<'a>>,
}

impl<'a> FigureDocument<'a> {
    pub(crate) fn new(figure: &'a Figure) -> Self {
        Self {
            exact: Written(&figure.points),
            points: decimal(&figure.points, 4).0,
            percent: figure.share.as_ref().map(percent),
            unrounded: (figure.points != figure.unrounded).then_some(Written(&figure.unrounded)),
            penalty: (!figure.penalty.is_zero()).then_some(Written(&figure.penalty)),
        }
    }
}

/// The sides of something that has two, each in its own way.
pub(crate) fn sides<'a, T, U>(of: &'a Sides<T>, make: impl Fn(&'a T) -> U) -> BySide<U> {
    BySide { ns: make(&of.ns), ew: make(&of.ew) }
}

/// The figures of a ruling without their working.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SummaryDocument<'a> {
    /// The unit of the points.
    unit: &'static str,
    /// The most a side can have; none in IMPs and total points.
    top: Option<Number<'a>>,
    ns: FigureDocument<'a>,
    ew: FigureDocument<'a>,
    /// Each side's victory points, in a match with a scale.
    vp: Option<BySide<Number<'a>>>,
    /// Each side's IMPs in its match, where that is a knockout (Law 12C4).
    knockout: Option<BySide<Number<'a>>>,
}

impl<'a> SummaryDocument<'a> {
    pub(crate) fn new(found: &'a Evaluation) -> Self {
        Self {
            unit: found.unit().word(),
            top: found.top.as_ref().map(Written),
            ns: FigureDocument::new(&found.sides.ns),
            ew: FigureDocument::new(&found.sides.ew),
            vp: found.victory_points.as_ref().map(|victory| sides(victory, Written)),
            knockout: found.knockout.as_ref().map(|total| sides(total, Written)),
        }
    }
}
