import DictCompiler
import DictConfiguration
import DictFiles
import DictLexicon
package import DictModel
import Platform

/// The `dictc triage` command, which turns reports of players into proposed edits.
package struct Triage: Sendable {
    /// All reports of one kind about one word, and what is proposed.
    package struct Case: Sendable {
        package var word: String
        package var kind: PlayerReport.Kind
        package var count: Int
        /// The games that the reports name, sorted.
        package var games: [String]
        /// The line to add to a file, or `nil` if no edit is proposed.
        package var edit: (file: String, line: String)?
        /// The reason why no edit is proposed, or an empty text.
        package var reason: String
        /// The effects of the edit, such as `answer of 2026-05-01`.
        package var effects: [String] = []
    }

    package let language: Language
    /// The cases, those with the most reports first.
    package private(set) var cases: [Case] = []
    /// What all edits together take out.
    package private(set) var loss: ContentsLoss?
    /// What all edits together bring.
    package private(set) var gain: ContentsLoss?
    /// The edits as a patch for `git apply`, or no bytes if there are none.
    package private(set) var patch: [UInt8] = []

    /// Groups `reports`, asks what the build does with each word, and proposes edits.
    ///
    /// The edits are lines of the overlay and the block lists. Nothing is written.
    ///
    /// - Parameters:
    ///   - reports: The reports about words of `language`.
    ///   - language: The language of the words.
    ///   - minimum: The number of reports about a word from which on an edit is proposed.
    ///   - options: The options that select the project.
    /// - Throws: Any error from reading the project.
    package init(
        _ reports: [PlayerReport], language: Language, minimum: Int, _ options: BuildOptions
    ) throws {
        self.language = language
        let project = try Project(options)
        guard let configuration = project.configuration.language(language) else {
            throw Diagnostic(
                .noLanguage, at: project.configurationPlace,
                "has no language \(language.code)", hint: "name another with --language")
        }
        let files = ProjectFiles(project)
        let desk = try TriageDesk(configuration, files, options)
        cases = try Self.groups(reports, language).map { group in
            try desk.judged(group, minimum: minimum)
        }
        var added: [String: [String]] = [:]
        for item in cases {
            guard let edit = item.edit, added[edit.file]?.contains(edit.line) != true else {
                continue
            }
            added[edit.file, default: []].append(edit.line)
        }
        guard !added.isEmpty else { return }
        var edited: [String: [UInt8]] = [:]
        for (file, lines) in added.sorted(by: { $0.key < $1.key }) {
            let old = try FileContents.bytes(of: project.path(of: file), limit: 64 << 20)
            let addition = AppendedLines(lines, to: old)
            edited[file] = addition.bytes
            patch += addition.patch(path: RepositoryPath.of(project.path(of: file)))
        }
        let new = try Self.contents(configuration, project, options, edited)
        loss = ContentsLoss(desk.contents, new, packs: desk.packs)
        gain = ContentsLoss(new, desk.contents, packs: nil)
    }

    /// Returns the reports of each kind about each word, the most reported first.
    private static func groups(_ reports: [PlayerReport], _ language: Language) -> [Case] {
        let folding = Folding(language)
        var groups: [[UInt8]: Case] = [:]
        var games: [[UInt8]: Set<String>] = [:]
        for report in reports {
            let (letters, rejection) = LexiconRules(capitals: .folded)
                .judge(Array(report.word.utf8).span, folding)
            // What is no word stays as it was reported.
            let word =
                rejection == nil ? String(decoding: letters, as: UTF8.self) : report.word
            let key = Array("\(report.kind.rawValue) \(word)".utf8)
            var group =
                groups[key]
                ?? Case(word: word, kind: report.kind, count: 0, games: [], reason: "")
            group.count += report.count
            groups[key] = group
            if let game = report.game { games[key, default: []].insert(game) }
        }
        return groups.map { key, group in
            var group = group
            group.games = (games[key] ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            return (key, group)
        }.sorted { one, other in
            one.1.count == other.1.count
                ? one.0.lexicographicallyPrecedes(other.0) : one.1.count > other.1.count
        }.map(\.1)
    }

    /// Returns what the build makes if the files `edited` have other bytes.
    private static func contents(
        _ configuration: LanguageConfiguration, _ project: Project, _ options: BuildOptions,
        _ edited: [String: [UInt8]]
    ) throws -> LanguageContents {
        let folder = FileManager.default.temporaryDirectory.path + "/dictc-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var replaced: [String: String] = [:]
        for (index, file) in edited.sorted(by: { $0.key < $1.key }).enumerated() {
            let path = "\(folder)/\(index)"
            try AtomicFile.write(file.value, to: path)
            replaced[file.key] = path
        }
        return try LanguageContents(
            configuration, ProjectFiles(project, replacing: replaced), options, isComplete: true)
    }
}

/// The knowledge of a project that a triage needs: the contents of its build, and where edits go.
private struct TriageDesk {
    let contents: LanguageContents
    let packs: LevelListing?
    private let words: LanguageWords
    private let days: [[UInt8]: CalendarDay]
    private let answers: Set<[UInt8]>
    private let overlay: String?
    /// The block list for new entries of each layer, which is the one with the largest number of them.
    private let lists: [BlockLayer: String]

    init(
        _ configuration: LanguageConfiguration, _ files: ProjectFiles, _ options: BuildOptions
    ) throws {
        contents = try LanguageContents(configuration, files, options, isComplete: true)
        let words = LanguageWords(configuration, files)
        self.words = words
        packs = try configuration.levels.map {
            try LevelsRecipe($0, words, options).packs().listing
        }
        days = contents.days
        answers = Set(contents.answers.answers)
        overlay = configuration.overlay
        let own = configuration.block.filter { $0.isPlain && !BuiltInFile.isName($0.file) }
            .map(\.file)
        let block = try words.blockList()
        lists = Dictionary(
            uniqueKeysWithValues: BlockLayer.allCases.compactMap { layer in
                let counts = own.map { ($0, block.count(of: layer, in: $0)) }
                guard let most = counts.map(\.1).max() else { return nil }
                return counts.first { $0.1 == most }.map { (layer, $0.0) }
            })
    }

    /// Returns `item` with the edit that is proposed, or the reason why there is none.
    func judged(_ item: Triage.Case, minimum: Int) throws -> Triage.Case {
        var item = item
        guard item.count >= minimum else {
            item.reason = "fewer than \(minimum) reports"
            return item
        }
        let (word, rejection) = LexiconRules(capitals: .folded)
            .judge(Array(item.word.utf8).span, Folding(words.language))
        if let rejection {
            item.reason = "cannot be a word: it \(rejection.summary)"
            return item
        }
        let isWord = contents.words.contains(word)
        switch item.kind {
        case .wrong where !isWord, .offensive where !isWord, .unknown where !isWord:
            item.reason = "no word of the lexicon"
        case .wrong: propose(&item, "-" + item.word, in: overlay, named: "overlay")
        case .missing where isWord: item.reason = "already a word"
        case .missing: propose(&item, "+" + item.word, in: overlay, named: "overlay")
        case .offensive: try block(&item, word, as: .vulgar, unless: BlockLayer.offending)
        case .unknown:
            guard isAsked(word) else {
                item.reason = "no game asks for it"
                break
            }
            try block(&item, word, as: .odd, unless: BlockLayer.allCases)
        }
        if item.edit != nil { item.effects = effects(of: word, item.kind) }
        return item
    }

    private func propose(
        _ item: inout Triage.Case, _ line: String, in file: String?, named key: String
    ) {
        guard let file else {
            item.reason = "dictc.yml names no `\(key)` to write \(line) into"
            return
        }
        item.edit = (file, line)
    }

    private func block(
        _ item: inout Triage.Case, _ word: [UInt8], as layer: BlockLayer, unless: [BlockLayer]
    ) throws {
        let entry = try words.blockList().entries(of: word).first { unless.contains($0.layer) }
        if let entry {
            item.reason = "already blocked as \(entry.layer.rawValue)"
        } else {
            propose(&item, "\(item.word)\t\(layer.rawValue)", in: lists[layer], named: "block")
        }
    }

    /// Whether an answer or a pack has the word.
    private func isAsked(_ word: [UInt8]) -> Bool {
        answers.contains(word) || contents.usable.contains(word)
    }

    /// Returns what an edit of `word` changes.
    private func effects(of word: [UInt8], _ kind: PlayerReport.Kind) -> [String] {
        guard kind != .missing else { return ["lexicon: one word more"] }
        var effects = kind == .wrong ? ["lexicon: one word fewer"] : []
        if let day = days[word] {
            effects.append("answer of \(day.text)")
        } else if answers.contains(word) {
            effects.append("an answer")
        }
        for (set, pack) in packs?.packs() ?? [] where pack.words.contains(word) {
            effects.append("pack of set \(set), level \(pack.level)")
        }
        guard kind != .unknown else { return effects }
        for (noun, texts) in [("phrase", contents.phrases), ("sentence", contents.sentences)] {
            let count = texts.count { holds($0, word) }
            if count > 0 { effects.append("\(count) \(noun)\(count == 1 ? "" : "s")") }
        }
        return effects
    }

    /// Whether `text` has `word` as one of its words.
    private func holds(_ text: [UInt8], _ word: [UInt8]) -> Bool {
        let folding = Folding(words.language)
        // Bytes of other letters stay: folding decides about them.
        return text.split { $0 < 0x80 && ($0 | 0x20) &- UInt8(ascii: "a") >= 26 }.contains { part in
            var letters: [UInt8] = []
            _ = folding.fold(Array(part).span, into: &letters)
            return letters == word
        }
    }
}
