import DictReader

let lexicon = try Lexicon(contentsOf: "build-output/en.lexicon")
let typed = [UInt8]("PEAF".lowercased().utf8)
print(lexicon.contains(typed.span), lexicon.count(startingWith: typed.span))
for word in try lexicon.words(startingWith: typed.span, limit: 10) {
    print(String(decoding: word, as: UTF8.self))
}
