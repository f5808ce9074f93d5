import { idParam } from '@portal/contract/fields';
import { type HelpStatus, helpStatus } from '@portal/contract/help';
import * as z from 'zod/mini';

/** Which help requests are shown. */
export type HelpFilter = { readonly status: HelpStatus | null; readonly company: number | null };

export const filterSchema = z.object({ status: helpStatus, company: idParam });

export const ALL_REQUESTS: HelpFilter = { status: null, company: null };

export function isFiltered({ status, company }: HelpFilter): boolean {
  return status !== null || company !== null;
}
