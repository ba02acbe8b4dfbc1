//! Statements that score one ruling in more ways than one: `conventions` and `entry`.

use super::ask::{Depth, Entered, setting_names};
use super::explore::Stopped;
use super::state::State;
use crate::breakdown::{ChoiceRow, Choices, Entry, EntrySide, differ, score_to_enter};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::scoring::{PRESETS, Setting, Sides};
use crate::syntax::tree;

impl State {
    /// `conventions R`: what is in force and every preset; `conventions SETTING: R`: each value of one setting.
    ///
    /// # Errors
    /// Why it has no score under any of them, or that there is no such setting.
    pub fn choices(&self, setting: Option<&tree::Word>, written: &tree::Ruling) -> Result<Choices, Vec<Diagnostic>> {
        self.choices_until(setting, written, &|| false).map_err(Stopped::told)
    }

    /// The same, unless it is interrupted.
    pub(super) fn choices_until(
        &self,
        setting: Option<&tree::Word>,
        written: &tree::Ruling,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<Choices, Stopped> {
        let setting = setting.map(named).transpose()?;
        let base = self.breakdown(written, Depth::Figures);
        let row = |choice: &str, in_force: bool, state: &Self| {
            let scored = state.breakdown(written, Depth::Figures);
            let differs = match (&base, &scored) {
                (Ok(base), Ok(scored)) => differ(base, scored),
                (base, scored) => base.is_ok() != scored.is_ok(),
            };
            ChoiceRow { choice: Some(choice.to_owned()), in_force, differs, scored: scored.map(Box::new) }
        };
        let mut rows = Vec::new();
        match setting {
            None => {
                let scored = base.clone().map(Box::new);
                rows.push(ChoiceRow { choice: None, in_force: true, differs: false, scored });
                for preset in PRESETS {
                    if interrupted() {
                        return Err(Stopped::Interrupted);
                    }
                    let mut state = self.clone();
                    state.regulate(preset);
                    rows.push(row(preset.name, false, &state));
                }
            }
            Some(setting) => {
                let default = setting.samples.first().copied().unwrap_or_default();
                let in_force = self.settings.get(setting.name).map_or(default, String::as_str);
                rows.push(row(in_force, true, self));
                for value in setting.samples.iter().filter(|value| **value != in_force) {
                    if interrupted() {
                        return Err(Stopped::Interrupted);
                    }
                    let mut state = self.clone();
                    let values: Vec<&str> = value.split_whitespace().collect();
                    if state.conventions.set(setting.name, &values).is_ok() {
                        state.changed();
                        rows.push(row(value, false, &state));
                    }
                }
            }
        }
        // A ruling that no choice can score is wrong in itself.
        if rows.iter().all(|row| row.scored.is_err()) {
            return Err(base.err().unwrap_or_default().into());
        }
        let scored = rows.iter().find_map(|row| row.scored.as_ref().ok());
        let (name, ruling) = match scored {
            Some(breakdown) => (breakdown.name.clone(), breakdown.ruling.clone()),
            None => return Err(Stopped::Refused(Vec::new())),
        };
        Ok(Choices { name, ruling, setting: setting.map(|setting| setting.name), rows })
    }

    /// `entry R`: the score to enter, and each side's special adjustment.
    pub(super) fn entry(&self, written: &tree::Ruling) -> Result<Entry, Vec<Diagnostic>> {
        // Penalties are entered as such beside the adjustment.
        let mut state = self.clone();
        state.penalties.clear();
        let breakdown = state.breakdown(written, Depth::Figures)?;
        let innocent = breakdown.scored.damage.as_ref().map(|finding| finding.side);
        let non_offenders = innocent.or(state.conventions().case.non_offenders);
        let Some(outcome) = score_to_enter(&breakdown.scored.applied, non_offenders) else {
            let side = |side| EntrySide {
                entered: breakdown.figure(side).points.clone(),
                adjustment: Default::default(),
                share: None,
            };
            return Ok(Entry { sides: Sides::of(side), entered: None, others: Sides::default(), breakdown });
        };
        let Entered { points, others } = state.entered(&outcome, &breakdown, written)?;
        let sides = Sides::of(|side| {
            let entered = points.by(side).clone();
            let adjustment = &breakdown.figure(side).points - &entered;
            let share = breakdown.figure(side).top.as_ref().and_then(|top| adjustment.over(top));
            EntrySide { entered, adjustment, share }
        });
        Ok(Entry { breakdown, entered: Some(outcome), sides, others })
    }
}

fn named(word: &tree::Word) -> Result<&'static Setting, Vec<Diagnostic>> {
    Setting::named(&word.node).ok_or_else(|| {
        let suggestion = closest(&word.node, setting_names());
        vec![Diagnostic::at(word.span, Problem::UnknownSetting { name: word.node.clone(), suggestion })]
    })
}
