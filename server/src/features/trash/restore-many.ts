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
import {
  type Deletion,
  isRestoring,
  isUsedByJob,
  lockRestorable,
  markRestored,
  markRestoring,
  type RestoreResult,
  type Work,
  withLease,
} from '../deletions/service.ts';
import { Conflicts, companyDeleted, inUse } from './conflicts.ts';
import { leaveInTrash } from './leave-in-trash.ts';
import { companyOf } from './present.ts';
import { restoreResult } from './restore-result.ts';
import { NOT_IN_TRASH, type RestoreOptions } from './restoring.ts';
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

export type RestoreMany = ReturnType<typeof createRestoreMany>;

export function createRestoreMany({ db, announceRestored, now }: Dependencies) {
  /**
   * Throws NOT_FOUND, COMPANY_DELETED, CONFLICT if another process works on the deletion, and EMAIL_TAKEN; then nothing
   * was restored. A trainee whose email is taken later stays in the trash.
   */
  async function restore({ actor, deletion, options }: RestoringMany): Promise<RestoreResult> {
    let result: RestoreResult | null = null;
    const isMine = await withLease({ db, now }, deletion.id, async (work) => {
      await work.once((tx) => refuseIfImpossible(tx, work.deletion));
      const conflicts = await eachBatch(work, findConflicts);
      if (conflicts.count > 0 && options.leaveConflicts !== true) throw conflicts.refusal();
      await work.once((tx) => begin(tx, work.deletion, { actor, conflicts }));
      result = await complete(work);
    });
    if (!isMine || result === null) throw inUse();
    return result;
  }

  /**
   * Restores the trainees of a restore that has begun; also those that a killed process has left.
   */
  async function complete(work: Work): Promise<RestoreResult> {
    const { deletion } = work;
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
    return work.once(async (tx) => {
      const at = now();
      const company = companyOf(deletion);
      const remaining = await leaveInTrash(tx, deletion, { conflicts, company });
      const result = restoreResult(deletion, remaining);
      await markRestored(tx, deletion.id, { at, settledAt: at, result });
      return result;
    });
  }

  /**
   * Calls `use` for all trainees of the deletion, in batches, and `then` after the commit of each. Returns the conflicts
   * that `use` has found.
   */
  async function eachBatch(
    { deletion, once }: Work,
    use: (tx: Db, trainees: readonly MarkedTrainee[]) => Promise<readonly MarkedTrainee[]>,
    then: (userIds: readonly number[]) => Promise<void> = async () => undefined,
  ): Promise<Conflicts> {
    const conflicts = new Conflicts();
    for (let after = 0; ; ) {
      const { trainees, taken } = await once(async (tx) => {
        const page = { after, limit: TRAINEES_PER_BATCH };
        const trainees = await listMarked(tx, deletion.id, page);
        return { trainees, taken: trainees.length === 0 ? [] : await use(tx, trainees) };
      });
      if (trainees.length === 0) return conflicts;
      conflicts.add(taken);
      await then(idsOf(trainees));
      after = trainees.at(-1)?.id ?? after;
    }
  }

  async function refuseIfImpossible(tx: Db, deletion: Deletion): Promise<void> {
    requireFound(await lockRestorable(tx, deletion.id, now()), NOT_IN_TRASH);
    if (await isUsedByJob(tx, deletion.id)) throw inUse();
    const hidden = await findHiddenCompany(tx, deletion.company_id ?? 0);
    if (hidden !== undefined) throw companyDeleted(hidden);
  }

  /** Records the restore before its first batch: a killed process cannot record it later. */
  async function begin(
    tx: Db,
    deletion: Deletion,
    { actor, conflicts: { count } }: { readonly actor: Actor; readonly conflicts: Conflicts },
  ): Promise<void> {
    await refuseIfImpossible(tx, deletion);
    if (isRestoring(deletion)) return;
    await markRestoring(tx, deletion.id);
    const after = count === 0 ? {} : { after: { 'trainees who stay in the trash': count } };
    await recordAct(tx, deletion, { actor, what: 'restored', at: now(), ...after });
  }

  return { restore, complete };
}

/** In the order of the ids, before the trainees: two orders of locks could be a deadlock. */
async function lockCompanies(tx: Db, trainees: readonly MarkedTrainee[]): Promise<void> {
  const ids = new Set(trainees.flatMap(({ company_id }) => company_id ?? []));
  for (const id of [...ids].sort((a, b) => a - b)) await lockCompanyShared(tx, id);
}

const idsOf = (trainees: readonly MarkedTrainee[]) => trainees.map(({ id }) => id);
