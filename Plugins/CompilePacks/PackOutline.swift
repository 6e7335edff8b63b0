import Foundation

/// The languages in a `dictc.yml` and their sections: enough to name the files of a build.
///
/// A build must know its outputs before dictc itself is built, so the plugin reads the outline of
/// the configuration by its indentation. It refuses anything that it does not understand; dictc,
/// which runs next, checks the rest.
struct PackOutline {
    /// The names of the files that `dictc build` writes and a client ships.
    private(set) var files = ["manifest.json", "NOTICE"]

    /// The kind of artefact that each section of a language leads to.
    private static let kinds = [
        "words": "lexicon", "levels": "levels", "answers": "answers", "phrases": "phrases",
        "sentences": "sentences",
    ]

    /// The outline of the configuration in `file`.
    init(contentsOf file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        /// The keys that lead to the current line: `languages`, a language, a section.
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

    /// A line that starts with a key.
    private struct Entry {
        var key: String
        var indentation: Int
        /// Whether a value follows on the same line.
        var hasValue: Bool

        /// The entry in `content`; `nil` if it starts with anything but a plain key.
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
