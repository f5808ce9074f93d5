/**
 * In a text whose best plan depends on the values, as that of a search does: PostgreSQL would make one plan
 * for all values of a named statement, and for `like` with an unknown pattern that is a bad one.
 */
export const PLANNED_ANEW = '/* planned anew */';

const MAX_NAMED = 500;
const MAX_SEEN_ONCE = 2_000;

/**
 * Names for the query texts that come again: PostgreSQL parses and plans a named text once per
 * connection. Its memory grows with every name, so only `MAX_NAMED` are given and never to a text
 * on its first use, which is often its last.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();

  /** The name of the text's prepared statement, or undefined where it should stay unprepared. */
  nameOf(text: string): string | undefined {
    if (text.includes(PLANNED_ANEW)) return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size >= MAX_NAMED) return known;
    if (!this.#seenOnce.delete(text)) {
      if (this.#seenOnce.size >= MAX_SEEN_ONCE) this.#seenOnce.clear();
      this.#seenOnce.add(text);
      return undefined;
    }
    const name = `portal_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
