//! Work shared among threads, its results in the order of the items.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// Items for each thread that are handed out before the first of them is done, so that memory does not grow with the
/// number of items.
const AHEAD: usize = 32;

/// However many were asked for: starting thousands takes the machine longer than any work they could share.
const MOST_THREADS: usize = 256;

/// A thread may nest calls as deeply as the main thread.
const STACK: usize = 8 << 20;

/// Does `work` for each item on so many threads and gives the results to `take` in the items' order, until it breaks.
/// Work that is running then ends by itself.
///
/// # Errors
/// If no thread can be started.
pub(super) fn in_order<T: Send, R: Send>(
    items: impl Iterator<Item = T>,
    jobs: usize,
    work: impl Fn(T) -> R + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) -> std::io::Result<()> {
    let mut items = items.enumerate();
    let (to_do, queue) = mpsc::channel();
    let (queue, work) = (Mutex::new(queue), &work);
    thread::scope(|scope| {
        // Dropped on every way out, at which the threads have nothing left to wait for.
        let mut to_do = Some(to_do);
        let mut hand_out = |item| match (item, &to_do) {
            (Some(item), Some(open)) => drop(open.send(item)),
            _ => to_do = None,
        };
        let (sender, results) = mpsc::channel();
        let jobs = jobs.clamp(1, MOST_THREADS);
        for started in 0..jobs {
            // No more threads than items.
            let Some(item) = items.next() else { break };
            hand_out(Some(item));
            let (sender, queue) = (sender.clone(), &queue);
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || {
                let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok((number, item)) = next() {
                    if sender.send((number, work(item))).is_err() {
                        break;
                    }
                }
            });
            match thread {
                Err(error) if started == 0 => return Err(error),
                // Fewer threads than were asked for do the same, later.
                Err(_) => break,
                Ok(_) => {}
            }
        }
        drop(sender);
        items.by_ref().take(jobs.saturating_mul(AHEAD)).for_each(|item| hand_out(Some(item)));
        let (mut waiting, mut done) = (BTreeMap::new(), 0_usize);
        for (number, result) in results {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&done) {
                done = done.saturating_add(1);
                if take(result).is_break() {
                    return Ok(());
                }
                hand_out(items.next());
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot run must say so at once")]

    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn results_come_in_order_and_no_thread_runs_far_ahead() {
        let (made, mut taken) = (AtomicUsize::new(0), Vec::new());
        let work = |number: usize| {
            if number == 0 {
                thread::sleep(std::time::Duration::from_millis(50));
            }
            made.fetch_add(1, Ordering::Relaxed);
            number
        };
        let mut most_at_first = 0;
        in_order(0..1000, 2, work, |number| {
            if number == 0 {
                most_at_first = made.load(Ordering::Relaxed);
            }
            taken.push(number);
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(taken, (0..1000).collect::<Vec<_>>());
        assert!(most_at_first <= 2 * (AHEAD + 1), "{most_at_first}");
    }

    #[test]
    fn ends_with_few_items_with_none_and_where_it_is_stopped() {
        for (items, expected) in [(0..0, 0), (0..1, 1), (0..5, 5), (0..1_000_000, 11)] {
            let mut taken = 0;
            let take = |number| {
                taken += 1;
                if number == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            in_order(items, usize::MAX, |number| number, take).unwrap();
            assert_eq!(taken, expected);
        }
    }
}
