import { orderedByName, searchKey } from '@portal/contract/text-keys';

interface Named {
  readonly name: string;
  readonly company_name: string;
}

/** Returns the modules whose own or company's name contains every word, by name. */
export function searchModules<M extends Named>(modules: readonly M[], search: string): M[] {
  const words = searchKey(search).split(' ').filter(Boolean);
  const found = modules.filter(({ name, company_name }) => {
    const text = searchKey(`${name} ${company_name}`);
    return words.every((word) => text.includes(word));
  });
  return orderedByName(found, ({ name }) => name);
}
