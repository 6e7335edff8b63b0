import DictModel

/// Whether all is well with a build, and what people should look at.
struct Verdict: Sendable {
    /// Something to look at, and the figure that shows more, or `nil` if none does.
    struct Thing: Sendable {
        var text: String
        var figure: String?
    }

    /// Whether an artefact could not be made.
    let isBad: Bool
    let things: [Thing]

    /// Judges `build`, of which `groups` has the figures.
    init(_ build: BuildFolder, _ groups: [FigureGroup]) {
        var things = build.failed.map { Thing(text: "\($0) could not be made.") }
        isBad = !things.isEmpty
        if let unlocked = build.sources?.unlocked, let first = unlocked.first {
            let rest = unlocked.count - 1
            things.append(
                Thing(
                    text: "\(first) "
                        + (rest > 0 ? "and \(NumberText.counted(rest, "other source")) are" : "is")
                        + " not as dictc.lock has \(rest > 0 ? "them" : "it")."))
        }
        things += build.idleFiles.map { Thing(text: "\($0) has no effect.") }
        for part in build.parts {
            things += NearlyEmpty.texts(part).map { Thing(text: "\(part.language.name): \($0).") }
        }
        for group in groups {
            things += group.figures.compactMap { figure in
                figure.concern.map {
                    Thing(text: "\(group.title): \($0).", figure: figure.id)
                }
            }
        }
        self.things = things
    }

    /// The verdict in one line, such as `All well; two things to look at`.
    var text: String {
        let number = things.count
        let names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
        let count = names.indices.contains(number) ? names[number] : NumberText.grouped(number)
        let rest = "\(count) \(number == 1 ? "thing" : "things") to look at"
        if isBad { return "Not all is well: " + rest }
        return number == 0 ? "All well" : "All well; " + rest
    }
}

/// The kinds of contents of which a build has very few.
enum NearlyEmpty {
    /// The number of phrases below which they are few.
    static let phrases = 50

    private static let kinds: [(name: String, few: Int, @Sendable (BuildFolder.Part) -> Int?)] = [
        ("word", 1000, { $0.lexicon?.words.value }),
        ("set of level packs", 5, { $0.levels?.sets.value }),
        ("answer", 100, { $0.answers?.answers.value }),
        ("phrase", phrases, { $0.phrases?.phrases.value }),
        ("sentence", 100, { $0.sentences?.sentences.value }),
    ]

    /// Names those of `part`, each with its number.
    static func texts(_ part: BuildFolder.Part) -> [String] {
        let few = kinds.compactMap { name, few, count in
            count(part).flatMap { $0 < few ? counted($0, name) : nil }
        }
        return few.isEmpty ? [] : ["only \(PrintableText.list(few))"]
    }

    private static func counted(_ count: Int, _ name: String) -> String {
        guard count != 1, let blank = name.firstIndex(of: " ") else {
            return NumberText.counted(count, name)
        }
        return "\(NumberText.grouped(count)) \(name[..<blank])s\(name[blank...])"
    }
}
