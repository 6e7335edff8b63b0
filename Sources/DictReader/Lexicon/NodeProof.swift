import DictFormat

/// A proof of the nodes of a lexicon, each of which is looked at a few times however many words run
/// through it.
///
/// The nodes follow one another, so one pass over the section finds them all. Then each is proven
/// after those that it leads to: the words below it are the sum of those below its arcs, which is
/// what the arcs have to state.
struct NodeProof {
    /// How many nodes there are.
    private(set) var nodeCount: UInt32 = 0
    /// How many arcs they have.
    private(set) var arcCount: UInt32 = 0

    private let walk: NodeWalk
    /// For each offset the words below the node that begins there, or one of the marks.
    private var words: [UInt32]
    /// For each offset the letters of the longest path below the node that begins there.
    private var heights: [UInt8]

    /// No node begins at the offset.
    private static let absent = UInt32.max
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
        words = [UInt32](repeating: Self.absent, count: walk.limit)
        heights = [UInt8](repeating: 0, count: walk.limit)
        var at = LexiconFormat.deadNode
        while at < walk.limit {
            words[at] = Self.unproven
            nodeCount &+= 1
            at = try end(ofNodeAt: at)
        }
    }

    /// The offset behind the node at `node`.
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

    /// How many words begin at `root`, and the letters of the longest; 0 for a root of 0.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` where an arc leads to no node, back to one that leads
    ///   to it, or to other words than it states, or where a node is not reached.
    mutating func prove(from root: Int) throws(FormatError) -> (words: UInt32, longest: UInt8) {
        var pending: [Int] = []
        try add(root, to: &pending)
        while let node = pending.last {
            switch words[node] {
            case Self.unproven:
                words[node] = Self.waiting
                guard var place = walk.arcs(of: node) else { throw Self.broken }
                while true {
                    let arc = walk.next(&place)
                    try add(arc.node, to: &pending)
                    if arc.isLast { break }
                }
            case Self.waiting:
                try settle(node)
                pending.removeLast()
            default:
                pending.removeLast()
            }
        }
        if let unused = words.firstIndex(of: Self.unproven) {
            throw .damagedEntry(LexiconFormat.nodes, unused, .unused)
        }
        return root == 0 ? (0, 0) : (words[root], heights[root])
    }

    /// Notes that `node` has to be proven, unless that is done or there is none.
    private func add(_ node: Int, to pending: inout [Int]) throws(FormatError) {
        if node == 0 { return }
        guard words.indices.contains(node), words[node] != Self.absent,
            words[node] != Self.waiting
        else { throw Self.broken }
        if words[node] == Self.unproven { pending.append(node) }
    }

    /// Adds up the words below the arcs of `node`, and compares the sums with the stored counts.
    private mutating func settle(_ node: Int) throws(FormatError) {
        guard var place = walk.arcs(of: node) else { throw Self.broken }
        if place.letters != 0, walk.packing.before(walk.uint64(place.at), width: place.width) != 0 {
            throw .damaged(LexiconFormat.nodes, .order)
        }
        var total: UInt32 = 0
        var height: UInt8 = 0
        while true {
            let before = place
            let arc = walk.next(&place)
            let below = arc.node == 0 ? 0 : words[arc.node]
            let stands = below + (arc.isWord != 0 ? 1 : 0)
            // Both are 2^31 at most.
            total += stands
            guard total <= Self.mostWords else { throw .damaged(LexiconFormat.info, .structure) }
            height = max(height, arc.node == 0 ? 0 : heights[arc.node])
            if arc.isLast { break }
            guard walk.words(at: before) == Int(stands) else {
                throw .damaged(LexiconFormat.nodes, .order)
            }
        }
        guard height < UInt8(LexiconFormat.maximumWordLength) else {
            throw .damaged(LexiconFormat.info, .value)
        }
        words[node] = total
        heights[node] = height + 1
    }

    private static var broken: FormatError { .damaged(LexiconFormat.nodes, .structure) }
}
