package import DictModel

extension Diagnostic.Code {
    package static let taggerFeatureVersion = Self("tagger.feature-version", .badData)
}
