import { idParam } from '@portal/contract/fields';
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

export function isFiltered({ search, kind, company }: TrashFilter): boolean {
  return search !== '' || kind !== null || company !== null;
}
