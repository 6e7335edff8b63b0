import DictFormat

/// Which words a walk over the lexicon keeps: an automaton that reads letter by letter and can say
/// early that nothing will come of a prefix.
protocol WordFilter {
    /// What the filter knows after a prefix.
    associatedtype State: Equatable
    /// The state of the empty prefix.
    var start: State { get }
    /// The state behind `letter`; `nil` where no continuation can be kept.
    func advance(_ state: State, by letter: UInt8) -> State?
    /// Whether a word that ends in `state` is kept.
    func accepts(_ state: State) -> Bool
    /// A number that differs for most states that differ.
    func digest(_ state: State) -> UInt64
}

extension Lexicon {
    /// The first `limit` words that `filter` accepts, ascending.
    ///
    /// Prefixes without hope are cut.
    func words<Filter: WordFilter>(
        passing filter: Filter, limit: Int
    ) throws(FormatError) -> [[UInt8]] {
        var search = FilterSearch(lexicon: self, filter: filter, limit: limit)
        if limit > 0 { try search.visit(info.root, filter.start) }
        return search.found
    }
}

/// A depth-first search for the words that a filter accepts.
///
/// A few nodes can make countless paths. A search that is long notes where it found nothing, and
/// does not look there again; so it takes O(nodes x states of the filter) steps between two words.
private struct FilterSearch<Filter: WordFilter> {
    /// The steps after which a search is long: more than it takes to look at all of a large list.
    private static var longSearch: Int64 { 1 << 20 }

    let lexicon: Lexicon
    let filter: Filter
    let limit: Int
    var found: [[UInt8]] = []
    var letters: [UInt8] = []
    /// Arcs that may still be looked at before the file counts as damaged.
    var steps: Int64
    /// Positions behind which there is no word, noted while fewer steps than this are left.
    private var barren = PositionTable<Filter.State>()
    private let noting: Int64

    init(lexicon: Lexicon, filter: Filter, limit: Int) {
        self.lexicon = lexicon
        self.filter = filter
        self.limit = limit
        steps = (Int64(lexicon.count) + 1) * (Int64(lexicon.longestWord) + 1)
        noting = steps - Self.longSearch
    }

    mutating func visit(_ node: Int, _ state: Filter.State) throws(FormatError) {
        guard var place = lexicon.walk.arcs(of: node) else { return }
        guard letters.count < lexicon.longestWord else {
            throw .damaged(LexiconFormat.nodes, .structure)
        }
        if !barren.isEmpty, barren.contains(node, state, filter.digest(state)) { return }
        let before = found.count
        while true {
            let arc = lexicon.walk.next(&place)
            steps &-= 1
            guard arc.letter != 255, arc.isWord != 0 || arc.node != 0, steps > 0 else {
                throw .damaged(LexiconFormat.nodes, .structure)
            }
            if let next = filter.advance(state, by: arc.letter) {
                letters.append(arc.letter)
                if arc.isWord != 0, filter.accepts(next) { found.append(letters) }
                if arc.node != 0, found.count < limit { try visit(arc.node, next) }
                letters.removeLast()
            }
            if found.count >= limit { return }
            if arc.isLast { break }
        }
        if steps < noting, found.count == before {
            barren.insert(node, state, filter.digest(state))
        }
    }
}

/// Nodes with states of a filter, in a fixed number of places: one takes the place of another.
///
/// (A `Set` would draw hashing and floating point from the system into the C library.)
private struct PositionTable<State: Equatable> {
    private struct Position {
        let node: Int
        let state: State
    }

    private static var bits: Int { 17 }
    /// Empty before the first insertion.
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

    /// The upper bits of a product, below the number of places.
    private static func place(_ node: Int, _ digest: UInt64) -> Int {
        let mixed = (digest ^ UInt64(truncatingIfNeeded: node) << 32) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
    }
}
