// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DictFormat
import DictModel
import DictReader

// The functions of dictreader.h for every kind of artefact; they are documented there.

/// Opens the artefact in `bytes` for the C functions `dr_open_owned` and `dr_open_memory`.
///
/// The artefact is stored in `result`, or null if opening fails. The function returns a
/// ``FaceStatus``; `verification` is a value of `dr_verification`.
///
/// The C part of the library and dictreader.js, which call this function, make sure beforehand that
/// there is enough memory.
///
/// If `release` is not null, it is called once: when the artefact is closed or if opening fails. If
/// it is null, the caller must keep the bytes until it closes the artefact.
@c(dr_adopt)
public func openOwned(
    _ bytes: UnsafeRawPointer?, _ length: Int, _ verification: Int32,
    _ release: (@convention(c) (UnsafeRawPointer?, Int) -> Void)?,
    _ result: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Int32 {
    if let result = unsafe result { unsafe result.pointee = nil }
    guard let result = unsafe result, length >= 0, unsafe bytes != nil || length == 0,
        0...2 ~= verification
    else {
        if let release = unsafe release { unsafe release(bytes, length) }
        return FaceStatus.invalidArgument.rawValue
    }
    // Safe because the caller keeps the bytes as they are until they are released or, without
    // `release`, until it closes the artefact.
    let memory = unsafe UnsafeRawBufferPointer(start: bytes, count: length)
    let owned = unsafe ArtefactBytes(adopting: memory) { memory in
        if let release = unsafe release { unsafe release(memory.baseAddress, memory.count) }
    }
    do throws(FormatError) {
        let artefact = try Artefact(owned, verification == 0 ? .trusting : .verifying)
        if verification == 2 { try artefact.verifyStructure() }
        unsafe result.pointee = UnsafeRawPointer(Unmanaged.passRetained(artefact).toOpaque())
        return FaceStatus.ok.rawValue
    } catch {
        return FaceStatus(error).rawValue
    }
}

@c(dr_close_memory)
public func closeMemory(_ artefact: UnsafeRawPointer?) {
    guard let artefact = unsafe artefact else { return }
    // Safe because the caller has the pointer from a call that opens and closes it once.
    unsafe Unmanaged<Artefact>.fromOpaque(artefact).release()
}

@c(dr_kind)
public func kind(_ artefact: UnsafeRawPointer?) -> Int32 {
    guard let artefact = unsafe Caller.artefact(artefact) else {
        return FaceStatus.invalidArgument.rawValue
    }
    return Int32(artefact.kind.rawValue)
}

@c(dr_language)
public func language(_ artefact: UnsafeRawPointer?) -> Int32 {
    guard let artefact = unsafe Caller.artefact(artefact) else {
        return FaceStatus.invalidArgument.rawValue
    }
    return Int32(artefact.language.rawValue)
}

@c(dr_identity)
public func identity(_ artefact: UnsafeRawPointer?) -> UInt64 {
    unsafe Caller.artefact(artefact)?.identity ?? 0
}

@c(dr_count)
public func count(_ artefact: UnsafeRawPointer?) -> Int64 {
    guard let artefact = unsafe Caller.artefact(artefact) else {
        return FaceStatus.invalidArgument.answer
    }
    return Int64(artefact.count)
}
