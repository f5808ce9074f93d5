/** The maximum number of rows to name in a line. */
const NAMED_MAX = 5;

/** The first of them, with an ellipsis if there are more. */
export function firstOf(names: readonly (string | number)[]): string {
  return `${names.slice(0, NAMED_MAX).join(', ')}${names.length > NAMED_MAX ? ', …' : ''}`;
}
