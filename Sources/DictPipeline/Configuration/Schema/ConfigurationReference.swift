import DictFiles
package import DictFormat
package import DictModel

/// What `dictc config` prints: a dictc.yml with its defaults, and the description of its keys.
package enum ConfigurationReference {
    /// The text of Documentation/CONFIGURATION.md, as lines.
    package static var markdown: [String] { ConfigurationPage.lines }

    /// The JSON Schema of dictc.yml, with a line feed at the end.
    package static var schema: [UInt8] { ConfigurationSchema.json.bytes(.pretty) + [0x0A] }

    /// A configuration with the defaults of all missing keys, as YAML and as JSON.
    package struct Filled {
        /// The path of the configuration file, as seen from the working directory.
        package let path: String
        /// The lines of YAML, without comments except for those that mark defaults.
        package let lines: [String]
        package let json: JSON
    }

    /// The path of the folder with the files that `dictc:en` and the like mean, or `nil` if there is
    /// none.
    package static var installation: String? { Installation.folder }

    /// Returns the configuration that `options` specify, with its defaults filled in.
    ///
    /// Sections that are missing stay missing, since they decide what is built.
    ///
    /// - Throws: `Diagnostics` if the configuration cannot be read or is not valid.
    package static func filled(_ options: BuildOptions) throws(Diagnostics) -> Filled {
        let path = options.configurationPath
        let place = Place(Project.fileName(of: path), base: .project)
        _ = try ProjectConfiguration.read(atPath: path, allowOutside: options.allowsOutside)
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try FileContents.bytes(of: path, limit: ConfigurationDocument.byteLimit)
        } catch {
            throw Diagnostics([error])
        }
        let document = try ConfigurationDocument(bytes, at: place)
        let value = FilledValue(document.root, .mapping(.project))
        return Filled(path: path, lines: value.lines(), json: value.json)
    }
}
