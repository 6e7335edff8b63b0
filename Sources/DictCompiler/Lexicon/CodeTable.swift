import DictFormat

/// A table of the different codes in a lexicon file.
///
/// A code describes the letter and the layout of an arc. In the contexts that have chosen it, it
/// takes one byte in an arc, in all others two.
struct CodeTable {
    /// A number that a code contains.
    enum Constant: Equatable {
        case none
        /// The index of the target in the table of the letter, for a group of arcs.
        case group(Int)
        case words(UInt32)
    }

    /// A code and the contexts in which it is used.
    struct Entry {
        let code: LexiconFormat.Code
        let constant: Constant
        /// The contexts in which the code takes one byte.
        var contexts: CodeContexts
        /// Whether the code takes two bytes in other contexts.
        var hasTwoBytes = false
        /// The number of bytes that an arc stores besides the code.
        let payload: UInt8

        init(_ code: LexiconFormat.Code, _ constant: Constant, _ contexts: CodeContexts) {
            self.code = code
            self.constant = constant
            self.contexts = contexts
            payload = UInt8(code.payload)
        }
    }

    private(set) var entries: [Entry] = []
    private let shapes = PlainCode.shapes
    private var indexOfPlain = [Int16](repeating: -1, count: PlainCode.count)
    private var indexOfGroup: [Int16]
    private var indexOfCount = [Int16](repeating: -1, count: CountCode.count)
    private var twoByteCount = 0
    /// The number of two-byte codes that are reserved for four-byte targets and counts.
    ///
    /// There is one for each letter and combination of flags, so that every arc can be encoded even
    /// if the rest of the table is full.
    private let reserved: Int

    /// Creates a table of the codes that `book` chose.
    init(_ book: CodeBook, letters: Int) {
        reserved = 4 * letters
        indexOfGroup = [Int16](repeating: -1, count: book.codes.count)
        for (index, code) in PlainCode.all where !book.plain[index].isEmpty {
            indexOfPlain[index] = add(code, .none, book.plain[index])
        }
        for index in 0..<CountCode.count where !book.counts[index].isEmpty {
            let code = CountCode(index: index)
            indexOfCount[index] = add(code.code, .words(code.words), book.counts[index])
        }
        for group in 0..<book.codes.count where !book.entries[group].isEmpty {
            indexOfGroup[group] = add(book.codes[group], .group(group), book.entries[group])
        }
    }

    private var isFull: Bool { entries.count + reserved >= LexiconFormat.maximumDifferentCodes }

    private mutating func add(
        _ code: LexiconFormat.Code, _ constant: Constant, _ contexts: CodeContexts
    ) -> Int16 {
        guard !isFull else { return -1 }
        entries.append(Entry(code, constant, contexts))
        return Int16(entries.count - 1)
    }

    /// Returns the one-byte code in `context` that contains the target of `group`, if there is one.
    ///
    /// `group` is -1 for an arc that is in no group.
    @inline(__always)
    func index(ofGroup group: Int, _ context: Int) -> Int? {
        group < 0 ? nil : short(Int(indexOfGroup[group]), context)
    }

    /// Returns the one-byte code in `context` that contains the word count `words`, if there is
    /// one.
    @inline(__always)
    func index(ofCount plain: LexiconFormat.Code, words: UInt32, _ context: Int) -> Int? {
        CountCode.index(plain, shapes[Int(plain.bits >> 7)], words: words)
            .flatMap { short(Int(indexOfCount[$0]), context) }
    }

    @inline(__always)
    private func short(_ index: Int, _ context: Int) -> Int? {
        guard index >= 0, entries[index].contexts.contains(CodeContexts(context)) else {
            return nil
        }
        return index
    }

    /// Returns the index of `code`, a plain code without a constant, for an arc in `context`.
    ///
    /// If the table is full, this returns the index of the widest code for the same letter and
    /// flags.
    @inline(__always)
    mutating func index(ofPlain code: LexiconFormat.Code, _ context: Int) -> Int {
        let plain = PlainCode.index(code, shapes[Int(code.bits >> 7)])
        let index = Int(indexOfPlain[plain])
        if index >= 0,
            entries[index].hasTwoBytes || entries[index].contexts.contains(CodeContexts(context))
        {
            return index
        }
        return addTwoBytes(plain, code, context)
    }

    /// Makes `code`, which has the number `plain`, a code of two bytes in the contexts that have not
    /// chosen it, and returns its index, or that of the widest code if the table is full.
    @inline(never)
    private mutating func addTwoBytes(
        _ plain: Int, _ code: LexiconFormat.Code, _ context: Int
    ) -> Int {
        let isFallback = code.target == .full && (code.isLast || code.count == .four)
        let room = LexiconFormat.twoByteCodes - (isFallback ? 0 : reserved)
        if twoByteCount < room, indexOfPlain[plain] < 0, isFallback || !isFull {
            indexOfPlain[plain] = Int16(entries.count)
            entries.append(Entry(code, .none, []))
        }
        let index = Int(indexOfPlain[plain])
        if twoByteCount < room, index >= 0 {
            twoByteCount += 1
            entries[index].hasTwoBytes = true
            return index
        }
        return self.index(
            ofPlain: LexiconFormat.Code(
                label: code.label, isWord: code.isWord, isLast: code.isLast, target: .full,
                count: code.isLast ? .none : .four), context)
    }

    /// Returns the size of an arc in `context` that has the code at `index`, in bytes.
    @inline(__always)
    func size(ofCode index: Int, _ context: Int) -> UInt8 {
        let isShort = entries[index].contexts.contains(CodeContexts(context))
        return (isShort ? 1 : 2) &+ entries[index].payload
    }
}
