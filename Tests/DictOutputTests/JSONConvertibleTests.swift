import DictFormat
import DictOutput
import Testing

@Suite("JSON of Swift values") struct JSONConvertibleTests {
    private static let missing: Int? = nil
    private static let pairs = [("z", 2), ("a", 1)]

    @Test(
        "members keep their order, and what is missing is null",
        arguments: [
            (JSON([:]), "{}"),
            (
                JSON(["b": 1, "a": "x\n", "c": true, "d": missing, "e": JSON.decimal(5, places: 1)]
                ),
                #"{"b":1,"a":"x\n","c":true,"d":null,"e":0.5}"#
            ),
            (JSON(["list": [1, 2], "none": [String]()]), #"{"list":[1,2],"none":[]}"#),
            (JSON(pairs), #"{"z":2,"a":1}"#),
            (
                JSON(["a": JSON(pairs)]) + JSON(["b": [[true]]]),
                #"{"a":{"z":2,"a":1},"b":[[true]]}"#
            ),
            (JSON(pairs).member("a"), "1"), (JSON(pairs).member("b"), "null"),
            (JSON.integer(1).member("a"), "null"),
        ])
    func text(value: JSON, text: String) {
        #expect(value.bytes() == Array(text.utf8))
    }
}
