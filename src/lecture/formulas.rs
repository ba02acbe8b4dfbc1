//! Formulas between dollar signs: MathML on a page; in an article themselves, if they are formulas and nothing else.

use super::blocks::dialect;
use pulldown_cmark::{Event, Parser};
use std::ops::Range;

/// A formula as MathML; none where it cannot be read.
#[cfg(feature = "lecture")]
pub(super) fn mathml(formula: &str, is_display: bool) -> Option<String> {
    use pulldown_latex::config::{DisplayMode, RenderConfig};
    let storage = pulldown_latex::Storage::new();
    let events: Vec<_> = pulldown_latex::Parser::new(formula, &storage).collect::<Result<_, _>>().ok()?;
    let display_mode = if is_display { DisplayMode::Block } else { DisplayMode::Inline };
    let config = RenderConfig { display_mode, ..RenderConfig::default() };
    let mut text = String::new();
    let events = events.into_iter().map(Ok::<_, std::fmt::Error>);
    pulldown_latex::push_mathml(&mut text, events, config).ok()?;
    Some(text)
}

/// Without the crate that reads them no formula can be read.
#[cfg(not(feature = "lecture"))]
pub(super) fn mathml(_: &str, _: bool) -> Option<String> {
    None
}

/// A formula in an article; none where it is more than a formula.
pub(super) fn latex(formula: &str, is_display: bool) -> Option<String> {
    mathml(formula, is_display)?;
    Some(if is_display { format!("\\[{formula}\\]") } else { format!("${formula}$") })
}

/// The formulas of a text that cannot be read.
pub(super) fn unreadable(markdown: &str) -> Vec<(String, Range<usize>)> {
    let wrong = |(event, range)| match event {
        Event::InlineMath(formula) | Event::DisplayMath(formula) if mathml(&formula, false).is_none() => {
            Some((formula.to_string(), range))
        }
        _ => None,
    };
    Parser::new_ext(markdown, dialect()).into_offset_iter().filter_map(wrong).collect()
}

#[cfg(all(test, feature = "lecture"))]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_mathml() {
        let text = mathml("\\frac{1}{3}x^2", false).unwrap_or_default();
        assert!(text.starts_with("<math") && text.contains("<mfrac>") && text.contains("<msup>"), "{text}");
        assert_eq!(latex("x_1", false).as_deref(), Some("$x_1$"));
        assert_eq!(latex("\\input{secret}", false), None);
        let wrong = unreadable("$x^2$ costs $5 and $6, $\\nosuch{1}$\n");
        assert_eq!(wrong.len(), 1);
    }
}
