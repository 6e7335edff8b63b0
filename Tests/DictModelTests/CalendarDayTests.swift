import DictModel
import Testing

@Suite("A day of the calendar") struct CalendarDayTests {
    @Test(
        "is a number of days and a text",
        arguments: [
            (0, "1970-01-01"), (58, "1970-02-28"), (59, "1970-03-01"), (789, "1972-02-29"),
            (11_016, "2000-02-29"), (20_454, "2026-01-01"), (20_811, "2026-12-24"),
            (47_540, "2100-02-28"), (47_541, "2100-03-01"), (2_932_896, "9999-12-31"),
        ])
    func texts(number: Int, text: String) {
        #expect(CalendarDay(number: number)?.text == text)
        #expect(CalendarDay(text.utf8)?.number == number)
    }

    @Test(
        "is refused in another form",
        arguments: [
            "", "2026", "2026-1-01", "26-01-01", "2026/01/01", "2026-00-01", "2026-13-01",
            "2026-02-29", "2026-04-31", "2026-01-00", "2026-01-32", "1969-12-31", "10000-01-01",
            "2026-01-01 ", "+026-01-01", "２026-01-01",
        ])
    func refused(text: String) { #expect(CalendarDay(text.utf8) == nil) }

    @Test("every day of eight centuries comes after the one before")
    func all() {
        var texts = Set<String>()
        for number in 0..<292_194 {
            guard let day = CalendarDay(number: number) else { continue }
            texts.insert(day.text)
            if CalendarDay(day.text.utf8) != day { Issue.record("\(day.text)") }
        }
        #expect(texts.count == 292_194)
        #expect(CalendarDay(number: -1) == nil && CalendarDay(number: 2_932_897) == nil)
    }
}
