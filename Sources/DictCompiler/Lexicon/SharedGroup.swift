/// The groups of an arc in ``CodeBook`` and ``TargetTables``, in one number.
struct SharedGroup {
    private let number: Int32

    /// Creates the number for an arc that is in a group of the code book, in one of the target
    /// tables, in both or in none (-1).
    init(code: Int32, table: Int32) { number = code >= 0 ? code : -2 - table }

    /// Creates the numbers of all arcs from their groups in the code book and in the target tables.
    static func all(
        codes: ContiguousArray<Int32>, tables: ContiguousArray<Int32>
    ) -> ContiguousArray<SharedGroup> {
        var groups = ContiguousArray(
            repeating: SharedGroup(code: -1, table: -1), count: codes.count)
        var output = groups.mutableSpan
        let (codes, tables) = (codes.span, tables.span)
        for arc in codes.indices { output[arc] = SharedGroup(code: codes[arc], table: tables[arc]) }
        return groups
    }

    /// The group in the code book, or -1.
    @inline(__always)
    var code: Int { number >= 0 ? Int(number) : -1 }

    /// The group in the target tables of an arc that is in no group of the code book, or -1.
    @inline(__always)
    var onlyTable: Int { -2 - Int(number) }

    /// Returns the group in the target tables, or -1.
    ///
    /// `tableOfCode` contains the group in the target tables for each group in the code book.
    @inline(__always)
    func table(_ tableOfCode: Span<Int32>) -> Int {
        number >= 0 ? Int(tableOfCode[Int(number)]) : onlyTable
    }
}
