package import DictFormat
import Platform

/// The conversion of a part of the configuration to text, from which the key of an artefact is
/// computed.
///
/// Parts that can lead to different artefacts have different texts. Types use `CodingKeys` to
/// exclude what cannot change an artefact, such as a licence; any other property is included by
/// default.
package enum CanonicalText {
    /// Returns `section` as JSON with sorted keys.
    ///
    /// - Throws: An error if `section` cannot be encoded, which does not happen with valid
    ///   configurations.
    package static func of(_ section: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(section), as: UTF8.self)
    }
}

extension LanguageConfiguration {
    /// Returns the part of this configuration that affects the artefact of `kind`.
    ///
    /// A new section affects every artefact until it is excluded here: it is better to build too
    /// often than not often enough.
    package func part(for kind: ArtefactKind) -> LanguageConfiguration {
        var part = self
        part.drop = wantedDrop
        part.regional = foreignRegional
        if kind != .levels { part.levels = nil }
        if kind != .answers { part.answers = nil }
        if kind != .phrases { part.phrases = nil }
        if kind != .sentences { (part.sentences, part.tagger) = (nil, nil) }
        if kind != .lexicon { part.fair = nil }
        if kind == .lexicon && fair == nil {
            part.frequency = nil
            if lexiconExclude.isEmpty { part.block = [] }
        }
        return part
    }
}
