import { countParam, idParam } from '@portal/contract/fields';
import { traineeSort } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';
import { counted } from '#web/ui/format/counted.ts';

export type TraineeSort = z.infer<typeof traineeSort>;

/** What of the list is seen. */
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

/** No address names a page beyond it. */
const LAST_PAGE = 9_999_999;

export const viewSchema = z.object({
  search: searchText,
  company: idParam,
  sort: traineeSort,
  page: countParam(LAST_PAGE),
});

export const ALL_TRAINEES: TraineeListView = { search: '', company: null, sort: 'name', page: 1 };

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
