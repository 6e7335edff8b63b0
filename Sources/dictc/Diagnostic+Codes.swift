import DictModel

extension Diagnostic.Code {
    static let inputLanguage = Self("input.language", .badData)
    static let inputNoLexicon = Self("input.no-lexicon", .missing)
    static let inputNoProject = Self("input.no-project", .missing)
    static let memoryRefused = Self("memory.refused", .noMemory)
    static let playNoFolder = Self("play.no-folder", .cannotCreate)
    static let playNothing = Self("play.nothing", .badData)
    static let usageArguments = Self("usage.arguments", .usage)
    static let usageCode = Self("usage.code", .usage)
    static let usageCommand = Self("usage.command", .usage)
    static let usageFolder = Self("usage.folder-not-empty", .usage)
    static let usageNames = Self("usage.names", .usage)
    static let usageOutput = Self("usage.output", .usage)
    static let usageRelease = Self("usage.release", .usage)
    static let usageSecretKey = Self("usage.secret-key", .usage)
    static let usageText = Self("usage.text", .usage)
}
