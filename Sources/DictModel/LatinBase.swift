/// A table of the base letters of Latin letters outside ASCII, with two characters per code point.
///
/// A base keeps the case of its letter, so the table also identifies capitals: `E.` is E with an
/// accent, and `ae` the lower-case ligature. `--` is a letter without a base in the alphabet, `**`
/// is not a letter, and `'n` is U+0149, an apostrophe followed by an n.
///
/// The table is derived from the Unicode Character Database 14, by the first of these rules that
/// applies:
///
/// 1. If the compatibility decomposition of a letter, without its marks, consists of ASCII letters,
///    those are the base.
/// 2. A letter named `LATIN (CAPITAL | SMALL) LETTER X WITH …` has the base X, which is one letter,
///    a ligature or long S.
/// 3. The first scalar of the canonical decomposition decides.
/// 4. A few are set by hand: eth d, thorn th, sharp s ss, eng n, dotless i and j, African D, U bar,
///    Q with hook tail, Middle-Welsh V and LL.
///
/// All other letters (kra, schwa, ezh, wynn, tone letters, clicks …) have no base.
enum LatinBase {
    /// Returns the two characters of the table for the code point `scalar`, such as `E.` for É.
    ///
    /// For their meanings, see ``LatinBase``. The result is `nil` unless `scalar` is in
    /// U+00C0…U+024F or U+1E00…U+1EFF.
    @inline(__always)
    static func pair(of scalar: UInt32) -> (UInt8, UInt8)? {
        switch scalar {
        case 0x00C0...0x024F: entry(Int(scalar - 0x00C0), in: basic)
        case 0x1E00...0x1EFF: entry(Int(scalar - 0x1E00), in: additional)
        default: nil
        }
    }

    @inline(__always)
    private static func entry(_ index: Int, in table: StaticString) -> (UInt8, UInt8)? {
        guard 2 * index + 1 < table.utf8CodeUnitCount else { return nil }
        // Safe because both positions are inside the literal, and a literal is never freed.
        let characters = unsafe table.utf8Start
        return unsafe (characters[2 * index], characters[2 * index + 1])
    }

    /// The bases of the code points U+00C0…U+024F, two characters each, 16 code points per line.
    private static let basic: StaticString = """
        A.A.A.A.A.A.AEC.E.E.E.E.I.I.I.I.\
        D.N.O.O.O.O.O.**O.U.U.U.U.Y.THss\
        a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.\
        d.n.o.o.o.o.o.**o.u.u.u.u.y.thy.\
        A.a.A.a.A.a.C.c.C.c.C.c.C.c.D.d.\
        D.d.E.e.E.e.E.e.E.e.E.e.G.g.G.g.\
        G.g.G.g.H.h.H.h.I.i.I.i.I.i.I.i.\
        I.i.IJijJ.j.K.k.--L.l.L.l.L.l.L.\
        l.L.l.N.n.N.n.N.n.'nN.n.O.o.O.o.\
        O.o.OEoeR.r.R.r.R.r.S.s.S.s.S.s.\
        S.s.T.t.T.t.T.t.U.u.U.u.U.u.U.u.\
        U.u.U.u.W.w.Y.y.Y.Z.z.Z.z.Z.z.s.\
        b.B.B.b.------C.c.D.D.D.d.------\
        --F.f.G.------I.K.k.l.----N.n.O.\
        O.o.----P.p.----------t.T.t.T.U.\
        u.--V.Y.y.Z.z.------------------\
        --------DZDzdzLJLjljNJNjnjA.a.I.\
        i.O.o.U.u.U.u.U.u.U.u.U.u.--A.a.\
        A.a.AEaeG.g.G.g.K.k.O.o.O.o.----\
        j.DZDzdzG.g.----N.n.A.a.AEaeO.o.\
        A.a.A.a.E.e.E.e.I.i.I.i.O.o.O.o.\
        R.r.R.r.U.u.U.u.S.s.T.t.----H.h.\
        N.d.----Z.z.A.a.E.e.O.o.O.o.O.o.\
        O.o.Y.y.l.n.t.j.dbqpA.C.c.L.T.s.\
        z.----B.U.--E.e.J.j.Q.q.R.r.Y.y.
        """

    /// The bases of the code points U+1E00…U+1EFF, two characters each, 16 code points per line.
    private static let additional: StaticString = """
        A.a.B.b.B.b.B.b.C.c.D.d.D.d.D.d.\
        D.d.D.d.E.e.E.e.E.e.E.e.E.e.F.f.\
        G.g.H.h.H.h.H.h.H.h.H.h.I.i.I.i.\
        K.k.K.k.K.k.L.l.L.l.L.l.L.l.M.m.\
        M.m.M.m.N.n.N.n.N.n.N.n.O.o.O.o.\
        O.o.O.o.P.p.P.p.R.r.R.r.R.r.R.r.\
        S.s.S.s.S.s.S.s.S.s.T.t.T.t.T.t.\
        T.t.U.u.U.u.U.u.U.u.U.u.V.v.V.v.\
        W.w.W.w.W.w.W.w.W.w.X.x.X.x.Y.y.\
        Z.z.Z.z.Z.z.h.t.w.y.a.s.s.s.SS--\
        A.a.A.a.A.a.A.a.A.a.A.a.A.a.A.a.\
        A.a.A.a.A.a.A.a.E.e.E.e.E.e.E.e.\
        E.e.E.e.E.e.E.e.I.i.I.i.O.o.O.o.\
        O.o.O.o.O.o.O.o.O.o.O.o.O.o.O.o.\
        O.o.O.o.U.u.U.u.U.u.U.u.U.u.U.u.\
        U.u.Y.y.Y.y.Y.y.Y.y.LLllV.v.Y.y.
        """
}
