package import DictModel

extension Diagnostic.Code {
    static let inputLanguage = Self("input.language", .badData)
    package static let inputNoLexicon = Self("input.no-lexicon", .missing)
    static let inputNoProject = Self("input.no-project", .missing)
    package static let memoryRefused = Self("memory.refused", .noMemory)
    static let playNoFolder = Self("play.no-folder", .cannotCreate)
    static let playNothing = Self("play.nothing", .badData)
    package static let usageArguments = Self("usage.arguments", .usage)
    package static let usageCode = Self("usage.code", .usage)
    package static let usageCommand = Self("usage.command", .usage)
    package static let usageFolder = Self("usage.folder-not-empty", .usage)
    static let usageNames = Self("usage.names", .usage)
    static let usageOutput = Self("usage.output", .usage)
    package static let usageRelease = Self("usage.release", .usage)
    package static let usageSecretKey = Self("usage.secret-key", .usage)
    static let usageText = Self("usage.text", .usage)
}
