//! The conventions of a question in words: a candidate need not know what a setting is called.

use crate::messages::{self, ExamRuleRoundHow, ExamRuleRoundWhat, Locale, Text, figures, names};
use crate::number::Exact;
use crate::scoring::{Convention, Conventions, DatumTrim, RoundRule, Scoring, Setting};
use crate::session::Settings;

/// The settings that affect the question's score, a sentence each; in a question of law those that guide the director
/// too.
pub(super) fn rules(settings: &Settings, of: (Scoring, bool), locale: Locale) -> Vec<Text> {
    let changed = settings.changed();
    changed.iter().filter_map(|(name, value)| sentence(name, value, settings, of, locale)).collect()
}

/// The datum of Butler as it is where nobody states otherwise: bodies have other rules, so that one is said.
pub(super) fn usual_datum(settings: &Settings, scoring: Scoring, locale: Locale) -> Option<Text> {
    let conventions = settings.conventions();
    let usual = Conventions::default();
    let is_usual = (&conventions.datum_trim, &conventions.datum_round) == (&usual.datum_trim, &usual.datum_round);
    (scoring == Scoring::Butler && is_usual).then(|| messages::exam_rule_datum(locale))
}

fn sentence(
    name: &str,
    value: &str,
    settings: &Settings,
    (scoring, of_law): (Scoring, bool),
    locale: Locale,
) -> Option<Text> {
    let Some(setting) = Setting::named(name) else {
        let body = names::regulations(locale, value);
        return (!body.is_empty()).then(|| messages::exam_rule_regulations(locale, body));
    };
    let conventions = settings.conventions();
    let bears = scoring.heeds(setting.convention, conventions) || (of_law && setting.convention.is_of_judgement());
    bears.then(|| rule(setting, value, conventions, locale))
}

/// A convention in force as a sentence.
fn rule(setting: &Setting, value: &str, conventions: &Conventions, locale: Locale) -> Text {
    let named = names::rule(locale, setting.name, value);
    if !named.is_empty() {
        return named;
    }
    let rounded = |what, rule: &Option<(Exact, RoundRule)>| {
        let (unit, how) = rule.as_ref()?;
        Some(messages::exam_rule_round(locale, what, figures::points(locale, unit), rounding(*how)))
    };
    let rule_text = match setting.convention {
        Convention::Tables => conventions.tables.map(|tables| messages::exam_rule_tables(locale, tables)),
        Convention::ImpCap => conventions.imp_cap.map(|most| messages::exam_rule_imp_cap(locale, most.to_string())),
        Convention::ImpAverage => {
            let plus = &conventions.imp_average;
            let [plus, minus] = [plus.clone(), -plus].map(|imps| figures::signed_points(locale, &imps));
            Some(messages::exam_rule_imp_average(locale, plus, minus))
        }
        Convention::DatumTrim => match &conventions.datum_trim {
            DatumTrim::Count(results) => Some(messages::exam_rule_trim_count(locale, *results)),
            DatumTrim::Share(share) => Some(messages::exam_rule_trim_share(locale, figures::weight(locale, share))),
            DatumTrim::None | DatumTrim::Median => None,
        },
        Convention::TieWithin => Some(messages::exam_rule_tie_within(locale, conventions.tie_within.to_string())),
        Convention::LogicalAlternative => {
            Some(messages::exam_rule_alternative(locale, figures::weight(locale, &conventions.logical_alternative)))
        }
        Convention::Round => rounded(ExamRuleRoundWhat::Points, &conventions.round),
        Convention::RoundImps => rounded(ExamRuleRoundWhat::Imps, &conventions.round_imps),
        Convention::RoundFieldImps => rounded(ExamRuleRoundWhat::FieldImps, &conventions.round_field_imps),
        _ => None,
    };
    rule_text.unwrap_or_else(|| messages::exam_rule_other(locale, names::setting(locale, setting.name), value))
}

fn rounding(rule: RoundRule) -> ExamRuleRoundHow {
    match rule {
        RoundRule::Away => ExamRuleRoundHow::Away,
        RoundRule::ToAverage => ExamRuleRoundHow::ToAverage,
        RoundRule::AwayFromAverage => ExamRuleRoundHow::AwayFromAverage,
        RoundRule::Even => ExamRuleRoundHow::Even,
        RoundRule::NonOffenders => ExamRuleRoundHow::NonOffenders,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::SETTINGS;

    #[test]
    fn what_bears_on_a_score_has_words_in_every_language() {
        for setting in SETTINGS.iter().filter(|setting| !setting.convention.is_of_event()) {
            // How far weights are shifted and how many boards bring average plus are matters of whole sessions.
            if matches!(setting.convention, Convention::Tilt | Convention::PlusBoards) {
                continue;
            }
            for value in setting.samples() {
                let mut conventions = Conventions::default();
                let words: Vec<&str> = value.split_whitespace().collect();
                assert_eq!(conventions.set(setting.name, &words), Ok(()));
                for locale in Locale::ALL {
                    let rule_text = rule(setting, value, &conventions, locale).unmarked().to_owned();
                    let other = messages::exam_rule_other(locale, names::setting(locale, setting.name), value);
                    assert_ne!(rule_text, other.unmarked(), "{} {value}", setting.name);
                    assert!(
                        rule_text.ends_with('.') && !rule_text.contains(setting.name) || !setting.name.contains('-'),
                        "{rule_text}"
                    );
                }
            }
        }
    }
}
