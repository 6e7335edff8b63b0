package import DictModel

/// A part-of-speech model, the weights and tables with which a ``Tagger`` tags text.
///
/// Any number of taggers on any threads may use one model.
///
/// ```swift
/// let bytes = try ArtefactBytes(reading: path)
/// let file = try TaggerModelFile(bytes.view, keeping: bytes)
/// var tagger = Tagger(try TaggerModel(file, at: Place(path)))
/// ```
package final class TaggerModel: Sendable {
    /// The file from which the model was made.
    package let file: TaggerModelFile

    /// Creates a model from `file`, which diagnostics refer to as `place`.
    ///
    /// A tagger never traps with a model that this initialiser accepts.
    ///
    /// - Throws: `tagger.feature-version` if the model was trained with another version of the
    ///   features.
    package init(_ file: TaggerModelFile, at place: Place) throws(Diagnostic) {
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
    package var language: Language { file.language }
    /// The minimum margins at which tags are trusted, one for each lexical class.
    package var thresholds: MarginThresholds { file.thresholds }

    /// Returns whether to trust a tag of the class `lexicalClass` that has the margin `margin`.
    ///
    /// The margin measures how certain a tag is; see ``Tagger/margins``.
    package func isConfident(_ lexicalClass: LexicalClass, margin: Int) -> Bool {
        thresholds.trusts(lexicalClass, margin: margin)
    }
}
