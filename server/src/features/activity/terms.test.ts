import { activityAction } from '@portal/contract/activity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, differences } from './fields.ts';
import { termsAskedFor, termsOf } from './terms.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcäéßÅ漢9'), minLength: 1, maxLength: 15 });
const action = fc.constantFrom(...activityAction.options);

describe('terms', () => {
  it('find what begins a word, whatever the case, beside action and company', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        action,
        fc.nat(),
        (words, act, seed) => {
          const companyId = seed + 1;
          const has = new Set(termsOf({ texts: [words.join(' - ')], action: act, companyId }));
          const letters = [...(words[seed % words.length] ?? '')];
          const search = letters
            .slice(0, 1 + (seed % letters.length))
            .join('')
            .toUpperCase();
          // 'ß' is 'SS' in capitals and stays so: then it is another word to everybody.
          fc.pre(search.toLowerCase().length === search.length && !search.includes('SS'));
          const asked = termsAskedFor({ search, action: act, company: companyId });
          expect(asked.filter((term) => !has.has(term))).toEqual([]);
        },
      ),
    );
  });

  it('never let words pass for an action or a company', () => {
    expect(termsAskedFor({ search: '=action:company.deleted' })).toEqual([
      'action',
      'company',
      'deleted',
    ]);
  });

  it('are bounded for the longest texts', () => {
    const text = Array.from({ length: 1_000 }, (_, i) => `word${i}${'x'.repeat(50)}`).join(' ');
    expect(termsOf({ texts: [text], action: 'help.updated', companyId: 1 }).length).toBeLessThan(
      500,
    );
    expect(termsAskedFor({ search: text }).length).toBeLessThan(10);
  });
});

describe('fields', () => {
  it('keep what differs, on both sides', () => {
    expect(differences({ a: 1, b: 'x' }, { a: 1, b: 'y', c: null })).toEqual({
      before: { b: 'x', c: null },
      after: { b: 'y', c: null },
    });
    expect(differences({ a: 1 }, { a: 1 })).toBeNull();
  });

  it('cut long texts between letters', () => {
    const { text } = bounded({ text: `${'x'.repeat(499)}😀` });
    expect(String(text).isWellFormed()).toBe(true);
  });
});
