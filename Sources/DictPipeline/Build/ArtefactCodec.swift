import DictFormat
import DictModel
import DictReader

/// A type that encodes the contents of one kind of artefact as bytes, and proves the result.
protocol ArtefactCodec: Sendable {
    /// The type of the contents, such as an array of phrases.
    associatedtype Content

    /// Returns the bytes of an artefact that contains `content`.
    ///
    /// - Throws: `Diagnostic` if the format cannot store `content`.
    func encode(_ content: Content) throws(Diagnostic) -> [UInt8]

    /// Returns whether `bytes` contain exactly `content`, according to the same reader that games
    /// use.
    ///
    /// - Returns: `false` also if two ways of querying the artefact disagree.
    /// - Throws: `FormatError` if `bytes` are not a valid artefact of this kind.
    func holds(_ bytes: ArtefactBytes, _ content: Content) throws(FormatError) -> Bool
}

/// A codec for contents of which a second copy fits into memory.
protocol DecodingCodec: ArtefactCodec where Content: Equatable {
    /// Decodes `bytes` with the same reader that games use.
    ///
    /// - Returns: The contents, or `nil` if two ways of querying the artefact disagree.
    /// - Throws: `FormatError` if `bytes` are not a valid artefact of this kind.
    func decode(_ bytes: ArtefactBytes) throws(FormatError) -> Content?
}

extension DecodingCodec {
    func holds(_ bytes: ArtefactBytes, _ content: Content) throws(FormatError) -> Bool {
        try decode(bytes) == content
    }
}

extension ArtefactCodec {
    /// Encodes `content`, and reads the bytes back to prove that they contain exactly `content`.
    ///
    /// An artefact that fails this proof is never written.
    ///
    /// - Parameters:
    ///   - content: The contents to encode.
    ///   - place: The file to name in errors.
    /// - Returns: The bytes of the artefact.
    /// - Throws: An `artefact.proof-failed` error, or the error that ``encode(_:)`` throws, with
    ///   `place` as its place.
    func artefact(of content: Content, at place: Place) throws(Diagnostic) -> [UInt8] {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try encode(content)
        } catch {
            var fault = error
            fault.place = place
            throw fault
        }
        let found: String
        do throws(FormatError) {
            if try holds(ArtefactBytes(bytes), content) { return bytes }
            found = "other contents"
        } catch {
            found = error.description
        }
        throw Diagnostic(
            .proofFailed, at: place, "the artefact was read back and is wrong", found: found,
            expected: "what was put into it",
            hint: "it was not written; please report it with the sources")
    }
}
