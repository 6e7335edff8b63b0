import DictFormat
import DictStore

/// A digest of the rules by which this tool makes artefacts from sources.
///
/// If you change anything that affects artefacts, such as folding, rejection or an encoding, raise
/// the version of that rule here: existing locks then differ, and cached artefacts are not used.
enum ToolRules {
    /// The rules, each with its version.
    private static let versions = [
        ("folding", 1), ("rejection", 1), ("lexicon", 2), ("report", 2),
        ("block lists", 1), ("levels", 1), ("answers", 1), ("phrases", 2),
        ("corpora", 2), ("tokeniser", 1), ("tagger", 1), ("sentences", 3),
    ]

    /// The SHA-256 of the rules, as 64 lower-case hexadecimal digits.
    static var digest: String {
        var text =
            "format \(ArtefactHeader.majorVersion).\(ArtefactHeader.minorVersion)\n"
        for (name, version) in versions { text += "\(name) \(version)\n" }
        return SHA256.hex(of: Array(text.utf8))
    }
}
