/** Rules about texts that client and server share. */

/**
 * Invisible characters: white space, zero-width characters, direction marks, soft hyphens, fillers, variation
 * selectors, control characters, and the braille pattern without dots.
 */
const SHOWS_NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u;

/**
 * Whether a text has invisible characters only. Beside visible characters they are needed: emoji are joined by
 * them, and right-to-left text is laid out by them.
 */
export function isBlank(text: string): boolean {
  // A text that cannot be stored is not blank: it is refused for that reason.
  return SHOWS_NOTHING.test(text) && isStorable(text);
}

/** False for a text with a NUL, which PostgreSQL does not store, or with half a surrogate pair, which is no character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * The form under which a name or an email is the same to the portal: without regard to case, outer
 * blanks and the way accents are composed.
 */
export function sameKey(value: string): string {
  return value.trim().normalize('NFC').toLowerCase();
}
