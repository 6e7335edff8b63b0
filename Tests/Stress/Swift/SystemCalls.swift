#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the programs of this folder ask of the system.
enum SystemCalls {
    static func exit(_ status: Int32) -> Never {
        #if canImport(Darwin)
            Darwin.exit(status)
        #elseif canImport(Musl)
            Musl.exit(status)
        #else
            Glibc.exit(status)
        #endif
    }

    /// The resident memory of this process in KiB, and its open descriptors and mappings; zeros
    /// where the system has no `/proc`.
    static var holdings: Holdings {
        Holdings(
            memory: kibibytes(of: "VmRSS:"), descriptors: entries(of: "/proc/self/fd"),
            mappings: lines(of: "/proc/self/maps").count)
    }

    /// What a process has of the system.
    struct Holdings {
        var memory: Int
        var descriptors: Int
        var mappings: Int
    }

    private static func kibibytes(of field: String) -> Int {
        for line in lines(of: "/proc/self/status") where line.hasPrefix(field) {
            return Int(line.dropFirst(field.count).filter(\.isNumber)) ?? 0
        }
        return 0
    }

    private static func entries(of folder: String) -> Int {
        // Safe because the folder is open from here to the end.
        guard let stream = unsafe opendir(folder) else { return 0 }
        defer { unsafe closedir(stream) }
        var count = 0
        while unsafe readdir(stream) != nil { count += 1 }
        return count
    }

    private static func lines(of path: String) -> [Substring] {
        guard let file = unsafe fopen(path, "r") else { return [] }
        defer { unsafe fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = unsafe getc(file), byte >= 0 { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
