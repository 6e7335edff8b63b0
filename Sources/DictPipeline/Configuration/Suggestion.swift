/// "Did you mean": the known name that is nearest to a mistyped one.
enum Suggestion {
    /// The first of `names` with the smallest distance to `typed`, where that is at most 2 and
    /// less than half the length of `typed`; case is no difference.
    static func nearest(to typed: String, among names: [String]) -> String? {
        let wanted = fold(typed)
        guard wanted.count <= 40 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names {
            let distance = distance(wanted, fold(name))
            guard distance <= 2, distance * 2 < max(wanted.count, 1) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
        }
        return best?.name
    }

    /// The hint for `typed`; `nil` where nothing is near.
    static func hint(for typed: String, among names: [String]) -> String? {
        nearest(to: typed, among: names).map { "did you mean \"\($0)\"?" }
    }

    /// The Damerau-Levenshtein distance in its restricted form (optimal string alignment).
    ///
    /// It counts the insertions, deletions, changes and swaps of neighbours that make `b` of `a`
    /// where no place is touched twice. O(|a| · |b|) time, three rows of memory.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }

    private static func fold(_ text: String) -> [UInt8] {
        text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
}
