//! `evidence 4♠ N for W { E 6+ hearts }`: what the cards say about a contract, with all of them seen and as a player saw
//! them.

use crate::diagnostic::Problem;
use crate::double_dummy::{HandKnowledge, Shape, TwoSuits};
use crate::ruling::{Card, Seat, Strain, Suit, WrittenContract};
use crate::source::Span;
use crate::syntax::auction::card;
use crate::syntax::grammar::{Pair, Rule};
use crate::syntax::printer::Printer;
use crate::syntax::reader::{Built, Reader, part, seat};
use crate::syntax::written::Spanned;

/// `evidence 4♠ N for W layouts 500 seed 7 { E 6+ hearts }`
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct Evidence {
    /// Without a result; none for the contract at the table.
    pub contract: Option<Spanned<WrittenContract>>,
    /// The player on lead, if it is not the one on declarer's left.
    pub on_lead: Option<Spanned<Seat>>,
    /// The cards that were played, from the lead on.
    pub led: Vec<Spanned<Card>>,
    /// The player whose layouts are drawn.
    pub player: Option<Spanned<Seat>>,
    pub layouts: Option<Spanned<u32>>,
    pub seed: Option<u32>,
    pub rows: Vec<KnowledgeRow>,
}

/// `E 12-14 balanced 5+ hearts ♠A`: a hand as the player knew it.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the fields are the parts of the notation by their names")]
pub struct KnowledgeRow {
    /// The player is that of the row before where no seat is written.
    pub hand: HandKnowledge,
    pub has_seat: bool,
    pub span: Span,
}

/// The key of a question, taken from the last `evidence`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardsAnswer {
    /// The contract with the tricks of best play.
    Best,
    /// The weights that the leads propose.
    Leads,
    /// The weights that the layouts propose.
    Layouts,
}

impl CardsAnswer {
    pub(super) fn of(pair: &Pair<'_>) -> Self {
        match () {
            () if part(pair, Rule::leads_word).is_some() => Self::Leads,
            () if part(pair, Rule::layouts_word).is_some() => Self::Layouts,
            () => Self::Best,
        }
    }

    pub(super) const fn written(self) -> &'static str {
        match self {
            Self::Best => "answer evidence",
            Self::Leads => "answer from leads",
            Self::Layouts => "answer from layouts",
        }
    }
}

/// The largest number that a clause may have.
const MOST: u32 = 1_000_000;

/// The high-card points of a pack.
const PACK: u32 = 40;

/// The cards of a hand.
const HAND: u32 = 13;

/// The points of a weak two whose points are not written, and its cards.
const WEAK: (u32, u32) = (5, 10);
const WEAK_LENGTH: (u32, u32) = (6, 6);

impl Reader<'_> {
    /// The statement, or its heading, without rows.
    pub(super) fn evidence(&self, pair: &Pair<'_>) -> Built<Evidence> {
        let contract = part(pair, Rule::contract).map(|found| {
            let contract = self.contract(&found)?;
            if contract.declarer.is_none() || contract.result.is_some() || contract.score.is_some() {
                return self.fail(&found, Problem::EvidenceForm);
            }
            Ok(self.spanned(&found, contract))
        });
        let clause = |rule| {
            let digits = part(pair, rule).and_then(|clause| part(&clause, Rule::digits));
            let number = |digits: Pair<'_>| -> Built<Spanned<u32>> {
                Ok(self.spanned(&digits, self.whole(&digits, MOST, Problem::DigitsRange)?))
            };
            digits.map(number).transpose()
        };
        let led = part(pair, Rule::led_clause);
        let on_lead = led.as_ref().and_then(|clause| part(clause, Rule::seat));
        let played = led.as_ref().and_then(|clause| part(clause, Rule::led_cards)).map(Pair::into_inner);
        let played = played.into_iter().flatten().filter(|inner| inner.as_rule() == Rule::fact_card);
        Ok(Evidence {
            contract: contract.transpose()?,
            on_lead: on_lead.map(|found| self.spanned(&found, seat(&found))),
            led: played.map(|card| Ok(self.spanned(&card, self.fact_card(&card)?))).collect::<Built<_>>()?,
            player: part(pair, Rule::seat).map(|found| self.spanned(&found, seat(&found))),
            layouts: clause(Rule::layouts_clause)?,
            seed: clause(Rule::seed_clause)?.map(|seed| seed.node),
            rows: Vec::new(),
        })
    }

    pub fn knowledge_row(&self, pair: &Pair<'_>) -> Built<KnowledgeRow> {
        let of = part(pair, Rule::seat).or_else(|| part(pair, Rule::seat_name));
        let of = of.and_then(|of| Seat::named(of.as_str().trim()));
        let mut hand = HandKnowledge::new(of.unwrap_or(Seat::North));
        let mut is_weak = false;
        for item in pair.clone().into_inner() {
            match item.as_rule() {
                Rule::seen_word => hand.is_seen = true,
                Rule::balanced_word | Rule::balanced_hand => self.shape(&mut hand, Shape::Balanced, &item)?,
                Rule::unbalanced_hand => self.shape(&mut hand, Shape::Unbalanced, &item)?,
                Rule::hand_opener | Rule::hand_no_trump => {
                    self.shape(&mut hand, Shape::Balanced, &item)?;
                    hand.points = Some(self.range(&item, PACK)?);
                }
                Rule::weak_two => {
                    is_weak = true;
                    hand.lengths.push((suit(self.need(&item, Rule::suit_name)?.as_str()), WEAK_LENGTH));
                }
                Rule::two_suits => hand.two_suits.push(self.two_suits(&item)?),
                Rule::hand_short => hand.lengths.push(self.short_suit(&item)?),
                Rule::hand_points => hand.points = Some(self.range(&item, PACK)?),
                Rule::hand_length => {
                    let item = part(&item, Rule::suit_first).unwrap_or(item);
                    let named = self.need(&item, Rule::suit_name)?;
                    hand.lengths.push((suit(named.as_str()), self.range(&item, HAND)?));
                }
                Rule::fact_card => hand.holds.push(self.fact_card(&item)?),
                _ => {}
            }
        }
        if is_weak {
            hand.points.get_or_insert(WEAK);
        }
        Ok(KnowledgeRow { hand, has_seat: of.is_some(), span: self.span(pair) })
    }

    /// No hand is both balanced and unbalanced.
    fn shape(&self, hand: &mut HandKnowledge, shape: Shape, written: &Pair<'_>) -> Built<()> {
        match hand.shape.replace(shape) {
            Some(other) if other != shape => self.fail(written, Problem::HandShape),
            _ => Ok(()),
        }
    }

    /// `5-5 in the majors`
    fn two_suits(&self, pair: &Pair<'_>) -> Built<TwoSuits> {
        let problem = || Problem::HandRange { most: HAND };
        let mut numbers = Vec::new();
        let mut suits = Vec::new();
        for inner in pair.clone().into_inner() {
            match inner.as_rule() {
                Rule::digits => numbers.push(self.whole(&inner, HAND, problem())?),
                Rule::suit_name => suits.push(suit(inner.as_str())),
                Rule::both_majors => suits.extend([Suit::Spades, Suit::Hearts]),
                Rule::both_minors => suits.extend([Suit::Diamonds, Suit::Clubs]),
                _ => {}
            }
        }
        match (numbers.as_slice(), suits.as_slice()) {
            ([one, other], [first, second]) if first != second && one.saturating_add(*other) <= HAND => {
                Ok(TwoSuits { suits: [*first, *second], fewest: [*one.max(other), *one.min(other)] })
            }
            _ => self.fail(pair, problem()),
        }
    }

    /// `singleton club`
    fn short_suit(&self, pair: &Pair<'_>) -> Built<(Suit, (u32, u32))> {
        let named = suit(self.need(pair, Rule::suit_name)?.as_str());
        let length = match () {
            () if part(pair, Rule::void_word).is_some() => 0,
            () if part(pair, Rule::singleton_word).is_some() => 1,
            () => 2,
        };
        Ok((named, (length, length)))
    }

    fn fact_card(&self, pair: &Pair<'_>) -> Built<Card> {
        card(pair.as_str()).map_or_else(|| self.fail(pair, Problem::LeadCard), Ok)
    }

    /// `12-14`, `6+`, `4`, `at most 2`: from the fewest to the most.
    fn range(&self, pair: &Pair<'_>, most: u32) -> Built<(u32, u32)> {
        let worded = part(pair, Rule::hand_range);
        let is_worded = |rule| worded.as_ref().is_some_and(|worded| part(worded, rule).is_some());
        let bounds = self.need(worded.as_ref().unwrap_or(pair), Rule::imp_margins)?;
        let digits: Vec<Pair<'_>> =
            bounds.clone().into_inner().filter(|inner| inner.as_rule() == Rule::digits).collect();
        let mut numbers = digits.iter().map(|digits| self.whole(digits, most, Problem::HandRange { most }));
        let least = numbers.next().transpose()?.unwrap_or_default();
        let above = (part(&bounds, Rule::plus).is_some() || is_worded(Rule::at_least)).then_some(most);
        let upper = numbers.next().transpose()?;
        // Two bounds contradict a word that gives one, and so do a `+` and `at most`.
        let is_bounded_twice = upper.is_some()
            && worded.as_ref().is_some_and(|worded| worded.clone().into_inner().nth(1).is_some())
            || part(&bounds, Rule::plus).is_some() && (is_worded(Rule::at_most) || is_worded(Rule::exactly));
        let range = if is_worded(Rule::at_most) { (0, least) } else { (least, upper.or(above).unwrap_or(least)) };
        if is_bounded_twice || range.0 > range.1 { self.fail(&bounds, Problem::HandRange { most }) } else { Ok(range) }
    }
}

/// The suit of a name that the grammar knows.
pub fn suit(name: &str) -> Suit {
    let name = name.to_lowercase();
    let first: String = name.chars().take(1).collect();
    let polish = match first.as_str() {
        "p" => Suit::Spades,
        "k" if name.starts_with("kier") => Suit::Hearts,
        "k" => Suit::Diamonds,
        _ => Suit::Clubs,
    };
    Strain::of_sign(&first).and_then(Strain::trumps).unwrap_or(polish)
}

impl Printer<'_> {
    /// Without its rows.
    pub(super) fn evidence(self, evidence: &Evidence) -> String {
        let mut text = "evidence".to_owned();
        if let Some(contract) = &evidence.contract {
            text.push_str(&format!(" {}", contract.node));
        }
        let cards: Vec<String> = evidence.led.iter().map(|card| card.node.to_string()).collect();
        // A comma ends a trick.
        let tricks = cards.chunks(4).map(|trick| trick.join(" ")).collect::<Vec<_>>().join(", ");
        let on_lead = evidence.on_lead.iter().map(|seat| seat.node.to_string());
        let led: Vec<String> = on_lead.chain((!tricks.is_empty()).then_some(tricks)).collect();
        if !led.is_empty() {
            text.push_str(&format!(" lead {}", led.join(" ")));
        }
        if let Some(player) = &evidence.player {
            text.push_str(&format!(" for {}", player.node));
        }
        if let Some(layouts) = &evidence.layouts {
            text.push_str(&format!(" layouts {}", layouts.node));
        }
        if let Some(seed) = evidence.seed {
            text.push_str(&format!(" seed {seed}"));
        }
        text
    }

    pub fn knowledge_row(self, row: &KnowledgeRow) -> String {
        let hand = &row.hand;
        let mut items: Vec<String> = row.has_seat.then(|| hand.seat.to_string()).into_iter().collect();
        items.extend(hand.is_seen.then(|| "seen".to_owned()));
        items.extend(hand.points.map(|points| range(points, PACK)));
        items.extend(hand.shape.map(|shape| match shape {
            Shape::Balanced => "balanced".to_owned(),
            Shape::Unbalanced => "unbalanced".to_owned(),
        }));
        items.extend(hand.two_suits.iter().map(two_suits));
        items.extend(hand.lengths.iter().map(|(suit, length)| format!("{} {}", range(*length, HAND), suit.word())));
        items.extend(hand.holds.iter().map(ToString::to_string));
        items.join(" ")
    }
}

fn two_suits(two: &TwoSuits) -> String {
    let [longer, shorter] = two.fewest;
    let suits = match two.suits {
        [Suit::Spades, Suit::Hearts] => "the majors".to_owned(),
        [Suit::Diamonds, Suit::Clubs] => "the minors".to_owned(),
        [one, other] => format!("{} and {}", one.word(), other.word()),
    };
    format!("{longer}-{shorter} in {suits}")
}

fn range((least, most): (u32, u32), limit: u32) -> String {
    if least == most {
        least.to_string()
    } else if most == limit {
        format!("{least}+")
    } else {
        format!("{least}-{most}")
    }
}
