extension LevelPacks: RandomAccessCollection {
    /// The index of the first pack.
    public var startIndex: Int { 0 }
    /// The number of packs, one more than the index of the last.
    public var endIndex: Int { count }

    /// The pack at `index`, sorted by set and then by level, or one without words if there is none.
    public subscript(index: Int) -> Pack { pack(at: index) ?? Pack(withoutWordsOf: self) }
}

extension LevelPacks.Pack: RandomAccessCollection {
    /// The index of the first word.
    public var startIndex: Int { 0 }
    /// The number of words, one more than the index of the last.
    public var endIndex: Int { count }

    /// The word at `index`, in the order in which a game shows them, or an empty text if there is
    /// none or the file is damaged.
    ///
    /// - Complexity: O(*n*), where *n* is the number of letters in the word. If the words differ in
    ///   length, O(*n* + `index`).
    public subscript(index: Int) -> String {
        letters(at: index).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
