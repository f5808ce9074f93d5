import { countParam, idParam } from '@portal/contract/fields';
import { STATUS_WORDS } from '@portal/contract/sentences';
import { type StatusFilter, statusFilter, traineeSort } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

export type TraineeSort = z.infer<typeof traineeSort>;

/** The filters, order and page of the list. */
export type TraineeListView = {
  search: string;
  /** The id of the company whose trainees are shown; null for all companies. */
  company: number | null;
  /** A module of the company, in which trainees have the status; null for the whole training. */
  module: number | null;
  /** Null for trainees of every status. */
  status: StatusFilter | null;
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
  '-progress': 'Most progress first',
  progress: 'Least progress first',
  '-score': 'Highest score first',
  score: 'Lowest score first',
  '-active': 'Last active first',
  active: 'Longest inactive first',
} as const satisfies Record<TraineeSort, string>;

export const statusLabels = {
  'not-started': STATUS_WORDS['not-started'],
  'in-progress': STATUS_WORDS['in-progress'],
  failed: STATUS_WORDS.failed,
  stuck: 'Stuck for more than 7 days',
  'not-completed': 'Not completed',
  completed: STATUS_WORDS.completed,
  'invitation-refused': 'Invitation refused',
} as const satisfies Record<StatusFilter, string>;

/** The last page that the address can contain. */
const LAST_PAGE = 9_999_999;

export const viewSchema = z.object({
  search: searchText,
  company: idParam,
  module: idParam,
  status: statusFilter,
  sort: traineeSort,
  page: countParam(LAST_PAGE),
});

export const ALL_TRAINEES: TraineeListView = {
  search: '',
  company: null,
  module: null,
  status: null,
  sort: 'name',
  page: 1,
};

/** The part of the view that chooses trainees: all but the order and the page. */
export type TraineeFilter = Pick<TraineeListView, 'search' | 'company' | 'module' | 'status'>;

export const NO_FILTER: TraineeFilter = { search: '', company: null, module: null, status: null };

/** The filter after a change. The modules of another company are others. */
export function changedFilter(view: TraineeListView, change: Partial<TraineeFilter>) {
  const module = change.company === undefined ? view.module : null;
  return { ...view, module, ...change };
}

/** The filter as the server takes it, without the parts that are not set. */
export function givenFilter({ search, company, module, status }: TraineeFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(company === null ? {} : { company }),
    ...(module === null ? {} : { module }),
    ...(status === null ? {} : { status }),
  };
}

/** '16 trainees, filtered', or '57 trainees' without a filter. */
export function traineesText(count: number, isFiltered: boolean): string {
  return `${formatCount(count, 'trainee')}${isFiltered ? ', filtered' : ''}`;
}

/** 'Showing 11–20 of 57 trainees', or only their number if they fit on the page. */
export function rangeText(page: number, total: number, pageSize: number): string {
  const all = formatCount(total, 'trainee');
  if (total <= pageSize) return `Showing ${all}`;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return `Showing ${formatNumber(first)}–${formatNumber(last)} of ${all}`;
}

/** The result of a search or a status for screen readers; empty without one. */
export function searchResultText(
  { search, status }: Pick<TraineeFilter, 'search' | 'status'>,
  total: number | undefined,
): string {
  if ((search === '' && status === null) || total === undefined) return '';
  return `${formatCount(total, 'trainee')} found`;
}
