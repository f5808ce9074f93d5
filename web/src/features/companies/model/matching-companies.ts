/** The companies whose name contains the search, in any case; all for a blank search. */
export function matchingCompanies<T extends { name: string }>(
  companies: readonly T[],
  search: string,
): readonly T[] {
  const wanted = search.trim().toLocaleLowerCase();
  return wanted === ''
    ? companies
    : companies.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
