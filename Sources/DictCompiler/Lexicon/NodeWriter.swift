import DictFormat

/// A writer of the sections of a lexicon file, in the layout that a ``NodeSettler`` determined.
struct NodeWriter {
    private let automaton: Automaton
    private let encoder: NodeEncoder
    private let settled: NodeSettler

    init(_ settled: NodeSettler) {
        automaton = settled.encoder.automaton
        encoder = settled.encoder
        self.settled = settled
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

    /// The bytes of section CODE, the table of the codes with which arcs begin.
    var codes: [UInt8] { settled.table.section }

    /// The bytes of section TARG, which contains a table of frequent targets for each letter.
    var targets: [UInt8] {
        var bytes: [UInt8] = []
        for table in encoder.tables.tables { bytes.append(littleEndian: UInt16(table.count)) }
        for table in encoder.tables.tables {
            for group in table {
                let target = encoder.tables.target(of: group)
                bytes.append(
                    littleEndian: UInt32(place(of: target)) | automaton.wordCounts[target] << 24)
            }
        }
        return bytes
    }

    /// The bytes of section PAGE, which contains a word count for each of the first 256 pages of
    /// nodes.
    var pages: [UInt8] { encoder.pageCounts }

    /// The bytes of section PAIR, a directory that leads from the first two letters of a word to a
    /// node.
    ///
    /// Eight zero bytes follow the last entry.
    var pairs: [UInt8] {
        let letters = automaton.alphabet.count
        var entries = [UInt64](repeating: 0, count: letters * letters)
        var before: UInt32 = 0
        for index in automaton.arcRange(automaton.root) {
            let first = automaton.arcs[index]
            if first.isWord { before += 1 }
            for index in automaton.arcRange(first.target) {
                let second = automaton.arcs[index]
                entries[first.label * letters + second.label] = entry(second, before: before)
                before += automaton.wordCounts[second.target] + (second.isWord ? 1 : 0)
            }
        }
        var bytes: [UInt8] = []
        for entry in entries { bytes.append(littleEndian: entry, bytes: encoder.widths.wide) }
        bytes.append(littleEndian: UInt64(0))
        return bytes
    }

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
        for index in automaton.arcRange(state) {
            let arc = automaton.arcs[index]
            let codeIndex = Int(settled.codeIndex[index])
            let code = settled.table.codes[codeIndex]
            if codeIndex < LexiconFormat.oneByteCodes {
                bytes.append(UInt8(codeIndex))
            } else {
                let beyond = codeIndex - LexiconFormat.oneByteCodes
                bytes.append(UInt8(LexiconFormat.oneByteCodes + beyond / 256))
                bytes.append(UInt8(beyond % 256))
            }
            let kind = code.target ?? .none
            let end = bytes.count + code.payload
            let target =
                switch kind {
                case .none, .next, .constant: 0
                case .near, .far: place(of: arc.target) - end
                case .short, .long, .full: place(of: arc.target)
                case .table: encoder.tables.slot(ofArc: index) & 255
                }
            bytes.append(littleEndian: UInt64(target), bytes: kind.bytes)
            bytes.append(
                littleEndian: UInt64(automaton.wordCounts[arc.target]), bytes: code.count.bytes)
        }
    }
}
