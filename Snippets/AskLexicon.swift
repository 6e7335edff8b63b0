import DictReader

let lexicon = try Lexicon(contentsOf: "build-output/en.lexicon")
print(lexicon.contains("Peafowl"), lexicon.contains("peaf"))
for word in try lexicon.words(startingWith: "PEAF", limit: 10) {
    print(String(decoding: word, as: UTF8.self))
}
