public import DictModel

extension Diagnostic.Code {
    /// All diagnostic codes that this module declares, for `dictc explain`.
    package static let files: [Diagnostic.Code] = inputs + outputs
}

// MARK: - Input files

extension Diagnostic.Code {
    /// An input file does not exist.
    public static let fileMissing = Self(
        "file.missing", .missing,
        meaning: "There is no file at this path.",
        remedy: "Check the spelling of the path. Relative paths start at the current folder.")

    /// A file or folder exists but cannot be read.
    public static let fileUnreadable = Self(
        "file.unreadable", .io,
        meaning: "The system refuses to read this file or folder. Its own words are in brackets.",
        remedy: "Check the permissions of the file and of the folders above it, and the disk.")

    /// An input path names a device, a socket or a pipe instead of a plain file.
    public static let fileSpecial = Self(
        "file.special", .badData,
        meaning: "This is a device, a socket or a pipe. Reading one might wait forever.",
        remedy: "Copy its contents to a plain file and name that.")

    /// An input file is longer than the maximum for its kind.
    public static let fileTooLong = Self(
        "file.too-long", .limit,
        meaning: "The file is longer than any sound file of its kind, so it was not read.",
        remedy: "Check that the path names the right file; if it does, fetch or make it again.")

    private static let inputs = [fileMissing, fileUnreadable, fileSpecial, fileTooLong]
}

// MARK: - Output files and folders

extension Diagnostic.Code {
    /// An output folder cannot be created or opened.
    public static let outputFolder = Self(
        "output.folder", .cannotCreate,
        meaning: "The folder for the output cannot be created or opened.",
        remedy: "Name another folder, move away what is in its place, or check the permissions.")

    /// An output path names a folder or a device, or is not a valid file name.
    public static let outputNotFile = Self(
        "output.not-a-file", .cannotCreate,
        meaning: "The output has to be a plain file, but the path names a folder or a device.",
        remedy: "Name a file, or move away what is in its place.")

    /// An output file cannot be created or replaced.
    public static let outputCreation = Self(
        "output.creation", .cannotCreate,
        meaning: "The file cannot be created or replaced at its place. Files are replaced one "
            + "after the other, so earlier ones may be new already; each is whole.",
        remedy: "Check the permissions of the folder and the space on the disk, then run again.")

    /// The system failed to write, flush, lock or remove an output file.
    public static let outputWriting = Self(
        "output.writing", .io,
        meaning: "The system failed to write, flush, lock or remove a file. Old files stay whole.",
        remedy: "Check the space on the disk and its health, then run again.")

    /// Another dictc process is working in the same folder.
    public static let folderLocked = Self(
        "folder.locked", .locked,
        meaning: "Another dictc works in this folder, and only one may at a time.",
        remedy: "Wait until the other process has finished. A dead process holds no lock.")

    private static let outputs = [
        outputFolder, outputNotFile, outputCreation, outputWriting, folderLocked,
    ]
}
