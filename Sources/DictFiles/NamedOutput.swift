package import DictModel
import Platform

/// A file that a call replaces because a person named it, as with `-o`.
///
/// Make it before the first input is opened. Until it is written, whatever opens the same file for
/// reading in this process, under any of its names, gets `output.input` instead of the file: so no
/// command has to list what it reads, and no output destroys an input.
///
/// ```swift
/// let output = try NamedOutput("words.txt")
/// try output.write(words(of: input))
/// ```
package final class NamedOutput: Sendable {
    /// The path that the person named.
    package let path: String
    /// The role of the one input that this output may be: the file that the call edits.
    fileprivate let editedRole: String?

    /// Announces that the file at `path` will be replaced, or created.
    ///
    /// With `editedRole` the call may read the file, and may replace the file of the project that
    /// has this role, but no other; see ``refuseReplacing(_:role:)``.
    ///
    /// - Throws: `output.twice` if another output that exists has the same place.
    package init(_ path: String, editedRole: String? = nil) throws(Diagnostic) {
        (self.path, self.editedRole) = (path, editedRole)
        try Self.outputs.add(self)
    }

    /// Announces the same for an argument that can also be `-`, the name of standard output; then
    /// there is no file.
    package static func unlessStandard(_ argument: String) throws(Diagnostic) -> NamedOutput? {
        argument == "-" ? nil : try NamedOutput(argument)
    }

    deinit { Self.outputs.remove(ObjectIdentifier(self)) }

    /// Replaces the file as ``AtomicFile/write(_:to:)`` does.
    ///
    /// - Throws: The errors of that function; `output.input` if this call has tried to read the
    ///   file, though it went on without it.
    package func write(_ bytes: [UInt8]) throws(Diagnostic) {
        try Self.outputs.expectUnread(self)
        try AtomicFile.write(bytes, to: path)
        Self.outputs.end(self)
    }

    /// Replaces the file as ``AtomicFile/write(to:headSize:_:)`` does.
    ///
    /// - Throws: As ``write(_:)``, and any error of `contents`.
    package func write(
        headSize: Int = 0, _ contents: (_ write: ([UInt8]) throws -> Void) throws -> [UInt8]
    ) throws {
        try AtomicFile.write(
            to: path, headSize: headSize, check: { try Self.outputs.expectUnread(self) }, contents)
        Self.outputs.end(self)
    }

    /// Throws `output.input` if the open file is one that this call will replace.
    ///
    /// Whatever opens files for reading asks this, with the place of the file; without outputs it
    /// costs as much as a lock.
    package static func refuseReading(_ descriptor: Int32, at place: Place) throws(Diagnostic) {
        guard !outputs.isEmpty, let identity = FileIdentity(descriptor: descriptor) else { return }
        try outputs.refuseReading(identity, at: place)
    }

    /// Throws `output.input` if this call will replace the file at `path`, which belongs to what it
    /// reads though it may not open it, unless it edits the file with this `role`.
    package static func refuseReplacing(
        _ path: String, role: String? = nil
    ) throws(Diagnostic) {
        guard replacesFiles, let identity = FileIdentity(path: path) else { return }
        try outputs.refuseReplacing(identity, role, at: Place(path))
    }

    /// Whether this call will replace a file that is there.
    package static var replacesFiles: Bool { outputs.replaceFiles }

    /// Throws `output.twice` if the file at `path` is one that a person named for another output.
    package static func refuseOther(at path: String) throws(Diagnostic) {
        guard !outputs.isEmpty else { return }
        try outputs.refuseOther(OutputPlace(path), path)
    }

    private static let outputs = NamedOutputs()
}

/// Where an output is, whether or not a file is there yet.
private struct OutputPlace: Equatable {
    let file: FileIdentity?
    let folder: FileIdentity?
    let name: Substring

    init(_ path: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        folder = FileIdentity(path: slash.map { String(path[...$0]) } ?? ".")
        file = FileIdentity(path: path)
    }

    static func == (one: OutputPlace, other: OutputPlace) -> Bool {
        one.file != nil && one.file == other.file
            || one.folder != nil && one.folder == other.folder
                && one.name.utf8.elementsEqual(other.name.utf8)
    }
}

/// The outputs that exist in this process.
private final class NamedOutputs: @unchecked Sendable {
    private struct Entry {
        let path: String
        let place: OutputPlace
        let editedRole: String?
        var wasRead = false
        var isWritten = false
    }

    // Safe to share because every use holds the lock.
    private var entries: [ObjectIdentifier: Entry] = [:]
    private let lock = Lock()

    var isEmpty: Bool { lock.withLock { entries.isEmpty } }

    var replaceFiles: Bool {
        lock.withLock { entries.values.contains { $0.place.file != nil && !$0.isWritten } }
    }

    func add(_ output: NamedOutput) throws(Diagnostic) {
        let entry = Entry(
            path: output.path, place: OutputPlace(output.path), editedRole: output.editedRole)
        try refuseOther(entry.place, output.path)
        lock.withLock { entries[ObjectIdentifier(output)] = entry }
    }

    func remove(_ output: ObjectIdentifier) {
        lock.withLock { _ = entries.removeValue(forKey: output) }
    }

    /// From now on the file is as any other, except that no other output may replace it.
    func end(_ output: NamedOutput) {
        lock.withLock { entries[ObjectIdentifier(output)]?.isWritten = true }
    }

    func refuseOther(_ place: OutputPlace, _ path: String) throws(Diagnostic) {
        let isTaken = lock.withLock { entries.values.contains { $0.place == place } }
        if isTaken {
            throw Diagnostic(
                .outputTwice, at: Place(path), "two outputs of this call have this place",
                hint: "name another file for one of them")
        }
    }

    func refuseReading(_ file: FileIdentity, at place: Place) throws(Diagnostic) {
        try refuse(file, at: place) { $0 == nil }
    }

    func refuseReplacing(
        _ file: FileIdentity, _ role: String?, at place: Place
    ) throws(Diagnostic) {
        try refuse(file, at: place) { $0 == nil || $0 != role }
    }

    /// Throws `output.input` if `file` is an output whose edited role `isRefused`.
    private func refuse(
        _ file: FileIdentity, at place: Place, _ isRefused: (String?) -> Bool
    ) throws(Diagnostic) {
        let path: String? = lock.withLock {
            let output = entries.first {
                $0.value.place.file == file && !$0.value.isWritten
                    && isRefused($0.value.editedRole)
            }
            guard let output else { return nil }
            entries[output.key]?.wasRead = true
            return output.value.path
        }
        if let path { throw .isInput(path, as: place) }
    }

    func expectUnread(_ output: NamedOutput) throws(Diagnostic) {
        let wasRead = lock.withLock { entries[ObjectIdentifier(output)]?.wasRead ?? false }
        if wasRead { throw .isInput(output.path, as: Place(output.path)) }
    }
}

extension Diagnostic {
    fileprivate static func isInput(_ path: String, as place: Place) -> Diagnostic {
        Diagnostic(
            .outputInput, at: Place(path), "the output is also an input of this call",
            found: place.file == path ? nil : place.file, hint: "name another file for the output")
    }
}
