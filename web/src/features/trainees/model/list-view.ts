import { countParam, idParam } from '@portal/contract/fields';
import { traineeSort } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';
import { formatCount } from '#web/ui/format/format-count.ts';

export type TraineeSort = z.infer<typeof traineeSort>;

/** The filters, order and page of the list. */
export type TraineeListView = {
  search: string;
  /** The id of the company whose trainees are shown; null for all companies. */
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

/** The last page that the address can contain. */
const LAST_PAGE = 9_999_999;

export const viewSchema = z.object({
  search: searchText,
  company: idParam,
  sort: traineeSort,
  page: countParam(LAST_PAGE),
});

export const ALL_TRAINEES: TraineeListView = { search: '', company: null, sort: 'name', page: 1 };

/** 'Showing 11–20 of 57 trainees', or only their number if they fit on the page. */
export function rangeText(page: number, total: number, pageSize: number): string {
  const all = formatCount(total, 'trainee');
  if (total <= pageSize) return `Showing ${all}`;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return `Showing ${first.toLocaleString()}–${last.toLocaleString()} of ${all}`;
}

/** The result of a search for screen readers; empty without a search. */
export function searchResultText(search: string, total: number | undefined): string {
  if (search === '' || total === undefined) return '';
  return `${formatCount(total, 'trainee')} found`;
}
