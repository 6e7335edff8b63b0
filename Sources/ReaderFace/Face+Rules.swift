// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DictModel

// The functions of dictreader.h for words alone; they are documented there.

@c(dr_hint)
public func hint(
    _ one: UnsafePointer<UInt8>?, _ oneLength: Int, _ other: UnsafePointer<UInt8>?,
    _ otherLength: Int
) -> Int32 {
    guard let one = unsafe Caller.bytes(one, oneLength),
        let other = unsafe Caller.bytes(other, otherLength)
    else { return FaceStatus.invalidArgument.rawValue }
    return Int32(clamping: LetterHint.common(one.span, other.span))
}

@c(dr_marks)
public func marks(
    _ guess: UnsafePointer<UInt8>?, _ secret: UnsafePointer<UInt8>?, _ length: Int,
    _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard let guess = unsafe Caller.bytes(guess, length),
        let secret = unsafe Caller.bytes(secret, length),
        unsafe Caller.isBuffer(buffer, capacity),
        let marks = WordleMarks(guess: guess, secret: secret)
    else { return FaceStatus.invalidArgument.answer }
    let letters = (0..<marks.count).map { marks[$0].rawValue }
    return unsafe Caller.give(letters, buffer, capacity)
}
