import DictModel
import DictSources

extension FuzzTarget {
    /// A target that makes the forms of the words of a hunspell dictionary.
    ///
    /// An input is the affix file and the dictionary, separated by a byte 255.
    static let hunspell = FuzzTarget(name: "hunspell") { bytes in
        let files = bytes.split(separator: 255, maxSplits: 1, omittingEmptySubsequences: false)
        guard files.count == 2 else { return }
        scratch.write(Array(files[0]), to: "a.aff")
        scratch.write(Array(files[1]), to: "a.dic")
        var limits = SourceLimits.default
        limits.hunspellSteps = steps
        let inputs = ["a.aff", "a.dic"].map {
            SourceInput(path: scratch.path + "/" + $0, place: Place($0), limits: limits)
        }
        let source = WordSource(
            inputs[1], format: .hunspell(HunspellFormat(affixes: "a.aff")), affixes: inputs[0])
        var records = 0
        do {
            let summary = try source.forEachRecord { word, line, _ in
                records += 1
                promise(line > 0, "a form has the line of its word")
                promise(!word.isEmpty, "a form has letters")
                var bytes: [UInt8] = []
                for index in word.indices { bytes.append(word[index]) }
                promise(String(validating: bytes, as: UTF8.self) != nil, "a form is UTF-8")
                promise(records <= steps, "each form takes a step")
            }
            promise(summary.records == records, "every form is counted")
            for note in summary.notes {
                promisePlain(PrintableText.singleLine(note.description))
            }
        } catch {
            promisePlain(PrintableText.singleLine("\(error)"))
        }
    }

    private static let scratch = ScratchFolder()
    private static let steps = 300_000
}
