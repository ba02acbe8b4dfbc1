//! The pages of an event, and an event that is shown again whenever its file changes.

use crate::harness::{Folder, Run};
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::sync::mpsc;
use std::time::Duration;

/// Two boards at three tables; pair 1 leads.
const FILE: &str = "board,ns,ew,score\n1,1,4,420\n1,2,5,170\n1,3,6,-50\n2,1,5,110\n2,2,6,100\n2,3,4,90\n";

/// At table NS 1 EW 4 the contract fails, so that pair 2 leads.
const RULINGS: &str = "scoring matchpoints\nboard 1\nat NS 1 EW 4: -100\n";

fn folder() -> Folder {
    let folder = Folder::new();
    folder.file("e.csv", FILE);
    folder.file("r.ruling", RULINGS);
    folder
}

fn page(folder: &Folder, name: &str) -> String {
    std::fs::read_to_string(folder.path().join(name)).unwrap()
}

#[test]
fn an_event_is_published_in_a_folder_of_pages_that_link_to_one_another() {
    let folder = folder();
    let args = ["event", "e.csv", "--rulings", "r.ruling", "--pages", "site"];
    Run::args(args).within(folder.path()).done().exits(0);
    let index = page(&folder, "site/index.html");
    // The changes by the rulings are on the first page, and the pages of those who are concerned are marked.
    assert!(index.contains("What the rulings changed"), "{index}");
    assert!(index.contains("href=\"board-1.html\" class=\"changed\""), "{index}");
    assert!(
        index.contains("href=\"board-2.html\">") && index.contains("href=\"pair-1.html\" class=\"changed\""),
        "{index}"
    );
    let mut links = index.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next());
    assert!(links.all(|link| folder.path().join("site").join(link).is_file()));
    // A traveller has its ruled row marked; a scorecard has the place before and after.
    let board = page(&folder, "site/board-1.html");
    assert_eq!(board.matches("class=\"ruled\"").count(), 1, "{board}");
    let card = page(&folder, "site/pair-1.html");
    // On board 1 0 of 4 and on board 2 4 of 4; before 8 of 8.
    assert!(card.contains("50%") && card.contains("before the rulings place 1: 100%"), "{card}");
    assert_eq!(card.matches("<tr").count(), 3, "{card}");
    let polish = Run::args(args).env("REDRESS_LANGUAGE", "pl").within(folder.path()).done();
    assert!(polish.status == Some(0) && page(&folder, "site/pair-1.html").contains("lang=\"pl\""));
    assert!(page(&folder, "site/pair-1.html").contains("przed orzeczeniami miejsce 1"));
}

#[test]
fn an_event_is_published_in_one_file_too() {
    let folder = folder();
    Run::args(["event", "e.csv", "--pages", "all.html"]).within(folder.path()).done().exits(0);
    let whole = page(&folder, "all.html");
    for id in ["ranking", "board-1", "board-2", "pair-1", "pair-6"] {
        assert_eq!(whole.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        assert!(whole.contains(&format!("href=\"#{id}\"")), "{id}");
    }
    assert!(!whole.contains("class=\"changed\""));
    // Never onto its own input.
    let refused = Run::args(["event", "e.csv", "--pages", "e.csv"]).within(folder.path()).done();
    assert!(refused.status != Some(0) && page(&folder, "e.csv") == FILE);
}

#[test]
fn names_are_on_scorecards_where_they_are_asked_for() {
    let folder = Folder::new();
    folder.file("e.csv", "board,ns,ew,score,ns_names\n1,1,2,420,Ann Lee; Bob Roy\n1,3,4,-50,\n");
    for (names, is_there) in [(&[][..], false), (&["--names"][..], true)] {
        Run::args(["event", "e.csv", "--pages", "p.html"]).args_of(names).within(folder.path()).done().exits(0);
        assert_eq!(page(&folder, "p.html").contains("<h2>1 · Ann Lee – Bob Roy"), is_there);
    }
}

#[test]
fn a_watched_event_is_shown_again_when_its_file_changes() {
    let folder = folder();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_redress"));
    let command = command.args(["event", "e.csv", "--rulings", "r.ruling", "--watch"]).current_dir(folder.path());
    let command = command.env("REDRESS_LANGUAGE", "en").env("COLUMNS", "80");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (sender, lines) = mpsc::channel();
    let outputs: [Box<dyn std::io::Read + Send>; 2] =
        [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
    for output in outputs {
        let sender = sender.clone();
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).for_each(|line| {
                let _ = sender.send(line);
            })
        });
    }
    let wait = |words: &str| {
        while let Ok(line) = lines.recv_timeout(Duration::from_secs(60)) {
            if line.contains(words) {
                return;
            }
        }
        panic!("`{words}` was not shown");
    };
    wait("2 boards, 6 results");
    // Another table has finished; the file is only read.
    let more = format!("{FILE}3,1,6,620\n");
    folder.file("e.csv", &more);
    wait("3 boards, 7 results");
    assert_eq!(page(&folder, "e.csv"), more);
    // A file that is half written leaves the last results in force.
    folder.file("e.csv", "board,n");
    wait("the last results stay");
    folder.file("e.csv", format!("{more}3,2,4,600\n"));
    wait("3 boards, 8 results");
    // A ruling that is given meanwhile counts.
    folder.file("r.ruling", format!("{RULINGS}at NS 2 EW 5: A+/A-\n"));
    wait("2 rulings");
    child.kill().unwrap();
    child.wait().unwrap();
}
