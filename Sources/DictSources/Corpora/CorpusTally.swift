import DictModel

/// Counts findings while a corpus is read; memory stays flat.
struct CorpusTally {
    private var findings: [CorpusFinding] = CorpusFindingKind.allCases.map { CorpusFinding($0) }

    /// The findings that were met, in the order of their kinds.
    var met: [CorpusFinding] { findings.filter { $0.count > 0 } }

    /// How often `kind` was met.
    func count(of kind: CorpusFindingKind) -> Int { findings[Int(kind.rawValue)].count }

    /// Counts `kind` at `place`; `sample` is called only where it is one of the first.
    mutating func add(
        _ kind: CorpusFindingKind, at place: SourcePlace, sample: () -> String = { "" }
    ) {
        let index = Int(kind.rawValue)
        findings[index].count += 1
        guard findings[index].places.count < CorpusFinding.placeLimit else { return }
        findings[index].places.append(place)
        findings[index].samples.append(sample())
    }
}
