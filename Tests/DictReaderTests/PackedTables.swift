import DictFormat

@testable import DictCompiler

/// Sections CODE and TARG with chosen contents, sound or not.
enum PackedTables {
    /// The bytes of section CODE with `codes`, which must be in ascending order of their bits.
    ///
    /// In every context, a byte stands for the code with this index, and no code has two bytes.
    static func codes(
        _ codes: [LexiconFormat.Code], letters: Int, entry: () -> Int = { 0 }
    ) -> [UInt8] {
        var writer = BitWriter()
        writer.append(codes.count, bits: 12)
        writer.append(ascending: codes.map { Int($0.bits) }, repeating: true)
        for code in codes {
            if code.target == .entry { writer.append(entry(), bits: 10) }
            if code.count == .constant { writer.append(0, bits: 8) }
        }
        writer.append(0, bits: 11)
        let choice = codes.indices.prefix(LexiconFormat.oneByteCodes)
        for _ in 0...letters {
            writer.append(choice.count, bits: 8)
            writer.append(ascending: Array(choice))
        }
        return writer.finish()
    }

    /// The bytes of section TARG with a table of `addresses`, in ascending order, for each of
    /// `letters` letters.
    static func targets(letters: Int, addresses: [Int] = []) -> [UInt8] {
        var writer = BitWriter()
        for _ in 0..<letters {
            writer.append(addresses.count, bits: 11)
            writer.append(ascending: addresses)
            writer.append(addresses.map { _ in 0 })
        }
        return writer.finish()
    }
}
