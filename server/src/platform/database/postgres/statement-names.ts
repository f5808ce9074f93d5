/**
 * A comment in texts whose best plan depends on the values, such as searches. For a named statement PostgreSQL would
 * make one plan for all values, which is a bad one for `like` with an unknown pattern.
 */
export const UNPREPARED = '/* unprepared */';

const MAX_NAMED = 500;
const MAX_SEEN_ONCE = 2_000;

/**
 * Names for repeated query texts: PostgreSQL parses and plans a named text once per connection. Each name uses memory
 * of the server, so at most `MAX_NAMED` names are assigned, and none at the first use of a text, which is often its
 * last.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();

  /** The name of the text's prepared statement, or undefined if it should not be prepared. */
  nameOf(text: string): string | undefined {
    if (text.includes(UNPREPARED)) return undefined;
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
