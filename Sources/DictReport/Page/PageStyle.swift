import DictFiles
import Platform

/// The style of the page, in light and dark, for screens, phones and paper.
enum PageStyle {
    static let rules: StaticString = """
        :root{color-scheme:light dark;--bg:#f6f4ee;--card:#fffefb;--ink:#1c1e21;--soft:#595e64;\
        --line:#ddd8cc;--grid:#e8e4da;--link:#1f5a9e;--m:#2a65ad;--l:#c8601f;--g:#2c7f5c;--q:#b4afa3;\
        --b:#d5e3f4;--s1:#0f3866;--s2:#2263a6;--s3:#4c8dc9;--s4:#86b3df;--s5:#bbd4ee;--s6:#d5d0c5;\
        --h0:#f0ede5;--h1:#d3e3f4;--h2:#a3c6e9;--h3:#659ed5;--h4:#2a6fb3;--h5:#0f3c70}
        @media(prefers-color-scheme:dark){:root{--bg:#131518;--card:#1c1f23;--ink:#ecebe6;\
        --soft:#a8adb4;--line:#343940;--grid:#2b3036;--link:#8fbdf0;--m:#6da6e8;--l:#f09a58;\
        --g:#66c297;--q:#646a72;--b:#223d5c;--s1:#d8e9fc;--s2:#a0c8f4;--s3:#6ca4e0;--s4:#437ab8;\
        --s5:#2c5485;--s6:#474c53;--h0:#25292e;--h1:#233a55;--h2:#2d5482;--h3:#437ab8;--h4:#7fb3ea;\
        --h5:#d8e9fc}}
        *{box-sizing:border-box}
        body{margin:0 auto;max-width:88rem;padding:1.25rem 1rem 3rem;background:var(--bg);\
        color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;\
        -webkit-text-size-adjust:100%}
        h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0 .25rem;letter-spacing:-.01em}
        h2{font-size:1.3rem;margin:2.5rem 0 .75rem;padding-top:.75rem;border-top:2px solid var(--ink)}
        h3{font-size:1.05rem;line-height:1.3;margin:0 0 .35rem}
        p{margin:0 0 .75rem}
        header p,footer{color:var(--soft)}
        a{color:var(--link)}
        nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;margin:.75rem 0;padding:0}
        nav a{display:inline-block;padding:.2rem 0}
        .top{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));\
        gap:0 2rem;align-items:start}
        .top>div{min-width:0}
        .top h2{font-size:1.15rem;margin:1rem 0 .35rem;padding:0;border:0}
        .top .bad{border-left:.3rem solid var(--l);padding-left:.6rem}
        .things{margin:0;padding-left:1.2rem;overflow-wrap:anywhere}
        .things li{margin:.2rem 0}
        .figures{columns:23rem;column-gap:1rem}
        figure{margin:0 0 1rem;padding:1rem 1rem .75rem;background:var(--card);\
        border:1px solid var(--line);border-radius:.6rem;min-width:0;break-inside:avoid}
        .quiet{margin-bottom:1rem}
        .quiet figure{max-width:36rem}
        figure>p{color:var(--soft);font-size:.92rem;line-height:1.45}
        svg{display:block;width:100%;max-width:32rem;height:auto;margin:.25rem auto .5rem;overflow:visible}
        text{font-size:12px;fill:var(--ink);stroke:var(--card);stroke-width:3px;paint-order:stroke}
        .tick,.axis{font-size:11px;fill:var(--soft)}
        .axis{font-style:italic}
        .total{font-weight:650}
        .grid{stroke:var(--grid);fill:none}
        .need{stroke:var(--ink);stroke-width:2;fill:none}
        .m{fill:var(--m)}.l{fill:var(--l)}.g{fill:var(--g)}.q{fill:var(--q)}.b{fill:var(--b)}.n{fill:var(--ink)}
        .s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}.s4{fill:var(--s4)}.s5{fill:var(--s5)}\
        .s6{fill:var(--s6)}
        .h0{fill:var(--h0)}.h1{fill:var(--h1)}.h2{fill:var(--h2)}.h3{fill:var(--h3)}.h4{fill:var(--h4)}\
        .h5{fill:var(--h5)}
        path:hover,circle:hover{opacity:.75}
        .legend{display:flex;flex-wrap:wrap;gap:.1rem 1rem;list-style:none;margin:.25rem 0 .5rem;padding:0;\
        font-size:.82rem;color:var(--soft)}
        .legend li{display:flex;align-items:center;gap:.4rem}
        .legend svg{width:.8rem;height:.8rem;margin:0;flex:none}
        details{font-size:.85rem;border-top:1px solid var(--line)}
        details details{margin-left:.9rem}
        summary{cursor:pointer;padding:.4rem 0;color:var(--link)}
        details ul{margin:.1rem 0 .6rem;padding-left:1.2rem;overflow-wrap:anywhere}
        .scroll{overflow-x:auto;max-height:24rem;overflow-y:auto;margin-bottom:.6rem}
        table{border-collapse:collapse;font-variant-numeric:tabular-nums}
        th,td{padding:.2rem .8rem .2rem 0;text-align:right;vertical-align:top;font-weight:400}
        thead th{color:var(--soft);border-bottom:1px solid var(--line)}
        th:first-child,td.t{text-align:left}
        .scroll th:first-child{overflow-wrap:anywhere;min-width:6rem}
        .summary{margin:.5rem 0 1rem}
        .summary th,.summary td{padding:.3rem 1.6rem .3rem 0;border-bottom:1px solid var(--line)}
        .summary td{font-weight:600;font-size:1.1rem}
        .wide{overflow-x:auto}
        footer{margin-top:3rem;font-size:.85rem}
        @media(max-width:30rem){body{padding:.75rem .6rem 2rem}figure{padding:.8rem .7rem .5rem}\
        text{font-size:13px}.tick,.axis{font-size:11.5px}\
        .summary th,.summary td{padding-right:.45rem;font-size:.85rem}}
        @media print{body{background:#fff;padding:0;max-width:none;font-size:11px;print-color-adjust:exact;\
        -webkit-print-color-adjust:exact}.top{grid-template-columns:1fr 1fr}.figures{columns:2}\
        figure{padding:.5rem;margin-bottom:.6rem}h2{margin-top:1rem;break-after:avoid}\
        figure>svg{width:70%}text{font-size:13px}.tick,.axis{font-size:11.5px}\
        figure details,nav{display:none}.summary td{font-size:1em}footer{margin-top:.5rem}}
        """

    /// The policy that permits this style and nothing else: no script, no picture, no font and no
    /// address.
    static var policy: String {
        let digits = Array(SHA256.hex(of: Array(rules.description.utf8)).utf8)
        let digest = stride(from: 0, to: digits.count - 1, by: 2).map { index in
            value(digits[index]) << 4 | value(digits[index + 1])
        }
        return "default-src 'none'; style-src 'sha256-\(Data(digest).base64EncodedString())'; "
            + "base-uri 'none'; form-action 'none'"
    }

    private static func value(_ digit: UInt8) -> UInt8 {
        digit < UInt8(ascii: "a") ? digit &- UInt8(ascii: "0") : digit &- UInt8(ascii: "a") &+ 10
    }
}
