import DictFormat
import DictModel
import DictReader

#if !READER_FUZZ
    import DictPipeline
#endif

extension FuzzTarget {
    /// A target that opens level packs, queries them and writes them again.
    static let levels = opening(LevelPacks.self) { packs, isSound, share in
        for index in [-1, packs.count, .max] {
            promise(packs.pack(at: index) == nil, "a pack outside")
        }
        for index in 0..<min(packs.count, 40) {
            guard let pack = packs.pack(at: index) else {
                promise(!isSound, "a pack for each index")
                continue
            }
            _ = pack.figures
            _ = packs.pack(set: pack.set, level: pack.level)
            let words = pack.words
            promise(!isSound || words.count == pack.count, "a sound pack has all its words")
        }
        for set in [0, 1, 2, packs.setCount, .max] { _ = packs.pack(set: set, level: 3) }
        #if !READER_FUZZ
            if share.has(0, of: 4, list: 0) { list(packs, isSound) }
        #endif
    }

    #if !READER_FUZZ
        /// Lists `packs` and writes them again, as an author does who edits them.
        private static func list(_ packs: LevelPacks, _ isSound: Bool) {
            let listing = try? LevelListing(packs)
            promise((listing != nil) || !isSound, "sound packs can be listed")
            guard let listing else { return }
            let json = listing.json().map { String(decoding: $0.bytes(), as: UTF8.self) }
            promise(json.count == packs.count, "a line a pack")
            _ = LevelFigures.all(listing)
            let again = try? listing.artefact(place: "levels")
            promise(again != nil, "sound packs can be written again")
        }
    #endif

    /// A target that opens lists of answers and queries them by index and by word.
    static let answers = opening(AnswerList.self) { list, isSound, _ in
        for index in [-1, 0, 1, list.count / 2, list.count - 1, list.count, .max] {
            guard let answer = list.letters(at: index) else {
                promise(!isSound || !(0..<list.count).contains(index), "an answer for each index")
                continue
            }
            promise(!isSound || list.contains(answer.span), "an answer is contained")
        }
        if let first = list.firstDay {
            promise((1...list.count).contains(list.dayCount), "days of answers")
            promise(list.answer(on: first) == list.answer(at: 0), "the answer of the first day")
        }
        for text in ["", "apple", "tea", "aaaaa"] { _ = list.contains(Array(text.utf8).span) }
    }

    /// A target that opens phrase packs and reads their phrases.
    static let phrases = opening(PhrasePack.self) { pack, isSound, _ in
        for index in [-1, pack.count, .max] {
            promise(pack.phrase(at: index) == nil, "a phrase outside")
        }
        for index in 0..<min(pack.count, 60) {
            let phrase = pack.phrase(at: index)
            promise(!isSound || phrase != nil, "a phrase for each index")
            if let text = phrase?.utf8 {
                promise(
                    !isSound || String(validating: text, as: UTF8.self) != nil, "text is UTF-8")
            }
        }
    }
}
