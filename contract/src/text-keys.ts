/**
 * The keys by which names are compared, found and ordered. They are stored beside the text where a query needs them, so
 * that both engines, the files and the web app agree (docs/decisions/039-keys-of-names.md).
 */
import { NAME_MAX } from './limits.ts';
import { collapsedSpaces, normalizedKey, withoutInvisible } from './text-rules.ts';

/**
 * Companies are compared by it, so that no two have names that look alike: without case, width, kind of space, invisible
 * characters, typography of apostrophes, quotes and dashes, and the alphabet of characters with one shape.
 */
export function companyKey(name: string): string {
  const shown = collapsedSpaces(withTypewriterSigns(withoutInvisible(name)).normalize('NFKC'));
  return shown
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(
      /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
      (character) => LATIN_TWINS[character] ?? character,
    );
}

/**
 * A search compares by it, as a part: also without accents, apostrophes and the dots of Turkish characters. Special
 * characters have their base ones: 'Łukasz' is found by 'lukasz', 'Groß' by 'gross'.
 */
export function searchKey(text: string): string {
  // Most texts are ASCII. The other way takes ten times as long, and a search reads thousands of messages.
  if (PLAIN.test(text)) {
    const characters = text.toLowerCase().replaceAll(/['`]/g, '');
    return characters.includes('  ') ? collapsedSpaces(characters) : characters.trim();
  }
  const base = withTypewriterSigns(withoutInvisible(text)).normalize('NFKD').toLowerCase();
  return collapsedSpaces(
    base
      .replaceAll(/(?![\u3099\u309a])[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}']/gu, '')
      .replaceAll(SPECIAL_CHARACTERS, (character) => BASE_CHARACTERS[character] ?? character)
      // Korean syllables and Japanese voiced sounds are one character again.
      .normalize('NFC'),
  );
}

/** The search key of a person, who is found by a part of the name or of the email. */
export function personSearchKey(name: string, email: string): string {
  return `${cutKey(searchKey(name))}${BETWEEN_PARTS}${searchKey(email)}`;
}

/**
 * Lists of names are ordered by it, compared by code point: characters with accents beside those without, numbers by
 * their value. It has at most 401 characters, because an index of PostgreSQL takes at most 2,700 bytes.
 */
export function sortKey(name: string): string {
  const characters = searchKey(name);
  const base = cutKey(characters.replaceAll(/\d+/g, orderedNumber));
  const exact = normalizedKey(name);
  return exact === characters ? base : `${base}${BEFORE_ALL_CHARACTERS}${cutKey(exact)}`;
}

/** The part of a key that is stored in an index. */
export function cutKey(key: string): string {
  return key.slice(0, NAME_MAX).toWellFormed();
}

/** For `sort`, in the order in which the databases compare the keys. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A copy in the order of names, for lists that are not ordered by the database. */
export function orderedByName<T>(all: readonly T[], nameOf: (each: T) => string): T[] {
  return all
    .map((each) => ({ each, key: sortKey(nameOf(each)) }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ each }) => each);
}

/** No search text has it, because it is a control character: a search matches the name or the email, never across both. */
const BETWEEN_PARTS = '\u001f';

/** Between the characters and the exact name, so that 'Ann' comes before 'Anna', whatever accents they have. */
const BEFORE_ALL_CHARACTERS = '\u0001';

/** '12' becomes '212': the number of digits comes first. */
function orderedNumber(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '');
  // After nine digits the characters that follow '9'. No name that counts has so many.
  return String.fromCodePoint(0x30 + Math.min(number.length, 40)) + number;
}

/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

export const APOSTROPHES = /['`\u00b4\u02b9-\u02bf\u055a\u05f3\u2018-\u201b\u2032\uff07]/g;

function withTypewriterSigns(text: string): string {
  return text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(/[\u201c-\u201f\u2033\u00ab\u00bb\u05f4\uff02]/g, '"')
    .replaceAll(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-');
}

/** Characters that Unicode does not take apart into a character and an accent. */
const BASE_CHARACTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
  // Lower case has two forms of the Greek character, by its place in the word.
  ς: 'σ',
};
const SPECIAL_CHARACTERS = new RegExp(`[${Object.keys(BASE_CHARACTERS).join('')}]`, 'gu');

/** Cyrillic and Greek characters that have, as a capital or a small character, the shape of a Latin one. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
};
