//! The effect of each statement: it states a fact or gives a result.

use super::budget::rulings_of;
use super::eval_error::EvalError;
use super::held::Yielded;
use super::queries::{Depth, Outcome, OutcomeKind};
use super::settings::SettingForm;
use super::{Flow, Session, Stated};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::ruling::Board;
use crate::scoring::{PRESETS, Preset, Scoring, SettingError};
use crate::source::Span;
use crate::syntax::tree::{self, QueryKind, Spanned, Statement, StatementKind, TravellerItem};

impl Session<'_> {
    /// Executes a statement that is no case.
    pub(super) fn execute(&mut self, statement: Statement) -> Flow {
        let span = statement.span;
        match statement.kind {
            StatementKind::Board { number: None, dealer: None, vulnerability: None } => {
                self.show(span, self.scope.board_statement());
            }
            StatementKind::Traveller(None) => self.show(span, self.scope.traveller_statement()),
            StatementKind::OtherTable(None) => self.show(span, self.scope.other_table_statement()),
            StatementKind::Board { number, dealer, vulnerability } => {
                let stated = Board { number: None, dealer, vulnerability };
                let board = board(number, dealer, vulnerability).inspect_err(|_| self.board_unread())?;
                self.board_or_event(board, stated, span)?;
            }
            StatementKind::Event(files) => self.event(&files, span)?,
            StatementKind::At(at) => self.at(at, span)?,
            StatementKind::ExpectPlace { contestant, place } => self.expect_place(&contestant, &place, span)?,
            StatementKind::Traveller(Some(items)) => self.traveller(items),
            StatementKind::OtherTable(Some(result)) => self.scope.set_other_table(Some(result).filter(is_some)),
            StatementKind::Obtained(score) => self.obtained(Some(score).filter(is_some))?,
            StatementKind::Offenders(offenders) => self.scope.set_offenders(Some(offenders.node)),
            StatementKind::Scoring(word) => self.scope.set_scoring(Some(scoring(&word)?)),
            StatementKind::Match(clauses) => self.scope.apply_match(clauses, span)?,
            StatementKind::Scale(scale) => self.scope.apply_scale(&scale)?,
            StatementKind::Session(shares) => self.scope.apply_session(&shares, span)?,
            StatementKind::Penalty { side, amount, unit } => {
                let penalty = self.scope.apply_penalty(side, &amount, unit)?;
                self.penalise_table(Some(&penalty), amount.span)?;
            }
            StatementKind::Carried(carried) => self.carry(&carried)?,
            StatementKind::Regulations(word) => self.regulations(&word)?,
            StatementKind::Set { name, values } => self.set(&name, &values, span)?,
            StatementKind::Marks(clauses) => self.scope.apply_marks(&clauses)?,
            StatementKind::Let { name, ruling } => self.scope.set_name(&name.node, ruling),
            StatementKind::Include(path) => self.include(&path)?,
            StatementKind::Expect { ruling, claims } => return self.expect(&ruling, &claims, span),
            StatementKind::Incident(incident) => self.incident(&incident, span)?,
            StatementKind::ExpectIncident { verdict, claims } => self.expect_incident(&verdict, &claims, span)?,
            StatementKind::WhyNot(verdict) => self.why_not(&verdict, span)?,
            StatementKind::Question(text) => self.question(&text, span)?,
            StatementKind::Answer(answer) => self.answer(answer, span)?,
            StatementKind::AnswerCards(from) => self.answer_of_cards(from, span)?,
            StatementKind::Deal(text) => self.deal(text.as_ref(), span)?,
            StatementKind::Sheet(sheet) => self.sheet(&sheet, span)?,
            StatementKind::Auction(auction) => self.auction(&auction, span)?,
            StatementKind::Lead(lead) => self.lead(lead, span)?,
            StatementKind::Stands => {
                let Some(obtained) = self.scope.obtained().cloned() else {
                    return Err(vec![Diagnostic::at(span, Problem::StandsUnknown)]);
                };
                return self
                    .execute(Statement { kind: StatementKind::Ruling(tree::Ruling { span, ..obtained }), span });
            }
            // A case is not executed but run, statement by statement.
            StatementKind::Case(_) => {}
            query => self.answered(query, span)?,
        }
        Ok(())
    }

    /// Answers a query, and keeps the answer for later statements.
    fn answered(&mut self, query: StatementKind, span: Span) -> Flow {
        let found = self.query(&query, span).map_err(EvalError::into_diagnostics);
        // Checked whether it succeeded or not: figures that rest on a part of the work would be wrong.
        self.scope.within_budget(&rulings_of(&query), span)?;
        let found = match found {
            Ok(found) => found,
            Err(problems) => match (&query, self.scope.has_lost_field()) {
                (StatementKind::Ruling(ruling), false) => {
                    OutcomeKind::ByItself(Box::new(self.scope.by_itself(ruling, problems)?))
                }
                _ => return Err(problems),
            },
        };
        self.keep(query, &found);
        self.yield_outcome(span, found);
        Ok(())
    }

    /// Keeps what later statements may ask for: the ruling as `ans`, the evidence for weights.
    fn keep(&mut self, query: StatementKind, found: &OutcomeKind) {
        if let StatementKind::Ruling(ruling) = query {
            self.scope.set_answer(ruling);
        }
        if let OutcomeKind::Weights(found) = found {
            self.scope.set_evidence(found.proposal.evident.clone());
        }
        if let OutcomeKind::Evidence(found) = found {
            self.scope.set_cards_in_evidence((**found).clone());
        }
    }

    /// Answers a query.
    fn query(&self, query: &StatementKind, span: Span) -> Result<OutcomeKind, EvalError> {
        let (scope, interrupted) = (&self.scope, || self.sink.interrupted());
        Ok(match query {
            StatementKind::Ruling(ruling) => OutcomeKind::Ruling(Box::new(scope.breakdown(ruling, Depth::Field)?)),
            StatementKind::Compare(rulings) => OutcomeKind::Compare(scope.compare(rulings, &interrupted)?),
            StatementKind::Ranking(of) => OutcomeKind::Ranking(Box::new(scope.ranking(of, span)?)),
            StatementKind::Audit => OutcomeKind::Audit(Box::new(scope.event_audit(span)?)),
            StatementKind::Notify => OutcomeKind::Notify(Box::new(scope.event_changes("notify", span)?)),
            StatementKind::Entries => OutcomeKind::Entries(Box::new(scope.entries(span)?)),
            StatementKind::WriteBack(file) => {
                OutcomeKind::WrittenBack(Box::new(scope.written_back(file, self.loader, span)?))
            }
            StatementKind::Protocol => OutcomeKind::Protocol(Box::new(scope.protocol(span)?)),
            StatementKind::Query { kind: QueryKind::Effects, ruling: None } if scope.event().is_some() => {
                OutcomeKind::EventEffects(Box::new(scope.event_changes("effects", span)?))
            }
            StatementKind::Query { kind, ruling } => {
                let ruling = scope.ruling_in_question(ruling.as_ref(), kind.word(), span)?;
                scope.answer(*kind, &ruling, span, &interrupted)?
            }
            StatementKind::Weights(weights) => {
                OutcomeKind::Weights(Box::new(scope.propose_weights(weights, span, &interrupted)?))
            }
            StatementKind::Evidence(evidence) => {
                let solver = self.loader.double_dummy();
                OutcomeKind::Evidence(Box::new(scope.find_evidence(evidence, span, solver, &interrupted)?))
            }
            StatementKind::Vary(vary) => OutcomeKind::Varied(scope.vary(vary, &interrupted)?),
            StatementKind::Solve(solve) => OutcomeKind::Solved(Box::new(scope.solve(solve, &interrupted)?)),
            StatementKind::SolvePlace(solve) => {
                OutcomeKind::SolvedPlace(Box::new(scope.solve_place(solve, &interrupted)?))
            }
            StatementKind::Conventions { setting, ruling } => {
                let (setting, ruling) = scope.conventions_in_question(setting.as_ref(), ruling.as_ref());
                let ruling = scope.ruling_in_question(ruling, "conventions", span)?;
                OutcomeKind::Conventions(scope.compare_conventions(setting.as_deref(), &ruling, &interrupted)?)
            }
            // Every other statement is executed.
            _ => return Err(EvalError::Refused(Vec::new())),
        })
    }

    fn traveller(&mut self, items: Vec<TravellerItem>) {
        self.scope.set_traveller(Some(items));
        let impossible = self.scope.traveller().map(|traveller| traveller.impossible_scores(&self.scope));
        for diagnostic in impossible.unwrap_or_default() {
            self.report(diagnostic);
        }
    }

    /// `regulations ebu`
    fn regulations(&mut self, word: &tree::Word) -> Flow {
        let preset = Preset::named(&word.node);
        if preset.is_none() && !word.node.eq_ignore_ascii_case("none") {
            let suggestion = closest(&word.node, PRESETS.iter().map(|preset| preset.name));
            let problem = Problem::UnknownRegulations { word: word.node.clone(), suggestion };
            return Err(vec![Diagnostic::at(word.span, problem)]);
        }
        let mut settings = self.scope.settings().clone();
        settings.regulate(preset);
        self.scope.set_settings(settings);
        Ok(())
    }

    /// `set round 0.1 to-average`. A file of conventions speaks of every form of scoring, as regulations do.
    pub(super) fn set(&mut self, name: &tree::Word, values: &[tree::Word], span: Span) -> Flow {
        let words: Vec<&str> = values.iter().map(|value| value.node.as_str()).collect();
        let mut settings = self.scope.settings().clone();
        let is_included = self.including.len() > 1;
        let done =
            if is_included { settings.set(&name.node, &words) } else { settings.set_at(span, &name.node, &words) };
        let problem = match done {
            Ok(()) => {
                self.scope.set_settings(settings);
                let ended = self.scope.arrange_sections();
                self.tell_ended("set across", &ended);
                return Ok(());
            }
            Err(SettingError::Unknown) => {
                let suggestion = closest(&name.node, SettingForm::all().map(|form| form.name));
                Diagnostic::at(name.span, Problem::UnknownSetting { name: name.node.clone(), suggestion })
            }
            Err(SettingError::Value(setting)) => {
                let allowed = SettingForm::named(setting).map_or_else(Vec::new, |form| form.values);
                let value = words.join(" ");
                let suggestion = closest(&value, allowed.iter().copied());
                let allowed = allowed.join(", ");
                let first = values.first().map_or(name.span, |value| value.span);
                let place = values.last().map_or(first, |last| first.to(last.span));
                Diagnostic::at(place, Problem::SettingValue { name: setting, value, allowed, suggestion })
            }
        };
        Err(vec![problem])
    }

    /// `expect R: …`
    fn expect(&mut self, ruling: &tree::Ruling, claims: &[Spanned<tree::Claim>], span: Span) -> Flow {
        let checked = self.scope.expectation(ruling, claims)?;
        self.scope.within_budget(&[ruling], span)?;
        if let Some(asking) = self.asking.last_mut() {
            asking.add_units(claims);
        }
        let count = if checked.outcome.passed { &mut self.tally.passed } else { &mut self.tally.failed };
        *count = count.saturating_add(1);
        self.yield_outcome(span, OutcomeKind::Expectation(checked.outcome));
        if checked.unexpected.is_empty() { Ok(()) } else { Err(checked.unexpected) }
    }

    pub(super) fn show(&mut self, span: Span, stated: Stated) {
        self.yield_outcome(span, OutcomeKind::InForce(stated));
    }

    pub(super) fn yield_outcome(&mut self, span: Span, mut kind: OutcomeKind) {
        self.report_without_effect(&mut kind, span);
        self.say_what_is_open_of_event(&kind, span);
        let case = (!self.cases.is_empty()).then(|| self.cases.join(" / "));
        let file = self.sources.get(span.file).map(|source| source.name.clone()).unwrap_or_default();
        let locale = self.scope.locale();
        let outcome = Outcome { case, file, line: self.sources.line(span), span, locale, kind };
        self.pass_on(Yielded::Outcome(Box::new(outcome)));
    }
}

/// `board 7 dealer W vul NS`
fn board(
    number: Option<Spanned<u32>>,
    dealer: Option<tree::Seat>,
    vulnerability: Option<tree::Vulnerability>,
) -> Result<Board, Vec<Diagnostic>> {
    let by_number = match number {
        Some(number) if number.node == 0 => return Err(vec![Diagnostic::at(number.span, Problem::BoardNumber)]),
        Some(number) => Board::numbered(number.node),
        None => Board { number: None, dealer: None, vulnerability: None },
    };
    Ok(Board {
        number: by_number.number,
        dealer: dealer.or(by_number.dealer),
        vulnerability: vulnerability.or(by_number.vulnerability),
    })
}

/// `scoring cross-imps`
fn scoring(word: &tree::Word) -> Result<Scoring, Vec<Diagnostic>> {
    Scoring::named(&word.node).ok_or_else(|| {
        let suggestion = Scoring::resembling(&word.node)
            .or_else(|| closest(&word.node, Scoring::ALL.iter().map(|scoring| scoring.name())));
        vec![Diagnostic::at(word.span, Problem::UnknownScoring { word: word.node.clone(), suggestion })]
    })
}

/// `none` in the place of a result takes the one in force back; no ruling can have that name there.
fn is_some(ruling: &tree::Ruling) -> bool {
    !matches!(&ruling.kind, tree::RulingKind::Both(tree::SideExpression { kind: tree::SideKind::Name(name), .. })
        if name.eq_ignore_ascii_case("none"))
}
