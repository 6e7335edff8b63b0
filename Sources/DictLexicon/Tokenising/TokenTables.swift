import DictModel

/// The words that the rules of a language name.
struct TokenTables: Sendable {
    /// Words that keep the stop behind them.
    let abbreviations: WordTable
    /// Those of them that never end a sentence: a name or a number follows.
    let titles: WordTable
    /// Words that keep the stop behind them only before a number.
    let beforeNumbers: WordTable
    /// Words without an apostrophe that are two tokens, with the length of the first.
    let splits: WordTable
    /// First parts that keep the hyphen and what follows it.
    let prefixes: WordTable
    /// Whole words with a slash or another sign inside.
    let signed: WordTable
    /// Letters behind digits that are a token of their own.
    let units: WordTable
    /// What follows the apostrophe in a token that begins with one.
    let clipped: WordTable
    /// Words that begin a sentence more often than they follow an abbreviation in it.
    let starters: WordTable
    /// Last parts of file names and domains.
    let extensions = WordTable(
        """
        com net org edu gov mil info biz uk us de nl be fr eu ca au nz co tv
        html htm php asp aspx jsp pdf doc docx xls xlsx ppt txt jpg jpeg gif png zip exe mp3 url
        """)
    /// First parts of names of newsgroups and of web sites.
    let hosts = WordTable("www alt rec misc comp sci soc http https ftp")

    /// The tables of `language`.
    static func of(_ language: Language) -> TokenTables {
        switch language {
        case .english: english
        case .dutch: dutch
        }
    }
}
