import { expect, test } from 'vitest';
import { matchingCompanies } from './matching-companies.ts';

const companies = [{ name: 'Brightwater Foods' }, { name: 'Ölmühle Über' }];

test('a name is found by any part of it, in any case', () => {
  expect(matchingCompanies(companies, ' WATER f')).toEqual([companies[0]]);
  expect(matchingCompanies(companies, 'über')).toEqual([companies[1]]);
  expect(matchingCompanies(companies, '  ')).toBe(companies);
  expect(matchingCompanies(companies, 'x')).toEqual([]);
});
