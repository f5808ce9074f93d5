interface Named {
  readonly name: string;
  readonly company_name: string;
}

/**
 * Those whose own or company's name contains every word, by name. Not left to the database: SQLite knows
 * upper and lower case of ASCII alone.
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

/** 'Module 2' before 'Module 10'. */
const collator = new Intl.Collator('en', { numeric: true });
