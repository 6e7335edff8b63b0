public import DictModel

extension Diagnostic.Code {
    /// An input file does not exist.
    public static let fileMissing = Self("file.missing", .missing)

    /// An input path names a device, a socket or a pipe instead of a plain file.
    public static let fileSpecial = Self("file.special", .badData)

    /// An input file is longer than the maximum for its kind.
    public static let fileTooLong = Self("file.too-long", .limit)

    /// A file or folder exists but cannot be read.
    public static let fileUnreadable = Self("file.unreadable", .io)

    /// Another dictc process is working in the same folder.
    public static let folderLocked = Self("folder.locked", .locked)

    /// An output file cannot be created or replaced.
    public static let outputCreation = Self("output.creation", .cannotCreate)

    /// An output folder cannot be created or opened.
    public static let outputFolder = Self("output.folder", .cannotCreate)

    /// A file that something else made has the name of a file to be written.
    public static let outputForeign = Self("output.foreign", .cannotCreate)

    /// A file that is to be replaced is also an input of the same call.
    public static let outputInput = Self("output.input", .usage)

    /// An output path names a folder or a device, or is not a valid file name.
    public static let outputNotFile = Self("output.not-a-file", .cannotCreate)

    /// Two outputs of one call have the same place.
    public static let outputTwice = Self("output.twice", .usage)

    /// The system failed to write, flush, lock or remove an output file.
    public static let outputWriting = Self("output.writing", .io)
}
