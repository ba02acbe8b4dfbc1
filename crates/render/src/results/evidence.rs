//! The evidence of the cards on a contract.

use super::View;
use super::claim::{TrickDocument, line};
use super::deal::hands;
use crate::block::{Align, Block, Detail, Table};
use crate::claim::PlayedTrick;
use crate::document::{Computed, Context, DiagnosticDocument, Place};
use crate::double_dummy::{LedTricks, Par};
use crate::messages::{self, Locale, Localised, SpanKind, Text, figures};
use crate::number::{Exact, percent};
use crate::procedure::ClaimFound;
use crate::remark::remark;
use crate::ruling::{Card, Component, Outcome, Ruling, Seat, SideRuling};
use crate::session::{EvidenceFound, Sampled, Tricks};
use serde::Serialize;

impl View for EvidenceFound {
    /// Declarer's tricks with best play; by each lead, at the tables and in the layouts; how often the contract is made by
    /// each account; the cards with the best line, and par.
    fn blocks(&self, locale: Locale, detail: Detail) -> Vec<Block> {
        let heading = Text::from(format!("evidence {}", written(self)));
        let mut blocks = vec![Block::Heading(heading)];
        blocks.extend(after(locale, self).map(Block::Line));
        blocks.extend(
            self.best()
                .and_then(|tricks| self.result(tricks))
                .filter(|_| self.needed().is_some())
                .map(|outcome| Block::Answer(vec![notated(locale, &outcome)])),
        );
        blocks.extend(best(locale, self).map(Block::Line));
        blocks.extend(claimed(locale, self).map(Block::Line));
        blocks.push(Block::Table(by_tricks(locale, self)));
        blocks.extend(made(locale, self).map(Block::Table));
        blocks.push(match detail {
            Detail::Brief => Block::Line(messages::evidence_line(locale, line(locale, &self.line))),
            Detail::Steps | Detail::Full => Block::Beside {
                text: vec![Block::Deal(Box::new(hands(&self.played.now().hands, locale)))],
                data: vec![Block::Table(trick_by_trick(locale, &self.line))],
            },
        });
        blocks.extend(self.par.as_ref().map(|par| Block::Line(messages::evidence_par(locale, self::par(locale, par)))));
        blocks.extend(self.sampled.as_ref().map(|sampled| Block::Line(layouts(locale, sampled))));
        blocks.push(Block::Aside(messages::evidence_unapplied(locale)));
        blocks.extend(self.diagnostics.iter().map(|found| remark(locale, found)));
        blocks
    }

    fn document(&self, place: Place<'_>, context: Context<'_>) -> Option<Vec<u8>> {
        Some(place.document("evidence", EvidenceDocument::new(self, context)))
    }
}

/// The lines of a ruling's sheet: the best result and how often the contract is made by each account.
pub(super) fn summary(locale: Locale, found: &EvidenceFound) -> Vec<Block> {
    let heading = Text::from(written(found)) + ": ";
    let mut blocks = vec![Block::Section(messages::sheet_evidence(locale))];
    blocks.extend(after(locale, found).map(Block::Line));
    blocks.extend(best(locale, found).map(|best| Block::Line(heading + best)));
    blocks.extend(claimed(locale, found).map(Block::Line));
    blocks.extend(made(locale, found).map(Block::Table));
    blocks.extend(found.sampled.as_ref().map(|sampled| Block::Line(layouts(locale, sampled))));
    blocks.push(Block::Aside(messages::evidence_unapplied(locale)));
    blocks
}

/// The cards that were played, and who is on turn; `None` before the lead.
fn after(locale: Locale, found: &EvidenceFound) -> Option<Text> {
    let cards: Vec<Card> = found.played.cards().collect();
    let turn = found.played.now().turn().filter(|_| !cards.is_empty())?;
    let tricks = cards.chunks(4).map(|trick| leads(locale, trick));
    let (cards, seat) = (Text::joined(tricks, &messages::list_separator(locale)), figures::seat(locale, turn));
    Some(match found.won {
        Some(won) => messages::evidence_after(locale, cards, won, seat),
        None => messages::evidence_after_left(locale, cards, seat),
    })
}

/// Declarer's tricks with best play.
fn best(locale: Locale, found: &EvidenceFound) -> Option<Text> {
    let best = found.best()?;
    Some(match found.needed() {
        Some(_) => messages::evidence_best(locale, best),
        None => messages::evidence_best_left(locale, best.to_string(), found.remaining().to_string()),
    })
}

/// The bounds of Law 70 at a claim, beside best play.
fn claimed(locale: Locale, found: &EvidenceFound) -> Option<Text> {
    let claim = found.claim.as_ref()?;
    let is_declarers = claim.claimer.side() == found.contract.declarer.side();
    let best = if is_declarers { found.best()? } else { found.remaining().checked_sub(found.best()?)? };
    let (seat, worst) = (figures::seat(locale, claim.claimer), claim.analysis.worst.tricks);
    Some(if worst == best {
        messages::evidence_claim_sure(locale, seat, best)
    } else {
        messages::evidence_claim(locale, seat, worst, best.to_string(), found.remaining().to_string())
    })
}

/// A row for each trick of the best line.
fn trick_by_trick(locale: Locale, line: &[PlayedTrick]) -> Table {
    let mut table = Table::new([
        (messages::head_trick(locale), Align::Right),
        (messages::head_leader(locale), Align::Left),
        (messages::evidence_line_head(locale), Align::Left),
        (messages::head_won_by(locale), Align::Left),
    ]);
    for (number, trick) in (1_usize..).zip(line) {
        let seat = |seat: Seat| Text::from(seat.to_string());
        table.push(vec![
            Text::from(number.to_string()),
            seat(trick.leader),
            leads(locale, &trick.cards),
            seat(trick.winner),
        ]);
    }
    table
}

/// Contract and declarer as a script has them: `4♠ N`.
fn written(found: &EvidenceFound) -> String {
    format!("{}{} {}", found.contract.bid, found.contract.doubling, found.contract.declarer)
}

fn notated(locale: Locale, outcome: &Outcome) -> Text {
    let both = SideRuling::Assigned(vec![Component { weight: Exact::ONE, outcome: outcome.clone() }]);
    let written: Ruling = Ruling::Both(both);
    crate::notation::ruling(locale, &written)
}

/// A row for each number of tricks: the leads, the tables, the layouts.
fn by_tricks(locale: Locale, found: &EvidenceFound) -> Table {
    let is_lead = found.played.now().trick.is_empty();
    let next = if is_lead { messages::head_leads } else { messages::head_plays };
    let mut columns = vec![
        (messages::head_tricks(locale), Align::Right),
        (next(locale), Align::Left),
        (messages::head_lead_count(locale), Align::Right),
    ];
    let sampled = found.sampled.as_ref().map(|sampled| &sampled.tricks);
    let counted: Vec<&Tricks> = found.field.iter().chain(sampled).collect();
    columns.extend(found.field.as_ref().map(|_| (messages::head_tables(locale), Align::Right)));
    columns.extend(sampled.map(|_| (messages::head_layouts(locale), Align::Right)));
    let mut table = Table::new(columns);
    let mut tricks: Vec<u32> = found.leads.iter().map(|led| led.tricks).collect();
    tricks.extend(counted.iter().flat_map(|tricks| tricks.keys()));
    tricks.sort_unstable_by(|one, other| other.cmp(one));
    tricks.dedup();
    for tricks in tricks {
        let cards = found.leads.iter().find(|led| led.tricks == tricks).map_or(&[][..], |led| &led.cards);
        let count = |count: usize| if count == 0 { Text::default() } else { Text::from(count.to_string()) };
        let mut cells = vec![Text::from(tricks.to_string()), leads(locale, cards), count(cards.len())];
        cells.extend(counted.iter().map(|of| count(of.get(&tricks).map_or(0, |count| *count as usize))));
        table.push(cells);
    }
    table
}

/// `♠A ♥K ♥Q`
fn leads(locale: Locale, cards: &[Card]) -> Text {
    Text::joined(cards.iter().map(|card| card.text(locale)), &Text::from(" "))
}

/// How often the contract is made by each account; `None` of an end position.
fn made(locale: Locale, found: &EvidenceFound) -> Option<Table> {
    let (succeeding, all) = found.succeeding()?;
    let is_lead = found.played.now().trick.is_empty();
    let (succeeding, all) = (succeeding.to_string(), all.to_string());
    let succeeding = match found.is_declarers_turn() {
        true => messages::evidence_making(locale, succeeding, all),
        false if is_lead => messages::evidence_beating(locale, succeeding, all),
        false => messages::evidence_beating_plays(locale, succeeding, all),
    };
    let counted = |tricks: &Tricks| found.made(tricks).map_or_else(String::new, |(made, all)| format!("{made}/{all}"));
    let accounts = [
        (messages::evidence_all_seen(locale), succeeding),
        (messages::evidence_of_field(locale), found.field.as_ref().map(counted).unwrap_or_default().into()),
        (
            messages::evidence_of_layouts(locale),
            found.sampled.as_ref().map(|sampled| counted(&sampled.tricks)).unwrap_or_default().into(),
        ),
        (messages::evidence_of_ruling(locale), Text::default()),
    ];
    let columns = [Text::default(), messages::evidence_made(locale), Text::default()];
    let aligns = [Align::Left, Align::Right, Align::Left];
    let mut table = Table::new(columns.into_iter().zip(aligns));
    for ((name, from), share) in accounts.into_iter().zip(found.shares()) {
        if let Some(share) = share {
            table.push(vec![name, self::share(locale, &share), from]);
        }
    }
    Some(table)
}

fn share(locale: Locale, share: &Exact) -> Text {
    Text::new(SpanKind::Share, figures::decimal(locale, percent(share)) + "%")
}

/// `+140: 2♠= N, 2♠= S`
fn par(locale: Locale, par: &Par) -> Text {
    let contracts =
        par.contracts.iter().map(|contract| notated(locale, &Outcome::Contract { contract: *contract, written: None }));
    let score = notated(locale, &Outcome::Score(par.score));
    if par.contracts.is_empty() {
        score
    } else {
        score + ": " + Text::joined(contracts, &messages::list_separator(locale))
    }
}

fn layouts(locale: Locale, sampled: &Sampled) -> Text {
    let count = sampled.tricks.values().fold(0_u32, |sum, count| sum.saturating_add(*count));
    messages::evidence_layouts(
        locale,
        count.to_string(),
        figures::seat(locale, sampled.player),
        sampled.seed.to_string(),
        sampled.tried.to_string(),
    )
}

/// The evidence of the cards on a contract: nothing is scored by it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct EvidenceDocument {
    /// Contract and declarer, without a result: `4♠ N`.
    contract: String,
    /// The cards that were played, in their order.
    after: Vec<String>,
    /// The tricks that declarer has won by them; null in an end position.
    won: Option<u32>,
    /// Who plays the next card: `N`, `E`, `S` or `W`; null if none is left.
    turn: Option<String>,
    /// The tricks that remain: 13 before the opening lead.
    remaining: u32,
    /// The tricks that declarer needs; null in an end position.
    needed: Option<u32>,
    /// Declarer's tricks with best play, those already won included.
    best: Option<u32>,
    /// The claim at this position; null without one.
    claim: Option<ClaimedDocument>,
    /// Declarer's tricks by the next card, the fewest first.
    leads: Vec<LedDocument>,
    /// A line on which both sides play best.
    line: Vec<TrickDocument>,
    /// The score that neither side can improve; null in an end position and without dealer and vulnerability.
    par: Option<ParDocument>,
    /// The tables in this denomination by this side; null without any.
    field: Option<Vec<CountDocument>>,
    /// The layouts as a player saw them; null if none are asked for.
    layouts: Option<LayoutsDocument>,
    /// The share of the contract made by each account, of 1.
    made: MadeDocument,
    diagnostics: Vec<DiagnosticDocument>,
}

/// The tricks that Law 70 gives the player who claimed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ClaimedDocument {
    /// `N`, `E`, `S` or `W`.
    by: String,
    /// The tricks of the worst normal line.
    worst: u32,
    /// Those of the best; `null` if the lines are too many.
    best: Option<u32>,
}

impl ClaimedDocument {
    fn new(found: &ClaimFound) -> Self {
        let (worst, best) = (found.analysis.worst.tricks, found.analysis.best.as_ref().map(|line| line.tricks));
        Self { by: found.claimer.to_string(), worst, best }
    }
}

/// Leads that come to the same.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LedDocument {
    /// Declarer's.
    tricks: u32,
    cards: Vec<String>,
}

/// The score that neither side can improve.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ParDocument {
    /// In points, NS's view.
    score: i32,
    /// The contracts with their results.
    contracts: Vec<String>,
}

/// How often declarer takes so many tricks.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CountDocument {
    tricks: u32,
    count: u32,
}

/// Layouts that agree with what a player knew.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct LayoutsDocument {
    /// `N`, `E`, `S` or `W`.
    player: String,
    seed: u32,
    /// Deals that were tried for them.
    tried: u64,
    tricks: Vec<CountDocument>,
}

/// Shares of the contract made; each null where it is not known.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct MadeDocument {
    all_seen: Option<Computed>,
    field: Option<Computed>,
    layouts: Option<Computed>,
    ruling: Option<Computed>,
}

impl EvidenceDocument {
    fn new(found: &EvidenceFound, context: Context<'_>) -> Self {
        let counts = |tricks: &Tricks| {
            tricks.iter().map(|(tricks, count)| CountDocument { tricks: *tricks, count: *count }).collect()
        };
        let [all_seen, field, layouts, ruling] = found.shares().map(|share| share.map(Computed));
        Self {
            contract: written(found),
            after: found.played.cards().map(|card| card.to_string()).collect(),
            won: found.won,
            turn: found.played.now().turn().map(|turn| turn.to_string()),
            remaining: found.remaining(),
            needed: found.needed(),
            best: found.best(),
            claim: found.claim.as_ref().map(ClaimedDocument::new),
            leads: found.leads.iter().map(LedDocument::new).collect(),
            line: found.line.iter().map(TrickDocument::new).collect(),
            par: found.par.as_ref().map(|par| ParDocument {
                score: par.score,
                contracts: par
                    .contracts
                    .iter()
                    .map(|contract| Outcome::Contract { contract: *contract, written: None }.to_string())
                    .collect(),
            }),
            field: found.field.as_ref().map(counts),
            layouts: found.sampled.as_ref().map(|sampled| LayoutsDocument {
                player: sampled.player.to_string(),
                seed: sampled.seed,
                tried: sampled.tried,
                tricks: counts(&sampled.tricks),
            }),
            made: MadeDocument { all_seen, field, layouts, ruling },
            diagnostics: found.diagnostics.iter().map(|found| DiagnosticDocument::new(found, context)).collect(),
        }
    }
}

impl LedDocument {
    fn new(led: &LedTricks) -> Self {
        Self { tricks: led.tricks, cards: led.cards.iter().map(ToString::to_string).collect() }
    }
}
