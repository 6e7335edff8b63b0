import DictFormat
import DictReader

/// Opens files that stand on standard input, a line of hexadecimal digits each, and asks them
/// questions.
struct DamageSweep {
    private struct Question {
        let query: Query
        let expected: String
    }

    private let questions: [Question]

    /// Reads the questions, lines of query, tab, answer, from the file at `path`.
    init(questionsAt path: String) {
        var questions: [Question] = []
        let bytes = try? ArtefactBytes(mapping: path)
        var text: [UInt8] = []
        for index in 0..<(bytes?.count ?? 0) { text.append(bytes?.view.uint8(index) ?? 0) }
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(
                separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false
            ).map { Substring(decoding: $0, as: UTF8.self) }
            guard parts.count == 2 else { continue }
            questions.append(Question(query: Query(parts[0]), expected: String(parts[1])))
        }
        self.questions = questions
    }

    /// Writes a line for each file: what opening with checksums, with the structural check, and
    /// without either says, and how many answers of the last were right, refused and wrong.
    func run() {
        while let line = readLine() {
            let bytes = Self.bytes(line)
            let counts = asked(bytes)
            print(
                Self.status { () throws(FormatError) in _ = try Self.open(bytes, .verifying) },
                Self.status { () throws(FormatError) in
                    try Self.open(bytes, .verifying).reader.verifyStructure()
                }, counts.status, counts.right, counts.refused, counts.wrong)
            OutputFlush.now()
        }
    }

    private func asked(
        _ bytes: [UInt8]
    ) -> (status: String, right: Int, refused: Int, wrong: Int) {
        var (right, refused, wrong) = (0, 0, 0)
        let status = Self.status { () throws(FormatError) in
            let file = try Self.open(bytes, .trusting)
            for question in questions {
                switch file.answer(question.query) {
                case question.expected: right += 1
                case "damaged": refused += 1
                default: wrong += 1
                }
            }
            file.survive()
        }
        return (status, right, refused, wrong)
    }

    /// The artefact in a copy of `bytes` that is exactly as long.
    private static func open(
        _ bytes: [UInt8], _ verification: Verification
    ) throws(FormatError) -> OpenFile {
        try OpenFile(ArtefactBytes(bytes), verification)
    }

    private static func status(_ body: () throws(FormatError) -> Void) -> String {
        do throws(FormatError) {
            try body()
            return "ok"
        } catch {
            return error.status
        }
    }

    /// The bytes that `digits`, pairs of hexadecimal digits, stand for.
    private static func bytes(_ digits: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in digits.utf8 {
            let value = digit <= UInt8(ascii: "9") ? digit - 0x30 : digit - 0x57
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return bytes
    }
}
