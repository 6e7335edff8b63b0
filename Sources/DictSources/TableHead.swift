import DictModel

/// A gauge that recognises a head line which nobody has declared: a first row whose fields are of
/// another kind than those of all other rows.
struct TableHead {
    private var fields: [[UInt8]] = []
    /// For each column of the first row, whether all later rows have a number in it.
    private var isNumber: [Bool] = []
    private var line = 0
    private var rows = 0

    /// Adds a row, which begins on the 1-based line `line`.
    mutating func add(_ row: TableRow, line: Int) {
        defer { rows += 1 }
        guard rows > 0 else {
            self.line = line
            fields = row.fields.map { Array(row.text[$0]) }
            isNumber = fields.map { _ in true }
            return
        }
        for column in isNumber.indices where isNumber[column] {
            isNumber[column] =
                row.fields.indices.contains(column) && Self.isNumeric(row.text[row.fields[column]])
        }
    }

    /// A note if the first row was read as a record but looks like a head line, or `nil`.
    ///
    /// `word` is the 0-based index of the column with the word.
    func note(at place: Place, word: Int) -> Diagnostic? {
        guard fields.indices.contains(word), fields.count > 1 else { return nil }
        let differs =
            rows > 1
            && fields.indices.contains { column in
                column != word && isNumber[column] && !fields[column].isEmpty
                    && !Self.isNumeric(fields[column][...])
            }
        let named = fields.count(where: Self.isName)
        let isNamed = named > 1 && Self.isName(fields[word])
        guard differs || isNamed else { return nil }
        return Diagnostic(
            .listHead, at: place.at(line: line),
            "the first row was read as a record, and looks like a head line",
            found: PrintableText.list(fields.prefix(6).map { PrintableText.quoted($0) }),
            hint: "add `header: true` to `columns` if it is one")
    }

    private static func isName(_ field: [UInt8]) -> Bool {
        names.contains(field.span.lowerASCII)
    }

    private static func isNumeric(_ field: ArraySlice<UInt8>) -> Bool {
        field.contains(where: ASCII.isDigit)
            && field.allSatisfy { ASCII.isDigit($0) || ".,-+%".utf8.contains($0) }
    }

    /// What head lines call their columns, in English and Dutch.
    private static let names: Set<[UInt8]> = Set(
        """
        aantal betekenis class count definition form freq frequency frequentie id lemma length \
        meaning nr note notes number phrase pos rank score spelling tag term uitdrukking \
        woord word words
        """.utf8.split(separator: ASCII.space).map { Array($0) })
}
