import DictModel
import DictPipeline
import DictTestSupport
import Foundation
import Testing

@Suite("Training a tagger") struct TaggerTrainingTests {
    private static let corpus = """
        1\tde\t_\tDET\t_\t_\t_\t_\t_\t_
        2\tfiets\t_\tNOUN\t_\t_\t_\t_\t_\t_


        """

    /// The bytes of a model that learns from the corpus and has the word classes in `rows`.
    private func train(_ rows: String) throws -> [UInt8] {
        let folder = try Folder()
        let (corpus, classes) = (folder.path + "/corpus.conllu", folder.path + "/classes.tsv")
        try Self.corpus.write(toFile: corpus, atomically: true, encoding: .utf8)
        try rows.write(toFile: classes, atomically: true, encoding: .utf8)
        var training = TaggerTraining([TaggingInput(corpus, .conllu)], language: .dutch)
        training.wordClasses = classes
        return try training.run().bytes
    }

    @Test("a word class without a sense is the same with and without the tab before it")
    func missingSense() throws {
        let bytes = try train("fiets\tN\t\nboom\tN\t5\n")
        #expect(try train("fiets\tN\nboom\tN\t5\n") == bytes)
        #expect(try train("fiets\tN\t5\nboom\tN\t5\n") != bytes)
    }

    @Test("an ending changes the model")
    func ending() throws {
        #expect(try train("boom\tN\t5\n") != train("boom\tN\t5\n*ts\tN\t5\n"))
    }

    @Test(
        "a row with another number of columns, and an ending of one byte, are refused",
        arguments: ["fiets", "fiets\tN\t5\tx", "*s\tN\t5"])
    func refused(row: String) throws {
        let error = #expect(throws: Diagnostic.self) { try train("boom\tN\t5\n" + row + "\n") }
        #expect(error?.code == .wordClassColumns)
        #expect(error?.place.line == 2)
    }
}
