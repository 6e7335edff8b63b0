/// The columns of a table of texts, with tabs between them, such as Tatoeba's and Leipzig's.
public struct CorpusColumns: Sendable, Equatable {
    /// The column of the text, from 1.
    public var text = 3
    /// The column of the identifier, from 1; `nil` for none.
    public var identifier: Int? = 1
    /// The column of the language, from 1; `nil` for none.
    public var language: Int? = 2
    /// The language whose rows are read, as the column names it; `nil` for all.
    public var wanted: String?
    /// Whether the first line names the columns.
    public var hasHeader = false
    /// Whether each text is one sentence; otherwise it is a paragraph.
    public var holdsSentences = true

    /// Identifier, language and text, of which all rows in the language `wanted` are read.
    public init(wanted: String? = nil) { self.wanted = wanted }

    /// The columns with these numbers.
    public init(text: Int, identifier: Int? = nil, language: Int? = nil, wanted: String? = nil) {
        self.text = text
        self.identifier = identifier
        self.language = language
        self.wanted = wanted
    }
}

extension CorpusColumns {
    /// What is wrong with the numbers, as a clause; `nil` where nothing is.
    public var problem: String? {
        for column in [text, identifier ?? 1, language ?? 1] where column < 1 {
            return "columns are counted from 1, and \(column) is none"
        }
        if text == identifier || text == language { return "the text has no column of its own" }
        if wanted != nil, language == nil { return "a language is wanted, and no column tells it" }
        return nil
    }
}
