package import DictModel
import DictSources

/// A file that dictc.yml names, with the details for checking it against the other files.
package struct ProjectInput: Sendable {
    /// The purpose of a file, with the file's key in dictc.yml as the raw value.
    package enum Role: String {
        case words, affixes, drop, overlay, block, regional, frequency, phrases, sentences, fields
        case rivals, tagger, keep, calendar
    }

    package let path: ProjectPath
    package let role: Role
    package let language: Language
    /// The value that names the file.
    package let value: ConfigurationValue
    /// The mapping with the keys beside `file`, or `nil` if the file is named alone.
    package var terms: ConfigurationValue?

    /// Whether this entry reads the same records as `other`, which names the same file.
    ///
    /// Two entries may read different words from one XML file; otherwise one of them is redundant.
    package func repeats(_ other: ProjectInput) -> Bool {
        guard role == .words, other.role == .words, let terms, let others = other.terms else {
            return role == other.role
        }
        return SourceConfiguration(terms).isRead(like: SourceConfiguration(others))
    }
}

/// The files that dictc.yml names, checked against each other, against the output folder and against
/// the licences.
struct ConfigurationFiles {
    /// The maximum number of entries that name one file, each of which is compared with all others.
    private static let entryLimit = 100

    let inputs: [ProjectInput]
    /// The licences of the files that have one, keyed by path.
    private(set) var licences: [String: Licence] = [:]
    private let folder: String?
    private let faults: ConfigurationFaults

    /// Reports what is wrong with `inputs`, the files in `tree`.
    ///
    /// `folder` is the absolute path of the folder that contains dictc.yml, if it is known.
    init(
        _ inputs: [ProjectInput], of tree: ConfigurationValue?, folder: String?,
        faults: ConfigurationFaults
    ) {
        self.inputs = inputs
        self.folder = folder
        self.faults = faults
        if let output = tree?["output"], case .path(let path, _) = output.content {
            check(path, at: output)
        }
        checkInputs()
        let known = (tree?["licences"]).map { value in
            Dictionary(
                value.entries.map { ($0.key, Licence(name: $0.key, $0.value)) },
                uniquingKeysWith: { first, _ in first })
        }
        for input in inputs { noteLicence(of: input, known) }
    }

    private mutating func noteLicence(of input: ProjectInput, _ known: [String: Licence]?) {
        let path = input.path.text
        if BuiltInFile.isName(path) {
            licences[path] =
                InstalledWords.roles.contains(input.role)
                ? InstalledWords.licence(of: path)
                : BuiltInFile.licence(input.role, input.language)
        }
        guard let value = input.terms?["licence"], let name = String(value) else { return }
        var licence = Licence(name: name)
        if let known {
            guard let stated = known[name] else {
                // Many files with as many licences would take long.
                let names = faults.isFull ? [] : known.keys.sorted()
                report(
                    value, .configChoice, "\"licence\" has an unknown value",
                    found: PrintableText.quoted(name), expected: PrintableText.alternatives(names),
                    hint: NearestName.hint(for: name, among: names))
                return
            }
            licence = stated
        }
        licence.attribution = input.terms?.read("attribution") ?? licence.attribution
        if licences[path, default: licence] != licence {
            report(
                value, .configConflict,
                "\(PrintableText.quoted(path)) has another licence elsewhere",
                hint: "give the same licence and attribution in both places")
        }
        licences[path] = licence
    }

    private func report(
        _ value: ConfigurationValue, _ code: Diagnostic.Code, _ problem: String,
        found: String? = nil, expected: String? = nil, hint: String? = nil
    ) {
        faults.report(
            code, line: value.line, column: value.column, problem, found: found,
            expected: expected, hint: hint)
    }

    /// The components of the absolute path of the folder that contains dictc.yml.
    ///
    /// If the path is unknown, they are two components that no path can contain.
    private var base: [String] {
        guard let folder else { return ["\u{0}project", "\u{0}folder"] }
        return folder.split(separator: "/").map { String($0) }
    }

    /// Returns `steps`, the components of a path, with ASCII letters in lower case.
    ///
    /// Paths that are equal in this form may name the same file, since some file systems ignore
    /// case.
    private static func fold(_ steps: [String]) -> [[UInt8]] {
        steps.map { step in
            step.utf8.map {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
            }
        }
    }

    /// Reports an error if the output folder contains dictc.yml or a source, or is inside a folder
    /// with sources.
    ///
    /// In such a folder, a build would write among its own inputs.
    private func check(_ output: ProjectPath, at value: ConfigurationValue) {
        let folder = Self.fold(output.resolved(from: base))
        let hint = "choose a folder beside that of dictc.yml, such as ../build-output"
        guard !Self.fold(base).starts(with: folder) else {
            report(
                value, .configOutput, "the output folder contains dictc.yml",
                found: PrintableText.quoted(output.text), hint: hint)
            return
        }
        for input in inputs {
            var file = Self.fold(input.path.resolved(from: base))
            // A pattern is as if it named one file, in the folder that has all matching ones. A star
            // in the path of the project itself is an ordinary character.
            let open = input.path.steps.drop { !FilePattern.isPattern($0) }.count
            if open > 0 { file = file.dropLast(open) + [[UInt8(ascii: "*")]] }
            let inside = folder.starts(with: file.dropLast())
            guard file.starts(with: folder) || inside else { continue }
            let name = PrintableText.quoted(input.path.text)
            let relation =
                file == folder
                ? "is the source"
                : inside && file.dropLast() != folder[...]
                    ? "is in the folder of the source" : "contains the source"
            report(
                value, .configOutput,
                "the output folder \(relation) \(name) of line \(input.value.line)",
                found: PrintableText.quoted(output.text), hint: hint)
            return
        }
    }

    /// Reports each file that is listed twice or has two roles in a language, and paths that differ
    /// only in case or in the normal form of letters with accents.
    private func checkInputs() {
        // Texts are equal if their normal forms are.
        var seen: [[String]: [ProjectInput]] = [:]
        // One name such as `dictc:en` may mean many files.
        var reported: Set<[Int]> = []
        for input in inputs where !reported.contains([input.value.line, input.value.column]) {
            let key = Self.fold(input.path.resolved(from: base)).map {
                String(decoding: $0, as: UTF8.self)
            }
            let others = seen[key] ?? []
            if others.count == Self.entryLimit {
                report(
                    input.value, .configDuplicateFile,
                    "\(PrintableText.quoted(input.path.text)) is listed too often",
                    expected: "at most \(Self.entryLimit) times",
                    hint: "name all its elements or columns in fewer entries")
            } else if let clash = others.lazy.compactMap({ Self.clash(of: input, with: $0) }).first
            {
                report(input.value, .configDuplicateFile, clash.problem, hint: clash.hint)
                reported.insert([input.value.line, input.value.column])
            } else {
                seen[key, default: []].append(input)
            }
        }
    }

    /// Returns the reason why `input` clashes with `other`, whose path is the same except perhaps
    /// for case or normal form.
    ///
    /// - Returns: The problem and a hint, or `nil` if the two files do not clash.
    private static func clash(
        of input: ProjectInput, with other: ProjectInput
    ) -> (problem: String, hint: String)? {
        let name = PrintableText.quoted(input.path.text)
        let first = "first in line \(other.value.line)"
        let names = [input, other].map(\.path.text)
        if !names[0].utf8.elementsEqual(names[1].utf8) {
            let difference =
                names[0] == names[1] ? "in how an accent is encoded" : "in case"
            return (
                "\(name) differs from \(PrintableText.quoted(names[1])) only \(difference)",
                "on some systems they are one file; rename one (\(first))"
            )
        }
        guard other.language == input.language else { return nil }
        if other.role != input.role {
            return (
                "\(name) is in both \(other.role.rawValue) and \(input.role.rawValue)",
                "keep one of them (\(first))"
            )
        }
        return input.repeats(other)
            ? ("\(name) is listed twice", "keep one of them (\(first))") : nil
    }
}
