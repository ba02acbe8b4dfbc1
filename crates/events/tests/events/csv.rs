//! Columns of text, as programs and people write them.

use crate::usebio::ruling;
use redress_core::ruling::Vulnerability;
use redress_core::scoring::Scoring;
use redress_events::model::{Event, EventForm, FaultKind, Format, Line, PrintedUnit, Room, Winners};
use redress_events::readers::{ReadOptions, read};
use redress_events::source::NamedBytes;

fn opened(bytes: &[u8], columns: &[(&str, &str)]) -> Event {
    let columns = columns.iter().map(|(column, name)| ((*column).to_owned(), (*name).to_owned())).collect();
    read(&[NamedBytes::new("results.csv", bytes)], &ReadOptions::with_columns(columns)).unwrap()
}

fn lines(event: &Event) -> Vec<&Line> {
    event.boards.iter().flat_map(|board| &board.lines).collect()
}

fn rulings(event: &Event) -> Vec<String> {
    lines(event).into_iter().map(ruling).collect()
}

#[test]
fn scores_and_matchpoints() {
    let event = opened(b"Board,NS,EW,Score,NS MP,EW MP\n1,1,2,420,3,1\n1,3,4,-50,0,4\n", &[]);
    assert_eq!((event.format, event.scoring, event.winners), (Format::Csv, Some(Scoring::Matchpoints), Winners::One));
    assert_eq!(event.faults, []);
    assert_eq!(rulings(&event), ["+420", "-50"]);
    let figure = lines(&event)[0].printed.ns.clone().unwrap();
    assert_eq!((figure.value.to_string(), figure.unit), ("3".to_owned(), PrintedUnit::Matchpoints));
    assert_eq!(lines(&event)[1].place.line, Some(3));
}

/// Excel in Poland: semicolons, decimal commas, UTF-16 or Windows-1250, and the words of a Polish form.
#[test]
fn as_excel_writes_it_in_poland() {
    let text = "sep=;\r\nNr rozdania;Para NS;Para WE;Kontrakt;Rozgrywający;Lew;Wist;% NS;% WE\r\n\
                7;1;2;4♠;N;10;KH;61,8;38,2\r\n7;3;4;3BA x;W;8;;40,00;60,00\r\n\r\n8;1;3;pas;;;;50;50\r\n";
    let utf16: Vec<u8> = "\u{FEFF}".chars().chain(text.chars()).flat_map(|c| (c as u16).to_le_bytes()).collect();
    let utf8 = format!("\u{FEFF}{text}");
    let cp1250 = text.replace('♠', "S");
    let cp1250: Vec<u8> = cp1250.chars().map(|c| if c == 'ą' { 0xB9 } else { u8::try_from(c).unwrap() }).collect();
    for bytes in [utf16, utf8.into_bytes(), cp1250] {
        let event = opened(&bytes, &[]);
        assert_eq!(event.faults, []);
        // Board 7, all vulnerable: 4♠ made is 620; 3NT doubled and one down by West is 200.
        assert_eq!(rulings(&event), ["+620", "+200", "pass"]);
        assert_eq!(lines(&event)[0].contract.unwrap().to_string(), "4♠= N");
        assert_eq!(lines(&event)[0].lead.as_deref(), Some("KH"));
        let figure = lines(&event)[0].printed.ns.clone().unwrap();
        assert_eq!((figure.value.to_string(), figure.decimals, figure.unit), ("309/5".into(), 1, PrintedUnit::Percent));
        assert_eq!(lines(&event)[2].place.line, Some(6));
    }
}

/// In the field of a contract, beside a score or without one, or in that of a result. Board 1, none vulnerable: 4♠ made is
/// 420, one down −50, 2♥ doubled by East two down 300, 3NT by West with eight tricks 50.
#[test]
fn contract_declarer_and_tricks_in_one_field() {
    let scores = |event: &Event| -> Vec<Option<i32>> {
        event.boards.iter().flat_map(|board| board.lines.iter().map(|line| line.score(&board.board))).collect()
    };
    let expected = [Some(420), Some(-50), Some(300), Some(50), Some(0)];
    for heading in ["Contract", "Result", "Score"] {
        let text =
            format!("Board,NS,EW,{heading}\n1,1,6,4S= N\n1,2,7,4SN-1\n1,3,8,2Hx-2 E\n1,4,9,3NT W 8\n1,5,10,PASS\n");
        let event = opened(text.as_bytes(), &[]);
        assert_eq!(event.faults, [], "{heading}");
        assert_eq!(scores(&event), expected, "{heading}");
    }
    let event = opened("Rozd;NS;WE;Kontrakt;Zapis\n1;1;3;4S= N;420\n1;2;4;2H=;-110\n".as_bytes(), &[]);
    assert_eq!((event.faults.len(), scores(&event)), (0, vec![Some(420), Some(-110)]));
    assert_eq!(lines(&event)[0].contract.unwrap().to_string(), "4♠= N");
}

#[test]
fn columns_by_the_names_that_the_user_gives() {
    let text = b"Rozd|A|B|Punkty\n1|1|2|420\n";
    let columns = [("board", "Rozd"), ("ns", "A"), ("ew", "B"), ("score", "Punkty")];
    assert_eq!(rulings(&opened(text, &columns)), ["+420"]);
    let wrong =
        [("board", "Rozd"), ("ns", "A"), ("ew", "B"), ("score", "Punkty"), ("table", "Stolik"), ("nonsense", "A")];
    let event = opened(text, &wrong);
    let missing = |what: &str| FaultKind::Missing { what: what.into() };
    let kinds: Vec<&FaultKind> = event.faults.iter().map(|fault| &fault.kind).collect();
    assert_eq!(kinds, [&missing("table=Stolik"), &missing("nonsense=A")]);
}

#[test]
fn a_score_in_the_column_of_each_side() {
    let text =
        b"board\tns\tew\tscore_ns\tscore_ew\n1\t1\t2\t420\t\n1\t3\t4\t\t50\n1\t5\t6\t-100\t100\n1\t7\t8\tAVE+\tAVE-\n\
                 1\t9\t10\t-\t-90\n1\t11\t12\t400\t300\n";
    let event = opened(text, &[]);
    assert_eq!(rulings(&event), ["+420", "-50", "-100", "A+/A-", "-90"]);
    let value = FaultKind::Value { what: "score_ns, score_ew".into(), found: "400, 300".into() };
    assert_eq!(event.faults.iter().map(|fault| &fault.kind).collect::<Vec<_>>(), [&value, &FaultKind::RowLost]);
}

#[test]
fn a_number_on_both_sides_of_a_board_is_two_pairs() {
    let event = opened(b"board,ns,ew,score\n1,1,1,420\n1,2,2,50\n2,1,2,50\n", &[]);
    assert_eq!((event.winners, event.contestants.len()), (Winners::Two, 4));
    let howell = opened(b"board,ns,ew,score\n1,1,2,420\n2,2,1,50\n", &[]);
    assert_eq!((howell.winners, howell.contestants.len()), (Winners::One, 2));
    let sections = opened(b"board,section,ns,ew,score\n1,A,1,2,420\n1,B,1,2,50\n", &[]);
    assert_eq!((sections.boards.len(), sections.contestants.len(), sections.winners), (2, 4, Winners::One));
}

#[test]
fn rooms_of_a_match_and_rulings_in_their_notation() {
    let text =
        "board,round,room,ns,ew,result\n1,1,Open,7,9,420\n1,1,closed,9,7,(60% +420 & 40% -50)\n2,1,open,7,9,A+/A-\n";
    let event = opened(text.as_bytes(), &[]);
    assert_eq!((event.form, event.scoring), (EventForm::Teams, Some(Scoring::Imps)));
    assert_eq!(
        lines(&event).iter().map(|line| line.room).collect::<Vec<_>>(),
        [Some(Room::Open), Some(Room::Closed), Some(Room::Open)]
    );
    assert_eq!(rulings(&event), ["+420", "(60% +420 & 40% -50)", "A+/A-"]);
}

#[test]
fn conditions_that_are_written_count_before_those_of_the_number() {
    let text = "board,vul,dealer,ns,ew,contract,by,tricks\n1,All,W,1,2,4H,S,10\n";
    let event = opened(text.as_bytes(), &[]);
    assert_eq!(rulings(&event), ["+620"]);
    assert_eq!(event.boards[0].board.vulnerability, Some(Vulnerability::All));
}

#[test]
fn what_cannot_be_read_is_said_with_its_line() {
    let text = b"board,ns,ew,score\n1,1,2,42O\nx,1,2,50\n1,,4,50\n1,5,6\n1,7,8,50\n";
    let event = opened(text, &[]);
    assert_eq!(rulings(&event), ["NotPlayed", "+50"]);
    let lost: Vec<Option<u32>> =
        event.faults.iter().filter(|fault| fault.kind == FaultKind::RowLost).map(|fault| fault.place.line).collect();
    assert_eq!(lost, [Some(2), Some(3), Some(4)]);
    let nothing = read(&[NamedBytes::new("x", &b"a,b,c\n1,2,3\n"[..])], &ReadOptions::default());
    assert_eq!(nothing.unwrap_err().kind, FaultKind::UnknownFormat);
}

/// A comma in a name moves what follows it: what stands beyond the headings is named, and blanks there are nothing.
#[test]
fn a_value_beyond_the_headings_is_named() {
    let event = opened(b"board,ns,ew,score\n1,1,2,420,,\n1,3,4,50,director called,x\n", &[]);
    assert_eq!(rulings(&event), ["+420", "+50"]);
    let faults: Vec<_> = event.faults.iter().map(|fault| (fault.kind.clone(), fault.place.line)).collect();
    assert_eq!(faults, [(FaultKind::Unheaded { found: "director called".to_owned() }, Some(3))]);
}

/// The same table in ten languages: 4♠ by North made, 3NT by South one off, 2♥ by East made, and 5♣ by West one off.
#[test]
fn headings_and_suits_are_read_in_ten_languages() {
    for text in [
        "board,NS,EW,contract,declarer,tricks,dealer,vul\n1,1,5,4 spades,North,10,N,none\n1,2,6,3 NT,South,8,N,none\n1,3,7,2 hearts,East,8,N,none\n1,4,8,5 clubs,West,10,N,none\n",
        "rozdanie;para NS;para WE;kontrakt;rozgrywający;lewy;rozdający;założenia\n1;1;5;4 pik;N;10;N;nikt\n1;2;6;3 BA;S;8;N;nikt\n1;3;7;2 kier;E;8;N;nikt\n1;4;8;5 trefl;W;10;N;nikt\n",
        "donne;paire NS;paire EO;contrat;déclarant;levées;donneur;vulnérabilité\n1;1;5;4 piques;N;10;N;personne\n1;2;6;3 SA;S;8;N;personne\n1;3;7;2 cœurs;Est;8;N;personne\n1;4;8;5 trèfles;O;10;N;personne\n",
        "Board;Paar NS;Paar OW;Kontrakt;Alleinspieler;Stiche;Teiler;Gefahr\n1;1;5;4 Pik;Nord;10;N;keiner\n1;2;6;3 SA;Süd;8;N;keiner\n1;3;7;2 Herz;O;8;N;keiner\n1;4;8;5 Treff;West;10;N;keiner\n",
        "spel;NZ;OW;contract;leider;slagen;gever;kwetsbaar\n1;1;5;4 schoppen;Noord;10;N;niemand\n1;2;6;3 SA;Z;8;N;niemand\n1;3;7;2 harten;O;8;N;niemand\n1;4;8;5 klaveren;W;10;N;niemand\n",
        "bricka;par NS;par ÖV;kontrakt;spelförare;stick;giv;zon\n1;1;5;4 spader;Nord;10;N;ingen\n1;2;6;3 sang;Syd;8;N;ingen\n1;3;7;2 hjärter;Ö;8;N;ingen\n1;4;8;5 klöver;V;10;N;ingen\n",
        "spil;par NS;par ØV;melding;spilfører;stik;giver;zone\n1;1;5;4 spar;Nord;10;N;ingen\n1;2;6;3 UT;Syd;8;N;ingen\n1;3;7;2 hjerter;Øst;8;N;ingen\n1;4;8;5 klør;Vest;10;N;ingen\n",
        "spill;par NS;par ØV;kontrakt;spillefører;stikk;giver;sone\n1;1;5;4 spar;Nord;10;N;ingen\n1;2;6;3 grand;Sør;8;N;ingen\n1;3;7;2 hjerter;Ø;8;N;ingen\n1;4;8;5 kløver;V;10;N;ingen\n",
        "mano;coppia NS;coppia EO;contratto;dichiarante;prese;mazziere;zona\n1;1;5;4 picche;Nord;10;N;nessuno\n1;2;6;3 SA;Sud;8;N;nessuno\n1;3;7;2 cuori;Est;8;N;nessuno\n1;4;8;5 fiori;Ovest;10;N;nessuno\n",
        "mano;pareja NS;pareja EO;contrato;declarante;bazas;dador;vulnerabilidad\n1;1;5;4 picas;Norte;10;N;nadie\n1;2;6;3 ST;Sur;8;N;nadie\n1;3;7;2 corazones;Este;8;N;nadie\n1;4;8;5 tréboles;Oeste;10;N;nadie\n",
    ] {
        let event = opened(text.as_bytes(), &[]);
        assert!(event.faults.is_empty(), "{text}{:?}", event.faults);
        let scores: Vec<_> = event.boards[0].lines.iter().map(|line| line.score(&event.boards[0].board)).collect();
        assert_eq!(scores, [Some(420), Some(-50), Some(-110), Some(50)], "{text}");
    }
}

/// A letter that is another suit in another language is none: the row is named and left out. `K` is diamonds in French,
/// hearts or diamonds in Polish, clubs in Dutch; `C` is hearts where `P` and `T` are spades and clubs.
#[test]
fn letters_with_two_meanings_are_not_guessed() {
    let rows = |contract: &str, other: &str| {
        let text = format!("board,ns,ew,contract,declarer,tricks\n1,1,2,{contract},N,10\n1,3,4,{other},N,10\n");
        let event = opened(text.as_bytes(), &[]);
        let kinds: Vec<_> = event.faults.iter().map(|fault| fault.kind.clone()).collect();
        (rulings(&event), kinds)
    };
    let (read, faults) = rows("4K", "4S");
    assert_eq!((read.len(), faults.is_empty()), (1, false));
    for other in ["4P", "4PX", "4T", "4 T xx"] {
        let (read, faults) = rows("4C", other);
        let letter = FaultKind::SuitLetter { what: "contract".into() };
        assert_eq!((read.len(), faults), (1, vec![letter, FaultKind::RowLost]), "{other}");
    }
    for other in ["4S", "4 pik", "4 trefl", "4 Tr", "pass"] {
        let (read, faults) = rows("4C", other);
        assert_eq!((read.len(), faults), (2, Vec::new()), "{other}");
    }
    let scored = "board,ns,ew,contract,declarer,tricks,score\n1,1,2,4C,N,10,420\n1,3,4,4P,N,10,420\n";
    assert_eq!(rulings(&opened(scored.as_bytes(), &[])), ["+420", "+420"]);
}

/// The letter behind the name of a suit and a blank is declarer, not the end of a longer name.
#[test]
fn declarer_stands_behind_the_name_of_a_suit() {
    for contract in ["2 trefl E", "2 trefle E", "2T E", "2 club E", "2 treff E 8", "2♣ E", "2C E"] {
        let text = format!("board,ns,ew,contract,tricks\n1,1,2,{contract},8\n");
        assert_eq!(rulings(&opened(text.as_bytes(), &[])), ["-90"], "{contract}");
    }
    for contract in ["3 spade S", "3 spades S", "3 P S", "3 pik S"] {
        let text = format!("board,ns,ew,contract,tricks\n1,1,2,{contract},9\n");
        assert_eq!(rulings(&opened(text.as_bytes(), &[])), ["+140"], "{contract}");
    }
    for contract in ["3 no trump N", "3 bez atu N", "3 Sans Atout N", "3 N N", "3NTN"] {
        let text = format!("board,ns,ew,contract,tricks\n1,1,2,{contract},9\n");
        assert_eq!(rulings(&opened(text.as_bytes(), &[])), ["+400"], "{contract}");
    }
}

fn joined(files: &[(&str, &str)]) -> Event {
    let files: Vec<NamedBytes> = files.iter().map(|(name, text)| NamedBytes::new(*name, *text)).collect();
    read(&files, &ReadOptions::default()).unwrap()
}

#[test]
fn several_files_are_sessions_or_sections_of_one_event() {
    let head = "board,ns,ew,score\n";
    let first = format!("{head}1,1,2,420\n1,3,4,-50\n");
    // The same pairs in other meetings: another session.
    let event = joined(&[("s1.csv", &first), ("s2.csv", &format!("{head}1,1,4,110\n1,3,2,100\n"))]);
    let sessions: Vec<_> = event.boards.iter().map(|board| board.session.as_deref().unwrap()).collect();
    assert_eq!((sessions, event.contestants.len()), (vec!["s1", "s2"], 4));
    // Other pairs on the same boards: another section.
    let event = joined(&[("A.csv", &first), ("B.csv", &format!("{head}1,5,6,420\n1,7,8,-50\n"))]);
    let sections: Vec<_> = event.boards.iter().map(|board| board.section.as_deref().unwrap()).collect();
    assert_eq!((sections, event.contestants.len(), event.faults.len()), (vec!["A", "B"], 8, 0));
    // The same tables again are another state of the session, which is named and left out.
    let event = joined(&[("a.csv", &first), ("b.csv", &first.replace("420", "450"))]);
    assert_eq!((event.boards.len(), rulings(&event)), (1, vec!["+420".to_owned(), "-50".to_owned()]));
    assert!(matches!(event.faults[0].kind, FaultKind::NotRead { .. }));
}

/// A session in PBN and one in a table are one event if pairs play in both; the same tables in another format are named.
#[test]
fn files_of_several_formats_are_one_event() {
    let pbn = |first: u8| {
        format!(
            "[Board \"1\"]\n[Scoring \"MP\"]\n[ScoreTable \"PairId_NS\\2R;PairId_EW\\2R;Score_NS\\5R\"]\n {first}  {} -50\n 3  4 -50\n",
            3 - first
        )
    };
    let csv = "board,ns,ew,score,ns mp\n1,1,2,420,2\n1,3,4,-50,0\n";
    let both = |pbn: String| {
        let files = [NamedBytes::new("monday.csv", csv), NamedBytes::new("tuesday.pbn", pbn)];
        read(&files, &ReadOptions::default()).unwrap()
    };
    let event = both(pbn(2));
    assert_eq!(event.faults, []);
    let mut sessions: Vec<&str> = event.boards.iter().filter_map(|board| board.session.as_deref()).collect();
    sessions.sort_unstable();
    assert_eq!(sessions, ["monday", "tuesday"]);
    assert_eq!(event.contestants.len(), 4);
    let event = both(pbn(1));
    assert_eq!(event.boards.len(), 1);
    let left: Vec<&FaultKind> = event.faults.iter().map(|fault| &fault.kind).collect();
    assert_eq!(left, [&FaultKind::FileNotRead { format: "csv" }]);
}

/// Victory points are those of the match, once, for the home team first, and say that its boards are in IMPs.
#[test]
fn victory_points_are_results_of_matches() {
    let table = "round,board,room,ns,ew,score,ns vp,ew vp\n2,1,closed,B,A,-50,3.54,16.46\n2,1,open,A,B,420,16.46,3.54\n\
                 2,2,open,A,B,100,16.46,3.54\n2,2,closed,B,A,100,3.54,16.46\n";
    let event = opened(table.as_bytes(), &[]);
    assert_eq!(event.faults, []);
    let [own] = event.match_results.as_slice() else { panic!("{:?}", event.match_results) };
    let number = |id| event.contestant(id).unwrap().number.as_str();
    assert_eq!((own.round.as_deref(), number(own.ns), number(own.ew)), (Some("2"), "A", "B"));
    let points = own.points.ns.as_ref().unwrap();
    assert_eq!((points.value.to_string(), points.unit), ("823/50".to_owned(), PrintedUnit::VictoryPoints));
    let pairs = opened(b"round,board,ns,ew,score,ns vp,ew vp\n1,1,1,2,420,12,8\n1,1,3,4,400,9.5,10.5\n", &[]);
    assert_eq!((pairs.scoring, pairs.match_results.len()), (Some(Scoring::Imps), 2));
}
