public import DictFormat
import DictText
import DictModel

/// What `dictc info` tells of a tagger model.
public enum TaggerFacts {
    /// The facts of the model in `bytes` by their names in JSON.
    ///
    /// - Throws: ``FormatError`` where the bytes are no model.
    public static func members(
        of bytes: [UInt8]
    ) throws(FormatError) -> [(name: String, value: JSON)] {
        let model: TaggerModel
        do throws(TaggerModelError) {
            model = try TaggerModel(bytes)
        } catch {
            switch error {
            case .format(let error): throw error
            case .features: return [("usable", .string(error.description))]
            }
        }
        let trusted = LexicalClass.ladder.map { lexicalClass -> (String, JSON) in
            let margin = model.thresholds.margins[Int(lexicalClass.rawValue)]
            return ("\(lexicalClass.name)", margin == .max ? .null : .integer(Int(margin)))
        }
        let notice = model.notice.split(separator: 0x0a).map { line in
            JSON.string(String(validating: line, as: UTF8.self) ?? "")
        }
        return [
            ("features", .integer(model.featureCount)), ("thresholds", .object(trusted)),
            ("notice", .array(notice)),
        ]
    }
}
