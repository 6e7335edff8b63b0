/// A sample of items: those with the smallest hashes, at most one for each hash.
///
/// The smallest of a whole are among the smallest of each of its parts. Therefore the sample is
/// the same in whatever order the items come and however they are divided, and it needs memory for
/// its capacity only.
struct HashSample<Item: Sendable>: Sendable {
    /// An item of the sample.
    struct Member: Sendable {
        let hash: UInt64
        fileprivate(set) var position: SplitPosition
        var item: Item
    }

    /// What became of an item.
    enum Outcome {
        /// It is in the sample, in place of an item that is there no more, if the sample was full.
        case chosen(instead: Item?)
        /// The item at this index of the sample has the same hash as this item, which comes later.
        ///
        /// This item is the one that was added, or one that was in the sample so far.
        case repeated(at: Int, by: Item)
        /// Its hash is larger than those of a full sample.
        case surplus(Item)
    }

    private let capacity: Int
    private var members: [Member] = []
    /// The index of each hash in ``members``.
    private var indices: [UInt64: Int] = [:]
    /// The indices of the members as a binary heap, with the largest hash at the top.
    private var heap: [Int] = []

    /// Creates an empty sample of at most `capacity` items, at least one.
    init(capacity: Int) { self.capacity = max(1, capacity) }

    /// Adds `item`, unless its hash is too large.
    ///
    /// Of items with the same hash, the one with the smallest position is in the sample.
    mutating func add(_ item: Item, hash: UInt64, at position: SplitPosition) -> Outcome {
        if let index = indices[hash] {
            guard position < members[index].position else {
                return .repeated(at: index, by: item)
            }
            let later = members[index].item
            members[index].item = item
            members[index].position = position
            return .repeated(at: index, by: later)
        }
        let member = Member(hash: hash, position: position, item: item)
        guard members.count == capacity, let top = heap.first else {
            indices[hash] = members.count
            heap.append(members.count)
            members.append(member)
            rise(heap.count - 1)
            return .chosen(instead: nil)
        }
        guard hash < members[top].hash else { return .surplus(item) }
        let old = members[top]
        indices[old.hash] = nil
        indices[hash] = top
        members[top] = member
        sink()
        return .chosen(instead: old.item)
    }

    /// The item at `index`, which ``Outcome/repeated(at:by:)`` has returned for the latest item.
    subscript(index: Int) -> Item {
        get { members[index].item }
        _modify { yield &members[index].item }
    }

    /// Whether there are no items.
    var isEmpty: Bool { members.isEmpty }

    /// The items of the sample, in the order of their positions.
    var sorted: [Member] { sorted { $0.position < $1.position } }
    /// The items of the sample, from the smallest hash to the largest.
    var sortedByHash: [Member] { sorted { $0.hash < $1.hash } }

    /// Returns the items in an order, by sorting their indices, since items are large.
    private func sorted(_ isBefore: (Member, Member) -> Bool) -> [Member] {
        members.indices.sorted { isBefore(members[$0], members[$1]) }.map { members[$0] }
    }

    /// Moves the last index of the heap up to its place.
    private mutating func rise(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard isAbove(child, parent) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Moves the index at the top of the heap down to its place.
    private mutating func sink() {
        var parent = 0
        while 2 * parent + 1 < heap.count {
            var child = 2 * parent + 1
            if child + 1 < heap.count, isAbove(child + 1, child) { child += 1 }
            guard isAbove(child, parent) else { return }
            heap.swapAt(child, parent)
            parent = child
        }
    }

    private func isAbove(_ one: Int, _ other: Int) -> Bool {
        members[heap[one]].hash > members[heap[other]].hash
    }
}
