//! The `redress` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    redress::cli::main()
}
