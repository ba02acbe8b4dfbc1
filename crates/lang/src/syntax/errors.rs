//! The problem of text that cannot be read: a known mistake first, else the things that were expected there.

use super::block::Block;
use super::grammar::Rule;
use super::keywords::{Keyword, is_reserved, is_statement_word};
use super::lexer::{Normalised, first_word, is_blank, is_dash};
use super::mistakes;
use super::piece::{Context, Piece};
use super::rulings::decimal_comma;
use super::statements::{Statement, StatementKind};
use super::written::{Ruling, RulingKind, SideKind};
use crate::diagnostic::{Diagnostic, Expected, Mistake, Problem, closest};
use crate::ruling::{Side, Weight};
use pest::error::{Error, ErrorVariant, InputLocation};

/// The most characters of the unexpected text to show.
const FOUND: usize = 24;

/// The problem of a piece that the grammar does not match; `normalised` is the text that the grammar saw.
pub(super) fn piece_problem(
    piece: Piece<'_>,
    normalised: &Normalised<'_>,
    context: Context,
    error: Option<&Error<Rule>>,
) -> Diagnostic {
    if let Some(found) = mistakes::correction(piece, &normalised.text, context) {
        return found;
    }
    let offset = match error.map(|error| &error.location) {
        Some(InputLocation::Pos(at) | InputLocation::Span((at, _))) => normalised.start(*at),
        None => 0,
    };
    let written = piece.written();
    let rest = written.get(offset..).unwrap_or("");
    let offset = offset.saturating_add(rest.len().saturating_sub(rest.trim_start_matches(is_blank).len()));
    let failure = Failure { piece, written, offset, context, rules: expected_rules(error) };
    failure.diagnose()
}

fn expected_rules(error: Option<&Error<Rule>>) -> &[Rule] {
    match error.map(|error| &error.variant) {
        Some(ErrorVariant::ParsingError { positives, .. }) => positives,
        _ => &[],
    }
}

struct Failure<'a> {
    piece: Piece<'a>,
    /// The piece in its original form.
    written: &'a str,
    /// The byte at which the grammar gave up, from the start of the piece.
    offset: usize,
    context: Context,
    rules: &'a [Rule],
}

impl Failure<'_> {
    fn before(&self) -> &str {
        self.written.get(..self.offset).unwrap_or("")
    }

    fn rest(&self) -> &str {
        self.written.get(self.offset..).unwrap_or("")
    }

    /// The token at which the grammar gave up.
    fn found(&self) -> &str {
        token(self.rest())
    }

    fn expects(&self, rule: Rule) -> bool {
        self.rules.contains(&rule)
    }

    fn at(&self, from: usize, length: usize, problem: Problem) -> Diagnostic {
        self.piece.problem(from, length, problem)
    }

    fn inside_parentheses(&self) -> bool {
        let count = |bracket| self.before().matches(bracket).count();
        count('(') > count(')')
    }

    fn decimal_comma(&self) -> Option<Diagnostic> {
        let start = self.piece.start;
        let at = start.saturating_add(self.offset);
        let before = self.before().trim_end_matches(is_blank).len();
        let after_comma = self.before().ends_with(',').then(|| at.saturating_sub(1));
        let at_end = start.saturating_add(before);
        // A row ends at the comma, so the problem may lie on either side of it.
        let split = matches!(self.context, Context::Row | Context::ScaleRow).then(|| start.saturating_sub(1));
        [Some(at), after_comma, Some(at_end), split]
            .into_iter()
            .flatten()
            .find_map(|comma| decimal_comma(self.piece, comma))
    }

    fn diagnose(&self) -> Diagnostic {
        let word = first_word(self.written);
        if let Some(diagnostic) = self.decimal_comma() {
            return diagnostic;
        }
        if self.found() == "(" && self.inside_parentheses() {
            return self.at(self.offset, 1, Problem::NestedParentheses);
        }
        if matches!(
            self.context,
            Context::Row | Context::ScaleRow | Context::Vote | Context::WeightsRow | Context::KnowledgeRow
        ) && is_statement_word(word)
            && !word.eq_ignore_ascii_case("damage")
        {
            return self.at(0, word.len(), Problem::StatementInRows);
        }
        if self.context == Context::Statement {
            if ["case", "group", "scale", "incident"].iter().any(|heading| heading.eq_ignore_ascii_case(word)) {
                let problem = Problem::BlockMissing;
                return self.at(0, word.len(), problem);
            }
            if let Some(diagnostic) = self.unknown_statement(word) {
                return diagnostic;
            }
        }
        if let Some(problem) = self.known_mistake() {
            return self.at(self.offset, self.found().len(), problem);
        }
        let mut expected: Vec<Expected> = Vec::new();
        for key in self.rules.iter().filter_map(|rule| self::expected(*rule)) {
            if !expected.contains(&key) {
                expected.push(key);
            }
        }
        // A forgotten token is not one that could have continued the last token.
        if expected.iter().any(|key| matches!(key, Expected::End | Expected::Ruling | Expected::Outcome)) {
            expected.retain(|key| !matches!(key, Expected::Unit | Expected::Written("%" | "+" | "-" | "in")));
        }
        let found = self.found();
        let rendered = found.chars().take(FOUND).collect();
        let form = match self.context {
            Context::Ruling => None,
            Context::Row => Some("+620: 3"),
            Context::ScaleRow => Some("3-6: 16-14"),
            Context::Clauses(keyword) => {
                keyword.form().and_then(|form| form.strip_prefix(keyword.word())).map(str::trim_start)
            }
            Context::Fact => Some("suggested: yes, \"why\""),
            Context::Vote => Some("4♥: 5"),
            Context::WeightsRow => Some("4♥: 4♥-1 W"),
            Context::KnowledgeRow => Some("E 12-14 balanced"),
            Context::Statement | Context::Heading => Keyword::named(word).and_then(Keyword::form),
        };
        self.at(self.offset, found.len(), Problem::Unexpected { found: rendered, expected, form })
    }

    fn unknown_statement(&self, word: &str) -> Option<Diagnostic> {
        // `After a poll` is no ruling `A`.
        let is_begun = 0 < self.offset && self.offset < word.len();
        if word.is_empty() || is_reserved(word) && !is_begun {
            return None;
        }
        let rest = self.written.get(word.len()..).unwrap_or("").trim_start_matches(is_blank);
        if rest.starts_with('=') {
            return Some(self.at(0, word.len(), Problem::LetMissing));
        }
        let suggestion = suggestion(word);
        let goes_on = rest.starts_with(|c: char| c.is_alphabetic() || matches!(c, '"' | '('));
        if rest.is_empty() || !(goes_on || suggestion.is_some()) {
            return None;
        }
        let suggestion = suggestion.map(str::to_owned).or_else(|| mistakes::after_word(self.piece));
        let problem = Problem::UnknownStatement { word: word.to_string(), suggestion };
        Some(self.at(0, word.len(), problem))
    }

    /// The mistakes that have a message of their own.
    fn known_mistake(&self) -> Option<Problem> {
        let found = self.found();
        let before = self.before().trim_end_matches(is_blank);
        let inside = self.inside_parentheses();
        let word = first_word(self.written);
        let starts_component = found.starts_with(|c: char| c.is_alphanumeric() || is_sign(c));
        let expects_separator = self.expects(Rule::ampersand) || self.expects(Rule::semicolon);
        if found == ":" && Side::named(before).is_some() {
            return Some(Problem::SideColon);
        }
        if Side::named(word).is_some()
            && self.written.get(word.len()..).unwrap_or("").trim_start_matches(is_blank).starts_with(':')
        {
            return Some(Problem::SideColon);
        }
        if before.ends_with('.') || (found.starts_with('.') && before.ends_with(|c: char| c.is_ascii_digit())) {
            return Some(Problem::NotANumber);
        }
        if found.starts_with('/') {
            return match before {
                _ if inside => Some(Problem::SlashInside),
                "" => Some(Problem::SplitSideMissing),
                _ if before.contains('/') => Some(Problem::SplitOfThree),
                _ => None,
            };
        }
        if before.ends_with('/') && self.rules.iter().any(|rule| expected(*rule) == Some(Expected::Ruling)) {
            return Some(Problem::SplitSideMissing);
        }
        // `4Q` is a mistake in a contract, not two outcomes.
        let apart = self.before().len() > before.len() || !found.starts_with(char::is_alphabetic);
        if inside && expects_separator && starts_component && apart {
            return Some(Problem::MissingSeparator);
        }
        let is_weight = self.rest().trim_start_matches(is_sign).trim_start_matches(is_digit_or_point);
        if expects_separator && starts_component && is_weight.starts_with('%') {
            return Some(Problem::MissingSeparator);
        }
        if !inside && expects_separator && matches!(found, "," | ";") && self.context != Context::Heading {
            return Some(Problem::ListNeedsParentheses);
        }
        if self.context == Context::Row && self.expects(Rule::colon) && found.starts_with(is_digit_or_point) {
            let behind = self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).trim_matches(is_blank);
            let is_times = behind.eq_ignore_ascii_case("x") || matches!(behind, "×" | "*");
            return Some(if is_times { Problem::RowTimes { tables: found.to_owned() } } else { Problem::RowColon });
        }
        self.other_form(word, before)
    }

    /// The problem of a statement whose word wants another form.
    fn other_form(&self, word: &str, before: &str) -> Option<Problem> {
        if word.eq_ignore_ascii_case("lead") && self.expects(Rule::strain) {
            return Some(Problem::LeadCard);
        }
        if word.eq_ignore_ascii_case("expect") && self.expects(Rule::colon) && !self.written.contains(':') {
            return Some(Problem::ExpectColon);
        }
        // A ranking has a `before` of its own.
        let is_ranking = word.eq_ignore_ascii_case("ranking");
        if !is_ranking && (self.expects(Rule::before_word) || self.expects(Rule::after_word)) {
            return Some(Problem::DamageForm);
        }
        if word.eq_ignore_ascii_case("damage") && self.expects(Rule::side_name) {
            return Some(Problem::DamageForm);
        }
        if word.eq_ignore_ascii_case("let") && self.expects(Rule::equals) && !before.contains('=') {
            return Some(Problem::LetForm);
        }
        None
    }
}

fn is_digit_or_point(character: char) -> bool {
    character.is_ascii_digit() || character == '.'
}

fn is_sign(character: char) -> bool {
    matches!(character, '+' | '-') || is_dash(character)
}

fn suggestion(word: &str) -> Option<&'static str> {
    // `It` is no `at`: one letter of two is half the word.
    let sorted = |word: &str| {
        let mut letters: Vec<char> = word.to_lowercase().chars().collect();
        letters.sort_unstable();
        letters
    };
    let found = closest(word, Keyword::statements().map(Keyword::word))?;
    (word.chars().count() > 2 || sorted(word) == sorted(found)).then_some(found)
}

/// The first token of a text: a word, a number, or a character.
fn token(text: &str) -> &str {
    let word = first_word(text);
    if !word.is_empty() {
        return word;
    }
    let number = text.len().saturating_sub(text.trim_start_matches(is_digit_or_point).len());
    let first = text.chars().next().map_or(0, char::len_utf8);
    let length = if number > 0 {
        let percent = text.get(number..).is_some_and(|rest| rest.starts_with('%'));
        number.saturating_add(usize::from(percent))
    } else {
        first
    };
    text.get(..length).unwrap_or("")
}

/// The problem of a block with an unknown heading, the piece; the brace follows it.
pub(super) fn unknown_block(piece: Piece<'_>, outside: Option<Block>) -> Diagnostic {
    let word = first_word(piece.written());
    let blocks: &[&'static str] = match outside {
        Some(Block::Traveller) => &["group"],
        Some(Block::Incident) => &["poll"],
        Some(Block::Group | Block::Scale | Block::Poll | Block::Weights | Block::Evidence | Block::Unknown) => &[],
        None | Some(Block::Case) => &["case", "traveller", "scale", "incident", "weights", "evidence"],
    };
    let is_group = word.eq_ignore_ascii_case(Keyword::Group.word());
    if word.is_empty() {
        if let Some(problem) = mistakes::braces(piece) {
            return piece.problem(piece.end.saturating_sub(piece.start), 1, problem);
        }
        return piece.problem(piece.end.saturating_sub(piece.start), 1, Problem::BlockWithoutHead);
    }
    if is_group || is_statement_word(word) {
        return piece.problem(0, word.len(), if is_group { Problem::GroupOutside } else { Problem::BlockMisplaced });
    }
    let suggestion = closest(word, blocks.iter().copied()).map(str::to_owned);
    piece.problem(0, word.len(), Problem::UnknownStatement { word: word.to_string(), suggestion })
}

/// A misspelt statement word reads as a weight without a name for it, `obtaned +100`, or weighs a name, `compar td`:
/// the problem to report for it in place of what came of reading it.
pub(super) fn misspelt_statement(piece: Piece<'_>, read: Option<&Statement>) -> Option<Diagnostic> {
    let written = piece.written();
    let word = first_word(written);
    // `other room result 3NT= W` has no weight of that name.
    if let Some(StatementKind::OtherTable(Some(ruling)) | StatementKind::Obtained(ruling)) = read.map(|read| &read.kind)
        && leading_weight(ruling).is_some_and(|weight| weight.chars().count() > 2)
        && let Some(found) = piece.correction(Context::Statement)
        && matches!(found.problem, Problem::Mistake { mistake: Mistake::Opening, .. })
    {
        return Some(found);
    }
    if word.is_empty() || is_reserved(word) {
        return None;
    }
    // `N/S +100` reads as two names.
    if read.is_some()
        && mistakes::leading_side(written).is_some()
        && let Some(found) = piece.correction(Context::Statement)
    {
        return Some(found);
    }
    let is_weight = match read {
        None => written
            .get(word.len()..)
            .is_some_and(|rest| rest.trim_start_matches(is_blank).starts_with(char::is_alphabetic)),
        Some(Statement { kind: StatementKind::Ruling(ruling), .. }) => leading_weight(ruling) == Some(word),
        Some(_) => false,
    };
    if !is_weight {
        return None;
    }
    if let Some(found) = piece.correction(Context::Statement) {
        return Some(found);
    }
    let suggestion = suggestion(word).map(str::to_owned).or_else(|| mistakes::after_word(piece));
    Some(piece.problem(0, word.len(), Problem::UnknownStatement { word: word.to_string(), suggestion }))
}

/// The name of the weight that a ruling starts with.
pub(super) fn leading_weight(ruling: &Ruling) -> Option<&str> {
    let (RulingKind::Both(side) | RulingKind::Split { ns: side, .. }) = &ruling.kind else { return None };
    let SideKind::Components(components) = &side.kind else { return None };
    match &components.first()?.weight.as_ref()?.node {
        Weight::Variable(name) => Some(name),
        _ => None,
    }
}

/// The friendly name of a rule; `None` for what need not be named.
fn expected(rule: Rule) -> Option<Expected> {
    Some(match rule {
        Rule::ruling | Rule::plain_ruling | Rule::side | Rule::component | Rule::damage => Expected::Ruling,
        Rule::contract | Rule::figure | Rule::average | Rule::passed_out | Rule::named | Rule::level => {
            Expected::Outcome
        }
        Rule::strain => Expected::Strain,
        Rule::weight | Rule::percentage | Rule::fraction => Expected::Weight,
        Rule::number | Rule::digits | Rule::signed => Expected::Number,
        Rule::count => Expected::Count,
        Rule::seat => Expected::Seat,
        Rule::side_name => Expected::Side,
        Rule::target | Rule::name => Expected::Name,
        Rule::string => Expected::String,
        Rule::word | Rule::verdict | Rule::fact_answer | Rule::citation => Expected::Word,
        Rule::value => Expected::Value,
        Rule::unit | Rule::imp_word | Rule::mp_word | Rule::vp_word => Expected::Unit,
        Rule::claimed_figure | Rule::claimed_match | Rule::claimed_diagnostic | Rule::stands_word => Expected::Claim,
        Rule::vulnerability => Expected::Vulnerability,
        Rule::offending => Expected::Offenders,
        Rule::EOI => Expected::End,
        Rule::match_boards | Rule::match_rest | Rule::match_scale | Rule::knockout_word => Expected::MatchClause,
        Rule::marks_side
        | Rule::marks_weights
        | Rule::marks_verdict
        | Rule::side_word
        | Rule::weights_word
        | Rule::verdict_word => Expected::MarksClause,
        rule => Expected::Written(sign_or_word(rule)?),
    })
}

/// The sign or the word that a rule matches; `None` for what need not be named.
fn sign_or_word(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::percent_sign => "%",
        Rule::ampersand | Rule::semicolon => "&",
        Rule::comma => ",",
        Rule::slash => "/",
        Rule::colon => ":",
        Rule::equals => "=",
        Rule::open_paren => "(",
        Rule::close_paren => ")",
        Rule::plus => "+",
        Rule::minus => "-",
        Rule::before_word => Keyword::Before.word(),
        Rule::after_word => Keyword::After.word(),
        Rule::in_word => Keyword::In.word(),
        Rule::for_word => Keyword::For.word(),
        Rule::from_word => Keyword::From.word(),
        Rule::to_word => Keyword::To.word(),
        Rule::table_word => Keyword::Table.word(),
        _ => return None,
    })
}
