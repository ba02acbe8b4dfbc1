//! The effects of the rows of a procedure, its obligations among them.

use super::notation::{Notation, Pair, ReadError, Rule, citation, number, parties};
use crate::procedure::{Act, Duty, Effect, Object, Term};
use pest::Parser;

/// The effects that several Laws have in the same words, by their names.
pub(super) const SHARED: &str = include_str!("../../laws/obligations");

/// An effect, or those of a shared name.
pub(super) fn effects(written: &Pair) -> Result<Vec<Effect>, ReadError> {
    let with = written.clone().into_inner().find(|part| part.as_rule() == Rule::with);
    let Some(with) = with else { return Ok(effect(written)?.into_iter().collect()) };
    let name = with.into_inner().as_str();
    let shared = Notation::parse(Rule::shared, SHARED).map_err(|error| ReadError::Notation(error.to_string()))?;
    let mut lines = shared.flatten().filter(|part| part.as_rule() == Rule::shared_effects).map(Pair::into_inner);
    let line = lines.find(|line| line.peek().is_some_and(|first| first.as_str() == name));
    let line = line.ok_or_else(|| ReadError::Shared(name.to_owned()))?;
    let effects = line.filter(|part| part.as_rule() == Rule::effect).map(|part| effect(&part));
    Ok(effects.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
}

fn effect(written: &Pair) -> Result<Option<Effect>, ReadError> {
    let Some(form) = written.clone().into_inner().next() else { return Ok(None) };
    let first = || form.clone().into_inner().next().map_or("", |name| name.as_str());
    Ok(Some(match form.as_rule() {
        Rule::duty => return Ok(duty(&form)?.map(Effect::Must)),
        Rule::later => Effect::Later(citation(first())?),
        Rule::say => Effect::Say(first()),
        Rule::excludes_obtained => Effect::ExcludeObtained,
        Rule::also => Effect::Also(first()),
        Rule::artificial_by => {
            let named = |wanted| {
                let part = form.clone().into_inner().find(|part| part.as_rule() == wanted);
                part.and_then(|part| part.into_inner().next()).map(|name| name.as_str())
            };
            Effect::ArtificialBy { fault: first(), nth: named(Rule::as_board), to: named(Rule::to_sides) }
        }
        Rule::if_damaged => Effect::IfDamaged,
        Rule::nothing_self_inflicted => Effect::NothingSelfInflicted,
        Rule::doubted => Effect::Doubted,
        Rule::still_open => Effect::Open(first()),
        Rule::both_offended => Effect::BothOffended,
        Rule::artificial_both => Effect::ArtificialBoth,
        Rule::better_of => Effect::BetterOf(first()),
        Rule::of_either_kind => Effect::OfEitherKind,
        Rule::refuses_artificial => Effect::RefuseArtificial,
        Rule::refuses_weights => Effect::RefuseWeights,
        Rule::tricks_of => Effect::TricksOf(first()),
        Rule::tricks => Effect::Tricks(number(first())?),
        _ => return Err(ReadError::Shared(form.as_str().to_owned())),
    }))
}

/// An obligation.
fn duty(written: &Pair) -> Result<Option<Duty>, ReadError> {
    let parts: Vec<Pair> = written.clone().into_inner().collect();
    let text = |wanted| parts.iter().find(|part| part.as_rule() == wanted).map_or("", Pair::as_str);
    let act = match text(Rule::act) {
        "not lead" => Act::NotLead,
        "not play" => Act::NotPlay,
        "lead" => Act::Lead,
        "leave faced" => Act::LeaveFaced,
        "replace the call" => Act::ReplaceCall,
        "repeat the call" => Act::RepeatCall,
        "pass" => Act::Pass,
        _ => Act::Play,
    };
    let term = match text(Rule::term) {
        "once" => Term::Once,
        "throughout" => Term::Throughout,
        "at the first lead" => Term::FirstLead,
        "while on lead" => Term::WhileOnLead,
        "before a low card" => Term::BeforeLow,
        _ => Term::FirstOpportunity,
    };
    let object = match text(Rule::object) {
        "any one suit" => Some(Object::AnyOne),
        "any suit" => Some(Object::AnySuit),
        "a suit of the call" => Some(Object::SuitOfCall),
        "the suit of the card" => Some(Object::SuitOfCard),
        "the suit named" => Some(Object::SuitNamed),
        "one suit of the cards" => Some(Object::OneOfCards),
        "suits of the cards" => Some(Object::SomeOfCards),
        "the card" => Some(Object::Card),
        "the highest card" => Some(Object::Highest),
        "the lowest card" => Some(Object::Lowest),
        _ => None,
    };
    let law = Some(text(Rule::citation)).filter(|law| !law.is_empty()).map(citation).transpose()?;
    let mut parties = parties(&parts);
    Ok(parties.next().map(|who| Duty { who, act, object, term, choice_of: parties.next(), law }))
}
