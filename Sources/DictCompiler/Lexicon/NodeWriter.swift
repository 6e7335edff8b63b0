import DictFormat

/// A writer of the sections of a lexicon file, in the layout that a ``NodeSettler`` determined.
struct NodeWriter {
    private let automaton: Automaton
    private let states: FileStates
    private let encoder: NodeEncoder
    private let settled: NodeSettler
    private let numbers: CodeNumbers
    /// For each group of ``TargetTables``, the index of its entry, or -1.
    private let targetIndex: ContiguousArray<Int32>

    init(_ settled: NodeSettler) {
        automaton = settled.encoder.automaton
        encoder = settled.encoder
        states = encoder.states
        self.settled = settled
        targetIndex = encoder.tables.indices(places: states.original(settled.places))
        numbers = CodeNumbers(settled, targetIndex: targetIndex)
    }

    /// The bytes of section INFO: counts, the address of the root, entry widths and the alphabet.
    var info: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: automaton.wordCounts[automaton.root])
        bytes.append(littleEndian: UInt32(place(ofOrigin: automaton.root)))
        bytes.append(littleEndian: UInt32(automaton.stateCount - 1))
        bytes.append(littleEndian: UInt32(automaton.arcs.count))
        bytes.append(UInt8(automaton.longestWord))
        bytes.append(UInt8(automaton.alphabet.count))
        bytes.append(UInt8(encoder.widths.addressBits))
        bytes.append(UInt8(encoder.widths.narrow))
        bytes.append(UInt8(encoder.widths.wide))
        while bytes.count < LexiconFormat.alphabetOffset { bytes.append(0) }
        bytes.append(contentsOf: automaton.alphabet)
        while bytes.count < LexiconFormat.infoSize { bytes.append(0) }
        return bytes
    }

    /// The bytes of section CODE, the codes with which arcs begin in each context.
    var codes: [UInt8] { numbers.section }

    /// The bytes of section TARG, which contains a table of frequent targets for each letter.
    var targets: [UInt8] {
        var writer = BitWriter()
        for table in encoder.tables.tables {
            writer.append(table.count, bits: 11)
            let entries = table.sorted { targetIndex[Int($0)] < targetIndex[Int($1)] }
                .map { encoder.tables.target(of: $0) }
            for start in stride(from: 0, to: entries.count, by: 256) {
                let bank = entries[start..<min(start + 256, entries.count)]
                writer.append(ascending: bank.map { place(ofOrigin: $0) })
                writer.append(bank.map { Int(automaton.wordCounts[$0]) - 1 })
            }
        }
        return writer.finish()
    }

    /// The bytes of section PAGE, which contains a word count for each of the first 256 pages of
    /// nodes.
    var pages: [UInt8] { encoder.pageCounts }

    /// The bytes of section NODE: the dead node, the nodes of all states, and the padding at the
    /// end.
    var nodes: [UInt8] {
        var bytes = ContiguousArray<UInt8>(
            repeating: 255, count: settled.size + LexiconFormat.sentinel)
        var output = Output(bytes: bytes.mutableSpan)
        output.append(UInt64(LexiconFormat.narrowDense), bytes: LexiconFormat.deadNode)
        let lists = Lists(settled)
        for state in 1..<max(states.count, 1) {
            switch states.forms[state] {
            case .list: writeList(state, lists, to: &output)
            case .narrow:
                writeDense(
                    state, LexiconFormat.narrowDense, width: encoder.widths.narrow, to: &output)
            case .wide:
                writeDense(
                    state, LexiconFormat.wideDense, width: encoder.widths.wide, to: &output)
            }
        }
        return Array(bytes)
    }

    /// The bytes of section NODE, of which the first ``count`` have been written.
    private struct Output: ~Copyable, ~Escapable {
        var bytes: MutableSpan<UInt8>
        var count = 0

        @_lifetime(copy bytes)
        init(bytes: consuming MutableSpan<UInt8>) { self.bytes = bytes }

        /// Writes the lowest `width` bytes of `value` in little-endian order.
        @inline(__always)
        mutating func append(_ value: UInt64, bytes width: Int) {
            var rest = value
            for _ in 0..<width {
                bytes[count] = UInt8(truncatingIfNeeded: rest)
                rest >>= 8
                count &+= 1
            }
        }
    }

    private func place(of state: Int) -> Int { state == 0 ? 0 : Int(settled.places[state]) }

    /// Returns the address of the state that has the number `state` in the automaton.
    private func place(ofOrigin state: Int) -> Int { place(of: Int(states.numbers[state])) }

    private func entry(_ arc: Automaton.Arc, before: UInt32) -> UInt64 {
        let bits = UInt64(encoder.widths.addressBits)
        return UInt64(place(of: arc.target)) | (arc.isWord ? 1 << bits : 0)
            | UInt64(before) << (bits + 1)
    }

    private func writeDense(
        _ state: Int, _ head: UInt8, width: Int, to output: inout Output
    ) {
        var bitmap: UInt32 = 0
        for index in states.arcRange(state) { bitmap |= 1 << states.arcs[index].label }
        output.append(UInt64(head), bytes: 1)
        output.append(UInt64(bitmap), bytes: 4)
        var before: UInt32 = 0
        for index in states.arcRange(state) {
            let arc = states.arcs[index]
            output.append(entry(arc, before: before), bytes: width)
            before += states.wordCounts[arc.target] + (arc.isWord ? 1 : 0)
        }
    }

    /// The arcs and states from which the nodes with lists of arcs are written.
    ///
    /// They are spans, since arrays are counted references.
    private struct Lists: ~Escapable {
        let arcs: Span<Automaton.Arc>
        let firstArc: Span<Int32>
        let wordCounts: Span<UInt32>
        let places: Span<Int32>
        let codeIndex: Span<UInt16>

        @_lifetime(borrow settled)
        init(_ settled: borrowing NodeSettler) {
            arcs = settled.encoder.states.arcs.span
            firstArc = settled.encoder.states.firstArc.span
            wordCounts = settled.encoder.states.wordCounts.span
            places = settled.places.span
            codeIndex = settled.codeIndex.span
        }
    }

    @inline(__always)
    private func writeList(_ state: Int, _ lists: borrowing Lists, to output: inout Output) {
        var nextContext = CodeContext.first
        for index in Int(lists.firstArc[state])..<Int(lists.firstArc[state &+ 1]) {
            let arc = lists.arcs[index]
            let entry = Int(lists.codeIndex[index])
            let code = settled.table.entries[entry].code
            let context = nextContext
            nextContext = arc.label
            if let byte = numbers.byte(ofEntry: entry, context) {
                output.append(UInt64(byte), bytes: 1)
            } else {
                let number = numbers.twoByteNumber(ofEntry: entry)
                output.append(UInt64(LexiconFormat.oneByteCodes + number / 256), bytes: 1)
                output.append(UInt64(number % 256), bytes: 1)
            }
            let kind = code.target ?? .none
            if kind.bytes > 0 {
                let place = Int(lists.places[arc.target])
                let target =
                    switch kind {
                    case .near, .far: place - output.count - code.payload
                    case .table:
                        Int(targetIndex[states.groups[index].table(encoder.book.tableGroup.span)])
                            & 255
                    default: place
                    }
                output.append(UInt64(target), bytes: kind.bytes)
            }
            if code.count.bytes > 0 {
                output.append(UInt64(lists.wordCounts[arc.target]), bytes: code.count.bytes)
            }
        }
    }
}
