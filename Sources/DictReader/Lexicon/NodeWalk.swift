import DictFormat

/// Walks over the nodes of a lexicon.
///
/// Nothing that it reads is trusted. It stays inside section NODE because every node that it enters
/// begins below ``limit``, every code has a size of 1 to 10 bytes, and the limit is followed by
/// ``LexiconFormat/sentinel`` bytes 255 (checked at opening), at which every scan stops and within
/// which the largest dense node ends. It terminates because a scan only moves forward, and a
/// look-up takes one step per letter.
@safe
struct NodeWalk: @unchecked Sendable {
    /// Section NODE.
    let nodes: UnsafeRawPointer
    /// The first offset at which no node may begin.
    let limit: Int
    /// The tables of the walk: heads, codes, pages, labels, letters and targets.
    let tables: WalkTables
    /// The layout of packed entries.
    let packing: EntryPacking

    /// The layout of the entries in dense nodes and in the directory: address, word bit, count.
    struct EntryPacking {
        /// The size of a narrow entry, in bytes.
        let narrow: Int
        /// The size of a wide entry, in bytes.
        let wide: Int
        /// A mask for the address.
        let addressMask: UInt64
        /// The word bit, just above the address.
        let wordBit: UInt64
        /// The first bit of the count.
        let countShift: UInt64

        init(_ widths: LexiconFormat.EntryWidths) {
            narrow = widths.narrow
            wide = widths.wide
            wordBit = 1 &<< UInt64(widths.addressBits)
            addressMask = wordBit &- 1
            countShift = UInt64(widths.addressBits) &+ 1
        }

        /// The node that an entry of any width leads to, and whether the path there is a word.
        @inline(__always)
        func step(_ entry: UInt64) -> Step {
            Step(node: Int(truncatingIfNeeded: entry & addressMask), isWord: entry & wordBit)
        }

        /// The number of words before the path, according to an entry of `width` bytes.
        @inline(__always)
        func before(_ entry: UInt64, width: Int) -> Int {
            let unused = UInt64(truncatingIfNeeded: 64 &- 8 &* width)
            return Int(truncatingIfNeeded: ((entry &<< unused) &>> unused) &>> countShift)
        }
    }

    /// The result of following a letter.
    struct Step {
        /// The node at the end of the arc; the dead node if nothing follows.
        var node: Int
        /// Not 0 if the path that ends with the arc is a word.
        var isWord: UInt64
    }

    /// The first byte of the code at `at`.
    @inline(__always)
    func firstByte(_ at: Int) -> Int {
        // Safe because callers stay before the end of the sentinel.
        unsafe Int(nodes.load(fromByteOffset: at, as: UInt8.self))
    }

    /// The head of the code with the index `code`.
    @inline(__always)
    func head(_ code: Int) -> UInt32 { tables.head(code) }

    /// Whether a node other than the dead one may begin at `offset`.
    @inline(__always)
    func isNode(_ offset: Int) -> Bool {
        UInt(bitPattern: offset &- LexiconFormat.deadNode)
            < UInt(bitPattern: limit &- LexiconFormat.deadNode)
    }

    /// Whether the node at `offset` is dense.
    @inline(__always)
    func isDense(_ offset: Int) -> Bool { head(firstByte(offset)) & NodeCode.dense != 0 }

    /// The index of the two-byte code at `at`, whose first byte is `page`.
    @inline(__always)
    func escaped(_ page: Int, at: Int) -> Int {
        Int(tables.code(page).base) &+ firstByte(at &+ 1)
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

    /// Follows the arc for `letter` from `node`; returns `nil` if there is no such arc.
    ///
    /// If `counting` is set, adds to `rank` the number of words at and below the arcs that precede
    /// it in the node; if the result is `nil`, the value of `rank` has no meaning.
    @inline(__always)
    func follow(_ node: Int, _ letter: UInt8, counting: Bool, _ rank: inout Int) -> Step? {
        guard isNode(node) else { return nil }
        var at = node
        var code = firstByte(at)
        while true {
            let head = head(code)
            if UInt8(truncatingIfNeeded: head) == letter {
                return Step(
                    node: target(of: code, head, at: at, endingBefore: limit),
                    isWord: UInt64(head & NodeCode.word))
            }
            if head & NodeCode.last != 0 {
                if head & NodeCode.escape != 0 {
                    code = escaped(code, at: at)
                    continue
                }
                guard at == node, head & NodeCode.dense != 0 else { return nil }
                return dense(
                    at, tables.label(letter),
                    width: head & NodeCode.narrow != 0 ? packing.narrow : packing.wide,
                    counting: counting, &rank)
            }
            if counting { rank &+= wordsPassed(code, head, at: at) }
            at &+= Int(head &>> 16)
            code = firstByte(at)
        }
    }

    /// The number of words at and below the arc at `at`, which must not be the last of its node.
    @inline(__always)
    func wordsPassed(_ index: Int, _ head: UInt32, at: Int) -> Int {
        let code = tables.code(index)
        let stored = uint32(at &+ Int(code.countOffset)) & code.countMask
        var words = Int(truncatingIfNeeded: code.passed &+ stored)
        if head & NodeCode.looked != 0 {
            if head & NodeCode.table != 0 {
                words &+= Int(tableEntry(index, at: at) &>> 24)
            } else {
                let page = uint32(at &+ Int(code.targetOffset)) &>> 8 & 0xff
                words &+= tables.pageCount(page)
            }
        }
        return words
    }

    @inline(__always)
    func tableEntry(_ index: Int, at: Int) -> UInt32 {
        let code = tables.code(index)
        return tables.target(Int(code.base) &+ firstByte(at &+ Int(code.targetOffset)))
    }

    /// The node that the arc at `at` leads to; 0 if there is none.
    ///
    /// If the target is the node that follows, the end of the current node is searched for only up
    /// to `end`; if it is not found, the result is 0.
    @inline(__always)
    func target(of index: Int, _ head: UInt32, at: Int, endingBefore end: Int) -> Int {
        if head & NodeCode.special != 0 {
            if head & NodeCode.table != 0 {
                return Int(tableEntry(index, at: at) & 0xff_ffff)
            }
            return endOfNode(from: at &+ Int(head &>> 16), before: end)
        }
        return direct(index, at: at, offset: Int(tables.code(index).targetOffset))
    }

    /// The node that the arc at `at` leads to, if its target is in a table.
    ///
    /// The index in the table is `offset` bytes into the arc, which is 1 if the code has one byte.
    @inline(__always)
    func tableTarget(_ index: Int, at: Int, offset: Int) -> Int {
        let code = tables.code(index)
        return Int(tables.target(Int(code.base) &+ firstByte(at &+ offset)) & 0xff_ffff)
    }

    /// The node that the arc at `at` leads to, if its code is not ``NodeCode/special``.
    ///
    /// The target begins `offset` bytes into the arc, which is 1 if the code has one byte.
    @inline(__always)
    func direct(_ index: Int, at: Int, offset: Int) -> Int {
        let code = tables.code(index)
        let stored = uint32(at &+ offset)
        // As everywhere in the walk, a number that does not fit into an Int of 32 bits becomes
        // negative, and negative numbers are neither nodes nor counts.
        return Int(
            truncatingIfNeeded: (stored & code.targetMask)
                &+ (UInt32(truncatingIfNeeded: at) & code.relative)
                &+ code.addend)
    }

    /// An offset after every arc that can belong to the same node as the arc at `at`.
    ///
    /// Without this bound, a list of countless arcs in a damaged file would be read to its end
    /// again from each arc.
    @inline(__always)
    func reach(from at: Int) -> Int { min(limit, at &+ LexiconFormat.longestList) }

    /// The offset after the node whose arcs continue at `start`; 0 if the node does not end before
    /// `end`.
    @inline(__always)
    func endOfNode(from start: Int, before end: Int) -> Int {
        var at = start
        while at < end {
            var code = firstByte(at)
            if head(code) & NodeCode.escape != 0 { code = escaped(code, at: at) }
            let head = head(code)
            if head & 0xff == 0xff { return 0 }
            at &+= Int(head &>> 16)
            if head & NodeCode.last != 0 { return at }
        }
        return 0
    }

    @inline(__always)
    private func dense(
        _ node: Int, _ label: UInt32, width: Int, counting: Bool, _ rank: inout Int
    ) -> Step? {
        let bitmap = uint32(node &+ 1)
        let bit = 1 as UInt32 &<< label
        if bitmap & bit == 0 { return nil }
        let index = (bitmap & (bit &- 1)).nonzeroBitCount
        let entry = uint64(node &+ LexiconFormat.denseHead &+ width &* index)
        if counting { rank &+= packing.before(entry, width: width) }
        return packing.step(entry)
    }
}
