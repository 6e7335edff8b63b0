import DictConfiguration
import DictModel
import DictPipeline

extension Diagnostic {
    /// Returns the diagnostic with its file as a path relative to the working directory.
    ///
    /// The file belongs to the project that `options` select.
    func located(by options: BuildOptions) -> Diagnostic {
        var result = self
        result.place.file = options.path(to: place)
        result.place.base = .caller
        return BuiltInFile.isName(result.place.file) ? Installation.advised(result) : result
    }
}
