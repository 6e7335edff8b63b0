import DictModel

/// The lists of words that the tokenising rules of a language use.
final class TokenTables: Sendable {
    /// Abbreviations that form one token with the full stop after them.
    let abbreviations: ShortWords
    /// Abbreviations that never end a sentence, because a name or a number follows them.
    let titles: ShortWords
    /// Abbreviations that often end a sentence, such as those for measures, times and streets.
    let closers: ShortWords
    /// Words that form one token with the full stop after them only if a number follows, such as
    /// *no.*
    let beforeNumbers: ShortWords
    /// Words without an apostrophe that are two tokens; the number assigned to a word is the length
    /// of its first token, in bytes.
    let splits: ShortWords
    /// Prefixes that form one token with the hyphen and the part after them.
    let prefixes: ShortWords
    /// Words with a slash or an ampersand inside that are a single token, such as *w/o*.
    let signed: ShortWords
    /// Units, such as *km*, that are separate tokens after digits.
    let units: ShortWords
    /// Words that form one token with an apostrophe before them, such as *'em*.
    let clipped: ShortWords
    /// Words that more often begin a sentence than continue one if they follow an abbreviation.
    let starters: ShortWords
    /// Words before which *its* means *it is* and is therefore two tokens.
    let predicates: ShortWords
    /// The last parts of file names and domain names, such as *html* and *com*.
    let extensions: ShortWords
    /// The first parts of web addresses and of the names of newsgroups, such as *www* and *alt*.
    let hosts: ShortWords

    /// The past forms of verbs that come after a quotation, with who said it.
    let sayings: ShortWords

    init(
        abbreviations: String, titles: String, closers: String, beforeNumbers: String,
        splits: String,
        prefixes: String, signed: String, units: String, clipped: String, starters: String,
        predicates: String, sayings: String
    ) {
        self.abbreviations = ShortWords(abbreviations)
        self.titles = ShortWords(titles)
        self.closers = ShortWords(closers)
        self.beforeNumbers = ShortWords(beforeNumbers)
        self.splits = ShortWords(splits)
        self.prefixes = ShortWords(prefixes)
        self.signed = ShortWords(signed)
        self.units = ShortWords(units)
        self.clipped = ShortWords(clipped)
        self.starters = ShortWords(starters)
        self.predicates = ShortWords(predicates)
        self.sayings = ShortWords(sayings)
        extensions = ShortWords(
            """
            com net org edu gov mil info biz uk us de nl be fr eu ca au nz tv
            html htm php asp aspx jsp pdf doc docx xls xlsx ppt txt jpg jpeg gif png zip exe mp3 url
            """)
        hosts = ShortWords("www alt rec misc comp sci soc http https ftp irc")
    }

    /// Returns the lists for `language`.
    static func of(_ language: Language) -> TokenTables {
        switch language {
        case .english: english
        case .dutch: dutch
        }
    }
}
