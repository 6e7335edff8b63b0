import DictFormat

/// A writer of the sections of a lexicon file, in the layout that a ``NodeSettler`` determined.
struct NodeWriter {
    private let automaton: Automaton
    private let encoder: NodeEncoder
    private let settled: NodeSettler
    private let numbers: CodeNumbers
    /// For each group of ``TargetTables``, the index of its entry, or -1.
    private let targetIndex: [Int32]

    init(_ settled: NodeSettler) {
        automaton = settled.encoder.automaton
        encoder = settled.encoder
        self.settled = settled
        targetIndex = encoder.tables.indices(places: settled.places)
        numbers = CodeNumbers(settled, targetIndex: targetIndex)
    }

    /// The bytes of section INFO: counts, the address of the root, entry widths and the alphabet.
    var info: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: automaton.wordCounts[automaton.root])
        bytes.append(littleEndian: UInt32(place(of: automaton.root)))
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
                writer.append(ascending: bank.map { place(of: $0) })
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
        var bytes: [UInt8] = []
        bytes.reserveCapacity(settled.size + LexiconFormat.sentinel)
        bytes.append(LexiconFormat.narrowDense)
        while bytes.count < LexiconFormat.deadNode { bytes.append(0) }
        for state in encoder.order.states {
            switch encoder.forms[Int(state)] {
            case .list: writeList(Int(state), to: &bytes)
            case .narrow:
                writeDense(
                    Int(state), LexiconFormat.narrowDense, width: encoder.widths.narrow, to: &bytes)
            case .wide:
                writeDense(
                    Int(state), LexiconFormat.wideDense, width: encoder.widths.wide, to: &bytes)
            }
        }
        for _ in 0..<LexiconFormat.sentinel { bytes.append(255) }
        return bytes
    }

    private func place(of state: Int) -> Int { state == 0 ? 0 : Int(settled.places[state]) }

    private func entry(_ arc: Automaton.Arc, before: UInt32) -> UInt64 {
        let bits = UInt64(encoder.widths.addressBits)
        return UInt64(place(of: arc.target)) | (arc.isWord ? 1 << bits : 0)
            | UInt64(before) << (bits + 1)
    }

    private func writeDense(
        _ state: Int, _ head: UInt8, width: Int, to bytes: inout [UInt8]
    ) {
        var bitmap: UInt32 = 0
        for index in automaton.arcRange(state) { bitmap |= 1 << automaton.arcs[index].label }
        bytes.append(head)
        bytes.append(littleEndian: bitmap)
        var before: UInt32 = 0
        for index in automaton.arcRange(state) {
            let arc = automaton.arcs[index]
            bytes.append(littleEndian: entry(arc, before: before), bytes: width)
            before += automaton.wordCounts[arc.target] + (arc.isWord ? 1 : 0)
        }
    }

    private func writeList(_ state: Int, to bytes: inout [UInt8]) {
        let range = automaton.arcRange(state)
        for index in range {
            let arc = automaton.arcs[index]
            let entry = Int(settled.codeIndex[index])
            let code = settled.table.entries[entry].code
            let context = CodeContext.of(index, in: range, automaton.arcs)
            if let byte = numbers.byte(ofEntry: entry, context) {
                bytes.append(byte)
            } else {
                let number = numbers.twoByteNumber(ofEntry: entry)
                bytes.append(UInt8(LexiconFormat.oneByteCodes + number / 256))
                bytes.append(UInt8(number % 256))
            }
            let kind = code.target ?? .none
            let end = bytes.count + code.payload
            let target =
                switch kind {
                case .none, .next, .constant, .entry: 0
                case .near, .far: place(of: arc.target) - end
                case .short, .long, .full: place(of: arc.target)
                case .table: Int(targetIndex[Int(encoder.tables.groups.group[index])]) & 255
                }
            bytes.append(littleEndian: UInt64(target), bytes: kind.bytes)
            bytes.append(
                littleEndian: UInt64(automaton.wordCounts[arc.target]), bytes: code.count.bytes)
        }
    }
}
