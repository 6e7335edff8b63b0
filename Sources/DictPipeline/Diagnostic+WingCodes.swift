import DictCompiler
import DictLexicon
package import DictModel
import DictSources
import DictText

extension Diagnostic.Code {
    /// The codes of all errors and notes that DictPipeline, and the compiler modules that it
    /// imports, can report.
    package static let wing: [Diagnostic.Code] =
        sources + lexicon + text + compiler + levels + pipeline + scale + configuration
}
