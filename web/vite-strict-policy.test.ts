import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { policyBreaches, withoutInsertedCss } from './vite-strict-policy.ts';

const sonner = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs'),
  'utf8',
);

describe('the code of sonner', () => {
  it('loses its call that inserts styles and nothing else', () => {
    const code = withoutInsertedCss(sonner);
    expect(code).not.toMatch(/createElement\('style'\)|__insertCSS/);
    expect(code).toContain('export { Toaster, toast, useSonner }');
  });

  it.each([
    ['inserts under another name', sonner.replaceAll('__insertCSS', 'insertStyles')],
    ['inserts twice', `${sonner}\n__insertCSS("p{}");\n`],
    ['no longer inserts', withoutInsertedCss(sonner)],
  ])('fails the build when it %s', (_what, code) => {
    expect(() => withoutInsertedCss(code)).toThrow('sonner inserts its style sheet in another way');
  });
});

describe('a built module', () => {
  it.each([
    'tag = document.createElement("style")',
    'jsx("style", { dangerouslySetInnerHTML: { __html: css } })',
    'box.innerHTML = text',
    'box.insertAdjacentHTML("beforeend", text)',
    'document.write(text)',
    'new Function("return 1")',
    'new DOMParser()',
  ])('fails the build with %s', (code) => {
    expect(policyBreaches([['/node_modules/some/index.js', { code }]])).toEqual([
      expect.stringMatching(
        /^\/node_modules\/some\/index\.js contains .+, which the security policy/,
      ),
    ]);
  });

  it('may contain names that React implements, and may render text', () => {
    expect(
      policyBreaches([
        ['/x/node_modules/react-dom/cjs/react-dom-client.production.js', { code: 'innerHTML' }],
        ['/x/web/src/app/main.tsx', { code: 'document.createElement("p").textContent = text' }],
        ['/x/web/src/ui/theme.css', { code: null }],
      ]),
    ).toEqual([]);
  });
});
