package import DictFormat
package import DictModel

extension ProjectConfiguration {
    /// Returns what to do if there is no artefact of a kind: to build, or to add to dictc.yml what
    /// it would be made from.
    ///
    /// - Parameters:
    ///   - kind: The kind of artefact.
    ///   - language: The language of the artefact.
    ///   - path: The path of dictc.yml.
    /// - Returns: The advice, as a hint without a full stop.
    package static func advice(
        forMissing kind: ArtefactKind, _ language: Language, configuration path: String
    ) -> String {
        let section = "`\(kind == .lexicon ? "words" : kind.name):`"
        guard let configuration = try? read(atPath: path, allowOutside: true) else {
            return "run `dictc build`"
        }
        guard let part = configuration.language(language) else {
            return "\(path) has no `\(language.code):`; add it with \(section)"
        }
        let isThere =
            switch kind {
            case .lexicon: !part.words.isEmpty
            case .levels: part.levels != nil
            case .answers: part.answers != nil
            case .phrases: part.phrases != nil
            case .sentences: part.sentences != nil
            case .tagger, .part: true
            }
        return isThere ? "run `dictc build`" : "add \(section) below `\(language.code):` in \(path)"
    }
}
