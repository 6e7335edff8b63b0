import DictFiles
import DictFormat

/// The rules by which this version of dictc makes artefacts from sources, and a digest of them.
///
/// If you change anything that affects artefacts, such as folding, rejection or an encoding, raise
/// the version of that rule here. Existing locks then differ, and cached artefacts are made again.
enum ToolRules {
    /// The names of the rules, each with its version.
    private static let versions = [
        ("folding", 1), ("rejection", 1), ("lexicon", 5), ("report", 7),
        ("block lists", 4), ("levels", 4), ("answers", 3), ("phrases", 4),
        ("corpora", 5), ("tokeniser", 4), ("tagger", 1), ("sentences", 13),
    ]

    /// The SHA-256 of the versions of the file format and all rules, as 64 lower-case hexadecimal
    /// digits.
    static var digest: String {
        var text =
            "format \(ArtefactHeader.majorVersion).\(ArtefactHeader.minorVersion)\n"
        for (name, version) in versions { text += "\(name) \(version)\n" }
        return SHA256.hex(of: Array(text.utf8))
    }
}
