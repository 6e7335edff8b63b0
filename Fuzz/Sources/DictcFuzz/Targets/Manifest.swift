import DictFormat
import DictModel
import DictPipeline
@testable import DictOutput
@testable import DictStore

extension FuzzTarget {
    /// A target that reads each input as several kinds of small files.
    ///
    /// They are the manifests of builds and of releases, signatures, public and secret keys, and
    /// lists of level packs in JSON.
    static let manifest = FuzzTarget(name: "manifest") { bytes in
        do throws(Diagnostic) {
            let manifest = try Manifest(bytes, place: "manifest.json")
            for artefact in manifest.artefacts {
                promise(isPlain(artefact.file), "a name leaves the folder")
            }
            let again = try Manifest(manifest.bytes, place: "again")
            promise(again == manifest, "a manifest is read as it was written")
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
        }
        do throws(Diagnostic) {
            let manifest = try ReleaseManifest(bytes, place: "manifest.json")
            promise(manifest.bytes == bytes, "a release has one spelling")
            for artefact in manifest.artefacts {
                promise(isPlain(artefact.name), "a name leaves the folder")
            }
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
        }
        do throws(Diagnostic) {
            let key = try ReleaseKey(bytes)
            promise(key.number.count == 8 && key.bytes.count == 32, "a key has its size")
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
        }
        if let signature = ReleaseSignature(bytes), let key {
            promise(
                !signature.isValid(for: bytes, by: [key]), "a signature of its own text is valid")
            _ = signature.isValid(for: Array("signed\n".utf8), by: [key])
        }
        if !SigningKey.isEncrypted(bytes) {
            do throws(Diagnostic) {
                _ = try SigningKey(bytes, place: "key")
            } catch {
                promisePlain(PrintableText.singleLine(error.description))
            }
        }
        do {
            let listing = try LevelListing(parsing: bytes, name: "levels", language: .english)
            promise(listing.packCount > 0, "a list has packs")
            let json = listing.json().map { String(decoding: $0.bytes(), as: UTF8.self) }
            promise(!json.isEmpty, "packs have lines")
            _ = try listing.artefact(place: "levels")
        } catch {
            promisePlain(PrintableText.singleLine("\(error)"))
        }
    }

    /// The public key that belongs to the signatures among the first inputs.
    private static let key = try? ReleaseKey(
        Array("RWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np\n".utf8))

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.contains("\0")
    }
}
