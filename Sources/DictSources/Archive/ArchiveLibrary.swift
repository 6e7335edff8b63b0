#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The functions of libarchive that unpack a file.
///
/// The library is loaded when the first file needs it, not linked: with the six libraries that it
/// draws in, it would cost every start of the program 6 % of the instructions of `dictc query`.
@safe struct ArchiveLibrary: @unchecked Sendable {
    // Safe to share because the functions are code, which does not change.

    /// A function that takes an archive, or an entry of one, and returns a status.
    typealias Setting = @convention(c) (OpaquePointer?) -> Int32
    /// The function that libarchive calls for the next block of the packed file.
    typealias NextBlock =
        @convention(c) (
            OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeRawPointer?>?
        ) -> Int
    typealias New = @convention(c) () -> OpaquePointer?
    typealias Open =
        @convention(c) (
            OpaquePointer?, UnsafeMutableRawPointer?, OpaquePointer?, NextBlock?, OpaquePointer?
        ) -> Int32
    typealias NextHeader =
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
    typealias ReadData = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?, Int) -> Int
    typealias Text = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    typealias FilterBytes = @convention(c) (OpaquePointer?, Int32) -> Int64
    typealias FileType = @convention(c) (OpaquePointer?) -> mode_t

    let new: New
    let free: Setting
    /// What makes an archive read each packing, by ``Packing``.
    let settings: [Packing: [Setting]]
    let open: Open
    let nextHeader: NextHeader
    let readData: ReadData
    let errorText: Text
    let filterBytes: FilterBytes
    let path: Text
    let fileType: FileType
    let isEncrypted: Setting

    /// The statuses of libarchive that mean something here.
    static let ok: Int32 = 0
    static let end: Int32 = 1

    #if canImport(Darwin)
        private static let name = "/usr/lib/libarchive.2.dylib"
    #else
        // The number changes with the binary interface, so that no other one is ever called.
        private static let name = "libarchive.so.13"
    #endif

    /// The library; `nil` if the system does not have it.
    static let shared = ArchiveLibrary()

    private init?() {
        // Safe because the name ends with a zero; the library stays loaded.
        guard let library = unsafe dlopen(Self.name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        /// The function `name` as a function of this type.
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            // Safe because the types are those of archive.h, whose interface has this number.
            guard let symbol = unsafe dlsym(library, name) else { return nil }
            return unsafe unsafeBitCast(symbol, to: type)
        }
        func setting(_ name: String) -> Setting? {
            unsafe function("archive_read_support_" + name, Setting.self)
        }
        guard let new = unsafe function("archive_read_new", New.self),
            let free = unsafe function("archive_read_free", Setting.self),
            let open = unsafe function("archive_read_open", Open.self),
            let nextHeader = unsafe function("archive_read_next_header", NextHeader.self),
            let readData = unsafe function("archive_read_data", ReadData.self),
            let errorText = unsafe function("archive_error_string", Text.self),
            let filterBytes = unsafe function("archive_filter_bytes", FilterBytes.self),
            let path = unsafe function("archive_entry_pathname", Text.self),
            let fileType = unsafe function("archive_entry_filetype", FileType.self),
            let isEncrypted = unsafe function("archive_entry_is_encrypted", Setting.self),
            let raw = unsafe setting("format_raw"), let empty = unsafe setting("format_empty"),
            let zip = unsafe setting("format_zip_streamable"),
            let bzip2 = unsafe setting("filter_bzip2"),
            let xz = unsafe setting("filter_xz"), let zstd = unsafe setting("filter_zstd")
        else { return nil }
        unsafe self.new = unsafe new
        unsafe self.free = unsafe free
        unsafe self.open = unsafe open
        unsafe self.nextHeader = unsafe nextHeader
        unsafe self.readData = unsafe readData
        unsafe self.errorText = unsafe errorText
        unsafe self.filterBytes = unsafe filterBytes
        unsafe self.path = unsafe path
        unsafe self.fileType = unsafe fileType
        unsafe self.isEncrypted = unsafe isEncrypted
        unsafe settings = unsafe [
            .bzip2: [bzip2, raw, empty], .xz: [xz, raw, empty], .zstd: [zstd, raw, empty],
            .zip: [zip],
        ]
    }
}
