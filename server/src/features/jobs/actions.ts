/** The actions of the kinds of jobs on a batch of trainees, and their undo. */
import type { JobKind } from '@portal/contract/jobs';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { type Accounts, findConflicts, hideTrainees, unhideTrainees } from '../accounts/service.ts';
import type { ReplacedRun } from '../learning/service.ts';
import { lockTrainees, moveTrainees, startNewRuns, undoReplacedRuns } from '../trainees/service.ts';
import { type Deletions, namedTrainees } from '../trash/service.ts';
import type { ItemRow } from './item-queries.ts';
import { type JobRow, updateJob } from './queries.ts';
import { findMarkedTrainees } from './undo-queries.ts';

/** A trainee for whom the action was done. */
interface DoneTrainee {
  readonly userId: number;
  /** The current run before and after it, if it starts a new one. */
  readonly runBefore?: number;
  readonly runAfter?: number;
}

interface Action {
  /**
   * Returns the trainees for whom it was done; deleted users, admins and unknown ids are left out. Throws
   * {@link ImpossibleAction} if it can be done for no further trainee.
   */
  apply(tx: Db, job: JobRow, batch: Batch): Promise<readonly DoneTrainee[]>;
  /** Returns the ids of the trainees for whom it was undone; null for an action that cannot be undone. */
  readonly undo: ((tx: Db, job: JobRow, items: readonly ItemRow[]) => Promise<number[]>) | null;
}

interface Batch {
  readonly ids: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export class ImpossibleAction extends Error {}

interface Dependencies {
  readonly accounts: Pick<Accounts, 'inviteAgain'>;
  readonly deletions: Pick<Deletions, 'recordDeletion'>;
}

export type Actions = Readonly<Record<JobKind, Action>>;

export function createActions({ accounts, deletions }: Dependencies): Actions {
  /** The deletion of all trainees of the job, recorded with the first one who is hidden. */
  async function deletionOf(tx: Db, job: JobRow, at: number): Promise<number> {
    if (job.deletion_id !== null) return job.deletion_id;
    const deletionId = await deletions.recordDeletion(tx, {
      kind: 'trainee',
      subjectId: null,
      name: namedTrainees(job.total),
      company: companyOf(job),
      actor: { id: job.created_by, name: job.created_by_name },
      counts: { trainees: job.total },
      at,
    });
    await updateJob(tx, job.id, { deletion_id: deletionId });
    return deletionId;
  }

  return {
    delete: {
      async apply(tx, job, { ids, at }) {
        const { trainees } = await lockTrainees(tx, ids);
        if (trainees.length === 0) return [];
        const deletionId = await deletionOf(tx, job, at);
        const hidden = await hideTrainees(tx, { ids: idsOf(trainees), deletionId, at });
        return hidden.map((userId) => ({ userId }));
      },
      undo: restore,
    },

    move: {
      apply: (tx, { company_id: companyId }, { ids, at }) =>
        impossibleIfNotFound(() => moveTrainees(tx, { ids, companyId: companyId ?? 0, at })),
      undo: undoRuns,
    },

    'train-again': {
      async apply(tx, { company_id: companyId }, { ids, at }) {
        const { trainees } = await lockTrainees(tx, ids);
        // Trainees who were moved to another company meanwhile are not meant.
        const present = trainees.filter(({ company_id }) => company_id === companyId);
        return startNewRuns(tx, { ids: idsOf(present), at });
      },
      undo: undoRuns,
    },

    invite: {
      async apply(tx, _, { ids }) {
        const { trainees } = await lockTrainees(tx, ids);
        const invited = await accounts.inviteAgain(tx, idsOf(trainees));
        return invited.map((userId) => ({ userId }));
      },
      undo: null,
    },
  };
}

/** Leaves out trainees whose email was taken since the undo was requested. */
async function restore(tx: Db, job: JobRow, items: readonly ItemRow[]): Promise<number[]> {
  const { deletion_id: deletionId } = job;
  if (deletionId === null || items.length === 0) return [];
  const userIds = items.map(({ user_id }) => user_id);
  const marked = await findMarkedTrainees(tx, deletionId, userIds);
  const conflicts = new Set(idsOf(await findConflicts(tx, marked)));
  const ids = idsOf(marked).filter((id) => !conflicts.has(id));
  return unhideTrainees(tx, { deletionId, ids });
}

async function undoRuns(tx: Db, _: JobRow, items: readonly ItemRow[]): Promise<number[]> {
  const replaced = items.flatMap(replacedRunOf);
  const refused = new Set(await undoReplacedRuns(tx, replaced));
  return replaced.flatMap(({ userId }) => (refused.has(userId) ? [] : userId));
}

export function replacedRunOf(item: ItemRow): ReplacedRun[] {
  const { user_id: userId, run_before: runBefore, run_after: runAfter } = item;
  return runBefore === null || runAfter === null ? [] : [{ userId, runBefore, runAfter }];
}

async function impossibleIfNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    throw new ImpossibleAction('The company was deleted, so no further trainee was moved to it.');
  }
}

export function companyOf({ company_id: id, company_name: name }: JobRow) {
  return id === null || name === null ? null : { id, name };
}

const idsOf = (users: readonly { readonly id: number }[]) => users.map(({ id }) => id);
