// fst (Debian's librust-fst-dev). Run under a name that ends in "map" it builds a Map from each word to its
// place, else a Set. The command line is that of ../peer.h.

use fst::raw::{Builder, Fst};
use fst::Streamer;
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let fields: Vec<&str> = arguments.iter().map(|argument| argument.as_str()).collect();
    let is_map = fields[0].ends_with("map");
    match fields[1..] {
        ["build", list, file] => build(list, file, is_map),
        [operation, file, queries, count] => run(operation, file, queries, count, "1", is_map),
        [operation, file, queries, count, passes] => {
            run(operation, file, queries, count, passes, is_map)
        }
        _ => std::process::exit(64),
    }
}

fn build(list: &str, file: &str, is_map: bool) {
    let text = std::fs::read(list).expect(list);
    let words = lines(&text);
    let before = peak_memory();
    let start = Instant::now();
    let mut builder = Builder::memory();
    for (rank, word) in words.iter().enumerate() {
        if is_map { builder.insert(word, rank as u64) } else { builder.add(word) }.expect("order");
    }
    let bytes = builder.into_inner().expect("bytes");
    let ns = start.elapsed().as_nanos();
    let peak = peak_memory();
    std::fs::write(file, bytes).expect(file);
    println!("{} {} {} {}", words.len(), ns, before, peak);
}

fn run(operation: &str, file: &str, queries: &str, count: &str, passes: &str, is_map: bool) {
    let fst = open(file);
    let text = std::fs::read(queries).expect(queries);
    let count: usize = count.parse().expect(count);
    let passes: usize = passes.parse().expect(passes);
    let mut queries = lines(&text);
    queries.truncate(count);

    let mut checksum = 0;
    let mut best = u128::MAX;
    for _ in 0..passes {
        let start = Instant::now();
        checksum = match operation {
            "none" => 0,
            "hit" | "miss" => queries.iter().filter(|query| fst.contains_key(query)).count() as u64,
            "prefix" => queries.iter().filter(|query| is_prefix(&fst, query)).count() as u64,
            "rank" if is_map => {
                queries.iter().filter_map(|query| fst.get(query)).map(|rank| rank.value()).sum()
            }
            "enumerate" => enumerate(&fst),
            "open" => (0..count).filter(|_| open(file).contains_key("a")).count() as u64,
            _ => std::process::exit(64),
        };
        best = best.min(start.elapsed().as_nanos());
    }
    println!("{} {}", checksum, best);
}

fn open(file: &str) -> Fst {
    // Safe because nothing writes to the file while it is mapped.
    unsafe { Fst::from_path(file) }.expect(file)
}

fn is_prefix(fst: &Fst, text: &[u8]) -> bool {
    let mut node = fst.root();
    for &letter in text {
        match node.find_input(letter) {
            Some(index) => node = fst.node(node.transition_addr(index)),
            None => return false,
        }
    }
    true
}

fn enumerate(fst: &Fst) -> u64 {
    let mut checksum = 0;
    let mut words = fst.stream();
    while let Some((word, _)) = words.next() {
        checksum += word.len() as u64 + word[word.len() - 1] as u64;
    }
    checksum
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).collect()
}

/// The most memory this process has held so far, in KB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let field = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    field.and_then(|field| field.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}
