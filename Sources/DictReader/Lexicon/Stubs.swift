public import DictFormat
extension Lexicon {
    public func forEachWord(startingWith prefix: Span<UInt8>, _ body: (Span<UInt8>) -> Bool) throws(FormatError) {}
}
