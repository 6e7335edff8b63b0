/// The columns of a table of texts, with tabs between them, such as Tatoeba's and Leipzig's.
public struct CorpusColumns: Sendable, Equatable, Encodable {
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
    /// What keeps the columns from being used; empty if nothing does.
    public func faults() -> [FormatFault] {
        var faults: [FormatFault] = []
        let numbers = [("text", text), ("id", identifier), ("language", language)]
        for case (let key, let number?) in numbers {
            if number < 1 {
                faults.append(
                    FormatFault(
                        key, "\"\(key)\" is not the number of a column", found: "\(number)",
                        expected: "1 or more"))
            } else if key != "text", number == text {
                faults.append(
                    FormatFault(
                        key, "\"\(key)\" names the column of the text", found: "\(number)",
                        expected: "another column", hint: "remove the key if there is none"))
            }
        }
        if wanted != nil, language == nil {
            faults.append(
                FormatFault(
                    "wanted", "\"wanted\" needs to know the column of the language",
                    hint: "add `language:` with its number, or remove `wanted`"))
        }
        return faults
    }
}
