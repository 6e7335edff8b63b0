// Apart, since Embedded Swift has no files.
#if !hasFeature(Embedded)
    public import DictReader
    import DictModel

    extension GamePacks {
        /// Opens the packs of `language` in the folder at the path `folder`, as `dictc build` names
        /// them: `en.lexicon`, `en.levels` and so on.
        ///
        /// Those that are not there are `nil`, and the games that need them cannot be played.
        ///
        /// - Throws: ``OpenError/missing(path:)`` if the folder has no pack of the language, or
        ///   another ``OpenError`` if one of them cannot be read or is damaged.
        public init(
            folder: String, language: Language, _ verification: Verification = .verifying
        ) throws(OpenError) {
            let start = folder + "/" + language.code + "."
            func pack<Reader: ArtefactReader>(_: Reader.Type) throws(OpenError) -> Reader? {
                do throws(OpenError) {
                    return try Reader(contentsOf: start + Reader.kind.name, verification)
                } catch .missing {
                    return nil
                }
            }
            self.init(
                lexicon: try pack(Lexicon.self), levels: try pack(LevelPacks.self),
                answers: try pack(AnswerList.self), phrases: try pack(PhrasePack.self),
                sentences: try pack(SentenceSet.self))
            if lexicon == nil, levels == nil, answers == nil, phrases == nil, sentences == nil {
                throw .missing(path: start + Lexicon.kind.name)
            }
        }
    }
#endif
