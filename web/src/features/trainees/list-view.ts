import { SEARCH_MAX } from '@portal/contract/limits';
import type { traineeSort } from '@portal/contract/trainees';
import type * as z from 'zod/mini';
import { counted } from '../../ui/format/counted.ts';

export type TraineeSort = z.infer<typeof traineeSort>;

/** What of the list is seen; it lives in the address, so that reload and Back keep it. */
export type TraineeListView = {
  search: string;
  /** The id of the one company whose trainees are seen; null for those of all. */
  company: number | null;
  sort: TraineeSort;
  /** Counted from 1. */
  page: number;
};

export const sortLabels = {
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  newest: 'Newest first',
  oldest: 'Oldest first',
  email: 'Email A–Z',
  '-email': 'Email Z–A',
} as const satisfies Record<TraineeSort, string>;

const DEFAULT_SORT: TraineeSort = 'name';

export function isTraineeSort(value: string | null): value is TraineeSort {
  return value !== null && Object.hasOwn(sortLabels, value);
}

/** Reads the view from an address that anybody may have edited: what makes no sense counts as absent. */
export function viewOf(address: URLSearchParams): TraineeListView {
  const sort = address.get('sort');
  const page = address.get('page') ?? '';
  const company = address.get('company') ?? '';
  return {
    // The server refuses a longer one; nobody is looked for by more.
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX).trim(),
    company: /^[1-9]\d{0,14}$/.test(company) ? Number(company) : null,
    sort: isTraineeSort(sort) ? sort : DEFAULT_SORT,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The shortest address of a view: what is as usual is left out. */
export function addressOf({ search, company, sort, page }: TraineeListView): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== '') address.set('search', search);
  if (company !== null) address.set('company', String(company));
  if (sort !== DEFAULT_SORT) address.set('sort', sort);
  if (page > 1) address.set('page', String(page));
  return address;
}

/** The last page there is, when `page` lies behind it; null when it does not. */
export function pageInstead(page: number, total: number, pageSize: number): number | null {
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page > last ? last : null;
}

/** 'Showing 11–20 of 57 trainees', or how many there are where they all fit on the page. */
export function shownText(page: number, total: number, pageSize: number): string {
  const all = counted(total, 'trainee');
  if (total <= pageSize) return `Showing ${all}`;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return `Showing ${first.toLocaleString()}–${last.toLocaleString()} of ${all}`;
}

/** What a search has led to, for screen readers; nothing without a search. */
export function foundText(search: string, total: number | undefined): string {
  if (search === '' || total === undefined) return '';
  return `${counted(total, 'trainee')} found`;
}
