//! Builds statements, rows and heads from what the grammar has matched.

use super::grammar::{Pair, Rule};
use super::rulings::{Built, Reader, part, signed};
use super::tree::{
    Answer, Claim, Label, MarksClauses, MatchClauses, Offenders, Question, Rest, Row, Ruling, ScaleStep, Side, Solve,
    Spanned, StatementKind, Unit, Vary, Vulnerability, Word,
};
use super::words::is_reserved;
use crate::diagnostic::{Severity, SyntaxProblem};
use crate::number::Exact;

const MAX_BOARDS: u32 = 1000;
const MAX_COUNT: u32 = 1_000_000;

impl Reader<'_> {
    pub fn statement_kind(&self, pair: &Pair<'_>) -> Built<StatementKind> {
        let ruling = || self.need(pair, Rule::ruling).and_then(|ruling| self.ruling(&ruling));
        let optional_ruling = || part(pair, Rule::ruling).map(|ruling| self.ruling(&ruling)).transpose();
        let word = || self.need(pair, Rule::word).map(|word| self.word(&word));
        let string = || self.need(pair, Rule::string).and_then(|string| self.string(&string));
        Ok(match pair.as_rule() {
            Rule::ruling => StatementKind::Ruling(self.ruling(pair)?),
            Rule::let_statement => StatementKind::Let { name: self.target(pair)?, ruling: ruling()? },
            Rule::compare => StatementKind::Compare(self.rulings(pair)?),
            Rule::expect => StatementKind::Expect { ruling: ruling()?, claims: self.claims(pair)? },
            Rule::board => self.board(pair)?,
            Rule::show_traveller => StatementKind::Traveller(None),
            Rule::protocol => StatementKind::Protocol,
            Rule::other_table => StatementKind::OtherTable(optional_ruling()?),
            Rule::obtained => StatementKind::Obtained(ruling()?),
            Rule::offenders => StatementKind::Offenders(self.offenders(&self.need(pair, Rule::offending)?)),
            Rule::scoring => StatementKind::Scoring(word()?),
            Rule::set => StatementKind::Set { name: word()?, values: self.values(pair)? },
            Rule::match_statement => StatementKind::Match(self.match_clauses(pair)?),
            Rule::session => StatementKind::Session(self.session(pair)?),
            Rule::penalty => {
                let amount = self.need(pair, Rule::signed)?;
                StatementKind::Penalty {
                    side: self.side_word(&self.need(pair, Rule::side_word)?),
                    amount: Spanned::new(self.signed(&amount)?, self.span(&amount)),
                    unit: unit(&self.need(pair, Rule::unit)?),
                }
            }
            Rule::regulations => StatementKind::Regulations(word()?),
            Rule::include => StatementKind::Include(string()?),
            Rule::ask => StatementKind::Ask { what: asked(pair), ruling: ruling()? },
            Rule::vary => {
                StatementKind::Vary(Vary { variable: self.target(pair)?, range: self.range(pair)?, ruling: ruling()? })
            }
            Rule::solve => StatementKind::Solve(Solve {
                variable: self.target(pair)?,
                ruling: ruling()?,
                side: self.side_word(&self.need(pair, Rule::side_word)?),
                value: self.signed(&self.need(pair, Rule::signed)?)?,
                unit: part(pair, Rule::unit).map(|pair| unit(&pair)),
            }),
            Rule::conventions => StatementKind::Conventions {
                setting: part(pair, Rule::word).map(|setting| self.word(&setting)),
                ruling: ruling()?,
            },
            Rule::question => StatementKind::Question(string()?),
            Rule::deal => StatementKind::Deal(string()?),
            Rule::marks => StatementKind::Marks(self.marks(pair)?),
            Rule::answer => StatementKind::Answer(match optional_ruling()? {
                Some(ruling) => Answer::Ruling(ruling),
                None => Answer::Figures(self.claims(pair)?),
            }),
            _ => return self.slip(pair, "ruling"),
        })
    }

    fn rulings(&self, pair: &Pair<'_>) -> Built<Vec<Ruling>> {
        let rulings = pair.clone().into_inner().filter(|inner| inner.as_rule() == Rule::ruling);
        rulings.map(|ruling| self.ruling(&ruling)).collect()
    }

    /// The name that is given, which may not be reserved.
    fn target(&self, pair: &Pair<'_>) -> Built<Word> {
        let target = self.need(pair, Rule::target)?;
        if is_reserved(target.as_str()) {
            return self.fail(&target, SyntaxProblem::ReservedName { word: target.as_str().to_string() });
        }
        Ok(self.word(&target))
    }

    fn board(&self, pair: &Pair<'_>) -> Built<StatementKind> {
        let (mut number, mut dealer, mut vulnerability) = (None, None, None);
        for inner in pair.clone().into_inner() {
            let twice = match inner.as_rule() {
                Rule::digits => {
                    let value = Spanned::new(self.whole(&inner, MAX_BOARDS, "board")?, self.span(&inner));
                    number.replace(value).is_some()
                }
                Rule::seat => dealer.replace(self.seat(&inner)).is_some(),
                Rule::vulnerability => {
                    let value = match inner.as_str().to_ascii_lowercase().as_str() {
                        "none" => Vulnerability::None,
                        "ns" => Vulnerability::NS,
                        "all" => Vulnerability::All,
                        _ => Vulnerability::EW,
                    };
                    vulnerability.replace(value).is_some()
                }
                _ => false,
            };
            if twice {
                return self.slip(&inner, "said-twice");
            }
        }
        Ok(StatementKind::Board { number, dealer, vulnerability })
    }

    fn offenders(&self, pair: &Pair<'_>) -> Spanned<Offenders> {
        let node = match pair.as_str().to_ascii_lowercase().as_str() {
            "ns" => Offenders::NorthSouth,
            "both" => Offenders::Both,
            "none" => Offenders::None,
            _ => Offenders::EastWest,
        };
        Spanned::new(node, self.span(pair))
    }

    fn values(&self, pair: &Pair<'_>) -> Built<Vec<Word>> {
        let mut values = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::value => {
                    let text = inner.as_str().replace(['–', '−'], "-");
                    values.push(Spanned::new(text, self.span(&inner)));
                }
                Rule::string => values.push(self.string(&inner)?),
                _ => {}
            }
        }
        Ok(values)
    }

    fn match_clauses(&self, pair: &Pair<'_>) -> Built<MatchClauses> {
        let mut clauses = MatchClauses::default();
        for inner in pair.clone().into_inner() {
            let twice = match inner.as_rule() {
                Rule::match_boards => clauses.boards.replace(self.boards(&inner)?).is_some(),
                Rule::knockout_word => std::mem::replace(&mut clauses.knockout, true),
                Rule::match_rest => clauses.rest.replace(self.match_rest(&inner)?).is_some(),
                Rule::match_scale => clauses.scale.replace(self.word_or_string(&inner)?).is_some(),
                _ => false,
            };
            if twice {
                return self.slip(&inner, "said-twice");
            }
        }
        Ok(clauses)
    }

    fn marks(&self, pair: &Pair<'_>) -> Built<MarksClauses> {
        let mut clauses = MarksClauses::default();
        for inner in pair.clone().into_inner() {
            let clause = match inner.as_rule() {
                Rule::marks_side => &mut clauses.side,
                Rule::marks_weights => &mut clauses.weights,
                _ => continue,
            };
            let is_share = |inner: &Pair<'_>| matches!(inner.as_rule(), Rule::percentage | Rule::fraction);
            let Some(share) = inner.clone().into_inner().find(is_share) else { return self.slip(&inner, "ruling") };
            if clause.replace(Spanned::new(self.share(&share)?, self.span(&share))).is_some() {
                return self.slip(&inner, "said-twice");
            }
        }
        Ok(clauses)
    }

    pub fn boards(&self, pair: &Pair<'_>) -> Built<Spanned<u32>> {
        let digits = self.need(pair, Rule::digits)?;
        Ok(Spanned::new(self.whole(&digits, MAX_BOARDS, "boards")?, self.span(&digits)))
    }

    pub fn word_or_string(&self, pair: &Pair<'_>) -> Built<Word> {
        match part(pair, Rule::string) {
            Some(string) => self.string(&string),
            None => Ok(self.word(&self.need(pair, Rule::word)?)),
        }
    }

    fn match_rest(&self, pair: &Pair<'_>) -> Built<Rest> {
        let mut sides = Vec::new();
        let mut amounts = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side_word => {
                    let side = self.side_word(&inner);
                    if sides.contains(&side) {
                        return self.slip(&inner, "said-twice");
                    }
                    sides.push(side);
                }
                Rule::signed => amounts.push(self.signed(&inner)?),
                _ => {}
            }
        }
        let mut amounts = amounts.into_iter();
        Ok(match (amounts.next(), amounts.next()) {
            (Some(first), Some(second)) if sides.first() == Some(&Side::EW) => Rest::Each(second, first),
            (Some(first), Some(second)) => Rest::Each(first, second),
            (first, _) => Rest::Both(first.unwrap_or_default()),
        })
    }

    fn session(&self, pair: &Pair<'_>) -> Built<Vec<(Side, Spanned<Exact>)>> {
        let mut shares: Vec<(Side, Spanned<Exact>)> = Vec::new();
        let mut side = Side::NS;
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::side_word => {
                    side = self.side_word(&inner);
                    if shares.iter().any(|(said, _)| *said == side) {
                        return self.slip(&inner, "said-twice");
                    }
                }
                Rule::percentage => shares.push((side, Spanned::new(self.percentage(&inner)?, self.span(&inner)))),
                _ => {}
            }
        }
        Ok(shares)
    }

    fn range(&self, pair: &Pair<'_>) -> Built<Option<(Exact, Exact, Option<Exact>)>> {
        let is_share = |inner: &Pair<'_>| matches!(inner.as_rule(), Rule::percentage | Rule::fraction);
        let mut shares = pair.clone().into_inner().filter(is_share);
        let (Some(from), Some(to)) = (shares.next(), shares.next()) else { return Ok(None) };
        let step = shares.next().map(|step| self.share(&step)).transpose()?;
        Ok(Some((self.share(&from)?, self.share(&to)?, step)))
    }

    /// `-9.8`, `49/5`.
    fn signed(&self, pair: &Pair<'_>) -> Built<Exact> {
        let number = self.need(pair, Rule::number)?;
        let mut value = self.decimal(&number, "number")?;
        if let Some(digits) = part(pair, Rule::digits) {
            let below = self.decimal(&digits, "number")?;
            value = match value.over(&below) {
                Some(value) => value,
                None => return self.fail(&digits, SyntaxProblem::NumberRange { what: "number" }),
            };
        }
        Ok(signed(pair, value))
    }

    fn claims(&self, pair: &Pair<'_>) -> Built<Vec<Spanned<Claim>>> {
        let mut claims = Vec::new();
        for inner in pair.clone().into_inner() {
            let claim = match inner.as_rule() {
                Rule::claimed_figure => self.claimed_figure(&inner)?,
                Rule::claimed_diagnostic => {
                    let severity = if part(&inner, Rule::error_word).is_some() {
                        Severity::Error
                    } else if part(&inner, Rule::warning_word).is_some() {
                        Severity::Warning
                    } else {
                        Severity::Note
                    };
                    let code = self.need(&inner, Rule::word)?.as_str().to_string();
                    Claim::Diagnostic { severity, code }
                }
                Rule::stands_word => Claim::Stands,
                _ => continue,
            };
            claims.push(Spanned::new(claim, self.span(&inner)));
        }
        Ok(claims)
    }

    fn claimed_figure(&self, pair: &Pair<'_>) -> Built<Claim> {
        let amount = self.need(pair, Rule::signed)?;
        let number = self.need(&amount, Rule::number)?;
        let digits = number.as_str().split_once('.').map_or(0, |(_, fraction)| fraction.len());
        let digits = u32::try_from(digits).unwrap_or(u32::MAX);
        Ok(Claim::Figure {
            side: self.side_word(&self.need(pair, Rule::side_word)?),
            value: self.signed(&amount)?,
            approximate: part(pair, Rule::approximately).map(|_| digits),
            unit: part(pair, Rule::unit).map(|pair| unit(&pair)),
            number: self.span(&amount),
        })
    }

    pub fn row(&self, pair: &Pair<'_>) -> Built<Row> {
        let ruling = self.need(pair, Rule::ruling)?;
        let label = match part(pair, Rule::label) {
            Some(label) => Some(match part(&label, Rule::string) {
                Some(string) => Label::Text(self.string(&string)?),
                None => Label::Table(self.word(&self.need(&label, Rule::word)?)),
            }),
            None => None,
        };
        let count = part(pair, Rule::count).map(|count| self.count(&count)).transpose()?;
        let start = part(pair, Rule::label).unwrap_or_else(|| ruling.clone());
        let ruling = self.ruling(&ruling)?;
        let end = count.as_ref().map_or(ruling.span, |count| count.span);
        Ok(Row { label, span: self.span(&start).to(end), ruling, count })
    }

    fn count(&self, pair: &Pair<'_>) -> Built<Spanned<u32>> {
        let number = self.need(pair, Rule::number)?;
        if part(pair, Rule::minus).is_some() || number.as_str().contains('.') {
            return self.slip(pair, "count");
        }
        match self.whole(&number, MAX_COUNT, "count")? {
            0 => self.slip(pair, "count"),
            count => Ok(Spanned::new(count, self.span(pair))),
        }
    }

    pub fn scale_step(&self, pair: &Pair<'_>) -> Built<ScaleStep> {
        let all: Vec<_> = pair.clone().into_inner().collect();
        let mut imps = all.iter().filter(|inner| inner.as_rule() == Rule::digits);
        let mut points = all.iter().filter(|inner| inner.as_rule() == Rule::number);
        let (Some(from), Some(winner), Some(loser)) = (imps.next(), points.next(), points.next()) else {
            return self.slip(pair, "ruling");
        };
        let open = all.iter().any(|inner| inner.as_rule() == Rule::plus);
        let last = imps.next().unwrap_or(from);
        Ok(ScaleStep {
            from: self.whole(from, MAX_COUNT, "number")?,
            to: if open { None } else { Some(self.whole(last, MAX_COUNT, "number")?) },
            winner: self.decimal(winner, "number")?,
            loser: self.decimal(loser, "number")?,
            span: self.span(from).to(self.span(loser)),
        })
    }
}

fn unit(pair: &Pair<'_>) -> Unit {
    match pair.clone().into_inner().next().map(|inner| inner.as_rule()) {
        Some(Rule::percent_sign) => Unit::Percent,
        Some(Rule::imp_word) => Unit::Imps,
        Some(Rule::vp_word) => Unit::VictoryPoints,
        _ => Unit::Matchpoints,
    }
}

fn asked(pair: &Pair<'_>) -> Question {
    match pair.clone().into_inner().next().map(|inner| inner.as_rule()) {
        Some(Rule::entry_word) => Question::Entry,
        Some(Rule::sensitivity_word) => Question::Sensitivity,
        Some(Rule::pitfall_word) => Question::Pitfall,
        _ => Question::Effects,
    }
}
