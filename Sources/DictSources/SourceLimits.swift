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
    /// The default is 250. For text and markup, the ratio is below 100 in gzip, whose format cannot
    /// exceed 1,032.
    package var compressionRatio: UInt64 = 250
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
    /// The maximum number of forms that one word in a hunspell dictionary may have.
    ///
    /// The default is 10,000. In the Dutch dictionary, no word has more than a few hundred.
    package var wordForms = 10_000
    /// The maximum number of words, or of sentences and paragraphs, in one source.
    ///
    /// The default is 100 million.
    package var records = 100_000_000

    /// The limits with their default values, as documented at each property.
    package static let `default` = SourceLimits()

    /// Creates limits with their default values.
    package init() {}
}
