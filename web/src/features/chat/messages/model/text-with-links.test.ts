import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
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
  ['(see (http://a.example/x_(y)).)', ['http://a.example/x_(y)']],
])('finds the web addresses in %j', (text, expected) => {
  expect(linksIn(text)).toEqual(expected);
});

const pieces = fc.constantFrom(
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
);

it('loses no character and links only to web addresses, for any text', () => {
  fc.assert(
    fc.property(fc.array(pieces), (chosen) => {
      const text = chosen.join('');
      const parts = textWithLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\/[^/]/);
    }),
  );
});

/** The least time of some samples, in ms: other work of the machine only adds to it. Stops at a sample below `limit`. */
function cost(text: string, limit = 0): number {
  let least = Infinity;
  for (let sample = 0; sample < 2_000 && least >= limit; sample += 1) {
    const before = performance.now();
    textWithLinks(text);
    least = Math.min(least, performance.now() - before);
  }
  return least;
}

it('takes time in proportion to the length, for any repeated text', () => {
  const repeated = fc
    .array(pieces, { minLength: 1, maxLength: 3 })
    .map((chosen) => chosen.join(''));
  const end = fc.constantFrom('', 'x', ' ');
  const factor = 8;
  fc.assert(
    fc.property(repeated, end, (unit, last) => {
      const ofLength = (length: number) =>
        `http://a${unit.repeat(length / unit.length)}`.slice(0, length - 1) + last;
      const limit = 5 * factor * cost(ofLength(CHAT_MESSAGE_MAX / factor));
      // Quadratic time would be 64 times as much.
      expect(cost(ofLength(CHAT_MESSAGE_MAX), limit)).toBeLessThan(limit);
    }),
    {
      examples: [
        [')', ''],
        ['.', 'x'],
        [').', ''],
      ],
      endOnFailure: true,
    },
  );
});
