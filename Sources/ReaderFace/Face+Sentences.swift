// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DictModel
import DictReader

// The functions of dictreader.h for sentences; they are documented there.

@c(dr_sentence)
public func sentence(
    _ artefact: UnsafeRawPointer?, _ index: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onSentences(artefact) { sentences in
        unsafe Caller.give(sentences.tokenised(at: Int(clamping: index))?.text, buffer, capacity)
    }
}

@c(dr_tokens)
public func tokens(
    _ artefact: UnsafeRawPointer?, _ index: UInt32, _ buffer: UnsafeMutablePointer<Int32>?,
    _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onSentences(artefact) { sentences in
        guard let sentence = sentences.tokenised(at: Int(clamping: index)) else {
            return FaceStatus.none.answer
        }
        var numbers: [Int32] = []
        for token in sentence.tokens {
            numbers.append(Int32(clamping: token.range.offset))
            numbers.append(Int32(clamping: token.range.length))
            numbers.append(Int32(token.tag?.rawValue ?? 0))
        }
        return unsafe Caller.give(numbers, buffer, capacity)
    }
}

@c(dr_gaps)
public func gaps(
    _ artefact: UnsafeRawPointer?, _ index: UInt32, _ buffer: UnsafeMutablePointer<Int32>?,
    _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onSentences(artefact) { sentences in
        guard Int(clamping: index) < sentences.count else { return FaceStatus.none.answer }
        var numbers: [Int32] = []
        for gap in sentences.gaps(at: Int(clamping: index)) {
            numbers.append(Int32(clamping: gap.token))
            numbers.append(Int32(gap.lexicalClass.rawValue))
            numbers.append(Int32(clamping: gap.answer))
        }
        return unsafe Caller.give(numbers, buffer, capacity)
    }
}

@c(dr_rivals)
public func rivals(
    _ artefact: UnsafeRawPointer?, _ index: UInt32, _ gap: UInt32,
    _ buffer: UnsafeMutablePointer<Int32>?, _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onSentences(artefact) { sentences in
        let gaps = sentences.gaps(at: Int(clamping: index))
        guard let number = Int(exactly: gap), number < gaps.count else {
            return FaceStatus.none.answer
        }
        let rivals = sentences.rivals(of: gaps[number]).map { Int32(clamping: $0) }
        return unsafe Caller.give(rivals, buffer, capacity)
    }
}

@c(dr_gap_answer)
public func gapAnswer(
    _ artefact: UnsafeRawPointer?, _ number: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int64 {
    guard unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe onSentences(artefact) { sentences in
        unsafe Caller.give(sentences.answerText(Int(clamping: number)), buffer, capacity)
    }
}

@c(dr_count_playing)
public func countPlaying(_ artefact: UnsafeRawPointer?, _ lexicalClass: Int32) -> Int64 {
    unsafe onSentences(artefact) { sentences in
        guard let lexicalClass = UInt8(exactly: lexicalClass).flatMap(LexicalClass.init) else {
            return FaceStatus.invalidArgument.answer
        }
        return Int64(sentences.count(playing: lexicalClass))
    }
}

@c(dr_sentence_playing)
public func sentencePlaying(
    _ artefact: UnsafeRawPointer?, _ lexicalClass: Int32, _ number: UInt32
) -> Int64 {
    unsafe onSentences(artefact) { sentences in
        guard let lexicalClass = UInt8(exactly: lexicalClass).flatMap(LexicalClass.init) else {
            return FaceStatus.invalidArgument.answer
        }
        let index = sentences.index(ofSentence: Int(clamping: number), playing: lexicalClass)
        return index.map { Int64($0) } ?? FaceStatus.none.answer
    }
}

/// Calls `body` with the sentences in `artefact`.
///
/// - Returns: The result of `body`, or a ``FaceStatus`` if the artefact is null or does not contain
///   sentences.
private func onSentences(
    _ artefact: UnsafeRawPointer?, _ body: (SentenceSet) -> Int64
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact) else {
        return FaceStatus.invalidArgument.answer
    }
    guard case .sentences(let set) = artefact.reader else { return FaceStatus.wrongKind.answer }
    return body(set)
}
