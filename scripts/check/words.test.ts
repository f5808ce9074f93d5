import { expect, test } from 'vitest';
import { findWords, WORDS } from './words.mjs';

const hits = (path: string, text: string) =>
  findWords({ path, text }).map(({ line, found }) => `${line} ${found}`);

test('a word is found in comments, names, test names and texts, with its line', () => {
  const source = [
    '/** Of these names those that exist. */',
    '/**',
    ' * What was missed. Whoever reads on hears of it.',
    ' */',
    "it('tells nobody', () => unlessGone(takeTurn));",
    '<p>It lists one’s own requests anew.</p>',
  ].join('\n');
  expect(hits('web/src/x.tsx', source)).toEqual([
    '1 /** Of',
    '3 Whoever',
    '3 * What',
    '3 hears',
    '5 nobody',
    '5 tells',
    '5 takeTurn',
    '5 unlessGone',
    '6 one’s',
    '6 anew',
  ]);
});

test('plain words that resemble a forbidden one are allowed', () => {
  const source = [
    '// Whether it is one of them; a letter or a digit, letter by letter.',
    '// Settings that matter, and someone@example.com.',
    'return a.turn; // everyone can see it; in turn, of course',
  ].join('\n');
  expect(hits('server/src/x.ts', source)).toEqual([]);
});

test('in a document a sentence cannot begin with "Of", and code is not read', () => {
  const text = [
    'The rest stays. Of the names one is kept.',
    '`takeTurn()` of',
    '```',
    'gone',
    '```',
    'anew',
  ];
  expect(hits('docs/x.md', text.join('\n'))).toEqual(['1 . Of', '6 anew']);
});

test('each word has a reason and says what to write instead', () => {
  for (const { name, pattern, reason, instead } of WORDS) {
    expect(pattern.global, name).toBe(true);
    expect([reason, instead], name).not.toContain('');
  }
});
