//! Tests.

use super::Topic;

pub(super) const TESTING: Topic = Topic {
    name: "testing",
    title: "tests in scripts and lectures",
    text: "`redress test PATH…` runs every `.ruling` file and every `ruling` block of the
Markdown below. A test is a case; what is expected outside cases is one test
by the name of its file or heading.

    redress test .                      a line per file, then what failed
    redress test . --filter revoke      tests or files of this name
    redress test . --fail-fast --jobs 2
    redress test . --format junit       or json, tap
    redress test . --update             writes the right figures in; with
                                        --check it only says which

A case that expects nothing is reported as such, never as passed. In Markdown
a heading `# …` starts anew; the blocks under it go on from one another. A
block with `error` on its fence has to fail. `--update` changes figures alone
(`NS 9`, `~54.4%`), and only in files without errors; look at the difference
before you keep it.",
    example: "traveller { +620: 3, +500, +300: 3, -100: 2 }
case \"Board 7, weighted\" {
  expect (60%+620 & 40%-100): NS 9.8, EW 8.2
}
",
};
