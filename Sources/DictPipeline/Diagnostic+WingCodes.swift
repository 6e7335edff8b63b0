import DictCompiler
import DictLexicon
package import DictModel
import DictSources
import DictText

extension Diagnostic.Code {
    /// The codes of the whole compiler: this module and the compiler modules that it imports.
    package static let wing: [Diagnostic.Code] =
        sources + lexicon + text + compiler + levels + pipeline + configuration
}
