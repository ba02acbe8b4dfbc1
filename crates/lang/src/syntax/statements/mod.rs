//! The statements of the language: what each says, how it is built from what the grammar has matched, and how it is
//! written. One file a family; a new statement is a variant here, a line in each of the two tables below, and its file.

mod board;
mod carried;
mod conditions;
mod event;
mod evidence;
mod exam;
mod expect;
mod explore;
mod incident;
mod matches;
mod scale;
mod traveller;
mod weights;

pub use board::{APPEAL_MINUTES, Auction, Lead, MOST_APPEAL_MINUTES, Sheet};
pub use carried::Carried;
pub use event::{At, AtTable, Contestant, RankingOf, Standings};
pub(super) use evidence::suit;
pub use evidence::{CardsAnswer, Evidence, KnowledgeRow};
pub use exam::{Answer, Case, MarksClauses, Origin};
pub use expect::{Claim, Of};
pub use explore::{Solve, SolvePlace, Vary};
pub use incident::{Fact, FactAnswer, Incident, IncidentRow, Poll, Vote, verdict_claim};
pub use matches::{MatchClauses, Rest};
pub use scale::{Margins, Percentage, Scale, ScaleStep};
pub use traveller::{Label, Row, RowResult, TravellerItem};
pub use weights::{Weights, WeightsFrom, WeightsRow};

use super::block::Block;
use super::grammar::{Pair, Rule};
use super::keywords::QueryKind;
use super::printer::Printer;
use super::reader::{Built, Reader, part};
use super::words::Section;
use super::written::{Ruling, Spanned, Unit, Word};
use crate::diagnostic::Problem;
use crate::number::Exact;
use crate::ruling::{Offenders, Seat, Side, Vulnerability};
use crate::scoring::SessionResult;
use crate::source::Span;

/// A whole script.
#[derive(Debug, Clone, Default)]
pub struct Script {
    /// Its statements in order; those that could not be read are left out and reported.
    pub statements: Vec<Statement>,
}

/// One statement.
#[derive(Debug, Clone)]
pub struct Statement {
    /// Its kind, with the parts of the notation.
    pub kind: StatementKind,
    /// From its first to its last character, comments around it left out.
    pub span: Span,
}

/// The kind of a statement.
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
    Session(Vec<(Side, Spanned<SessionResult>)>),
    /// `penalty EW 10%`.
    Penalty {
        side: Side,
        amount: Spanned<Exact>,
        unit: Unit,
    },
    /// `carry pair 7 +12`
    Carried(Carried),
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
    /// `stands`: the score obtained is the ruling.
    Stands,
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
    /// `effects`, `entry`, `sensitivity`, `pitfall` and their ruling; none: the last one.
    Query {
        kind: QueryKind,
        ruling: Option<Ruling>,
    },
    Vary(Vary),
    Solve(Solve),
    SolvePlace(SolvePlace),
    /// `conventions R`, `conventions SETTING: R`; without a ruling, of the last one.
    Conventions {
        setting: Option<Word>,
        ruling: Option<Ruling>,
    },
    Question(Word),
    /// The key of an exam question.
    Answer(Answer),
    /// `answer evidence`, `answer from leads`: the key is what the cards say.
    AnswerCards(CardsAnswer),
    /// `deal "N:…"`; none: show it.
    Deal(Option<Word>),
    /// `auction dealer W "…"`
    Auction(Auction),
    /// `lead ♥K by W`; none: show it.
    Lead(Option<Lead>),
    /// `sheet "Club pairs" appeal 20`
    Sheet(Sheet),
    /// `marks side 50% weights 40%`: shares of 1.
    Marks(MarksClauses),
    Scale(Scale),
    /// `incident PROCEDURE by SEAT { … }`
    Incident(Incident),
    /// `why not VERDICT`
    WhyNot(Word),
    /// `expect incident: VERDICT, law 16B1(a), E must pass once`
    ExpectIncident {
        verdict: Word,
        /// Laws that decided, and obligations.
        claims: Vec<Word>,
    },
    /// `weights from poll { … }`
    Weights(Weights),
    /// `evidence 4♠ N for W { … }`
    Evidence(Evidence),
    /// `event "monday.xml" "tuesday.xml"`; none: show it.
    Event(Vec<Word>),
    /// `at table 3: R`
    At(At),
    /// `ranking`, `ranking before`, `ranking for NS 4`
    Ranking(RankingOf),
    Audit,
    Notify,
    Entries,
    /// `write-back "monday-ruled.xml"`
    WriteBack(Word),
    /// `expect place NS 4: 3`
    ExpectPlace {
        contestant: Contestant,
        place: Spanned<u32>,
    },
}

impl Reader<'_> {
    /// A statement without a block, by the rule that matched it.
    pub fn statement_kind(&self, pair: &Pair<'_>) -> Built<StatementKind> {
        match pair.as_rule() {
            Rule::ruling => self.ruling(pair).map(StatementKind::Ruling),
            Rule::let_statement => self.let_statement(pair).map(|(name, ruling)| StatementKind::Let { name, ruling }),
            Rule::compare => self.compare(pair).map(StatementKind::Compare),
            Rule::expect => self.expect(pair).map(|(ruling, claims)| StatementKind::Expect { ruling, claims }),
            Rule::board => self.board_statement(pair),
            Rule::expect_incident => {
                self.expect_incident(pair).map(|(verdict, claims)| StatementKind::ExpectIncident { verdict, claims })
            }
            Rule::show_traveller => Ok(StatementKind::Traveller(None)),
            Rule::protocol => Ok(StatementKind::Protocol),
            Rule::other_table => self.optional_ruling_in(pair).map(StatementKind::OtherTable),
            Rule::obtained => self.ruling_in(pair).map(StatementKind::Obtained),
            Rule::offenders => self.offenders(pair).map(StatementKind::Offenders),
            Rule::scoring => self.table_word(pair, Section::Scoring).map(StatementKind::Scoring),
            Rule::set => self.set(pair).map(|(name, values)| StatementKind::Set { name, values }),
            Rule::match_statement => self.match_clauses(pair).map(StatementKind::Match),
            Rule::session => self.session(pair).map(StatementKind::Session),
            Rule::penalty => {
                self.penalty(pair).map(|(side, amount, unit)| StatementKind::Penalty { side, amount, unit })
            }
            Rule::carried => self.carried(pair).map(StatementKind::Carried),
            Rule::regulations => self.table_word(pair, Section::Values).map(StatementKind::Regulations),
            Rule::include => self.string_in(pair).map(StatementKind::Include),
            Rule::ask => self.query(pair).map(|(kind, ruling)| StatementKind::Query { kind, ruling }),
            Rule::vary => self.vary(pair).map(StatementKind::Vary),
            Rule::solve => self.solve(pair).map(StatementKind::Solve),
            Rule::solve_place => self.solve_place(pair).map(StatementKind::SolvePlace),
            Rule::conventions => {
                self.conventions(pair).map(|(setting, ruling)| StatementKind::Conventions { setting, ruling })
            }
            Rule::question => self.string_in(pair).map(StatementKind::Question),
            Rule::deal => self.optional_string(pair).map(StatementKind::Deal),
            Rule::sheet => self.sheet(pair).map(StatementKind::Sheet),
            Rule::auction => self.auction(pair).map(StatementKind::Auction),
            Rule::lead => self.lead(pair).map(StatementKind::Lead),
            Rule::marks => self.marks(pair).map(StatementKind::Marks),
            Rule::stands => Ok(StatementKind::Stands),
            Rule::why_not => {
                let verdict = self.need(pair, Rule::verdict)?;
                Ok(StatementKind::WhyNot(self.own_word(&verdict, Section::Answers)))
            }
            Rule::weights => self.weights(pair).map(StatementKind::Weights),
            Rule::evidence => self.evidence(pair).map(StatementKind::Evidence),
            Rule::answer => self.answer(pair).map(StatementKind::Answer),
            Rule::answer_cards => Ok(StatementKind::AnswerCards(CardsAnswer::of(pair))),
            Rule::event => self.event(pair).map(StatementKind::Event),
            Rule::at => self.at(pair).map(StatementKind::At),
            Rule::ranking => self.ranking(pair).map(StatementKind::Ranking),
            Rule::audit => Ok(StatementKind::Audit),
            Rule::notify => Ok(StatementKind::Notify),
            Rule::entries => Ok(StatementKind::Entries),
            Rule::write_back => self.string_in(pair).map(StatementKind::WriteBack),
            Rule::expect_place => {
                self.expect_place(pair).map(|(contestant, place)| StatementKind::ExpectPlace { contestant, place })
            }
            _ => self.fail(pair, Problem::NotARuling),
        }
    }
}

impl Printer<'_> {
    /// A statement without its block: the formatter writes blocks, as it knows their lines.
    pub fn statement(self, kind: &StatementKind) -> String {
        match kind {
            StatementKind::Board { number, dealer, vulnerability } => {
                self.board(number.as_ref(), *dealer, *vulnerability)
            }
            StatementKind::Traveller(_) => "traveller".to_string(),
            StatementKind::Case(case) => self.case_heading(case),
            StatementKind::Scale(scale) => self.scale_heading(scale),
            StatementKind::OtherTable(None) => "other table".to_string(),
            StatementKind::OtherTable(Some(ruling)) => format!("other table {}", self.ruling(ruling)),
            StatementKind::Match(clauses) => self.match_clauses(clauses),
            StatementKind::Offenders(who) => format!("offenders {}", who.node),
            StatementKind::Obtained(ruling) => format!("obtained {}", self.ruling(ruling)),
            StatementKind::Session(shares) => self.session(shares),
            StatementKind::Penalty { side, amount, unit } => self.penalty(*side, &amount.node, *unit),
            StatementKind::Carried(carried) => self.carried(carried),
            StatementKind::Scoring(word) => format!("scoring {}", word.node),
            StatementKind::Set { name, values } => self.set(name, values),
            StatementKind::Regulations(word) => format!("regulations {}", word.node),
            StatementKind::Include(path) => format!("include {}", self.string(path)),
            StatementKind::Ruling(ruling) => self.ruling(ruling),
            StatementKind::Let { name, ruling } => format!("let {} = {}", name.node, self.ruling(ruling)),
            StatementKind::Compare(rulings) => self.compare(rulings),
            StatementKind::Expect { ruling, claims } => self.expect(ruling, claims),
            StatementKind::Incident(incident) => self.incident_heading(incident),
            StatementKind::ExpectIncident { verdict, claims } => self.expect_incident(verdict, claims),
            StatementKind::Protocol => "protocol".to_string(),
            StatementKind::Stands => "stands".to_string(),
            StatementKind::Query { kind, ruling } => self.query(*kind, ruling.as_ref()),
            StatementKind::Vary(vary) => self.vary(vary),
            StatementKind::Solve(solve) => self.solve(solve),
            StatementKind::SolvePlace(solve) => self.solve_place(solve),
            StatementKind::Conventions { setting, ruling } => self.conventions(setting.as_ref(), ruling.as_ref()),
            StatementKind::Question(text) => format!("question {}", self.string(text)),
            StatementKind::Answer(answer) => self.answer(answer),
            StatementKind::AnswerCards(from) => from.written().to_owned(),
            StatementKind::Marks(clauses) => self.marks(clauses),
            StatementKind::WhyNot(verdict) => format!("why not {}", verdict.node.to_lowercase()),
            StatementKind::Weights(weights) => self.weights(weights),
            StatementKind::Evidence(evidence) => self.evidence(evidence),
            StatementKind::Deal(deal) => self.deal(deal.as_ref()),
            StatementKind::Auction(auction) => self.auction(auction),
            StatementKind::Lead(lead) => self.lead(lead.as_ref()),
            StatementKind::Sheet(sheet) => self.sheet(sheet),
            StatementKind::Event(files) => self.event(files),
            StatementKind::At(at) => self.at(at),
            StatementKind::Ranking(ranking) => self.ranking(ranking),
            StatementKind::Audit => "audit".to_owned(),
            StatementKind::Notify => "notify".to_owned(),
            StatementKind::Entries => "entries".to_owned(),
            StatementKind::WriteBack(file) => format!("write-back {}", self.string(file)),
            StatementKind::ExpectPlace { contestant, place } => self.expect_place(contestant, place),
        }
    }
}

/// The heading of a block: the statement or the group that it opens, with nothing in it yet.
#[derive(Debug)]
pub(super) enum Heading {
    Case(Case),
    Traveller,
    Group(Word),
    Scale(Scale),
    Incident(Incident),
    Poll(Word),
    Weights(Weights),
    Evidence(Evidence),
}

impl Block {
    /// The rule of its heading; `None` if nobody knows what it is.
    pub fn heading_rule(self) -> Option<Rule> {
        Some(match self {
            Self::Case => Rule::case_heading,
            Self::Traveller => Rule::traveller_heading,
            Self::Group => Rule::group_heading,
            Self::Scale => Rule::scale_heading,
            Self::Incident => Rule::incident_heading,
            Self::Poll => Rule::poll_heading,
            Self::Weights => Rule::weights_heading,
            Self::Evidence => Rule::evidence_heading,
            Self::Unknown => return None,
        })
    }
}

impl Reader<'_> {
    /// The heading of a block, by the rule that matched it.
    pub fn heading(&self, pair: &Pair<'_>) -> Built<Heading> {
        match pair.as_rule() {
            Rule::case_heading => self.case_heading(pair).map(Heading::Case),
            Rule::group_heading => self.string_in(pair).map(Heading::Group),
            Rule::scale_heading => self.scale_heading(pair).map(Heading::Scale),
            Rule::incident_heading => self.incident_heading(pair).map(Heading::Incident),
            Rule::poll_heading => self.string_in(pair).map(Heading::Poll),
            Rule::weights_heading => match part(pair, Rule::weights) {
                Some(weights) => self.weights(&weights).map(Heading::Weights),
                None => self.fail(pair, Problem::NotARuling),
            },
            Rule::evidence_heading => match part(pair, Rule::evidence) {
                Some(evidence) => self.evidence(&evidence).map(Heading::Evidence),
                None => self.fail(pair, Problem::NotARuling),
            },
            _ => Ok(Heading::Traveller),
        }
    }
}

impl Printer<'_> {
    /// The heading of a block, without its brace.
    pub fn heading(self, heading: &Heading) -> String {
        match heading {
            Heading::Traveller => "traveller".to_string(),
            Heading::Group(name) => format!("group {}", self.string(name)),
            Heading::Case(case) => self.case_heading(case),
            Heading::Scale(scale) => self.scale_heading(scale),
            Heading::Incident(incident) => self.incident_heading(incident),
            Heading::Weights(weights) => self.weights(weights),
            Heading::Evidence(evidence) => self.evidence(evidence),
            Heading::Poll(question) => format!("poll {}", self.string(question)),
        }
    }
}
