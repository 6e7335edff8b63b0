import DictFiles
import DictFormat
import DictModel
import DictOutput
import Platform

extension ShardPlan {
    /// The hint of errors about a plan that does not fit.
    static let hint = "make a new plan with `dictc shard -o plan.json`"

    /// The JSON text of the plan, which is equal for equal plans.
    var bytes: [UInt8] {
        Array("{\"schema\":1,\"digest\":\"\(digest)\",\n".utf8)
            + Self.body(key: key, side: side, splits: splits)
    }

    /// Returns the text after the digest, one file a line, so that the plan of many files can be
    /// read and searched.
    static func body(key: String, side: [SideInput], splits: [Split]) -> [UInt8] {
        var text: [UInt8] = Array("\"key\":\"\(key)\",\n\"side\":[".utf8)
        for (index, input) in side.enumerated() {
            text += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
            JSON(["file": input.file, "sha256": input.sha256]).write(to: &text)
        }
        text += Array("],\n\"splits\":[".utf8)
        for (index, split) in splits.enumerated() {
            text += Array(index == 0 ? "\n".utf8 : ",\n".utf8)
            JSON([
                "number": split.number, "language": split.language, "corpus": split.corpus,
                "source": split.source, "file": split.file, "bytes": split.bytes,
                "sha256": split.sha256, "key": split.key,
            ]).write(to: &text)
        }
        text += Array("]}\n".utf8)
        return text
    }

    /// Reads the plan at `path`, of unknown origin.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read, or is not a plan.
    init(atPath path: String) throws(Diagnostic) {
        try self.init(
            try FileContents.bytes(of: path, orPipe: true, limit: Self.byteLimit), at: Place(path))
    }

    /// Decodes a plan, which must have the bytes that `dictc shard` wrote.
    ///
    /// - Throws: A `plan.invalid` error if `bytes` are not a plan, or have been edited.
    init(_ bytes: [UInt8], at place: Place) throws(Diagnostic) {
        guard let stated = try? JSONDecoder().decode(Stated.self, from: Data(bytes)) else {
            throw Self.invalid("not a plan of `dictc shard`", at: place)
        }
        guard stated.schema == 1 else {
            throw Self.invalid(
                "a plan of another dictc", found: "schema \(stated.schema)", at: place)
        }
        self.init(key: stated.key, side: stated.side, splits: stated.splits)
        let own = self.bytes
        guard own == bytes else {
            let isOther = digest != stated.digest
            let offset = zip(own, bytes).prefix { $0 == $1 }.count
            throw Diagnostic(
                .planInvalid, at: place, "the plan is not as `dictc shard` wrote it",
                found: isOther ? "digest \(digest.prefix(12))…" : "another text at byte \(offset)",
                expected: isOther ? PrintableText.quoted(stated.digest.prefix(12) + "…") : nil,
                hint: Self.hint + ", and give each site its share of it with `dictc map --task` or "
                    + "`--split`")
        }
        try check(at: place)
    }

    private struct Stated: Decodable {
        var schema: Int
        var digest: String
        var key: String
        var side: [SideInput]
        var splits: [Split]
    }

    /// Checks what a plan must not state, whoever wrote it.
    private func check(at place: Place) throws(Diagnostic) {
        let digests = [key] + side.map(\.sha256) + splits.flatMap { [$0.sha256, $0.key] }
        if let wrong = digests.first(where: { !Self.isDigest($0) }) {
            throw Self.invalid(
                "a plan with a wrong digest", found: PrintableText.quoted(wrong), at: place)
        }
        for (number, split) in splits.enumerated() {
            guard split.number == number, split.bytes >= 0, number < Self.splitLimit,
                (0..<Self.splitLimit).contains(split.source),
                Language(code: split.language)?.code == split.language
            else {
                throw Self.invalid(
                    "a plan with a wrong file", found: PrintableText.quoted(split.file), at: place)
            }
        }
    }

    private static func invalid(
        _ problem: String, found: String? = nil, at place: Place
    ) -> Diagnostic {
        Diagnostic(.planInvalid, at: place, problem, found: found, hint: Self.hint)
    }
}
