import { createHash } from 'node:crypto';

/** The looks of the page; colours of the panel, light and dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --canvas: #f0f4f2; --surface: #fff; --line: #dae2de; --text: #14211b; --text-2: #414e48; --link: #0050af; --verb: #0e4834; }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #0f1613; --surface: #18211d; --line: #33403a; --text: #e8efeb; --text-2: #b6c2bc; --link: #8ec1ff; --verb: #8fd6b6; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.5 "Segoe UI", system-ui, sans-serif; overflow-wrap: anywhere; }
header, nav, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.25; margin: 0 0 .5rem; }
h2 { margin-top: 2rem; }
h3 { margin-top: 1rem; font-size: 1rem; }
p { margin: 0 0 .75rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a, header a { display: inline-flex; align-items: center; min-height: 2.75rem; }
details { margin: 0 0 .5rem; background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; }
summary { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; min-height: 2.75rem; padding: .5rem .75rem; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
details > div { padding: .75rem; border-top: 1px solid var(--line); }
code, pre { font: .875rem/1.5 ui-monospace, Consolas, monospace; }
pre { margin: 0; white-space: pre-wrap; }
.verb { min-width: 4rem; color: var(--verb); font-weight: 700; }
.about { flex-basis: 100%; color: var(--text-2); }
dl { margin: 0; }
dt { margin-top: .5rem; }
dd { margin: 0 0 0 1rem; color: var(--text-2); }
`;

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** What the page may do: look as above, and follow links. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
