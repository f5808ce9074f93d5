/** Rules about texts that client and server share. */

/**
 * Characters that show nothing: blanks, zero-width characters, marks of direction, soft hyphens, fillers,
 * selectors of a variant, control characters, and the braille pattern without dots.
 */
const SHOWS_NOTHING = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u;

/**
 * Whether a text shows nothing to its reader. Invisible characters beside visible ones make no text blank:
 * emoji are joined by them, and right-to-left text is set by them.
 */
export function isBlank(text: string): boolean {
  // What cannot be stored is refused for that reason.
  return SHOWS_NOTHING.test(text) && isStorable(text);
}

/** False with a NUL, which PostgreSQL does not store, or half a surrogate pair, which is no character. */
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
