import DictFormat

/// A check of all nodes in a lexicon that takes only a few steps per node, however many words there
/// are.
///
/// The nodes follow one another, so one pass over the section finds them all. Each node is then
/// verified after the nodes that it leads to. The number of words below it is the sum over its
/// arcs, and must agree with the counts that they store.
struct NodeProof {
    /// The number of nodes in the lexicon.
    var nodeCount: UInt32 { UInt32(truncatingIfNeeded: words.count) }
    /// The number of arcs in all nodes of the lexicon.
    private(set) var arcCount: UInt32 = 0

    private let walk: NodeWalk
    private var nodes: NodeIndex
    /// The number of words below each node.
    ///
    /// Nodes that have not been verified are marked with ``unproven`` or ``waiting``.
    private var words: [UInt32]
    /// The number of letters on the longest path below each node, or 0 for a node not yet verified.
    private var heights: [UInt8]

    /// A marker in `words` for a node that has not been visited.
    private static let unproven = UInt32.max - 1
    /// A marker in `words` for a node that waits until the nodes it leads to are verified.
    private static let waiting = UInt32.max - 2
    /// The maximum number of words that a lexicon may contain.
    private static let mostWords = UInt32.max >> 1

    /// Creates a proof for the nodes of `walk`, after finding all of them in one pass.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if anything but nodes precedes the padding at the
    ///   end of the section, or if the letters of a node are not in ascending order.
    init(_ walk: NodeWalk) throws(FormatError) {
        self.walk = walk
        nodes = NodeIndex(limit: walk.limit)
        words = []
        heights = []
        var at = LexiconFormat.deadNode
        while at < walk.limit {
            nodes.append(at)
            at = try end(ofNodeAt: at)
        }
        words = [UInt32](repeating: Self.unproven, count: nodes.count)
        heights = [UInt8](repeating: 0, count: nodes.count)
    }

    /// Checks the letters of the node at offset `node`, and adds its arcs to ``arcCount``.
    ///
    /// - Returns: The offset of the first byte after the node.
    private mutating func end(ofNodeAt node: Int) throws(FormatError) -> Int {
        guard var place = walk.arcs(of: node) else { throw Self.broken }
        var previous = -1
        while true {
            let arc = walk.next(&place)
            guard arc.letter != 255, arc.isWord != 0 || arc.node != 0 else { throw Self.broken }
            guard Int(arc.letter) > previous else { throw .damaged(LexiconFormat.nodes, .order) }
            previous = Int(arc.letter)
            arcCount &+= 1
            if arc.isLast { break }
        }
        guard place.at <= walk.limit else { throw Self.broken }
        return place.at
    }

    /// Verifies all nodes of the lexicon.
    ///
    /// - Parameter root: The offset of the root, or 0 if the lexicon contains no words.
    /// - Returns: The number of words below `root` and the length of the longest one, or zeros if
    ///   `root` is 0.
    /// - Throws: ``FormatError/damaged(_:_:)`` if an arc does not lead to a node, closes a cycle,
    ///   or states a wrong number of words; ``FormatError/damagedEntry(_:_:_:)`` if a node is not
    ///   reached.
    mutating func prove(from root: Int) throws(FormatError) -> (words: UInt32, longest: UInt8) {
        var pending: [UInt32] = []
        try add(root, to: &pending)
        while let last = pending.last {
            let node = Int(last)
            let number = try number(of: node)
            switch words[number] {
            case Self.unproven:
                words[number] = Self.waiting
                guard var place = walk.arcs(of: node) else { throw Self.broken }
                while true {
                    let arc = walk.next(&place)
                    try add(arc.node, to: &pending)
                    if arc.isLast { break }
                }
            case Self.waiting:
                try settle(node, number)
                pending.removeLast()
            default:
                pending.removeLast()
            }
        }
        if let unused = words.firstIndex(of: Self.unproven) {
            throw .damagedEntry(LexiconFormat.nodes, unused, .unused)
        }
        if root == 0 { return (0, 0) }
        let number = try number(of: root)
        return (words[number], heights[number])
    }

    private func number(of node: Int) throws(FormatError) -> Int {
        guard let number = nodes.number(ofNodeAt: node) else { throw Self.broken }
        return number
    }

    /// Adds the node at offset `node` to `pending` if it has not been verified.
    ///
    /// Does nothing if the offset is 0, which means that an arc has no target.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if no node begins at the offset, or if the node is
    ///   waiting, because the arcs then form a cycle.
    private func add(_ node: Int, to pending: inout [UInt32]) throws(FormatError) {
        if node == 0 { return }
        let state = words[try number(of: node)]
        if state == Self.waiting { throw Self.broken }
        if state == Self.unproven { pending.append(UInt32(truncatingIfNeeded: node)) }
    }

    /// Verifies the node at offset `node` by comparing its stored counts with the words found below
    /// it.
    ///
    /// The nodes that it leads to must have been verified. `number` is the number assigned to the
    /// node in the index.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if a count is wrong, or if there are too many words
    ///   or letters.
    private mutating func settle(_ node: Int, _ number: Int) throws(FormatError) {
        guard var place = walk.arcs(of: node) else { throw Self.broken }
        if place.letters != 0, walk.packing.before(walk.uint64(place.at), width: place.width) != 0 {
            throw .damaged(LexiconFormat.nodes, .order)
        }
        var total: UInt32 = 0
        var height: UInt8 = 0
        while true {
            let before = place
            let arc = walk.next(&place)
            let child = arc.node == 0 ? nil : try self.number(of: arc.node)
            // At most 2^31, as `total` is.
            let found = (child.map { words[$0] } ?? 0) + (arc.isWord != 0 ? 1 : 0)
            total += found
            guard total <= Self.mostWords else { throw .damaged(LexiconFormat.info, .structure) }
            if let child { height = max(height, heights[child]) }
            if arc.isLast { break }
            guard walk.words(at: before) == Int(found) else {
                throw .damaged(LexiconFormat.nodes, .order)
            }
        }
        guard height < UInt8(LexiconFormat.maximumWordLength) else {
            throw .damaged(LexiconFormat.info, .value)
        }
        words[number] = total
        heights[number] = height + 1
    }

    private static var broken: FormatError { .damaged(LexiconFormat.nodes, .structure) }
}
