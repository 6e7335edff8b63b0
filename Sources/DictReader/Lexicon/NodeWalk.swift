import DictFormat

/// The walk over the nodes of a lexicon.
///
/// Nothing it reads is trusted. It stays inside section NODE because every node it enters begins
/// below ``limit``, every code has a size of 1 to 10 bytes, and behind the limit stand
/// ``LexiconFormat/sentinel`` bytes 255 (checked at opening), on which a scan stops and within
/// which the largest dense node ends. It ends because a scan only moves forward and a look-up makes
/// one step a letter.
@safe
struct NodeWalk: @unchecked Sendable {
    /// Section NODE.
    let nodes: UnsafeRawPointer
    /// The first offset at which no node may begin.
    let limit: Int
    /// The records by first byte, then those of the escape pages.
    let codes: UnsafeMutablePointer<NodeCode>
    /// The target tables.
    let targets: UnsafeMutablePointer<UInt32>
    /// The page table, 256 bytes.
    let pages: UnsafeMutablePointer<UInt8>
    /// The low bits of an entry: the address.
    let addressMask: UInt64
    /// The bits of the address; the word bit stands above.
    let addressBits: UInt64
    /// The bytes of a narrow and of a wide entry.
    let narrow: Int
    let wide: Int

    /// What following a letter leads to.
    struct Step {
        /// The node behind the arc; the dead node where there is no such arc.
        var node: Int
        /// Whether the path that ends with the arc is a word.
        var isWord: Bool
    }

    /// The record of the arc at `at`, one- or two-byte code.
    @inline(__always)
    func code(at: Int) -> UnsafeMutablePointer<NodeCode> {
        // Safe because `at` lies before the sentinel's last bytes, a byte selects one of 256
        // records, and an escape record's base is the start of a page of 256 records.
        unsafe codes + Int(nodes.load(fromByteOffset: at, as: UInt8.self))
    }

    /// The record that the second byte of the escape code at `at` selects.
    @inline(__always)
    func escaped(_ page: UnsafeMutablePointer<NodeCode>, at: Int) -> UnsafeMutablePointer<NodeCode>
    {
        // Safe for the same reasons as above.
        unsafe codes + Int(page.pointee.base)
            + Int(nodes.load(fromByteOffset: at + 1, as: UInt8.self))
    }

    @inline(__always)
    func uint32(_ offset: Int) -> UInt32 {
        // Safe because callers stay before the end of the sentinel.
        unsafe UInt32(littleEndian: nodes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    @inline(__always)
    func uint64(_ offset: Int) -> UInt64 {
        // Safe because callers stay before the end of the sentinel.
        unsafe UInt64(littleEndian: nodes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Follows `label` from `node`; with `counting`, adds to `rank` the words that come before the
    /// arc in the node.
    @inline(__always)
    func follow(_ node: Int, _ label: UInt32, counting: Bool, _ rank: inout Int) -> Step {
        guard node < limit else { return Step(node: 0, isWord: false) }
        var at = node
        var record = unsafe code(at: at)
        while true {
            let head = unsafe record.pointee.head
            if head & 0xff == label {
                return Step(
                    node: unsafe target(of: record, head, at: at),
                    isWord: head & NodeCode.word != 0)
            }
            if head & NodeCode.last != 0 {
                if head & NodeCode.escape != 0 {
                    unsafe record = unsafe escaped(record, at: at)
                    continue
                }
                if head & (NodeCode.narrow | NodeCode.wide) != 0, at == node {
                    return dense(
                        at, label, width: head & NodeCode.narrow != 0 ? narrow : wide,
                        counting: counting, &rank)
                }
                return Step(node: 0, isWord: false)
            }
            if counting { rank &+= unsafe wordsPassed(record, head, at: at) }
            at &+= Int(head >> 16)
            unsafe record = unsafe code(at: at)
        }
    }

    /// The words at and below a non-last arc.
    @inline(__always)
    func wordsPassed(_ record: UnsafeMutablePointer<NodeCode>, _ head: UInt32, at: Int) -> Int {
        // Safe because the arc begins before the limit and its parts are at most 10 bytes on.
        let offsets = unsafe record.pointee.offsets
        let stored = unsafe uint32(at &+ Int(offsets >> 8)) & record.pointee.countMask
        var words = unsafe Int(record.pointee.passed) &+ Int(stored)
        if head & NodeCode.looked != 0 {
            if head & NodeCode.table != 0 {
                words &+= unsafe Int(tableEntry(record, at: at) >> 24)
            } else {
                let page = uint32(at &+ Int(offsets & 0xff)) >> 8 & 0xff
                // Safe because the table has 256 entries.
                words &+= unsafe Int(pages[Int(page)])
            }
        }
        return words
    }

    @inline(__always)
    func tableEntry(_ record: UnsafeMutablePointer<NodeCode>, at: Int) -> UInt32 {
        let offset = unsafe at &+ Int(record.pointee.offsets & 0xff)
        // Safe because a table is filled up to whole banks of 256 entries.
        return unsafe targets[
            Int(record.pointee.base) &+ Int(nodes.load(fromByteOffset: offset, as: UInt8.self))]
    }

    /// The node that the arc at `at` leads to.
    @inline(__always)
    func target(of record: UnsafeMutablePointer<NodeCode>, _ head: UInt32, at: Int) -> Int {
        if head & NodeCode.special != 0 {
            if head & NodeCode.table != 0 {
                return unsafe Int(tableEntry(record, at: at) & 0xff_ffff)
            }
            return endOfNode(from: at &+ Int(head >> 16))
        }
        // Safe because the arc begins before the limit and its parts are at most 10 bytes on.
        let stored = unsafe uint32(at &+ Int(record.pointee.offsets & 0xff))
        let code = unsafe record.pointee
        return Int(
            (stored & code.targetMask) &+ (UInt32(truncatingIfNeeded: at) & code.relative)
                &+ code.addend)
    }

    /// The offset behind the node whose arcs go on at `start`.
    func endOfNode(from start: Int) -> Int {
        var at = start
        while at < limit {
            var record = unsafe code(at: at)
            if unsafe record.pointee.head & NodeCode.escape != 0 {
                unsafe record = unsafe escaped(record, at: at)
            }
            let head = unsafe record.pointee.head
            if head & 0xff == 0xff { return 0 }
            at &+= Int(head >> 16)
            if head & NodeCode.last != 0 { return at }
        }
        return 0
    }

    /// The words before the child, its word bit and its address.
    @inline(__always)
    func entry(_ offset: Int, width: Int) -> (before: Int, isWord: Bool, node: Int) {
        let packed = uint64(offset) & (UInt64.max >> UInt64(64 - 8 * width))
        return (
            Int(truncatingIfNeeded: packed >> (addressBits &+ 1)),
            packed >> addressBits & 1 != 0, Int(packed & addressMask)
        )
    }

    @inline(__always)
    private func dense(
        _ node: Int, _ label: UInt32, width: Int, counting: Bool, _ rank: inout Int
    ) -> Step {
        let bitmap = uint32(node &+ 1)
        let bit = UInt32(1) << label
        if bitmap & bit == 0 { return Step(node: 0, isWord: false) }
        let index = (bitmap & (bit &- 1)).nonzeroBitCount
        let found = entry(node &+ LexiconFormat.denseHead &+ width &* index, width: width)
        if counting { rank &+= found.before }
        return Step(node: found.node, isWord: found.isWord)
    }
}
