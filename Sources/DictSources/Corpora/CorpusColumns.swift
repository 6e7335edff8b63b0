/// The columns of a tab-separated table of texts, such as those published by Tatoeba and Leipzig.
package struct CorpusColumns: Sendable, Equatable, Encodable {
    /// The 1-based number of the column that contains the text.
    package var text = 3
    /// The 1-based number of the column with the identifier of the text, or `nil` if there is none.
    package var identifier: Int? = 1
    /// The 1-based number of the column with the language of the text, or `nil` if there is none.
    package var language: Int? = 2
    /// The language whose rows are read, spelled as in the ``language`` column, or `nil` to read
    /// all rows.
    package var wanted: String?
    /// Whether to skip the first line because it is a header.
    package var hasHeader = false
    /// Whether the text in each row is one sentence rather than a paragraph.
    package var holdsSentences = true

    /// Creates the default columns: an identifier, a language and a text, in this order.
    ///
    /// Only rows in the language `wanted` are read. Pass `nil` to read all rows.
    package init(wanted: String? = nil) { self.wanted = wanted }

    /// Creates columns with the given 1-based numbers.
    ///
    /// Pass `nil` for a column that the table does not have. Only rows in the language `wanted` are
    /// read, or all rows if it is `nil`.
    package init(text: Int, identifier: Int? = nil, language: Int? = nil, wanted: String? = nil) {
        self.text = text
        self.identifier = identifier
        self.language = language
        self.wanted = wanted
    }
}

extension CorpusColumns {
    /// Returns the reasons why the columns are invalid, or an empty array if they are valid.
    package func faults() -> [FormatFault] {
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
