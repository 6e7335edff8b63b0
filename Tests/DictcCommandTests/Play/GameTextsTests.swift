import DictModel
import DictTestSupport
import Foundation
import Testing
import WordGames

@testable import DictTerminal

@Suite("What the games say") struct GameTextsTests {
    /// The texts in `value` at any depth, by their names.
    private static func texts(_ value: Any, _ name: String = "") -> [String: String] {
        if let text = value as? String { return [name: text] }
        return Mirror(reflecting: value).children.enumerated().reduce(into: [:]) { texts, child in
            let part = child.element.label ?? "\(child.offset)"
            texts.merge(Self.texts(child.element.value, "\(name).\(part)")) { one, _ in one }
        }
    }

    @Test("all of it is Dutch in a Dutch game, but words that both languages have") func dutch() {
        let (english, dutch) = (Self.texts(GameTexts.english), Self.texts(GameTexts.dutch))
        // Lists of rules and keys may be longer in one language.
        let same = english.filter { dutch[$0.key] == $0.value }.keys.sorted()
        #expect(
            same == [
                ".common.keys.1", ".ghost.game.title", ".hangman.prompt", ".hangman.tiers.4",
            ])
        #expect(english.count > 100)
    }

    @Test("the games have the names of the web page", arguments: GameKind.allCases)
    func names(game: GameKind) throws {
        let page = String(
            decoding: try Data(
                contentsOf: URL(fileURLWithPath: Sandbox.package + "/Web/js/texts/nl.js")),
            as: UTF8.self)
        #expect(page.contains("\(game.name): \"\(Language.dutch.texts.game(game).title)\""))
    }
}
