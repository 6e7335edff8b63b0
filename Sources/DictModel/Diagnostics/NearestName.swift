/// Functions that guess which name a user meant to write.
///
/// Use them for hints such as `did you mean "words"?`.
public enum NearestName {
    /// Returns the name that is the fewest edits away from `text`, or `nil` if none is near.
    ///
    /// An edit inserts, deletes or replaces a byte, or swaps two neighbours (optimal string
    /// alignment distance). Case is ignored. A name is near if it is at most two edits away, and if
    /// the number of edits is less than half the number of bytes in `text`. If several names tie,
    /// the first one is returned. No name is near a `text` of more than 64 bytes, and of more than
    /// 10,000 names, only the first ones are looked at.
    ///
    /// - Complexity: O(*m*²) for each of `names`, where *m* is the number of bytes in `text`.
    public static func nearest(to text: String, among names: [String]) -> String? {
        let written = lowercased(text)
        guard written.count <= 64 else { return nil }
        var best: String?
        var fewest = min(3, (written.count + 1) / 2)
        // Each edit changes the length by one at most.
        for name in names.prefix(10_000) where abs(name.utf8.count - written.count) < fewest {
            let edits = distance(written, lowercased(name))
            if edits < fewest { (best, fewest) = (name, edits) }
        }
        return best
    }

    /// Returns a hint such as `did you mean "words"?`, or `nil` if none of `names` is near `text`.
    public static func hint(for text: String, among names: [String]) -> String? {
        nearest(to: text, among: names).map { "did you mean \"" + $0 + "\"?" }
    }

    private static func lowercased(_ text: String) -> [UInt8] {
        text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    /// Returns the minimum number of edits that turn `a` into `b`.
    ///
    /// An edit inserts, deletes or replaces a byte, or swaps two neighbours.
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var rows = [Array(0...b.count)]
        for (i, first) in a.enumerated() {
            var row = [i + 1]
            for (j, second) in b.enumerated() {
                var least = min(rows[i][j + 1], row[j]) + 1
                least = min(least, rows[i][j] + (first == second ? 0 : 1))
                if i > 0, j > 0, first == b[j - 1], a[i - 1] == second {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
