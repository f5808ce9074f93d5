import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textWithLinks } from './text-with-links.ts';

const linksIn = (text: string) =>
  textWithLinks(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]));

it.each([
  ['see https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
  ['(http://a.example)', ['http://a.example']],
  ['https://a.example/x_(y), and more', ['https://a.example/x_(y)']],
  ['one\nhttps://a.example\nHTTPS://B.example!', ['https://a.example', 'HTTPS://B.example']],
  ['"https://a.example"', ['https://a.example']],
  ['javascript:alert(1) data:text/html,x ftp://a.example a.example http://', []],
  ['<a href="https://a.example">', ['https://a.example']],
  ['xhttps://a.example', []],
])('finds the web addresses in %j', (text, expected) => {
  expect(linksIn(text)).toEqual(expected);
});

it('loses no character and links only to web addresses, for any text', () => {
  const wild = fc.array(
    fc.constantFrom(
      'http://',
      'https://',
      'javascript:',
      'a.example',
      '/',
      '(',
      ')',
      '.',
      ' ',
      '\n',
      '@',
      '<',
      '"',
      '%',
      'ä',
      '\\',
    ),
  );
  fc.assert(
    fc.property(wild, (pieces) => {
      const text = pieces.join('');
      const parts = textWithLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\/[^/]/);
    }),
  );
});
