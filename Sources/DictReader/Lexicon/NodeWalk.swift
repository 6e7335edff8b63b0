import DictFormat

/// A reader of a lexicon's nodes, which follows arcs and counts words.
///
/// A node is either a list of arcs or dense: a bitmap of letters with an entry for each. The bytes
/// are not trusted. Reads stay inside section NODE for these reasons:
///
/// - Every node that is entered begins below ``limit``.
/// - Every arc has a size of 1 to 10 bytes, of which at most 9 follow the first byte of its code.
/// - The limit is followed by ``LexiconFormat/sentinel`` bytes of value 255, which are checked when
///   the lexicon is opened. Every scan stops there, and the largest dense node ends among them.
///
/// Every walk ends, because a scan only moves forward, and a look-up takes one step per letter.
@safe
struct NodeWalk: @unchecked Sendable {
    /// A pointer to the start of section NODE.
    let nodes: UnsafeRawPointer
    /// The lowest offset at which no node may begin, because only the padding of the section
    /// follows.
    let limit: Int
    /// The tables that describe arcs: heads, codes, page counts, labels, letters and targets.
    let tables: WalkTables
    /// The layout of the entries in dense nodes.
    let packing: EntryPacking

    /// The layout of the entries in dense nodes.
    ///
    /// From the lowest bit, an entry contains the address of a node, a word bit and a count.
    struct EntryPacking {
        /// A mask that selects the address in an entry.
        let addressMask: UInt64
        /// A mask that selects the word bit, which is just above the address.
        let wordBit: UInt64
        /// The number of bits below the count in an entry.
        let countShift: UInt64

        init(_ widths: LexiconFormat.EntryWidths) {
            wordBit = 1 &<< UInt64(widths.addressBits)
            addressMask = wordBit &- 1
            countShift = UInt64(widths.addressBits) &+ 1
        }

        /// Returns the node that `entry` leads to, and whether the path to the node is a word.
        ///
        /// The entry may be narrow or wide.
        @inline(__always)
        func step(_ entry: UInt64) -> Step {
            Step(node: Int(truncatingIfNeeded: entry & addressMask), isWord: entry & wordBit)
        }

        /// Returns the word count that `entry` stores: the number of words at and below the arcs
        /// that precede it in its node.
        ///
        /// `width` is the size of the entry in bytes; higher bits of `entry` are ignored.
        @inline(__always)
        func before(_ entry: UInt64, width: Int) -> Int {
            let unused = UInt64(truncatingIfNeeded: 64 &- 8 &* width)
            return Int(truncatingIfNeeded: ((entry &<< unused) &>> unused) &>> countShift)
        }
    }

    /// The node that a letter leads to, and whether the letters so far are a word.
    struct Step {
        /// The offset of the node, or 0 (the dead node) if no word continues.
        var node: Int
        /// Nonzero if the letters on the path are a word, and zero otherwise.
        var isWord: UInt64
    }

    /// Returns the byte at offset `at`.
    @inline(__always)
    func byte(_ at: Int) -> Int {
        // Safe because callers stay before the end of the sentinel.
        unsafe Int(nodes.load(fromByteOffset: at, as: UInt8.self))
    }

    /// Returns the head of the code with the index `code`: the letter, the next context, the flags
    /// and the size of its arcs.
    @inline(__always)
    func head(_ code: Int) -> UInt32 { tables.head(code) }

    /// Returns the index of the code at offset `at`, where a node begins.
    @inline(__always)
    func firstCode(_ at: Int) -> Int { WalkTables.first &+ byte(at) }

    /// Returns the index of the code at offset `at`, after an arc with the head `head`.
    @inline(__always)
    func code(after head: UInt32, at: Int) -> Int {
        Int(head & NodeCode.context) &+ byte(at)
    }

    /// Returns the index of the two-byte code whose second byte is at offset `at`.
    ///
    /// `head` is the head of its first byte.
    @inline(__always)
    func escaped(_ head: UInt32, at: Int) -> Int {
        WalkTables.escapes &+ Int(head &>> 28) &<< 8 &+ byte(at)
    }

    /// Whether a node other than the dead node may begin at `offset`.
    @inline(__always)
    func isNode(_ offset: Int) -> Bool {
        UInt(bitPattern: offset &- LexiconFormat.deadNode)
            < UInt(bitPattern: limit &- LexiconFormat.deadNode)
    }

    /// Whether the node at `offset` is dense: a bitmap of letters instead of a list of arcs.
    @inline(__always)
    func isDense(_ offset: Int) -> Bool { NodeWalk.isDense(head(firstCode(offset))) }

    /// Whether `head` is that of the first byte of a dense node.
    @inline(__always)
    static func isDense(_ head: UInt32) -> Bool {
        head & (0xff | NodeCode.dense) == 0xff | NodeCode.dense
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

    /// Follows the arc for `letter` from the node at offset `node`.
    ///
    /// If `counting` is `true`, adds to `rank` the number of words at and below the preceding arcs
    /// of the node. If the result is `nil`, `rank` has no meaning.
    ///
    /// - Returns: The node at the end of the arc, or `nil` if there is no such arc. For the byte 255,
    ///   which is no letter, it may also be the dead node, without the word bit.
    @inline(__always)
    func follow(_ node: Int, _ letter: UInt8, counting: Bool, _ rank: inout Int) -> Step? {
        // The dead node has no arcs, and may be entered.
        guard UInt(bitPattern: node) < UInt(bitPattern: limit) else { return nil }
        var at = node
        var code = firstCode(at)
        while true {
            let head = head(code)
            if UInt8(truncatingIfNeeded: head) == letter {
                return Step(
                    node: target(of: head, at: at), isWord: UInt64(head & NodeCode.word))
            }
            if head & NodeCode.last != 0 {
                guard head & 0xff == 0xff else { return nil }
                if head & NodeCode.dense != 0 {
                    return dense(
                        at, tables.label(letter), width: Int(head &>> 28), counting: counting,
                        &rank)
                }
                guard head & NodeCode.escape != 0 else { return nil }
                at &+= 1
                code = escaped(head, at: at)
                continue
            }
            if counting { rank &+= wordsPassed(head, at: at) }
            at &+= Int(head &>> 28)
            code = self.code(after: head, at: at)
        }
    }

    /// Returns the number of words at and below the arc whose code ends at offset `at`.
    ///
    /// `head` is the head of the arc's code. The arc must not be the last of its node.
    @inline(__always)
    func wordsPassed(_ head: UInt32, at: Int) -> Int {
        let code = tables.code(head)
        let stored = uint32(at &+ Int(code.countOffset)) & code.countMask
        var words = Int(truncatingIfNeeded: UInt32(code.passed) &+ stored)
        if code.countOffset == NodeCode.looked {
            if head & NodeCode.special != 0 {
                words &+= Int(tables.target(entry(code, at: at)) &>> 24)
            } else {
                words &+= tables.pageCount(UInt32(byte(at &+ 2)))
            }
        }
        return words
    }

    /// Returns the offset in ``tables`` of the target of the arc whose code ends at offset `at`, if
    /// it is in a table.
    @inline(__always)
    private func entry(_ code: NodeCode, at: Int) -> Int {
        Int(code.addend) &+ (byte(at &+ 1) & Int(code.targetMask)) &<< 2
    }

    /// Returns the offset of the node that the arc whose code ends at offset `at` leads to, or 0 if
    /// there is none.
    ///
    /// `head` is the head of the arc's code, or one without an arc.
    @inline(__always)
    func target(of head: UInt32, at: Int) -> Int {
        let code = tables.code(head)
        if head & NodeCode.special == 0 { return direct(code, at: at) }
        if code.addend == 0 {
            return head & NodeCode.last == 0 ? endOfNode(after: head, at: at) : 0
        }
        return Int(tables.target(entry(code, at: at)) & 0xff_ffff)
    }

    /// A target in a table, which many arcs share.
    struct SharedTarget {
        /// The offset of the node, or 0 if there is none.
        let node: Int
        /// The number of words below the node.
        let words: Int
    }

    /// Returns the target of the arc whose code ends at offset `at`, if it is in a table.
    ///
    /// `head` is the head of the arc's code, which is special.
    @inline(__always)
    func sharedTarget(of head: UInt32, at: Int) -> SharedTarget? {
        let code = tables.code(head)
        if code.addend == 0 { return nil }
        let target = tables.target(entry(code, at: at))
        return SharedTarget(node: Int(target & 0xff_ffff), words: Int(target &>> 24))
    }

    /// Returns the offset of the node that the arc whose code ends at offset `at` leads to, if it
    /// is not special.
    @inline(__always)
    private func direct(_ code: NodeCode, at: Int) -> Int {
        // As everywhere in the walk, a number that does not fit into an Int of 32 bits becomes
        // negative, and negative numbers are neither nodes nor counts.
        Int(
            truncatingIfNeeded: (uint32(at &+ 1) & code.targetMask)
                &+ (UInt32(truncatingIfNeeded: at) & UInt32(bitPattern: Int32(code.relative)))
                &+ code.addend)
    }

    /// Returns the offset of the first byte after the node that contains the arc whose code ends at
    /// offset `start`, or 0 if the node is damaged.
    ///
    /// `first` is the head of the arc's code; the arc must not be the last of its node. No list of
    /// arcs is longer than ``LexiconFormat/longestList``. Without this limit, an endless list in a
    /// damaged file would be read to its end again from each of its arcs.
    @inline(__always)
    private func endOfNode(after first: UInt32, at start: Int) -> Int {
        let end = min(limit, start &+ LexiconFormat.longestList)
        var at = start
        var head = first
        while true {
            at &+= Int(head &>> 28)
            guard at < end else { return 0 }
            head = self.head(code(after: head, at: at))
            if head & 0xff == 0xff {
                guard head & NodeCode.escape != 0 else { return 0 }
                at &+= 1
                head = self.head(escaped(head, at: at))
                if head & 0xff == 0xff { return 0 }
            }
            if head & NodeCode.last != 0 { return at &+ Int(head &>> 28) }
        }
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
