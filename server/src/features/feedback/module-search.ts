import { compareKeys, searchKey, sortKey } from '@portal/contract/text-keys';

interface Named {
  readonly name: string;
  readonly company_name: string;
}

/** Returns the modules whose own or company's name contains every word, by name. */
export function searchModules<M extends Named>(modules: readonly M[], search: string): M[] {
  const words = searchKey(search).split(' ').filter(Boolean);
  return modules
    .filter(({ name, company_name }) => {
      const text = searchKey(`${name} ${company_name}`);
      return words.every((word) => text.includes(word));
    })
    .map((module) => ({ module, key: sortKey(module.name) }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ module }) => module);
}
