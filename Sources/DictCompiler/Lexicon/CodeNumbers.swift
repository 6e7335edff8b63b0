import DictFormat

/// The numbers by which a lexicon file refers to codes, and section CODE, which explains them.
///
/// Codes that no arc uses are left out.
struct CodeNumbers {
    /// For each entry of the ``CodeTable``, the first byte of its arcs in each context, or 255.
    private var bytes: [UInt8]
    /// For each entry, its number among the two-byte codes, or -1.
    private var twoByteNumbers: [Int16]
    /// The contents of section CODE.
    private(set) var section: [UInt8]

    /// A code that is used, with its constant.
    private struct Used {
        let entry: Int
        let bits: UInt16
        let constant: Int
    }

    /// Creates the numbers of the codes in the table of `settled`.
    ///
    /// - Parameters:
    ///   - settled: The table, and the arcs that use it.
    ///   - targetIndex: The index of each group's entry in the table of its label.
    init(_ settled: NodeSettler, targetIndex: ContiguousArray<Int32>) {
        let entries = settled.table.entries
        let uses = Self.uses(settled)
        var used: [Used] = []
        for (index, entry) in entries.enumerated()
        where !uses.contexts[index].isEmpty || uses.hasTwoBytes[index] {
            let constant =
                switch entry.constant {
                case .none: 0
                case .words(let words): Int(words)
                case .group(let group):
                    Int(targetIndex[Int(settled.encoder.book.tableGroup[group])])
                }
            used.append(Used(entry: index, bits: entry.code.bits, constant: constant))
        }
        used.sort { ($0.bits, $0.constant) < ($1.bits, $1.constant) }
        var writer = BitWriter()
        writer.append(used.count, bits: 12)
        writer.append(ascending: used.map { Int($0.bits) }, repeating: true)
        for code in used {
            switch entries[code.entry].constant {
            case .none: break
            case .words: writer.append(code.constant, bits: 8)
            case .group: writer.append(code.constant, bits: 10)
            }
        }
        twoByteNumbers = [Int16](repeating: -1, count: entries.count)
        let twoBytes = used.indices.filter { uses.hasTwoBytes[used[$0].entry] }
        for (number, index) in twoBytes.enumerated() {
            twoByteNumbers[used[index].entry] = Int16(number)
        }
        writer.append(twoBytes.count, bits: 11)
        writer.append(ascending: twoBytes)
        bytes = [UInt8](repeating: 255, count: entries.count * CodeContext.count)
        let letters = settled.encoder.automaton.alphabet.count
        for context in Array(0..<letters) + [CodeContext.first] {
            let choice = used.indices.filter {
                uses.contexts[used[$0].entry].contains(CodeContexts(context))
            }
            for (byte, index) in choice.enumerated() {
                bytes[used[index].entry * CodeContext.count + context] = UInt8(byte)
            }
            writer.append(choice.count, bits: 8)
            writer.append(ascending: choice)
        }
        section = writer.finish()
    }

    /// Returns for each code the contexts in which arcs use it with one byte, and whether others
    /// use it with two.
    private static func uses(
        _ settled: NodeSettler
    ) -> (contexts: [CodeContexts], hasTwoBytes: [Bool]) {
        let states = settled.encoder.states
        var contexts = ContiguousArray<CodeContexts>(
            repeating: [], count: settled.table.entries.count)
        // Spans, since an array is asked whether it is shared at each change.
        var contextsOfEntry = contexts.mutableSpan
        let (arcs, codes) = (states.arcs.span, settled.codeIndex.span)
        for state in 1..<max(states.count, 1) where states.forms[state] == .list {
            var context = CodeContext.first
            for index in states.arcRange(state) {
                contextsOfEntry[Int(codes[index])].formUnion(CodeContexts(context))
                context = arcs[index].label
            }
        }
        let uses = zip(contexts, settled.table.entries)
        return (
            uses.map { $0.intersection($1.contexts) }, uses.map { !$0.isSubset(of: $1.contexts) }
        )
    }

    /// Returns the first byte of an arc in `context` that has the code at `entry`, or `nil` if the
    /// code takes two bytes there.
    func byte(ofEntry entry: Int, _ context: Int) -> UInt8? {
        let byte = bytes[entry * CodeContext.count + context]
        return byte == 255 ? nil : byte
    }

    /// Returns the number of the code at `entry` among the two-byte codes.
    func twoByteNumber(ofEntry entry: Int) -> Int { Int(twoByteNumbers[entry]) }
}
