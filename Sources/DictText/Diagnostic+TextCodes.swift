package import DictModel

extension Diagnostic.Code {
    /// A tagger model was trained with a version of the tagger's features that is not supported.
    package static let taggerFeatureVersion = Self(
        "tagger.feature-version", .badData,
        meaning: "The tagger model is sound, but it was trained by a version of dictc whose tagger "
            + "looks at words differently. Its weights would mean nothing here.",
        remedy: "Train the model again with `dictc train`, or use the version of dictc that made "
            + "it.")

    /// All diagnostic codes of the module DictText.
    package static let text: [Diagnostic.Code] = [taggerFeatureVersion]
}
