//! Reads a piece: by the fast path, by the grammar, and where neither reads it, by the phrases of the hand.

use super::block::{Block, is_traveller};
use super::errors::{leading_weight, misspelt_statement, piece_problem, unknown_block};
use super::fast_path;
use super::grammar::{Notation, Pair, Rule};
use super::hand;
use super::lexer::Normalised;
use super::mistakes;
use super::parse::unfinished;
use super::piece::{Context, Piece};
use super::reader::{Built, Reader};
use super::statements::{Fact, Heading, KnowledgeRow, Row, ScaleStep, Statement, StatementKind, Vote, WeightsRow};
use super::written::{Ruling, RulingKind, SideExpression, SideKind};
use crate::diagnostic::{Diagnostic, Mistake, Problem};
use crate::ruling::WrittenOutcome;
use pest::Parser;

fn build_statement(reader: &Reader<'_>, pair: &Pair<'_>) -> Built<Statement> {
    Ok(Statement { kind: reader.statement_kind(pair)?, span: reader.span(pair) })
}

impl Piece<'_> {
    /// Matches `rule` and builds its part of the tree.
    pub(super) fn read<T>(
        self,
        rule: Rule,
        context: Context,
        build: impl FnOnce(&Reader<'_>, &Pair<'_>) -> Built<T>,
    ) -> Built<T> {
        let normalised = self.normalised();
        let problem = |error| Err(Box::new(piece_problem(self, &normalised, context, error)));
        match Notation::parse(rule, &normalised.text) {
            Ok(mut pairs) => match pairs.next() {
                Some(pair) => build(&Reader { piece: self, normalised: &normalised }, &pair),
                None => problem(None),
            },
            Err(error) => problem(Some(&error)),
        }
    }

    /// Reads a ruling and nothing else.
    pub fn ruling(self) -> Built<Ruling> {
        let build = |reader: &Reader<'_>, pair: &Pair<'_>| reader.ruling(pair);
        let found = self.read(Rule::only_ruling, Context::Ruling, build);
        let is_clear = found.as_ref().map_or_else(|problem| has_meanings(problem, Context::Ruling), |_| true);
        if is_clear { found } else { self.phrase(Rule::only_ruling, Context::Ruling, build, found) }
    }

    /// Reads a statement without a block.
    pub fn statement(self) -> Built<Statement> {
        let by_grammar = || {
            let found = self.statement_of_grammar();
            let is_clear = match &found {
                // `70/30 4S= N / 4S-1 N` reads as a weight of 233%.
                Ok(statement) => mistakes::is_sound_statement(&statement.kind) && !may_be_phrase(&statement.kind),
                Err(problem) => has_meanings(problem, Context::Statement),
            };
            if is_clear { found } else { self.phrase(Rule::statement, Context::Statement, build_statement, found) }
        };
        fast_path::statement(self).map_or_else(by_grammar, Ok)
    }

    /// Reads words that the notation does not know; with several meanings they are a mistake that shows each, and
    /// without any it stays at what was found.
    fn phrase<T>(
        self,
        rule: Rule,
        context: Context,
        build: impl FnOnce(&Reader<'_>, &Pair<'_>) -> Built<T>,
        found: Built<T>,
    ) -> Built<T> {
        if self.is_reading {
            return found;
        }
        let length = self.written().len();
        let text = self.normalised().text;
        if context == Context::Statement
            && let Some(mistake) = hand::open_verdict(&text)
        {
            let problem = Problem::Mistake { mistake, readings: Vec::new() };
            return Err(Box::new(self.problem(0, length, problem)));
        }
        let by_hand = read_by_hand(&text, context, &found);
        if let (None, Context::Statement, Some(problem)) = (&by_hand, context, unfinished(&text)) {
            return Err(Box::new(self.problem(0, length, problem)));
        }
        let meaning = match (by_hand, &found) {
            // It shows the point already.
            (Some((_, reading)), Err(problem))
                if reading.mistake == Mistake::DecimalPoint
                    && matches!(problem.problem, Problem::DecimalComma { .. }) =>
            {
                return found;
            }
            (Some((readings, reading)), _) if !reading.is_certain() => {
                let remark = reading.remark.map_or_else(String::new, |remark| format!(" # {remark}"));
                let readings = readings.into_iter().map(|reading| reading + &remark).collect();
                let problem = Problem::Mistake { mistake: reading.mistake, readings };
                return Err(Box::new(self.problem(0, length, problem)));
            }
            (Some((readings, _)), _) => readings.concat(),
            (None, Err(problem)) => match &problem.problem {
                // Other words for those of the notation, tried already: `kara WE 10%`.
                Problem::Mistake { mistake: Mistake::Words | Mistake::Opening, readings } => readings.concat(),
                _ => return found,
            },
            (None, Ok(_)) => return found,
        };
        let normalised = Normalised::of_piece(meaning, length);
        match Notation::parse(rule, &normalised.text).ok().and_then(|mut pairs| pairs.next()) {
            Some(pair) => build(&Reader { piece: self, normalised: &normalised }, &pair).or(found),
            None => found,
        }
    }

    pub(super) fn statement_of_grammar(self) -> Built<Statement> {
        let built = self.read(Rule::statement, Context::Statement, build_statement);
        match misspelt_statement(self, built.as_ref().ok()) {
            Some(problem) => Err(Box::new(problem)),
            None => built,
        }
    }

    /// Reads a row of a traveller.
    pub fn row(self) -> Built<Row> {
        let by_grammar = || {
            let found = self.row_of_grammar();
            let is_clear = found.as_ref().map_or_else(|problem| has_meanings(problem, Context::Row), |_| true);
            let build = |reader: &Reader<'_>, pair: &Pair<'_>| reader.row(pair);
            if is_clear { found } else { self.phrase(Rule::row, Context::Row, build, found) }
        };
        fast_path::row(self).map_or_else(by_grammar, Ok)
    }

    pub(super) fn row_of_grammar(self) -> Built<Row> {
        let built = self.read(Rule::row, Context::Row, |reader, pair| reader.row(pair));
        // `N 4S=` reads as a weight of that name.
        let has_side = mistakes::leading_side(self.written()).is_some();
        let is_named =
            |row: &Row| row.result.ruling().is_some_and(|ruling| has_side || leading_weight(ruling).is_some());
        let correction = built.as_ref().is_ok_and(is_named).then(|| self.correction(Context::Row)).flatten();
        correction.map_or(built, |problem| Err(Box::new(problem)))
    }

    /// The correction of a piece that can be read but is probably not what its writer meant.
    pub fn correction(self, context: Context) -> Option<Diagnostic> {
        mistakes::correction(self, &self.normalised().text, context)
    }

    /// Reads a step of a scale.
    pub fn scale_step(self) -> Built<ScaleStep> {
        self.read(Rule::scale_row, Context::ScaleRow, |reader, pair| reader.scale_step(pair))
    }

    /// Reads an answer in an incident.
    pub fn fact(self) -> Built<Fact> {
        self.read(Rule::fact, Context::Fact, |reader, pair| reader.fact(pair))
    }

    /// Parses a vote of a poll.
    pub fn vote(self) -> Built<Vote> {
        self.read(Rule::vote, Context::Vote, |reader, pair| reader.vote(pair))
    }

    /// Reads what an answer of a poll leads to, or an outcome of the field.
    pub fn weights_row(self) -> Built<WeightsRow> {
        self.read(Rule::weights_row, Context::WeightsRow, |reader, pair| reader.weights_row(pair))
    }

    /// Reads what a player knew of a hand.
    pub fn knowledge_row(self) -> Built<KnowledgeRow> {
        self.read(Rule::knowledge_row, Context::KnowledgeRow, |reader, pair| reader.knowledge_row(pair))
    }

    /// Reads the heading of a block that ends before the brace.
    pub fn heading(self, block: Block, outside: Option<Block>) -> Built<Heading> {
        let Some(rule) = block.heading_rule() else { return Err(Box::new(unknown_block(self, outside))) };
        let heading = Self { is_reading: self.is_reading, ..Self::trimmed(self.file, self.text, self.start, self.end) };
        if block == Block::Traveller && is_traveller(&heading.written().to_lowercase()) {
            return Ok(Heading::Traveller);
        }
        fast_path::heading(heading).map_or_else(|| heading.heading_of_grammar(rule), Ok)
    }

    pub(super) fn heading_of_grammar(self, rule: Rule) -> Built<Heading> {
        self.read(rule, Context::Heading, |reader, pair| reader.heading(pair))
    }
}

/// A text's meanings in canonical form, with the phrase that has them.
type ByHand = (Vec<String>, hand::Reading);

/// The meanings of a text as a phrase of the hand; `found` is what the grammar made of it. Only a text that is nothing else,
/// and is not nearly a statement, may have idle words.
fn read_by_hand<T>(text: &str, context: Context, found: &Built<T>) -> Option<ByHand> {
    let meanings = |reading: hand::Reading| {
        let readings = mistakes::read_all(&reading.statements, context);
        let unsound = || (reading.is_weighted && found.is_err()).then(|| reading.statements.clone());
        Some((readings.or_else(unsound)?, reading))
    };
    // Its first words stand for those of another statement: `table result: 3NT= W`.
    if found.as_ref().is_err_and(|problem| opens(&problem.problem)) {
        return None;
    }
    let reading = if context == Context::Row { hand::row(text) } else { hand::reading(text) };
    let is_nothing_else = || found.as_ref().is_err_and(|problem| !has_remedy(&problem.problem, text, context));
    let sentence = || is_nothing_else().then(|| hand::in_a_sentence(text)).flatten();
    reading.and_then(meanings).or_else(|| sentence().and_then(meanings))
}

/// Returns true for the mistake of a statement that has other words than the notation's.
fn opens(problem: &Problem) -> bool {
    matches!(problem, Problem::Mistake { mistake: Mistake::Opening, .. })
}

/// The fewest words of a sentence.
const WORDS_OF_SENTENCE: usize = 4;

/// Returns true for a problem that shows what to write instead.
fn has_remedy(problem: &Problem, text: &str, context: Context) -> bool {
    match problem {
        Problem::Mistake { readings, .. } => !readings.is_empty(),
        // The row is one of a score and its count, and the count alone is wrong: `+620: -1`.
        Problem::NotACount => true,
        // Many a word is near to that of a statement: `according` to `scoring`.
        Problem::UnknownStatement { word, suggestion: Some(suggestion) } => {
            text.split(' ').count() < WORDS_OF_SENTENCE
                || mistakes::read_all(&[text.replacen(word.as_str(), suggestion, 1)], context).is_some()
        }
        _ => false,
    }
}

/// Returns true for a mistake that shows several meanings, each of which can be.
fn has_meanings(problem: &Diagnostic, context: Context) -> bool {
    match &problem.problem {
        Problem::Mistake { readings, .. } => readings.len() > 1 && mistakes::read_all(readings, context).is_some(),
        _ => false,
    }
}

/// Returns true for two numbers that make a hundred, and that no contract is worth: `4♠= N 60 / 4♠-1 N 40`.
fn are_weights(ns: &SideExpression, ew: &SideExpression) -> bool {
    let score = |side| match mistakes::only_outcome(side)? {
        WrittenOutcome::Contract(contract) => Some((contract.score?, contract.result? >= 0)),
        _ => None,
    };
    score(ns).zip(score(ew)).is_some_and(|((one, is_one_made), (other, is_other_made))| {
        (1..100).contains(&one) && one.checked_add(other) == Some(100) && (is_one_made || is_other_made)
    })
}

/// Returns true for a name that may be a word of a phrase: `wynik zostaje`, `A+/Table`.
fn may_be_phrase(kind: &StatementKind) -> bool {
    match kind {
        StatementKind::Obtained(Ruling { kind: RulingKind::Both(side), .. }) => matches!(side.kind, SideKind::Name(_)),
        StatementKind::Ruling(Ruling { kind: RulingKind::Split { ns, ew }, .. }) => {
            // `A+/table`, `ave/ave-`
            let is_of_hand = |side: &SideExpression| matches!(&side.kind, SideKind::Name(name) if ["table", "plus", "minus"].iter().any(|word| name.eq_ignore_ascii_case(word)) || hand::word(name, hand::Part::Result).is_some());
            is_of_hand(ns) || is_of_hand(ew) || are_weights(ns, ew)
        }
        _ => false,
    }
}
