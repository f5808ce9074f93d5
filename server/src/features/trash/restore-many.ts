/** Restores trainees who were deleted at once: they may be very many, so in batches. */
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import {
  findConflicts,
  listMarked,
  type MarkedTrainee,
  unhideTrainees,
} from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { findHiddenCompany, lockCompanyShared } from '../companies/service.ts';
import { Conflicts, companyDeleted, inUse } from './conflicts.ts';
import { leaveInTrash } from './leave-in-trash.ts';
import { companyOf } from './present.ts';
import * as queries from './queries.ts';
import { NOT_IN_TRASH, type Restored, type RestoreOptions } from './restoring.ts';
import { type Deletion, type Work, withLease } from './steps.ts';
import { recordAct } from './trash-activity.ts';

/** Trainees per transaction; a few milliseconds on SQLite. */
const TRAINEES_PER_BATCH = 25;

interface Dependencies {
  readonly db: Db;
  readonly announceRestored: (userIds: readonly number[]) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface RestoringMany {
  readonly actor: Actor;
  readonly deletion: Deletion;
  readonly options: RestoreOptions;
}

export function createRestoreMany({ db, announceRestored, now }: Dependencies) {
  /**
   * Throws CONFLICT if another process works on the deletion; EMAIL_TAKEN before anything is restored. If an email is
   * taken in the meantime, its trainee stays in the trash, and EMAIL_TAKEN is thrown after the others were restored.
   */
  return async ({ actor, deletion, options }: RestoringMany): Promise<Restored> => {
    let remainingDeletionId: number | null = null;
    const isMine = await withLease({ db, now }, deletion.id, async (work) => {
      await refuseHiddenCompany(work);
      if (options.leaveConflicts !== true) refuseIfAny(await eachBatch(work, findConflicts));
      const conflicts = await eachBatch(
        work,
        async (tx, trainees) => {
          await lockCompanies(tx, trainees);
          const taken = new Set(await findConflicts(tx, trainees));
          const free = trainees.filter((trainee) => !taken.has(trainee));
          await unhideTrainees(tx, { deletionId: deletion.id, ids: idsOf(free) });
          return [...taken];
        },
        announceRestored,
      );
      if (options.leaveConflicts !== true) refuseIfAny(conflicts);
      remainingDeletionId = await work.once((tx) => finish(tx, { actor, deletion }, conflicts));
    });
    if (!isMine) throw inUse();
    return { userIds: [], remainingDeletionId };
  };

  /**
   * Calls `use` for all trainees of the deletion, in batches, and `then` after the commit of each. Returns the conflicts
   * that `use` has found.
   */
  async function eachBatch(
    { deletion, once }: Work,
    use: (tx: Db, trainees: readonly MarkedTrainee[]) => Promise<readonly MarkedTrainee[]>,
    then: (userIds: readonly number[]) => Promise<void> = async () => undefined,
  ): Promise<readonly MarkedTrainee[]> {
    const conflicts: MarkedTrainee[] = [];
    for (let after = 0; ; ) {
      const { trainees, taken } = await once(async (tx) => {
        const page = { after, limit: TRAINEES_PER_BATCH };
        const trainees = await listMarked(tx, deletion.id, page);
        return { trainees, taken: trainees.length === 0 ? [] : await use(tx, trainees) };
      });
      if (trainees.length === 0) return conflicts;
      conflicts.push(...taken);
      await then(idsOf(trainees));
      after = trainees.at(-1)?.id ?? after;
    }
  }

  function refuseHiddenCompany({ deletion, once }: Work): Promise<void> {
    return once(async (tx) => {
      requireFound(await queries.lockRestorable(tx, deletion.id, now()), NOT_IN_TRASH);
      const hidden = await findHiddenCompany(tx, deletion.company_id ?? 0);
      if (hidden !== undefined) throw companyDeleted(hidden);
    });
  }

  /** Returns the deletion of those who stay in the trash. */
  async function finish(
    tx: Db,
    { actor, deletion }: Omit<RestoringMany, 'options'>,
    conflicts: readonly MarkedTrainee[],
  ): Promise<number | null> {
    const count = conflicts.length;
    const at = now();
    const to = await leaveInTrash(tx, deletion, conflicts, companyOf(deletion));
    await queries.markRestored(tx, deletion.id, { at, settledAt: at });
    const after = count === 0 ? {} : { after: { 'trainees who stay in the trash': count } };
    await recordAct(tx, deletion, { actor, what: 'restored', at, ...after });
    return to;
  }
}

/** In the order of the ids, before the trainees: two orders of locks could be a deadlock. */
async function lockCompanies(tx: Db, trainees: readonly MarkedTrainee[]): Promise<void> {
  const ids = new Set(trainees.flatMap(({ company_id }) => company_id ?? []));
  for (const id of [...ids].sort((a, b) => a - b)) await lockCompanyShared(tx, id);
}

function refuseIfAny(trainees: readonly MarkedTrainee[]): void {
  const conflicts = new Conflicts();
  conflicts.add(trainees);
  if (conflicts.count > 0) throw conflicts.refusal();
}

const idsOf = (trainees: readonly MarkedTrainee[]) => trainees.map(({ id }) => id);
