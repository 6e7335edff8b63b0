/// The roles of the elements in an XML corpus, according to an ``XMLCorpusMapping``.
struct XMLElementRoles: Sendable {
    /// The role of an XML element in the text of a corpus.
    enum Role: Sendable {
        /// An element whose content is skipped.
        case omitted
        case sentence, word, paragraph
        /// An element that counts as white space.
        case lineBreak
    }

    private let paths: [(path: XMLElementPath, role: Role)]

    /// Creates the roles for the paths in `mapping`.
    ///
    /// If several paths match an element, the order of precedence is word, sentence, omitted,
    /// paragraph and line break.
    init(_ mapping: XMLCorpusMapping) {
        let lists: [([String], Role)] = [
            (mapping.words, .word), (mapping.sentences, .sentence), (mapping.omitted, .omitted),
            (mapping.paragraphs, .paragraph), (mapping.breaks, .lineBreak),
        ]
        paths = lists.flatMap { names, role in
            names.compactMap { XMLElementPath($0) }.map { ($0, role) }
        }
    }

    /// Returns the role of the innermost open element, or `nil` if no path in the mapping matches
    /// it.
    ///
    /// `names` contains the hashes of the local names of all open elements, with the innermost
    /// last.
    func role(of names: [UInt64]) -> Role? {
        guard let last = names.last else { return nil }
        for index in paths.indices
        where paths[index].path.last == last && paths[index].path.isEnd(of: names) {
            return paths[index].role
        }
        return nil
    }
}
