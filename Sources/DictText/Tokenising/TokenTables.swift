import DictModel

/// The words that the rules of a language name.
final class TokenTables: Sendable {
    /// Words that keep the stop after them.
    let abbreviations: ShortWords
    /// Those of them that never end a sentence: a name or a number follows.
    let titles: ShortWords
    /// Words that keep the stop after them only before a number.
    let beforeNumbers: ShortWords
    /// Words without an apostrophe that are two tokens, with the length of the first.
    let splits: ShortWords
    /// First parts that keep the hyphen and what follows it.
    let prefixes: ShortWords
    /// Whole words with a slash or another sign inside.
    let signed: ShortWords
    /// Letters after digits that are a separate token.
    let units: ShortWords
    /// The letters after the apostrophe in a token that begins with one.
    let clipped: ShortWords
    /// Words that begin a sentence more often than they follow an abbreviation in it.
    let starters: ShortWords
    /// Words that follow *its* only if that means *it is*.
    let predicates: ShortWords
    /// Last parts of file names and domains.
    let extensions: ShortWords
    /// First parts of names of newsgroups and of web sites.
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

    /// The tables of `language`.
    static func of(_ language: Language) -> TokenTables {
        switch language {
        case .english: english
        case .dutch: dutch
        }
    }
}
