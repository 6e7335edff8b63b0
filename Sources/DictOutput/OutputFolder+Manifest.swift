package import DictFiles
package import DictModel

extension OutputFolder {
    /// Replaces or creates `files`, and then the manifest file with the contents of `manifest`.
    ///
    /// The manifest is written last, so that it never lists a file that does not exist yet.
    ///
    /// - Throws: The same errors as ``OpenFolder/publish(_:)``.
    package func publish(
        _ files: [(name: String, bytes: [UInt8])], _ manifest: Manifest
    ) throws(Diagnostic) {
        try publish(files + [(Manifest.fileName, manifest.bytes)])
    }
}
