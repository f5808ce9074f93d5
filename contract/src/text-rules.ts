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

/**
 * Returns the normalized form by which names and emails are compared: without case, outer spaces and the composition of
 * accents.
 */
export function normalizedKey(value: string): string {
  return value.trim().normalize('NFC').toLowerCase();
}
