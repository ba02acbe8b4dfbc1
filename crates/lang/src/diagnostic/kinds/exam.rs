//! Problems of the questions and answers of an exam.

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
        /// A line that is no mark by hand.
        HandMarkUnread = problem_hand_mark_unread(), help problem_hand_mark_unread_help();
        /// A mark by hand for nobody.
        HandMarkWhose = problem_hand_mark_whose(), help problem_hand_mark_whose_help();
        /// A mark by hand for a candidate whom there is not.
        HandMarkCandidate { candidate: String, suggestion: Option<String> }
            = problem_hand_mark_candidate(candidate), help problem_hand_mark_candidate_help(near(suggestion));
        /// A mark by hand of a question that there is not.
        HandMarkQuestion { question: String, suggestion: Option<String> }
            = problem_hand_mark_question(question), help problem_hand_mark_question_help(near(suggestion));
        /// A mark by hand below nothing or above what the question is worth.
        HandMarkRange { worth: Exact } = problem_hand_mark_range(Argument::points(worth));
        /// Two marks by hand for one answer.
        HandMarkTwice { question: String } = problem_hand_mark_twice(question);
        /// Two questions of one name.
        QuestionTwice { case: String } = problem_question_twice(case), help problem_question_twice_help();
    }

    } };
}
