/** Created once: comparing with a collator is a hundred times faster than `localeCompare`. */
const collator = new Intl.Collator('en', { numeric: true });

/** Sorts names as users expect: 'Company 2' before 'Company 10', 'Ärzte' among the A. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name);
}
