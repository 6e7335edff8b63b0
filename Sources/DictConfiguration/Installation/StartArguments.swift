internal import CArguments

/// The arguments with which the process was started.
///
/// Unlike `CommandLine`, they are also there if nothing is mounted at `/proc`, and say which of
/// them is not UTF-8.
package enum StartArguments {
    /// The name or path of the program, or `nil` if there is none or it is not UTF-8.
    package static var program: String? { all.first ?? nil }

    /// The arguments after the name of the program; `nil` means one that is not UTF-8.
    package static var given: ArraySlice<String?> { all.dropFirst() }

    private static let all: [String?] = {
        let count = Int(started_argument_count())
        // Safe because both arrays have as many terminated strings, which nobody changes.
        guard count < 0 else {
            return (0..<count).map { index in
                unsafe started_argument(Int32(index)).flatMap {
                    unsafe String(validatingCString: $0)
                }
            }
        }
        return (0..<Int(CommandLine.argc)).map { index in
            unsafe CommandLine.unsafeArgv[index].flatMap { unsafe String(validatingCString: $0) }
        }
    }()
}
