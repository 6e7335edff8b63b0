package import DictModel

// Faults of dictc.yml.
extension Diagnostic.Code {
    static let configMissing = Self(
        "config.missing", .configuration,
        meaning: "There is no dictc.yml where dictc looked for it.",
        remedy: "Run dictc in the project, name the file with --config, or let `dictc init` "
            + "write one to start from.")
    static let configNotAFile = Self(
        "config.not-a-file", .configuration,
        meaning: "The path of the configuration leads to a folder, a device or a pipe.",
        remedy: "Name the dictc.yml itself with --config.")
    static let configUnreadable = Self(
        "config.unreadable", .io,
        meaning: "dictc.yml is there, but the system did not let dictc read it.",
        remedy: "Check its permissions and the disk.")
    static let configTooLarge = Self(
        "config.too-large", .limit,
        meaning: "dictc.yml is larger than 1 MiB, so it is probably not a configuration.",
        remedy: "Keep words in separate files; dictc.yml only names them.")
    static let configEncoding = Self(
        "config.encoding", .configuration,
        meaning: "dictc.yml contains bytes that are not UTF-8.",
        remedy: "Save the file as UTF-8.")
    static let configEmpty = Self(
        "config.empty", .configuration,
        meaning: "dictc.yml contains nothing but comments.",
        remedy: "Add the keys schema, output and languages; `dictc init` writes an example.")
    static let configSyntax = Self(
        "config.syntax", .configuration,
        meaning: "dictc.yml is not YAML, or not the plain YAML that dictc reads.",
        remedy: "Correct the line. Quote values that contain a colon or start with a special "
            + "character, and indent with spaces.")
    static let configAlias = Self(
        "config.alias", .configuration,
        meaning: "dictc does not read YAML anchors and aliases, because a few of them can stand "
            + "for billions of values.",
        remedy: "Write the value out wherever it is needed, or quote a text that starts with & "
            + "or *.")
    static let configDuplicateKey = Self(
        "config.duplicate-key", .configuration,
        meaning: "A mapping has the same key twice, so one of the values would be lost.",
        remedy: "Keep one of them.")
    static let configUnknownKey = Self(
        "config.unknown-key", .configuration,
        meaning: "dictc does not know this key. It refuses unknown keys so that a typing mistake "
            + "cannot change a build in silence.",
        remedy: "Correct the key; Documentation/CONFIGURATION.md lists all of them.")
    static let configMissingKey = Self(
        "config.missing-key", .configuration,
        meaning: "A key is missing that this section needs.",
        remedy: "Add the key; Documentation/CONFIGURATION.md describes it.")
    static let configType = Self(
        "config.type", .configuration,
        meaning: "A value has the wrong shape, such as a text where a number or a list is needed.",
        remedy: "Write the value as the message describes it. Numbers and true or false go "
            + "without quotes.")
    static let configEmptyValue = Self(
        "config.empty-value", .configuration,
        meaning: "A key has an empty text, list or mapping.",
        remedy: "Fill it in, or remove the key to get the default.")
    static let configText = Self(
        "config.text", .configuration,
        meaning: "A text that NOTICE quotes contains a control or invisible character. Shown in a "
            + "terminal, NOTICE could then hide its lines or change the terminal.",
        remedy: "Remove the character from dictc.yml or the licence's file.")
    static let configRange = Self(
        "config.range", .configuration,
        meaning: "A number is smaller or larger than the key allows.",
        remedy: "Choose a number in the range that the message gives.")
    static let configChoice = Self(
        "config.choice", .configuration,
        meaning: "The value is not one of those that the key takes.",
        remedy: "Choose one of the values that the message lists.")
    static let configConflict = Self(
        "config.conflict", .configuration,
        meaning: "Two settings contradict each other, or one has no effect beside the other.",
        remedy: "Change or remove one of them.")
    static let configNewerSchema = Self(
        "config.newer-schema", .configuration,
        meaning: "dictc.yml is written for a newer dictc, so this one does not know all its keys.",
        remedy: "Update dictc.")
    static let configSpelling = Self(
        "config.spelling", .configuration,
        meaning: "The spelling that the language wants and those that its sources name do not "
            + "match, so words would be left out in silence.",
        remedy: "Use the same name for `spelling:` of the language and of its sources.")
    static let configFormat = Self(
        "config.format", .configuration,
        meaning: "A format cannot be used as it is described: an element is not named by a path of "
            + "local names, for example, or the text and its language are in one column.",
        remedy: "Correct the key that the message names. Elements are written such as form/orth; "
            + "namespaces and attributes have their own keys.")
    static let configPath = Self(
        "config.path", .configuration,
        meaning: "A path has a form that dictc does not take, or leads out of the project. A "
            + "configuration has to mean the same on every machine, and one from a stranger "
            + "must not reach files elsewhere.",
        remedy: "Use paths relative to the folder of dictc.yml, with / between folders; "
            + "--allow-outside permits others.")
    static let configOutput = Self(
        "config.output", .configuration,
        meaning: "The output folder contains dictc.yml or a source, or lies among the sources, so "
            + "a build would write among its own inputs.",
        remedy: "Choose a separate folder, such as ../build-output.")
    static let configDuplicateFile = Self(
        "config.duplicate-file", .configuration,
        meaning: "A language uses one file twice, or two paths differ only in upper and lower "
            + "case and so name one file on some systems.",
        remedy: "Remove one of the entries, or rename one of the files.")
    static let configLink = Self(
        "config.link", .configuration,
        meaning: "A symbolic link leads out of the folder of dictc.yml. dictc does not follow "
            + "it, because a configuration from a stranger must not reach files elsewhere.",
        remedy: "Copy the file into the folder, or run with --allow-outside.")
    static let installationMissing = Self(
        "installation.missing", .missing,
        meaning: "dictc.yml names files that come with dictc, such as `block: dictc:en`, and they "
            + "are not where dictc looked: in share/dictc beside the folder of the executable.",
        remedy: "Install dictc together with share/dictc, or name that folder in DICTC_DATA. "
            + "`dictc config` shows where dictc found it.")
    static let configNoLicence = Self(
        "config.no-licence", .note,
        meaning: "dictc.yml does not state the licence of a file whose contents get into an "
            + "artefact, so NOTICE cannot state it either. `dictc ship` refuses such artefacts.",
        remedy: "Add `licence:` beside the `file:`.")
    static let releaseNoLicence = Self(
        "release.no-licence", .policy,
        meaning: "The manifest lists a source without a licence. A release goes to other people, "
            + "who have to know under which terms they may use it.",
        remedy: "Add `licence:` beside the `file:` in dictc.yml and run `dictc build`.")
}

// Faults of dictc.lock, and the ways in which a project differs from it.
extension Diagnostic.Code {
    static let lockMissing = Self(
        "lock.missing", .missing,
        meaning: "--locked compares the sources with dictc.lock, and there is none.",
        remedy: "Write it with `dictc build --update-lock`, and commit it.")
    static let lockTooLarge = Self(
        "lock.too-large", .limit,
        meaning: "dictc.lock is larger than 16 MiB, which no lock is that dictc wrote.",
        remedy: "Write it again with `dictc build --update-lock`.")
    static let lockSyntax = Self(
        "lock.syntax", .configuration,
        meaning: "dictc.lock is not as dictc writes it. One wrong line makes the rest doubtful, "
            + "since nobody edits it by hand.",
        remedy: "Write it again with `dictc build --update-lock`.")
    static let lockConflict = Self(
        "lock.merge-conflict", .configuration,
        meaning: "dictc.lock contains the marks of a merge conflict.",
        remedy: "Resolve the conflict in dictc.yml and the sources, then run "
            + "`dictc build --update-lock`.")
    static let lockLineEnds = Self(
        "lock.line-ends", .configuration,
        meaning: "The lines of dictc.lock end with a carriage return; git may have added them.",
        remedy: "Add `dictc.lock -text` to .gitattributes and check the file out again.")
    static let lockNewerSchema = Self(
        "lock.newer-schema", .configuration,
        meaning: "dictc.lock was written by a newer dictc.",
        remedy: "Update dictc.")
    static let lockOtherProject = Self(
        "lock.other-project", .configuration,
        meaning: "dictc.lock does not list a single source of this project.",
        remedy: "Restore the right file, or write it again with `dictc build --update-lock`.")
    static let lockRules = Self(
        "lock.rules", .policy,
        meaning: "This dictc makes artefacts by other rules than the one that wrote dictc.lock.",
        remedy: "Build with that dictc, or accept the new rules with `dictc build --update-lock`.")
    static let lockChanged = Self(
        "lock.source-changed", .policy,
        meaning: "A source is not the file that dictc.lock describes.",
        remedy: "Undo the change, or accept it with `dictc build --update-lock`.")
    static let lockSourceMissing = Self(
        "lock.source-missing", .policy,
        meaning: "dictc.lock and dictc.yml list a source that is not there.",
        remedy: "Restore it, or remove it from dictc.yml and run `dictc build --update-lock`.")
    static let lockUnlisted = Self(
        "lock.source-unlisted", .policy,
        meaning: "dictc.yml names a source that dictc.lock does not list.",
        remedy: "Accept it with `dictc build --update-lock`.")
    static let lockSuperfluous = Self(
        "lock.source-unused", .policy,
        meaning: "dictc.lock lists a file that dictc.yml does not name any more.",
        remedy: "Accept that with `dictc build --update-lock`.")
    static let lockDiffers = Self(
        "lock.differs", .note,
        meaning: "The sources are not those that dictc.lock describes. The build goes on, because "
            + "--locked was not given.",
        remedy: "See the differences with `dictc build --locked`, or accept them with "
            + "`dictc build --update-lock`.")
}

extension Diagnostic.Code {
    /// The codes of the errors and notes about dictc.yml, dictc.lock and missing licences.
    package static let configuration: [Diagnostic.Code] = [
        .configMissing, .configNotAFile, .configUnreadable, .configTooLarge, .configEncoding,
        .configEmpty, .configSyntax, .configAlias, .configDuplicateKey, .configUnknownKey,
        .configMissingKey, .configType, .configEmptyValue, .configText, .configRange, .configChoice,
        .configConflict, .configNewerSchema, .configSpelling, .configFormat, .configPath,
        .configOutput, .configDuplicateFile, .configLink, .installationMissing, .configNoLicence,
        .releaseNoLicence,
        .lockMissing, .lockTooLarge, .lockSyntax, .lockConflict, .lockLineEnds,
        .lockNewerSchema, .lockOtherProject, .lockRules, .lockChanged, .lockSourceMissing,
        .lockUnlisted, .lockSuperfluous, .lockDiffers,
    ]
}
