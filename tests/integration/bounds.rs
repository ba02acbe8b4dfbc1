//! Numbers beyond what bridge has: refused with a help, or reckoned in bounded time.

use crate::harness::Run;
use crate::hostile::calm;

const FIELD: &str = "traveller { +620: 3, +500, +300: 3, -100: 2 }\n";

/// So many primes from 11 on.
fn primes(count: usize) -> Vec<u32> {
    let is_prime = |n: &u32| (2..).take_while(|d| d * d <= *n).all(|d| !n.is_multiple_of(d));
    (11..).filter(is_prime).take(count).collect()
}

/// A ruling whose weights have no common divisor: 1/11 − 1/13 + 1/17 …, and the rest.
fn coprime(count: usize, first: &str) -> String {
    let weights = primes(count);
    let component = |(at, prime): (usize, &u32)| {
        let sign = if at % 2 == 0 { "" } else { "-" };
        format!("{sign}1/{prime} {:+}", (at % 40 + 1) * 10)
    };
    let components: Vec<String> = weights.iter().enumerate().map(component).collect();
    format!("({first}{} & rest +100)", components.join(" & "))
}

/// As many weights as a file of a few kilobytes holds. A run that takes 20 seconds is killed and fails.
#[test]
fn weights_without_a_common_divisor() {
    let many = format!("{FIELD}{}\n", coprime(1_200, ""));
    calm("a ruling", Run::script(&many).done());
    let sensitivity = format!("{FIELD}sensitivity {}\n", coprime(300, ""));
    calm("sensitivity", Run::script(&sensitivity).done());
    let vary = format!("{FIELD}vary w from 0% to 50% step 1% in {}\n", coprime(300, "w +620 & "));
    calm("vary", Run::script(&vary).done());
    let compare = format!("{FIELD}let td = {}\ncompare td, +620\nconventions td\n", coprime(300, ""));
    calm("compare", Run::script(&compare).done());
}

/// Few of them are reckoned as any others.
#[test]
fn a_few_weights_without_a_common_divisor() {
    let script = format!("{FIELD}{}\n", coprime(12, ""));
    let document = Run::script(&script).json();
    assert_eq!(document["diagnostics"], serde_json::json!([]), "{document:#}");
}

/// Nobody has more than everything, or less than nothing (Law 12C2(c)).
#[test]
fn a_sessions_percentage_is_one() {
    for session in ["NS 1000% EW -5%", "NS 100.5%", "EW -1%", "NS 50% EW 101%"] {
        let document = Run::script(&format!("{FIELD}session {session}\nA+/A-\n")).json();
        let diagnostic = &document["diagnostics"][0];
        assert_eq!(diagnostic["severity"], "error", "session {session}: {document:#}");
        assert!(diagnostic["help"].as_str().is_some_and(|help| !help.is_empty()), "{session}: {diagnostic}");
        Run::script(&format!("{FIELD}session {session}\n")).done().exits(3);
    }
    for session in ["NS 0% EW 100%", "NS 64.2% EW 38%"] {
        Run::script(&format!("{FIELD}session {session}\nA+/A-\n")).done().exits(0);
    }
}

#[test]
fn a_match_has_so_many_imps() {
    let other = "other table +300\n";
    for clauses in
        ["boards 16 rest +999999999999 scale wbf", "boards 16 rest -1000000", "knockout rest NS +999999999 EW 0"]
    {
        let document = Run::script(&format!("{other}match {clauses}\n+620\n")).json();
        let diagnostic = &document["diagnostics"][0];
        assert_eq!(diagnostic["severity"], "error", "match {clauses}: {document:#}");
        assert!(diagnostic["help"].as_str().is_some_and(|help| !help.is_empty()), "{clauses}: {diagnostic}");
        Run::script(&format!("{other}match {clauses}\n")).done().exits(3);
    }
    for clauses in ["boards 16 rest +150 scale wbf", "boards 64 rest -400 scale wbf", "knockout rest NS +10 EW -12"] {
        Run::script(&format!("{other}match {clauses}\n+620\n")).done().exits(0);
    }
}
