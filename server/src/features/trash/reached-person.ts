import type { Reach } from '@portal/contract/reach';
import { reachesPeople } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { findBounds } from '../reach/service.ts';

/** Whether the admin may change this trainee. False for a trainee who does not exist, except without a limit. */
export async function isReached(tx: Db, reach: Reach, traineeId: number): Promise<boolean> {
  if (reach === 'portal') return true;
  const bounds = await findBounds(tx, 'trainee', traineeId);
  return bounds !== null && reachesPeople(reach, bounds, 'people');
}
