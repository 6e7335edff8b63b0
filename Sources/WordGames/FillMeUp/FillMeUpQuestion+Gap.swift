// Apart, since Embedded Swift has no ranges of characters.
#if !hasFeature(Embedded)
    import DictReader

    extension FillMeUpQuestion {
        /// The range of the hidden word in ``text``.
        public var gap: Range<String.Index> {
            gapBytes.indices(in: text) ?? text.endIndex..<text.endIndex
        }
    }
#endif
