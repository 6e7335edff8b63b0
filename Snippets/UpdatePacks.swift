import DictReader
import DictStore
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The words of an app that looks for newer ones on its web server.
@MainActor final class WordModel {
    private(set) var lexicon: Lexicon?
    private let store: PackStore
    private let server: URL

    /// Opens the words that are installed in `folder`, if any.
    ///
    /// `key` is the text of packs.pub.
    init(folder: URL, server: URL, key: String) throws {
        store = try PackStore(folder: folder, trusting: [ReleaseKey(key)])
        self.server = server
        if let installed = store.current() { try open(installed) }
    }

    /// Installs the server's release if it is newer.
    ///
    /// After an error, the present words stay.
    func update() async throws {
        let server = server
        let installed = try await store.take(downloading: { file, limit in
            let (data, response) = try await URLSession.shared.data(
                from: server.appendingPathComponent(file))
            guard (response as? HTTPURLResponse)?.statusCode == 200, data.count <= limit else {
                throw URLError(.badServerResponse)
            }
            return data
        })
        try open(installed)
    }

    private func open(_ packs: PackSet) throws {
        guard let path = packs.path(of: "en.lexicon") else { return }
        lexicon = try Lexicon(contentsOf: path)
    }
}
