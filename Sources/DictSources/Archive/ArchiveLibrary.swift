import DictModel
import Platform

/// The functions of the C library libarchive that unpack a file.
///
/// The library is not linked, but loaded when the first file needs it. Linking it, and the six
/// libraries on which it depends, would add 6 % to the instructions that `dictc query` executes.
@safe struct ArchiveLibrary: @unchecked Sendable {
    // Safe to share because the functions are code, which does not change.

    /// A libarchive function that takes only an archive or an archive entry and returns a status.
    typealias Setting = @convention(c) (OpaquePointer?) -> Int32
    /// A callback with which libarchive fetches the next block of the packed file.
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
    typealias Position = @convention(c) (OpaquePointer?) -> Int64
    typealias FilterBytes = @convention(c) (OpaquePointer?, Int32) -> Int64
    typealias FileType = @convention(c) (OpaquePointer?) -> mode_t

    let new: New
    let free: Setting
    /// The functions that prepare a new archive for reading a file, keyed by the file's packing.
    let settings: [Packing: [Setting]]
    let open: Open
    let nextHeader: NextHeader
    let readData: ReadData
    let errorText: Text
    let filterBytes: FilterBytes
    let filterCount: Setting
    let headerPosition: Position
    let path: Text
    let hardLink: Text
    let fileType: FileType
    let isEncrypted: Setting
    /// A locale whose characters are UTF-8, or `nil` if the system has none.
    private let nameLocale: locale_t?

    static let ok: Int32 = 0
    static let end: Int32 = 1

    #if canImport(Darwin)
        private static let name = "/usr/lib/libarchive.2.dylib"
        private static let nameLocale = "UTF-8"
    #else
        // The number changes with the binary interface, so no incompatible library is loaded.
        private static let name = "libarchive.so.13"
        private static let nameLocale = "C.UTF-8"
    #endif

    /// The library, loaded on first use, or why that is not possible.
    static let loaded = Result { () throws(SharedLibrary.Failure) in try ArchiveLibrary() }

    private init() throws(SharedLibrary.Failure) {
        let library = try SharedLibrary(Self.name)
        func setting(_ name: String) -> Setting? {
            unsafe library.function("archive_read_support_" + name, Setting.self)
        }
        guard let new = unsafe library.function("archive_read_new", New.self),
            let free = unsafe library.function("archive_read_free", Setting.self),
            let open = unsafe library.function("archive_read_open", Open.self),
            let nextHeader = unsafe library.function("archive_read_next_header", NextHeader.self),
            let readData = unsafe library.function("archive_read_data", ReadData.self),
            let errorText = unsafe library.function("archive_error_string", Text.self),
            let filterBytes = unsafe library.function("archive_filter_bytes", FilterBytes.self),
            let filterCount = unsafe library.function("archive_filter_count", Setting.self),
            let headerPosition = unsafe library.function(
                "archive_read_header_position", Position.self),
            let path = unsafe library.function("archive_entry_pathname", Text.self),
            let hardLink = unsafe library.function("archive_entry_hardlink", Text.self),
            let fileType = unsafe library.function("archive_entry_filetype", FileType.self),
            let isEncrypted = unsafe library.function("archive_entry_is_encrypted", Setting.self),
            let raw = unsafe setting("format_raw"), let empty = unsafe setting("format_empty"),
            let zip = unsafe setting("format_zip_streamable"),
            let tar = unsafe setting("format_tar"),
            let bzip2 = unsafe setting("filter_bzip2"),
            let xz = unsafe setting("filter_xz"), let zstd = unsafe setting("filter_zstd")
        else { throw SharedLibrary.Failure(Self.name + " lacks a function") }
        unsafe self.new = unsafe new
        unsafe self.free = unsafe free
        unsafe self.open = unsafe open
        unsafe self.nextHeader = unsafe nextHeader
        unsafe self.readData = unsafe readData
        unsafe self.errorText = unsafe errorText
        unsafe self.filterBytes = unsafe filterBytes
        unsafe self.filterCount = unsafe filterCount
        unsafe self.headerPosition = unsafe headerPosition
        unsafe self.path = unsafe path
        unsafe self.hardLink = unsafe hardLink
        unsafe self.fileType = unsafe fileType
        unsafe self.isEncrypted = unsafe isEncrypted
        unsafe settings = unsafe [
            .bzip2: [bzip2, raw, empty], .xz: [xz, raw, empty], .zstd: [zstd, raw, empty],
            .zip: [zip], .tar: [tar],
        ]
        // Safe because the name is null-terminated, and the locale is never freed.
        unsafe nameLocale = unsafe newlocale(LC_CTYPE_MASK, Self.nameLocale, nil)
    }

    /// Calls `body` while this thread has a locale with UTF-8, which libarchive needs for names.
    ///
    /// Without it, libarchive warns of any name in UTF-8 that is not ASCII.
    func withNameLocale<Result>(
        _ body: () throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        guard let nameLocale = unsafe nameLocale else { return try body() }
        // Safe because the locale is valid, and the previous one is restored.
        let previous = unsafe uselocale(nameLocale)
        defer { _ = unsafe uselocale(previous) }
        return try body()
    }
}
