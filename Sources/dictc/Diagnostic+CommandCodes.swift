import DictModel

extension Diagnostic.Code {
    /// The codes of all diagnostics that originate in the commands rather than in the libraries.
    static let commands = usage + inputs + play + [memoryRefused]

    static let memoryRefused = Self(
        "memory.refused", .noMemory,
        meaning: "The system has no more memory for dictc: a limit of the shell or of a container, "
            + "or all of the machine's is in use. What was there before stays as it is.",
        remedy: "Raise the limit (`ulimit -v` shows it), use fewer --jobs, or leave out sources.")
}

// MARK: - Usage

extension Diagnostic.Code {
    static let usageArguments = Self(
        "usage.arguments", .usage,
        meaning: "The command does not take these options and arguments, or not together.",
        remedy: "Run `dictc help COMMAND`, which lists the options with an example.")

    static let usageCommand = Self(
        "usage.command", .usage,
        meaning: "dictc has no command with this name.",
        remedy: "Run `dictc --help`, which lists the commands.")

    static let usageCode = Self(
        "usage.code", .usage,
        meaning: "No message of dictc has this code.",
        remedy: "Run `dictc explain`, which lists the codes.")

    static let usageText = Self(
        "usage.text", .usage,
        meaning: "The text cannot be a word of a lexicon, so asking for it makes no sense: it is "
            + "empty, too long or not UTF-8, or has characters other than letters.",
        remedy: "Ask for one word at a time, in letters; ? and * match letters in a query.")

    static let usageOutput = Self(
        "usage.output", .usage,
        meaning: "The output would replace the input, or an artefact would go to standard output.",
        remedy: "Name another file with -o.")

    static let usageFolder = Self(
        "usage.folder-not-empty", .usage,
        meaning: "`dictc init` begins a project in an empty folder.",
        remedy: "Name a new folder, or add --force: files that exist are never replaced.")

    static let usageSecretKey = Self(
        "usage.secret-key", .usage,
        meaning: "The secret key itself was given in the call. Shells remember calls, and systems "
            + "show them to other users, so the key is not secret any more.",
        remedy: "Make a new key, and name its file with --sign.")

    static let usageRelease = Self(
        "usage.release", .usage,
        meaning: "The folder is a signed release, which is judged by its signature.",
        remedy: "Name its public key with --public-key.")

    static let usageNames = Self(
        "usage.names", .usage,
        meaning: "The names of the players are too many, too few, too long, equal or empty, or "
            + "have characters that cannot be seen.",
        remedy: "Write --names Ann,Bob with one name for each player.")

    private static let usage = [
        usageArguments, usageCommand, usageCode, usageText, usageOutput, usageFolder,
        usageSecretKey, usageRelease, usageNames,
    ]
}

// MARK: - Inputs

extension Diagnostic.Code {
    static let inputNoProject = Self(
        "input.no-project", .missing,
        meaning: "Neither the current folder nor one above it has a raw-data/dictc.yml, so there "
            + "is no build-output to read.",
        remedy: "Go to the folder of a project, or name the folder of the artefacts with --dir.")

    static let inputNoLexicon = Self(
        "input.no-lexicon", .missing,
        meaning: "Neither of the two folders has a lexicon to compare.",
        remedy: "Build them with `dictc build`, or name other folders.")

    static let inputLanguage = Self(
        "input.language", .badData,
        meaning: "The artefact is of another language than its name says: a file may have been "
            + "copied over another.",
        remedy: "Build again, or name the right folder with --dir.")

    private static let inputs = [inputNoProject, inputNoLexicon, inputLanguage]
}

// MARK: - Games

extension Diagnostic.Code {
    static let playNothing = Self(
        "play.nothing", .badData,
        meaning: "The artefact is sound, but it has nothing that this game can be played with.",
        remedy: "See what is in it with `dictc info`, then build again with other words.")

    static let playNoFolder = Self(
        "play.no-folder", .cannotCreate,
        meaning: "There is no folder to keep games in: neither XDG_STATE_HOME nor HOME is set.",
        remedy: "Name a folder with --archive.")

    private static let play = [playNothing, playNoFolder]
}
