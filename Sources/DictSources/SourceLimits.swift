/// Limits on the cost of one source, so that no file can fill the memory or run for ever.
///
/// Passing a limit ends the reading with a diagnostic of the cause `limit`, unless the limit says
/// that something is left out. Memory stays within a few times the largest of the limits in bytes
/// that hold for a line, a tag or a text, whatever the size of the file.
public struct SourceLimits: Sendable, Equatable {
    /// The maximum number of bytes of a source after decompression.
    ///
    /// Default 16 GiB.
    public var decompressedBytes: UInt64 = 16 << 30
    /// The highest ratio of decompressed to compressed bytes.
    ///
    /// Default 250; text and markup stay below 100, and deflate itself ends at 1,032.
    public var compressionRatio: UInt64 = 250
    /// The number of decompressed bytes after which `compressionRatio` counts.
    ///
    /// Default 64 MiB.
    public var bytesBeforeRatio: UInt64 = 64 << 20
    /// The longest line of a list in bytes of UTF-8, without its end.
    ///
    /// Default 64 KiB.
    public var lineBytes = 64 << 10
    /// How deep elements of XML may nest.
    ///
    /// Default 256.
    public var xmlDepth = 256
    /// The longest tag of XML in bytes, all its attributes included; a tag may be longer by one
    /// chunk of 64 KiB before it is noticed.
    ///
    /// Default 64 KiB.
    public var xmlTagBytes = 64 << 10
    /// The longest text of one record in XML in bytes.
    ///
    /// Default 1 MiB.
    public var xmlTextBytes = 1 << 20
    /// The longest sentence of a corpus in bytes; a longer one is left out and counted.
    ///
    /// Default 64 KiB.
    public var sentenceBytes = 64 << 10
    /// The maximum number of tokens of a sentence of a corpus; one with more is left out and
    /// counted.
    ///
    /// Default 4,096.
    public var sentenceTokens = 4_096
    /// The longest paragraph of a corpus in bytes; a longer one is left out and counted.
    ///
    /// Default 1 MiB.
    public var paragraphBytes = 1 << 20
    /// The longest document type declaration of XML in bytes, its internal subset included; it may
    /// be longer by one chunk of 64 KiB before it is noticed.
    ///
    /// Default 64 KiB.
    public var xmlDeclarationBytes = 64 << 10
    /// The maximum number of attributes that an element of XML may have by default, as an internal
    /// subset can declare it.
    ///
    /// Default 100.
    public var xmlDefaults = 100
    /// The maximum number of namespace declarations of XML in force at one place.
    ///
    /// Default 1,000.
    public var xmlNamespaces = 1_000
    /// The maximum number of different names of elements, attributes and namespaces in one file of
    /// XML; they may be more by those of one chunk of 64 KiB before it is noticed.
    ///
    /// Default 100,000.
    public var xmlNames = 100_000
    /// How deep the folders of a corpus that is a folder may nest.
    ///
    /// Default 16.
    public var folderDepth = 16
    /// The maximum number of files of a corpus that is a folder.
    ///
    /// Default 1 million.
    public var folderFiles = 1_000_000
    /// The maximum number of forms that the affixes of a hunspell dictionary may make of one word.
    ///
    /// Default 10,000; the richest word of the Dutch dictionary has some hundred.
    public var wordForms = 10_000
    /// The maximum number of records of one source.
    ///
    /// Default 100 million.
    public var records = 100_000_000

    /// The defaults named at each limit.
    public static let `default` = SourceLimits()

    /// Limits at their defaults, to be changed one by one.
    public init() {}
}
