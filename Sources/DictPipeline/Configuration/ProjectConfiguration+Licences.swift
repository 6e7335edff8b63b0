import DictModel

// Files and their licences.

extension ProjectConfigurationReader {
    /// Returns the path of the file that a mapping in dictc.yml describes, and records the file and
    /// its licence.
    ///
    /// If the path is missing or wrong, the error is reported and the result is `nil`. Pass
    /// `source` only for a file with words.
    mutating func file(
        _ fields: ConfigurationFields, _ role: ProjectInput.Role, _ language: Language,
        source: SourceConfiguration? = nil
    ) -> String? {
        let licence = licence(fields)
        guard let node = fields["file"],
            let path = node.path(
                role == .sentences ? .corpus : .source, allowOutside: allowOutside)
        else { return nil }
        inputs.append(
            ProjectInput(path: path, role: role, language: language, node: node, source: source))
        if let licence {
            if licences[path.text, default: licence] != licence {
                fields["licence"]?.report(
                    .configConflict,
                    "\(PrintableText.quoted(path.text)) has another licence elsewhere",
                    hint: "give the same licence and attribution in both places")
            }
            licences[path.text] = licence
        }
        return path.text
    }

    /// Returns the path of the file that `node` describes, either as a path alone or as a mapping
    /// that also states a licence.
    ///
    /// The file and its licence are recorded. If the path is missing or wrong, the error is
    /// reported and the result is `nil`.
    mutating func file(
        _ node: ConfigurationNode, _ role: ProjectInput.Role, _ language: Language
    ) -> String? {
        let fields = node.isMapping ? node.fields(.file) : ConfigurationFields(file: node)
        return fields.flatMap { file($0, role, language) }
    }

    /// Returns the paths of the files that `node` describes, like ``file(_:_:_:)``, or the names of
    /// the files of the installation that a name such as `dictc:en` means.
    mutating func files(
        _ node: ConfigurationNode, _ role: ProjectInput.Role, _ language: Language
    ) -> [String] {
        guard let text = node.node.scalar?.string, BuiltInFile.names.contains(text) else {
            return file(node, role, language).map { [$0] } ?? []
        }
        let name = BuiltInFile.prefix + language.code
        guard text == name else {
            node.reportChoice(text, of: [name])
            return []
        }
        let files = BuiltInFile.files(role, language)
        for file in files {
            licences[file] = BuiltInFile.licence(role, language)
            if let path = try? ProjectPath(file, role: .source, allowOutside: false) {
                inputs.append(
                    ProjectInput(
                        path: path, role: role, language: language, node: node, source: nil))
            }
        }
        return files
    }

    private func licence(_ fields: ConfigurationFields) -> Licence? {
        let attribution = fields["attribution"].flatMap { $0.visibleText(expected: "whom to name") }
        guard let node = fields["licence"] else {
            fields["attribution"]?.report(
                .configConflict, "\"attribution\" has no licence beside it",
                hint: "add `licence:`")
            return nil
        }
        guard let name = node.visibleText(expected: "a name such as CC0-1.0") else { return nil }
        guard let knownLicences else { return Licence(name: name, attribution: attribution) }
        guard var licence = knownLicences[name] else {
            node.reportChoice(name, of: knownLicences.keys.sorted())
            return nil
        }
        licence.attribution = attribution ?? licence.attribution
        return licence
    }

    /// Returns the licences that the `licences:` section describes, keyed by their names.
    func knownLicences(_ node: ConfigurationNode) -> [String: Licence] {
        var licences: [String: Licence] = [:]
        for (key, value) in node.entries(expected: "the names of licences as keys") ?? [] {
            guard key.visibleText(expected: "a name such as CC0-1.0") != nil else { continue }
            var licence = Licence(name: value.name)
            if let fields = value.fields(.licence) {
                licence.file =
                    fields["file"]?.path(.source, allowOutside: allowOutside)?.text
                licence.attribution =
                    fields["attribution"].flatMap { $0.visibleText(expected: "whom to name") }
            }
            licences[value.name] = licence
        }
        return licences
    }
}
