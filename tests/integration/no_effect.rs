//! Statements of a case that have no effect in its scoring are noted once, at their place.

use crate::harness::{Folder, Run, reported};

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";
const BOTH: &str = "other table +300\ntraveller { +620: 3, +500, +300: 3, -100: 2 }\n";

const MATCHPOINTS: &str = "matchpoints";
const IMPS: &str = "imps";
const BUTLER: &str = "butler";
const CROSS_IMPS: &str = "cross-imps";
const BOARD_A_MATCH: &str = "board-a-match";
const TOTAL_POINTS: &str = "total-points";
const FORMS: [&str; 6] = [MATCHPOINTS, IMPS, BUTLER, CROSS_IMPS, BOARD_A_MATCH, TOTAL_POINTS];
const IN_IMPS: [&str; 3] = [IMPS, BUTLER, CROSS_IMPS];
const OF_A_FIELD: [&str; 3] = [MATCHPOINTS, BUTLER, CROSS_IMPS];

/// Each statement, and the forms of scoring that the Laws and the manual have a use for it in.
fn statements() -> Vec<(&'static str, Vec<&'static str>)> {
    vec![
        ("set win 1", vec![MATCHPOINTS, BOARD_A_MATCH]),
        ("set split half-frequency", OF_A_FIELD.to_vec()),
        ("set short-field mitchell", vec![MATCHPOINTS]),
        ("set small-groups ebu", vec![MATCHPOINTS]),
        ("set tables 30", vec![MATCHPOINTS]),
        ("set cross-imps sum", vec![CROSS_IMPS]),
        ("set short-imps results", vec![]),
        ("set imp-cap 12", vec![CROSS_IMPS]),
        ("set imp-average 2", IN_IMPS.to_vec()),
        ("set datum-trim 1", vec![BUTLER]),
        ("set datum-round even", vec![BUTLER]),
        ("set tie-within 10", vec![BOARD_A_MATCH]),
        ("set damage formula", FORMS.to_vec()),
        ("set damage-entry before", OF_A_FIELD.to_vec()),
        ("set no-damage note", FORMS.to_vec()),
        ("set round 1 away", vec![MATCHPOINTS, BOARD_A_MATCH, TOTAL_POINTS]),
        ("set round-imps 1 away", vec![IMPS]),
        ("set round-field-imps 1 away", vec![BUTLER, CROSS_IMPS]),
        ("set vp-fraction nearest", IN_IMPS.to_vec()),
        ("match rest +10", IN_IMPS.to_vec()),
        ("match boards 16 rest +10 scale wbf", IN_IMPS.to_vec()),
        ("match knockout rest +10", vec![IMPS]),
        ("session NS 64%", vec![MATCHPOINTS, BOARD_A_MATCH]),
        ("session NS +4 IMP EW -4 IMP", IN_IMPS.to_vec()),
    ]
}

/// The session concerns average plus and average minus alone, which total points do not have.
fn ruling(stated: &str, form: &str) -> &'static str {
    if stated.starts_with("session") && form != TOTAL_POINTS { "A+/A-" } else { "+620" }
}

#[test]
fn each_statement_in_each_form() {
    for form in FORMS {
        let cases = statements().into_iter().enumerate();
        let cases: String = cases
            .map(|(at, (stated, _))| format!("case \"{at}\" {{ {stated}; {} }}\n", ruling(stated, form)))
            .collect();
        let document = Run::script(&format!("{BOTH}scoring {form}\n{cases}")).json();
        let results = document["results"].as_array().unwrap();
        assert_eq!(results.len(), statements().len(), "{document}");
        for (result, (stated, bears_on)) in results.iter().zip(statements()) {
            let found = result["diagnostics"].as_array().unwrap();
            let notes = found.iter().filter(|one| one["code"] == "no-effect" && one["severity"] == "note").count();
            let concerns = !stated.starts_with("session") || form != TOTAL_POINTS;
            assert_eq!(notes, usize::from(concerns && !bears_on.contains(&form)), "{stated} in {form}: {found:?}");
        }
    }
}

/// The notes of a script, each with its place.
fn notes(script: &str) -> Vec<String> {
    reported(&Run::script(script).json()).into_iter().filter(|one| one.starts_with("no-effect")).collect()
}

#[test]
fn once_of_each_statement_and_at_its_place() {
    for (script, expected) in [
        // However many rulings there are, in a case too.
        (format!("{FIELD}set datum-trim 1\n+620\n+500\ncase \"a\" {{ +300 }}\n"), &["no-effect 2:1"][..]),
        // In another scoring that has no use for it either it is said again.
        (format!("{FIELD}set datum-trim 1\n+620\nscoring total-points\n+500\n"), &["no-effect 2:1", "no-effect 2:1"]),
        // Another statement is another matter.
        (format!("{FIELD}set datum-trim 1\n+620\nset datum-trim 2\n+620\n"), &["no-effect 2:1", "no-effect 4:1"]),
        // Both sides' sessions are one statement.
        (format!("{BOTH}scoring imps\nsession NS 64% EW 38%\nA+/A-\n"), &["no-effect 4:1"]),
        (format!("{BOTH}scoring imps\nsession NS 64% EW 38%\n+620\nA/A\n"), &[]),
        (
            format!("scoring butler\nsession NS 64%\n{FIELD}protocol\ntraveller {{ +620, -100, A+/A- }}\nprotocol\n"),
            &["no-effect 2:1"],
        ),
        // Without a result there is no note.
        (format!("{FIELD}set datum-trim 1\nset tables 12\n"), &[]),
        // Results without notes of their own.
        (format!("{FIELD}match rest +10\nprotocol\n"), &["no-effect 2:1"]),
        (format!("{FIELD}match rest +10\ncompare +620, +500\n"), &["no-effect 2:1"]),
        (format!("{FIELD}match rest +10\neffects +620\nentry +620\n"), &["no-effect 2:1"]),
        (format!("{FIELD}match rest +10\nsolve w in (w +620 & rest -100) for NS 50%\n"), &["no-effect 2:1"]),
        (format!("{FIELD}match rest +10\nconventions +620\n"), &["no-effect 2:1"]),
        // The setting that leaves it without effect, not the scoring.
        (format!("{FIELD}scoring cross-imps\nset tables 12\n+620\n"), &["no-effect 3:1"]),
        (format!("{FIELD}scoring cross-imps\nset tables 12\nset cross-imps sum\n+620\n"), &[]),
    ] {
        assert_eq!(notes(&script), expected, "{script}");
    }
}

#[test]
fn what_is_no_mistake_is_not_noted() {
    for script in [
        // A body, a default taken back, a statement that had its effect before the scoring was changed.
        format!("{FIELD}regulations acbl\nscoring butler\n+620\n"),
        format!("{FIELD}set datum-trim 1\nregulations acbl\n+620\n"),
        format!("{FIELD}set tables 12\n+620\nset tables rows\nscoring butler\n+620\n"),
        format!("{BOTH}scoring imps\nmatch rest +10\n+620\nscoring matchpoints\n+620\nprotocol\n"),
        format!("{BOTH}scoring imps\nmatch rest +10\nexpect +620: NS 8\nscoring matchpoints\n+620\n"),
        // An expected note is not reported again.
        format!("{FIELD}set datum-trim 1\nexpect +620: note no-effect\n"),
        format!("{FIELD}set language pl\n+620\n"),
    ] {
        assert_eq!(notes(&script), [""; 0], "{script}");
    }
    Run::script(&format!("{FIELD}set datum-trim 1\nexpect +620: note no-effect\n")).done().exits(0);
    Run::script(&format!("{FIELD}set tables 12\nexpect +620: note no-effect\n")).done().exits(1);
}

#[test]
fn files_of_conventions_are_meant_for_every_scoring() {
    let folder = Folder::new();
    folder.file("club.ruling", "set datum-trim 1\nset cross-imps sum\n");
    folder.file("board.ruling", format!("include \"club.ruling\"\n{FIELD}+620\n"));
    folder.file(".redress.toml", "[set]\ndatum-trim = 1\n");
    let run = |arguments: &[&str]| reported(&Run::args(arguments).within(folder.path()).json());
    assert_eq!(run(&["run", "board.ruling"]), [""; 0]);
    let eval = ["eval", "+620", "--traveller", "+620: 3, -100"];
    assert_eq!(run(&eval), [""; 0]);
    // Options on the command line count as statements for the ruling.
    assert_eq!(run(&[&eval[..], &["--set", "datum-round=even"]].concat()), ["no-effect 1:1"]);
}

#[test]
fn the_note_names_what_has_an_effect() {
    for (language, script, message) in [
        ("en", "set datum-trim 1", "`set datum-trim` has no effect in `matchpoints`, only in `butler`"),
        ("en", "match rest 0", "`match` has no effect in `matchpoints`, only in `imps`, `butler` and `cross-imps`"),
        (
            "en",
            "scoring cross-imps\nset tables 12",
            "`set tables` has no effect in `cross-imps` under `set cross-imps mean`",
        ),
        (
            "pl",
            "session NS +4 IMP\nA+/A-",
            "`session NS` nie ma znaczenia w punktowaniu `matchpoints`, tylko w punktowaniu `imps`, `butler` i `cross-imps`",
        ),
    ] {
        let document = Run::script(&format!("set language {language}\n{FIELD}{script}\n+620\n")).json();
        assert_eq!(document["results"][0]["diagnostics"][0]["message"], message);
    }
}

/// The line of conventions has those that bear on the scoring.
#[test]
fn conventions_that_do_not_bear_are_not_listed() {
    let output = |rest: &str| Run::script(&format!("{FIELD}set datum-trim 1\nset win 1\n{rest}+620\n")).done().stdout;
    assert!(output("").contains("Conventions: win 1."));
    assert!(output("scoring butler\n").contains("Conventions: datum-trim 1."));
    assert!(!output("scoring total-points\n").contains("Conventions"));
}
