// Foundation is part of every Apple system. Elsewhere, the reader does without it; DictStore, which
// needs it anyway, has the same initialisers.
#if canImport(Darwin)
    public import Foundation

    extension ArtefactReader {
        /// Creates a reader that maps the artefact at `url`, for instance in the app's bundle, into
        /// memory.
        ///
        /// This is the same as ``init(contentsOf:_:)`` with the path of `url`, which must be a file
        /// URL.
        ///
        /// - Throws: ``OpenError``, as for a path.
        public init(
            contentsOf url: URL, _ verification: Verification = .verifying
        ) throws(OpenError) {
            try self.init(contentsOf: url.path, verification)
        }
    }
#endif
