//! The prompt as its users meet it: at a terminal, key by key.

use crate::harness::{Folder, PATIENCE, Run};
use pty_process::blocking::Pty;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

const ROWS: u16 = 40;
const COLUMNS: u16 = 80;

/// The line editor's signals when it starts to read, and when it has read.
const ASKS: &[u8] = b"\x1b[?2004h";
const TAKEN: &[u8] = b"\x1b[?2004l";

const TRAVELLER: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }";
const WEIGHTED: &str = "(60%+620 & 40%-100)";

const ENTER: &str = "\r";
const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";

/// The program at a terminal of its own.
struct Terminal {
    child: Child,
    pty: Arc<Pty>,
    seen: Arc<(Mutex<Seen>, Condvar)>,
}

/// The bytes that the terminal received.
struct Seen {
    bytes: Vec<u8>,
    parser: vt100::Parser,
    /// The child has closed its side.
    over: bool,
}

/// A screen that follows what it is sent.
fn model(rows: u16, columns: u16) -> vt100::Parser {
    vt100::Parser::new(rows.try_into().unwrap(), columns.try_into().unwrap(), 0)
}

impl Seen {
    /// The positions of these bytes in the output.
    fn sent(&self, bytes: &[u8]) -> impl Iterator<Item = usize> {
        (0..self.bytes.len()).filter(move |at| self.bytes[*at..].starts_with(bytes))
    }

    fn prompts(&self) -> usize {
        self.sent(ASKS).count()
    }

    /// Returns true if the cursor is after an empty prompt.
    fn is_idle(&self) -> bool {
        let (row, column) = self.parser.screen().cursor_position();
        let line = self.parser.screen().rows(0, COLUMNS).nth(usize::from(row));
        // A correction may be offered behind the cursor.
        let prompt: String = line.iter().flat_map(|line| line.chars()).take(usize::from(column)).collect();
        let prompt = prompt.trim_end();
        prompt.ends_with('>') && usize::from(column) == prompt.chars().count() + 1
    }
}

impl Terminal {
    /// Starts the prompt in a window of 80 columns and waits for it to ask.
    #[track_caller]
    fn open(home: &Folder) -> Self {
        let terminal = Self::start(home, COLUMNS, &[]);
        terminal.awaits("the first prompt", |seen| seen.prompts() == 1 && seen.is_idle());
        terminal
    }

    /// Starts the prompt, and waits for nothing.
    fn start(home: &Folder, columns: u16, environment: &[(&str, &str)]) -> Self {
        Self::starts_with(home, columns, environment, &[])
    }

    /// Starts the program with arguments, and waits for nothing.
    fn starts_with(home: &Folder, columns: u16, environment: &[(&str, &str)], arguments: &[&str]) -> Self {
        let (pty, pts) = pty_process::blocking::open().unwrap();
        pty.resize(pty_process::Size::new(ROWS, columns)).unwrap();
        let mut command = pty_process::blocking::Command::new(env!("CARGO_BIN_EXE_redress"))
            .args(arguments)
            .current_dir(home.path())
            .env("HOME", home.path())
            .env("XDG_DATA_HOME", home.path().join("data"))
            .env("PAGER", "cat")
            .env("TERM", "xterm-256color");
        for unset in ["CI", "CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR", "REDRESS_PLAIN", "COLUMNS", "LINES", "INPUTRC"] {
            command = command.env_remove(unset);
        }
        let child = command.envs(environment.iter().copied()).spawn(pts).unwrap();
        let parser = model(ROWS, columns);
        let seen = Arc::new((Mutex::new(Seen { bytes: Vec::new(), parser, over: false }), Condvar::new()));
        let terminal = Self { child, pty: Arc::new(pty), seen };
        let (pty, seen) = (Arc::clone(&terminal.pty), Arc::clone(&terminal.seen));
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                // When the child has ended, some systems report the end and others an error.
                let count = (&*pty).read(&mut buffer).unwrap_or(0);
                let mut now = seen.0.lock().unwrap();
                now.bytes.extend_from_slice(&buffer[..count]);
                now.parser.process(&buffer[..count]);
                now.over = count == 0;
                seen.1.notify_all();
                if count == 0 {
                    break;
                }
            }
        });
        terminal
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.0.lock().unwrap()
    }

    /// The contents of the screen.
    fn screen(&self) -> String {
        self.seen().parser.screen().contents()
    }

    /// Waits until what is seen is so, and says whether it came to be.
    fn waits(&self, patience: Duration, is_so: impl Fn(&Seen) -> bool) -> bool {
        let (seen, changed) = &*self.seen;
        let waiting = |seen: &mut Seen| !seen.over && !is_so(seen);
        is_so(&changed.wait_timeout_while(seen.lock().unwrap(), patience, waiting).unwrap().0)
    }

    /// Waits until what is seen is so; fails with the screen.
    #[track_caller]
    fn awaits(&self, what: &str, is_so: impl Fn(&Seen) -> bool) {
        assert!(self.waits(PATIENCE, is_so), "waited for {what}; the screen is:\n{}", self.screen());
    }

    /// Presses keys.
    fn types(&self, keys: &str) -> &Self {
        (&*self.pty).write_all(keys.as_bytes()).unwrap();
        self
    }

    /// Waits until a text stands on the screen.
    #[track_caller]
    fn shows(&self, text: &str) -> &Self {
        self.awaits(&format!("`{text}`"), |seen| seen.parser.screen().contents().contains(text));
        self
    }

    /// Waits until an answer is read: keys that end a program are taken by the terminal before that.
    #[track_caller]
    fn is_asked(&self) -> &Self {
        self.awaits("a question", |seen| {
            let (row, column) = seen.parser.screen().cursor_position();
            let line = seen.parser.screen().rows(0, COLUMNS).nth(usize::from(row));
            column == 2 && line.is_some_and(|line| line.trim_end() == "?")
        });
        self
    }

    /// Types a line and waits for its preview.
    #[track_caller]
    fn previews(&self, line: &str, figures: &str) {
        self.types(line).shows(figures);
    }

    /// Presses keys, waits for the next prompt and gives what was answered, with the line that was typed.
    #[track_caller]
    fn gets(&self, keys: &str) -> String {
        let before = self.seen().prompts();
        self.types(keys);
        self.awaits(&format!("an answer to {keys:?}"), |seen| seen.prompts() > before && seen.is_idle());
        let seen = self.seen();
        let answer = &seen.bytes[seen.sent(ASKS).nth(before - 1).unwrap()..];
        // A screen that is high enough for all of it.
        let mut parser = model(2000, seen.parser.screen().size().1.get());
        parser.process(answer);
        parser.screen().contents()
    }

    /// Enters a line, waits for the next prompt and gives what was answered.
    #[track_caller]
    fn enters(&self, line: &str) -> String {
        self.gets(&format!("{line}{ENTER}"))
    }

    /// Waits until the program has left and gives its status.
    #[track_caller]
    fn leaves(mut self) -> Option<i32> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            assert!(Instant::now() < deadline, "waited for the end; the screen is:\n{}", self.screen());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The prompt in a home of its own.
#[track_caller]
fn opened() -> (Folder, Terminal) {
    let home = Folder::new();
    let terminal = Terminal::open(&home);
    (home, terminal)
}

/// The file of the history.
fn history_file(home: &Folder) -> PathBuf {
    let data = if cfg!(target_os = "macos") { "Library/Application Support" } else { "data" };
    home.path().join(data).join("redress/history")
}

/// The entries of the history on disk.
fn history(home: &Folder) -> Vec<String> {
    let text = std::fs::read_to_string(history_file(home)).unwrap();
    text.lines().skip(1).map(str::to_owned).collect()
}

/// The renditions of a text: what stands between `ESC [` and `m`.
fn renditions(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let sequences = text.split("\x1b[").skip(1).filter_map(|rest| {
        let end = rest.find(|end: char| end.is_ascii_alphabetic())?;
        rest[end..].starts_with('m').then(|| rest[..end].to_owned())
    });
    sequences.collect()
}

/// Asserts that an answer has each of these texts.
#[track_caller]
fn has(answer: &str, texts: &[&str]) {
    for text in texts {
        assert!(answer.contains(text), "no `{text}` in:\n{answer}");
    }
}

/// Asserts that it has none of them.
#[track_caller]
fn lacks(answer: &str, texts: &[&str]) {
    for text in texts {
        assert!(!answer.contains(text), "`{text}` in:\n{answer}");
    }
}

#[test]
fn the_first_screen() {
    let (_home, terminal) = opened();
    let screen = terminal.screen();
    has(&screen, &["redress ", "traveller {", "(60%+620 & 40%-100)", "`help` explains more, Ctrl-D leaves.\n> "]);
    assert_eq!(screen.lines().count(), 5, "four lines and the prompt:\n{screen}");
}

#[test]
fn a_ruling_after_a_traveller() {
    let (_home, terminal) = opened();
    assert_eq!(terminal.enters(TRAVELLER), format!("> {TRAVELLER}\n  9 other results\n> "));
    let answer = terminal.enters(WEIGHTED);
    has(&answer, &["NS  9.8 MP  54.44%", "EW  8.2 MP  45.56%", "0.6 × 15.4 + 0.4 × 1.4 = 9.8 (Law 12C1(c))"]);
    has(&terminal.enters("expect ans: NS 9.8"), &["1 expectation"]);
    terminal.enters("other table +300");
    has(&terminal.enters(WEIGHTED), &["+1.2 IMP"]);
}

#[test]
fn the_preview_is_no_part_of_the_line() {
    let (home, terminal) = opened();
    terminal.enters(TRAVELLER);
    terminal.previews(WEIGHTED, "→ NS 9.8 MP  EW 8.2 MP");
    // Right of its end, End and Ctrl-E take nothing over.
    lacks(&terminal.gets("\x1b[C\x1b[F\x05\r"), &["→", "syntax"]);
    terminal.previews("(60%+620 & 40%-100)/(+620)", "→ NS 9.8 MP  EW 3 MP");
    terminal.gets(CTRL_C);
    terminal.previews("let td = -100", "→ NS 2 MP  EW 16 MP");
    lacks(&terminal.enters(""), &["→", "syntax"]);
    terminal.enters("other table +300");
    terminal.previews("td", "→ NS −9 IMP  EW +9 IMP");
    terminal.enters("");
    assert_eq!(history(&home), [TRAVELLER, WEIGHTED, "let td = -100", "other table +300", "td"]);
}

#[test]
fn what_weights_lack_is_previewed() {
    let (_home, terminal) = opened();
    terminal.enters(TRAVELLER);
    for (typed, previewed) in [
        ("(60%+620 & 30%-100)", "→ 10% missing"),
        // While the parenthesis is still open.
        ("(60%+620", "→ 40% missing"),
        ("(60%+620 & 50%-100", "→ 10% too much"),
        ("(60%+620 & 40%-100", "→ NS 9.8 MP  EW 8.2 MP"),
    ] {
        terminal.previews(typed, previewed);
        terminal.gets(CTRL_C);
    }
}

#[test]
fn words_of_other_prompts() {
    let (_home, terminal) = opened();
    terminal.enters(TRAVELLER);
    has(&terminal.enters("ls"), &["traveller {", "+300: 3"]);
    has(&terminal.enters("history"), &["    1  traveller { +620: 3", "    2  ls"]);
    terminal.types("clear\r").awaits("a clear screen", |seen| seen.parser.screen().contents() == "> ");
    // A name that was given is that ruling.
    terminal.enters("let q = +500");
    has(&terminal.enters("q"), &["NS  11 MP"]);
    terminal.enters(":reset");
    terminal.types("q\r").awaits("the end", |seen| seen.over);
}

/// The prompt says where one is, in 60 columns, for a screen reader too, and the figure that is previewed has its room.
#[test]
fn the_prompt_shows_the_board_and_the_unit() {
    let words = |language, plain| [("REDRESS_LANGUAGE", language), ("REDRESS_PLAIN", plain)];
    for (language, plain, board, unit) in
        [("en", "", "board", "MP"), ("en", "1", "board", "MP"), ("pl", "", "rozdanie", "PT")]
    {
        let home = Folder::new();
        let terminal = Terminal::start(&home, 60, &words(language, plain));
        terminal.awaits("the first prompt", |seen| seen.prompts() == 1 && seen.is_idle());
        terminal.enters("board 14");
        assert!(terminal.screen().trim_end().ends_with(&format!("\n{board} 14>")), "{}", terminal.screen());
        terminal.enters("traveller { 3NT= W: 3, 4♥= W }");
        assert!(terminal.screen().trim_end().ends_with(&format!("\n{board} 14 {unit}>")), "{}", terminal.screen());
        terminal.types("(60% 3NT= W & 40% 4♥= W)").shows(&format!("{board} 14 {unit}> (60%"));
        terminal.gets(ENTER);
        terminal.enters("other table +300");
        assert!(terminal.screen().trim_end().ends_with(&format!("\n{board} 14 IMP>")), "{}", terminal.screen());
        has(&terminal.enters("board 15"), &["board 15: ", "`ans`"]);
        assert!(terminal.screen().lines().all(|line| line.chars().count() <= 60));
        terminal.types(CTRL_D).awaits("the end", |seen| seen.over);
    }
}

#[test]
fn an_entry_from_an_editor() {
    let home = Folder::new();
    let script = "echo '(60%+620 &' >> \"$1\"\necho ' 40%-100)' >> \"$1\"\n";
    let editor = home.file("editor.sh", script);
    let terminal = Terminal::start(&home, COLUMNS, &[("EDITOR", &format!("sh {}", editor.display()))]);
    terminal.awaits("the first prompt", |seen| seen.prompts() == 1 && seen.is_idle());
    // The last entry is there to be changed, and what comes back is answered and remembered.
    terminal.enters(TRAVELLER);
    has(&terminal.enters(":edit"), &["(60%+620 &\n 40%-100)\n", "NS  9.8 MP"]);
    terminal.types(UP).shows("40%-100)");
}

#[test]
fn an_answer_taller_than_the_window_is_repeated() {
    let (_home, terminal) = opened();
    let scores: Vec<String> = (1..=60).map(|at| format!("+{}", 10 * at)).collect();
    terminal.enters(&format!("traveller {{ {} }}", scores.join(", ")));
    terminal.enters(":full");
    let answer = terminal.enters("+620");
    // Of 61 results the best, with two for each of 60 pairs beaten.
    has(&answer, &["\n\n  NS  120 MP  100%      EW  0 MP  0%      top 120, 61 results\n\n> "]);
    terminal.enters(":steps");
    // Rows that the ruling does not change are folded.
    let folded = terminal.enters("+615");
    has(&folded, &["rows, none touched (:full)\n"]);
    lacks(&folded, &["+300"]);
}

#[test]
fn tab_completes() {
    let (_home, terminal) = opened();
    terminal.enters("let screens = +620");
    terminal.enters("incident mi by N { wrong: yes; poll \"East?\" { 2♠: 6, pass: 4 } }");
    for (typed, completed) in [
        ("weights fr\t", "> weights from"),
        ("weights from po\t", "> weights from poll"),
        ("weights from poll { pa\t", "> weights from poll { pass:"),
        ("sco\t", "> scoring"),
        ("set short-f\t", "> set short-field"),
        ("set split ha\t", "> set split half-frequency"),
        ("regulations eb\t", "> regulations ebu"),
        (":ex\t", "> :explain"),
        (":explain neu\t", "> :explain neuberg"),
        ("(60% of 4\\s\t", "> (60% of 4♠"),
        ("3\\h\t", "> 3♥"),
        ("compare +620, scr\t", "> compare +620, screens"),
        ("help neu\t", "> help neuberg"),
        ("explain neu\t", "> explain neuberg"),
    ] {
        terminal.types(typed).shows(completed);
        terminal.gets(CTRL_C);
    }
    for (typed, listed) in [
        ("sc\t", &["scoring", "matchpoints, IMPs, Butler and others", "scale", "a victory-point scale"][..]),
        ("set \t", &["short-field", "damage-entry", "win"]),
        ("set short-field \t", &["neuberg", "none"]),
        ("board 7 vul\t", &["vul none", "vul NS", "vul EW", "vul all"]),
        ("board 7 vul \t", &["none", "NS", "EW", "all"]),
        ("(60% 4\t", &["4♣", "4♦", "4♥", "4♠", "4NT"]),
        ("(60% 4S\t", &["4S=", "4S+1", "4S-1", "4Sx"]),
        (":\t", &[":explain", "show what can be typed, or explain a topic", ":undo", "undo the last entry"]),
    ] {
        terminal.types(typed);
        for text in listed {
            terminal.shows(text);
        }
        // Ctrl-L clears the screen for the next.
        terminal.gets(CTRL_C);
        terminal.types("\x0c").awaits("a clear screen", |seen| seen.parser.screen().contents() == "> ");
    }
}

#[test]
fn an_open_bracket_goes_on_over_lines() {
    let (home, terminal) = opened();
    // The facts that it states are shown, as after a traveller on one line.
    has(&terminal.enters("traveller {\r+620: 3, +500\r+300: 3, -100: 2 }"), &["-100: 2 }\n  9 other results\n"]);
    // Lines stand below each other while they are typed; the entry has no blanks of that.
    has(&terminal.enters("(60%+620 &\r40%-100)"), &["> (60%+620 &\n  40%-100)", "NS  9.8 MP"]);
    assert_eq!(history(&home).len(), 2, "two entries");
    // One key brings all of it back.
    terminal.types(UP).shows("> (60%+620 &\n40%-100)");
    has(&terminal.enters(""), &["40%-100)", "NS  9.8 MP"]);
}

#[test]
fn the_history_lasts() {
    let home = Folder::new();
    let first = Terminal::open(&home);
    first.enters("case \"one\" {\r+620\r}");
    first.enters(TRAVELLER);
    first.types(CTRL_D);
    assert_eq!(first.leaves(), Some(0));
    let second = Terminal::open(&home);
    second.types(UP).types(UP).shows("> case \"one\" {\n+620\n}");
    second.types(DOWN).shows(&format!("> {TRAVELLER}"));
    second.enters("");
    has(&second.enters("+620"), &["NS  15 MP"]);
    // An immediate repetition is kept once.
    second.enters("+620");
    assert_eq!(history(&home).len(), 3, "{:?}", history(&home));
}

#[test]
fn the_history_is_bounded() {
    let (home, terminal) = opened();
    terminal.enters("+50");
    std::fs::write(history_file(&home), format!("#V2\n{}", "+50\n-50\n".repeat(2000))).unwrap();
    let terminal = Terminal::open(&home);
    terminal.enters("+620");
    terminal.enters("+650");
    let kept = history(&home);
    assert!((1000..=2000).contains(&kept.len()), "{} entries", kept.len());
    assert_eq!(kept[kept.len() - 2..], ["+620", "+650"]);
}

#[test]
fn two_at_once_lose_nothing() {
    let home = Folder::new();
    let (one, other) = (Terminal::open(&home), Terminal::open(&home));
    one.enters("+620");
    other.enters("+650");
    one.enters("+680");
    other.enters("+690");
    one.types(CTRL_D);
    assert_eq!(one.leaves(), Some(0));
    other.enters("+710");
    other.types(CTRL_D);
    assert_eq!(other.leaves(), Some(0));
    let mut kept = history(&home);
    kept.sort();
    assert_eq!(kept, ["+620", "+650", "+680", "+690", "+710"]);
}

#[test]
fn ctrl_c_clears_the_line() {
    let (home, terminal) = opened();
    terminal.enters(TRAVELLER);
    terminal.types("(60%+620").shows("> (60%+620");
    terminal.gets(CTRL_C);
    terminal.types("(60%+620 &\r40%").shows("40%");
    terminal.gets(CTRL_C);
    terminal.gets(CTRL_C);
    has(&terminal.enters("+620"), &["NS  15 MP"]);
    assert_eq!(history(&home), [TRAVELLER, "+620"]);
}

#[test]
fn ctrl_c_stops_what_is_long() {
    let (home, terminal) = opened();
    let row = |at: usize| format!("({}% +{} & rest -{})\n", 1 + at % 98, 50 * (1 + at % 13), 100 * (1 + at / 13 % 13));
    let rows: String = (0..1000).map(row).collect();
    home.file("long.ruling", format!("scoring cross-imps\ntraveller {{\n{rows}}}\n"));
    terminal.enters(":load long.ruling");
    terminal.enters("let td = (60%+620 & 40%-100)");
    let before = terminal.enters("td");
    has(&before, &["IMP"]);
    let vary = "vary w from 0% to 90% step 0.01% in (w +620 & rest -100)/(w +650 & rest -200)";
    terminal.types(&format!("{}\r", [vary; 5].join("; ")));
    terminal.awaits("the line to be taken", |seen| seen.sent(TAKEN).count() == seen.prompts());
    terminal.types(CTRL_C);
    // Pressed just before the work begins it is not heard, and one presses again.
    if !terminal.waits(Duration::from_secs(5), |seen| seen.parser.screen().contents().contains("interrupted")) {
        terminal.types(CTRL_C).shows("interrupted");
    }
    terminal.types(":steps\r").shows("showing the working\n> ");
    assert_eq!(terminal.enters("td"), before, "nothing is lost");
    has(&terminal.enters("vary w in (w +620 & rest -100)"), &["100%  "]);
}

/// Reading a traveller is one step: what is asked for meanwhile is answered, and asked again it is done.
#[test]
fn ctrl_c_leaves_a_step_that_does_not_end() {
    let (home, terminal) = opened();
    let row = |at: usize| {
        format!("(1/3 +{} & 1/3 -{} & rest +600)/(60% +620 & rest -100)\n", 50 * (1 + at % 13), 100 * (1 + at % 11))
    };
    let rows: String = (0..150_000).map(row).collect();
    home.file("long.ruling", format!("traveller {{\n{rows}}}\nprotocol\n"));
    terminal.types(":load long.ruling\r");
    terminal.awaits("the line to be taken", |seen| seen.sent(TAKEN).count() == seen.prompts());
    // Pressed before the work begins it is not heard.
    let is_told = || {
        terminal.types(CTRL_C).waits(Duration::from_secs(2), |seen| {
            seen.parser.screen().contents().contains("Ctrl-C again leaves at once")
        })
    };
    assert!((0..5).any(|_| is_told()), "{}", terminal.screen());
    terminal.types(CTRL_C);
    assert_eq!(terminal.leaves(), Some(130));
}

#[test]
fn ways_to_leave() {
    for keys in [CTRL_D, "quit\r", "exit\r", ":quit\r", ":q\r", " QUIT \r"] {
        let (_home, terminal) = opened();
        // Ctrl-D in a line that has been begun is none of them.
        terminal.types("+620").shows("> +620").types(CTRL_D);
        terminal.gets(CTRL_C);
        terminal.types(keys);
        assert_eq!(terminal.leaves(), Some(0), "{keys:?}");
    }
}

#[test]
fn help_is_at_hand() {
    let (_home, terminal) = opened();
    has(&terminal.enters("help"), &["compare td", ":explain CODE", ":save FILE", "Ctrl-D"]);
    has(&terminal.enters(":help neuberg"), &["(M + 1)"]);
    has(&terminal.enters(":explain weights-sum"), &["12C1(c)"]);
    has(&terminal.enters(":lod"), &["did you mean `:load`?"]);
    has(&terminal.enters(":wczytj"), &["did you mean `:wczytaj`?"]);
    has(&terminal.enters(":l"), &["`:l` needs a file"]);
    terminal.enters("let h = +620");
    assert!(!terminal.enters("h").contains(":explain CODE"), "a name is no command");
    has(&terminal.enters(":load nowhere"), &["`nowhere` could not be loaded"]);
}

#[test]
fn an_error_is_told_and_the_next_line_works() {
    let (_home, terminal) = opened();
    has(&terminal.enters("+620"), &["no-field"]);
    terminal.enters(TRAVELLER);
    has(
        &terminal.enters("(60%+620 & 30%-100)"),
        &["[weights-sum]", "\n    (60%+620 & 30%-100)\n    ^^^^^^^^^^^^^^^^^^^\n"],
    );
    has(&terminal.enters("(60%+620 & & 30%-100)"), &["syntax"]);
    has(&terminal.enters(WEIGHTED), &["NS  9.8 MP"]);
}

/// Enter takes the correction that stands behind the prompt; anything typed replaces it.
#[test]
fn a_correction_is_ready_for_enter() {
    let (_home, terminal) = opened();
    terminal.enters(TRAVELLER);
    terminal.enters("compar +620");
    terminal.shows("> compare +620");
    has(&terminal.enters(""), &["> compare +620", "83.33%"]);
    terminal.enters("(60%+620 & 30%-100)");
    terminal.shows("> (60% +620 & rest -100)");
    has(&terminal.enters(WEIGHTED), &["NS  9.8 MP"]);
    // Of two readings Tab offers each.
    has(&terminal.enters("60/40"), &["write `60%/40%` or `(+60)/(+40)`"]);
    terminal.shows("> ").shows("Tab offers the corrections");
    // Commands have their Polish names too.
    has(&terminal.enters("cofnij"), &["undone"]);
}

#[test]
fn a_bracketed_paste_is_one_entry() {
    let (home, terminal) = opened();
    let mut pasted = vec![TRAVELLER.to_owned()];
    pasted.extend((1..=198).map(|number| format!("let r{number} = ({}%+620 & rest -100)", number % 90 + 5)));
    pasted.push(WEIGHTED.to_owned());
    let answer = terminal.gets(&format!("\x1b[200~{}\x1b[201~{ENTER}", pasted.join("\r")));
    has(&answer, &["NS  9.8 MP"]);
    lacks(&answer, &["syntax", "unknown"]);
    assert_eq!(history(&home), [pasted.join("\\n")], "one entry");
    has(&terminal.enters("r198"), &["NS  4.99 MP"]);
    has(&terminal.enters(":undo"), &["undone"]);
    has(&terminal.enters(":undo"), &["199 more"]);
    has(&terminal.enters("+620"), &["no-field"]);
}

#[test]
fn a_dumb_terminal_works_line_by_line() {
    let home = Folder::new();
    let terminal = Terminal::start(&home, COLUMNS, &[("TERM", "dumb"), ("CI", "true")]);
    terminal.shows("Ctrl-D leaves.\n> ");
    terminal.types(TRAVELLER).types(ENTER).shows("9 other results\n> ");
    terminal.types("(60%+620 &\r40%-100)\r").shows("NS  9.8 MP");
    terminal.types(":brief\r").shows("showing only the answer\n> ");
    terminal.types("(60%+620 & 30%-100)\r").shows("weights-sum");
    terminal.types("+620\r").shows("NS  15 MP");
    assert!(!terminal.seen().bytes.contains(&0x1b), "no escapes:\n{}", terminal.screen());
    terminal.types(CTRL_D);
    assert_eq!(terminal.leaves(), Some(0));
}

/// Enters what is coloured and drawn elsewhere: an answer, a chart, a diagnostic and a preview.
fn asks_for_all_signs(terminal: &Terminal) -> String {
    terminal.awaits("the first prompt", |seen| seen.prompts() == 1 && seen.is_idle());
    let lines = [TRAVELLER, WEIGHTED, "effects +620", "vary w in (w +620 & rest -100)", "(60%+620 & 30%-100)", "help"];
    let answers: String = lines.iter().map(|line| terminal.enters(line)).collect();
    terminal.previews("+620", " NS 15 MP  EW 3 MP");
    answers + &terminal.screen()
}

#[test]
fn colours_unless_they_are_not_wanted() {
    let home = Folder::new();
    let coloured = Terminal::start(&home, COLUMNS, &[]);
    has(&asks_for_all_signs(&coloured), &["←", "●", "^", "→"]);
    let used = renditions(&coloured.seen().bytes);
    for rendition in ["1", "2", "31", "36"] {
        assert!(used.iter().any(|used| used == rendition), "{rendition} in {used:?}");
    }
    let uncoloured = Terminal::start(&home, COLUMNS, &[("NO_COLOR", "1")]);
    has(&asks_for_all_signs(&uncoloured), &["←", "●", "^", "→"]);
    assert_eq!(renditions(&uncoloured.seen().bytes), [""; 0]);
}

#[test]
fn plain_text_has_no_drawing() {
    let home = Folder::new();
    let terminal = Terminal::start(&home, COLUMNS, &[("REDRESS_PLAIN", "1")]);
    let output = asks_for_all_signs(&terminal);
    let drawn: String = output.chars().filter(|sign| !sign.is_ascii()).collect();
    assert_eq!(drawn, "", "{output}");
    assert_eq!(renditions(&terminal.seen().bytes), [""; 0]);
}

#[test]
fn a_narrow_window_wraps_words() {
    let home = Folder::new();
    let terminal = Terminal::start(&home, 50, &[]);
    terminal.awaits("the first prompt", |seen| seen.prompts() == 1 && seen.is_idle());
    terminal.enters(TRAVELLER);
    has(
        &terminal.enters(WEIGHTED),
        &[
            "\n  Effect on other pairs (against the board without\n  this result): −2.5 to +2.5 pp; `effects` lists\n  them.",
        ],
    );
    // The legend of a curve has a line of its own.
    let curve = terminal.enters("vary w from 0% to 100% step 50% in (w +620 & rest -100)");
    has(&curve, &["┊ 50%\n        MP of NS and EW for each w in (w +620 &\n"]);
    // Tables that stand side by side elsewhere stand below each other.
    let effects = terminal.enters("effects +620");
    has(&effects, &["\n  NS:\n", "\n  EW:\n"]);
    for query in [
        "help",
        ":help weighted",
        ":help topics",
        "compare (60%+620 & 40%-100), A+/A-",
        "pitfall (60%+620 & 40%-100)",
        "entry (60%+620 & 40%-100)",
        "vary w in (w +620 & rest -100)",
        ":full",
        ":reset",
    ] {
        let answer = terminal.enters(query);
        let wide: Vec<&str> = answer.lines().filter(|line| line.chars().count() > 50).collect();
        assert_eq!(wide, [""; 0], "{query}");
        // A line that the terminal had to break is full and goes on at the edge.
        let lines: Vec<&str> = answer.lines().skip(1).collect();
        let broken = lines.windows(2).find(|two| two[0].chars().count() == 50 && !two[1].starts_with([' ', '>']));
        assert!(broken.is_none_or(|two| two[1].is_empty()), "{query}: {broken:?}");
    }
    let wrong = terminal.enters("(60%+620 & 30%-100)");
    has(&wrong, &["\n  × the weights of this side sum to 90%; 10% is\n"]);
    let wide: Vec<&str> = effects.lines().chain(wrong.lines()).filter(|line| line.chars().count() > 50).collect();
    assert_eq!(wide, [""; 0]);
}

#[test]
fn a_run_fits_the_window_too() {
    let home = Folder::new();
    std::fs::write(home.path().join("a.ruling"), format!("{TRAVELLER}\nconventions {WEIGHTED}\npitfall {WEIGHTED}\n"))
        .unwrap();
    let run = |columns| Terminal::starts_with(&home, columns, &[], &["run", "a.ruling"]);
    let terminal = run(50);
    terminal.awaits("the end", |seen| seen.over);
    has(&terminal.screen(), &["each outcome"]);
    // A line that the terminal had to break is full and goes on at the edge.
    let screen = terminal.screen();
    let lines: Vec<&str> = screen.lines().collect();
    let broken = lines.windows(2).find(|two| two[0].chars().count() == 50 && !two[1].starts_with([' ', '>']));
    assert!(broken.is_none_or(|two| two[1].is_empty()), "{broken:?}");
    let wide = run(COLUMNS);
    wide.awaits("the end", |seen| seen.over);
    has(&wide.screen(), &["each outcome scored, then weighted"]);
}

#[test]
fn what_may_be_overlooked_is_in_the_background() {
    let (_home, terminal) = opened();
    terminal.enters(TRAVELLER);
    terminal.enters(WEIGHTED);
    let bytes = terminal.seen().bytes.clone();
    let sent = String::from_utf8_lossy(&bytes);
    // The heads, the Law of a step and the other pairs; the rows that the ruling touches are bold.
    for faint in ["\x1b[2mscore", "\x1b[2m(Law 12C1(c))\x1b[0m", "\x1b[2mEffect on other pairs", "\x1b[1m +620"] {
        assert!(sent.contains(faint), "no {faint:?} in {sent}");
    }
}

#[test]
fn save_writes_what_can_be_run() {
    let (home, terminal) = opened();
    let read = |name: &str| std::fs::read_to_string(home.path().join(name)).unwrap();
    // Failed lines and commands are left out.
    for line in [TRAVELLER, "foo", "(60%+620 &\r40%-100)", ":brief", "expect ans: NS 1", "expect ans: NS 9.8"] {
        terminal.enters(line);
    }
    has(&terminal.enters(":save evening.ruling"), &["4 lines written to `evening.ruling`"]);
    let saved = read("evening.ruling");
    assert_eq!(saved, format!("{TRAVELLER}\n(60%+620 &\n40%-100)\nexpect ans: NS 9.8\n"));
    let run = Run::args(["run", "evening.ruling"]).within(home.path()).done().exits(0);
    has(&run.stdout, &["NS  9.8 MP  54.44%", "EW  8.2 MP  45.56%"]);
    // A saved file can be loaded and saved once more, but never over another's file.
    let another = Terminal::open(&home);
    has(&another.enters(":load evening.ruling"), &["NS  9.8 MP", "1 expectation"]);
    another.enters(":save again.ruling");
    assert_eq!(read("again.ruling"), saved);
    another.enters("+620");
    has(&another.enters(":save evening.ruling"), &["`evening.ruling` already exists; choose another name"]);
    assert_eq!(read("evening.ruling"), saved);
    another.enters(":save again.ruling");
    assert_eq!(read("again.ruling"), format!("{saved}+620\n"), "its own may be written again");
}

#[test]
fn undo_takes_entries_back() {
    let (_home, terminal) = opened();
    has(&terminal.enters(":undo"), &["nothing to undo"]);
    terminal.enters(TRAVELLER);
    terminal.enters("let td = +620");
    terminal.enters("let td = -100");
    has(&terminal.enters(":undo"), &["undone: let td = -100"]);
    has(&terminal.enters("td"), &["NS  15 MP"]);
    has(&terminal.enters(":undo"), &["undone: td"]);
    has(&terminal.enters(":undo"), &["undone: let td = +620"]);
    has(&terminal.enters("td"), &["unknown-name"]);
    has(&terminal.enters("+620"), &["NS  15 MP"]);
}

#[test]
fn reset_starts_anew_and_can_be_undone() {
    let (_home, terminal) = opened();
    terminal.enters(TRAVELLER);
    has(&terminal.enters(":reset"), &["everything cleared"]);
    has(&terminal.enters("+620"), &["no-field"]);
    lacks(&terminal.enters(":show"), &["+500"]);
    terminal.enters(":undo");
    has(&terminal.enters("+620"), &["NS  15 MP"]);
    has(&terminal.enters(":show"), &["+500"]);
}

#[test]
fn brief_steps_and_full() {
    let (_home, terminal) = opened();
    terminal.enters(TRAVELLER);
    terminal.enters(":brief");
    let brief = "> +620\n  NS  15 MP  83.33%      EW  3 MP  16.67%      top 18, 10 results\n\n> ";
    assert_eq!(terminal.enters("+620"), brief);
    terminal.enters(":steps");
    let steps = terminal.enters("+620");
    has(&steps, &["score  others", "EW: 18 − 15 = 3"]);
    lacks(&steps, &["Conventions:"]);
    terminal.enters(":full");
    has(&terminal.enters("+620"), &["score  others", "Before:", "Conventions: win 2"]);
}

#[test]
fn what_is_piped_is_a_script() {
    let done = Run::args::<&str>([]).stdin(format!("{TRAVELLER}\n{WEIGHTED}\n")).done().exits(0);
    has(&done.stdout, &["NS  9.8 MP"]);
    lacks(&done.stdout, &["Ctrl-D", "traveller", "\x1b"]);
    // A line is no command there.
    has(&Run::args::<&str>([]).stdin("help\n").done().exits(3).stderr, &["unknown-name"]);
}

#[test]
fn a_paste_without_brackets_runs_line_by_line() {
    let (home, terminal) = opened();
    terminal.types(&format!("{TRAVELLER}\r{WEIGHTED}\rlet td = +620\rtd\r"));
    terminal.awaits("five prompts", |seen| seen.prompts() == 5 && seen.is_idle());
    has(&terminal.screen(), &["NS  9.8 MP", "NS  15 MP"]);
    assert_eq!(history(&home), [TRAVELLER, WEIGHTED, "let td = +620", "td"]);
}

#[test]
fn a_reset_that_is_undone_can_be_saved() {
    let (home, terminal) = opened();
    for line in [TRAVELLER, ":reset", ":undo", "+620", ":save whole.ruling"] {
        terminal.enters(line);
    }
    let saved = std::fs::read_to_string(home.path().join("whole.ruling")).unwrap();
    assert_eq!(saved, format!("{TRAVELLER}\n+620\n"));
}

#[test]
fn what_is_saved_finds_what_it_includes() {
    let (home, terminal) = opened();
    std::fs::create_dir(home.path().join("club")).unwrap();
    home.file("club/field.ruling", TRAVELLER);
    home.file("club/evening.ruling", "include \"field.ruling\"\n+620\n");
    has(&terminal.enters(":load club/evening.ruling"), &["NS  15 MP"]);
    terminal.enters(":save again.ruling");
    Run::args(["run", "again.ruling"]).within(home.path()).done().exits(0);
    // The same by the word of another language.
    home.file("club/wieczor.ruling", "dołącz \"field.ruling\"\n+620\n");
    let terminal = Terminal::open(&home);
    has(&terminal.enters(":load club/wieczor.ruling"), &["NS  15 MP"]);
    terminal.enters(":save polish.ruling");
    Run::args(["run", "polish.ruling"]).within(home.path()).done().exits(0);
}

/// A club's own scale is saved with its steps.
#[test]
fn what_is_saved_has_the_scales_of_the_defaults() {
    let home = Folder::new();
    home.file(
        ".redress.toml",
        "[[scale]]\nname = \"our club\"\nboards = 16\nsteps = [\"0-2: 15-15\", \"3+: 20-10\"]\n",
    );
    let terminal = Terminal::open(&home);
    terminal.enters("match boards 16 scale \"our club\"");
    terminal.enters("other table +300");
    has(&terminal.enters(":show"), &["match boards 16 scale \"our club\""]);
    terminal.enters(":save own.ruling");
    let saved = std::fs::read_to_string(home.path().join("own.ruling")).unwrap();
    assert!(saved.starts_with("scale \"our club\" boards 16 { 0-2: 15-15, 3+: 20-10 }\n"), "{saved}");
    std::fs::remove_file(home.path().join(".redress.toml")).unwrap();
    Run::args(["run", "own.ruling"]).within(home.path()).done().exits(0);
}

/// From the first question to a saved script that runs to the same verdict, and what it put in force meanwhile.
#[test]
fn a_guide_from_the_first_question_to_a_saved_script() {
    let (home, terminal) = opened();
    terminal.enters("board 13");
    terminal.enters("obtained 3NT= W");
    terminal.types("guide\r").shows("Which irregularity was it?");
    terminal.types("hesitation\r").shows("It could be any of these:");
    terminal.types("1\r").shows("Who broke the Law?");
    terminal.types("E\r").shows("1. Did partner give unauthorised information");
    terminal.types("?\r").shows("Law 85A1");
    // An open bracket and a blank line are no part of a statement here.
    terminal.types("y, a long thought (a minute\r").shows("2. What did the player do?");
    terminal.types("<\r").shows("1. Did partner");
    terminal.types("y, a long thought\r").shows("2. What did the player do?");
    terminal.types("pass\r").shows("3. Which other calls or plays were logical alternatives?");
    terminal.types("4♥ 5, pass 4\r").shows("4. Did it demonstrably suggest");
    terminal
        .types("y\r")
        .shows("There was an infraction: adjust the score if")
        .shows("How is the event scored?")
        .is_asked();
    // At the verdict the walk may be left, and the incident stays in force.
    has(&terminal.gets(CTRL_D), &["In a script:", "information: yes, \"a long thought\""]);
    has(&terminal.enters("expect incident: adjust, law 16B1(a), law 16B3"), &["1 expectation"]);
    // The result obtained cannot be weighted now, as after an incident that was typed.
    terminal.enters("traveller { 4♥-1 W: 3, 3NT= W }");
    has(&terminal.enters("(50% 3NT= W & 50% 4♥-1 W)"), &["illegal-outcome"]);
    terminal.enters(":save evening.ruling");
    let saved = std::fs::read_to_string(home.path().join("evening.ruling")).unwrap();
    has(
        &saved,
        &["incident unauthorised-information by E {\n  information: yes, \"a long thought\"\n  chosen: pass\n"],
    );
    let document = Run::args(["run"]).arg(home.path().join("evening.ruling")).json();
    let results = document["results"].as_array().unwrap();
    assert!(results.iter().any(|result| result["kind"] == "incident" && result["verdict"] == "adjust"), "{document:#}");
    // An undone interview is one entry; what is left is left.
    assert!(!history(&home).iter().any(|entry| entry.contains("long thought")), "{:?}", history(&home));
    terminal.types("guide revoke\r").shows("A revoke (Law 61)").shows("Who broke the Law?").is_asked();
    has(&terminal.gets(CTRL_D), &["The guide was left"]);
    has(&terminal.enters("other table +300"), &["other table +300"]);
}

/// The same at a terminal without the prompt around it.
#[test]
fn a_guide_on_the_command_line_asks_at_the_terminal() {
    let home = Folder::new();
    let path = home.path().join("claim.ruling");
    let terminal = Terminal::starts_with(&home, COLUMNS, &[], &["guide", "claim", "-o", "claim.ruling"]);
    terminal.shows("Who claimed or conceded?");
    terminal.types("N\r").shows("How many of the remaining tricks were claimed?");
    terminal.types("10\r").shows("What became of the claim");
    terminal.types("y\r").shows("Was a statement made");
    terminal.types("\r").shows("Does an opponent still have a trump?");
    terminal.types("n\r").shows("Does the claim succeed on every normal line");
    terminal.types("y\r").shows("Does a defender's claim depend");
    terminal.types("\r").shows("depend on a finesse or a drop");
    terminal.types("n\r").shows("Does the claim leave a doubtful line");
    terminal.types("y, a trump is out\r").shows("How many of them does the claiming side get");
    terminal.types("9\r").shows("What was obtained at the table?");
    terminal.types("4♠= N\r").shows("Which board was it?");
    terminal.types("7\r").shows("The result of the claim is settled.").shows("4♠−1 N");
    terminal.shows("How is the event scored?").is_asked();
    terminal.types(CTRL_D).shows("In a script:");
    assert_eq!(terminal.leaves(), Some(0));
    let saved = std::fs::read_to_string(path).unwrap();
    has(
        &saved,
        &["board 7\nobtained 4♠= N\nincident claim by N {\n", "doubtful: yes, \"a trump is out\"\n  tricks: 9\n"],
    );
}
