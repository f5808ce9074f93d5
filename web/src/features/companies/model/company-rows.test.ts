import { expect, it } from 'vitest';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import {
  type CompaniesView,
  chosenRows,
  companyRows,
  FIRST_VIEW,
  figureWords,
  viewSchema,
} from './company-rows.ts';

const figures = (
  companyId: number,
  stuck: number,
  averageScore: number,
  compliantPercent: number | null = null,
) => ({
  companyId,
  people: 10,
  completed: 5,
  completedPercent: 50,
  averageScore,
  stuck,
  compliantPercent,
  countedAt: '2026-11-02T09:00:00.000Z',
});

const rows = companyRows(
  ['Acme', 'Éclair', 'Globex', 'New'].map((name, i) => ({
    id: i + 1,
    name,
    logo: null,
    moduleCount: 4,
    traineeCount: 12 + (i % 2),
  })),
  [figures(3, 1, 90, 0), figures(1, 4, 80), figures(2, 1, 85, 92.3)],
);
const namesIn = (view: Partial<CompaniesView>) =>
  chosenRows(rows, { ...FIRST_VIEW, ...view }).map(({ name }) => name);

it('is by name, in both directions', () => {
  expect(namesIn({})).toEqual(['Acme', 'Éclair', 'Globex', 'New']);
  expect(namesIn({ descending: true })).toEqual(['New', 'Globex', 'Éclair', 'Acme']);
});

it('is by a figure, equal ones by name, companies that are not counted as the least', () => {
  expect(namesIn({ sort: 'stuck', descending: true })).toEqual(['Acme', 'Éclair', 'Globex', 'New']);
  expect(namesIn({ sort: 'average' })).toEqual(['New', 'Acme', 'Éclair', 'Globex']);
});

it('is by who is up to date, companies without required modules and uncounted ones as the least', () => {
  const view = { ...FIRST_VIEW, sort: 'upToDate', descending: true } as const;
  const sorted = chosenRows(rows, view);
  expect(sorted.map((row) => `${row.name}: ${figureWords(row, view.sort)}`)).toEqual([
    'Éclair: 92.3% up to date',
    'Globex: 0% up to date',
    'Acme: No required modules',
    'New: No figures yet',
  ]);
});

it('is by the present number of people, also of companies that are not counted', () => {
  expect(namesIn({ sort: 'people', descending: true })).toEqual([
    'Éclair',
    'New',
    'Acme',
    'Globex',
  ]);
  expect(namesIn({ sort: 'people' })).toEqual(['Acme', 'Globex', 'Éclair', 'New']);
});

it('finds a part of the name without regard to case', () => {
  expect(namesIn({ search: 'ÉC' })).toEqual(['Éclair']);
});

it('is in the address, where invalid values count as absent', () => {
  const view: CompaniesView = { search: 'a', sort: 'stuck', descending: true, page: 2 };
  const address = addressOf(view, FIRST_VIEW);
  expect(address.toString()).toBe('search=a&sort=stuck&descending=true&page=2');
  expect(stateIn(address, viewSchema, FIRST_VIEW)).toEqual(view);
  const odd = new URLSearchParams('sort=size&descending=maybe&page=0');
  expect(stateIn(odd, viewSchema, FIRST_VIEW)).toEqual(FIRST_VIEW);
});
