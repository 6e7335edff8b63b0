import DictModel
import DictSources

/// dictc's own words of a language, which `words: dictc:en` names: the sources that its own dictc.yml
/// lists, with their familiarity and spellings, and the corrections to them.
///
/// The lists themselves are used, not the lexicon that is made from them: that has lost how well known
/// a word is, in which spelling games ask for it, and the line that it came from.
struct InstalledWords: Sendable {
    /// The sources, by names such as `dictc:nl/wdutch.gz`.
    let sources: [SourceConfiguration]
    /// The name of the file with corrections to these sources, or `nil` if there is none.
    let corrections: String?
    let regional: [RegionalConfiguration]
    /// The spelling that games ask for unless the user's dictc.yml wants another.
    let spelling: String?

    /// The roles of ``files``, which no other files of the installation have.
    static let roles: [ProjectInput.Role] = [.words, .affixes, .overlay, .regional]

    /// The spellings that sources name.
    var spellings: [String] { sources.compactMap(\.spelling) }

    /// The names of all files, each with its role.
    var files: [(name: String, role: ProjectInput.Role)] {
        sources.flatMap { source in
            [(source.file, .words)] + (source.affixes.map { [($0, .affixes)] } ?? [])
        } + (corrections.map { [($0, .overlay)] } ?? []) + regional.map { ($0.file, .regional) }
    }

    /// Returns the words of `language`.
    ///
    /// - Throws: `installation.missing` if dictc's own files are not there or have no such words, or
    ///   `installation.damaged` if their dictc.yml cannot be read.
    static func of(_ language: Language) throws(Diagnostic) -> InstalledWords {
        guard let section = try configuration.get().tree["languages"]?[language.code],
            section["words"] != nil
        else { throw Installation.fault(about: BuiltInFile.prefix + language.code) }
        return InstalledWords(section)
    }

    private init(_ section: ConfigurationValue) {
        let listed: [SourceConfiguration] = section.read("words") ?? []
        sources = listed.map { source in
            var source = source
            source.file = BuiltInFile.prefix + source.file
            if let affixes = source.affixes {
                source.format = .hunspell(HunspellFormat(affixes: BuiltInFile.prefix + affixes))
            }
            return source
        }
        let overlay = section["overlay"]
        corrections = (overlay?.read("file") ?? overlay.flatMap { String($0) })
            .map { BuiltInFile.prefix + $0 }
        let lists: [RegionalConfiguration] = section.read("regional") ?? []
        regional = lists.map { list in
            var list = list
            list.file = BuiltInFile.prefix + list.file
            return list
        }
        spelling = section.read("spelling")
    }

    /// Returns the licence of the file `name`, such as `dictc:nl/wdutch.gz`, or `nil` if dictc's own
    /// dictc.yml states none.
    static func licence(of name: String) -> Licence? {
        let path = String(name.dropFirst(BuiltInFile.prefix.count))
        guard var licence = try? configuration.get().licences[path] else { return nil }
        licence.file = licence.file.map { BuiltInFile.prefix + $0 }
        licence.notices = licence.notices.map { BuiltInFile.prefix + $0 }
        return licence
    }

    /// dictc's own configuration, which is read once.
    private static let configuration = Result { () throws(Diagnostic) -> ProjectConfiguration in
        let name = BuiltInFile.prefix + "dictc.yml"
        guard let path = Installation.configuration else {
            throw Installation.fault(about: name)
        }
        do throws(Diagnostics) {
            return try ProjectConfiguration.read(atPath: path, isInstalled: true)
        } catch {
            throw Diagnostic(
                .installationDamaged, at: Place(project: name), "dictc's own files are damaged",
                found: error.errors.first?.statement, hint: Installation.remedy)
        }
    }
}
