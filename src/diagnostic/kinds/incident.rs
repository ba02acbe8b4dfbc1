//! What is wrong with an incident, and with rulings after one.

macro_rules! incident {
    ([$next:ident $($rest:ident)*] $($before:tt)*) => { $next! { [$($rest)*] $($before)*

    /// An incident that leads nowhere.
    Incident "incident" Error {
        /// A procedure that there is not.
        UnknownProcedure { name: String, suggestion: Option<&'static str> }
            = problem_unknown_procedure(name), help problem_unknown_procedure_help(near(suggestion));
        /// A question that the procedure has not.
        UnknownQuestion { name: String, procedure: &'static str, known: String, suggestion: Option<&'static str> }
            = problem_unknown_question(*procedure, name), help problem_unknown_question_help(near(suggestion), known);
        /// An answer that is none to its question; what it should be.
        IncidentAnswer { question: &'static str, wanted: String }
            = problem_incident_answer(*question), help problem_incident_answer_help(wanted);
        /// A question that is answered twice.
        AnsweredTwice { question: &'static str }
            = problem_answered_twice(*question), help problem_answered_twice_help();
        /// Answers that exclude one another.
        AnswersContradict { question: &'static str, earlier: &'static str }
            = problem_answers_contradict(*question, *earlier), help problem_answers_contradict_help();
        /// It is not said who broke the Law.
        IncidentBy { procedure: &'static str }
            = problem_incident_by(), help problem_incident_by_help(*procedure);
        /// Outcomes are to be compared with what was obtained, and that is no contract.
        IncidentObtained = problem_incident_obtained(), help problem_incident_obtained_help();
        /// An expectation before any incident.
        NoIncident = problem_no_incident(), help problem_no_incident_help();
        /// A verdict that there is not.
        UnknownVerdict { word: String, known: String, suggestion: Option<&'static str> }
            = problem_unknown_verdict(word), help problem_unknown_verdict_help(near(suggestion), known);
    }
    /// A weighted outcome that could be reached only by the infraction.
    IllegalOutcome "illegal-outcome" Error [law::WEIGHTED] {
        /// The outcome, and the procedure that excludes it.
        IllegalOutcome { outcome: String, procedure: &'static str }
            = problem_illegal_outcome(outcome, *procedure), help problem_illegal_outcome_help(outcome);
    }
    /// A weighted score after a claim.
    ClaimWeighted "claim-weighted" Error [law::CLAIM] {
        /// In whatever form.
        ClaimWeighted = problem_claim_weighted(), help problem_claim_weighted_help();
    }
    /// An artificial score where the Laws ask for an assigned one.
    ArtificialRefused "artificial-refused" Error [law::TEAMS_ONE_RESULT] {
        /// In whatever form.
        ArtificialRefused = problem_artificial_refused(), help problem_artificial_refused_help();
    }
    /// An answer that changes nothing.
    AnswerUnused "answer-unused" Note {
        /// The question.
        AnswerUnused { question: &'static str }
            = problem_answer_unused(*question), help problem_answer_unused_help();
    }
    /// Tricks without a contract to take them from.
    NoContract "no-contract" Note [law::SCORE] {
        /// What was obtained is not known as a contract.
        NoContract = problem_no_contract(), help problem_no_contract_help();
    }

    } };
}
