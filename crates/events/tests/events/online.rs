//! Pages of Bridge Base Online and ACBL Live, and records in LIN; the names are invented.

use redress_core::number::Exact;
use redress_core::ruling::{Artificial, Side, Vulnerability};
use redress_core::scoring::Scoring;
use redress_events::model::{Event, EventForm, FaultKind, Format, LineResult, Origin, Room, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::scoring::{Rules, score};
use redress_events::source::NamedBytes;
use std::fmt::Write as _;

fn event(files: &[(&str, String)]) -> Event {
    let files: Vec<NamedBytes> = files.iter().map(|(name, text)| NamedBytes::new(*name, text.clone())).collect();
    read(&files, &ReadOptions::default()).unwrap()
}

/// The record of a board in LIN as a link has it; the auction and the play are not in it.
fn record(board: u32) -> String {
    let hands = "SAKQJHAKQDAKQCAKQ%2CST987HT987DT98CT9%2CS6543H6543D654C65%2C";
    format!("pn%7Cann%2Cbo%2Ccy%2Cdi%7Cst%7C%7Cmd%7C3{hands}%7Crh%7C%7Cah%7CBoard%20{board}%7Csv%7Co%7C")
}

/// A traveller: for each table its players, result, points and figure.
fn traveller(board: u32, heading: &str, rows: &[([&str; 4], &str, &str, &str)]) -> String {
    let mut page = format!(
        "<html><head><title>Bridge Base Online - Myhands</title></head><body><table class=\"body\">\
         <tr><th colspan=\"10\">Traveller 1-2-{board}</th></tr><tr><th>N&ordm;</th><th>Time</th><th>North</th>\
         <th>South</th><th>East</th><th>West</th><th>Result</th><th>{heading}</th><th>Score</th><th>Movie</th></tr>"
    );
    for (number, ([north, south, east, west], result, points, figure)) in (1..).zip(rows) {
        write!(
            page,
            "<tr class=\"tourney\"><td class=\"handnum\">{number}</td><td>2026-01-02 20:00</td><td>{north}</td>\
             <td>{south}</td><td>{east}</td><td>{west}</td><td>{result}</td><td>{points}</td><td>{figure}</td>\
             <td><A href=\"handviewer.html\" onclick=\"hv_popuplin('{}');return false;\">Movie</A></td></tr>",
            record(board)
        )
        .unwrap();
    }
    page + "</table></body></html>"
}

/// The page of a tournament's results.
fn results(unit: &str, rows: &[(&str, &str)]) -> String {
    let mut page = format!(
        "<html><head><title>Results</title></head><body><table class=\"bbo_t_l\"><tr><td>Title</td><td>#7 Pairs \
         Friday</td></tr></table><table><tr><th>Rank</th><th>Name</th><th>Score ({unit})</th></tr>"
    );
    for (place, (names, result)) in (1..).zip(rows) {
        write!(page, "<tr><td>{place}</td><td>{names}</td><td>{result}</td></tr>").unwrap();
    }
    page + "</table></body></html>"
}

const ONE: [&str; 4] = ["cy", "ann", "di", "bo"];
const TWO: [&str; 4] = ["ed", "flo", "gus", "hal"];
const THREE: [&str; 4] = ["ida", "jo", "kim", "lou"];
const FOUR: [&str; 4] = ["max", "nan", "GiB", "oz"];

/// Three results: the two that tie have 75%, the last nothing. An average is not compared.
fn matchpoints() -> Vec<(&'static str, String)> {
    let hearts = "4<span style=\"color:red\">&hearts;</span>S=";
    let board = traveller(
        1,
        "Points",
        &[
            (ONE, hearts, "420", "75.00%"),
            (TWO, hearts, "420", "75.00%"),
            (THREE, "3NxN-1", "-100", "0.00%"),
            (FOUR, "A+=", "N/A", "60.00%"),
        ],
    );
    let ranked = [("ann+cy", "75.00"), ("ed+flo", "75.00"), ("max+nan", "60.00"), ("oz+Robot", "50.00")];
    vec![("t1.html", board), ("tview.html", results("%", &ranked))]
}

#[test]
fn travellers_of_bridge_base_online_are_an_event() {
    let event = event(&matchpoints());
    assert_eq!(event.faults, []);
    assert_eq!((event.format, event.scoring), (Format::Bbo, Some(Scoring::Matchpoints)));
    assert_eq!((event.name.as_deref(), event.form), (Some("#7 Pairs Friday"), EventForm::Pairs));
    let board = &event.boards[0];
    assert_eq!((board.board.number, board.board.vulnerability), (Some(1), Some(Vulnerability::None)));
    assert!(board.deal.is_some());
    assert_eq!(board.lines[0].contract.unwrap().to_string(), "4♥= S");
    assert_eq!(board.lines[2].score(&board.board), Some(-100));
    let LineResult::Ruling(given) = &board.lines[3].result else { panic!("no ruling") };
    assert_eq!(given.to_string(), "A+/A");
    assert!(board.lines[3].is_artificial(Side::NS));
    // The first four of the ranking have the first numbers, whatever the order of the two names.
    let numbers: Vec<_> = board.lines.iter().map(|line| event.contestant(line.ns).unwrap().number.as_str()).collect();
    assert_eq!(numbers, ["1", "2", "7", "3"]);
    assert_eq!(event.contestant(board.lines[3].ew).unwrap().number, "4");
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let share = |line: usize| scored.boards[0].lines[line].figures.ns.as_ref().unwrap().share.clone().unwrap();
    for (line, percent) in [(0, 75), (1, 75), (2, 0), (3, 60)] {
        assert_eq!(share(line) * 100, Exact::from(percent), "{line}");
    }
}

#[test]
fn points_of_the_other_side_are_turned_round() {
    let rows = [(ONE, "6NE=", "990", "11.00"), (TWO, "3NE+3", "490", "-11.00")];
    let event = event(&[("t.html", traveller(2, "EW Points", &rows))]);
    let board = &event.boards[0];
    assert_eq!((event.scoring, board.lines[0].score(&board.board)), (Some(Scoring::CrossImps), Some(-990)));
    let printed = &board.lines[0].printed;
    assert!(printed.ns.is_none() && printed.ew.as_ref().is_some_and(|figure| figure.value == Exact::from(11)));
}

#[test]
fn travellers_of_another_tournament_are_named() {
    let other = traveller(1, "Points", &[(TWO, "PASS", "0", "0.00")]).replace("Traveller 1-2-", "Traveller 7-9-");
    let event = event(&[("a.html", traveller(1, "Points", &[(ONE, "PASS", "0", "0.00")])), ("b.html", other)]);
    assert_eq!(event.boards[0].lines.len(), 1);
    assert_eq!(event.faults[0].kind, FaultKind::NotRead { what: "Traveller 7-9".into() });
}

#[test]
fn a_substitute_sits_in_the_place_of_the_pair() {
    let row = |players| (players, "4SS=", "420", "50.00%");
    let first = traveller(1, "Points", &[row(ONE), row(TWO)]);
    let second = traveller(2, "Points", &[row(["cy", "zed", "di", "bo"]), row(TWO)]);
    let ranked = [("cy+ann", "50"), ("di+bo", "50"), ("ed+flo", "50"), ("gus+hal", "50")];
    let event = event(&[("1.html", first), ("2.html", second), ("tview.html", results("%", &ranked))]);
    assert_eq!(event.contestants.len(), 4);
    assert_eq!(event.boards[0].lines[0].ns, event.boards[1].lines[0].ns);
}

#[test]
fn players_who_change_partners_are_ranked_by_themselves() {
    let row = |players| (players, "4SS=", "420", "50.00%");
    let first = traveller(1, "Points", &[row(["a", "b", "c", "d"]), row(["e", "f", "g", "h"])]);
    let second = traveller(2, "Points", &[row(["a", "c", "b", "d"]), row(["e", "g", "f", "h"])]);
    let event = event(&[("1.html", first), ("2.html", second)]);
    assert_eq!(event.form, EventForm::Individual);
    assert_eq!(event.contestants().filter(|(_, who)| who.players.is_empty()).count(), 8);
}

#[test]
fn pages_without_other_tables_say_what_to_save() {
    let list = "<html><title>Bridge Base Online - Myhands</title><table><tr><th>Tourney 1</th></tr></table></html>";
    let card = "<html><title>ACBL Live</title><h1>Scorecard</h1></html>";
    let foreign = [
        ("hands.html", list, Origin::Bbo),
        ("card.html", card, Origin::AcblLive),
        ("r.html", "<html><a href='https://play.realbridge.online'>x</a></html>", Origin::RealBridge),
        ("w.html", "<html>www.bridgewebs.com</html>", Origin::BridgeWebs),
        ("p.html", "<html>Powered by Pianola</html>", Origin::Pianola),
        ("c.html", "<html><meta name=generator content=BridgeComposer></html>", Origin::BridgeComposer),
        ("x.html", "<html><table><tr><td>1</td></tr></table></html>", Origin::Page),
        ("q.json", "[{\"SessionGuid\": \"6\", \"SectionLetters\": \"A\"}]", Origin::DataConnector),
        ("x.pdf", "%PDF-1.7", Origin::Pdf),
        ("b.xlsx/xl/workbook.xml", "<workbook/>", Origin::Spreadsheet),
    ];
    for (name, text, origin) in foreign {
        let fault = read(&[NamedBytes::new(name, text)], &ReadOptions::default()).unwrap_err();
        assert_eq!(fault.kind, FaultKind::Foreign { origin }, "{name}");
    }
}

/// The page of a board of ACBL Live, with the rows of both directions.
fn live(board: u32, rows: &[(&str, &str, &str, &str, [&str; 2])]) -> String {
    let mut page = format!(
        "<html><head><title>ACBL Live</title></head><body><h3>Jan 2, 2026 - Friday 7:30 pm</h3><h2>Board detail for \
         Open Pairs</h2><h4><span>Section B</span>, Board # {board} Result</h4><div><span>Dlr: S</span> <span>Vul: \
         E-W</span></div>"
    );
    for turned in [false, true] {
        page.push_str("<table><tr><th></th><th>Contract</th><th>By</th><th>Score</th><th>Matchpoints</th><th>%</th>");
        page.push_str("<th>Pairs</th></tr>");
        for (contract, by, points, given, [ns, ew]) in rows {
            let suit = contract.replace('D', "<span class=\"diams symbol contract\"></span>");
            let (own, other, points) = match (turned, points.parse::<i32>()) {
                (true, Ok(points)) => (ew, ns, (-points).to_string()),
                (true, Err(_)) => (ew, ns, (*points).to_owned()),
                (false, _) => (ns, ew, (*points).to_owned()),
            };
            let (ns_points, ew_points) = given.split_once('/').unwrap();
            let figure = if turned { ew_points } else { ns_points };
            write!(
                page,
                "<tr><td>Play</td><td> {suit}</td><!--<td>x</td>--><td>{by}</td><td>{points}</td><td>{figure}</td>\
                 <td>0</td><td> {own}-<span>Ann Lee</span>-<span>Bo Mann</span> <i>vs.</i><br> \
                 {other}-<span>Cy Day-Lewis</span>-<span>Di Fox</span></td></tr>"
            )
            .unwrap();
        }
        page.push_str("</table>");
    }
    page + "</body></html>"
}

#[test]
fn boards_of_acbl_live_are_an_event() {
    // A win counts one: of three results the best has 2, a board passed out 1.
    let rows = [
        ("2Dx", "W", "500", "2/0", ["6", "1"]),
        ("", "", "PASS", "1/1", ["1", "6"]),
        ("3NT", "N", "-50", "0/2", ["2", "3"]),
    ];
    let event = event(&[("b3.html", live(3, &rows)), ("b4.html", live(4, &rows))]);
    assert_eq!(event.faults, []);
    assert_eq!((event.format, event.scoring), (Format::AcblLive, Some(Scoring::Matchpoints)));
    assert_eq!((event.name.as_deref(), event.winners), (Some("Open Pairs"), Winners::Two));
    assert_eq!(event.boards.iter().map(|board| board.board.number).collect::<Vec<_>>(), [Some(3), Some(4)]);
    let board = &event.boards[0];
    assert_eq!(board.board.vulnerability, Some(Vulnerability::EW));
    assert_eq!(board.lines[0].contract.unwrap().to_string(), "2♦x W");
    let pair = event.contestant(board.lines[0].ns).unwrap();
    assert_eq!((pair.section.as_deref(), pair.number.as_str(), pair.direction), (Some("B"), "6", Some(Side::NS)));
    assert_eq!(pair.names, ["Ann Lee", "Bo Mann"]);
    // Names with a hyphen are not divided.
    assert_eq!(event.contestant(board.lines[0].ew).unwrap().names, ["Cy Day-Lewis-Di Fox"]);
    let scored = score(&event, &Rules::of(&event)).unwrap();
    for line in 0..3 {
        for side in Side::BOTH {
            let computed = &scored.boards[0].lines[line].figures.by(side).as_ref().unwrap().points;
            assert_eq!(Some(computed), board.lines[line].printed.by(side).as_ref().map(|figure| &figure.value));
        }
    }
}

/// South deals, 1NT by South; the cards fall so that the first trick is South's, and twelve are not played.
const CLAIMED: &str = "mb|1N|mb|p|mb|p|mb|p|pg||pc|S2|pc|S3|pc|S4|pc|SA|pg||mc|8|pg||\n";

#[test]
fn tables_in_lin_are_an_event() {
    let table = |players: &str, play: &str| {
        format!(
            "pn|{players}|st||md|1SAKQJHAKQDAKQCAKQ,ST987HT987DT98CT9,S6543H6543D654C65,|rh||ah|Board 5|sv|n|{play}"
        )
    };
    let passed = "mb|p|mb|p|mb|p|mb|p|pg||\n";
    let doubled = "mb|1S!|an|natural|mb|d|mb|r|mb|p|mb|p|mb|p|pg||mc|7|\n";
    let open = "mb|1N|mb|p|mb|p|mb|p|pg||pc|S2|\n";
    let text = [
        table("ann,bo,cy,di", CLAIMED),
        table("ed,flo,gus,hal", passed),
        table("ida,jo,kim,lou", doubled),
        table("max,nan,oz,pat", open),
    ]
    .concat();
    let event = event(&[("friday.lin", text)]);
    let board = &event.boards[0];
    assert_eq!((event.format, board.board.number), (Format::Lin, Some(5)));
    assert_eq!(board.board.vulnerability, Some(Vulnerability::NS));
    // 1NT+1 is 120, a board passed out 0, 1♠xx= vulnerable 720 (Law 77).
    let scores: Vec<_> = board.lines.iter().map(|line| line.score(&board.board)).collect();
    assert_eq!(scores, [Some(120), Some(0), Some(720)]);
    assert_eq!(board.lines[0].lead.as_deref(), Some("S2"));
    // The table whose play breaks off is named.
    let kinds: Vec<_> = event.faults.iter().map(|fault| (&fault.kind, fault.place.line)).collect();
    assert_eq!(kinds, [(&FaultKind::Missing { what: "mc".into() }, Some(4)), (&FaultKind::RowLost, Some(4))]);
}

#[test]
fn tricks_of_a_play_to_the_end_are_counted() {
    // South plays the four aces, kings and queens, and the jack: all thirteen tricks.
    let south = "SA SK SQ SJ HA HK HQ DA DK DQ CA CK CQ";
    let west = "ST S9 S8 S7 HT H9 H8 DT D9 D8 CT C9 H7";
    let north = "S6 S5 S4 S3 H6 H5 H4 D6 D5 D4 C6 C5 H3";
    let east = "S2 C8 C7 C4 HJ H2 C3 DJ D7 D3 CJ C2 D2";
    let hands = [south, west, north, east].map(|hand| hand.split(' ').collect::<Vec<_>>());
    // West leads the first suit, and South is on lead ever after.
    let mut play = String::new();
    let tricks = hands[0].iter().zip(&hands[1]).zip(hands[2].iter().zip(&hands[3])).enumerate();
    for (trick, ((south, west), (north, east))) in tricks {
        let mut cards = [south, west, north, east];
        cards.rotate_left(usize::from(trick == 0));
        for card in cards {
            write!(play, "pc|{card}|").unwrap();
        }
        play.push_str("pg||");
    }
    let deal = "md|1SAKQJHAKQDAKQCAKQ,ST987HT987DT98CT9,S6543H6543D654C65,";
    let event = event(&[("a.lin", format!("pn|s,w,n,e|{deal}|ah|Board 1|sv|o|mb|7N|mb|p|mb|p|mb|p|{play}"))]);
    assert_eq!(event.faults, []);
    assert_eq!(event.boards[0].lines[0].contract.unwrap().to_string(), "7NT= S");
}

#[test]
fn two_rooms_in_lin_are_a_match() {
    let deal = "md|1SAKQJHAKQDAKQCAKQ,ST987HT987DT98CT9,S6543H6543D654C65,|sv|o|";
    let text = format!(
        "vg|Final,Segment 1,I,1,2,Reds,0,Blues,0|\nrs|3NS=,4SS=,3NS-1,|\npn|a,b,c,d,e,f,g,h|pg||\n\
         qx|o1|{deal}mb|3N|mb|p|mb|p|mb|p|pg||mc|9|\nqx|c1|{deal}mb|4S|mb|p|mb|p|mb|p|pg||mc|10|\nqx|o2|{deal}pg||\n"
    );
    let event = event(&[("final.lin", text)]);
    assert_eq!((event.form, event.name.as_deref()), (EventForm::Teams, Some("Final")));
    assert_eq!(event.contestants.iter().map(|team| team.names.concat()).collect::<Vec<_>>(), ["Reds", "Blues"]);
    let rooms: Vec<_> =
        event.boards[0].lines.iter().map(|line| (line.room, line.score(&event.boards[0].board))).collect();
    assert_eq!(rooms, [(Some(Room::Open), Some(400)), (Some(Room::Closed), Some(420))]);
    // Without an auction the result that the head lists counts.
    assert_eq!(event.boards[1].lines[0].score(&event.boards[1].board), Some(-50));
    let scored = score(&event, &Rules::of(&event)).unwrap();
    let points = &scored.boards[0].lines[0].figures.ns.as_ref().unwrap().points;
    assert_eq!(*points, Exact::from(-1));
}

#[test]
fn artificial_scores_have_a_sign_for_each_side() {
    for (code, ns, ew) in [
        ("A==", Artificial::Average, Artificial::Average),
        ("A+-", Artificial::AveragePlus, Artificial::AverageMinus),
        ("A-+", Artificial::AverageMinus, Artificial::AveragePlus),
    ] {
        let rows = [(ONE, code, "N/A", "0.00"), (TWO, "PASS", "0", "0.00"), (THREE, "PASS", "0", "0.00")];
        let event = event(&[("t.html", traveller(1, "Points", &rows))]);
        let LineResult::Ruling(given) = &event.boards[0].lines[0].result else { panic!("{code}") };
        let side = |side| given.side(side).map(ToString::to_string);
        assert_eq!((side(Side::NS), side(Side::EW)), (Some(ns.to_string()), Some(ew.to_string())), "{code}");
    }
}

#[test]
fn segments_of_a_match_are_sessions_and_other_matches_are_named() {
    let deal = "md|1SAKQJHAKQDAKQCAKQ,ST987HT987DT98CT9,S6543H6543D654C65,|sv|o|mb|3N|mb|p|mb|p|mb|p|pg||mc|9|\n";
    let segment = |name: &str, teams: &str| format!("vg|Final,{name},I,1,1,{teams}|\nqx|o1|{deal}qx|c1|{deal}");
    let text =
        [segment("1", "Reds,0,Blues,0"), segment("2", "Reds,3,Blues,5"), segment("1", "Greens,0,Blues,0")].concat();
    let event = event(&[("final.lin", text)]);
    let sessions: Vec<_> = event.boards.iter().map(|board| (board.session.as_deref(), board.lines.len())).collect();
    assert_eq!(sessions, [(Some("1"), 2), (Some("2"), 2)]);
    assert_eq!(
        event.faults.iter().map(|fault| &fault.kind).collect::<Vec<_>>(),
        [&FaultKind::NotRead { what: "vg".into() }]
    );
}
