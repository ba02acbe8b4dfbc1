//! `set damage-entry before` beside damage whose results are split, weighted or universal notations themselves.
//!
//! X alone goes into the tables, and the side's points are adjusted afterwards to what the universal notation gives it, with
//! every other damage on the board in that notation too: the pair gets the same, the other pairs do not. The figures were
//! counted with fractions apart from the program; each comment has the table that they were counted in.

use crate::harness::Run;
use serde_json::{Value, json};

/// A field, and the setting that is asked about.
fn result(script: &str, entry: &str) -> Value {
    let document = Run::script(&format!("set damage-entry {entry}\n{script}")).json();
    assert_eq!(document["diagnostics"].as_array().unwrap().iter().filter(|one| one["severity"] == "error").count(), 0);
    document["results"].as_array().unwrap().last().unwrap().clone()
}

/// The unrounded value of a row of the protocol to a side.
fn row(script: &str, entry: &str, row: usize, side: &str) -> Value {
    let figure = &result(&format!("{script}\nprotocol\n"), entry)["rows"][row][side];
    if figure["unrounded"].is_null() { figure["exact"].clone() } else { figure["unrounded"].clone() }
}

/// The figures of the pairs in a row without a plain score, before and after a ruling.
fn changed(script: &str, ruling: &str, entry: &str, damage: &str) -> Value {
    let found = result(&format!("{script}\neffects {ruling}\n"), entry);
    let ns = found["effects"]["ns"].as_array().unwrap();
    let own = ns.iter().find(|one| one["ruling"].as_str().is_some_and(|ruling| ruling.starts_with(damage))).unwrap();
    json!([own["before"]["exact"], own["after"]["exact"]])
}

#[test]
fn matchpoints_where_nine_tables_have_the_ruling() {
    // +170 − (+170) + (−130) is −130. NS: −130 ×10, 0 ×3, +170, −950 ×3. Of −130: 2·3 + 9 = 15; (15 + 1)·1018/17 − 1.
    // Among the eight other tables as +170 it would be 7, which is no other ruling's and not the side's own.
    let field = "set tables 1018\nset damage formula\ntraveller { -130, +170, pass: 2, -950: 3, \
                 damage NS before +170 after 170/(-130) obtained (-130)/(100%-130 & -100%+170 & 100%-430): 9, pass }";
    for entry in ["before", "universal"] {
        assert_eq!(row(field, entry, 4, "ns"), "16271/17");
        // With −130 there are eighteen: (16 + 1)·1018/18 − 1.
        assert_eq!(changed(field, "-130", entry, "damage"), json!(["16271/17", "8644/9"]));
    }
    // The others are compared with +170: of −130, 2·3 + 1·0 = 6 and (6 + 1)·1018/17 − 1; in the universal table 15.
    assert_eq!(row(field, "before", 0, "ns"), "7109/17");
    assert_eq!(row(field, "universal", 0, "ns"), "16271/17");
}

#[test]
fn matchpoints_with_a_weighted_x_and_a_universal_z() {
    // X is 7.941324% of −2000 and 92.058676% of −90's +90, Y +1460, Z −2600 + 660·(−1) − 90: fourteen results, the four
    // other tables with X − Y + Z and nine with −1790.
    let field = "board 37\nset short-field none\ntraveller { group \"C\" { \
                 damage NS before (7.941324%-2000 & 92.058676% 1N= N) after (+1460) \
                 obtained (100% 4dx-9 S & -100%+660 & 100% 1N= E)/(4dx-9 S): 5, 7NTx= W: 9 } }";
    for entry in ["before", "universal"] {
        assert_eq!(row(field, entry, 0, "ns"), "32132021/12500000");
    }
}

#[test]
fn summed_cross_imps_with_a_split_x() {
    // Capped at 12. X −880 (53/97) and +800, Y −880 (18%) and −50, Z −880 (82%) and +400, against 25 results and the two
    // other tables with X − Y + Z.
    let field = "board 49\nscoring cross-imps\nset cross-imps sum\nset short-field none\nset imp-cap 12\ntraveller {\n\
                 60%/(228% 3dxx+4 N & -128%-880): 2\n-880\n+800: 3\n\
                 (64% 2dx-1 N & 20%+800 & 8%+800 & 8%-880)/(3d= E): 3\n+800\n+800: 3\n+800\n+490\n7hx= S: 0\n";
    let field = field.replace("7hx= S: 0\n", "7h= S: 2\n");
    let field = format!(
        "{field}damage NS before (53/97 -880 & 44/97 +800)/(4hx+2 N) after (18%-880 & 82% 2S-1 S)/(+800) \
         obtained (82%-880 & 18% 3NT= S): 3\n3s= E: 5\n(22%-880 & 56%+800 & 22% 4d+2 W): 2\n5d-1 N: 3\n}}"
    );
    for entry in ["before", "universal"] {
        assert_eq!(row(&field, entry, 9, "ns"), "-21573223/121250");
    }
}

#[test]
fn matchpoints_for_east_west() {
    // EW's table: −1540 (35.22761%) and −680, −1470, and the other table with X − Y + Z: 1/9 of +190 and 8/9 of −900, less
    // −920 + 170·(−1) + 1700, and +170. That is 38522761/45000000, of four where 21 are expected.
    let field = "board 7 vul EW\nset tables 21\ntraveller { group \"B\" { \
                 damage EW before (1/9 2d+5 N & 8/9 -900) after (-920)/(100%-920 & -100%+170 & 100%+1700) \
                 obtained (100%+170 & -100%-680 & 100%+7600)/(+170): 2, \
                 (-680)/(35.22761%-1540 & 64.77239%-680), 3dx+4 W } }";
    for entry in ["before", "universal"] {
        assert_eq!(row(field, entry, 0, "ew"), "524659327/60000000");
    }
}

#[test]
fn a_ruling_of_damage_beside_another_damage() {
    // The ruling is −90 − (−790) + 150. Beside it the other damage stands twice as −1100 + 460·(−1) − 90 + 850·(−1) − 790,
    // so that −90 is worth 4, −790 3 and +150 6. Beside −1100 + 460·(−1) − 90 alone it would be 4 − 5 + 6 = 5.
    let field = "board 15\nset damage formula\nset short-field none\noffenders EW\ntraveller {\n\
                 (+420)/(7.188087%+490 & 92.811913%-90): 5\n(100%+420 & -100%+1190 & 100%+490)/(+420): 9\n+420\n\
                 damage NS before (100% 5hx-4 S & -100% 5NT= E & 100%-90)/(5hx-4 S) after -850 \
                 obtained (-790)/(100%-790 & -100%-790 & 100%-790): 2\n-790\n}\n\
                 damage NS before (100%-790 & -100%-790 & 100%-90)/(-790) after -790 obtained (7c-3 E)/(+650)\n";
    for entry in ["before", "universal"] {
        assert_eq!(result(field, entry)["ns"]["exact"], "7");
    }
}

#[test]
fn butler_where_the_datum_holds_the_universal_notation() {
    // Three left out at each end, rounded to ten away from 0: −727/50 beside 21 other results, and −374/25 with the ruling.
    let field = "board 42\nscoring butler\nset win 1\nset datum-trim 3\nset damage formula\ntraveller {\n\
                 +630: 5\n5S+2 S\n+630\n4hxx= W: 2\n1NTx= N: 2\n+630: 2\n\
                 damage NS before (58% 3c= N & 33%+630 & 9%+630) \
                 after (100% 5NT-3 E & -100%-170 & 100% 4NT-2 S)/(5NT-3 E) \
                 obtained (7NTx-4 N)/(100% 7NTx-4 N & -100%+630 & 100%+620): 3\n2cxx= E\n+630\n+630\n+630: 3\n+630: 2\n}";
    let ruling = "(26% 3c+4 W & 36%+630 & 20%-980 & 7%+1440 & 11%-1440)";
    for entry in ["before", "universal"] {
        assert_eq!(changed(field, ruling, entry, "damage"), json!(["-727/50", "-374/25"]));
    }
}

#[test]
fn butler_with_a_third_left_out() {
    // 33% left out at each end, cut to a ten; eight other tables have X − Y + Z.
    let field = "board 11\nscoring butler\nset datum-round towards-zero\nset damage formula\nset datum-trim 33%\ntraveller {\n\
                 +2980: 9\n+770: 3\n(12/17 -1440 & 1/17 +1370 & 2/17 +2980 & 2/17 +770)/(+2980)\n+2980: 3\n\
                 (100%-180 & -100% 6NT-12 W & 100%-1440)/(-180): 2\n-180\n(+1370)/(+770)\n\
                 damage NS before (2/3 +2720 & 1/3 -1440)/(6NTx= S) after (100%+1370 & -100%+1370 & 100%-1440)/(+1370) \
                 obtained (40.011625% 7h-2 S & rest +2980)/(+770): 9\n(27%+1370 & 9%-180 & 64%-180)\n-180\n3d-1 W\n\
                 +2980: 3\n}";
    let ruling = "(-60% 2c= E & -247% 1h= E & -230%-180 & 637%-180)/(3NTx= W)";
    for entry in ["before", "universal"] {
        assert_eq!(changed(field, ruling, entry, "damage"), json!(["13113583/2400000", "14713583/2400000"]));
    }
}

#[test]
fn a_field_of_nothing_but_one_ruling_is_average() {
    // Five tables with the same +X −Y +Z: what one has of another it loses to it, whatever the weights are.
    let field = "traveller { damage EW before -140/(57%-50 & 43%-30000) after (74%-30000 & rest -1540) \
                 obtained (1%-620 & 1%-430 & 98%-600): 5 }\nset damage formula";
    for entry in ["before", "universal"] {
        assert_eq!(row(field, entry, 0, "ew"), "4");
    }
}
