import DictModel
import ReaderFace
import WordGames

// The functions of wordgames.h; they are documented there.

/// Creates a new game for the C function `gf_new`, which is documented in `wordgames.h`.
@c(gf_new)
public func newGame(
    _ game: Int32, _ seed: UInt64, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    guard let kind = UInt8(exactly: game).flatMap(GameKind.init) else { return nil }
    let packs = unsafe GamePacks(Caller.artefact(first), Caller.artefact(second))
    return unsafe handle(GameSession(kind, in: packs, seed: seed))
}

/// Creates the game of a day for the C function `gf_new_on`, which is documented in `wordgames.h`.
@c(gf_new_on)
public func newGame(
    _ game: Int32, on day: Int32, _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    guard let kind = UInt8(exactly: game).flatMap(GameKind.init),
        let day = CalendarDay(number: Int(day))
    else { return nil }
    let packs = unsafe GamePacks(Caller.artefact(first), Caller.artefact(second))
    return unsafe handle(GameSession(kind, on: day, in: packs))
}

/// Restores a saved game for the C function `gf_restore`, which is documented in `wordgames.h`.
@c(gf_restore)
public func restoreGame(
    _ saved: UnsafePointer<UInt8>?, _ length: Int, _ first: UnsafeRawPointer?,
    _ second: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    guard let saved = unsafe Caller.bytes(saved, length).flatMap(SavedGame.init) else {
        return nil
    }
    let packs = unsafe GamePacks(Caller.artefact(first), Caller.artefact(second))
    return unsafe handle(GameSession(saved, in: packs))
}

/// Makes a move for the C function `gf_move`, which is documented in `wordgames.h`.
///
/// Returns 1 if the game has changed, 0 if it has not, or a negative status.
@c(gf_move)
public func moveGame(
    _ game: UnsafeRawPointer?, _ message: UnsafePointer<UInt8>?, _ length: Int
) -> Int32 {
    guard let table = unsafe table(game), length <= Move.maximumLength,
        let message = unsafe Caller.bytes(message, length)
    else { return FaceStatus.invalidArgument.rawValue }
    return table.session.play(Move(text: message)).isMove ? 1 : 0
}

/// Writes a JSON view of the game for the C function `gf_view`, which is documented in
/// `wordgames.h`.
///
/// The view contains everything that a player may see.
@c(gf_view)
public func viewGame(
    _ game: UnsafeRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard let table = unsafe table(game), unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe Caller.give(table.session.json, buffer, capacity)
}

/// Writes the whole game as bytes, for the C function `gf_save` in `wordgames.h`.
@c(gf_save)
public func saveGame(
    _ game: UnsafeRawPointer?, _ buffer: UnsafeMutablePointer<UInt8>?, _ capacity: Int
) -> Int64 {
    guard let table = unsafe table(game), unsafe Caller.isBuffer(buffer, capacity) else {
        return FaceStatus.invalidArgument.answer
    }
    return unsafe Caller.give(table.session.saved.bytes, buffer, capacity)
}

/// Frees a game for the C function `gf_free`, which is documented in `wordgames.h`.
@c(gf_free)
public func freeGame(_ game: UnsafeRawPointer?) {
    guard let game = unsafe game else { return }
    // Safe because the caller has the pointer from `gf_new` or `gf_restore` and frees it once.
    unsafe Unmanaged<GameTable>.fromOpaque(game).release()
}

/// A session, to which callers of the C interface hold a pointer.
private final class GameTable {
    var session: GameSession

    init(_ session: GameSession) { self.session = session }
}

/// Returns a pointer to `session` that a C caller must release with `gf_free`.
///
/// Returns `nil` if `session` is `nil`.
private func handle(_ session: GameSession?) -> UnsafeRawPointer? {
    guard let session else { return nil }
    return unsafe UnsafeRawPointer(Unmanaged.passRetained(GameTable(session)).toOpaque())
}

/// Returns the game at `pointer`, or `nil` if the pointer is null.
///
/// The caller must not free the game during the call.
private func table(_ pointer: UnsafeRawPointer?) -> GameTable? {
    guard let pointer = unsafe pointer else { return nil }
    // Safe because the caller has the pointer from `gf_new` or `gf_restore` and has not freed it.
    return unsafe Unmanaged<GameTable>.fromOpaque(pointer).takeUnretainedValue()
}
