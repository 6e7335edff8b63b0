import DictConfiguration
import DictFiles
import DictModel
import Platform

extension Project {
    /// Returns the place of the value of `key` in a section of `language` in dictc.yml, or else of
    /// the section.
    func place(of key: String, inSection section: String, _ language: Language) -> Place {
        let section = configuration.tree["languages"]?[language.code]?[section]
        let value = section?[key].flatMap { $0.line > 0 ? $0 : nil } ?? section
        return configurationPlace.at(line: value?.line ?? 0, column: value?.column ?? 0)
    }

    /// Returns `fault` with a hint if it is about a source that does not exist.
    ///
    /// The hint names the line of dictc.yml and a file with a similar path, if there is one.
    func explaining(_ fault: Diagnostic, about file: String) -> Diagnostic {
        if fault.code == .fileMissing, BuiltInFile.isName(file) {
            return Installation.fault(about: file)
        }
        guard fault.code == .fileMissing,
            let line = configuration.inputs.first(where: { $0.path.text == file })?.value.line
        else { return fault }
        var fault = fault
        let name = PrintableText.singleLine(configurationPlace.file)
        fault.hint =
            "\(name) names it in line \(line)"
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

extension Project {
    /// Checks that no file is listed twice, the second time by way of a link.
    ///
    /// Files that do not exist are left to whoever reads them.
    ///
    /// - Throws: `Diagnostics` with an error for each such file.
    func expectNoRepeatedFile() throws(Diagnostics) {
        var seen: [FileIdentity: [ProjectInput]] = [:]
        var faults = Diagnostics()
        for input in configuration.inputs where !BuiltInFile.isName(input.path.text) {
            guard let file = FileIdentity(path: path(of: input.path.text)) else { continue }
            let same = seen[file, default: []].first {
                $0.language == input.language && $0.role == input.role
                    && $0.path != input.path && input.repeats($0)
            }
            if let same {
                faults.add(
                    Diagnostic(
                        .configDuplicateFile,
                        at: configurationPlace.at(
                            line: input.value.line, column: input.value.column),
                        "\(PrintableText.quoted(input.path.text)) is a link to the same file as "
                            + PrintableText.quoted(same.path.text),
                        hint: "keep one of them (first in line \(same.value.line))"))
            }
            seen[file, default: []].append(input)
        }
        try faults.throwIfAny()
    }
}
