import DictFormat
import DictModel
import DictReader

/// Functions that read and write memory through the pointers that C callers pass.
///
/// Pointers are trusted to be as the header file requires, except that a null pointer is an invalid
/// argument. The contents of the memory are not trusted.
package enum Caller {
    /// Returns the artefact at `pointer`, or `nil` if the pointer is null.
    ///
    /// The caller must not close the artefact during the call.
    package static func artefact(_ pointer: UnsafeRawPointer?) -> Artefact? {
        guard let pointer = unsafe pointer else { return nil }
        // Safe because the caller has the pointer from a call that opens, and has not closed it.
        return unsafe Unmanaged<Artefact>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Returns a copy of the `length` bytes at `pointer`.
    ///
    /// Returns `nil` if `length` is negative, or if the pointer is null and `length` is not 0.
    package static func bytes(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> [UInt8]? {
        guard length > 0 else { return length == 0 ? [] : nil }
        guard let pointer = unsafe pointer else { return nil }
        // Safe because the caller has that many bytes there.
        return unsafe [UInt8](UnsafeBufferPointer(start: pointer, count: length))
    }

    /// Whether `buffer` can be a buffer with room for `capacity` elements.
    ///
    /// A null pointer has no room. A capacity is unsigned in C, and no buffer is so large that it
    /// becomes negative here; it would come from a calculation gone wrong.
    package static func isBuffer<Element>(
        _ buffer: UnsafeMutablePointer<Element>?, _ capacity: Int
    ) -> Bool {
        unsafe capacity == 0 || capacity > 0 && buffer != nil
    }

    /// Copies as many of `bytes` as fit into the caller's buffer, which has room for `capacity`
    /// bytes.
    ///
    /// - Returns: The number of elements in `bytes`, even if they do not all fit.
    package static func give(
        _ bytes: [UInt8], _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
    ) -> Int64 {
        if let buffer = unsafe buffer {
            // Safe because the caller has room for `capacity` bytes.
            for index in 0..<min(bytes.count, max(0, capacity)) {
                unsafe buffer[index] = bytes[index]
            }
        }
        return Int64(bytes.count)
    }

    /// Copies as many of `numbers` as fit into the caller's buffer, which has room for `capacity`
    /// numbers.
    ///
    /// - Returns: The number of elements in `numbers`, even if they do not all fit.
    static func give(
        _ numbers: [Int32], _ buffer: UnsafeMutablePointer<Int32>?, _ capacity: Int
    ) -> Int64 {
        if let buffer = unsafe buffer {
            // Safe because the caller has room for `capacity` numbers.
            for index in 0..<min(numbers.count, max(0, capacity)) {
                unsafe buffer[index] = numbers[index]
            }
        }
        return Int64(numbers.count)
    }

    /// Copies `words`, each followed by a line feed, into the caller's buffer of `capacity` bytes.
    ///
    /// - Returns: The size of the whole list in bytes, even if it does not fit, or
    ///   ``FaceStatus/tooMuch`` if the list is longer than a ``WordList`` can be.
    static func give(
        _ words: [[UInt8]], _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
    ) -> Int64 {
        var list = unsafe WordList(buffer, capacity, limit: words.count)
        for word in words { _ = list.append(word.span) }
        return list.answer
    }

    /// Copies `text` into the caller's buffer of `capacity` bytes.
    ///
    /// - Returns: The size of the whole text in bytes, even if it does not fit, or
    ///   ``FaceStatus/none`` if `text` is `nil`.
    static func give(
        _ text: [UInt8]?, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
    ) -> Int64 {
        guard let text else { return FaceStatus.none.answer }
        return unsafe give(text, buffer, capacity)
    }
}
