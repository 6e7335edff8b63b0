// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DictReader

// The functions of dictreader.h for level packs, answers and phrases; they are documented there.

@c(dr_pack)
public func pack(
    _ artefact: UnsafeRawPointer?, _ set: Int32, _ level: Int32,
    _ attempts: UnsafeMutablePointer<Int32>?, _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        unsafe Caller.isBuffer(buffer, capacity)
    else { return FaceStatus.invalidArgument.answer }
    guard case .levels(let packs) = artefact.reader else { return FaceStatus.wrongKind.answer }
    guard let pack = packs.pack(set: Int(set), level: Int(level)) else {
        return FaceStatus.none.answer
    }
    if let attempts = unsafe attempts { unsafe attempts.pointee = Int32(pack.attempts) }
    return unsafe Caller.give(pack.letters, buffer, capacity)
}

@c(dr_answer)
public func answer(
    _ artefact: UnsafeRawPointer?, _ index: UInt32, _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        unsafe Caller.isBuffer(buffer, capacity)
    else { return FaceStatus.invalidArgument.answer }
    guard case .answers(let list) = artefact.reader else { return FaceStatus.wrongKind.answer }
    return unsafe Caller.give(list.letters(at: Int(clamping: index)), buffer, capacity)
}

@c(dr_days)
public func days(
    _ artefact: UnsafeRawPointer?, _ buffer: UnsafeMutablePointer<Int32>?, _ capacity: Int
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        unsafe Caller.isBuffer(buffer, capacity)
    else { return FaceStatus.invalidArgument.answer }
    guard case .answers(let list) = artefact.reader else { return FaceStatus.wrongKind.answer }
    guard let first = list.firstDay else { return FaceStatus.none.answer }
    let numbers = [Int32(clamping: first.number), Int32(clamping: list.dayCount)]
    return unsafe Caller.give(numbers, buffer, capacity)
}

@c(dr_phrase)
public func phrase(
    _ artefact: UnsafeRawPointer?, _ index: UInt32, _ misses: UnsafeMutablePointer<Int32>?,
    _ tier: UnsafeMutablePointer<Int32>?, _ buffer: UnsafeMutablePointer<UInt8>?,
    _ capacity: Int
) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact),
        unsafe Caller.isBuffer(buffer, capacity)
    else { return FaceStatus.invalidArgument.answer }
    guard case .phrases(let pack) = artefact.reader else { return FaceStatus.wrongKind.answer }
    guard let phrase = pack.phrase(at: Int(clamping: index)) else { return FaceStatus.none.answer }
    if let misses = unsafe misses { unsafe misses.pointee = Int32(clamping: phrase.misses) }
    if let tier = unsafe tier { unsafe tier.pointee = Int32(phrase.tier) }
    return unsafe Caller.give(phrase.utf8, buffer, capacity)
}
