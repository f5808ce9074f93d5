/**
 * The number in a text field, for `setValueAs`: null for an empty one; NaN, which a schema refuses, for a text that is
 * no number.
 */
export function numberOrNull(entered: unknown): number | null {
  if (entered === null || entered === undefined) return null;
  return String(entered).trim() === '' ? null : Number(entered);
}
