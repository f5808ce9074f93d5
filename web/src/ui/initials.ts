/** Keeps Arabic letters apart, which would else be joined to what looks like a word. */
const ZERO_WIDTH_NON_JOINER = '\u200c';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of a name's first and last word, upper-cased: 'Ana de la Cruz' → 'AC'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).map(fromFirstLetter);
  const named = words.filter((word) => word !== '');
  if (named.length === 0) return firstLetter(name);
  const ends = named.length === 1 ? named : [named[0], named.at(-1)];
  return ends.map((word = '') => firstLetter(word)).join(ZERO_WIDTH_NON_JOINER);
}

/** The first letter or digit of a name, upper-cased, with its accents; where it has none, its first character. */
export function firstLetter(name: string): string {
  const start = fromFirstLetter(name) || name.trim();
  const [first] = graphemes.segment(start.toLocaleUpperCase());
  return first?.segment ?? '?';
}

function fromFirstLetter(text: string): string {
  return /[\p{L}\p{N}].*/su.exec(text)?.[0] ?? '';
}
