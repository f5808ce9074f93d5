import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inOneFile } from './vite-verifier.ts';

const BUILT = {
  html: '<!doctype html><html><head><meta charset="utf-8" /><link rel="stylesheet" crossorigin href="/assets/a.css"><script type="module" crossorigin src="/assets/a.js"></script></head><body></body></html>',
  script: "document.title = '$& and $1';",
  style: 'p { color: red }',
  licences: 'MIT -->',
};

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

it('puts the script and the style into the page, and allows nothing but them', () => {
  const page = inOneFile(BUILT);
  expect(page).not.toContain('/assets/');
  expect(page).toContain(`<style>${BUILT.style}</style>`);
  expect(page).toContain(`<script type="module">${BUILT.script}</script></body>`);
  expect(page).toContain(
    `content="default-src 'none'; script-src 'sha256-${hashOf(BUILT.script)}'; style-src 'sha256-${hashOf(BUILT.style)}';`,
  );
  expect(page.match(/-->/g)).toHaveLength(1);
});

it('refuses a script that would end its element, and a page of another form', () => {
  const script = "console.log('</script>');";
  expect(() => inOneFile({ ...BUILT, script })).toThrow('would end its element');
  const html = BUILT.html.replace('charset', 'name="x" charset');
  expect(() => inOneFile({ ...BUILT, html })).toThrow('has changed');
});
