import DictModel
import DictStore

/// A list that `dictc count` wrote, of unknown origin: form, tag and count on each line.
struct CountList {
    /// The maximum length of a line: a form, a tag and a count.
    private static let longestLine = WordCounter.longestForm + 32

    private let path: String
    private let place: Place
    private let columns: Int

    /// Creates the list in the file `input`, whose words were counted with `tags`.
    init(_ input: TaggingInput, _ tags: CountTags) {
        path = input.name
        place = Place(input.name)
        columns = tags == .none ? 2 : 3
    }

    /// Adds the list to `counts`, and returns how many words it counts.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or a line is not like those that
    ///   `dictc count` writes. Some lines may have been added then.
    func add(to counts: inout SpilledCounts) throws -> UInt64 {
        var line: [UInt8] = []
        var (number, sum) = (1, UInt64(0))
        var failure: (any Error)?
        try FileContents.forEachPiece(of: path) { piece in
            do {
                var rest = piece
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    line += rest[..<end]
                    rest = rest[(end + 1)...]
                    sum = sum.addingReportingOverflow(try add(line[...], number, to: &counts)).0
                    line.removeAll(keepingCapacity: true)
                    number += 1
                }
                line += rest
                if line.count > Self.longestLine { throw fault(number) }
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        // A list that was cut ends inside a line.
        if !line.isEmpty { throw fault(number) }
        return sum
    }

    private func add(
        _ line: ArraySlice<UInt8>, _ number: Int, to counts: inout SpilledCounts
    ) throws -> UInt64 {
        let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard line.count <= Self.longestLine, parts.count == columns, let form = parts.first,
            (1...WordCounter.longestForm).contains(form.count),
            String(validating: form, as: UTF8.self) != nil,
            columns == 2 || UniversalTag(name: Array(parts[1]).span) != nil,
            let last = parts.last, last.allSatisfy({ (0x30...0x39).contains($0) }),
            let count = String(validating: last, as: UTF8.self).flatMap({ UInt64($0) }), count > 0
        else { throw fault(number) }
        try counts.add(Array(line[..<(last.startIndex - 1)]), count)
        return count
    }

    private func fault(_ line: Int) -> Diagnostic {
        Diagnostic(
            .countList, at: Place(path, line: line), "not a line of `dictc count`",
            expected: columns == 3 ? "form, tag and count" : "form and count",
            hint: "name lists that were counted with the same --tags")
    }
}
