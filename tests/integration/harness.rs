//! Runs the program as its users do and keeps what it said.

use redress::messages::Locale;
use redress::session::Scope;
use serde_json::Value;
use std::ffi::{OsStr, OsString};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The longest time of a run, on the busiest machine; one that takes longer is stuck.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The program: the one that was built with the tests, or another build that `REDRESS_PROGRAM` names.
fn program() -> OsString {
    std::env::var_os("REDRESS_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_redress").into())
}

/// A run to be made.
pub struct Run {
    command: Command,
    stdin: Vec<u8>,
}

/// The result of a run.
#[derive(Debug)]
pub struct Done {
    pub stdout: String,
    pub stderr: String,
    /// The exit status; `None` if the program was killed.
    pub status: Option<i32>,
}

impl Run {
    /// The program with these arguments.
    pub fn args<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Self {
        let mut command = Command::new(program());
        command
            .args(args)
            .env_remove("NO_COLOR")
            .env_remove("RUST_BACKTRACE")
            .env("COLUMNS", "80")
            .env("REDRESS_LANGUAGE", "en");
        Self { command, stdin: Vec::new() }
    }

    /// A script, given to `run -` with these further arguments.
    pub fn script(script: &str) -> Self {
        Self::args(["run", "-"]).stdin(script)
    }

    /// The program, running, with pipes to talk to it by.
    pub fn spawned(mut self) -> Child {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    }

    /// A further argument.
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.command.arg(arg);
        self
    }

    /// Further arguments.
    pub fn args_of<S: AsRef<OsStr>>(mut self, args: &[S]) -> Self {
        self.command.args(args);
        self
    }

    /// Sets the input of the program.
    pub fn stdin(mut self, bytes: impl AsRef<[u8]>) -> Self {
        self.stdin = bytes.as_ref().to_vec();
        self
    }

    /// Sets the folder of the program.
    pub fn within(mut self, folder: impl AsRef<Path>) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// A variable of the environment.
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs it; a run that does not end is killed and fails the test.
    pub fn done(mut self) -> Done {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.command.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = std::mem::take(&mut self.stdin);
        let writer = thread::spawn(move || {
            // A program that reads no input closes it early, which is no failure.
            let _ = stdin.write_all(&input);
        });
        let stdout = collect(child.stdout.take().unwrap());
        let stderr = collect(child.stderr.take().unwrap());
        let status = wait(&mut child);
        writer.join().unwrap();
        Done { stdout: stdout.join().unwrap(), stderr: stderr.join().unwrap(), status }
    }

    /// Runs it with `--format json` and gives the document.
    pub fn json(self) -> Value {
        self.arg("--format").arg("json").done().json()
    }
}

impl Done {
    /// Standard output as one JSON document.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Asserts the exit status.
    #[track_caller]
    pub fn exits(self, status: i32) -> Self {
        assert_eq!(self.status, Some(status), "stdout:\n{}\nstderr:\n{}", self.stdout, self.stderr);
        self
    }
}

fn collect(mut from: impl Read + Send + 'static) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).unwrap();
        String::from_utf8(bytes).expect("what the program prints is UTF-8")
    })
}

fn wait(child: &mut Child) -> Option<i32> {
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status.code();
        }
        if started.elapsed() > PATIENCE {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("the run did not end within {PATIENCE:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Everything in force, line by line.
pub fn in_force(scope: &Scope) -> String {
    scope.in_force().iter().map(|stated| stated.text(Locale::En) + "\n").collect()
}

/// The root of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A folder of its own for one test, gone when dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file in the folder.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The codes a document reports, the run's own first and then those of results, as `code line:column`.
pub fn reported(document: &Value) -> Vec<String> {
    let of = |value: &Value| value["diagnostics"].as_array().cloned().unwrap_or_default();
    let mut found = of(document);
    for result in document["results"].as_array().unwrap() {
        found.extend(of(result));
        found.extend(result["rulings"].as_array().into_iter().flatten().flat_map(of));
    }
    found.iter().map(|one| format!("{} {}:{}", one["code"].as_str().unwrap(), one["line"], one["column"])).collect()
}

/// The results of a script without a diagnostic.
#[track_caller]
pub fn results(script: &str) -> Vec<Value> {
    let document = Run::script(script).json();
    assert_eq!(document["diagnostics"], Value::Array(Vec::new()), "{script}");
    document["results"].as_array().unwrap().clone()
}

/// The incidents of a script.
pub fn incidents(script: &str) -> Vec<Value> {
    let document = Run::script(script).json();
    let results = document["results"].as_array().into_iter().flatten();
    results.filter(|result| result["kind"] == "incident").cloned().collect()
}

/// The incidents of rows of a script, one each.
pub fn incident_rows(table: &str, rows: &[String]) -> Vec<Value> {
    let script: String = rows.iter().map(|row| format!("incident {row}\n")).collect();
    let found = incidents(&format!("{table}{script}"));
    assert_eq!(found.len(), rows.len(), "{found:#?}");
    found
}

/// The answer to a question that is answered with yes or no.
pub fn yes_or_no(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

/// The last incident of a script.
pub fn incident(script: &str) -> Value {
    incidents(script).pop().unwrap_or_else(|| panic!("no incident in {script}"))
}

/// Each obligation of an incident as `W pass throughout 27B2`.
pub fn obligations(found: &Value) -> Vec<String> {
    let text = |one: &Value, key: &str| one[key].as_str().unwrap_or_default().to_owned();
    let all = found["obligations"].as_array().unwrap();
    all.iter().map(|one| ["who", "must", "for", "law"].map(|key| text(one, key)).join(" ")).collect()
}

/// Returns true if an incident cites a Law.
pub fn cites(found: &Value, law: &str) -> bool {
    found["laws"].as_array().unwrap().iter().any(|one| *one == law)
}

/// Every file below a folder with this extension, sorted.
pub fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_below(&path, extension));
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The text of a test run with every time in parentheses, such as `(12 ms)` or `(1.20 s)`, taken to be the same, and
/// without the line of the slowest files.
pub fn timeless(text: &str) -> String {
    let time = |inside: &str| inside.ends_with(" ms") || inside.ends_with(" s");
    let text: String =
        text.lines().filter(|line| !line.starts_with("slowest: ")).map(|line| line.to_owned() + "\n").collect();
    let mut parts = text.split('(');
    let mut output = parts.next().unwrap_or("").to_owned();
    for part in parts {
        match part.split_once(')') {
            Some((inside, rest)) if time(inside) => output.push_str(&format!("(time){rest}")),
            _ => output.push_str(&format!("({part}")),
        }
    }
    output
}

/// A number that is never the same twice in a row, and always the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}
