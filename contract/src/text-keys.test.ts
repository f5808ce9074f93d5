import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_MAX } from './limits.ts';
import { companyKey, compareKeys, personSearchKey, searchKey, sortKey } from './text-keys.ts';

describe('the key of a company', () => {
  it.each([
    ['a no-break space', 'Müller\u00a0GmbH'],
    ['two blanks', 'Müller  GmbH'],
    ['a thin space', 'Müller\u2009GmbH'],
    ['a zero-width space', 'Mül\u200bler GmbH'],
    ['a direction mark', '\u200eMüller GmbH\u200f'],
    ['a composed accent', 'Mu\u0308ller GmbH'],
    ['characters of full width', 'Ｍüller ＧｍｂＨ'],
    ['another case', 'MÜLLER GMBH'],
    ['a Cyrillic е', 'Müll\u0435r GmbH'],
  ])('is the same with %s', (_, name) => {
    expect(companyKey(name)).toBe(companyKey('Müller GmbH'));
  });

  it.each([
    ['apostrophes', "O'Neill", 'O’Neill', 'Oʼneill', 'O‘Neill', 'O´Neill', 'O`Neill'],
    ['dashes', 'Smith-Jones', 'Smith‐Jones', 'Smith‑Jones', 'Smith–Jones'],
    ['quotes', '"Sun" Ltd', '“Sun” Ltd', '„Sun“ Ltd'],
    ['alphabets', 'ABC', 'АВС', 'ΑΒC'],
    ['Turkish capitals', 'Istanbul', 'İstanbul'],
  ])('takes all %s as one', (_, ...names) => {
    expect(new Set(names.map(companyKey)).size).toBe(1);
  });

  it('differs for names that can be distinguished', () => {
    const names = ['Müller', 'Muller', 'Mueller', 'Møller', 'Müller 1', 'Müller1', 'Muellers'];
    expect(new Set(names.map(companyKey)).size).toBe(names.length);
  });
});

describe('the key of a search', () => {
  it.each([
    ['Müller', 'muller'],
    ['José Núñez', 'jose nunez'],
    ['Łukasz', 'lukasz'],
    ['İsmail', 'ismail'],
    ['ISMAİL', 'ısmail'],
    ['O’Neill', 'oneill'],
    ["O'Neill", 'oʼneill'],
    ['Ágnes', 'AGNES'],
    ['Österreich', 'osterreich'],
    ['Groß', 'gross'],
    ['Bjørn Ærø', 'bjorn aero'],
    ['Đorđe', 'dorde'],
    ['Ｔａｎａｋａ', 'tanaka'],
    ['ﾀﾅｶ', 'タナカ'],
    ['Jean\u00a0Luc', 'jean luc'],
    ['Smith‑Jones', 'smith-jones'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Ёлкин', 'елкин'],
    ['한글', '한글'.normalize('NFD')],
    ['Ma\u200bx', 'max'],
  ])('%s is found by %s', (name, typed) => {
    expect(searchKey(name)).toContain(searchKey(typed));
  });

  it('is the same for a key, and never crosses from the name into the email', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = searchKey(text);
        expect(searchKey(key)).toBe(key);
        expect(key).not.toContain('\u001f');
      }),
    );
    expect(personSearchKey('Ann', 'bob@x.test')).not.toContain(searchKey('ann\u001fbob'));
  });
});

/** In UTF-8. */
function bytesOf(text: string): number {
  const sizes = [...text].map(
    (character) => encodeURIComponent(character).match(/%|^.$/g)?.length ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the key of the order', () => {
  it('orders as people expect', () => {
    const names = [
      '3M',
      '20 Minuten',
      'Agnes',
      'Ágnes',
      'Agnes B',
      'Bo',
      'Company 2',
      'Company 10',
      'Łukasz',
      'O’Neill',
      'Onslow',
      'Özil',
      'Žižek',
      'Zoë',
      'Ωmega',
      'Анна',
      '美咲',
    ];
    const key = (name: string) => sortKey(name);
    const shuffled = names.toReversed();
    expect(shuffled.sort((one, other) => compareKeys(key(one), key(other)))).toEqual(names);
  });

  it('fits into an index of PostgreSQL together with the key of the search', () => {
    const character = fc.constantFrom('ﷺ', '½', 'İ', '1 ', 'ß', '美', '😀', 'か\u3099', 'é');
    fc.assert(
      fc.property(fc.array(character, { minLength: 150, maxLength: NAME_MAX }), (characters) => {
        const name = characters.join('').slice(0, NAME_MAX).toWellFormed();
        const email = `${'a'.repeat(242)}@example.com`;
        const stored = sortKey(name) + personSearchKey(name, email);
        expect(bytesOf(stored)).toBeLessThan(2_600);
      }),
    );
  });
});
