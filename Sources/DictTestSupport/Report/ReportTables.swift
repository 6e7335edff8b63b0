import DictModel
import Foundation

/// The numbers that the tables of a report have to show, worked out again from report.json.
///
/// It shares no code with the report. A row is the numbers of a table's row, without its texts.
struct ReportTables {
    /// The figures whose numbers come from artefacts or times, and not from report.json.
    static let others: Set<String> = ["ghost", "repeats", "times"]

    private let entries: [[String: Any]]

    /// Creates the tables of the report.json in `data`.
    init(_ data: Data) throws {
        let report = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        entries = report["artefacts"] as? [[String: Any]] ?? []
    }

    /// The entry of an artefact such as `en.lexicon`, or an empty one.
    func entry(_ artefact: String) -> [String: Any] {
        entries.first { $0["artefact"] as? String == artefact } ?? [:]
    }

    /// All whole numbers in the entries of `language`, at any depth, or of all languages.
    func integers(of language: String?) -> Set<Int> {
        var numbers: Set<Int> = []
        func collect(_ value: Any) {
            if let list = value as? [Any] { list.forEach(collect) }
            if let object = value as? [String: Any] {
                object.values.forEach(collect)
                for name in object.keys { if let number = Int(name) { numbers.insert(number) } }
            }
            if let number = value as? Int { numbers.insert(number) }
        }
        for entry in entries where language == nil || entry["language"] as? String == language {
            collect(entry)
        }
        return numbers
    }

    /// The numbers of the figure with the name `id`, or `nil` if it is not known.
    func rows(_ id: String) -> [[Double]]? {
        let parts = id.split(separator: "-", maxSplits: 1).map(String.init)
        guard let code = parts.first, let figure = parts.last, parts.count == 2 else { return nil }
        let lexicon = entry(code + ".lexicon")
        let levels = entry(code + ".levels")
        let answers = entry(code + ".answers")
        let sentences = entry(code + ".sentences")
        switch figure {
        case "words": return words(lexicon)
        case "lengths":
            return lexicon.objects("lengths").map { length in
                let bands = Self.bands(length.counts("asked"))
                let words = length.number("words")
                let head = [length.number("length"), words]
                return head + bands + [words - bands.reduce(0, +)]
            }
        case "files":
            return lexicon.objects("sources").filter { $0["role"] as? String == "words" }.map {
                [$0.number("kept"), $0.counts("dropped").values.reduce(0, +)]
                    + [$0["onlyHere"] as? Double].compactMap { $0 }
            }
        case "lists": return lists(lexicon)
        case "pool":
            return levels.objects("pool").map { pool in
                let length = pool.number("length")
                let need = LevelShape.all.filter { Double($0.wordLength) == length }
                    .reduce(0) { $0 + Double($1.wordCount) * min(levels.number("sets"), 40) }
                let excluded = ["blocked", "inflected"].map { reason in
                    pool.objects("excluded").filter { $0["reason"] as? String == reason }
                        .reduce(0) { $0 + $1.number("count") }
                }
                let bands = Self.bands(pool.counts("familiarity"))
                return [[length, pool.number("usable"), need], excluded, bands].flatMap { $0 }
            }
        case "chances":
            return levels.objects("levels").map { level in
                let chances = ["consistent", "lastHint", "rule", "random"].flatMap { name in
                    ["least", "mean", "most"].compactMap { level.object(name)[$0] as? Double }
                }
                return [level.number("level"), level.number("packs")] + chances
            }
        case "letters":
            let places = answers["letters"] as? [[String: Any]] ?? []
            return "abcdefghijklmnopqrstuvwxyz".map { letter in
                places.map { $0.number(String(letter)) }
            }
        case "guesses":
            let games = answers.object("solver")["games"] as? [Double] ?? []
            return games.enumerated().map { [Double($0 + 1), $1] }
        case "tiers":
            let tiers = entry(code + ".phrases").object("tiers")
            return ["easy", "medium", "hard", "expert"].map { [tiers.number($0)] }
        case "sentences":
            let funnel = sentences.object("funnel")
            let dropped = sentences.object("dropped").compactMapValues { $0 as? [String: Any] }
            var rows: [[Double]] = [[funnel.number("read")]]
            rows += Self.ranked(dropped.mapValues { $0.number("count") }).map { [-$0] }
            rows.append([funnel.number("kept")])
            return rows
        case "levels":
            return sentences.objects("levels").map { level in
                let fallback = level.counts("fallback")
                let first = fallback["first"] ?? 0
                return [level.number("exact"), fallback.values.reduce(0, +) - first, first]
            }
        case "obstacles":
            let gaps = sentences.object("gaps").compactMapValues { $0 as? [String: Any] }
            var rows: [[Double]] = [[gaps.values.reduce(0) { $0 + $1.number("gaps") }]]
            rows += Self.ranked(sentences.counts("obstacles")).map { [$0] }
            return rows
        case "tagger":
            let classes = sentences.object("tagger").object("classes")
            return LexicalClass.ladder.filter { classes[$0.name.description] != nil }.map {
                let figures = classes.object($0.name.description)
                return [figures.number("tokens"), figures.number("certain")]
            }
        case "confusions":
            let classes = sentences.object("tagger").object("gold").object("classes")
            let names = (LexicalClass.ladder + [.other]).map(\.name.description)
            return names.map { known in names.map { classes.object(known).number($0) } }
        default: return nil
        }
    }

    /// The numbers of records of words files that were dropped, by reason.
    func losses(_ lexicon: [String: Any]) -> [String: Double] {
        lexicon.objects("sources").filter { $0["role"] as? String == "words" }
            .reduce(into: [:]) { $0.merge($1.counts("dropped"), uniquingKeysWith: +) }
    }

    private func words(_ lexicon: [String: Any]) -> [[Double]] {
        let overlay = lexicon.object("overlay")
        let steps = [
            -lexicon.number("repetitions"), overlay.number("added"), -overlay.number("removed"),
            -lexicon.number("blocked"),
        ]
        var rows: [[Double]] = [[lexicon.number("records")]]
        rows += Self.ranked(losses(lexicon)).map { [-$0] }
        rows.append([lexicon.number("kept")])
        rows += steps.filter { $0 != 0 }.map { [$0] }
        rows.append([lexicon.number("words")])
        return rows
    }

    private func lists(_ lexicon: [String: Any]) -> [[Double]] {
        let losses = losses(lexicon)
        var counts: [String: Double] = [:]
        for reason in lexicon.object("dropped").objects("reasons") {
            let name = reason["reason"] as? String ?? ""
            if name == "removedByOverlay" { continue }
            counts[name] = reason.number("count") - (losses[name] ?? 0)
        }
        return Self.ranked(counts).map { [$0] } + [[lexicon.number("listedButKept")]]
    }

    /// The numbers above 0, the largest first.
    static func ranked(_ counts: [String: Double]) -> [Double] {
        counts.values.filter { $0 > 0 }.sorted(by: >)
    }

    /// The numbers of words in five ranges of familiarity.
    private static func bands(_ counts: [String: Double]) -> [Double] {
        [1...10, 11...20, 21...35, 36...60, 61...100].map { band in
            counts.reduce(0) { sum, count in
                Int(count.key).map(band.contains) == true ? sum + count.value : sum
            }
        }
    }
}

extension [String: Any] {
    func number(_ name: String) -> Double { self[name] as? Double ?? 0 }

    func object(_ name: String) -> [String: Any] { self[name] as? [String: Any] ?? [:] }

    func objects(_ name: String) -> [[String: Any]] { self[name] as? [[String: Any]] ?? [] }

    /// The member `name`, an object of numbers.
    func counts(_ name: String) -> [String: Double] {
        object(name).compactMapValues { $0 as? Double }
    }
}
