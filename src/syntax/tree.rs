//! The tree of a script: what was written, each part with its place, nothing resolved yet.
//!
//! The tree admits what the language refuses for a reason worth explaining (weights that do not sum, an artificial
//! component, a contract without its declarer); the ruling is checked when it is built from the tree.

use crate::number::Exact;
use crate::ruling::notation::{Notate, NotateOutcome, NotateSide, NotateWeight, Notation, Token, notate_components};
use crate::source::Span;
use std::fmt;

pub use crate::ruling::{
    Artificial, Doubling, Offenders, Seat, Side, Strain, Vulnerability, Weight, WrittenContract as Contract,
    WrittenOutcome as Outcome,
};

/// Something with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Spanned<T> {
    /// What was written.
    pub node: T,
    /// Where.
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

/// A whole script.
#[derive(Debug, Clone, Default)]
pub struct Script {
    /// Its statements in order; those that could not be read are left out and reported.
    pub statements: Vec<Statement>,
}

/// One statement.
#[derive(Debug, Clone)]
pub struct Statement {
    /// What it says.
    pub kind: StatementKind,
    /// From its first to its last character, comments around it left out.
    pub span: Span,
}

/// What a statement says.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub enum StatementKind {
    /// `board 7 dealer W vul NS`; all absent: show the board.
    Board {
        number: Option<Spanned<u32>>,
        dealer: Option<Seat>,
        vulnerability: Option<Vulnerability>,
    },
    /// `traveller { … }`; none: show it.
    Traveller(Option<Vec<TravellerItem>>),
    /// `other table R`; none: show it.
    OtherTable(Option<Ruling>),
    Match(MatchClauses),
    Offenders(Spanned<Offenders>),
    Obtained(Ruling),
    /// `session NS 64.2% EW 38%`: shares of 1.
    Session(Vec<(Side, Spanned<Exact>)>),
    /// `penalty EW 10%`.
    Penalty {
        side: Side,
        amount: Spanned<Exact>,
        unit: Unit,
    },
    Scoring(Word),
    /// `set NAME VALUE…`; the values as written, a percentage with its sign.
    Set {
        name: Word,
        values: Vec<Word>,
    },
    Regulations(Word),
    Include(Word),
    /// A bare ruling, or a name alone.
    Ruling(Ruling),
    Let {
        name: Word,
        ruling: Ruling,
    },
    Compare(Vec<Ruling>),
    Expect {
        ruling: Ruling,
        claims: Vec<Spanned<Claim>>,
    },
    Case(Case),
    Protocol,
    /// `effects`, `entry`, `sensitivity`, `pitfall` and their ruling.
    Ask {
        what: Question,
        ruling: Ruling,
    },
    Vary(Vary),
    Solve(Solve),
    /// `conventions R`, `conventions SETTING: R`.
    Conventions {
        setting: Option<Word>,
        ruling: Ruling,
    },
    Question(Word),
    /// The key of an exam question.
    Answer(Answer),
    Deal(Word),
    /// `marks side 50% weights 40%`: shares of 1.
    Marks(MarksClauses),
    Scale(Scale),
}

/// Statements that ask one thing of a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its keyword")]
pub enum Question {
    Effects,
    Entry,
    Sensitivity,
    Pitfall,
}

/// A unit of points, as written after a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is its notation")]
pub enum Unit {
    Percent,
    Matchpoints,
    Imps,
    VictoryPoints,
}

/// `case "NAME" points 4 { … }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Case {
    pub name: Word,
    pub points: Option<Spanned<Exact>>,
    pub body: Vec<Statement>,
}

/// An entry of a traveller block.
#[derive(Debug, Clone)]
pub enum TravellerItem {
    /// A row.
    Row(Row),
    /// `group "A" { … }`
    Group {
        /// The group's name.
        name: Word,
        /// Its rows.
        rows: Vec<Row>,
        /// The whole group.
        span: Span,
    },
}

/// What a row is called.
#[derive(Debug, Clone, PartialEq)]
pub enum Label {
    /// `table 3`
    Table(Word),
    /// A string.
    Text(Word),
}

impl Label {
    /// The label as it is shown: `table 3`, or the string's text.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Table(word) => format!("table {}", word.node),
            Self::Text(text) => text.node.clone(),
        }
    }
}

/// `table 3: (-100)/(+620): 2`
#[derive(Debug, Clone)]
pub struct Row {
    /// What the row is called.
    pub label: Option<Label>,
    /// What that table scored.
    pub ruling: Ruling,
    /// How many tables scored it; 1 where nothing is said.
    pub count: Option<Spanned<u32>>,
    /// The row.
    pub span: Span,
}

/// `match boards 16 rest +10 scale wbf`, `match knockout rest NS +10 EW -12`
#[derive(Debug, Clone, Default)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct MatchClauses {
    pub boards: Option<Spanned<u32>>,
    pub knockout: bool,
    pub rest: Option<Rest>,
    pub scale: Option<Word>,
}

/// IMPs of the other boards.
#[derive(Debug, Clone)]
pub enum Rest {
    /// NS's; EW have the negation.
    Both(Exact),
    /// Each side's own.
    Each(Exact, Exact),
}

/// `scale "club" boards 24 { 0-2: 15-15, … }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Scale {
    pub name: Word,
    pub boards: Option<Spanned<u32>>,
    pub steps: Vec<ScaleStep>,
}

/// `3-6: 16-14`; the last step may be open: `60+: 20-0`.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct ScaleStep {
    pub from: u32,
    pub to: Option<u32>,
    pub winner: Exact,
    pub loser: Exact,
    pub span: Span,
}

/// `marks side 50% weights 40%`; a clause that is left out changes nothing.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct MarksClauses {
    pub side: Option<Spanned<Exact>>,
    pub weights: Option<Spanned<Exact>>,
}

/// A ruling as written.
#[derive(Debug, Clone)]
pub struct Ruling {
    /// Its form.
    pub kind: RulingKind,
    /// `in "B"`: the group of a fouled board it belongs to.
    pub group: Option<Word>,
    /// From the first to the last character.
    pub span: Span,
}

/// The forms of a ruling: one side expression for both (`+620`, `(60%+620 & 40%-100)`, a name), `NS/EW`, or damage.
pub type RulingKind = crate::ruling::Ruling<SideExpression>;

/// `damage NS before X after Y obtained Z`
pub type Damage = crate::ruling::Damage<SideExpression>;

/// From the first to the last character of what stands between the words of damage.
#[must_use]
pub fn place(kind: &RulingKind) -> Span {
    let mut place: Option<Span> = None;
    kind.for_each_side(&mut |side| place = Some(place.map_or(side.span, |before| before.to(side.span))));
    place.unwrap_or_default()
}

/// What one side of the slash says.
#[derive(Debug, Clone)]
pub struct SideExpression {
    /// Its form.
    pub kind: SideKind,
    /// From the first to the last character, parentheses included.
    pub span: Span,
}

/// The forms of a side.
#[derive(Debug, Clone)]
pub enum SideKind {
    /// A name, `ans` among them.
    Name(String),
    /// One component or several.
    Components(Vec<Component>),
}

/// `60% of +620`; no weight where the outcome stands alone.
pub type Component = crate::ruling::Component<Option<Spanned<Weight>>, Spanned<Outcome>>;

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

/// One claim of an `expect`.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub enum Claim {
    /// `NS ~54.44%`; `number` is where the number stands, its sign included.
    Figure { side: Side, value: Exact, approximate: Option<u32>, unit: Option<Unit>, number: Span },
    /// `error weights-sum`
    Diagnostic { severity: crate::diagnostic::Severity, code: String },
    /// `stands`
    Stands,
}

/// `vary w from 0% to 100% step 10% in (…)`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Vary {
    pub variable: Word,
    pub range: Option<(Exact, Exact, Option<Exact>)>,
    pub ruling: Ruling,
}

/// `solve w in (…) for NS 12`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Solve {
    pub variable: Word,
    pub ruling: Ruling,
    pub side: Side,
    pub value: Exact,
    pub unit: Option<Unit>,
}

/// `answer RULING`, or `answer NS 9.8, EW 8.2`
#[derive(Debug, Clone)]
pub enum Answer {
    /// A ruling.
    Ruling(Ruling),
    /// The figures.
    Figures(Vec<Spanned<Claim>>),
}
