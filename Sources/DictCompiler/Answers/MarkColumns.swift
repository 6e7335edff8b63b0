/// The marks that Wordle gives to guesses, for many answers at a time.
///
/// The marks of the copies of a letter in a guess depend only on their places and on those of the
/// same letter in the secret. So each letter with its places has a column, with its part of the
/// number of the marks for each answer, and the marks of a guess are the sum of a few columns that
/// it shares with other guesses.
struct MarkColumns {
    /// Numbers for sixteen answers, which are added at once.
    typealias Block = SIMD16<UInt16>

    /// The maximum number of letters in a word, with which the numbers are below 3 to the power of 7.
    static let maximumLength = 7
    /// The number of sets of places in a word.
    private static let placeSets = 1 << maximumLength

    /// A letter with its places in a guess, as a mask.
    private struct Part: Hashable {
        let letter: UInt8
        let places: Int
    }

    /// The parts of all guesses, in the order of their columns.
    private var parts: [Part] = []
    /// The numbers of the columns of all guesses, one after the other.
    private var columns: [Int] = []
    /// For each guess, and after the last one, the start of its part of ``columns``.
    private var starts = [0]
    /// For each set of places in a guess and each one in a secret, the part of the number that the
    /// marks of a letter with these places make.
    private let numbers: [UInt16]
    /// The numbers of the answers that the columns are filled for, one filled column after another.
    private var blocks: [Block] = []
    /// For each column, the start of its part of ``blocks``, or `nil` if it is not filled.
    private var rows: [Int?] = []
    private var filled: [Int] = []
    /// The number of blocks in a column.
    private(set) var height = 0

    /// Creates columns for `guesses`, which have at most 7 letters each; case is ignored.
    init(guesses: [[UInt8]]) {
        numbers = (0..<Self.placeSets).flatMap { guessed in
            (0..<Self.placeSets).map { Self.number(of: guessed, in: $0) }
        }
        var known: [Part: Int] = [:]
        for guess in guesses {
            for letter in Set(guess.map(Self.letter)) {
                let part = Part(letter: letter, places: Self.places(of: letter, in: guess))
                let column = known[part] ?? parts.count
                if column == parts.count {
                    known[part] = column
                    parts.append(part)
                }
                columns.append(column)
            }
            starts.append(columns.count)
        }
        rows = Array(repeating: nil, count: parts.count)
    }

    /// Fills the columns that `guesses`, given by their indices, have with their parts of the marks
    /// for `answers`, instead of those before.
    mutating func fill(_ answers: [[UInt8]], for guesses: [Int]) {
        let size = Block.scalarCount
        height = (answers.count + size - 1) / size
        blocks.removeAll(keepingCapacity: true)
        for column in filled { rows[column] = nil }
        filled.removeAll(keepingCapacity: true)
        var places: [UInt8: [Int]] = [:]
        for guess in guesses {
            for column in columns[starts[guess]..<starts[guess + 1]] where rows[column] == nil {
                let part = parts[column]
                let secret =
                    places[part.letter] ?? answers.map { Self.places(of: part.letter, in: $0) }
                places[part.letter] = secret
                let start = blocks.count
                rows[column] = start
                filled.append(column)
                blocks += repeatElement(.zero, count: height)
                for (index, places) in secret.enumerated() {
                    blocks[start + index / size][index % size] =
                        numbers[part.places * Self.placeSets + places]
                }
            }
        }
    }

    /// Replaces `codes`, which are ``height`` blocks, by the marks of the guess with the index
    /// `guess`, whose columns must be filled, for each of the answers, as ``WordleMarks`` numbers them.
    func mark(_ guess: Int, _ codes: inout [Block]) {
        for row in 0..<height { codes[row] = .zero }
        for column in columns[starts[guess]..<starts[guess + 1]] {
            guard let start = rows[column] else { continue }
            for row in 0..<height { codes[row] &+= blocks[start + row] }
        }
    }

    /// Returns `byte` in lower case.
    private static func letter(_ byte: UInt8) -> UInt8 { byte | 0x20 }

    private static func places(of letter: UInt8, in word: [UInt8]) -> Int {
        var places = 0
        for (place, byte) in word.enumerated() where Self.letter(byte) == letter {
            places |= 1 << place
        }
        return places
    }

    /// Returns the digits of the marks of a letter with the places `guessed` in the guess and
    /// `secret` in the secret.
    ///
    /// Each copy in its right place is green. Of the others, from left to right, as many are yellow
    /// as the secret has further copies.
    private static func number(of guessed: Int, in secret: Int) -> UInt16 {
        var copies = (secret & ~guessed).nonzeroBitCount
        var number = 0
        var power = 1
        for place in 0..<maximumLength {
            let bit = 1 << place
            if guessed & secret & bit != 0 {
                number += 2 * power
            } else if guessed & bit != 0, copies > 0 {
                number += power
                copies -= 1
            }
            power *= 3
        }
        return UInt16(number)
    }
}
