interface Named {
  readonly name: string;
  readonly company_name: string;
}

/**
 * Returns the modules whose own or company's name contains every word, by name. Not done in the database, because
 * SQLite ignores case in ASCII only.
 */
export function searchModules<M extends Named>(modules: readonly M[], search: string): M[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return modules
    .filter(({ name, company_name }) => {
      const text = `${name} ${company_name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** Sorts 'Module 2' before 'Module 10'. */
const collator = new Intl.Collator('en', { numeric: true });
