import { describe, expect, it } from 'vitest';

/** A text as the specification quotes it, with values in braces, and the text of the English catalogue. */
type Row = readonly [specified: string, shown: string];

/** The values of the quoted texts. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ score: '60', code: '502' },
  ...{ N: '3', x: '1', y: '3', n: '2' },
  ...{ name: 'Ada', names: 'Ada', trainee: 'Ada', reason: 'It failed.', message: 'It failed.' },
};

const filled = (specified: string) =>
  specified.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '');

/**
 * Compares the quoted texts, by the part of the specification that has them, with those of the English catalogues. The
 * tests of the server compare those that only the server writes.
 */
export function compareTexts(quoted: Readonly<Record<string, readonly Row[]>>): void {
  for (const [part, rows] of Object.entries(quoted))
    describe(part, () => {
      it.each(rows)('shows: %s', (specified, shown) => {
        expect(shown).toBe(filled(specified));
      });
    });
}
