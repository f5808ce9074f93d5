import { countParam, type GroupFilter, groupParam, idParam } from '@portal/contract/fields';
import { civilDate } from '@portal/contract/requirements';
import { type StandingFilter, standingFilter } from '@portal/contract/standing-filter';
import { type StatusFilter, statusFilter, traineeSort } from '@portal/contract/trainees';
import * as z from 'zod/mini';
import { words } from '#web/platform/language/words.ts';
import { addressOf, searchText } from '#web/platform/routing/address-state.ts';
import { traineeTexts } from '../texts/catalogue.ts';

export type TraineeSort = z.infer<typeof traineeSort>;

/** The filters, order and page of the list. */
export type TraineeListView = {
  search: string;
  /** The id of the company whose trainees are shown; null for all companies. */
  company: number | null;
  /** A group of the company, or `none` for trainees in no group; null for all trainees. */
  group: GroupFilter | null;
  /** A module of the company, in which trainees have the status; null for the whole training. */
  module: number | null;
  /** Null for trainees of every status. */
  status: StatusFilter | null;
  /** The worst standing of the trainees' modules; null for every standing. */
  standing: StandingFilter | null;
  /** The first and the last due date of the shown trainees, as civil dates; null without a limit. */
  dueFrom: string | null;
  dueUntil: string | null;
  sort: TraineeSort;
  /** Counted from 1. */
  page: number;
};

/** The names of the orders, as they are offered. */
export const sortLabels = (): Readonly<Record<TraineeSort, string>> => traineeTexts().list.sorts;

/** Orders of people of companies with rules. */
export const isStandingSort = (sort: string) => /^-?(?:standing|due)$/.test(sort);

/** The view shows people by their standing, whether there are any or not. */
export function hasStandingChoice({ standing, dueFrom, dueUntil, sort }: TraineeListView): boolean {
  return standing !== null || dueFrom !== null || dueUntil !== null || isStandingSort(sort);
}

/** The names of the filters by status, as they are offered. */
export function statusLabels(): Readonly<Record<StatusFilter, string>> {
  const { status } = words();
  const { statuses } = traineeTexts().list;
  return {
    'not-started': status['not-started'],
    'in-progress': status['in-progress'],
    failed: status.failed,
    stuck: statuses.stuck,
    'not-completed': statuses['not-completed'],
    completed: status.completed,
    'invitation-refused': statuses['invitation-refused'],
  };
}

/** The last page that the address can contain. */
const LAST_PAGE = 9_999_999;

export const viewSchema = z.object({
  search: searchText,
  company: idParam,
  group: groupParam,
  module: idParam,
  status: statusFilter,
  standing: standingFilter,
  dueFrom: civilDate,
  dueUntil: civilDate,
  sort: traineeSort,
  page: countParam(LAST_PAGE),
});

export const ALL_TRAINEES: TraineeListView = {
  search: '',
  company: null,
  group: null,
  module: null,
  status: null,
  standing: null,
  dueFrom: null,
  dueUntil: null,
  sort: 'name',
  page: 1,
};

/** The part of the view that chooses trainees: all but the order and the page. */
export type TraineeFilter = Omit<TraineeListView, 'sort' | 'page'>;

export const NO_FILTER: TraineeFilter = {
  search: '',
  company: null,
  group: null,
  module: null,
  status: null,
  standing: null,
  dueFrom: null,
  dueUntil: null,
};

/** The filter after a change. The groups and modules of another company are others. */
export function changedFilter(view: TraineeListView, change: Partial<TraineeFilter>) {
  const ofCompany = change.company === undefined ? {} : { group: null, module: null };
  return { ...view, ...ofCompany, ...change };
}

/** The query of the address of the list with only the members of this group; `fixed` as in the address of the view. */
export function groupAddress(
  view: TraineeListView,
  fixed: Partial<TraineeListView>,
  { company, group }: { readonly company: number; readonly group: number },
): string {
  const change = company === view.company ? { group } : { company, group };
  const next = { ...changedFilter(view, change), page: 1 };
  return `?${addressOf(next, { ...ALL_TRAINEES, ...fixed })}`;
}

/** The query of the address of the list with only the people of its company and group who have this standing. */
export function standingAddress(
  { company, group }: Pick<TraineeListView, 'company' | 'group'>,
  fixed: Partial<TraineeListView>,
  standing: StandingFilter,
): string {
  const next = { ...ALL_TRAINEES, company, group, standing };
  return `?${addressOf(next, { ...ALL_TRAINEES, ...fixed })}`;
}

/** The filter as the server takes it, without the parts that are not set. */
export function givenFilter(filter: TraineeFilter) {
  const { search, company, group, module, status, standing, dueFrom, dueUntil } = filter;
  return {
    ...(search === '' ? {} : { search }),
    ...(company === null ? {} : { company }),
    ...(group === null ? {} : { group }),
    ...(module === null ? {} : { module }),
    ...(status === null ? {} : { status }),
    ...(standing === null ? {} : { standing }),
    ...(dueFrom === null ? {} : { dueFrom }),
    ...(dueUntil === null ? {} : { dueUntil }),
  };
}

/** 'Showing 11–20 of 57 trainees', or only their number if they fit on the page. */
export function rangeText(page: number, total: number, pageSize: number): string {
  const t = traineeTexts().list;
  if (total <= pageSize) return t.showingAll(total);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return t.showingRange(first, last, total);
}

/** The result of a search, a status, a group, a standing or due dates for screen readers; empty without one. */
export function searchResultText(
  { search, status, group, standing, dueFrom, dueUntil }: TraineeFilter,
  total: number | undefined,
): string {
  const isAny =
    search === '' && [status, group, standing, dueFrom, dueUntil].every((value) => value === null);
  if (isAny || total === undefined) return '';
  return traineeTexts().list.found(total);
}
