import { activityAction } from '@portal/contract/activity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, differences } from './fields.ts';
import { termsAskedFor, termsOf } from './terms.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcäéßÅ漢9'), minLength: 1, maxLength: 15 });
const action = fc.constantFrom(...activityAction.options);

describe('search terms', () => {
  it('find the beginning of a word in any case, together with action and company', () => {
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
          // The capitals of 'ß' are 'SS', which makes it another word.
          fc.pre(search.toLowerCase().length === search.length && !search.includes('SS'));
          const asked = termsAskedFor({ search, action: act, company: companyId });
          expect(asked.filter((term) => !has.has(term))).toEqual([]);
        },
      ),
    );
  });

  it('never treat words as an action or a company', () => {
    expect(termsAskedFor({ search: '=action:company.deleted' })).toEqual([
      'action',
      'company',
      'deleted',
    ]);
  });

  it('are limited in number for the longest texts', () => {
    const text = Array.from({ length: 1_000 }, (_, i) => `word${i}${'x'.repeat(50)}`).join(' ');
    expect(termsOf({ texts: [text], action: 'help.updated', companyId: 1 }).length).toBeLessThan(
      500,
    );
    expect(termsAskedFor({ search: text }).length).toBeLessThan(10);
  });
});

describe('changed fields', () => {
  it('contain only differences, on both sides', () => {
    const before = { passMark: 1, name: 'x' };
    expect(differences(before, { passMark: 1, name: 'y', logo: null })).toEqual({
      before: { name: 'x', logo: null },
      after: { name: 'y', logo: null },
    });
    expect(differences({ passMark: 1 }, { passMark: 1 })).toBeNull();
  });

  it('cut long texts between characters', () => {
    const { description } = bounded({ description: `${'x'.repeat(499)}😀` });
    expect(String(description).isWellFormed()).toBe(true);
  });
});
