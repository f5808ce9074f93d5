import { type GroupFilter, groupParam } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { useAddressState } from '#web/platform/routing/address-state.ts';

type GroupAddress = { readonly group: GroupFilter | null };

const addressSchema = z.object({ group: groupParam });
const ALL: GroupAddress = { group: null };

/** The group in the address of a page without any other state in it, null for all trainees, and its setter. */
export function useGroupInAddress() {
  const [{ group }, setAddress] = useAddressState(addressSchema, ALL);
  const choose = (chosen: GroupFilter | null) =>
    setAddress(() => ({ group: chosen }), { preventScrollReset: true });
  return [group, choose] as const;
}
