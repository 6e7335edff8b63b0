/// A list from which a player picks one line.
struct Menu<Item> {
    /// The heading.
    let title: String
    /// The items, each with the text that is shown for it.
    let items: [(item: Item, text: String)]
    /// The index of the line under the cursor.
    private(set) var selection: Int

    init(_ title: String, _ items: [(item: Item, text: String)], selection: Int = 0) {
        self.title = title
        self.items = items
        self.selection = items.indices.contains(selection) ? selection : 0
    }

    /// Handles a key, and returns the item that it picks, if any.
    ///
    /// Enter picks the item under the cursor, and a digit picks the item with that number.
    mutating func press(_ key: Key) -> Item? {
        switch key {
        case .up: selection = max(0, selection - 1)
        case .down, .tab: selection = min(max(0, items.count - 1), selection + 1)
        case .home: selection = 0
        case .end: selection = max(0, items.count - 1)
        case .enter: return items.indices.contains(selection) ? items[selection].item : nil
        case .character(let scalar):
            guard (0x31...0x39).contains(scalar.value) else { return nil }
            let index = Int(scalar.value) - 0x31
            guard items.indices.contains(index) else { return nil }
            selection = index
            return items[index].item
        default: break
        }
        return nil
    }

    /// The menu as a screen.
    var screen: Screen {
        var screen = Screen()
        screen.title = StyledText(title, .strong)
        screen.body = items.enumerated().map { index, entry in
            let isSelected = index == selection
            return StyledText(isSelected ? "> " : "  ", .strong)
                + StyledText("\(index + 1) \(entry.text)", isSelected ? .selected : .plain)
        }
        screen.focus = selection
        screen.help = StyledText("Arrows and Enter, or the number   Esc back", .faint)
        return screen
    }
}
