import DictFormat
import DictModel

/// An automaton that selects words of a lexicon, such as those that match a pattern.
///
/// It reads words letter by letter, and can reject all words with a common prefix at once.
protocol WordFilter {
    /// The state of the automaton after reading a prefix.
    associatedtype State: Equatable
    /// The state of the automaton before the first letter.
    var start: State { get }
    /// Returns the state after reading `letter` in `state`, or `nil` if no continuation can be
    /// accepted.
    func advance(_ state: State, by letter: UInt8) -> State?
    /// Whether the automaton accepts a word that ends in `state`.
    func accepts(_ state: State) -> Bool
    /// Returns a hash of `state`, which is the same for equal states.
    func digest(_ state: State) -> UInt64
}

extension Lexicon {
    /// Returns the first words in byte order that `filter` accepts, at most `limit` of them.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    func words<Filter: WordFilter>(
        passing filter: Filter, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        var words: [[UInt8]] = []
        if limit <= 0 { return words }
        try forEachWord(passing: filter) { word in
            words.append([UInt8](copying: word))
            return words.count < limit
        }
        return words
    }

    /// Calls `body` with each word that `filter` accepts, in byte order, until `body` returns
    /// `false`.
    ///
    /// Prefixes from which no word can be accepted are skipped.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    func forEachWord<Filter: WordFilter>(
        passing filter: Filter, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        var unlimited = Int64.max
        try forEachWord(passing: filter, reading: &unlimited, body)
    }

    /// Calls `body` with each word that `filter` accepts, in byte order, until `body` returns
    /// `false` or `budget` is spent.
    ///
    /// `budget` is the number of letters (arcs) that the search may read; those that it has read are
    /// subtracted. Only 0 means that the search was ended for lack of them.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    func forEachWord<Filter: WordFilter>(
        passing filter: Filter, reading budget: inout Int64, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        guard budget > 0 else { return }
        var search = FilterSearch(lexicon: self, filter: filter, budget: budget)
        _ = try search.visit(info.root, filter.start, body)
        budget &-= search.read
    }
}

/// A depth-first search for the words in a lexicon that a filter accepts.
///
/// A few nodes can form countless paths. A long search therefore remembers positions from which it
/// found nothing, and does not search there again. Finding the next word takes O(*n* · *m*) steps,
/// where *n* is the number of nodes and *m* is the number of states of the filter.
private struct FilterSearch<Filter: WordFilter> {
    /// The number of steps after which a search begins to remember positions without words.
    ///
    /// A walk over all nodes of a large word list takes fewer steps.
    private static var longSearch: Int64 { 1 << 20 }

    let lexicon: Lexicon
    let filter: Filter
    /// The number of words found so far.
    var found = 0
    var letters: [UInt8] = []
    /// The number of arcs that may still be read before the budget is spent or, if the search has
    /// more of that than a sound file has arcs, before the file is considered damaged.
    private var steps: Int64
    private let most: Int64
    private let isLimited: Bool
    /// Positions from which no accepted word can be reached.
    ///
    /// They are recorded only in a long search, once fewer than `noting` steps are left.
    private var barren = PositionTable<Filter.State>()
    private let noting: Int64

    init(lexicon: Lexicon, filter: Filter, budget: Int64) {
        self.lexicon = lexicon
        self.filter = filter
        let arcs = (Int64(lexicon.count) + 1) * (Int64(lexicon.longestWord) + 1)
        isLimited = budget < arcs
        most = min(budget, arcs)
        steps = most
        noting = steps - Self.longSearch
    }

    /// The number of arcs that the search has read.
    var read: Int64 { most &- steps }

    /// Searches below `node`, which the filter reaches in `state`, and passes the words found to
    /// `body`.
    ///
    /// - Returns: `false` if `body` has ended the search, or the budget is spent.
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes are damaged.
    mutating func visit(
        _ node: Int, _ state: Filter.State, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) -> Bool {
        guard var place = lexicon.walk.arcs(of: node) else { return true }
        guard letters.count < lexicon.longestWord else {
            throw .damaged(LexiconFormat.nodes, .structure)
        }
        if !barren.isEmpty, barren.contains(node, state, filter.digest(state)) { return true }
        let before = found
        var previous = -1
        while true {
            let arc = lexicon.walk.next(&place)
            steps &-= 1
            guard arc.letter != 255, Int(arc.letter) > previous,
                arc.isWord != 0 || arc.node != 0, steps > 0
            else {
                if isLimited, steps <= 0 { return false }
                throw .damaged(LexiconFormat.nodes, .structure)
            }
            previous = Int(arc.letter)
            if let next = filter.advance(state, by: arc.letter) {
                letters.append(arc.letter)
                if arc.isWord != 0, filter.accepts(next) {
                    found &+= 1
                    guard body(letters.span) else { return false }
                }
                if arc.node != 0 {
                    guard try visit(arc.node, next, body) else { return false }
                }
                letters.removeLast()
            }
            if arc.isLast { break }
        }
        if steps < noting, found == before {
            barren.insert(node, state, filter.digest(state))
        }
        return true
    }
}

/// A set of positions, each of which is a node and a filter state, in a table of fixed size.
///
/// A new position replaces the one in the same slot, so old positions may be forgotten. A `Set`
/// would pull hashing and floating-point code into the C library.
private struct PositionTable<State: Equatable> {
    private struct Position {
        let node: Int
        let state: State
    }

    private static var bits: Int { 17 }
    /// The slots for positions, or an empty array before the first insertion.
    private var places: [Position?] = []

    var isEmpty: Bool { places.isEmpty }

    func contains(_ node: Int, _ state: State, _ digest: UInt64) -> Bool {
        guard !places.isEmpty, let found = places[Self.place(node, digest)] else { return false }
        return found.node == node && found.state == state
    }

    mutating func insert(_ node: Int, _ state: State, _ digest: UInt64) {
        if places.isEmpty { places = [Position?](repeating: nil, count: 1 << Self.bits) }
        places[Self.place(node, digest)] = Position(node: node, state: state)
    }

    /// Returns the index of the slot for the node at offset `node` and the state with the hash
    /// `digest`.
    private static func place(_ node: Int, _ digest: UInt64) -> Int {
        let mixed = (digest ^ UInt64(truncatingIfNeeded: node) << 32) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
    }
}
