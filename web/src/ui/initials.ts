/** Latin letters without marks of their own, and no mark after the first: it is a whole character as a reader sees it. */
const PLAIN_START = /^[ -~\u00a1-\u024f](?![^ -~\u00a1-\u024f])/;

const ARABIC = /\p{Script=Arabic}/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';

/**
 * The first character of each word of a name, in upper case: 'Ana de la Cruz' → 'ADLC'. Arabic characters are
 * separated, because joined they would look like a word.
 */
export function initials(name: string): string {
  return joined(initialLetters(name), name);
}

/** The initials that fit into a small circle, of the first and the last word: 'Ana de la Cruz' → 'AC'. */
export function shownInitials(name: string): string {
  const letters = initialLetters(name);
  return joined([...letters.slice(0, 1), ...letters.slice(1).slice(-1)], name);
}

function initialLetters(name: string): string[] {
  const words = name.split(/\s+/).map(fromFirstLetter);
  const letters = words.filter((word) => word !== '').map(firstLetter);
  return letters.length === 0 ? [firstLetter(name)] : letters;
}

function joined(letters: readonly string[], name: string): string {
  return letters.join(ARABIC.test(name) ? ZERO_WIDTH_NON_JOINER : '');
}

/** The first letter or digit of a name with its accents, in upper case; without one, its first character. */
export function firstLetter(name: string): string {
  const start = (fromFirstLetter(name) || name.trim()).toLocaleUpperCase();
  return PLAIN_START.exec(start)?.[0] ?? firstGrapheme(start) ?? '?';
}

/** The browser needs 15 ms for the data of its first segmenter. */
function firstGrapheme(text: string): string | undefined {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment;
}

function fromFirstLetter(text: string): string {
  return /[\p{L}\p{N}].*/su.exec(text)?.[0] ?? '';
}
