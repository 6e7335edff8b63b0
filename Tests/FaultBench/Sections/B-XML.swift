import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Section B: XML and corpora.
    static let xmlInputs: [FaultRow] =
        entities + xmlSizes + damagedXML + oddCorpora + otherFiles

    /// XML that asks for more than is in it.
    private static let entities: [FaultRow] = [
        .tried(
            "B1", "billion laughs",
            xml("", laughs, "a.xml:16: error[xml.entity]: an entity that is not read"),
            xml(
                "in an attribute", laughs.replacingOccurrences(of: "<w>&", with: "<w a='&l12;'>&"),
                "a.xml:16: error[xml.entity]: an entity that is not read"),
            corpus(
                "a corpus", "opus", laughs.replacingOccurrences(of: "w>", with: "s>"), status: 65,
                ":16: error[xml.entity]: an entity that is not read")),
        .tried(
            "B2", "quadratic entities",
            xml("", quadratic(100_000), "an entity that is not read"),
            xml(
                "of 200 KB", quadratic(200_000),
                "a.xml:2: error[xml.too-large]: a document type declaration that is too long")),
        .tried(
            "B3", "entities in a ring",
            xml(
                "", head + "<!DOCTYPE a [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>\n<a><w>&a;</w></a>",
                "a.xml:3: error[xml.entity]: an entity")),
        .tried(
            "B4", "an external entity of a file",
            outside("<!DOCTYPE a [<!ENTITY x SYSTEM 'file://FILE'>]>\n<a><w>&x;</w></a>"),
            outside("<!DOCTYPE a [<!ENTITY x SYSTEM 'FILE'>]>\n<a><s>&x;</s></a>", "tei"),
            outside(
                "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>\n<a><w>&x;</w></a>")),
        .tried(
            "B5", "external entities and declarations over the network",
            outside(
                "<!DOCTYPE a [<!ENTITY x SYSTEM 'http://127.0.0.1:PORT/'>]>\n<a><w>&x;</w></a>"),
            outside(
                "<!DOCTYPE a SYSTEM 'http://127.0.0.1:PORT/x.dtd'>\n<a><w>pea</w></a>", status: 0),
            outside("<!DOCTYPE a SYSTEM 'ftp://127.0.0.1:PORT/x.dtd'>\n<a><s>&x;</s></a>", "opus"),
            outside("<!DOCTYPE a PUBLIC '-//X//Y' 'FILE'>\n<a><w>pea</w></a>", status: 0),
            outside(
                "<a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' "
                    + "xsi:schemaLocation='u http://127.0.0.1:PORT/x.xsd'><w>pea</w></a>",
                status: 0)),
        .tried(
            "B6", "an external declaration and an entity that is not declared",
            outside("<!DOCTYPE a SYSTEM 'file://FILE'>\n<a><w>&e;</w></a>"),
            xml(
                "in an attribute", head + "<!DOCTYPE a SYSTEM 'x'>\n<a><w a='&e;'>b</w></a>",
                "a.xml:3: error[xml.entity]: an entity")),
        .tried(
            "B7", "XInclude",
            outside("\(inclusion)<w>pea</w></a>", status: 0),
            corpus(
                "in a sentence", "opus",
                inclusion.replacingOccurrences(of: "><xi", with: ">" + opus().dropLast(5) + "<xi")
                    + "</s></a>")),
        .tried(
            "B8", "parameter entities",
            outside("<!DOCTYPE a [<!ENTITY % p SYSTEM 'file://FILE'> %p;]>\n<a><w>b</w></a>"),
            outside(
                "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1:PORT/'> %p;]>\n<a><w>b</w></a>"),
            xml(
                "in another",
                head + "<!DOCTYPE a SYSTEM 'x' [<!ENTITY % p \"<!ENTITY q 'z'>\"> %p;]>\n"
                    + "<a><w>&q;</w></a>", "an entity that is not read")),
    ]

    /// XML that is too deep, too long or too much.
    private static let xmlSizes: [FaultRow] = [
        .tried(
            "B9", "elements in elements",
            xml("256", nested(256), status: 0).giving("pea"),
            xml(
                "257", nested(257),
                "a.xml:1: error[xml.too-deep]: elements nest too deep (more than 256 levels)"),
            xml("3,000", nested(3_000), "a.xml:1: error[xml.too-deep]: elements nest too deep"),
            xml("1,000,000", nested(1_000_000), "nest too deep"),
            corpus(
                "a corpus", "folia", String(repeating: "<a>", count: 1_000_000), status: 65,
                ":1: error[xml.too-deep]: elements nest too deep")),
        .tried(
            "B10", "a text of 11 MB",
            shellXML(
                "", "<a><w>", fill(11_000_000), "",
                "a.xml:1: error[xml.too-large]: a text that is too long"),
            shellXML("elsewhere", "<a><t>", fill(11_000_000), "</t><w>pea</w></a>", status: 0)
                .giving("pea"),
            shellXML(
                "a comment of 9 MB", "<a><w>pea</w><!--", fill(9_000_000), "--></a>", status: 0
            )
            .giving("pea"),
            shellXML(
                "a comment of 100 MB", "<a><w>pea</w><!--", fill(100_000_000), "--></a>",
                "a.xml:1: error[xml.too-large]: markup that is too long"),
            shellXML(
                "CDATA of 100 MB", "<a><w><![CDATA[", fill(100_000_000), "]]></w></a>",
                "a.xml:1: error[xml.too-large]: markup that is too long"),
            shellXML(
                "a declaration of 100 MB", "<!DOCTYPE a [", fill(100_000_000, " "), "]><a/>",
                "a.xml:1: error[xml.too-large]: a document type declaration that is too long"),
            corpus(
                "a sentence", "opus", "<a>\(opus())<s>",
                shell: "\(fill(11_000_000)) >> $C; echo '</s></a>' >> $C",
                "too many bytes, left out")),
        .tried(
            "B11", "an attribute of 11 MB, a name of 60 KB",
            shellXML(
                "attribute", "<a b='", fill(11_000_000), "'/>",
                "a.xml:1: error[xml.too-large]: a tag that is too long"),
            shellXML(
                "name", "<a><", fill(60_000), "/></a>",
                "a.xml:1: error[xml.too-large]: markup that is too long"),
            shellXML("end tag", "<a></a", fill(11_000_000, " "), ">", "a tag that is too long"),
            shellXML(
                "names of 40 KB", "<a>",
                "for i in $(seq 2000); do printf '<n%d' $i; \(fill(40_000)); "
                    + "printf '/>'; done", "</a>", "more than 10 MB of names")),
        .tried(
            "B12", "a million attributes, namespaces and names",
            shellXML(
                "attributes", "<a ", "seq -s ' ' -f \"a%.0f=''\" 1000000", "/>",
                "a tag that is too long"),
            shellXML(
                "namespaces", "<a ", "seq -s ' ' -f \"xmlns:a%.0f='u'\" 1000000", "/>",
                "a tag that is too long"),
            shellXML(
                "namespaces in force", "<a>",
                "for i in $(seq 100); do printf '<n '; seq -s ' ' -f \"xmlns:p$i%.0f='u'\" 50; printf '>'; done",
                "", "too many namespaces in force (more than 1000)"),
            shellXML(
                "names", "<a>", "seq -f '<n%.0f/>' 1000000", "</a>",
                "too many different names (more than 100000)"),
            shellXML(
                "names of attributes", "<a>", "seq -f '<n a%.0f=\"\"/>' 1000000", "</a>",
                "too many different names"),
            shellXML(
                "attributes by default", "<!DOCTYPE a [<!ATTLIST w ",
                "seq -f 'a%.0f CDATA \"\"' 3000", ">]><a><w>pea</w></a>",
                "an element with too many attributes by default (more than 100)"),
            shellXML(
                "values of an attribute", "<!DOCTYPE a [<!ATTLIST w a (x", "seq -f '|v%.0f' 200000",
                ") #IMPLIED>]><a><w>pea</w></a>", "a document type declaration that is too long")),
    ]

    private static let head = "<?xml version=\"1.0\"?>\n"
    private static let inclusion =
        "<a xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='FILE' parse='text'/>"

    private static let laughs: String = {
        var text = head + "<!DOCTYPE a [<!ENTITY l0 \"ha\">\n"
        for level in 1...12 {
            let inner = String(repeating: "&l\(level - 1);", count: 10)
            text += "<!ENTITY l\(level) \"\(inner)\">\n"
        }
        return text + "]>\n<a><w>&l12;</w></a>"
    }()

    private static func quadratic(_ count: Int) -> String {
        head + "<!DOCTYPE a [<!ENTITY x \"\(String(repeating: "x", count: count))\">]>\n<a><w>"
            + String(repeating: "&x;", count: 20_000) + "</w></a>"
    }

    /// A word in `depth` elements, its own one too.
    private static func nested(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth - 1) + "<w>pea</w>"
            + String(repeating: "</a>", count: depth - 1)
    }

    /// A shell line that prints `count` times `letter`.
    private static func fill(_ count: Int, _ letter: String = "x") -> String {
        "head -c \(count) /dev/zero | tr '\\0' '\(letter)'"
    }

    private static func outside(
        _ document: String, _ format: String = "words", status: Int32 = 65
    ) -> OutsideTrial {
        OutsideTrial(
            name: document, document: head + document, status: status, format: format)
    }

    /// A list of words in the elements `w` of `en/a.xml`.
    static func xml(
        _ name: String, _ bytes: [UInt8], status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name,
            files: [
                corpusConfiguration: Array(
                    configuration(of: "{ file: en/a.xml, format: { xml: { element: w } } }").utf8),
                "raw-data/en/a.xml": bytes,
            ], status: status, errors: status == 0 ? errors : ["raw-data/en/a.xml"] + errors,
            secondsLimit: 10)
    }

    static func xml(
        _ name: String, _ text: String, status: Int32 = 65, _ errors: String...
    ) -> ProjectTrial {
        var trial = xml(name, Array(text.utf8), status: status)
        trial.errors += errors
        return trial
    }

    /// A list of words of `start`, what `shell` prints, and `end`.
    static func shellXML(
        _ name: String, _ start: String, _ shell: String, _ end: String, status: Int32 = 65,
        _ errors: String...
    ) -> ProjectTrial {
        var trial = xml(name, start, status: status)
        trial.errors += errors
        trial.preparation =
            "cd raw-data/en; (\(shell)) >> a.xml; printf %s \"\(end)\" >> a.xml"
        return trial
    }
}
