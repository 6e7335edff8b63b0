/// The columns of a tab-separated table of texts, such as those of Tatoeba and Leipzig.
public struct CorpusColumns: Sendable, Equatable, Encodable {
    /// The number of the column with the text, from 1.
    public var text = 3
    /// The number of the column with the identifier, from 1; `nil` if there is none.
    public var identifier: Int? = 1
    /// The number of the column with the language, from 1; `nil` if there is none.
    public var language: Int? = 2
    /// The language whose rows are read, spelled as in its column; `nil` to read all rows.
    public var wanted: String?
    /// Whether the first line is a header and is skipped.
    public var hasHeader = false
    /// Whether each text is one sentence; otherwise it is a paragraph.
    public var holdsSentences = true

    /// Creates the default columns: identifier, language and text, in this order.
    ///
    /// Only rows in the language `wanted` are read; `nil` reads all rows.
    public init(wanted: String? = nil) { self.wanted = wanted }

    /// Creates columns with these numbers, from 1; `nil` if there is no such column.
    public init(text: Int, identifier: Int? = nil, language: Int? = nil, wanted: String? = nil) {
        self.text = text
        self.identifier = identifier
        self.language = language
        self.wanted = wanted
    }
}

extension CorpusColumns {
    /// Returns the reasons why the columns cannot be used; empty if they are valid.
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
