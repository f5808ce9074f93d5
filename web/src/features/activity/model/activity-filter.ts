import { type ActivityAction, activityAction } from '@portal/contract/activity';
import { idParam } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';

/** The filter of the list of changes. */
export type ActivityFilter = {
  readonly search: string;
  readonly action: ActivityAction | null;
  readonly company: number | null;
  /** The first day, such as 2026-11-01; null from the first change. */
  readonly from: string | null;
  /** The last day. */
  readonly to: string | null;
};

/** Days of four-digit years, which a date input and the server accept. */
const day = z.iso.date().check(z.minLength(10), z.maxLength(10), z.regex(/^(19|2\d)/));

export const filterSchema = z.object({
  search: searchText,
  action: activityAction,
  company: idParam,
  from: day,
  to: day,
});

export const ALL_CHANGES: ActivityFilter = {
  search: '',
  action: null,
  company: null,
  from: null,
  to: null,
};

export function isFiltered(filter: ActivityFilter): boolean {
  return Object.values(filter).some((value) => value !== null && value !== '');
}
