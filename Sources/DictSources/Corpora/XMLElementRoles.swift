/// The roles of the elements of a corpus, by the paths of an ``XMLCorpusMapping``.
struct XMLElementRoles: Sendable {
    /// The part that an element plays in the text.
    enum Role: Sendable {
        /// Its content is left out.
        case omitted
        case sentence, word, paragraph
        /// It counts as white space.
        case lineBreak
    }

    private let paths: [(path: XMLElementPath, role: Role)]

    /// The roles of `mapping`; if two paths fit, the first in this order counts.
    init(_ mapping: XMLCorpusMapping) {
        let lists: [([String], Role)] = [
            (mapping.words, .word), (mapping.sentences, .sentence), (mapping.omitted, .omitted),
            (mapping.paragraphs, .paragraph), (mapping.breaks, .lineBreak),
        ]
        paths = lists.flatMap { names, role in
            names.compactMap { XMLElementPath($0) }.map { ($0, role) }
        }
    }

    /// The role of the innermost of the open elements whose names have these hashes.
    func role(of names: [UInt64]) -> Role? {
        guard let last = names.last else { return nil }
        for index in paths.indices
        where paths[index].path.last == last && paths[index].path.isEnd(of: names) {
            return paths[index].role
        }
        return nil
    }
}
