//! Conventions by name: the value shown is the value set.

use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Damage, Offenders, Ruling, Side, SideRuling};
use redress_core::scoring::{
    Convention, Conventions, CountedIn, CrossImps, Match, MatchForm, PRESETS, SETTINGS, Scoring, Setting, Sides, Step,
    StepScale, VictoryScale,
};
use redress_core::situation::{Row, Situation, Traveller, assess, evaluate};

#[test]
fn values_are_shown_as_they_are_set() {
    for setting in SETTINGS {
        let default = setting.forms().next().map(str::to_owned);
        assert_eq!(Some(setting.value(&Conventions::default())), default, "{}", setting.name);
        for sample in setting.samples() {
            let mut conventions = Conventions::default();
            let values: Vec<&str> = sample.split_whitespace().collect();
            conventions.set(setting.name, &values).unwrap();
            assert_eq!(setting.value(&conventions), sample, "{}", setting.name);
        }
    }
}

#[test]
fn presets_are_written_as_they_are_shown() {
    for preset in PRESETS {
        let conventions = Conventions::preset(preset.name).unwrap();
        for choice in preset.choices {
            let setting = Setting::named(choice.setting).unwrap();
            assert_eq!(setting.value(&conventions), choice.value, "{} of {}", choice.setting, preset.name);
        }
    }
}

/// Results on one board with all that some convention decides: missing results, few of them, splits, damage.
fn situations(scoring: Scoring) -> Vec<Situation> {
    let score = |points| Ruling::Both(SideRuling::score(points));
    let split = |ns, ew| Ruling::Split { ns, ew };
    let artificial = || split(SideRuling::Artificial(Artificial::Average), SideRuling::Artificial(Artificial::Average));
    let (before, after, obtained) = (score(620), score(100), Some(score(500)));
    let damage = Ruling::Damage(Box::new(Damage { side: Side::NS, before, after, obtained }));
    let many = [score(1430), score(620), score(617), score(309), score(295), score(-3), score(-650), damage];
    let many = many
        .map(Row::new)
        .into_iter()
        .chain([Row::new(split(SideRuling::score(-100), SideRuling::score(430))), Row::new(artificial())]);
    let few = [Row::new(score(420)), Row::new(artificial()).times(8)];
    let steps = [(0, Some(1), 10, 10), (2, Some(5), 12, 8), (6, Some(7), 15, 5), (8, None, 20, 0)];
    let steps = steps.map(|(from, to, winner, loser)| Step {
        from,
        to,
        winner: Exact::from(i64::from(winner)),
        loser: Exact::from(i64::from(loser)),
    });
    let scale = StepScale::new("club", steps.to_vec()).unwrap();
    let form = MatchForm::VictoryPoints(VictoryScale::Table(scale));
    [Traveller::new(many), Traveller::new(few)]
        .map(|traveller| {
            Situation::new()
                .with_traveller(traveller)
                .with_other_table(score(305))
                .with_scoring(scoring)
                .with_match(Match {
                    rest: Sides::default(),
                    rest_penalties: Sides::default(),
                    counted_in: CountedIn::Imps,
                    form: form.clone(),
                })
                .with_offenders(Offenders::EastWest)
                .with_obtained(score(500))
        })
        .to_vec()
}

/// All that is computed of some rulings.
fn computed(situation: &Situation) -> String {
    let weighted =
        |parts: [(i64, i32); 2]| SideRuling::weighted(parts.map(|(share, score)| (Exact::percent(share), score)));
    let score = |points| Ruling::Both(SideRuling::score(points));
    let plus = SideRuling::Artificial(Artificial::AveragePlus);
    let minus = SideRuling::Artificial(Artificial::AverageMinus);
    // The loss after the infraction is none, or a part of it.
    let damage = |before, after| {
        let (before, after, obtained) = (score(before), score(after), Some(score(500)));
        Ruling::Damage(Box::new(Damage { side: Side::NS, before, after, obtained }))
    };
    let rulings = [
        Ruling::Both(weighted([(63, 310), (37, -100)])),
        Ruling::Split { ns: weighted([(67, 1430), (33, -100)]), ew: SideRuling::score(620) },
        Ruling::Split { ns: plus, ew: minus },
        damage(620, 100),
        damage(1430, 618),
    ];
    let each = rulings.iter().map(|ruling| {
        let evaluation = evaluate(ruling, situation);
        let assessment = assess(ruling, situation);
        let effects = assessment.as_ref().ok().map(|assessment| situation.effects(assessment));
        format!("{evaluation:?} {effects:?} {:?}\n", situation.entry(ruling).map(|entry| (entry.sides, entry.others)))
    });
    each.collect()
}

/// A form of scoring changes only with the conventions that it declares, and can change with each of them.
#[test]
fn forms_depend_on_what_they_declare() {
    let tables = ["60"];
    for scoring in Scoring::ALL.iter().copied() {
        for base in [Conventions::default(), Conventions { cross_imps: CrossImps::Sum, ..Conventions::default() }] {
            let plain: Vec<_> = situations(scoring).into_iter().map(|one| one.with_conventions(base.clone())).collect();
            let before: Vec<_> = plain.iter().map(computed).collect();
            for setting in SETTINGS {
                let samples =
                    setting.samples().chain(tables.into_iter().filter(|_| setting.convention == Convention::Tables));
                let mut changes = false;
                for value in samples {
                    let mut conventions = base.clone();
                    conventions.set(setting.name, &value.split_whitespace().collect::<Vec<_>>()).unwrap();
                    let after = plain.iter().map(|one| computed(&one.clone().with_conventions(conventions.clone())));
                    changes |= !after.eq(before.iter().cloned());
                }
                let heeds = scoring.heeds(setting.convention, &base);
                assert_eq!(changes, heeds, "{} in {} with {:?}", setting.name, scoring.name(), base.cross_imps);
            }
        }
    }
}

#[test]
fn figures_are_printed_with_a_precision() {
    let printed = |numerator, denominator| {
        let value = Exact::fraction(numerator, denominator).unwrap();
        [format!("{value:.0}"), format!("{value:.2}"), format!("{value:+.1}"), format!("{value:7.1}")]
    };
    assert_eq!(printed(49, 5), ["10", "9.80", "+9.8", "    9.8"]);
    assert_eq!(printed(-1, 3), ["0", "-0.33", "-0.3", "   -0.3"]);
    assert_eq!(printed(-1, 200), ["0", "-0.01", "+0.0", "    0.0"]);
    assert_eq!(printed(1205, 2), ["603", "602.50", "+602.5", "  602.5"]);
}
