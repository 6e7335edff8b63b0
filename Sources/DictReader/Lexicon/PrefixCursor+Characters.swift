// Apart, since Embedded Swift does not classify characters.
#if !hasFeature(Embedded)
    extension PrefixCursor {
        /// The letters with which a word can continue, each with the cursor for the prefix with that
        /// letter appended, in ascending order.
        ///
        /// In a damaged file, the list ends before the first letter that is out of order.
        public var children: [(letter: Character, cursor: PrefixCursor)] {
            var children: [(letter: Character, cursor: PrefixCursor)] = []
            forEachChild { children.append((Character(UnicodeScalar($0)), $1)) }
            return children
        }

        /// Returns the cursor for the prefix with `letter`, in lower case, appended, or `nil` if no word
        /// continues in this way.
        ///
        /// - Complexity: O(*n*), where *n* is the number of letters that may follow the prefix.
        public func child(_ letter: Character) -> PrefixCursor? {
            letter.asciiValue.flatMap { child($0) }
        }
    }
#endif
