import DictConfiguration
package import DictModel

/// What exists only through some sources: the answer of `dictc why --without`.
package struct WithoutSource: Sendable {
    package let language: Language
    /// The paths of the sources, as written in dictc.yml, each with its licence if it is stated.
    package let files: [(path: String, licence: String?)]
    package let loss: ContentsLoss
}

extension WhyQuery {
    /// Returns what the build of `language` would lose without the source `name`, or without all
    /// sources under the licence of that name.
    ///
    /// - Throws: `source.unknown` if there is no such source or licence, or any error from reading
    ///   the project.
    package static func without(
        _ name: String, language: Language, _ options: BuildOptions
    ) throws -> WithoutSource {
        let project = try Project(options)
        guard let configuration = project.configuration.language(language) else {
            throw Diagnostic(
                .noLanguage, at: project.configurationPlace,
                "has no language \(language.code)", hint: "name another with --language")
        }
        let licences = project.configuration.licences
        let all = ProjectPath.unique(configuration.sourcePaths)
        let wanted = Project.joined(".", name)
        let named = all.filter { path in
            path.utf8.elementsEqual(name.utf8)
                || Project.joined(".", options.path(to: project.place(of: path))) == wanted
        }
        let chosen = named.isEmpty ? all.filter { licences[$0]?.name == name } : named
        guard !chosen.isEmpty else {
            let names = all + Set(all.compactMap { licences[$0]?.name }).sorted()
            throw Diagnostic(
                .sourceUnknown, at: project.configurationPlace,
                "no source or licence of \(language.code)", found: PrintableText.quoted(name),
                hint: NearestName.hint(for: name, among: names)
                    ?? "name a file as dictc.yml does, or a licence; --language names the language")
        }
        let files = ProjectFiles(project)
        let words = LanguageWords(configuration, files)
        let packs = try configuration.levels.map { try LevelsRecipe($0, words, options).packs() }
        let old = try LanguageContents(configuration, files, options, isComplete: true)
        let new = try LanguageContents(
            configuration.without(Set(chosen)), files, options, isComplete: false)
        return WithoutSource(
            language: language, files: chosen.map { ($0, licences[$0]?.name) },
            loss: ContentsLoss(old, new, packs: packs?.listing))
    }
}

extension LanguageConfiguration {
    /// Returns the same configuration as if it named none of `files`.
    func without(_ files: Set<String>) -> LanguageConfiguration {
        func kept(_ file: String?) -> String? { file.flatMap { files.contains($0) ? nil : $0 } }
        var rest = self
        rest.words.removeAll { !files.isDisjoint(with: $0.files) }
        rest.drop.removeAll { files.contains($0.file) }
        rest.block.removeAll { files.contains($0.file) }
        rest.regional.removeAll { files.contains($0.file) }
        rest.overlay = kept(overlay)
        rest.corrections = kept(corrections)
        rest.tagger = kept(tagger)
        rest.levels?.keep = kept(levels?.keep)
        rest.answers?.calendar = kept(answers?.calendar)
        if kept(frequency?.file) == nil { rest.frequency = nil }
        if kept(phrases?.file) == nil { rest.phrases = nil }
        rest.sentences?.sources.removeAll { files.contains($0.file) }
        rest.sentences?.fields = kept(sentences?.fields)
        rest.sentences?.rivals = kept(sentences?.rivals)
        if rest.sentences?.sources.isEmpty == true { rest.sentences = nil }
        return rest
    }
}
