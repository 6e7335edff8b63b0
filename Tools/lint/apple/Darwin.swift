// What DictReader uses of Apple's C library, with the types of its headers, for Tools/lint/availability.

public typealias mode_t = UInt16
public typealias off_t = Int64

public struct stat {
    public var st_mode: mode_t = 0
    public var st_size: off_t = 0
    public init() {}
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { -1 }
@discardableResult public func close(_ descriptor: Int32) -> Int32 { -1 }
public func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { -1 }
public func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer!, _ size: Int) -> Int { -1 }
public func mmap(
    _ address: UnsafeMutableRawPointer!, _ size: Int, _ protection: Int32, _ flags: Int32,
    _ descriptor: Int32, _ offset: off_t
) -> UnsafeMutableRawPointer! { nil }
@discardableResult
public func munmap(_ address: UnsafeMutableRawPointer!, _ size: Int) -> Int32 { -1 }
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { nil }

public var errno: Int32 {
    get { 0 }
    set {}
}
public var MAP_FAILED: UnsafeMutableRawPointer! { nil }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var O_RDONLY: Int32 { 0 }
public var O_CLOEXEC: Int32 { 0x1000000 }
public var PROT_READ: Int32 { 1 }
public var MAP_PRIVATE: Int32 { 2 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
