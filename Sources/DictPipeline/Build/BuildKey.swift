import DictConfiguration
import DictFiles

/// A digest of everything that an artefact depends on, for deciding whether the artefact is up to
/// date.
///
/// It covers the rules of dictc, the part of dictc.yml that affects the artefact, and the contents
/// of the sources that this part names. It depends neither on the time nor on where the project is
/// on the disk.
struct BuildKey {
    /// The SHA-256, as 64 lower-case hexadecimal digits.
    let digest: String

    /// Creates the key for an artefact.
    ///
    /// - Parameters:
    ///   - artefact: The name of the artefact file.
    ///   - part: The part of the language's configuration that affects the artefact.
    ///   - digests: The SHA-256 of each source, keyed by its path as written in dictc.yml.
    /// - Throws: An error if `part` cannot be encoded, which does not happen with valid
    ///   configurations.
    init(
        artefact: String, part: LanguageConfiguration, digests: [String: String]
    ) throws {
        var lines = [ToolRules.digest, artefact, try CanonicalText.of(part)]
        for path in ProjectPath.unique(part.sourcePaths) {
            lines.append("\(digests[path] ?? "-")  \(path)")
        }
        digest = SHA256.hex(of: Array(lines.joined(separator: "\n").utf8))
    }
}
