//! Boards and deals on the threads of the machine; WebAssembly has one.

#[cfg(target_family = "wasm")]
pub(crate) use alone::{boards, table};
#[cfg(not(target_family = "wasm"))]
pub(crate) use pons_dds::{solve_boards as boards, solve_deal as table};

/// On one thread. A page computes its script anew at each key: a position that was solved is not solved again.
#[cfg(target_family = "wasm")]
mod alone {
    use contract_bridge::{FullDeal, Strain};
    use pons_dds::{FoundPlays, Objective, Solver, TrickCountTable};
    use std::cell::RefCell;
    use std::collections::HashMap;

    /// Megabytes of the positions that the solver remembers, at first and at most: a telephone has not many.
    const MEMORY: (u32, u32) = (32, 64);

    /// As many solved positions are kept: a few scripts of a thousand layouts each.
    const KEPT: usize = 8_192;

    struct Alone {
        solver: Solver,
        boards: HashMap<Objective, FoundPlays>,
        tables: HashMap<FullDeal, TrickCountTable>,
    }

    thread_local! {
        static ALONE: RefCell<Alone> = RefCell::new(Alone {
            solver: Solver::with_memory(Strain::Notrump, MEMORY.0, MEMORY.1),
            boards: HashMap::new(),
            tables: HashMap::new(),
        });
    }

    /// The plays of each board.
    pub(crate) fn boards(objectives: &[Objective]) -> Vec<FoundPlays> {
        ALONE.with_borrow_mut(|Alone { solver, boards, .. }| {
            if boards.len() > KEPT {
                boards.clear();
            }
            let solve = |objective: &Objective| {
                boards.entry(objective.clone()).or_insert_with(|| solver.solve_board(objective)).clone()
            };
            objectives.iter().map(solve).collect()
        })
    }

    /// The tricks of every declarer in every denomination.
    pub(crate) fn table(deal: FullDeal) -> TrickCountTable {
        ALONE.with_borrow_mut(|Alone { solver, tables, .. }| {
            if tables.len() > KEPT {
                tables.clear();
            }
            *tables.entry(deal).or_insert_with(|| pons_dds::solve_deal_on(solver, deal))
        })
    }
}
