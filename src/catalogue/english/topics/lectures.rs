//! What a lecture is made of.

use super::Topic;

pub(super) const WEAVING: Topic = Topic {
    name: "weaving",
    title: "lectures whose figures are computed",
    text: "`redress weave lecture.md` executes every block of a Markdown text that begins
with ```ruling and puts its results below it; `-o lecture.html` or `.tex` makes
a page or an article. Blocks share what is in force up to the next heading of
the first level. Behind `ruling` a block may say

    hide           the block is not shown, its results are
    brief          answers without their working
    chart          the field as a chart too
    only=table     tables alone; also only=answer, only=chart
    error          an error is expected, and shown

In the prose {{ td.ns }} is a figure of the ruling `td` above it: `.ns`, `.ew`,
and of these `.percent`, `.exact`, `.imps`, `.vp`: {{ td.ew.percent }}.

An error names the line of the Markdown, and nothing is written. Woven Markdown
can be woven again. `--check` says by status 1 that a woven file is not up to
date; `--watch` weaves whenever it is saved. The language of a page is in the
name of its lecture: `lecture.pl.md`.",
    example: "",
};
