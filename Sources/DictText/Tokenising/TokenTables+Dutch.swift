extension TokenTables {
    static let dutch = TokenTables(
        abbreviations: """
            mr mrs mw mevr dhr dr drs ds prof ir ing bacc mgr st ste sr jr gebr fa chr kol gen sgt lt
            kapt burg min pres
            nr nrs ca bijv bv zgn enz etc mm mv blz pag art afd afb hfst jl ll resp excl incl
            tel fig vgl max e.d rk kg km cm vnl evt nl ong plm tov ivm ipv dwz oa resp
            jan feb mrt apr jun jul aug sept sep okt nov dec
            ed eds red uitg geb overl vs wo jh vd zg v n
            """,
        titles: """
            mr mrs mw mevr dhr dr drs ds prof ir ing mgr st ste gebr kol gen sgt lt kapt burg
            min pres nr nrs ca bijv zgn blz pag art afd afb hfst vgl fig vnl evt
            o.a d.w.z i.p.v c.q n.a.v m.b.t t.o.v i.v.m m.b.v t.g.v o.l.v a.d o.m m.n i.c
            t.a.v b.v d.m.v o.b.v i.s.m t.w.v m.i t.b.v v.d rk v n
            """,
        closers: """
            min sec kg km cm mm ong plm jan feb mrt apr jun jul aug sept sep okt nov dec jr sr
            e.d bv enz etc
            """,
        beforeNumbers: "p vers deel no nos",
        splits: "",
        prefixes: "",
        signed: "",
        units: "",
        clipped: "s t n k m r er ie ns",
        starters: """
            de het een ik hij zij ze wij we jij je u jullie dit dat deze die er daar hier toen nu dan
            in op aan bij voor van met uit door over na om maar en of dus want als toch ook zo wat wie
            hoe waarom waar wanneer omdat hoewel terwijl sinds volgens tijdens zijn haar hun ons onze
            mijn geen niet alle veel sommige is was heeft had kan moet wordt werd men
            """,
        predicates: "",
        sayings: """
            zei zeide vroeg antwoordde riep fluisterde schreeuwde mompelde dacht vervolgde begon
            """
    )
}
