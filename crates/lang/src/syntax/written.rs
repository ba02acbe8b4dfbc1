//! Rulings as they are written, each part with its place, nothing resolved yet.
//!
//! They admit what the language refuses for a reason worth explaining (weights that do not sum, an artificial
//! component, a contract without its declarer); a ruling is checked when it is resolved.

use crate::ruling::notation::{
    self, Mark, Notate, NotateOutcome, NotateSide, NotateWeight, Notation, Token, notate_components,
};
use crate::source::Span;
use std::fmt;

use crate::ruling::{self, Side, Weight, WrittenOutcome};

/// Something with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Spanned<T> {
    /// The value.
    pub node: T,
    /// Its place.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// Puts a value and its place together.
    pub fn new(node: T, span: Span) -> Self {
        Self { node, span }
    }
}

/// A word or a name as written.
pub type Word = Spanned<String>;

/// A unit of points, as written after a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its notation")]
pub enum Unit {
    Percent,
    Matchpoints,
    Imps,
    VictoryPoints,
}

impl Unit {
    /// The kind of points that it is; `None` for percent.
    #[must_use]
    pub const fn points(self) -> Option<ruling::Unit> {
        match self {
            Self::Percent => None,
            Self::Matchpoints => Some(ruling::Unit::Matchpoints),
            Self::Imps => Some(ruling::Unit::Imps),
            Self::VictoryPoints => Some(ruling::Unit::VictoryPoints),
        }
    }

    /// A number with the unit behind it, as it is written.
    #[must_use]
    pub fn behind(self, number: &str) -> String {
        self.points().map_or_else(|| format!("{number}%"), |points| format!("{number} {}", points.word()))
    }
}

/// A ruling as written.
#[derive(Debug, Clone, PartialEq)]
pub struct Ruling {
    /// Its form.
    pub kind: RulingKind,
    /// `in "B"`: the group of a fouled board it belongs to.
    pub group: Option<Word>,
    /// From the first to the last character.
    pub span: Span,
}

impl Notate for Ruling {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        self.kind.notate(notation)?;
        let Some(group) = &self.group else { return Ok(()) };
        for token in [Token::Mark(Mark::Space), Token::Word(notation::Word::In), Token::Mark(Mark::Space)] {
            notation.token(token)?;
        }
        notation.token(Token::Quoted(&group.node))
    }
}

/// The canonical form: `(60% +620 & 40% -100)/(+620)`.
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.notate(f)
    }
}

/// The forms of a ruling: one side expression for both (`+620`, `(60%+620 & 40%-100)`, a name), `NS/EW`, or damage.
pub type RulingKind = crate::ruling::Ruling<SideExpression, Option<Side>>;

/// `damage NS before X after Y obtained Z`; without its side it is that of the non-offenders.
pub type Damage = crate::ruling::Damage<SideExpression, Option<Side>>;

/// The place from the first to the last character between the words of damage.
#[must_use]
pub fn place(kind: &RulingKind) -> Span {
    let mut place: Option<Span> = None;
    kind.for_each_side(&mut |side| place = Some(place.map_or(side.span, |before| before.to(side.span))));
    place.unwrap_or_default()
}

/// The result of one side of a split.
#[derive(Debug, Clone, PartialEq)]
pub struct SideExpression {
    /// Its form.
    pub kind: SideKind,
    /// From the first to the last character, parentheses included.
    pub span: Span,
}

/// The forms of a side.
#[derive(Debug, Clone, PartialEq)]
pub enum SideKind {
    /// A name, `ans` among them.
    Name(String),
    /// One component or several.
    Components(Vec<Component>),
}

/// `60% of +620`; no weight for an outcome alone.
pub type Component = crate::ruling::Component<Option<Spanned<Weight>>, Spanned<WrittenOutcome>>;

impl<T: NotateWeight> NotateWeight for Spanned<T> {
    fn weight_token(&self, alone: bool) -> Option<Token<'_>> {
        self.node.weight_token(alone)
    }

    fn is_readable(&self) -> bool {
        self.node.is_readable()
    }
}

impl<T: Notate> Notate for Spanned<T> {
    fn notate(&self, notation: &mut (impl Notation + ?Sized)) -> fmt::Result {
        self.node.notate(notation)
    }
}

impl<T: NotateOutcome> NotateOutcome for Spanned<T> {
    fn is_artificial(&self) -> bool {
        self.node.is_artificial()
    }
}

impl NotateSide for SideExpression {
    fn notate_side(&self, notation: &mut (impl Notation + ?Sized), beside_slash: bool) -> fmt::Result {
        match &self.kind {
            SideKind::Name(name) => notation.token(Token::Name(name)),
            SideKind::Components(components) => notate_components(components, notation, beside_slash),
        }
    }
}
