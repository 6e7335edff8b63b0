import Foundation

/// The languages and sections in a `dictc.yml`, from which the plugin derives the files of a build.
///
/// The plugin must know these files before dictc itself is built, so it reads the outline of the
/// configuration from the indentation of its lines. It throws an error if a line could define packs
/// but is not in the expected form. dictc, which runs next, validates the rest.
struct PackOutline {
    /// The names of the files that `dictc build` writes and that the game ships.
    private(set) var files = ["manifest.json", "NOTICE"]

    /// The kinds of artefacts that dictc builds, keyed by the section of a language that defines
    /// them.
    private static let kinds = [
        "words": "lexicon", "levels": "levels", "answers": "answers", "phrases": "phrases",
        "sentences": "sentences",
    ]

    /// Reads the outline of the configuration in `file`.
    ///
    /// - Throws: A ``PackFailure`` if the packs cannot be determined, or an error if the file
    ///   cannot be read.
    init(contentsOf file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        /// The keys above the current line, outermost first: `languages`, a language, a section.
        var path: [Entry] = []
        for (index, line) in text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).enumerated() {
            let content = line.drop { $0 == " " }
            guard let first = content.first, first != "#", first != "-" else { continue }
            let indentation = line.count - content.count
            path.removeAll { $0.indentation >= indentation }
            guard path.count < 3, path.first?.key ?? "languages" == "languages" else { continue }
            let entry = Entry(content, indentation)
            if path.isEmpty && entry?.key != "languages" { continue }
            guard let entry, path.count == 2 || !entry.hasValue else {
                throw PackFailure(
                    place: "\(file.path):\(index + 1)",
                    problem: "cannot tell which packs this line defines",
                    hint: "write `languages:`, each language and each of its sections on a "
                        + "separate line, as `dictc init` does")
            }
            path.append(entry)
            if path.count == 3, let kind = Self.kinds[entry.key] {
                files.append("\(path[1].key).\(kind)")
            }
        }
        if files.count == 2 {
            throw PackFailure(
                place: file.path, problem: "does not define any packs",
                hint: "give a language `words:`, as `dictc init` does")
        }
    }

    /// A line of the configuration that starts with a key.
    private struct Entry {
        var key: String
        var indentation: Int
        /// Whether the key is followed by a value on the same line.
        var hasValue: Bool

        /// Parses the key in `content`, a line without its indentation.
        ///
        /// The result is `nil` if the line does not start with a key of ASCII letters and a colon.
        init?(_ content: Substring, _ indentation: Int) {
            guard let colon = content.firstIndex(of: ":") else { return nil }
            key = String(content[..<colon])
            guard key.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
            let value = content[colon...].dropFirst().drop { $0 == " " }
            hasValue = !value.isEmpty && value.first != "#"
            self.indentation = indentation
        }
    }
}
