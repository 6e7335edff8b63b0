import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictReader
import DictTerminal

/// What `dictc info` says about a file: its kind, what is in it, and where its bytes go.
struct PackDescription {
    /// The names of the columns of rows, each about a section.
    static let columns = ["file", "kind", "language", "section", "offset", "bytes", "share"]

    let path: String
    private let summary: ArtefactSummary
    /// The number of words of a lexicon, or `nil` for another kind of file.
    private let words: Int?
    private let facts: JSON

    /// Reads the file at `path`.
    ///
    /// - Throws: A `Diagnostic` if it cannot be read or is not sound.
    init(_ path: String) throws {
        self.path = path
        let bytes = try FileContents.artefact(at: path, orPipe: true)
        do throws(FormatError) {
            summary = try ArtefactSummary(bytes)
            facts = try PackFacts.json(of: bytes, summary.kind)
            words = summary.kind == .lexicon ? try Lexicon(ArtefactBytes(bytes)).count : nil
        } catch {
            throw Diagnostic(error, file: Place(path))
        }
    }

    /// The name of the file, without its folder.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The contents and the size of the file, such as "906 phrases, 22,854 bytes".
    var headline: String {
        let size = TerminalText.counted(summary.bytes, "byte")
        if let words { return "\(TerminalText.counted(words, "word")), \(size)" }
        let name = summary.kind.countedFact
        guard case .integer(let count)? = facts.members.first(where: { $0.0 == name })?.1 else {
            return "\(summary.kind.name), \(size)"
        }
        return "\(TerminalText.counted(count, String(name.dropLast()))), \(size)"
    }

    var json: JSON {
        let head = JSON([
            "file": path, "kind": summary.kind.name, "language": summary.language.code,
            "format": summary.format, "bytes": summary.bytes,
        ])
        let facts = words.map { JSON(["words": $0, "bytesPerWord": perWord($0)]) } ?? facts
        let sections = summary.sections.map { section in
            JSON([
                "name": section.name, "offset": section.offset, "bytes": section.bytes,
                "share": JSON.decimal(share(section, 10_000), places: 4),
            ])
        }
        return head + facts + JSON(["sections": sections])
    }

    /// The description as lines for people.
    var lines: [String] {
        var lines = [
            PackFacts.line("kind", summary.kind.name),
            PackFacts.line("language", "\(summary.language.name) (\(summary.language.code))"),
            PackFacts.line("format", summary.format),
            PackFacts.line("bytes", TerminalText.grouped(summary.bytes)),
        ]
        if let words {
            let ratio = String(validating: perWord(words).bytes(), as: UTF8.self) ?? ""
            lines.append(
                PackFacts.line("words", "\(TerminalText.grouped(words)) (\(ratio) bytes a word)"))
        }
        lines += facts.members.map { PackFacts.line($0.0, PackFacts.text($0.0, $0.1)) }
        lines += summary.sections.map { section in
            let meaning = SectionMeaning.text(section.name, in: summary.kind)
            return PackFacts.line(
                "section",
                "\(section.name)  \(TerminalText.grouped(section.bytes)) bytes "
                    + "(\(share(section, 100)) %)" + (meaning.isEmpty ? "" : ": \(meaning)"))
        }
        return lines
    }

    /// Writes a row for each section.
    func write(to rows: RowWriter) throws {
        for section in summary.sections {
            try rows.write([
                path, summary.kind.name, summary.language.code, section.name, section.offset,
                section.bytes, JSON.decimal(share(section, 10_000), places: 4),
            ])
        }
    }

    /// Returns the fraction of the file that `section` takes up, in units of 1/`whole`.
    ///
    /// For example, pass 100 as `whole` for percent. The result is rounded to the nearest unit.
    private func share(_ section: ArtefactSummary.Section, _ whole: Int) -> Int {
        (section.bytes * whole + summary.bytes / 2) / max(1, summary.bytes)
    }

    private func perWord(_ words: Int) -> JSON {
        words == 0 ? .null : .decimal((summary.bytes * 1000 + words / 2) / words, places: 3)
    }
}

extension ArtefactKind {
    /// The name of the fact that counts what a file of this kind is about, in the plural.
    fileprivate var countedFact: String {
        switch self {
        case .lexicon: "words"
        case .levels: "packs"
        case .answers: "answers"
        case .phrases: "phrases"
        case .sentences: "sentences"
        case .tagger: "features"
        case .part: "files"
        }
    }
}
