//! Exams and their marks.

use super::Topic;

pub(super) const EXAMS: Topic = Topic {
    name: "exams",
    title: "questions, papers, candidates' answers",
    text: r#"A case with a question and its answer is an exam question:

    case "Board 7" points 4 {
      traveller { +620: 3, +500, +300: 3, -100: 2 }
      question "60% of +620, else -100. What does each side get?"
      answer (60% +620 & 40% -100)     # or: answer NS 9.8, EW 8.2
    }

    redress exam paper KEY.ruling           the paper; --key the answers too
    redress exam grade KEY.ruling FILES…    marks: text, csv, markdown, json
    redress exam new --kind weighted --seed 7    a fresh question, its key

A candidate's file is `case "Board 7" { answer NS 9.8, EW 8.2 }` for each
question, by its name; capitals do not matter. It is read and never run: what
is no answer is noted and not executed, and names stand for nothing. A slip
costs its question, a file that cannot be read its candidate.

An answer is a ruling or figures, in any unit that the question has. Several
count where they agree. Figures are exact; `~9.8` counts at its digits, a
whole number such as `~10` only for a whole one. See `marks`."#,
    example: r#"case "Board 7" points 4 {
  traveller { +620: 3, +500, +300: 3, -100: 2 }
  question "60% of +620, else -100. What does each side get?"
  answer (60% +620 & 40% -100)
  expect (60% +620 & 40% -100): NS 9.8, EW 8.2
}
"#,
};

pub(super) const MARKS: Topic = Topic {
    name: "marks",
    title: "what an answer that is partly right earns",
    text: "An answer is marked against the key:

    right       the key's figures, or a ruling worth the same to both sides
    one side    one side's figure is right, the other's is not
    weights     a ruling of the right outcomes with other weights, for both
                sides, of which each keeps its sign
    nothing     all else: no answer, several that differ, no score

Right earns the question's points, `points 4` of its case; without a word one
point. One side and weights earn half of them, unless the key says otherwise:

    marks side 50% weights 40%

stands at the top of the key or in a case, where it holds for that question. A
clause that is left out changes nothing. Where both hold, the better counts,
and where the key speaks of one side alone, that side is all there is.

What probably went wrong is said beside it: scores averaged first, a sign
turned, EW given what NS leave, Neuberg's factor taken from the comparisons,
another convention. `--full` shows the working of key and answer.",
    example: r#"marks side 50% weights 40%
case "A split" points 4 {
  other table +300
  question "The director rules (-100)/(+620). What does each side get?"
  answer (-100)/(+620)
}
"#,
};
