import DictFormat
import DictReader

/// Opens files that stand on standard input, a line of hexadecimal digits each, and asks them
/// questions.
struct DamageSweep {
    private struct Question {
        let query: Query
        let expected: String
    }

    /// What became of the questions to one file.
    private struct Tally {
        var status = ""
        var right = 0
        var refused = 0
        var wrong = 0
        /// The FNV-1a hash of 32 bits of the answers that are compared, a line each.
        var digest: UInt32 = 0x811c_9dc5

        mutating func hash(_ answer: String) {
            for byte in answer.utf8 { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
            digest = (digest ^ 0x0a) &* 0x0100_0193
        }
    }

    private let questions: [Question]
    private let compared: Int

    /// Reads the questions, lines of query, tab, answer, from the file at `path`; the answers to the
    /// first `compared` of them are hashed, for comparison with other faces.
    init(questionsAt path: String, compared: Int) {
        self.compared = compared
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
    /// without either says, how many answers of the last were right, refused and wrong, and their hash.
    func run() {
        while let line = readLine() {
            let bytes = Self.bytes(line)
            let tally = asked(bytes)
            print(
                Self.status { () throws(FormatError) in _ = try Self.open(bytes, .verifying) },
                Self.status { () throws(FormatError) in
                    try Self.open(bytes, .verifying).reader.verifyStructure()
                }, tally.status, tally.right, tally.refused, tally.wrong, tally.digest)
            OutputFlush.now()
        }
    }

    private func asked(_ bytes: [UInt8]) -> Tally {
        var tally = Tally()
        tally.status = Self.status { () throws(FormatError) in
            let file = try Self.open(bytes, .trusting)
            for (index, question) in questions.enumerated() {
                let answer = file.answer(question.query)
                switch answer {
                case question.expected: tally.right += 1
                case "damaged": tally.refused += 1
                default: tally.wrong += 1
                }
                if index < compared { tally.hash(answer) }
            }
            file.survive()
        }
        return tally
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
