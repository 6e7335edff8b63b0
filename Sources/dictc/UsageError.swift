/// Messages for calls that the argument parser refuses.
enum UsageError {
    /// The failure for the parser's `message` about `arguments`.
    static func failure(_ message: String, _ arguments: [String], commands: [String]) -> Failure {
        let named = arguments.first { !$0.hasPrefix("-") }
        guard let named, !commands.contains(named), named != "help" else {
            let command = named.map { "dictc \($0)" } ?? "dictc"
            let (problem, suggestion) = parts(of: message)
            return Failure(
                status: .usage, place: command, problem: problem,
                hint: suggestion ?? "see `dictc help\(named.map { " " + $0 } ?? "")`")
        }
        return noCommand(named, commands: commands)
    }

    /// The failure for `named`, which is none of `commands`.
    static func noCommand(_ named: String, commands: [String]) -> Failure {
        let hint = nearest(named, commands).map { "did you mean `dictc \($0)`?" }
        return .usage("no command \"\(named)\"", hint: hint ?? "see `dictc --help`")
    }

    /// `message` on one line, without a full stop at its end, and the suggestion that it ends in.
    private static func parts(of message: String) -> (problem: String, suggestion: String?) {
        let line = Array(message.split(separator: "\n").joined(separator: " ").utf8)
        let mark = Array(". Did you mean ".utf8)
        for start in line.indices where line[start...].starts(with: mark) {
            let suggestion = line[(start + mark.count)...]
            return (text(line[..<start]), "did you mean " + text(suggestion))
        }
        return (text(line.last == UInt8(ascii: ".") ? line.dropLast() : line[...]), nil)
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(validating: bytes, as: UTF8.self) ?? ""
    }

    /// The name of `names` with the fewest edits from `text`; `nil` where more than two are needed.
    static func nearest(_ text: String, _ names: [String]) -> String? {
        var best: (name: String, edits: Int)?
        for name in names {
            let edits = edits(Array(text.utf8), Array(name.utf8))
            if edits <= 2, edits < (best?.edits ?? .max) { best = (name, edits) }
        }
        return best?.name
    }

    /// The insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`
    /// (optimal string alignment); O(a · b).
    private static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
        guard a.count <= 64 else { return .max }
        var rows = [Array(0...b.count)]
        for i in 1..<(a.count + 1) {
            var row = [i]
            for j in 1..<(b.count + 1) {
                var least = min(rows[i - 1][j], row[j - 1]) + 1
                least = min(least, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    least = min(least, rows[i - 2][j - 2] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
