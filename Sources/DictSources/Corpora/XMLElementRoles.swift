/// The roles of the elements in a corpus, according to an ``XMLCorpusMapping``.
struct XMLElementRoles: Sendable {
    /// The role of an element in the text.
    enum Role: Sendable {
        /// The content of the element is left out.
        case omitted
        case sentence, word, paragraph
        /// The element is treated as white space.
        case lineBreak
    }

    private let paths: [(path: XMLElementPath, role: Role)]

    /// Creates the roles for `mapping`.
    ///
    /// If several paths match an element, the role is the first of: word, sentence, omitted,
    /// paragraph, break.
    init(_ mapping: XMLCorpusMapping) {
        let lists: [([String], Role)] = [
            (mapping.words, .word), (mapping.sentences, .sentence), (mapping.omitted, .omitted),
            (mapping.paragraphs, .paragraph), (mapping.breaks, .lineBreak),
        ]
        paths = lists.flatMap { names, role in
            names.compactMap { XMLElementPath($0) }.map { ($0, role) }
        }
    }

    /// Returns the role of the innermost open element; `nil` if it has none.
    ///
    /// `names` has the hashes of the names of all open elements, the innermost last.
    func role(of names: [UInt64]) -> Role? {
        guard let last = names.last else { return nil }
        for index in paths.indices
        where paths[index].path.last == last && paths[index].path.isEnd(of: names) {
            return paths[index].role
        }
        return nil
    }
}
