extension String {
    /// The text in `bytes`; `nil` if they are not UTF-8.
    ///
    /// Swift's own `String(validating:as:)` needs iOS 18 or macOS 15. This one has the same name
    /// and wins over it, as `Array.span` of this module does.
    package init?(validating bytes: some Sequence<UInt8>, as encoding: UTF8.Type) {
        let bytes = Array(bytes)
        guard UTF8Scalar.malformedOffset(in: bytes.span) == nil else { return nil }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
