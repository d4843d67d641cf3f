//! Work cut into pieces and done by several threads.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Does `work` on pieces of `0..count`, in any order, and hands each piece's result to `done`; stops early when `done` says so.
pub(crate) fn in_pieces<T: Send>(
    count: u64,
    piece: u64,
    threads: usize,
    work: impl Fn(Range<u64>) -> T + Sync,
    done: impl FnMut(Range<u64>, T) -> bool + Send,
) {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let done = Mutex::new(done);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let start = next.fetch_add(piece, Ordering::Relaxed);
                    if start >= count {
                        return;
                    }
                    let range = start..count.min(start + piece);
                    let result = work(range.clone());
                    let go_on = (done.lock().expect("no thread panics while holding it"))(range, result);
                    if !go_on {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
}

/// What `work` makes of each deal, in the order of the deals; `progress` is told of every one.
pub(crate) fn each_deal<T: Send>(
    deals: Range<u64>,
    threads: usize,
    progress: &(impl Fn(u64) + Sync),
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let mut made = Vec::new();
    in_pieces(
        deals.end - deals.start,
        1,
        threads,
        |piece| work(deals.start + piece.start),
        |piece, result| {
            progress(1);
            made.push((piece.start, result));
            true
        },
    );
    made.sort_by_key(|(deal, _)| *deal);
    made.into_iter().map(|(_, result)| result).collect()
}
