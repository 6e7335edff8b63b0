import DictFormat

/// A proof of the nodes of a lexicon, each of which is looked at a few times however many words run
/// through it.
///
/// The nodes follow one another, so one pass over the section finds them all. Then each is proven
/// after those that it leads to: the words below it are the sum of those below its arcs, which is
/// what the arcs have to state.
struct NodeProof {
    /// The number of nodes.
    var nodeCount: UInt32 { UInt32(truncatingIfNeeded: words.count) }
    /// The number of their arcs.
    private(set) var arcCount: UInt32 = 0

    private let walk: NodeWalk
    private var nodes: NodeIndex
    /// The number of words below each node, or one of the marks.
    private var words: [UInt32]
    /// The number of letters on the longest path below each node.
    private var heights: [UInt8]

    /// The node has not been met.
    private static let unproven = UInt32.max - 1
    /// The node waits for those that it leads to.
    private static let waiting = UInt32.max - 2
    /// The maximum number of words in a lexicon.
    private static let mostWords = UInt32.max >> 1

    /// Finds the nodes of `walk`, from the dead node to the end bytes without a gap.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if there is anything else, or letters that do not
    ///   ascend.
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

    /// The offset after the node at `node`.
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

    /// The number of words below `root`, and of the letters of the longest; 0 for a root of 0.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if an arc does not lead to a node, leads back to one
    ///   that leads to it, or states another number of words than there are;
    ///   ``FormatError/damagedEntry(_:_:_:)`` if a node is not reached.
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

    /// Notes that `node` has to be proven, unless that is done or there is none.
    private func add(_ node: Int, to pending: inout [UInt32]) throws(FormatError) {
        if node == 0 { return }
        let state = words[try number(of: node)]
        if state == Self.waiting { throw Self.broken }
        if state == Self.unproven { pending.append(UInt32(truncatingIfNeeded: node)) }
    }

    /// Adds up the words below the arcs of `node`, and compares the sums with the stored counts.
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
