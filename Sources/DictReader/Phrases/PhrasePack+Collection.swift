extension PhrasePack: RandomAccessCollection {
    /// The index of the first phrase.
    public var startIndex: Int { 0 }
    /// The number of phrases, one more than the index of the last.
    public var endIndex: Int { count }

    /// The phrase at `index`, or an empty one if there is none or the file is damaged.
    public subscript(index: Int) -> Phrase {
        phrase(at: index) ?? Phrase(utf8: [], misses: 0, tier: 0)
    }
}
