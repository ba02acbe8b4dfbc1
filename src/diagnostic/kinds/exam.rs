//! What is wrong with the questions and answers of an exam.

macro_rules! exam {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// A question or an answer outside a case, or an answer that is none.
    ExamCase "exam-case" Error {
        /// The statement that belongs to a case.
        OutsideCase { what: &'static str } = problem_outside_case(*what), help problem_outside_case_help();
        /// An answer that is neither a ruling nor figures.
        AnswerFigures = problem_answer_figures(), help problem_answer_figures_help();
        /// A share of a question's points that is not from 0% to 100%.
        MarksShare = problem_marks_share(), help problem_marks_share_help();
        /// A key without a question.
        NoQuestions = problem_no_questions(), help problem_no_questions_help();
        /// A question without its key.
        QuestionWithoutAnswer { case: String }
            = problem_question_without_answer(case), help problem_question_without_answer_help();
        /// Two questions of one name.
        QuestionTwice { case: String } = problem_question_twice(case), help problem_question_twice_help();
    }

    } };
}
