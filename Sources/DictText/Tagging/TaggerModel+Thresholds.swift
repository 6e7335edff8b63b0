import DictFormat

extension TaggerModel {
    /// The file of the model in `bytes` with other `thresholds`.
    ///
    /// - Throws: ``TaggerModelError`` where the bytes are no model.
    public static func bytes(
        _ bytes: [UInt8], with thresholds: MarginThresholds
    ) throws(TaggerModelError) -> [UInt8] {
        let language = try TaggerModel(bytes).language
        var writer = ArtefactWriter(kind: .tagger, language: language)
        do throws(FormatError) {
            for section in try sections(of: bytes) {
                var contents = Array(bytes[section.range])
                if section.id == TaggerFormat.info {
                    var margins: [UInt8] = []
                    for margin in thresholds.margins { margins.append(littleEndian: margin) }
                    let start = TaggerFormat.Info.thresholds
                    contents.replaceSubrange(start..<start + margins.count, with: margins)
                }
                writer.add(section.id, contents)
            }
        } catch {
            throw .format(error)
        }
        return writer.finish()
    }

    private static func sections(
        of bytes: [UInt8]
    ) throws(FormatError) -> [ArtefactHeader.Section] {
        var result: Result<[ArtefactHeader.Section], FormatError> = .success([])
        // Safe because the view does not leave the closure.
        unsafe bytes.withUnsafeBytes { buffer in
            do throws(FormatError) {
                result = .success(try ArtefactHeader(unsafe ByteView(buffer)).sections)
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }
}
