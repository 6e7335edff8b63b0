import DictModel
@testable import DictPipeline

extension FuzzTarget {
    /// A target that decodes plans of `dictc shard`, as they are and with the digest that they need.
    ///
    /// An input that is no plan is taken for the fields of one, separated by line ends.
    static let plan = FuzzTarget(name: "plan") { bytes in
        if let plan = decoded(bytes) {
            promise(plan.bytes == bytes, "a plan has one spelling")
            return promiseSound(plan)
        }
        let fields = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard let key = fields.first else { return }
        var splits: [ShardPlan.Split] = []
        var side: [ShardPlan.SideInput] = []
        var rest = fields.dropFirst()
        while rest.count >= 2 {
            let next = rest.prefix(8).map(\.self)
            rest = rest.dropFirst(next.count == 8 ? 8 : 2)
            guard next.count == 8 else {
                side.append(ShardPlan.SideInput(file: next[0], sha256: digest(next[1])))
                continue
            }
            splits.append(
                ShardPlan.Split(
                    number: Int(next[0]) ?? splits.count, language: next[1], corpus: next[2],
                    source: Int(next[3]) ?? 0, file: next[4], bytes: Int(next[5]) ?? 0,
                    sha256: digest(next[6]), key: digest(next[7])))
        }
        let plan = ShardPlan(key: digest(key), side: side, splits: splits)
        let text = plan.bytes
        guard let again = decoded(text) else { return }
        promise(again == plan && again.bytes == text, "a plan is read as it was written")
        promiseSound(plan)
        // Nothing may be left out of a plan.
        guard !splits.isEmpty else { return }
        let shorter = ShardPlan(key: plan.key, side: side, splits: Array(splits.dropLast()))
        promise(shorter.digest != plan.digest, "a plan without a file is another")
    }

    /// A digest that is one for most texts, so that the rest of a plan is looked at as well.
    private static func digest(_ text: String) -> String {
        text.count == 1 ? String(repeating: text, count: 64) : String(text)
    }

    private static func promiseSound(_ plan: ShardPlan) {
        promise(
            plan.splits.enumerated().allSatisfy { $0 == $1.number && $1.bytes >= 0 },
            "files are numbered")
        promise(
            Language.allCases.map { plan.splits(of: $0).count }.reduce(0, +) == plan.splits.count,
            "each file has a language")
        promise(
            Set(plan.digests.keys) == Set(plan.splits.map(\.corpus)), "each corpus has a digest")
    }

    private static func decoded(_ bytes: [UInt8]) -> ShardPlan? {
        do throws(Diagnostic) {
            return try ShardPlan(bytes, at: Place("plan.json"))
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
            return nil
        }
    }
}
