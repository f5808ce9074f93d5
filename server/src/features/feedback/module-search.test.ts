import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchModules } from './module-search.ts';

const named = (name: string, company_name = 'Acme') => ({ name, company_name });
const namesOf = (modules: { name: string }[]) => modules.map(({ name }) => name);

it('sorts numbers by value', () => {
  const modules = ['Module 10', 'module 2', 'Åbo'].map((name) => named(name));
  expect(namesOf(searchModules(modules, ''))).toEqual(['Åbo', 'module 2', 'Module 10']);
});

it('requires every word, in the name or the company’s, in any case', () => {
  const modules = [named('Safety', 'Ürban'), named('Safety', 'Acme'), named('Fire', 'Ürban')];
  expect(searchModules(modules, ' üRBAN  safety ')).toEqual([modules[0]]);
});

it('finds a module by any part of its name', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(5), (names, at, from) => {
      const name = names[at % names.length] ?? '';
      const found = searchModules(
        names.map((each) => named(each, '')),
        name.toLowerCase().slice(from),
      );
      expect(namesOf(found)).toContain(name);
    }),
  );
});
