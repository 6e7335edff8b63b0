import DictModel
import Foundation
import Testing

@Suite("The table of Latin letters") struct LatinBaseTests {
    static let scalars: [Unicode.Scalar] =
        [0xC0...0x24F, 0x1E00...0x1EFF].flatMap { $0 }.compactMap { Unicode.Scalar(UInt32($0)) }

    @Test("agrees with the canonical decomposition of every scalar in its range")
    func agreesWithDecomposition() throws {
        for scalar in Self.scalars {
            let composed = String(scalar)
            let decomposed = composed.decomposedStringWithCanonicalMapping
            let (letters, traits) = fold(composed)
            let (parts, partTraits) = fold(decomposed)
            #expect(
                letters == parts && traits == partTraits, "U+\(String(scalar.value, radix: 16))")
            let base = try #require(decomposed.unicodeScalars.first)
            if base.isASCII, base.properties.isAlphabetic {
                #expect(letters == base.properties.lowercaseMapping)
            }
        }
    }

    @Test("knows capitals as Unicode does")
    func agreesOnCase() {
        for scalar in Self.scalars {
            let (letters, traits) = fold(String(scalar))
            guard !letters.isEmpty else { continue }
            let isCapital =
                scalar.properties.isUppercase
                || scalar.properties.generalCategory == .titlecaseLetter
            #expect(
                traits.contains(.capitalFirst) == isCapital, "U+\(String(scalar.value, radix: 16))")
        }
    }

    @Test("a capital folds like its small letter, where both have a base")
    func agreesAcrossCase() {
        for scalar in Self.scalars {
            let (letters, _) = fold(String(scalar))
            let (lower, _) = fold(scalar.properties.lowercaseMapping)
            if !letters.isEmpty && !lower.isEmpty { #expect(letters == lower) }
        }
    }

    @Test("every scalar of Unicode gives letters or a trait")
    func leavesNothingOut() {
        let folding = Folding(.english)
        var output: [UInt8] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            output.removeAll(keepingCapacity: true)
            let traits = folding.fold(Array(String(scalar).utf8).span, into: &output)
            if output.isEmpty && traits.isEmpty { Issue.record("U+\(String(value, radix: 16))") }
            if traits.contains(.malformed) { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test("a letter of another script is no sign, no space and nothing hidden")
    func knowsLetters() {
        for value in UInt32(0x250)...0x3FFFF where !(0x1E00...0x1EFF).contains(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            switch scalar.properties.generalCategory {
            case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter: break
            default: continue
            }
            let (letters, traits) = fold(String(scalar))
            // Hangul fillers are letters by category and show nothing.
            let isFiller = scalar.properties.isDefaultIgnorableCodePoint
            if letters.isEmpty && !isFiller && traits != .otherLetter {
                Issue.record("U+\(String(value, radix: 16)): \(traits.rawValue)")
            }
        }
    }
}
