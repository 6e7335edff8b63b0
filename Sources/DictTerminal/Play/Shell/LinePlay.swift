import DictConfiguration
import DictFormat
import DictModel
import DictOutput
package import DictStore
import WordGames

/// The loop that runs a game line by line, for scripts and terminals that cannot position text.
package final class LinePlay {
    /// The maximum length of a line of input, in bytes, which is more than any move needs.
    private static let longestLine = 4_096

    private let output: StandardOutput
    private let isJSON: Bool
    /// Whether to show prompts: a person types the input, and the output is not JSON.
    private let asks: Bool
    private let options: PlayOptions
    private let archive: GameArchive

    package init(
        _ options: PlayOptions, _ archive: GameArchive, _ output: StandardOutput, isJSON: Bool
    ) {
        self.options = options
        self.archive = archive
        self.output = output
        self.isJSON = isJSON
        asks = StandardInput.isTerminal && !isJSON
    }

    /// Plays until the input ends or the player quits.
    package func run() throws {
        var input = StandardInput(limit: Self.longestLine)
        var setup = options.setup(archive.contents, hasScreen: false)
        if let finding = archive.finding { try say([TerminalText.escaped(finding.description)]) }
        if setup.game.players == 2 {
            guard try readNames(&setup, &input) else { return }
        }
        guard let session = try PlaySession(setup, archive) else { return }
        try say(session.setup.notes)
        var texts: GameTexts { session.setup.language.texts }
        if asks { try say([texts.lines.hint]) }
        try report(session.controller.opening, session)
        while let line = try next(&input, session.controller.prompt) {
            if line.isEmpty { continue }
            if let command = LineCommand(line, players: humans(session), texts.lines) {
                if command == .quit { break }
                try obey(command, session)
            } else {
                try session.play { $0.take(line) }
                try report(session.controller.answer, session)
            }
        }
        if asks { try say([texts.lines.saved(session.setup.call)]) }
    }

    private func humans(_ session: PlaySession) -> Int {
        session.setup.computer == nil ? session.setup.game.players : 1
    }

    /// Reads the names of the human players, one per line, unless `setup` already has names.
    ///
    /// - Returns: Whether `setup` now has all names; `false` means that the input ended first.
    private func readNames(_ setup: inout GameSetup, _ input: inout StandardInput) throws -> Bool {
        let texts = setup.language.texts.lines
        if setup.names.isEmpty {
            while setup.names.count < options.humans {
                let number = setup.names.count + 1
                guard let line = try next(&input, texts.nameOf(number)) else {
                    return false
                }
                guard let name = PlayerNames.name(line), !setup.names.contains(name) else {
                    try say([(line.isEmpty ? texts.needsName : texts.badName)(number)])
                    continue
                }
                setup.names.append(name)
            }
            if options.computer != nil { setup.names.append(PlayOptions.computerName) }
        }
        return true
    }

    /// Returns the next line with surrounding spaces removed, or `nil` at the end of the input.
    ///
    /// If ``asks`` is `true`, `prompt` is shown first. A line that is too long or not UTF-8
    /// counts as empty.
    private func next(_ input: inout StandardInput, _ prompt: String) throws -> String? {
        if asks {
            try output.write(Array(prompt.utf8).span)
            try output.flush()
        }
        // A program at the other end may wait for what it has not been sent yet.
        if input.isDrained { try output.flush() }
        guard let line = try input.next() else { return nil }
        guard case .bytes(let bytes) = line else { return "" }
        return (String(validating: bytes, as: UTF8.self) ?? "").trimmingBlanks
    }

    private func obey(_ command: LineCommand, _ session: PlaySession) throws {
        let texts = session.setup.language.texts
        switch command {
        case .help: return try say(texts.lines.help)
        case .rules: return try say(texts.rules(session.setup.game, hasScreen: false))
        case .share:
            return try say(session.controller.share ?? [texts.lines.nothingToShare])
        case .unknown(let problem): return try say([TerminalText.escaped(problem)])
        case .scores: return try report(scores(session), session)
        case .quit: return
        case .new where session.setup.day != nil: return try say([texts.common.onePerDay])
        case .new: try session.play { $0.startOver() }
        case .language(let language):
            do {
                try session.change(to: language)
            } catch let error as Diagnostic where error.code.cause == .missing {
                return try say([TerminalText.escaped(error.description)])
            }
        case .names(let names):
            let computer = session.setup.computer
            let all = computer == nil ? names : names + [PlayOptions.computerName]
            try session.change(names: all, computer: computer)
        case .choose(let index):
            guard let choices = session.controller.choices, choices.names.indices.contains(index)
            else { return try say([texts.lines.noSuchChoice]) }
            try session.play { $0.choose(index) }
        }
        try report(session.controller.opening, session)
    }

    private func scores(_ session: PlaySession) -> [String] {
        HighScoreView.lines(
            session.setup.game, session.controller.session.statistics, in: archive.contents,
            session.setup.language.texts, columns: columns)
    }

    /// Prints `lines` or, with `--json`, an object that contains them and the state of the game.
    private func report(_ lines: [String], _ session: PlaySession) throws {
        guard isJSON else { return try say(lines) }
        let setup = session.setup
        var head = JSON([
            "schema": 1, "game": setup.game.name, "language": setup.language.code,
        ])
        if setup.isInstalled {
            head = head + JSON(["source": Installation.source(of: setup.language)])
        }
        try output.line(head + session.controller.facts + JSON(["text": lines]))
    }

    /// Prints lines that are meant for people, broken between words; with `--json`, they go to
    /// standard error.
    private func say(_ lines: [String]) throws {
        for line in lines.flatMap({ Paragraph.wrapped($0, columns: columns) }) {
            if isJSON { StandardError.line(line) } else { try output.line(line) }
        }
    }

    /// The width of the terminal, or 80 if the output goes elsewhere.
    private var columns: Int { TerminalSize.current.columns }
}
