import DictFiles
import DictModel
import Platform

/// The places in dictc.yml at which files and sections are named, for messages of a build.
struct ConfigurationMarks: Sendable {
    /// A line and a column, which both start at 1.
    struct Mark: Sendable {
        var line: Int
        var column: Int
    }

    /// Where each file is first named, keyed by its path.
    private(set) var files: [String: Mark] = [:]
    /// Where each section is, keyed by language and section, such as `en.levels`.
    private(set) var sections: [String: Mark] = [:]

    mutating func note(_ file: String, at node: ConfigurationNode) {
        if files[file] == nil { files[file] = node.mark }
    }

    mutating func note(section: String, of language: Language, at node: ConfigurationNode?) {
        sections["\(language.code).\(section)"] = node?.mark
    }
}

extension ConfigurationNode {
    fileprivate var mark: ConfigurationMarks.Mark {
        ConfigurationMarks.Mark(line: line, column: node.column)
    }
}

extension Project {
    /// Returns the place of a section of `language` in dictc.yml, such as `levels`.
    func place(ofSection section: String, _ language: Language) -> Place {
        guard let mark = configuration.marks.sections["\(language.code).\(section)"] else {
            return configurationPlace
        }
        return configurationPlace.at(line: mark.line, column: mark.column)
    }

    /// Returns `fault` with a hint if it is about a source that does not exist.
    ///
    /// The hint names the line of dictc.yml and a file with a similar path, if there is one.
    func explaining(_ fault: Diagnostic, about file: String) -> Diagnostic {
        if fault.code == .fileMissing, BuiltInFile.isName(file) {
            return Installation.fault(about: file)
        }
        guard fault.code == .fileMissing, let mark = configuration.marks.files[file] else {
            return fault
        }
        var fault = fault
        let name = Self.fileName(of: configurationPath)
        fault.hint =
            "\(PrintableText.singleLine(name)) names it in line \(mark.line)"
            + (similarFile(to: file).map { "; did you mean \(PrintableText.quoted($0))?" } ?? "")
        return fault
    }

    /// Returns the path of an existing file that differs from `file` in the spelling of one step.
    private func similarFile(to file: String) -> String? {
        let steps = file.split(separator: "/").map { String($0) }
        for (index, step) in steps.enumerated() {
            let path = steps[...index].joined(separator: "/")
            guard !exists(path) else { continue }
            let folder = steps[..<index].joined(separator: "/")
            guard let near = NearestName.nearest(to: step, among: names(in: folder)) else {
                return nil
            }
            let found = (steps[..<index] + [near] + steps[(index + 1)...]).joined(separator: "/")
            return exists(found) ? found : nil
        }
        return nil
    }

    /// Returns the names in `folder`, a path as written in dictc.yml, sorted byte by byte.
    private func names(in folder: String) -> [String] {
        let place = path(of: folder.isEmpty ? "." : folder)
        let names = try? FileManager.default.contentsOfDirectory(atPath: place)
        return (names ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
