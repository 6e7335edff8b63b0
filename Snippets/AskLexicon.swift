import DictReader

let lexicon = try Lexicon(contentsOf: "build-output/en.lexicon")
print(lexicon.contains("Peafowl"), lexicon.contains("peaf"))
print(lexicon.words(startingWith: "PEAF"), lexicon.words(matching: "P?AF*"))
print(lexicon.anagrams(of: "listen"), lexicon.words(withinOneEditOf: "recieve"))
