import DictConfiguration
import DictFiles
import DictFormat
import DictModel

/// The digest of everything that decides what is read of the corpora of one language, except the
/// corpora themselves.
///
/// It covers the rules of dictc, the options in dictc.yml and the contents of all files that the
/// rules for single sentences look at, such as the word lists and the tagger model. What only
/// matters when sentences are compared is left out, so that parts outlive a change of it.
struct PartKey {
    /// The SHA-256, as 64 lower-case hexadecimal digits.
    let digest: String
    /// The paths of the files whose contents the digest covers, as written in dictc.yml.
    let sidePaths: [String]

    /// Creates the key of the corpora in `configuration`.
    ///
    /// `digests` contains the SHA-256 of each file, keyed by its path as written in dictc.yml.
    init(_ configuration: LanguageConfiguration, _ digests: [String: String]) throws {
        let part = Self.side(of: configuration)
        sidePaths = ProjectPath.unique(part.sourcePaths)
        var lines = ["part \(PartFormat.version)", ToolRules.digest, try CanonicalText.of(part)]
        lines += sidePaths.map { "\(digests[$0] ?? "-")  \($0)" }
        digest = SHA256.hex(of: Array(lines.joined(separator: "\n").utf8))
    }

    /// Returns the part of `configuration` that affects which sentences pass the rules for single
    /// sentences.
    private static func side(of configuration: LanguageConfiguration) -> LanguageConfiguration {
        var part = configuration.part(for: .sentences)
        part.sentences?.sources = []
        part.sentences?.fields = nil
        part.sentences?.rivals = nil
        return part
    }

    /// Returns the paths of the files that the rules for single sentences look at.
    static func sidePaths(of configuration: LanguageConfiguration) -> [String] {
        ProjectPath.unique(side(of: configuration).sourcePaths)
    }

    /// Returns the key of the file at `path` with the digest `sha256`, which belongs to `source`.
    func split(
        _ source: SentencesConfiguration.Source, path: String, sha256: String
    ) throws -> String {
        let lines = [digest, try CanonicalText.of(source), path, sha256]
        return SHA256.hex(of: Array(lines.joined(separator: "\n").utf8))
    }
}
