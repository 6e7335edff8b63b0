/// tar archives made to order.
struct TarArchive {
    /// The bytes so far, without the end.
    private(set) var bytes: [UInt8] = []

    /// The whole archive.
    var finished: [UInt8] { bytes + [UInt8](repeating: 0, count: 1_024) }

    /// Adds a member of the kind `type`, its size in octal or in base 256.
    mutating func add(
        _ path: String, _ content: [UInt8] = [], type: Character = "0", prefix: String = "",
        isOld: Bool = false, inBase256: Bool = false, declaredSize: Int? = nil
    ) {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at offset: Int) {
            for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
        }
        let size = declaredSize ?? content.count
        put(String(path.prefix(100)), at: 0)
        put("0000644\0", at: 100)
        if inBase256 {
            header[124] = 0x80
            for index in 0..<4 {
                header[135 - index] = UInt8(truncatingIfNeeded: size >> (8 * index))
            }
        } else {
            let octal = String(size, radix: 8)
            put(String(repeating: "0", count: 11 - octal.count) + octal, at: 124)
        }
        put("00000000000", at: 136)
        put("        ", at: 148)
        header[156] = isOld ? 0 : type.asciiValue ?? 0
        if !isOld { put("ustar\u{0}00", at: 257) }
        put(prefix, at: 345)
        let sum = header.reduce(0) { $0 + Int($1) }
        let octal = String(sum, radix: 8)
        put(String(repeating: "0", count: 6 - octal.count) + octal + "\u{0} ", at: 148)
        bytes += header + content
        bytes += [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }

    /// A pax record.
    static func record(_ key: String, _ value: String) -> [UInt8] {
        let text = " \(key)=\(value)\n"
        var length = text.utf8.count + 1
        while String(length).utf8.count + text.utf8.count != length { length += 1 }
        return Array((String(length) + text).utf8)
    }
}
