import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { withoutServerParts } from './vite-lean-contract.ts';

const lean = (code: string) =>
  withoutServerParts(code, parseSync('contract.ts', code).program).replaceAll(/\s+/g, ' ');

it('removes from calls what only the server reads', () => {
  expect(
    lean(
      "export const list = call({ name: 'list', summary: 'All.', body: form, response: z.array(item) });",
    ),
  ).toBe(
    "export const list = /* @__PURE__ */ (() => (call({ name: 'list', ...{}, ...{}, ...{} })))();",
  );
});

it('keeps what browsers read: headers and the address', () => {
  const code =
    "call({ method: 'GET', path: '/a', headers: { next }, revalidates: true, access: 'admin' })";
  expect(lean(`const a = ${code};`)).toContain(code);
});

it('removes what was imported only for the server, and keeps other imports', () => {
  expect(
    lean(
      "import { form, item } from './a.ts'; import { max } from './b.ts'; import * as z from 'zod'; import './c.ts'; export const list = call({ name: max, body: form, response: z.array(item) });",
    ),
  ).toBe(
    " import { max } from './b.ts'; import './c.ts'; export const list = /* @__PURE__ */ (() => (call({ name: max, ...{}, ...{} })))();",
  );
});

it('marks constants so that they can be left out, and keeps the properties of other objects', () => {
  expect(lean('const a = { summary: text }; export const b = z.string().check(max);')).toBe(
    'const a = /* @__PURE__ */ (() => ({ summary: text }))(); export const b = /* @__PURE__ */ (() => (z.string().check(max)))();',
  );
});

it('leaves other code as it is', () => {
  const code = 'export function done() { return 1; } const max = 5; let open;';
  expect(lean(code)).toBe(code);
});
