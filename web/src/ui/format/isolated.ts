import { shownDirection } from '#web/platform/language/shown-language.ts';

const SCRIPTS =
  '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Nko}\\p{Script=Syriac}\\p{Script=Thaana}]';

/** For each direction of the lines a letter of the other one, and the mark of the lines. */
const DIRECTIONS = {
  ltr: { other: new RegExp(SCRIPTS, 'u'), mark: '\u{200E}' },
  rtl: { other: new RegExp(`(?!${SCRIPTS})\\p{L}`, 'u'), mark: '\u{200F}' },
};

/**
 * A name for a sentence of plain text, where no `<bdi>` is possible: a name that is written in the other direction does
 * not change the order of the words around it. The mark before it keeps the direction of a sentence that begins with it.
 */
export function isolated(name: string): string {
  const { other, mark } = DIRECTIONS[shownDirection()];
  return other.test(name) ? `${mark}\u{2068}${name}\u{2069}` : name;
}
