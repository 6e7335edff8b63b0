/// Limits on the cost of reading one source, so that no file can fill the memory or run for ever.
///
/// Exceeding a limit ends the reading with a diagnostic whose cause is `limit`, unless the limit is
/// described as leaving something out. Memory use stays within a few times the largest byte limit
/// for a line, a tag or a text, whatever the size of the file.
public struct SourceLimits: Sendable, Equatable {
    /// The maximum size of a source after decompression, in bytes.
    ///
    /// Default 16 GiB.
    public var decompressedBytes: UInt64 = 16 << 30
    /// The maximum ratio of decompressed to compressed bytes.
    ///
    /// Default 250. Text and markup stay below 100; deflate itself cannot exceed 1,032.
    public var compressionRatio: UInt64 = 250
    /// The number of decompressed bytes after which ``compressionRatio`` applies.
    ///
    /// Default 64 MiB.
    public var bytesBeforeRatio: UInt64 = 64 << 20
    /// The maximum length of a line in a list, in bytes of UTF-8 without its line end.
    ///
    /// Default 64 KiB.
    public var lineBytes = 64 << 10
    /// The maximum depth to which XML elements may nest.
    ///
    /// Default 256.
    public var xmlDepth = 256
    /// The maximum length of an XML tag with all its attributes, in bytes.
    ///
    /// A tag may exceed the limit by one chunk of 64 KiB before this is noticed. Default 64 KiB.
    public var xmlTagBytes = 64 << 10
    /// The maximum length of the text of one record in XML, in bytes.
    ///
    /// Default 1 MiB.
    public var xmlTextBytes = 1 << 20
    /// The maximum length of a sentence in a corpus, in bytes; a longer one is left out and
    /// counted.
    ///
    /// Default 64 KiB.
    public var sentenceBytes = 64 << 10
    /// The maximum number of tokens in a sentence of a corpus; a longer one is left out and
    /// counted.
    ///
    /// Default 4,096.
    public var sentenceTokens = 4_096
    /// The maximum length of a paragraph in a corpus, in bytes; a longer one is left out and
    /// counted.
    ///
    /// Default 1 MiB.
    public var paragraphBytes = 1 << 20
    /// The maximum length of an XML document type declaration with its internal subset, in bytes.
    ///
    /// The declaration may exceed the limit by one chunk of 64 KiB before this is noticed. Default
    /// 64 KiB.
    public var xmlDeclarationBytes = 64 << 10
    /// The maximum number of default attributes that an XML element may get from an internal
    /// subset.
    ///
    /// Default 100.
    public var xmlDefaults = 100
    /// The maximum number of XML namespace declarations in force at any point.
    ///
    /// Default 1,000.
    public var xmlNamespaces = 1_000
    /// The maximum number of different element, attribute and namespace names in one XML file.
    ///
    /// A file may exceed the limit by the names in one chunk of 64 KiB before this is noticed.
    /// Default 100,000.
    public var xmlNames = 100_000
    /// The maximum depth of folders below that of a corpus.
    ///
    /// Default 16.
    public var folderDepth = 16
    /// The maximum number of files in the folder of a corpus.
    ///
    /// Default 1 million.
    public var folderFiles = 1_000_000
    /// The maximum number of forms that the affixes of a hunspell dictionary may make of one word.
    ///
    /// Default 10,000; the richest word of the Dutch dictionary has some hundred.
    public var wordForms = 10_000
    /// The maximum number of records in one source.
    ///
    /// Default 100 million.
    public var records = 100_000_000

    /// The default limits, as documented at each property.
    public static let `default` = SourceLimits()

    /// Creates limits with their default values.
    public init() {}
}
