/// A C library that is loaded when it is first needed, instead of linked.
///
/// It stays loaded until the process ends, so you can keep its functions:
///
/// ```swift
/// typealias Version = @convention(c) () -> Int32
/// let version = try SharedLibrary("libarchive.so.13").function("archive_version_number", Version.self)
/// ```
@safe package struct SharedLibrary {
    /// A library that cannot be used.
    package struct Failure: Error {
        /// Why, in the words of the system's loader.
        package let reason: String

        package init(_ reason: String) { self.reason = reason }
    }

    // Safe because only `function` uses it, and the library is never unloaded.
    private let handle: UnsafeMutableRawPointer

    /// Loads the library with the file name `name`.
    ///
    /// - Throws: ``Failure`` if it is not installed, is damaged, or there is no memory for it.
    package init(_ name: String) throws(Failure) {
        // Safe because the name is null-terminated.
        guard let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
            // Safe because the text is copied before this thread loads anything else.
            let reason = unsafe dlerror().flatMap { unsafe String(validatingCString: $0) }
            throw Failure(reason ?? name)
        }
        unsafe self.handle = unsafe handle
    }

    /// Returns the function called `name`, or `nil` if the library does not have it.
    ///
    /// Nothing compares `type`, which must be a `@convention(c)` type, with the function: take it
    /// from the library's header for this version of its binary interface.
    package func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        guard let symbol = unsafe dlsym(handle, name) else { return nil }
        return unsafe unsafeBitCast(symbol, to: type)
    }
}
