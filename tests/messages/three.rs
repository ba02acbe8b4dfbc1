//! Speaks a language of which little is done. Built by `tests/integration/messages.rs` from what was generated for three
//! languages and from the program's own `src/messages`; what that needs of the domain is stood for here.

mod number {
    /// A number of halves.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Exact(pub i64);

    impl Exact {
        pub fn to_integer(&self) -> Option<i64> {
            (self.0 % 2 == 0).then_some(self.0 / 2)
        }

        pub fn is_negative(&self) -> bool {
            self.0 < 0
        }
    }

    pub fn points(value: &Exact) -> String {
        value.to_integer().map_or_else(|| format!("{}.5", value.0 / 2), |whole| whole.to_string())
    }
}

mod law {
    #[derive(Debug, Clone, Copy)]
    pub struct Law;

    impl std::fmt::Display for Law {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("12C1(c)")
        }
    }
}

mod ruling {
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Side {
        NS,
        EW,
    }

    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Unit {
        Imps,
    }
}

#[path = "."]
mod messages {
    #[path = "../../crates/lang/src/messages/argument.rs"]
    mod argument;
    #[path = "../../crates/lang/src/messages/compose.rs"]
    mod compose;
    #[path = "../../crates/lang/src/messages/count.rs"]
    mod count;
    #[path = "../../crates/lang/src/messages/explanations.rs"]
    mod explanations;
    #[path = "../../crates/lang/src/messages/locale.rs"]
    mod locale;
    #[path = "../../crates/lang/src/messages/text.rs"]
    mod text;

    pub mod figures {
        use super::{Locale, SpanKind, Text};
        use crate::number::{self, Exact};
        use crate::ruling::{Side, Unit};

        pub fn points(locale: Locale, value: &Exact) -> Text {
            Text::new(SpanKind::Points, decimal(locale, number::points(value)))
        }

        pub use self::{points as share, points as signed_points, points as weight};

        pub fn score(score: i32) -> Text {
            Text::new(SpanKind::Score, format!("{score:+}"))
        }

        pub fn decimal(locale: Locale, decimal: String) -> String {
            decimal.replace('.', super::decimal_sign(locale).unmarked())
        }

        pub fn side(locale: Locale, side: Side) -> Text {
            let side = match side {
                Side::NS => super::side_ns(locale),
                Side::EW => super::side_ew(locale),
            };
            side.as_kind(SpanKind::Side)
        }

        pub fn unit(locale: Locale, _: Unit) -> Text {
            super::unit_imps(locale)
        }
    }

    pub use argument::{Argument, Figure};
    use compose::{compose, template_of};
    pub use count::Count;
    use count::PluralForm;
    pub use explanations::explanation;
    pub use text::{Span, SpanKind, Text};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

use messages::{Argument, Locale};
use number::Exact;
use ruling::Side;

fn main() {
    let (de, pl) = (Locale::De, Locale::Pl);
    let [polish, austrian, french] = ["pl_PL.UTF-8", "de_AT", "fr"].map(Locale::of_locale);
    println!("{} pl_PL={:?} de_AT={:?} fr={french:?}", de.tag(), polish.unwrap(), austrian.unwrap());
    let results = [Exact(2), Exact(4), Exact(1)].map(|count| messages::results(de, &count).to_string());
    println!("results: {}", results.join(", "));
    println!("top-of: {}", messages::top_of(de, "18", 2));
    println!("expectations-tally: {}", messages::expectations_tally(de, 1));
    let board =
        |locale| messages::exam_board(locale, Some(7.into()), Some("South".into()), messages::ExamBoardVulnerable::Ew);
    println!("exam-board: {}", board(de));
    println!("pl: {}", board(pl));
    let points = Exact(19);
    let rounded = messages::working_rounded(de, Side::NS, Argument::score(620), Argument::points(&points));
    let kinds: Vec<String> = rounded.spans().map(|span| format!("{:?}", span.kind)).collect();
    println!("kinds: {rounded} [{}]", kinds.join(" "));
    println!("setting-win: {}", messages::by_name(de, "setting-win").unwrap_or_default());
    println!("split: {}", messages::explanation(de, "topic split").unwrap().title);
    println!("damage: {}", messages::explanation(de, "topic damage").unwrap().title);
}
