import DictReader
import Foundation

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "packs")
let words = try Words(in: folder)
try words.lookUp("PÉA")
try words.browse()
print(try words.linked().map { !$0.characters.isEmpty } ?? false)
try words.playWordle(on: required(CalendarDay(number: 20_783)))
try words.playHangman()
try words.playGhost()
try words.fillGaps()
try words.resume(in: folder)
try await words.update(
    folder.appendingPathComponent("store"),
    key: "RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3")
