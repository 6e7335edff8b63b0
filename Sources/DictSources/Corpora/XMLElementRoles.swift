/// The roles of the elements in an XML corpus, according to an ``XMLCorpusMapping``.
struct XMLElementRoles: Sendable {
    /// The role of an XML element in the text of a corpus.
    enum Role: Sendable {
        /// An element whose content is skipped.
        case omitted
        case sentence, word, paragraph
        /// An element that counts as white space.
        case lineBreak
        /// An element that is skipped because it is in the place of missing text.
        case gap
        /// An element whose text is misspelt or in pieces.
        case fault
        /// An element of which only the first in its parent is read.
        case alternative
        /// An element that is skipped if it holds no word.
        case anchor
    }

    private let paths: [(path: XMLElementPath, role: Role)]
    /// For each low byte of a hash, the number of the first path that ends with it, or -1.
    private var heads = [Int](repeating: -1, count: 256)
    /// For each path, the number of the next one with the same low byte, or -1.
    private var nexts: [Int]

    /// Creates the roles for the paths in `mapping`.
    ///
    /// If several paths match an element, the order of precedence is word, sentence, omitted,
    /// gap, fault, alternative, anchor, paragraph and line break.
    init(_ mapping: XMLCorpusMapping) {
        let lists: [([String], Role)] = [
            (mapping.words, .word), (mapping.sentences, .sentence), (mapping.omitted, .omitted),
            (mapping.gaps, .gap), (mapping.misspelt, .fault), (mapping.alternatives, .alternative),
            (mapping.anchors, .anchor), (mapping.paragraphs, .paragraph),
            (mapping.breaks, .lineBreak),
        ]
        paths = lists.flatMap { names, role in
            names.compactMap { XMLElementPath($0) }.map { ($0, role) }
        }
        nexts = [Int](repeating: -1, count: paths.count)
        for index in paths.indices.reversed() {
            let bucket = Int(paths[index].path.last & 0xFF)
            nexts[index] = heads[bucket]
            heads[bucket] = index
        }
    }

    /// Returns the role of the innermost open element, or `nil` if no path in the mapping matches
    /// it.
    ///
    /// `names` contains the hashes of the local names of all open elements, with the innermost
    /// last.
    func role(of names: [UInt64]) -> Role? {
        guard let last = names.last else { return nil }
        var index = heads[Int(last & 0xFF)]
        while index >= 0 {
            if paths[index].path.last == last && paths[index].path.isEnd(of: names) {
                return paths[index].role
            }
            index = nexts[index]
        }
        return nil
    }
}

/// The path of an XML element, stored as hashes of local names.
struct XMLElementPath: Sendable {
    /// The hash of the innermost name in the path.
    let last: UInt64
    /// The hashes of all names in the path except the innermost, starting with the outermost.
    private let parents: [UInt64]

    /// Creates the path written as local names with `/` between them, or `nil` if it is invalid.
    init?(_ path: String) {
        guard let names = XMLPathStep.names(of: path)?.map({ XMLNameHash($0).value }),
            let last = names.last
        else { return nil }
        self.last = last
        parents = names.dropLast()
    }

    /// Whether the path matches the innermost open element, given that its name matches ``last``.
    ///
    /// `names` contains the hashes of the local names of all open elements, with the innermost
    /// last.
    func isEnd(of names: [UInt64]) -> Bool {
        if parents.isEmpty { return true }
        return names.count > parents.count
            && names.dropLast().suffix(parents.count).elementsEqual(parents)
    }
}

/// A 64-bit FNV-1a hash of an XML name.
///
/// It is long enough that the names in a file are most unlikely to collide by chance.
struct XMLNameHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Creates the hash of an empty name.
    init() {}

    /// Creates the hash of the bytes in `name`.
    init(_ name: some Sequence<UInt8>) {
        for byte in name { add(byte) }
    }

    /// Adds the next byte of the name to the hash.
    @inline(__always)
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
