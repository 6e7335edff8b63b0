import DictFormat
import DictModel
import DictReader

/// Access to the pointers that callers pass, which are trusted to be as the header file says.
///
/// A null pointer is an invalid argument; the contents are not trusted.
enum Caller {
    /// The artefact of `pointer`, which the caller keeps open during the call.
    static func artefact(_ pointer: UnsafeRawPointer?) -> Artefact? {
        guard let pointer = unsafe pointer else { return nil }
        // Safe because the caller has the pointer from a call that opens, and has not closed it.
        return unsafe Unmanaged<Artefact>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// The `length` bytes at `pointer`; `nil` if the pointer is null but the length is not 0.
    static func bytes(_ pointer: UnsafePointer<UInt8>?, _ length: Int) -> [UInt8]? {
        guard length > 0 else { return length == 0 ? [] : nil }
        guard let pointer = unsafe pointer else { return nil }
        // Safe because the caller has that many bytes there.
        return unsafe [UInt8](UnsafeBufferPointer(start: pointer, count: length))
    }

    /// Copies as much of `bytes` as fits to the caller's buffer, and returns their full number.
    static func give(
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

    /// Copies `numbers` in the same way.
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

    /// Copies `words`, each followed by a line feed.
    static func give(
        _ words: [[UInt8]], _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
    ) -> Int64 {
        var list = unsafe WordList(buffer, capacity, limit: words.count)
        for word in words { _ = list.append(word.span) }
        return list.answer
    }

    /// Copies `text`, or returns the status for "not found" if it is `nil`.
    static func give(
        _ text: [UInt8]?, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
    ) -> Int64 {
        guard let text else { return FaceStatus.none.answer }
        return unsafe give(text, buffer, capacity)
    }
}
