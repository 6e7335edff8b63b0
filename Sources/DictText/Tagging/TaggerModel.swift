public import DictModel

/// The weights and tables of a part-of-speech tagger, ready to be used.
///
/// Any number of taggers on any threads may use one model.
///
/// ```swift
/// let bytes = try ArtefactBytes(reading: path)
/// let file = try TaggerModelFile(bytes.view, keeping: bytes)
/// var tagger = Tagger(try TaggerModel(file, at: Place(path)))
/// ```
public final class TaggerModel: Sendable {
    /// The file that the model is of.
    public let file: TaggerModelFile

    /// The model in `file`, which is called `place` in errors.
    ///
    /// - Throws: `tagger.feature-version`. A model of any bytes that pass gives a tagger that never
    ///   traps.
    public init(_ file: TaggerModelFile, at place: Place) throws(Diagnostic) {
        guard file.featureVersion == TaggerFormat.featureVersion else {
            throw Diagnostic(
                .taggerFeatureVersion, at: place, "the features of this model are not known here",
                found: "version \(file.featureVersion)",
                expected: "version \(TaggerFormat.featureVersion)",
                hint: "train it again with `dictc train`")
        }
        self.file = file
    }

    /// The language of the texts that the model was trained on.
    public var language: Language { file.language }
    /// The least margins at which tags are trusted.
    public var thresholds: MarginThresholds { file.thresholds }

    /// Whether the class of a token that was tagged with `margin` may be relied on; see
    /// ``Tagger/margins``.
    public func isConfident(_ lexicalClass: LexicalClass, margin: Int) -> Bool {
        thresholds.trusts(lexicalClass, margin: margin)
    }
}
