import DictModel

/// The files of an installation that dictc.yml can name, as in `block: dictc:en`.
///
/// Which ones a name means depends on the key: for `words`, see ``InstalledWords``.
///
/// A build treats them as sources with names such as `dictc:en/odd.txt`, wherever they are: what is
/// made from them depends on their contents alone.
package enum BuiltInFile {
    /// The start of names of such files, which no path may have.
    package static let prefix = "dictc:"

    /// The names that dictc.yml can use, such as `dictc:en`.
    static let names = Language.allCases.map(Installation.source)

    /// Whether `file` is the name of a file of the installation rather than a path.
    package static func isName(_ file: String) -> Bool { file.hasPrefix(prefix) }

    /// Returns the path of the file with the name `name`, or `nil` if `name` is a path.
    ///
    /// If there is no installation, the path is one at which it could be.
    package static func path(of name: String) -> String? {
        guard isName(name) else { return nil }
        let folder = Installation.folder ?? Installation.candidates.first ?? "share/dictc"
        return folder + "/" + name.dropFirst(prefix.count)
    }

    /// Returns the names of the files of `role` for `language`, such as `dictc:en/odd.txt`.
    static func files(_ role: ProjectInput.Role, _ language: Language) -> [String] {
        let files: [String] =
            switch role {
            case .block: ["blocked.txt", "odd.txt"]
            case .tagger: ["tagger.model"]
            case .fields: ["fields.txt"]
            default: []
            }
        return files.map { "\(prefix)\(language.code)/\($0)" }
    }

    /// Returns the licence of the files of `role` for `language`, with the texts that NOTICE quotes.
    static func licence(_ role: ProjectInput.Role, _ language: Language) -> Licence {
        guard role == .tagger else {
            return Licence(name: "CC0-1.0", file: text("CC0-1.0"), attribution: "none needed")
        }
        let further = language == .english ? "wordnet" : "LGPL-2.1"
        return Licence(
            name: "CC-BY-SA-4.0", file: text("CC-BY-SA-4.0"),
            attribution: "see \(text("tagger-\(language.code)"))",
            notices: [text("tagger-\(language.code)"), text(further)])
    }

    private static func text(_ name: String) -> String { "\(prefix)LICENSES/\(name).txt" }
}
