//! Answers requests to the desk: each line of standard input is one, each line of standard output its answer.

use redress::desk::Desk;
use std::io::{BufRead, Write};

fn main() -> std::io::Result<()> {
    let (mut desk, mut out) = (Desk::new(), std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        writeln!(out, "{}", desk.ask(&line?).replace('\n', " "))?;
        out.flush()?;
    }
    Ok(())
}
