//! `evidence`: what the cards say about a contract, on the board as it is dealt and on layouts as a player saw them.

use super::super::eval_error::EvalError;
use super::super::evidence_found::{EvidenceFound, Sampled, Tricks};
use super::super::resolve::resolve;
use super::super::scope::Scope;
use super::super::table::{Contracted, Play};
use crate::auction::Bid;
use crate::diagnostic::{Diagnostic, Problem};
use crate::double_dummy::{
    DoubleDummy, Drawn, HandKnowledge, LayoutError, Played, Position, best_line, draw, play_table,
};
use crate::number::Exact;
use crate::procedure::ClaimFound;
use crate::ruling::{Component, Contract, Outcome, Ruling, Seat, SideRuling};
use crate::source::Span;
use crate::syntax::tree::{self, Spanned};

/// Layouts without a number, and the most.
const USUAL_LAYOUTS: u32 = 200;
const MOST_LAYOUTS: u32 = 1_000;

impl Scope {
    /// The evidence of the board's cards on a contract.
    pub(in super::super) fn find_evidence(
        &self,
        written: &tree::Evidence,
        span: Span,
        solver: Option<&dyn DoubleDummy>,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<EvidenceFound, EvalError> {
        let refuse = |problem| EvalError::from(vec![Diagnostic::at(span, problem)]);
        let solver = solver.ok_or_else(|| refuse(Problem::NoSolver))?;
        let contract = self.contract_in_evidence(written.contract.as_ref(), span)?;
        let (played, claim) = self.cards_to_look_at(written, &contract, span)?;
        let (start, declarers) = (played.start(), contract.declarer.side());
        let is_whole = !start.hands.is_ending();
        let won = is_whole.then(|| played.won_by(declarers));
        let stopped = || if interrupted() { EvalError::Interrupted } else { refuse(Problem::EvidencePosition) };
        let mut leads = play_table(solver, played.now(), declarers).ok_or_else(stopped)?;
        leads.iter_mut().for_each(|led| led.tricks = led.tricks.saturating_add(won.unwrap_or_default()));
        let line = best_line(solver, played.now(), interrupted).ok_or_else(stopped)?;
        let par = self.board().filter(|_| is_whole).and_then(|board| solver.par(&start.hands, board));
        let sampled = self.sampled(written, &contract, &played, solver, interrupted)?;
        let field = self.field_in(&contract);
        let mut found = EvidenceFound {
            contract,
            played,
            won,
            leads,
            line,
            claim,
            par,
            field,
            sampled,
            ruled: None,
            diagnostics: Vec::new(),
        };
        found.ruled = self.weight_of_making(&found);
        found.diagnostics = found.differences(span);
        Ok(found)
    }

    /// The position that is asked about, with the claim at it: the cards left at a claim on the board, unless other cards
    /// are dealt or played, else those of the deal.
    fn cards_to_look_at(
        &self,
        written: &tree::Evidence,
        contract: &Contracted,
        span: Span,
    ) -> Result<(Played, Option<ClaimFound>), Vec<Diagnostic>> {
        let refuse = |problem| vec![Diagnostic::at(span, problem)];
        let claim = self.incidents().iter().rev().find_map(|incident| incident.in_force.course.claim.clone());
        let claim = claim.filter(|_| written.led.is_empty() && written.on_lead.is_none());
        let hands = claim.as_ref().map(|claim| &claim.cards.left).or_else(|| self.deal());
        let hands = hands.ok_or_else(|| refuse(Problem::EvidenceDeal))?;
        if let Some(seat) = Seat::North.clockwise().into_iter().find(|seat| !hands.is_known(*seat)) {
            return Err(refuse(Problem::EvidenceHand { seat }));
        }
        let before = Position::before_lead(hands, contract.bid.strain(), contract.declarer);
        let on_lead = written.on_lead.as_ref().map(|seat| seat.node).or_else(|| Some(claim.as_ref()?.on_lead()));
        let leader = on_lead.unwrap_or(before.leader);
        let mut played = Played::from(Position { leader, ..before });
        let of_claim = claim.iter().flat_map(|claim| claim.cards.trick.iter().map(|card| (*card, span)));
        for (card, place) in of_claim.chain(written.led.iter().map(|card| (card.node, card.span))) {
            let not_held = |seat| vec![Diagnostic::at(place, Problem::EvidencePlayed { card, seat })];
            played.play(card).map_err(not_held)?;
        }
        Ok((played, claim))
    }

    /// The contract that is named, else the one at the table.
    fn contract_in_evidence(
        &self,
        written: Option<&Spanned<tree::Contract>>,
        span: Span,
    ) -> Result<Contracted, Vec<Diagnostic>> {
        let named = written.and_then(|written| {
            let tree::Contract { level, strain, doubling, declarer, .. } = written.node;
            Some(Contracted { bid: Bid::new(level, strain)?, doubling, declarer: declarer? })
        });
        let Play { contract, .. } = self.play();
        let place = written.map_or(span, |written| written.span);
        let contract = if written.is_some() { named } else { contract };
        contract.ok_or_else(|| vec![Diagnostic::at(place, Problem::EvidenceForm)])
    }

    /// The layouts that are asked for.
    fn sampled(
        &self,
        written: &tree::Evidence,
        contract: &Contracted,
        played: &Played,
        solver: &dyn DoubleDummy,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Option<Sampled>, EvalError> {
        let Some(player) = &written.player else {
            let needless = written.layouts.as_ref().map(|layouts| layouts.span);
            let needless = needless.or_else(|| written.rows.first().map(|row| row.span));
            let refused = needless.map(|place| vec![Diagnostic::at(place, Problem::EvidencePlayer)]);
            return refused.map_or(Ok(None), |refused| Err(refused.into()));
        };
        let wanted = written.layouts.as_ref().map_or(USUAL_LAYOUTS, |layouts| layouts.node);
        if !(1..=MOST_LAYOUTS).contains(&wanted) {
            let place = written.layouts.as_ref().map_or(player.span, |layouts| layouts.span);
            return Err(vec![Diagnostic::at(place, Problem::EvidenceLayouts { most: MOST_LAYOUTS })].into());
        }
        let own = HandKnowledge { is_seen: true, ..HandKnowledge::new(player.node) };
        let stated = written.rows.iter().map(|row| row.hand.clone());
        let known: Vec<HandKnowledge> = stated.chain(std::iter::once(own)).chain(played.knowledge()).collect();
        let seed = written.seed.unwrap_or_default();
        let count = usize::try_from(wanted).unwrap_or_default();
        let Drawn { layouts, tried } = draw(&played.start().hands, &known, count, u64::from(seed), interrupted)
            .map_err(|error| layout_trouble(error, written, player))?;
        let positions: Vec<Position> = layouts.iter().map(|layout| played.in_layout(layout)).collect();
        let of_turn = solver.tricks(&positions, interrupted).ok_or(EvalError::Interrupted)?;
        let (declarers, remaining) = (contract.declarer.side(), played.now().remaining());
        let is_own = played.now().turn().is_some_and(|turn| turn.side() == declarers);
        let mut tricks = Tricks::new();
        for own in of_turn {
            let from_here = if is_own { own } else { remaining.saturating_sub(own) };
            let count = tricks.entry(played.won_by(declarers).saturating_add(from_here)).or_default();
            *count = count.saturating_add(1);
        }
        Ok(Some(Sampled { player: player.node, seed, tried, tricks }))
    }

    /// The tables of the field at which the side of the contract's declarer played its denomination, by tricks.
    fn field_in(&self, contract: &Contracted) -> Option<Tricks> {
        let traveller = self.traveller()?.resolved(self).ok()?;
        let mut tricks = Tricks::new();
        for row in traveller.groups().first()?.rows() {
            let played = row.ruling().components().into_iter().next().map(|component| component.outcome.clone());
            let Some(Outcome::Contract { contract: played, .. }) = played.filter(|_| is_plain(row.ruling())) else {
                continue;
            };
            let is_same =
                played.strain() == contract.bid.strain() && played.declarer().side() == contract.declarer.side();
            if let (true, Some(taken)) = (is_same, taken(&played)) {
                let count = tricks.entry(taken).or_default();
                *count = count.saturating_add(row.count());
            }
        }
        (!tricks.is_empty()).then_some(tricks)
    }

    /// The weight that the last ruling gives to making the contract.
    fn weight_of_making(&self, found: &EvidenceFound) -> Option<Exact> {
        let needed = found.needed()?;
        let ruling = resolve(self.named("ans")?, self).ok()?;
        let Ruling::Both(SideRuling::Assigned(components)) = &ruling else { return None };
        let mut of_contract = false;
        let mut made = Exact::ZERO;
        for Component { outcome, weight, .. } in components {
            if let Outcome::Contract { contract, .. } = outcome
                && contract.strain() == found.contract.bid.strain()
                && contract.declarer().side() == found.contract.declarer.side()
            {
                of_contract = true;
                if taken(contract).is_some_and(|taken| taken >= needed) {
                    made += weight;
                }
            }
        }
        of_contract.then_some(made)
    }
}

/// The tricks of declarer.
fn taken(contract: &Contract) -> Option<u32> {
    contract.tricks().try_into().ok()
}

/// Returns true for a result that is no ruling.
fn is_plain(ruling: &Ruling) -> bool {
    matches!(ruling, Ruling::Both(SideRuling::Assigned(components)) if components.len() == 1)
}

fn layout_trouble(error: LayoutError, written: &tree::Evidence, player: &Spanned<Seat>) -> EvalError {
    let of = |seat: Seat| written.rows.iter().find(|row| row.hand.seat == seat).map_or(player.span, |row| row.span);
    let problem = match error {
        LayoutError::Interrupted => return EvalError::Interrupted,
        LayoutError::Unknown(seat) => Diagnostic::at(of(seat), Problem::EvidenceHand { seat }),
        LayoutError::Differs(seat) => Diagnostic::at(of(seat), Problem::LayoutDiffers { seat }),
        LayoutError::Elsewhere(card) => {
            let holding = written.rows.iter().find(|row| row.hand.holds.contains(&card));
            Diagnostic::at(holding.map_or(player.span, |row| row.span), Problem::LayoutElsewhere { card })
        }
        LayoutError::Few { found, tried } => Diagnostic::at(player.span, Problem::LayoutFew { found, tried }),
        _ => Diagnostic::at(player.span, Problem::EvidencePosition),
    };
    vec![problem].into()
}
