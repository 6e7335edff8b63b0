extension Array where Element: BitwiseCopyable {
    /// The elements in place, without a copy.
    ///
    /// Swift's own `Array.span` needs iOS 26 or macOS 26; this one has the same name and wins over
    /// it in every file that imports DictModel, so that our modules also run on the older systems
    /// that Package.swift names. `Tools/lint/availability` finds the files that lack it.
    package var span: Span<Element> {
        @_lifetime(borrow self)
        @inlinable get {
            let slice = self[...]
            // Safe because a slice of the whole array has the storage of the array, which the
            // borrow keeps alive: plain values are never bridged from another collection.
            return unsafe _overrideLifetime(slice.span, borrowing: self)
        }
    }
}
