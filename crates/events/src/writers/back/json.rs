//! Rulings in our own JSON: every value that is another with them.

use super::members::{JsonText, list, members};
use super::{Edit, RuledEvent, WriteError, edited};
use crate::document::{EventDocument, StandingDocument};
use crate::writers::{WriteOptions, document};
use serde_json::value::RawValue;
use std::collections::HashMap;

/// The edits that put the rulings into a text.
///
/// # Errors
/// The file ranks others than the event.
pub(super) fn edits(text: &str, ruled: RuledEvent<'_>) -> Result<Vec<Edit>, WriteError> {
    let broken = |_| WriteError::Failed(String::new());
    let root: &RawValue = serde_json::from_str(text).map_err(broken)?;
    let json = JsonText(text);
    let options = WriteOptions::with_names(true);
    let (mut old, mut new) =
        (document(ruled.read, Some(ruled.before), options), document(ruled.event, Some(ruled.after), options));
    let (before, after) = (std::mem::take(&mut old.ranking), std::mem::take(&mut new.ranking));
    let value = |document: &EventDocument| serde_json::to_value(document).map_err(broken);
    let mut edits = Vec::new();
    json.become_new(root, &value(&old)?, &value(&new)?, &mut edits);
    let own = members(root).map(|own| list(&own, "ranking")).unwrap_or_default();
    if before != after && !own.is_empty() {
        let ranked = ranking(&own, &before, &after).ok_or_else(|| WriteError::Failed("ranking".to_owned()))?;
        edits.extend(own.into_iter().zip(ranked).filter_map(|(raw, new)| json.replace(raw, new)));
    }
    Ok(edits)
}

/// The standings in their new order, each the file's own with what is new in it.
fn ranking(own: &[&RawValue], before: &[StandingDocument], after: &[StandingDocument]) -> Option<Vec<String>> {
    let mut by_contestant: HashMap<u32, &RawValue> = HashMap::new();
    for raw in own {
        by_contestant.insert(members(raw)?.get("contestant")?.get().parse().ok()?, raw);
    }
    let old: HashMap<u32, &StandingDocument> =
        before.iter().filter_map(|standing| Some((standing.contestant?, standing))).collect();
    let changed = |new: &StandingDocument| {
        let raw = by_contestant.get(&new.contestant?)?;
        let values = [serde_json::to_value(old.get(&new.contestant?)?), serde_json::to_value(new)];
        let [Ok(old), Ok(new)] = values else { return None };
        let mut edits = Vec::new();
        JsonText(raw.get()).become_new(raw, &old, &new, &mut edits);
        Some(edited(raw.get(), edits))
    };
    (own.len() == after.len()).then(|| after.iter().map(changed).collect())?
}
