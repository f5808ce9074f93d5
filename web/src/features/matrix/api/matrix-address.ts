import { groupParam, idParam } from '@portal/contract/fields';
import { standingFilter } from '@portal/contract/standing-filter';
import * as z from 'zod/mini';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import type { MatrixFilter } from './matrix.ts';

const addressSchema = z.object({ group: groupParam, standing: standingFilter, module: idParam });
const EVERYONE: MatrixFilter = { group: null, standing: null, module: null };

/** The filter in the address of a page with the matrix and no other state, and the function that changes a part of it. */
export function useMatrixAddress() {
  const [filter, setAddress] = useAddressState(addressSchema, EVERYONE);
  const choose = (change: Partial<MatrixFilter>) =>
    setAddress((shown) => ({ ...shown, ...change }), { preventScrollReset: true });
  return [filter, choose] as const;
}
