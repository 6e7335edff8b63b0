// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DictFormat
import DictModel
import DictReader

// The functions of dictreader.h for lexicons; they are documented there.

@c(dr_fold)
public func fold(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int,
    _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        let text = unsafe Caller.bytes(text, length), unsafe Caller.isBuffer(buffer, capacity)
    else { return FaceStatus.invalidArgument.answer }
    return unsafe Caller.give(Folding(artefact.language).letters(text), buffer, capacity)
}

@c(dr_contains)
public func contains(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int
) -> Int32 {
    guard let artefact = unsafe Caller.artefact(artefact),
        let text = unsafe Caller.bytes(text, length)
    else { return FaceStatus.invalidArgument.rawValue }
    guard let word = Folding(artefact.language).letters(text) else { return 0 }
    switch artefact.reader {
    case .lexicon(let lexicon): return lexicon.contains(word.span) ? 1 : 0
    case .answers(let list): return list.contains(word.span) ? 1 : 0
    default: return FaceStatus.wrongKind.rawValue
    }
}

@c(dr_rank)
public func rank(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int
) -> Int64 {
    unsafe onLexicon(artefact, text, length) { lexicon, word in
        lexicon.rank(of: word.span).map { Int64($0) } ?? FaceStatus.none.answer
    }
}

@c(dr_word)
public func word(
    _ artefact: UnsafeRawPointer?, _ rank: UInt64, _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onLexicon(artefact, nil, 0) { lexicon, _ in
        guard let rank = Int(exactly: rank) else { return FaceStatus.none.answer }
        return unsafe Caller.give(lexicon.letters(at: rank), buffer, capacity)
    }
}

@c(dr_count_prefix)
public func countPrefix(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int
) -> Int64 {
    unsafe onLexicon(artefact, text, length) { lexicon, prefix in
        Int64(lexicon.count(startingWith: prefix.span))
    }
}

@c(dr_next_letters)
public func nextLetters(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int,
    _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onLexicon(artefact, text, length) { lexicon, prefix in
        var letters: [UInt8] = []
        lexicon.cursor(at: prefix.span)?.forEachChild { letter, _ in letters.append(letter) }
        return unsafe Caller.give(letters, buffer, capacity)
    }
}

@c(dr_complete)
public func complete(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int, _ limit: Int32,
    _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe listing(artefact, text, length, { $0.letters($1) }) { lexicon, prefix in
        unsafe words(limit, buffer, capacity) { _, body throws(FormatError) in
            try lexicon.forEachWord(startingWith: prefix.span, body)
        }
    }
}

@c(dr_match)
public func match(
    _ artefact: UnsafeRawPointer?, _ pattern: UnsafePointer<UInt8>?, _ length: Int,
    _ limit: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe listing(artefact, pattern, length, { $0.pattern($1) }) { lexicon, pattern in
        unsafe words(limit, buffer, capacity, SearchBudget(lexicon)) {
            left, body throws(FormatError) in
            try lexicon.forEachWord(matching: pattern.span, reading: &left, body)
        }
    }
}

@c(dr_anagrams)
public func anagrams(
    _ artefact: UnsafeRawPointer?, _ letters: UnsafePointer<UInt8>?, _ length: Int,
    _ limit: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe listing(artefact, letters, length, { $0.rack($1) }) { lexicon, letters in
        unsafe words(limit, buffer, capacity, SearchBudget(lexicon)) {
            left, body throws(FormatError) in
            try lexicon.forEachAnagram(of: letters.span, reading: &left, body)
        }
    }
}

@c(dr_neighbours)
public func neighbours(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int, _ limit: Int32,
    _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe listing(artefact, text, length, { $0.letters($1) }) { lexicon, word in
        unsafe Caller.give(
            lexicon.words(withinOneEditOf: word.span, limit: Int(limit)), buffer, capacity)
    }
}

/// Calls `body` with the lexicon in `artefact` and what `fold` makes of `text`.
///
/// - Returns: The result of `body`, or 0, an empty list, if `fold` returns `nil`. If an argument is
///   not valid, `body` is not called, and the result is a negative ``FaceStatus``.
private func listing(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int,
    _ fold: (Folding, [UInt8]) -> [UInt8]?, _ body: (Lexicon, [UInt8]) -> Int64
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        let text = unsafe Caller.bytes(text, length)
    else { return FaceStatus.invalidArgument.answer }
    guard case .lexicon(let lexicon) = artefact.reader else { return FaceStatus.wrongKind.answer }
    guard let folded = fold(Folding(artefact.language), text) else { return 0 }
    return body(lexicon, folded)
}

/// Calls `body` with the lexicon in `artefact` and the folded letters of `text`.
///
/// - Returns: The result of `body`. If an argument is not valid, `body` is not called, and the
///   result is a negative ``FaceStatus``.
private func onLexicon(
    _ artefact: UnsafeRawPointer?, _ text: UnsafePointer<UInt8>?, _ length: Int,
    _ body: (Lexicon, [UInt8]) -> Int64
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        let text = unsafe Caller.bytes(text, length)
    else { return FaceStatus.invalidArgument.answer }
    guard case .lexicon(let lexicon) = artefact.reader else { return FaceStatus.wrongKind.answer }
    guard let letters = Folding(artefact.language).letters(text) else {
        return FaceStatus.none.answer
    }
    return body(lexicon, letters)
}

/// Fills the caller's buffer with the first `limit` words that `find` reports, one per line.
///
/// `find` passes each word to its second argument, and stops when that returns `false`. From its
/// first argument, the number of letters that it may read, it subtracts those that it has read.
///
/// - Returns: The size of the whole list in bytes, even if it does not fit, or a ``FaceStatus`` if
///   `find` throws, the list is too long, or no letter is left of `budget`.
private func words(
    _ limit: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int,
    _ budget: SearchBudget? = nil,
    _ find: (inout Int64, (Span<UInt8>) -> Bool) throws(FormatError) -> Void
) -> Int64 {
    var list = unsafe WordList(buffer, capacity, limit: Int(limit))
    guard list.isOpen else { return list.answer }
    var left = budget?.allowed ?? .max
    do throws(FormatError) {
        try find(&left) { list.append($0) }
        return left > 0 ? list.answer : FaceStatus.tooMuch.answer
    } catch {
        return FaceStatus(error).answer
    }
}
