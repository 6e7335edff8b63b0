// On Apple systems, DictReader has the same initialiser.
#if !canImport(Darwin)
    public import DictReader
    public import Platform

    extension ArtefactReader {
        /// Creates a reader that maps the artefact at `url` into memory.
        ///
        /// This is the same as `init(contentsOf:_:)` with the path of `url`, which must be a file
        /// URL.
        ///
        /// - Throws: `OpenError`, as for a path.
        public init(
            contentsOf url: URL, _ verification: Verification = .verifying
        ) throws(OpenError) {
            try self.init(contentsOf: url.path, verification)
        }
    }
#endif
