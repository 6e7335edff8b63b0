import DictTestSupport
import Testing

@Suite("One fault looks the same from every command") struct SameFaultTests {
    private static let path = "raw-data/en/tagger.model"
    private static let configuration = """
        schema: 1
        output: ../build-output
        languages:
          en:
            words: [{ file: en/words.txt, familiarity: 10 }]
            tagger: en/tagger.model
            sentences: [{ file: en/c.txt, format: text }]

        """

    @Test(
        "a tagger model that does not open, by info, tag and build",
        arguments: [
            ("printf pea | gzip > \(path)", "artefact.compressed", 65),
            ("printf 'pea\\n%.0s' {1..20} > \(path)", "artefact.foreign", 65),
        ] as [(String, String, Int32)])
    func model(preparation: String, code: String, status: Int32) throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write(Self.configuration, to: "raw-data/dictc.yml")
        try sandbox.write("The pears are ripe.\n", to: "raw-data/en/c.txt")
        let run = try sandbox.shell(preparation)
        #expect(run.status == 0, "\(run.errors)")
        var outputs: [String] = []
        for call in [
            "info \(Self.path)", "tag --model \(Self.path) raw-data/en/c.txt",
            "tag raw-data/en/c.txt",
            "build",
        ] {
            let run = try sandbox.run(call + " --json")
            #expect(run.status == status, "\(call): \(run.errors)")
            outputs.append(run.output)
        }
        #expect(
            outputs[0].hasPrefix(
                #"{"schema":1,"error":{"code":"\#(code)","place":"\#(Self.path)","#))
        #expect(Set(outputs).count == 1, "\(outputs)")
    }
}
