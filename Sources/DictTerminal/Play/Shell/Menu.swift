/// A menu from which the player picks one item.
struct Menu<Item> {
    private let texts: GameTexts.Menus
    /// The heading above the items.
    let title: String
    /// The items of the menu, each with the text that represents it.
    let items: [(item: Item, text: String)]
    /// The index of the item that the cursor is on.
    private(set) var selection: Int

    init(
        _ title: String, _ items: [(item: Item, text: String)], _ texts: GameTexts.Menus,
        selection: Int = 0
    ) {
        self.texts = texts
        self.title = title
        self.items = items
        self.selection = items.indices.contains(selection) ? selection : 0
    }

    /// Responds to a key, and returns the item that it picks, or `nil` if it picks none.
    ///
    /// Enter picks the item that the cursor is on. A digit picks the item with that number,
    /// counting from 1.
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

    /// The screen that shows the menu.
    var screen: Screen {
        var screen = Screen()
        screen.title = StyledText(title, .strong)
        screen.body = items.enumerated().map { index, entry in
            let isSelected = index == selection
            return StyledText(isSelected ? "> " : "  ", .strong)
                + StyledText("\(index + 1) \(entry.text)", isSelected ? .selected : .plain)
        }
        screen.focus = selection..<(selection + 1)
        screen.help = [texts.keys, texts.back]
        return screen
    }
}
