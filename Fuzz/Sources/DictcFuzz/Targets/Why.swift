import DictConfiguration
import DictLexicon
import DictModel
@testable import DictPipeline

extension FuzzTarget {
    /// A target that asks `dictc why` about a text in a small project.
    ///
    /// An input is the text and the contents of the project's files, separated by bytes 255.
    static let why = FuzzTarget(name: "why") { bytes in
        guard let trial else { return promise(false, "no project at all") }
        trial.run(bytes.split(separator: 255, maxSplits: 6, omittingEmptySubsequences: false))
    }

    private static let trial: WhyTrial? = WhyTrial()
}

/// A project whose files are changed for each input.
private struct WhyTrial {
    private static let files = [
        "words.txt", "more.txt", "names.txt", "overlay.txt", "block.txt", "frequency.tsv",
    ]
    private let scratch = ScratchFolder()
    private let options: BuildOptions

    init() {
        scratch.makeFolder("raw-data")
        let project = """
            schema: 1
            output: ../build
            languages:
              en:
                words:
                  - { file: words.txt, familiarity: 10, licence: CC0-1.0 }
                  - { file: more.txt, asked: false, may-be-empty: true, licence: CC0-1.0 }
                drop: [{ file: names.txt, reason: name }]
                overlay: { file: overlay.txt, licence: CC0-1.0 }
                block: { file: block.txt, licence: CC0-1.0 }
                frequency: { file: frequency.tsv, ranks: { 10: 2, 35: 20 }, licence: CC0-1.0 }

            """
        scratch.write(Array(project.utf8), to: "raw-data/dictc.yml")
        var options = BuildOptions()
        options.configuration = scratch.path + "/raw-data/dictc.yml"
        self.options = options
    }

    /// Asks about the text in the first of `fields`, in a project with the others as its files.
    func run(_ fields: [ArraySlice<UInt8>]) {
        for (index, file) in Self.files.enumerated() {
            let contents = index + 1 < fields.count ? Array(fields[index + 1]) : []
            scratch.write(contents, to: "raw-data/" + file)
        }
        guard let text = String(validating: fields.first ?? [], as: UTF8.self) else { return }
        guard let project = try? Project(options),
            let language = project.configuration.language(.english)
        else { return promise(false, "the project can be opened") }
        do {
            guard
                case .word(let answer) = try WhyQuery.answer(text, language: .english, options)
            else { return }
            let words = LanguageWords(language, in: project)
            let isWord = try words.accepted().contains(answer.letters)
            switch answer.verdict {
            case .word: promise(isWord, "a word of the answer is in the lexicon")
            case .blocked, .unknown: promise(!isWord, "what is no word is not in the lexicon")
            case .dropped, .wouldBeDropped: break
            }
            for event in answer.events {
                promise(!event.place.file.isEmpty, "an event has a place")
            }
        } catch let faults as Diagnostics {
            for error in faults.errors { promisePlain(PrintableText.singleLine(error.description)) }
        } catch {
            promise(error is Diagnostic, "a refusal says why")
            promisePlain(PrintableText.singleLine("\(error)"))
        }
    }
}
