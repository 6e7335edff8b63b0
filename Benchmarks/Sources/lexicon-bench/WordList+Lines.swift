import DictLexicon

extension WordList {
    /// The words of a list that is in byte order already.
    init(_ lines: Lines) {
        self.init()
        lines.forEach { word in
            for index in word.indices { bytes.append(word[index]) }
            offsets.append(UInt32(bytes.count))
        }
    }
}
