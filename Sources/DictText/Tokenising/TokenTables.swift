import DictModel

/// The words that the tokenising rules of a language refer to.
final class TokenTables: Sendable {
    /// Words that keep the full stop after them.
    let abbreviations: ShortWords
    /// Abbreviations that never end a sentence, because a name or a number follows them.
    let titles: ShortWords
    /// Words that keep the full stop after them only if a number follows.
    let beforeNumbers: ShortWords
    /// Words without an apostrophe that are two tokens, with the length of the first in bytes.
    let splits: ShortWords
    /// Prefixes that form one token with a hyphen and the part after it.
    let prefixes: ShortWords
    /// Whole words with a slash or an ampersand inside.
    let signed: ShortWords
    /// Units, which are separate tokens after digits.
    let units: ShortWords
    /// Words that form one token with an apostrophe before them.
    let clipped: ShortWords
    /// Words that, after an abbreviation, more often begin a sentence than continue one.
    let starters: ShortWords
    /// Words before which *its* means *it is*, so that it is two tokens.
    let predicates: ShortWords
    /// The last parts of file names and domains.
    let extensions: ShortWords
    /// The first parts of the names of newsgroups and web sites.
    let hosts: ShortWords

    init(
        abbreviations: String, titles: String, beforeNumbers: String, splits: String,
        prefixes: String, signed: String, units: String, clipped: String, starters: String,
        predicates: String
    ) {
        self.abbreviations = ShortWords(abbreviations)
        self.titles = ShortWords(titles)
        self.beforeNumbers = ShortWords(beforeNumbers)
        self.splits = ShortWords(splits)
        self.prefixes = ShortWords(prefixes)
        self.signed = ShortWords(signed)
        self.units = ShortWords(units)
        self.clipped = ShortWords(clipped)
        self.starters = ShortWords(starters)
        self.predicates = ShortWords(predicates)
        extensions = ShortWords(
            """
            com net org edu gov mil info biz uk us de nl be fr eu ca au nz tv
            html htm php asp aspx jsp pdf doc docx xls xlsx ppt txt jpg jpeg gif png zip exe mp3 url
            """)
        hosts = ShortWords("www alt rec misc comp sci soc http https ftp irc")
    }

    /// The tables for `language`.
    static func of(_ language: Language) -> TokenTables {
        switch language {
        case .english: english
        case .dutch: dutch
        }
    }
}
