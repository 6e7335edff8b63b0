import Testing

@testable import DictTerminal
@testable import dictc

@Suite("CSV") struct CSVTextTests {
    @Test(
        "cells of CSV are quoted where they have to be, and no formula",
        arguments: [
            (["tea", "2"], "tea,2"), (["a,b"], "\"a,b\""), (["say \"x\""], "\"say \"\"x\"\"\""),
            (["=1+1"], "\"'=1+1\""), (["@x", "-y"], "\"'@x\",\"'-y\""),
        ])
    func csv(cells: [String], line: String) {
        #expect(CSVText.line(cells) == line)
    }
}
