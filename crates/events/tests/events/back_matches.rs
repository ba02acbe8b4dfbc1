//! Rulings written back into the file of a match: the IMPs of the board, the victory points and the totals follow.

use super::back::others;
use redress_core::ruling::{Ruling, Sides};
use redress_core::scoring::{CountedIn, Match, MatchForm, VictoryScale};
use redress_events::model::Event;
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;
use redress_events::writers::{LossKind, RuledEvent, Written, write_back};

/// A match of teams in USEBIO, as programs for Swiss teams write it: a board's IMPs once, victory points of the match.
fn swiss_teams() -> NamedBytes {
    let line = |direction: &str, contract: &str, tricks: u32, score: i32| {
        format!(
            "   <TRAVELLER_LINE>\n    <DIRECTION>{direction}</DIRECTION>\n    <CONTRACT>{contract}</CONTRACT>\n    \
             <PLAYED_BY>S</PLAYED_BY>\n    <TRICKS>{tricks}</TRICKS>\n    <SCORE>{score}</SCORE>\n   </TRAVELLER_LINE>\n"
        )
    };
    let board = |number: u32, imps: i32, lines: [String; 2]| {
        let lines = lines.concat();
        format!("  <BOARD>\n   <BOARD_NUMBER>{number}</BOARD_NUMBER>\n   <IMPS>{imps}</IMPS>\n{lines}  </BOARD>\n")
    };
    // +420 against +170 is 6 IMPs, −50 against +110 is −4; 2 IMPs over two boards are 11.67 VP by the WBF's formula.
    let boards = board(1, 6, [line("NS", "4 H", 10, 420), line("EW", "3 H", 10, 170)])
        + &board(3, -4, [line("NS", "3 S", 8, -50), line("EW", "2 S", 8, 110)]);
    let text = format!(
        "<?xml version=\"1.0\"?>\n<USEBIO>\n <EVENT EVENT_TYPE=\"SWISS_TEAMS\">\n <MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>\n \
         <PARTICIPANTS>\n  <TEAM TEAM_ID=\"11\" TEAM_NAME=\"Sharks\">\n   <TOTAL_SCORE>11.67</TOTAL_SCORE>\n   <PLACE>1</PLACE>\n  </TEAM>\n  \
         <TEAM TEAM_ID=\"2\" TEAM_NAME=\"Jets\">\n   <TOTAL_SCORE>8.33</TOTAL_SCORE>\n   <PLACE>2</PLACE>\n  </TEAM>\n </PARTICIPANTS>\n \
         <MATCH>\n  <ROUND_NUMBER>2</ROUND_NUMBER>\n  <TEAM>11</TEAM>\n  <OPPOSING_TEAM>2</OPPOSING_TEAM>\n  \
         <TEAM_SCORE>11.67</TEAM_SCORE>\n  <OPPOSING_TEAM_SCORE>8.33</OPPOSING_TEAM_SCORE>\n{boards} </MATCH>\n </EVENT>\n</USEBIO>\n"
    );
    NamedBytes::new("swiss.xml", text)
}

/// The rules of an event whose matches of two boards are on the WBF's scale, or on none that is known.
fn swiss_rules(event: &Event, is_known: bool) -> Rules {
    let mut rules = Rules::of(event);
    let form = MatchForm::VictoryPoints(VictoryScale::continuous(2));
    rules.matches = is_known.then(|| Match {
        rest: Sides::default(),
        rest_penalties: Sides::default(),
        counted_in: CountedIn::Imps,
        form,
    });
    rules
}

/// A ruling in a match changes the IMPs of its board, the victory points of the match and the totals of the teams.
#[test]
fn a_match_of_teams_has_the_ruling_and_what_follows() {
    let file = swiss_teams();
    let options = ReadOptions::default();
    let event = read(std::slice::from_ref(&file), &options).unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let back = |is_known: bool, ruling: &str| {
        let rules = swiss_rules(&event, is_known);
        let changed = event.with_ruling(1, 0, ruling.parse::<Ruling>().unwrap().into()).unwrap();
        let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
        let ruled =
            RuledEvent { read: &event, before: &before, event: &changed, after: &after, rules: &rules, file: None };
        write_back(std::slice::from_ref(&file), ruled, &options).unwrap().written
    };
    // +140 against +110 is 1 IMP: 7 IMPs over two boards are 14.96 VP.
    let after = text(&back(true, "+140").bytes);
    for new in [
        "<IMPS>1</IMPS>",
        "<TEAM_SCORE>14.96</TEAM_SCORE>",
        "<OPPOSING_TEAM_SCORE>5.04</OPPOSING_TEAM_SCORE>",
        "<TOTAL_SCORE>14.96</TOTAL_SCORE>",
        "<TOTAL_SCORE>5.04</TOTAL_SCORE>",
    ] {
        assert_eq!(after.matches(new).count(), 1, "{new}: {after}");
    }
    let changed = others(&text(&file.bytes), &after);
    // Beside these the comment of the ruled line, its contract, declarer, tricks and score.
    assert_eq!(changed.len(), 5 + 5, "{changed:?}");
    // The scale is not known: victory points stay, and that is listed.
    let Written { bytes, lost, .. } = back(false, "(60% +140 & 40% -50)");
    assert_eq!(lost.iter().map(|loss| loss.kind).collect::<Vec<_>>(), [LossKind::VictoryPoints]);
    let after = text(&bytes);
    assert!(after.contains("<IMPS>-1</IMPS>") && after.contains("<TEAM_SCORE>11.67</TEAM_SCORE>"), "{after}");
    assert!(after.contains("<TOTAL_SCORE>11.67</TOTAL_SCORE>"), "{after}");
}

/// The columns of victory points of a table follow, in both rooms.
#[test]
fn columns_of_victory_points_follow() {
    let file = "round,board,room,ns,ew,score,ns imp,ew imp,ns vp,ew vp\n1,1,open,A,B,420,6,-6,\"11,67\",\"8,33\"\n\
                1,1,closed,B,A,170,-6,6,\"8,33\",\"11,67\"\n1,3,open,A,B,-50,-4,4,\"11,67\",\"8,33\"\n\
                1,3,closed,B,A,110,4,-4,\"8,33\",\"11,67\"\n";
    let file = NamedBytes::new("teams.csv", file);
    let options = ReadOptions::default();
    let event = read(std::slice::from_ref(&file), &options).unwrap();
    assert_eq!(event.faults, []);
    let rules = swiss_rules(&event, true);
    let changed = event.with_ruling(1, 0, "+140".parse::<Ruling>().unwrap().into()).unwrap();
    let (before, after) = (score(&event, &rules).unwrap(), score(&changed, &rules).unwrap());
    let ruled = RuledEvent { read: &event, before: &before, event: &changed, after: &after, rules: &rules, file: None };
    let after =
        String::from_utf8(write_back(std::slice::from_ref(&file), ruled, &options).unwrap().written.bytes).unwrap();
    assert!(
        after.ends_with("1,3,open,A,B,140,1,-1,\"14,96\",\"5,04\"\n1,3,closed,B,A,110,-1,1,\"5,04\",\"14,96\"\n"),
        "{after}"
    );
    assert!(after.contains("\n1,1,closed,B,A,170,-6,6,\"5,04\",\"14,96\"\n"), "{after}");
}
