import Testing

@testable import DictPipeline

@Suite("Marks of a list of phrases") struct ListMarkTests {
    @Test(
        "marks that nearly all lines have are taken off",
        arguments: [
            (["1. Ann", "2. Bob"], ["Ann", "Bob"]), (["(3) Ann", "(4) Bob"], ["Ann", "Bob"]),
            (["[1] Ann", "[2] Bob"], ["Ann", "Bob"]), (["1) Ann", "2) Bob"], ["Ann", "Bob"]),
            (["1 Ann", "2 Bob"], ["Ann", "Bob"]), (["- Ann", "- Bob"], ["Ann", "Bob"]),
            (["• Ann", "•Bob"], ["Ann", "Bob"]), (["Ann;", "Bob;"], ["Ann", "Bob"]),
            (["'Ann',", "'Bob',"], ["Ann", "Bob"]), (["“Ann”", "“Bob”"], ["Ann", "Bob"]),
            (["Ann ... 5", "Bob 6"], ["Ann", "Bob"]),
            (["1. “Ann”,", "2. “Bob”,"], ["Ann", "Bob"]),
            (["12 Ann", "3 Bob"], ["12 Ann", "3 Bob"]), (["Catch 22"], ["Catch 22"]),
            (["1. Ann", "Bob"], ["1. Ann", "Bob"]), (["-Ann", "-Bob"], ["-Ann", "-Bob"]),
            (["Ann, Bob", "Bob, Ann"], ["Ann, Bob", "Bob, Ann"]), ([], []),
            (["1.", "2."], ["1.", "2."]),
        ])
    func marks(texts: [String], expected: [String]) {
        let marks = ListMarks(texts.map { Array($0.utf8) })
        #expect(marks.texts.map { String(decoding: $0, as: UTF8.self) } == expected)
    }
}
