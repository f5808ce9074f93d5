import { standingFilter } from '@portal/contract/standing-filter';
import { statusFilter, traineeSort } from '@portal/contract/trainees';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import {
  ALL_TRAINEES,
  changedFilter,
  givenFilter,
  groupAddress,
  rangeText,
  searchResultText,
  standingAddress,
  type TraineeFilter,
  type TraineeListView,
  viewSchema,
} from './list-view.ts';

const viewIn = (address: string) => stateIn(new URLSearchParams(address), viewSchema, ALL_TRAINEES);
const addressFor = (view: TraineeListView) => addressOf(view, ALL_TRAINEES).toString();

describe('the address of the list', () => {
  it('is read as the view from which it was written', () => {
    const view = fc.record<TraineeListView>({
      search: fc
        .string({ maxLength: 200, unit: 'grapheme' })
        .map((text) => text.slice(0, 99).trim()),
      company: fc.option(fc.integer({ min: 1, max: 999_999 })),
      group: fc.option(
        fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.constant('none' as const)),
      ),
      module: fc.option(fc.integer({ min: 1, max: 999_999 })),
      status: fc.option(fc.constantFrom(...statusFilter.options)),
      standing: fc.option(fc.constantFrom(...standingFilter.options)),
      dueFrom: fc.constantFrom(null, '2026-12-03'),
      dueUntil: fc.constantFrom(null, '2028-02-29'),
      sort: fc.constantFrom(...traineeSort.options),
      page: fc.integer({ min: 1, max: 9_999_999 }),
    });
    fc.assert(
      fc.property(view, (view) => {
        const { search } = new URL(`https://portal.invalid/?${addressFor(view)}`);
        expect(viewIn(search)).toEqual({ ...view, search: view.search.toWellFormed() });
      }),
    );
  });

  it('leaves out defaults', () => {
    expect(addressFor(ALL_TRAINEES)).toBe('');
    const view: TraineeListView = {
      ...{ search: 'a b', company: 7, group: 5, module: 8 },
      ...{ status: 'failed', standing: 'due', dueFrom: '2026-12-03', dueUntil: '2026-12-09' },
      ...{ sort: 'newest', page: 3 },
    };
    expect(addressFor(view)).toBe(
      'search=a+b&company=7&group=5&module=8&status=failed&standing=due&dueFrom=2026-12-03&dueUntil=2026-12-09&sort=newest&page=3',
    );
    expect(addressFor({ ...ALL_TRAINEES, group: 'none' })).toBe('group=none');
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=12345678',
    'sort=shoe',
    'sort=toString',
    'status=asleep',
    'standing=fine',
    'dueFrom=2026-02-30',
    'dueUntil=soon',
    'module=x',
    'group=x',
    'group=0',
    'group=None',
    'company=0',
    'company=x',
    'company=1e3',
    'company=1234567890123456',
  ])('may hold nonsense: %s', (address) => {
    expect(viewIn(address)).toEqual(ALL_TRAINEES);
  });

  it('never asks for more than the server accepts', () => {
    expect(viewIn(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });
});

test.each([
  [1, 1, 'Showing 1 trainee'],
  [1, 10, 'Showing 10 trainees'],
  [1, 11, 'Showing 1–10 of 11 trainees'],
  [2, 57, 'Showing 11–20 of 57 trainees'],
  [6, 57, 'Showing 51–57 of 57 trainees'],
  [10_000, 100_000, 'Showing 99,991–100,000 of 100,000 trainees'],
])('page %d of %d trainees: %s', (page, total, shown) => {
  expect(rangeText(page, total, 10)).toBe(shown);
});

test.each([
  ['', 57, ''],
  ['ana', undefined, ''],
  ['ana', 0, '0 trainees found'],
  ['ana', 1, '1 trainee found'],
  ['ana', 57, '57 trainees found'],
])('a search for "%s" with %s matches announces "%s"', (search, total, said) => {
  expect(searchResultText({ ...ALL_TRAINEES, search }, total)).toBe(said);
});

test.each([{ group: 'none' }, { standing: 'overdue' }, { dueUntil: '2026-12-03' }] as const)(
  '%o is announced like a search',
  (filter) => {
    expect(searchResultText({ ...ALL_TRAINEES, ...filter }, 2)).toBe('2 trainees found');
  },
);

test('another company resets the group and the module, another status does not', () => {
  const view: TraineeListView = { ...ALL_TRAINEES, company: 7, group: 5, module: 8 };
  expect(changedFilter(view, { company: 9 })).toEqual({
    ...{ ...view, company: 9 },
    ...{ group: null, module: null },
  });
  expect(changedFilter(view, { company: null })).toEqual(ALL_TRAINEES);
  expect(changedFilter(view, { status: 'stuck' })).toEqual({ ...view, status: 'stuck' });
});

test('the address of a group keeps the other filters of its company', () => {
  const view: TraineeListView = {
    ...ALL_TRAINEES,
    company: 7,
    module: 8,
    status: 'stuck',
    page: 3,
  };
  const ofSame = { company: 7, group: 5 };
  expect(groupAddress(view, {}, ofSame)).toBe('?company=7&group=5&module=8&status=stuck');
  expect(groupAddress(view, { company: 7 }, ofSame)).toBe('?group=5&module=8&status=stuck');
  expect(groupAddress(view, {}, { company: 9, group: 6 })).toBe('?company=9&group=6&status=stuck');
});

test('the address of people with a standing keeps only the company and group', () => {
  const view = { ...ALL_TRAINEES, company: 7, group: 5, search: 'a', page: 2 };
  expect(standingAddress(view, {}, 'late')).toBe('?company=7&group=5&standing=late');
  expect(standingAddress(view, { company: 7 }, 'late')).toBe('?group=5&standing=late');
});

test('the filter for the server has only what is set', () => {
  expect(givenFilter(ALL_TRAINEES)).toEqual({});
  const set: TraineeFilter = {
    ...{ search: 'a', company: 1, group: 'none', module: 2, status: 'stuck' },
    ...{ standing: 'overdue', dueFrom: '2026-12-03', dueUntil: '2026-12-09' },
  };
  expect(givenFilter(set)).toEqual(set);
});
