/** Restores trainees who were deleted at once: they may be very many, so in steps. */
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Step } from '#server/platform/tasks/task.ts';
import type { Tasks } from '#server/platform/tasks/tasks.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import {
  type Accounts,
  findConflicts,
  listMarked,
  type MarkedTrainee,
  unhideTrainees,
} from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import { findHiddenCompany, lockCompanyShared } from '../companies/service.ts';
import {
  DELETION,
  type Deletion,
  type Deletions,
  findRestoreResult,
  isRestoring,
  isUsedByJob,
  lockRestorable,
  markRestored,
  markRestoring,
  type RestoreResult,
} from '../deletions/service.ts';
import { Conflicts, companyDeleted, inUse } from './conflicts.ts';
import { leaveInTrash } from './leave-in-trash.ts';
import { companyOf } from './present.ts';
import { restoreResult } from './restore-result.ts';
import { NOT_IN_TRASH, type RestoreOptions } from './restoring.ts';
import { recordAct } from './trash-activity.ts';

/** Trainees per step; one or two milliseconds on SQLite. */
const TRAINEES_PER_STEP = 20;
/** Trainees per query that looks for taken emails. */
const TRAINEES_PER_PAGE = 100;

interface Dependencies {
  readonly db: Db;
  readonly deletions: Pick<Deletions, 'changed'>;
  readonly tasks: Pick<Tasks, 'workFor'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface RestoringMany {
  readonly actor: Actor;
  readonly deletion: Deletion;
  readonly options: RestoreOptions;
}

export type RestoreMany = ReturnType<typeof createRestoreMany>;

export function createRestoreMany({ db, deletions, tasks, now }: Dependencies) {
  async function refuseIfImpossible(tx: Db, { id, company_id }: Deletion): Promise<Deletion> {
    const deletion = requireFound(await lockRestorable(tx, id, now()), NOT_IN_TRASH);
    if (await isUsedByJob(tx, id)) throw inUse();
    const hidden = await findHiddenCompany(tx, company_id ?? 0);
    if (hidden !== undefined) throw companyDeleted(hidden);
    return deletion;
  }

  /** Records the restore before its first step: a process that goes on after a kill cannot record it. */
  async function begin(tx: Db, actor: Actor, found: Deletion, conflicts: number): Promise<void> {
    const deletion = await refuseIfImpossible(tx, found);
    if (isRestoring(deletion)) return;
    await markRestoring(tx, deletion.id);
    const after = conflicts === 0 ? {} : { after: { remainingTrainees: conflicts } };
    await recordAct(tx, deletion, { actor, what: 'restored', at: now(), ...after });
    await deletions.changed(tx, deletion.id);
  }

  /** The trainees whose emails other accounts use. */
  async function findAllConflicts(deletionId: number): Promise<Conflicts> {
    const conflicts = new Conflicts();
    const slice = startTimeSlice();
    for (let after = 0; ; ) {
      const page = await listMarked(db, deletionId, { after, limit: TRAINEES_PER_PAGE });
      if (page.length === 0) return conflicts;
      conflicts.add(await findConflicts(db, page));
      after = page.at(-1)?.id ?? after;
      if (slice.isOver) await slice.next();
    }
  }

  /**
   * Throws NOT_FOUND, COMPANY_DELETED, CONFLICT if a job works on the deletion, and EMAIL_TAKEN; then nothing was
   * restored. A trainee whose email is taken later stays in the trash.
   */
  return async ({ actor, deletion, options }: RestoringMany): Promise<RestoreResult> => {
    await inTransaction(db, (tx) => refuseIfImpossible(tx, deletion));
    const conflicts = await findAllConflicts(deletion.id);
    if (conflicts.count > 0 && options.leaveConflicts !== true) throw conflicts.refusal();
    await inTransaction(db, (tx) => begin(tx, actor, deletion, conflicts.count));
    await tasks.workFor(DELETION, deletion.id, Number.POSITIVE_INFINITY);
    const result = await findRestoreResult(db, deletion.id);
    // A step has failed, and is tried again.
    if (result === null) throw inUse();
    return result;
  };
}

interface CompletingDependencies {
  readonly announceRestored: Accounts['announceRestored'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Restores the next trainees of a restore that has begun. Returns the id of the last one, or null when all are. */
export function createCompleteRestore({ announceRestored, now }: CompletingDependencies) {
  return async (tx: Db, deletion: Deletion, step: Step<number>): Promise<number | null> => {
    const page = { after: step.cursor ?? 0, limit: TRAINEES_PER_STEP };
    const trainees = await listMarked(tx, deletion.id, page);
    const last = trainees.at(-1);
    if (last !== undefined) {
      await lockCompanies(tx, trainees);
      const taken = new Set(await findConflicts(tx, trainees));
      const ids = trainees.filter((trainee) => !taken.has(trainee)).map(({ id }) => id);
      await unhideTrainees(tx, { deletionId: deletion.id, ids });
      step.after(() => announceRestored(ids));
      return last.id;
    }
    const at = now();
    const remaining = await leaveInTrash(tx, deletion, { company: companyOf(deletion), now: at });
    const result = restoreResult(deletion, remaining);
    await markRestored(tx, deletion.id, { at, settledAt: at, result });
    return null;
  };
}

/** In the order of the ids, before the trainees: two orders of locks could be a deadlock. */
async function lockCompanies(tx: Db, trainees: readonly MarkedTrainee[]): Promise<void> {
  const ids = new Set(trainees.flatMap(({ company_id }) => company_id ?? []));
  for (const id of [...ids].sort((a, b) => a - b)) await lockCompanyShared(tx, id);
}
