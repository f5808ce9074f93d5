/** Made once: comparing by a collator is a hundred times faster than by `localeCompare`. */
const collator = new Intl.Collator('en', { numeric: true });

/** The order in which people look for a name: 'Company 2' before 'Company 10', 'Ärzte' among the A. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collator.compare(one.name, other.name);
}
