/// A picture of numbers, drawn as SVG.
///
/// Every chart is 360 units wide, so that its letters have the size of the page's on a phone; the
/// page shows charts side by side if there is room. Colours are names of the page's style.
protocol Chart: Sendable {
    /// The quantity along the horizontal axis, with its unit, such as `letters in the word`.
    var horizontal: String { get }
    /// The quantity along the vertical axis, with its unit.
    var vertical: String { get }
    /// The meanings of the colours, or an empty array if the labels tell them.
    var legend: [LegendEntry] { get }
    /// The height of the picture, in units.
    var height: Double { get }
    /// The elements of the picture.
    var content: [Markup] { get }
}

/// A colour of a chart with its meaning.
struct LegendEntry: Sendable {
    let paint: Paint
    let meaning: String

    init(_ paint: Paint, _ meaning: String) {
        self.paint = paint
        self.meaning = meaning
    }
}

/// The geometry that all charts share.
enum ChartShape {
    /// The width of every chart, in units.
    static let width = 360.0
}

/// A colour of the page's style, by its role.
///
/// The raw value is the name of a class in ``PageStyle``.
enum Paint: String, Sendable {
    /// The things that a figure is about.
    case main = "m"
    /// Losses, such as dropped words.
    case loss = "l"
    /// Gains, such as words that the overlay adds.
    case gain = "g"
    /// Whatever is only there to compare with.
    case quiet = "q"
    /// A limit or a need.
    case limit = "n"
    /// The range that a rule permits.
    case band = "b"
    /// Steps from most to least, for shares of a stack.
    case step1 = "s1", step2 = "s2", step3 = "s3", step4 = "s4", step5 = "s5", step6 = "s6"
    /// Steps of a heat map, from none to most.
    case heat0 = "h0", heat1 = "h1", heat2 = "h2", heat3 = "h3", heat4 = "h4", heat5 = "h5"

    /// The steps for shares of a stack, from most to least.
    static let steps: [Paint] = [.step1, .step2, .step3, .step4, .step5, .step6]
    /// The steps of a heat map, from none to most.
    static let heat: [Paint] = [.heat0, .heat1, .heat2, .heat3, .heat4, .heat5]
}

/// Functions that make the elements of which charts consist.
enum Draw {
    /// Where a text is, relative to its position.
    enum Anchor: String {
        case start, middle, end
    }

    /// Returns a rectangle, with a tooltip if `title` is not empty.
    static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint,
        title: String = ""
    ) -> Markup {
        typealias Text = NumberText
        let path =
            "M\(Text.coordinate(x)) \(Text.coordinate(y))h\(Text.coordinate(width))"
            + "v\(Text.coordinate(height))h\(Text.coordinate(-width))z"
        return .tag(
            "path", ["class": paint.rawValue, "d": path],
            title.isEmpty ? [] : [.tag("title", [:], title)])
    }

    /// Returns a dot, with a tooltip if `title` is not empty.
    static func dot(
        _ x: Double, _ y: Double, radius: Double, _ paint: Paint, title: String = ""
    ) -> Markup {
        .tag(
            "circle",
            [
                "class": paint.rawValue, "cx": NumberText.coordinate(x),
                "cy": NumberText.coordinate(y), "r": NumberText.coordinate(radius),
            ], title.isEmpty ? [] : [.tag("title", [:], title)])
    }

    /// Returns a straight line; `style` is the name of a class of the page's style.
    static func line(
        _ x: Double, _ y: Double, toX: Double, toY: Double, style: String = "grid",
        title: String = ""
    ) -> Markup {
        .tag(
            "path",
            [
                "class": style,
                "d": "M\(NumberText.coordinate(x)) \(NumberText.coordinate(y))"
                    + "L\(NumberText.coordinate(toX)) \(NumberText.coordinate(toY))",
            ], title.isEmpty ? [] : [.tag("title", [:], title)])
    }

    /// Returns a text whose base line starts, ends or is centred at the position.
    static func text(
        _ x: Double, _ y: Double, _ text: String, _ anchor: Anchor = .start, style: String = ""
    ) -> Markup {
        var attributes: [(name: StaticString, value: String)] = [
            ("x", NumberText.coordinate(x)), ("y", NumberText.coordinate(y)),
        ]
        if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
        if !style.isEmpty { attributes.append(("class", style)) }
        return .element("text", attributes, [.text(text)])
    }
}
