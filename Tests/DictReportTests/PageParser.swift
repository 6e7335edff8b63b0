import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A parser that finds what a page consists of.
final class PageParser: NSObject, XMLParserDelegate {
    private(set) var ids: [String] = []
    private(set) var figures = 0
    private(set) var tables = 0
    /// The first error in the page, or `nil` if the page is well-formed.
    private(set) var problem: String?

    init(_ page: String) {
        super.init()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = self
        if !parser.parse() {
            problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if let id = attributes["id"] { ids.append(id) }
        if elementName == "figure" { figures += 1 }
        if elementName == "table" { tables += 1 }
    }
}
