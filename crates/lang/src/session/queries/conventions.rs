//! `conventions R`: one ruling under what is in force and every preset; `conventions SETTING: R`: under each value of one
//! setting.

use super::super::eval_error::EvalError;
use super::super::evaluate::ResolvedStatement;
use super::super::scope::Scope;
use super::super::settings::Settings;
use super::{Breakdown, Depth};
use crate::diagnostic::{Diagnostic, Problem, closest};
use crate::ruling::Ruling;
use crate::scoring::{PRESETS, SETTINGS, Setting};
use crate::situation::differ;
use crate::syntax::tree;

/// A ruling under every preset, or under each value of one setting.
#[derive(Debug, Clone)]
pub struct ConventionComparison {
    /// The name the ruling was called by.
    pub name: Option<String>,
    /// The ruling.
    pub ruling: Ruling,
    /// The setting that was varied; `None` for whole presets.
    pub setting: Option<&'static str>,
    /// The conventions in force first, then each choice.
    pub rows: Vec<ConventionRow>,
}

/// The ruling under one choice.
#[derive(Debug, Clone)]
pub struct ConventionRow {
    /// The preset or the value; `None` for what is in force, where that is no choice of its own.
    pub choice: Option<String>,
    /// True if this is the choice in force.
    pub in_force: bool,
    /// True if a figure differs from the one in force.
    pub differs: bool,
    /// The score, or why there is none.
    pub scored: Result<Box<Breakdown>, Vec<Diagnostic>>,
}

impl Scope {
    /// One ruling under several conventions.
    ///
    /// # Errors
    /// Why it has no score under any of them, or that there is no such setting.
    pub fn conventions(
        &self,
        setting: Option<&tree::Word>,
        written: &tree::Ruling,
    ) -> Result<ConventionComparison, Vec<Diagnostic>> {
        self.compare_conventions(setting, written, &|| false).map_err(EvalError::into_diagnostics)
    }

    /// The same, unless it is interrupted.
    pub(in super::super) fn compare_conventions(
        &self,
        setting: Option<&tree::Word>,
        written: &tree::Ruling,
        interrupted: &dyn Fn() -> bool,
    ) -> Result<ConventionComparison, EvalError> {
        let setting = setting.map(named).transpose()?;
        let resolved = self.resolved(written)?;
        let base = resolved.breakdown(Depth::Ruling);
        let (in_force, choices) = choices(setting, self.settings());
        let first = base.clone().map(Box::new);
        let mut rows = vec![ConventionRow { choice: in_force, in_force: true, differs: false, scored: first }];
        for (choice, settings) in choices {
            if interrupted() {
                return Err(EvalError::Interrupted);
            }
            let scored = under(&resolved, settings);
            let differs = match (&base, &scored) {
                (Ok(base), Ok(scored)) => differ(&base.assessment.evaluation(), &scored.assessment.evaluation()),
                (base, scored) => base.is_ok() != scored.is_ok(),
            };
            rows.push(ConventionRow { choice: Some(choice), in_force: false, differs, scored: scored.map(Box::new) });
        }
        // A ruling that no choice can score is wrong in itself.
        let Some(scored) = rows.iter().find_map(|row| row.scored.as_ref().ok()) else {
            return Err(base.err().unwrap_or_default().into());
        };
        let (name, ruling) = (scored.name.clone(), scored.assessment.ruling.clone());
        Ok(ConventionComparison { name, ruling, setting: setting.map(|setting| setting.name), rows })
    }
}

/// The choice in force, if it is one, and every other choice with the settings that it makes.
fn choices(setting: Option<&'static Setting>, settings: &Settings) -> (Option<String>, Vec<(String, Settings)>) {
    let Some(setting) = setting else {
        let regulated = PRESETS.iter().map(|preset| {
            let mut settings = settings.clone();
            settings.regulate(Some(preset));
            (preset.name.to_owned(), settings)
        });
        return (None, regulated.collect());
    };
    let in_force = settings.value(setting);
    let others = setting.samples().filter(|value| *value != in_force).filter_map(|value| {
        let mut settings = settings.clone();
        let values: Vec<&str> = value.split_whitespace().collect();
        settings.set(setting.name, &values).ok()?;
        Some((value.to_owned(), settings))
    });
    let others = others.collect();
    (Some(in_force), others)
}

/// A ruling under other settings.
fn under(resolved: &ResolvedStatement<'_>, settings: Settings) -> Result<Breakdown, Vec<Diagnostic>> {
    let mut scope = resolved.scope.clone();
    scope.set_settings(settings);
    scope.breakdown(resolved.written, Depth::Ruling)
}

fn named(word: &tree::Word) -> Result<&'static Setting, Vec<Diagnostic>> {
    Setting::named(&word.node).ok_or_else(|| {
        let suggestion = closest(&word.node, SETTINGS.iter().map(|setting| setting.name));
        vec![Diagnostic::at(word.span, Problem::UnknownSetting { name: word.node.clone(), suggestion })]
    })
}
