//! What a result looks like before it is in any format: headings, answers, tables, charts, remarks.
//!
//! Whatever people read in a block is [`Text`]: spans that say what they are, in the reader's language already. Back ends
//! set them and know no language.

use crate::diagnostic::Severity;
use crate::messages::Text;
use crate::number::Exact;
use crate::scoring::Sides;

/// A part of what is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The case that what follows stands in.
    Case(Text),
    /// What was asked: the ruling or statement.
    Heading(Text),
    /// The answer, in parts that stand apart.
    Answer(Vec<Text>),
    /// A table.
    Table(Table),
    /// Two tables that belong together.
    Pair(Table, Table),
    /// Steps that a page may fold away.
    Working {
        /// What unfolds them.
        summary: Text,
        /// The steps.
        blocks: Vec<Block>,
    },
    /// Figures as a curve.
    Curve(Box<Curve>),
    /// The results of a field as bars.
    Field(Box<FieldChart>),
    /// Places before and after.
    Moves(Box<Moves>),
    /// Figures as bars on one scale.
    Bars(Box<BarChart>),
    /// The cards of a board.
    Deal(Box<Hands>),
    /// The calls of a board.
    Auction(Box<Calls>),
    /// A procedure of the Laws as a chart.
    Flow(Box<Flow>),
    /// A line of the working.
    Line(Text),
    /// Steps that are numbered from 1, as they were gone through.
    Steps(Vec<Text>),
    /// What the following lines are about, in a document.
    Section(Text),
    /// Lines to be signed, each with whose signature it is.
    Signatures(Vec<Text>),
    /// A page of its own.
    Sheet {
        /// What it is.
        title: Text,
        /// What stands on it.
        blocks: Vec<Block>,
    },
    /// What belongs together on paper.
    Group {
        /// How.
        kind: GroupKind,
        /// What belongs together.
        blocks: Vec<Block>,
    },
    /// Room to write in: a line behind each name, and so many lines below them.
    Blanks {
        /// What is to be written on the first line.
        names: Vec<Text>,
        /// Lines below it.
        lines: usize,
    },
    /// A script of the language.
    Script(String),
    /// A warning or note on the figures.
    Remark {
        /// How much it matters.
        severity: Severity,
        /// The word for that.
        word: Text,
        /// What is to be said, with code and Law.
        text: Text,
    },
}

/// How blocks belong together on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GroupKind {
    /// No page ends within them, as far as they fit on one.
    Kept,
    /// A page begins with them.
    Page,
}

/// How a column lines up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Figures.
    Right,
}

/// Rows from which on a table is long.
const LONG: usize = 16;

/// A table of words and figures.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Table {
    /// What stands above it, if anything.
    pub caption: Option<Text>,
    /// The head of each column and how it lines up.
    pub columns: Vec<(Text, Align)>,
    /// Its rows.
    pub rows: Vec<Row>,
    /// Rows that a screen need not show.
    pub folds: Vec<Fold>,
}

/// Rows that may be left out where there is little room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fold {
    /// The places of the rows.
    pub rows: std::ops::Range<usize>,
    /// What is shown in their place.
    pub text: Text,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// A cell for each column; the last may be missing.
    pub cells: Vec<Text>,
    /// What it is.
    pub kind: RowKind,
}

/// What a row of a table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RowKind {
    /// One of several.
    #[default]
    Plain,
    /// One to look at: the ruling touches it, or it differs. It is marked with an arrow.
    Marked,
    /// The sum of those above it.
    Total,
}

impl Table {
    /// A table of these columns.
    pub fn new(columns: impl IntoIterator<Item = (Text, Align)>) -> Self {
        Self { columns: columns.into_iter().collect(), ..Self::default() }
    }

    /// Adds a row.
    pub fn push(&mut self, cells: Vec<Text>) {
        self.push_as(RowKind::Plain, cells);
    }

    /// Adds a row of a kind.
    pub fn push_as(&mut self, kind: RowKind, cells: Vec<Text>) {
        self.rows.push(Row { cells, kind });
    }

    /// Adds a row, marked or not.
    pub fn push_marked(&mut self, marked: bool, cells: Vec<Text>) {
        self.push_as(if marked { RowKind::Marked } else { RowKind::Plain }, cells);
    }

    /// Folds the rows of a long table that are neither marked nor next to one that is; `text` is what is shown in the
    /// place of so many.
    pub fn fold(&mut self, text: impl Fn(usize) -> Text) {
        if self.rows.len() < LONG || !self.has_marks() {
            return;
        }
        let is_near = |at: usize| {
            let near = at.saturating_sub(1)..=at.saturating_add(1);
            near.into_iter().any(|at| self.rows.get(at).is_some_and(|row| row.kind != RowKind::Plain))
        };
        let mut folds = Vec::new();
        let mut start = 0;
        for at in 0..=self.rows.len() {
            if at == self.rows.len() || is_near(at) {
                let rows = start..at;
                // A line in the place of two rows saves nothing worth having.
                if rows.len() > 2 {
                    folds.push(Fold { text: text(rows.len()), rows });
                }
                start = at.saturating_add(1);
            }
        }
        self.folds = folds;
    }

    /// Whether a row is marked, so that the marks need a column.
    #[must_use]
    pub fn has_marks(&self) -> bool {
        self.rows.iter().any(|row| row.kind == RowKind::Marked)
    }
}

/// Figures as bars on one scale: what a side had, what it lost, and what it gets; or rulings beside each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarChart {
    /// What is drawn.
    pub caption: Text,
    /// Its bars, the first above.
    pub rows: Vec<Bar>,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// A bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// What it is.
    pub name: Text,
    /// Where it begins: nothing, or the figure that a change starts from.
    pub from: Exact,
    /// Where it ends.
    pub to: Exact,
    /// Its figure as it is read.
    pub shown: Text,
    /// How it is drawn.
    pub kind: BarKind,
}

/// What a bar stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BarKind {
    /// What a result is worth.
    Level,
    /// What lies between two results.
    Change,
    /// What the ruling is worth.
    Ruling,
    /// What NS get.
    Ns,
    /// What EW get.
    Ew,
}

impl Bar {
    /// Its lesser end and its greater.
    #[must_use]
    pub fn ends(&self) -> (&Exact, &Exact) {
        if self.from <= self.to { (&self.from, &self.to) } else { (&self.to, &self.from) }
    }
}

impl BarChart {
    /// The least figure, nothing among them, and how far it is from there to the greatest.
    #[must_use]
    pub fn scale(&self) -> (Exact, Exact) {
        let ends = || self.rows.iter().flat_map(|row| [&row.from, &row.to]);
        let least = ends().min().cloned().unwrap_or_default().min(Exact::ZERO);
        let most = ends().max().cloned().unwrap_or_default().max(Exact::ZERO);
        let range = &most - &least;
        (least, if range.is_zero() { Exact::ONE } else { range })
    }
}

/// Both sides' figures along a weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// Each weight as it is shown, and the figures there.
    pub points: Vec<(Text, Sides<Exact>)>,
    /// Places on the scale of the figures, the least first and the greatest last, and how they read.
    pub scale: Vec<(Exact, Text)>,
    /// What stands beside the scale: the unit of the figures.
    pub unit: Text,
    /// What stands below the weights: whose they are.
    pub weight: Text,
    /// What the sides are called.
    pub names: Sides<Text>,
    /// What marks them where there are only letters.
    pub letters: Sides<char>,
    /// What is drawn.
    pub caption: Text,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
    /// Whether the curves are drawn, and not the empty frame for them.
    pub is_drawn: bool,
    /// The figures at each weight in words, for those who ask for one.
    pub steps: Vec<(Text, Text)>,
}

impl Curve {
    /// The points whose weights are written below: the first, the last, and the one between if there is one.
    #[must_use]
    pub fn labelled(&self) -> Vec<usize> {
        let count = self.points.len();
        let middle = (count % 2 == 1 && count > 2).then_some(count / 2);
        [Some(0), middle, Some(count.saturating_sub(1))].into_iter().flatten().collect()
    }

    /// The least place of the scale and the greatest.
    #[must_use]
    pub fn range(&self) -> (&Exact, &Exact) {
        fn value(end: Option<&(Exact, Text)>) -> &Exact {
            end.map_or(&Exact::ZERO, |(value, _)| value)
        }
        (value(self.scale.first()), value(self.scale.last()))
    }
}

/// Places in a ranking before and after, of those who move or are named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves {
    /// Whose ranking it is; none where there is one alone.
    pub caption: Option<Text>,
    /// What stands above the places before.
    pub before: Text,
    /// What stands above those after.
    pub after: Text,
    /// Each pair or team, by its place after.
    pub lines: Vec<Move>,
    /// How many more there are, who keep their places.
    pub rest: Text,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// Who has which place before and after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move {
    /// Who.
    pub name: Text,
    /// The place before, from 1, and how it reads.
    pub before: (u32, Text),
    /// The place after.
    pub after: (u32, Text),
}

impl Moves {
    /// The best place that occurs and the last.
    #[must_use]
    pub fn range(&self) -> (u32, u32) {
        let places = || self.lines.iter().flat_map(|line| [line.before.0, line.after.0]);
        (places().min().unwrap_or(1), places().max().unwrap_or(1))
    }
}

/// The field of a ruling, for both sides at once or for each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldChart {
    /// One where both sides stand in the same table.
    pub sides: Vec<FieldSide>,
    /// Above the scores.
    pub score_head: Text,
    /// Above the counts of results.
    pub results_head: Text,
    /// What the bars of other tables are called.
    pub others: Text,
    /// What is added is called.
    pub added: Text,
    /// What is taken out is called; none where nothing is.
    pub taken: Option<Text>,
}

/// The table of a side as bars.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldSide {
    /// Whose it is; none where it is both sides'.
    pub caption: Option<Text>,
    /// The heads of the columns of points.
    pub heads: Vec<Text>,
    /// A bar for each score, highest for NS first.
    pub rows: Vec<FieldRow>,
    /// All of it in words, for those who cannot see it.
    pub label: Text,
}

/// A score as a bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldRow {
    /// The score, from NS's view.
    pub score: Text,
    /// What the bar is made of.
    pub parts: Parts,
    /// How many results: `3 + 0.6`.
    pub results: Text,
    /// What the score is worth.
    pub points: Vec<Text>,
    /// Whether the ruling touches it.
    pub touched: bool,
}

/// The parts of a bar from left to right, each of its length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    /// Results of the other tables that stay.
    pub others: Exact,
    /// What the ruling adds.
    pub added: Exact,
    /// What it takes out.
    pub taken: Exact,
}

impl FieldRow {
    /// Its parts in order.
    #[must_use]
    pub fn bars(&self) -> [&Exact; 3] {
        [&self.parts.others, &self.parts.added, &self.parts.taken]
    }
}

impl FieldSide {
    /// The longest bar.
    #[must_use]
    pub fn longest(&self) -> Exact {
        let length = |row: &FieldRow| row.bars().into_iter().sum::<Exact>();
        self.rows.iter().map(length).max().unwrap_or(Exact::ONE).max(Exact::ONE)
    }
}

/// The cards of a board, as they lie on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hands {
    /// What it is, for those who cannot see it.
    pub label: Text,
    /// The board in a sentence, where it is known.
    pub about: Option<Text>,
    /// The same in lines for the corner of a drawing.
    pub facts: Vec<Text>,
    /// The hand above, and clockwise the others.
    pub hands: [Hand; 4],
}

/// The cards of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hand {
    /// The letter of the seat.
    pub seat: Text,
    /// Its whole name.
    pub name: Text,
    /// The suits, spades first; none where they are not known.
    pub suits: Vec<Suit>,
}

/// The cards of a suit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suit {
    /// Its sign.
    pub sign: &'static str,
    /// Whether it is a red one.
    pub is_red: bool,
    /// The cards, from the highest; none in a void.
    pub cards: Vec<Text>,
}

impl Suit {
    /// Its cards with something between each two; a dash in a void.
    #[must_use]
    pub fn held(&self, between: &'static str) -> Text {
        if self.cards.is_empty() {
            return Text::from("—");
        }
        Text::joined(self.cards.iter().cloned(), &Text::from(between))
    }
}

impl Hands {
    /// The hands that are known, from the one above clockwise.
    #[must_use]
    pub fn known(&self) -> Vec<&Hand> {
        self.hands.iter().filter(|hand| !hand.suits.is_empty()).collect()
    }
}

/// The calls of a board below the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calls {
    /// What it is, for those who cannot see it.
    pub label: Text,
    /// The columns, West first.
    pub seats: [Text; 4],
    /// The calls of a round; nothing for a seat that did not call in it. Several stand in a cell where one is no part of
    /// the auction.
    pub rows: Vec<[Vec<CallShown>; 4]>,
    /// The notes of the calls, numbered from 1.
    pub notes: Vec<Text>,
    /// What the auction comes to.
    pub close: Text,
}

/// A call in its parts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CallShown {
    /// Opens a call that was withdrawn, with its seat where that is another's.
    pub before: String,
    /// The call, or the level of a bid in a suit.
    pub call: Text,
    /// The sign of the suit, and whether it is a red one.
    pub suit: Option<(&'static str, bool)>,
    /// Closes a call that was withdrawn; marks an alert.
    pub after: String,
    /// The number of its note.
    pub note: Option<usize>,
}

/// A procedure of the Laws: questions one below the other, and where each answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flow {
    /// What it is about, with its Law.
    pub title: Text,
    /// What it is, for those who cannot see it.
    pub label: Text,
    /// Its questions and ends, in order.
    pub steps: Vec<FlowStep>,
}

/// A question of a chart, or an end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlowStep {
    /// Its number; none for an end.
    pub number: Option<usize>,
    /// What it is called in a script.
    pub name: &'static str,
    /// What it asks.
    pub question: Text,
    /// The Law that it asks by.
    pub law: Text,
    /// Where its answers lead.
    pub exits: Vec<FlowExit>,
    /// The answers that lead to the next one, nothing where all others do; none where none does.
    pub on: Option<Text>,
}

/// Where an answer leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlowExit {
    /// What is answered; nothing where that does not matter.
    pub when: Text,
    /// Where it leads.
    pub to: Text,
    /// Whether it ends there.
    pub ends: bool,
}

impl FlowExit {
    /// `no → the table result stands`
    #[must_use]
    pub fn line(&self) -> Text {
        if self.when.is_empty() { self.to.clone() } else { self.when.clone() + " → " + self.to.clone() }
    }
}

/// The paper that a page is set for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "each is a size of ISO 216")]
pub enum Paper {
    #[default]
    A4,
    A5,
}

/// How much of a ruling is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Detail {
    /// The answer, and what there is to remark.
    Brief,
    /// The working too.
    #[default]
    Steps,
    /// Every other pair and every convention too.
    Full,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_near_a_marked_row_is_folded() {
        let text = |rows: usize| Text::from(format!("{rows} rows"));
        let folded = |rows: usize, marked: &[usize]| {
            let mut table = Table::new([]);
            (0..rows).for_each(|at| table.push_marked(marked.contains(&at), Vec::new()));
            table.fold(text);
            table.folds.into_iter().map(|fold| (fold.rows, fold.text.to_string())).collect::<Vec<_>>()
        };
        // Marked with one before and behind: 2 to 4 and 11 to 13. Rows 0 and 1 are too few to fold.
        assert_eq!(folded(20, &[3, 12]), [(5..11, "6 rows".to_owned()), (14..20, "6 rows".to_owned())]);
        assert_eq!(folded(20, &[0, 19]), [(2..18, "16 rows".to_owned())]);
        // A short table is shown whole, and so is one without a row to look at.
        assert_eq!(folded(15, &[3]), []);
        assert_eq!(folded(40, &[]), []);
    }
}
