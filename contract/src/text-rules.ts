/** Rules about texts that client and server share. */

/**
 * Invisible characters: white space, zero-width characters, direction marks, soft hyphens, fillers, variation
 * selectors, control characters, and the braille pattern without dots.
 */
const SHOWS_NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u;

/**
 * Whether a text has only invisible characters. Next to visible characters they are needed: they join emoji and control
 * right-to-left text.
 */
export function isBlank(text: string): boolean {
  // A text that cannot be stored is refused for that reason, so it is not blank.
  return SHOWS_NOTHING.test(text) && isStorable(text);
}

/** Returns false for a text with a NUL, which PostgreSQL does not store, or with half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Each run of white space, of whatever kind, is one blank, with none outside. */
export function collapsedSpaces(text: string): string {
  return text.replaceAll(/[\p{White_Space}\u2800]+/gu, ' ').trim();
}

/**
 * Removes direction marks, characters of zero width and control characters other than white space. Those that change the
 * characters beside them stay: joiners within emoji and within scripts that use them, variants of emoji and of Chinese
 * characters, and the letters of flags. NUL stays too, so that the text is refused.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '$1');
}

/** Names and emails are one line. */
export function cleanedName(name: string): string {
  return collapsedSpaces(withoutInvisible(collapsedSpaces(name)));
}

const VISIBLY_USED = [
  '\\0',
  // Persian and the scripts of India.
  '(?<=(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\p{L}\\p{M}])[\\u200c\\u200d](?=[\\p{L}\\p{M}])',
  '(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Extended_Pictographic}\\p{Script=Han}])[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  // After a black flag they name the land.
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007f}]*)[\\u{e0020}-\\u{e007f}]',
].join('|');
const INVISIBLE = new RegExp(
  `(${VISIBLY_USED})|(?!\\p{White_Space})[\\p{Control}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  'gu',
);

/** Emails are compared by it: without case, outer spaces and the composition of accents. */
export function normalizedKey(value: string): string {
  return value.trim().normalize('NFC').toLowerCase();
}
