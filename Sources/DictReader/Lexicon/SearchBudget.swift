/// The number of letters that searches of one lexicon may read, and those that are left of it.
///
/// A sound lexicon of a few kilobytes can have billions of words. A search may read 100 letters for
/// each byte of the lexicon, far more than any word list has, and several searches as many as a
/// stated number beyond that. So a search of an ordinary lexicon never uses up the budget, however
/// many there are.
package struct SearchBudget {
    private static var lettersPerByte: Int64 { 100 }

    private let perSearch: Int64
    private var rest: Int64

    /// Creates the budget for searches of `lexicon`.
    ///
    /// `most` is the maximum number of letters to read beyond those of each search. By default, it
    /// takes one second or two.
    package init(_ lexicon: Lexicon, most: Int64 = 100_000_000) {
        perSearch = Int64(lexicon.size) * Self.lettersPerByte
        rest = most
    }

    /// The number of letters that the next search may read.
    package var allowed: Int64 { perSearch &+ rest }

    /// Calls `search` with the number of letters that it may read, from which it subtracts those
    /// that it has read.
    ///
    /// - Returns: Whether any were left, so that the search was not ended for lack of them.
    /// - Throws: The errors of `search`.
    package mutating func search<Failure: Error>(
        _ search: (inout Int64) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        var left = allowed
        try search(&left)
        rest = min(rest, left)
        return left > 0
    }
}
