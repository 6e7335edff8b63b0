import DictCompiler
import DictLexicon
package import DictModel
import DictSources
import DictText

extension Diagnostic.Code {
    /// All codes of the compiler: those of this module and of the modules below it.
    package static let wing: [Diagnostic.Code] =
        sources + lexicon + text + compiler + levels + pipeline + configuration
}
