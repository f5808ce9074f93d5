const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const ARABIC = /\p{Script=Arabic}/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';

/**
 * The first letter of each word of a name, upper-cased: 'Ana de la Cruz' → 'ADLC'. Arabic letters are kept apart,
 * because they would be joined to what looks like a word.
 */
export function initials(name: string): string {
  const words = name.split(/\s+/).map(fromFirstLetter);
  const letters = words.filter((word) => word !== '').map(firstLetter);
  if (letters.length === 0) return firstLetter(name);
  return letters.join(ARABIC.test(name) ? ZERO_WIDTH_NON_JOINER : '');
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
