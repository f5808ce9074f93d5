import { idParam } from '@portal/contract/fields';
import type { Reach } from '@portal/contract/reach';
import { hasAnywhere, hasInCompany } from '@portal/contract/reach-rules';
import { type TrashKind, trashKind } from '@portal/contract/trash';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';

/** The filter of the trash. */
export type TrashFilter = {
  readonly search: string;
  readonly kind: TrashKind | null;
  readonly company: number | null;
};

export const filterSchema = z.object({ search: searchText, kind: trashKind, company: idParam });

export const ALL_TRASH: TrashFilter = { search: '', kind: null, company: null };

/** The kinds of records that the admin deletes, and finds in the trash. */
export function kindsOf(reach: Reach): readonly TrashKind[] {
  if (reach === 'portal') return trashKind.options;
  return [
    'trainee',
    ...(hasInCompany(reach, 'people') ? (['group'] as const) : []),
    ...(hasAnywhere(reach, 'training') ? (['module'] as const) : []),
  ];
}

export function isFiltered({ search, kind, company }: TrashFilter): boolean {
  return search !== '' || kind !== null || company !== null;
}
