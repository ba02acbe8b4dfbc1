//! Formulas between dollar signs: MathML on a page; in an article themselves, if they are formulas and nothing else.

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

/// A formula in the notation of Typst; none where it has parts that are not known here, such as a matrix.
#[cfg(feature = "lecture")]
pub(super) fn typst(formula: &str) -> Option<String> {
    let storage = pulldown_latex::Storage::new();
    let events: Vec<_> = pulldown_latex::Parser::new(formula, &storage).collect::<Result<_, _>>().ok()?;
    let mut events = events.into_iter();
    let mut text = String::new();
    while let Some(event) = events.next() {
        text.push_str(&typst_of(&event, &mut events)?);
        text.push(' ');
    }
    Some(text.trim_end().to_owned())
}

/// Without the crate that reads them no formula can be read.
#[cfg(not(feature = "lecture"))]
pub(super) fn typst(_: &str) -> Option<String> {
    None
}

/// An element of a formula, which begins with an event.
#[cfg(feature = "lecture")]
fn typst_of<'a>(
    event: &pulldown_latex::event::Event<'a>,
    rest: &mut impl Iterator<Item = pulldown_latex::event::Event<'a>>,
) -> Option<String> {
    use pulldown_latex::event::{Content, Event, Grouping, ScriptType, Visual};
    let bare = |sign: char| if sign.is_ascii() { format!("\\{sign}") } else { format!("{sign}") };
    let mut next = || rest.next().and_then(|event| typst_of(&event, rest));
    Some(match event {
        Event::Content(content) => match content {
            Content::Text(words) => format!("\"{}\"", words.replace('\\', "\\\\").replace('"', "\\\"")),
            Content::Number(digits) => digits.replace(',', "\\,"),
            Content::Function(name) => format!("op(\"{name}\")"),
            Content::Ordinary { content: letter, .. } if letter.is_alphabetic() => letter.to_string(),
            Content::Ordinary { content: mark, .. } | Content::Delimiter { content: mark, .. } => bare(*mark),
            Content::LargeOp { content: mark, .. }
            | Content::BinaryOp { content: mark, .. }
            | Content::Punctuation(mark) => bare(*mark),
            Content::Relation { content: relation, .. } => {
                let mut buffer = [0_u8; 8];
                let written = std::str::from_utf8(relation.encode_utf8_to_buf(&mut buffer)).ok()?;
                written.chars().map(bare).collect()
            }
        },
        Event::Begin(Grouping::Normal) => group_of(rest)?,
        Event::Begin(Grouping::LeftRight(open, close)) => {
            let mark = |mark: &Option<char>| mark.map(bare).unwrap_or_default();
            format!("lr({} {} {})", mark(open), group_of(rest)?, mark(close))
        }
        Event::Visual(Visual::SquareRoot) => format!("sqrt({})", next()?),
        Event::Visual(Visual::Root) => {
            let (radicand, index) = (next()?, next()?);
            format!("root({index}, {radicand})")
        }
        Event::Visual(Visual::Fraction(None)) => format!("frac({}, {})", next()?, next()?),
        Event::Script { ty: kind, .. } => {
            let base = next()?;
            match kind {
                ScriptType::Subscript => format!("attach({base}, b: {})", next()?),
                ScriptType::Superscript => format!("attach({base}, t: {})", next()?),
                ScriptType::SubSuperscript => format!("attach({base}, b: {}, t: {})", next()?, next()?),
            }
        }
        Event::Space { .. } => "space".to_owned(),
        Event::StateChange(_) => String::new(),
        _ => return None,
    })
}

/// The elements up to the end of their group.
#[cfg(feature = "lecture")]
fn group_of<'a>(rest: &mut impl Iterator<Item = pulldown_latex::event::Event<'a>>) -> Option<String> {
    let mut parts = Vec::new();
    loop {
        match rest.next()? {
            pulldown_latex::event::Event::End => break,
            event => parts.push(typst_of(&event, rest)?),
        }
    }
    Some(parts.join(" "))
}

/// Returns whether a formula can be read.
pub(super) fn is_readable(formula: &str) -> bool {
    mathml(formula, false).is_some()
}

#[cfg(all(test, feature = "lecture"))]
mod tests {
    use super::super::manuscript::Manuscript;
    use super::*;

    #[test]
    fn a_formula_is_mathml() {
        let text = mathml("\\frac{1}{3}x^2", false).unwrap_or_default();
        assert!(text.starts_with("<math") && text.contains("<mfrac>") && text.contains("<msup>"), "{text}");
        assert_eq!(latex("x_1", false).as_deref(), Some("$x_1$"));
        assert_eq!(latex("\\input{secret}", false), None);
        assert_eq!(typst("\\frac{1}{3}x^2").as_deref(), Some("frac(1, 3) attach(x, t: 2)"));
        assert_eq!(typst("\\begin{matrix} 1 \\end{matrix}"), None);
        let all = Manuscript::of("$x^2$ costs $5 and $6, $\\nosuch{1}$\n").formulas;
        assert_eq!(all.iter().filter(|(formula, _)| !is_readable(formula)).count(), 1);
    }
}
