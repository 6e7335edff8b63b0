package import DictModel
import Platform

/// A file, folder or file descriptor to read, with limits on the cost of reading it.
///
/// Creating an input does not open anything. A ``WordSource`` or ``CorpusSource`` opens its input
/// each time you read from it.
///
/// ```swift
/// let words = SourceInput(
///     path: folder + "/en/words.txt", place: Place("en/words.txt", base: .project))
/// ```
package struct SourceInput {
    enum Origin {
        case path(String)
        case descriptor(Int32)
    }

    /// The place of the file, for use in diagnostics; its line and column are ignored.
    package var place: Place
    /// The limits on the cost of reading this input.
    package var limits: SourceLimits
    /// Whether the file may be a named pipe, which is `true` by default.
    ///
    /// Set it to `false` for files that the user did not name in the call: opening a pipe waits for
    /// a writer, perhaps for ever.
    package var mayBePipe = true
    /// A function to call with each block of the file as stored on disk, for example to compute a
    /// digest.
    ///
    /// After a successful read, the function has received every byte of the file once and in order,
    /// including any bytes after the end of an archive or of gzip data. After an error, it may have
    /// received only some of them. If the input is a folder, the function receives the contents of
    /// its files one after another.
    package var onBytes: ((Span<UInt8>) -> Void)?
    let origin: Origin

    /// Creates an input for the file or corpus folder at `path`.
    ///
    /// - Parameters:
    ///   - path: The path of the file or folder, which is passed to the system unchanged.
    ///   - place: The place of the file in diagnostics, or `nil` to use `path`.
    ///   - limits: The limits on the cost of reading the input.
    ///   - onBytes: A function to call with each block of the file, as described at ``onBytes``.
    package init(
        path: String, place: Place? = nil, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .path(path)
        self.place = place ?? Place(path)
        self.limits = limits
        self.onBytes = onBytes
    }

    /// Creates an input that reads an open file descriptor to its end.
    ///
    /// Pass 0 as `descriptor` for standard input. The descriptor is not closed. Reading begins at
    /// its current position, so to read a file again, rewind the descriptor first.
    package init(
        descriptor: Int32, place: Place, limits: SourceLimits = .default,
        onBytes: ((Span<UInt8>) -> Void)? = nil
    ) {
        origin = .descriptor(descriptor)
        self.place = place
        self.limits = limits
        self.onBytes = onBytes
    }

    /// Returns an input for the file at `inner`, a path relative to the folder that this input
    /// reads.
    ///
    /// An input that is a descriptor is returned unchanged.
    func file(at inner: String) -> SourceInput {
        guard case .path(let folder) = origin else { return self }
        var place = place
        place.file += "/" + inner
        var file = SourceInput(
            path: folder + "/" + inner, place: place, limits: limits, onBytes: onBytes)
        file.mayBePipe = mayBePipe
        return file
    }

    /// Throws if something is at the path of this input that is not a file to read.
    ///
    /// Nothing is opened. A missing file is left to whoever opens it.
    package func expectFile() throws(Diagnostic) {
        guard case .path(let path) = origin else { return }
        var status = stat()
        // Safe because path and status live for the length of the call.
        if unsafe stat(path, &status) == 0 { try FileInput.checkKind(status, self) }
    }

    /// Opens the input and returns a stream of its contents, decompressed if necessary.
    func open() throws(Diagnostic) -> ByteStream { try ByteStream(FileInput(self), limits: limits) }
}

/// Limits on the cost of reading one source, so that no file can exhaust memory or take for ever.
///
/// If a limit is exceeded, reading stops with a diagnostic whose cause is `limit`, unless the
/// documentation of the limit says that the excess is skipped. Memory use stays within a few times
/// the largest byte limit for a line, a tag or a text, whatever the size of the file.
package struct SourceLimits: Sendable, Equatable {
    /// The maximum size of a file after decompression, in bytes.
    ///
    /// The default is 16 GiB.
    package var decompressedBytes: UInt64 = 16 << 30
    /// The maximum ratio of decompressed to compressed bytes in a compressed file.
    ///
    /// The default is 100. For text and markup, the ratio is below 50 in any format.
    package var compressionRatio: UInt64 = 100
    /// The number of decompressed bytes up to which ``compressionRatio`` is not checked.
    ///
    /// The default is 64 MiB.
    package var bytesBeforeRatio: UInt64 = 64 << 20
    /// The maximum length of a line in a word list, in bytes of UTF-8 without its line end.
    ///
    /// The default is 64 KiB.
    package var lineBytes = 64 << 10
    /// The maximum depth to which XML elements may be nested.
    ///
    /// The default is 256.
    package var xmlDepth = 256
    /// The maximum length of an XML tag, including its attributes, in bytes.
    ///
    /// The limit is checked after each chunk of 64 KiB, so a tag may exceed it by one chunk. The
    /// default is 64 KiB.
    package var xmlTagBytes = 64 << 10
    /// The maximum length of the text of an XML element that holds a word, in bytes.
    ///
    /// The default is 1 MiB.
    package var xmlTextBytes = 1 << 20
    /// The maximum length of a sentence in a corpus, in bytes.
    ///
    /// Longer sentences are skipped and counted. The default is 64 KiB.
    package var sentenceBytes = 64 << 10
    /// The maximum number of tokens in a sentence of a corpus.
    ///
    /// Sentences with more tokens are skipped and counted. The default is 4,096.
    package var sentenceTokens = 4_096
    /// The maximum length of a paragraph in a corpus, or of a line in a corpus of plain text, in
    /// bytes.
    ///
    /// Longer paragraphs are skipped and counted. The default is 1 MiB.
    package var paragraphBytes = 1 << 20
    /// The maximum length of an XML document type declaration with its internal subset, in bytes.
    ///
    /// The limit is checked after each chunk of 64 KiB, so a declaration may exceed it by one
    /// chunk. The default is 64 KiB.
    package var xmlDeclarationBytes = 64 << 10
    /// The maximum number of attributes that an XML element may get from declared default values.
    ///
    /// The default is 100.
    package var xmlDefaults = 100
    /// The maximum number of XML namespace declarations in effect at any point of a file.
    ///
    /// The default is 1,000.
    package var xmlNamespaces = 1_000
    /// The maximum number of different element, attribute and namespace names in one XML file.
    ///
    /// The limit is checked after each chunk of 64 KiB, so a file may exceed it by the names in one
    /// chunk. The default is 100,000.
    package var xmlNames = 100_000
    /// The maximum depth to which folders may be nested inside a corpus folder.
    ///
    /// The default is 16.
    package var folderDepth = 16
    /// The maximum number of corpus files in a corpus folder and all folders inside it.
    ///
    /// The default is 1 million.
    package var folderFiles = 1_000_000
    /// The maximum number of names in all folders in which files are looked for.
    ///
    /// The default is 4 million, a few seconds.
    package var folderNames = 4_000_000
    /// The maximum number of forms that one word in a hunspell dictionary may have.
    ///
    /// The default is 10,000. In the Dutch dictionary, no word has more than a few hundred.
    package var wordForms = 10_000
    /// The maximum number of steps to make the forms of all words in a hunspell dictionary.
    ///
    /// An affix that does not fit the end of a word takes one step, any other about thirty, and each
    /// letter of a form one. The default is 1,000 million, a few seconds.
    package var hunspellSteps = 1_000_000_000
    /// The maximum number of words, or of sentences and paragraphs, in one source.
    ///
    /// The default is 100 million.
    package var records = 100_000_000

    /// The limits with their default values, as documented at each property.
    package static let `default` = SourceLimits()

    /// Creates limits with their default values.
    package init() {}
}
