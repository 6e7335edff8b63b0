extension AnswerList: RandomAccessCollection {
    /// The index of the first answer.
    public var startIndex: Int { 0 }
    /// The number of answers, one more than the index of the last.
    public var endIndex: Int { count }

    /// The answer at `index`, in lower case, or an empty text if there is none or the file is
    /// damaged.
    public subscript(index: Int) -> String { answer(at: index) ?? "" }
}
