/** The style sheet of the page: it is inside the page, whose security policy names its hash. */
import { createHash } from 'node:crypto';

const LIGHT = `
    --background: #faf9f6; --surface: #fff; --sunken: #f3f1ed; --border: #e3e0da; --edge: #8d887f;
    --text: #171923; --muted: #545865; --accent: #2340d6; --on-accent: #fff; --link: #2038c4; --good: #e3f6e9;
    --on-good: #14532d; --late: #fdf1dc; --on-late: #6e4200; --bad: #fdeaea; --on-bad: #97191f;
  `;
const DARK = `
    --background: #0f1116; --surface: #171a20; --sunken: #12141a; --border: #2d313a; --edge: #737987;
    --text: #f0f1f4; --muted: #a9aeba; --accent: #4a68ee; --on-accent: #fff; --link: #a9b8ff; --good: #13301f;
    --on-good: #93e5b0; --late: #35270f; --on-late: #f3cf8a; --bad: #451a1a; --on-bad: #ffb4ad;
  `;

/** Lines have a start and an end, so that one sheet serves both directions. */
export const STYLE = `
:root { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) {
  :root { ${DARK} }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--background); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere;
}
.page { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
a { color: var(--link); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .25rem; }
h1, h2, h3, p, ul, dl, dd { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
h2 { font-size: 1.2rem; line-height: 1.35; }
h3 { font-size: 1rem; }
ul { padding-inline-start: 1.25rem; }
li + li { margin-top: .25rem; }
.product {
  display: flex; align-items: center; gap: .6rem; margin-bottom: 1.25rem; color: var(--muted); font-size: .9rem;
  font-weight: 600;
}
.product svg { width: 1.75rem; height: 1.75rem; flex: none; }
.card {
  position: relative; overflow: hidden; background: var(--surface); border: 1px solid var(--border);
  border-radius: 1rem; padding: 1.5rem; margin-bottom: 1rem;
}
.band { position: absolute; inset: 0 0 auto; width: 100%; height: .375rem; }
.state {
  display: flex; gap: .9rem; align-items: flex-start; border-radius: .75rem; padding: 1rem;
  background: var(--sunken);
}
.state.good { background: var(--good); color: var(--on-good); }
.state.late { background: var(--late); color: var(--on-late); }
.state.bad { background: var(--bad); color: var(--on-bad); }
.state p { margin-top: .25rem; }
.symbol {
  width: 2rem; height: 2rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
  stroke-linejoin: round;
}
.note {
  margin-top: .75rem; border-inline-start: .25rem solid var(--edge); padding-block: .25rem;
  padding-inline: .9rem 0;
}
.banded { padding-top: 1.75rem; }
.head { display: flex; justify-content: space-between; gap: 1rem; align-items: flex-start; margin-top: 1.5rem; }
.kind { color: var(--muted); font-size: .9rem; margin-bottom: .15rem; }
.logo {
  max-width: 8rem; max-height: 4rem; object-fit: contain; flex: none; border-radius: .375rem; background: #fff;
  padding: .25rem;
}
.facts {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .9rem 1.5rem;
  margin-top: 1.25rem;
}
dt, th, .muted { color: var(--muted); font-size: .875rem; font-weight: 500; }
.holder { font-size: 1.25rem; font-weight: 650; line-height: 1.3; }
.facts .wide { grid-column: 1/-1; }
.code {
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .95rem; direction: ltr;
  unicode-bidi: isolate;
}
table { width: 100%; border-collapse: collapse; margin-top: .5rem; }
.listed { margin-top: 1.5rem; }
th, td {
  text-align: start; vertical-align: top; padding: .6rem 0; padding-inline-end: 1rem;
  border-bottom: 1px solid var(--border);
}
th, td:not(:first-child) { white-space: nowrap; }
td:first-child { font-weight: 550; }
th:last-child, td:last-child { padding-inline-end: 0; }
tr:last-child td { border-bottom: 0; }
td .muted, dd .muted { display: block; font-weight: 400; }
td .label { display: none; }
.points { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.25rem 2rem; }
.points h2 { font-size: 1rem; margin-bottom: .4rem; }
.offline h2 { font-size: 1rem; margin-bottom: .4rem; }
.offline dt { margin-top: .75rem; color: inherit; font-size: 1rem; font-weight: 600; }
.offline dt a { display: inline-block; padding-block: .2rem; }
.offline dd { color: var(--muted); font-size: .875rem; }
form p { color: var(--muted); margin: .4rem 0 1rem; }
label { display: block; font-weight: 600; margin: .75rem 0 .35rem; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; }
input {
  flex: 1 1 14rem; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem; font: inherit;
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: .6rem; direction: ltr;
}
button {
  min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; color: var(--on-accent);
  background: var(--accent); border: 1px solid transparent; border-radius: .6rem; cursor: pointer;
}
.languages {
  display: flex; flex-wrap: wrap; gap: .25rem .25rem; list-style: none; padding: 0; margin: 1.5rem -.5rem 0;
  font-size: .9rem;
}
.languages li + li { margin: 0; }
.languages a, .languages span { display: inline-block; padding: .4rem .5rem; }
.languages span { font-weight: 650; }
@media (max-width: 34rem) {
  .card { padding: 1.1rem; border-radius: .875rem; }
  .banded { padding-top: 1.4rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding: .6rem 0; border-bottom: 1px solid var(--border); }
  tr:last-child { border-bottom: 0; }
  td { border: 0; padding: .1rem 0; white-space: normal !important; }
  td .label { display: inline; color: var(--muted); font-size: .875rem; }
  td:empty { display: none; }
  .logo { max-width: 5rem; max-height: 3rem; }
  button { flex: 1 1 100%; }
}
@media (forced-colors: active) {
  .product svg { forced-color-adjust: none; }
  .band { display: none; }
  .state { border: 2px solid CanvasText; }
  button { border-color: ButtonText; }
}
@page { margin: 14mm; }
@media print {
  :root { ${LIGHT} --background: #fff; }
  html { font-size: 12.5px; }
  body { line-height: 1.45; }
  .page { max-width: none; padding: 0; }
  form, .offline, .languages { display: none; }
  .card { border-radius: 0; border-color: #999; break-inside: auto; margin-bottom: .75rem; padding: 1rem; }
  .state, .band { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  tr, .state, .points > div { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** @param mediaOrigins other origins from which logos load */
export const pagePolicy = (mediaOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    ["img-src 'self'", ...mediaOrigins].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
