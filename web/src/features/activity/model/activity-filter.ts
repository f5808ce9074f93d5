import { type ActivityAction, activityAction } from '@portal/contract/activity';
import { idParam } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';

/** The filter of the list of changes. */
export type ActivityFilter = {
  readonly search: string;
  readonly action: ActivityAction | null;
  readonly company: number | null;
};

export const filterSchema = z.object({
  search: searchText,
  action: activityAction,
  company: idParam,
});

export const ALL_CHANGES: ActivityFilter = { search: '', action: null, company: null };

export function isFiltered({ search, action, company }: ActivityFilter): boolean {
  return search !== '' || action !== null || company !== null;
}
