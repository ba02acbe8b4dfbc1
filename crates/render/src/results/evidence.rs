//! The evidence of the cards on a contract.

use super::View;
use super::claim::{TrickDocument, line};
use crate::block::{Align, Block, Detail, Table};
use crate::document::{Computed, Context, DiagnosticDocument, Place};
use crate::double_dummy::{LedTricks, Par};
use crate::messages::{self, Locale, Localised, SpanKind, Text, figures};
use crate::number::{Exact, percent};
use crate::remark::remark;
use crate::ruling::{Card, Component, Outcome, Ruling, SideRuling};
use crate::session::{EvidenceFound, Sampled, Tricks};
use serde::Serialize;

impl View for EvidenceFound {
    /// Declarer's tricks with best play; by each lead, at the tables and in the layouts; how often the contract is made by
    /// each account; the best line and par.
    fn blocks(&self, locale: Locale, _detail: Detail) -> Vec<Block> {
        let heading = Text::from(format!("evidence {}", written(self)));
        let mut blocks = vec![Block::Heading(heading)];
        blocks.extend(
            self.tricks()
                .and_then(|(least, _)| self.result(least))
                .filter(|_| self.needed().is_some())
                .map(|outcome| Block::Answer(vec![notated(locale, &outcome)])),
        );
        blocks.extend(self.tricks().map(|(least, _)| {
            Block::Line(match self.needed() {
                Some(_) => messages::evidence_best(locale, least),
                None => messages::evidence_best_left(locale, least.to_string(), self.remaining.to_string()),
            })
        }));
        blocks.push(Block::Table(by_tricks(locale, self)));
        blocks.extend(made(locale, self).map(Block::Table));
        blocks.push(Block::Line(messages::evidence_line(locale, line(locale, &self.line))));
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
    let mut columns = vec![
        (messages::head_tricks(locale), Align::Right),
        (messages::head_leads(locale), Align::Left),
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
    let (beating, leads) = found.beating()?;
    let counted = |tricks: &Tricks| found.made(tricks).map_or_else(String::new, |(made, all)| format!("{made}/{all}"));
    let accounts = [
        (
            messages::evidence_all_seen(locale),
            messages::evidence_beating(locale, beating.to_string(), leads.to_string()),
        ),
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
    /// The tricks that remain: 13 before the opening lead.
    remaining: u32,
    /// The tricks that declarer needs; null in an end position.
    needed: Option<u32>,
    /// Declarer's tricks by lead, the fewest first.
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
            remaining: found.remaining,
            needed: found.needed(),
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
