import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { reachesTrainee } from './bounds-queries.ts';
import { createCheckReach } from './check-reach.ts';
import { REACH_CHANGED, type ReachChanged } from './events.ts';
import { viewAs } from './view-as.ts';

export { type AdminFrames, createAdminFrames, type Person } from './admin-frames.ts';
export { findGroupIdsOf, reachesTrainee } from './bounds-queries.ts';
export {
  eachPersonWithin,
  isCompanyWithin,
  isOwnDeletionWithin,
  isPersonWithin,
  peopleWithin,
} from './condition-queries.ts';
export { isOwnDeletion } from './deletion-queries.ts';
export { REACH_CHANGED, type ReachChanged } from './events.ts';
export {
  findAdminsOf,
  findReach,
  findReaches,
  findScopesOf,
  reachOf,
  storeScopes,
} from './scope-queries.ts';
export { namedReach } from './view-as.ts';

export type ReachService = ReturnType<typeof createReach>;

export function createReach({ db, bus }: { readonly db: Db; readonly bus: Bus }) {
  return {
    /** For the kernel: refuses a call that leaves the caller's reach. */
    check: createCheckReach({ db }),

    /** For the kernel: the caller with the reach that a header names. */
    viewAs: (identity: Identity, header: string): Promise<Identity> => viewAs(db, identity, header),

    /** Whether an admin with this reach sees the trainee. */
    reachesTrainee: (reach: Reach, traineeId: number): Promise<boolean> =>
      reachesTrainee(db, reach, traineeId),

    /** Call after the commit that changed what these admins see: their sockets are opened again. */
    announce(userIds: readonly number[]): void {
      if (userIds.length > 0) bus.publish(REACH_CHANGED, { userIds } satisfies ReachChanged);
    },
  };
}
