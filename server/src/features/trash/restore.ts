/** Restores a deletion: what it has hidden is shown again as it was. */
import { because } from '@portal/contract/reasons';
import { isUniqueViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Accounts } from '../accounts/service.ts';
import type { Actor } from '../activity/service.ts';
import {
  type Deletion,
  type Deletions,
  findRestoreResult,
  isUsedByJob,
  lockRestorable,
  markRestored,
  type RestoreResult,
} from '../deletions/service.ts';
import type { Learning } from '../learning/service.ts';
import { findAdminsOf, type ReachService, reachesTrainee } from '../reach/service.ts';
import { inUse, noSingleTrainee } from './conflicts.ts';
import { type Merging, mergeTrainee } from './merge-trainee.ts';
import { restoreCompany } from './restore-company.ts';
import { restoreGroup } from './restore-group.ts';
import type { RestoreMany } from './restore-many.ts';
import { type ModuleRestoring, restoreModule } from './restore-module.ts';
import { isOfMany, restoreResult } from './restore-result.ts';
import { restoreTrainee } from './restore-trainee.ts';
import { NOT_IN_TRASH, type Restored, type RestoreOptions, type Restoring } from './restoring.ts';
import { takeOut } from './take-out.ts';
import { recordAct } from './trash-activity.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: ModuleRestoring['learning'] &
    Pick<Learning, 'announceRuns' | 'changeStandings'>;
  readonly restoreMany: RestoreMany;
  readonly accounts: Pick<Accounts, 'announceRestored'>;
  readonly deletions: Pick<Deletions, 'changed'>;
  readonly reach: Pick<ReachService, 'announce'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Done = {
  readonly result: RestoreResult;
  readonly userIds: readonly number[];
  /** The company whose training the restore may have changed. */
  readonly companyId?: number | null;
  /** The trainee who got the runs of the deleted one. */
  readonly mergedInto?: number;
  /** The restored company or group. */
  readonly scope?: Scope | null;
};
type Scope = Parameters<typeof findAdminsOf>[1];
type Found = { readonly deletion: Deletion } | Done;

export function createRestore(deps: Dependencies) {
  const { db, learning, restoreMany, accounts, deletions, reach, now } = deps;

  function restoreOne(restoring: Restoring): Promise<Restored> {
    const { subject_kind: kind } = restoring.deletion;
    if (kind === 'company') return restoreCompany(restoring, now());
    if (kind === 'group') return restoreGroup({ learning, now }, restoring);
    return kind === 'module'
      ? restoreModule({ learning, now }, restoring)
      : restoreTrainee(restoring);
  }

  async function restoreAndRecord(restoring: Restoring): Promise<Done> {
    const { tx, actor, deletion } = restoring;
    const { userIds, remaining, after } = await restoreOne(restoring);
    const at = now();
    // The work on many rows of a company or module continues in the background.
    const kind = deletion.subject_kind;
    const settledAt = ['trainee', 'admin', 'group'].includes(kind) ? at : null;
    const result = restoreResult(deletion, remaining);
    await markRestored(tx, deletion.id, { at, settledAt, result });
    await deletions.changed(tx, deletion.id);
    await recordAct(tx, deletion, { actor, what: 'restored', at, ...(after && { after }) });
    return {
      userIds,
      result,
      companyId: companyOfTraining(deletion),
      scope: scopeOf(deletion),
    };
  }

  async function merge(tx: Db, merging: Omit<Merging, 'learning'>): Promise<Done> {
    const { actor, deletion, into } = merging;
    if (!(await reachesTrainee(tx, actor.reach, into, 'people')))
      throw new AppError('NOT_FOUND', because('traineeNotFound'));
    if (deletion.subject_kind !== 'trainee' || isOfMany(deletion)) throw noSingleTrainee();
    const result = await mergeTrainee(tx, { ...merging, learning });
    return { result, userIds: [], mergedInto: into };
  }

  /** Returns the deletion if its many trainees are restored in transactions of their own. */
  async function restoreFound(restoring: Restoring): Promise<Found> {
    const { tx, actor, options } = restoring;
    const { userId, mergeInto: into } = options;
    const deletion =
      userId === undefined
        ? restoring.deletion
        : await takeOut(tx, restoring.deletion, { userId, now: now() });
    if (into !== undefined) return merge(tx, { deletion, into, actor, at: now() });
    return isOfMany(deletion) ? { deletion } : restoreAndRecord({ ...restoring, deletion });
  }

  /** The deletion, or the result if it is restored already. Throws NOT_FOUND, CONFLICT. */
  async function find(tx: Db, id: number): Promise<Found> {
    const deletion = await lockRestorable(tx, id, now());
    if (deletion === undefined) {
      const result = await findRestoreResult(tx, id);
      return { result: requireFound(result ?? undefined, NOT_IN_TRASH), userIds: [] };
    }
    if (await isUsedByJob(tx, id)) throw inUse();
    return { deletion };
  }

  /**
   * Throws NOT_FOUND, EMAIL_TAKEN, NAME_TAKEN, COMPANY_DELETED, CONFLICT; then nothing was restored. A second request
   * returns the result of the first one.
   */
  return async (actor: Actor, id: number, options: RestoreOptions): Promise<RestoreResult> => {
    const found = await unlessTakenMeanwhile(() =>
      inTransaction(db, async (tx): Promise<Found> => {
        const found = await find(tx, id);
        return 'deletion' in found
          ? restoreFound({ tx, actor, deletion: found.deletion, options })
          : found;
      }),
    );
    const done: Done =
      'deletion' in found
        ? { result: await restoreMany({ actor, deletion: found.deletion, options }), userIds: [] }
        : found;
    await accounts.announceRestored(done.userIds);
    if (done.mergedInto !== undefined) await learning.announceRuns([done.mergedInto]);
    if (done.scope) reach.announce((await findAdminsOf(db, done.scope)).map(({ id }) => id));
    if (typeof done.companyId === 'number') await learning.moduleChanges.begin(done.companyId);
    return done.result;
  };
}

/** The company whose training the restore may have changed. */
function companyOfTraining({ subject_kind, subject_id, company_id }: Deletion): number | null {
  if (subject_kind === 'company') return subject_id;
  return subject_kind === 'module' || subject_kind === 'group' ? company_id : null;
}

/** The scope that limited admins have again; null for people and modules. */
function scopeOf({ subject_kind, subject_id, company_id }: Deletion): Scope | null {
  if (subject_kind === 'company') return { companyId: subject_id ?? 0, groupId: null };
  return subject_kind === 'group' ? { companyId: company_id ?? 0, groupId: subject_id } : null;
}

/** An email or a name that was taken since it was checked. */
async function unlessTakenMeanwhile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw inUse();
    throw error;
  }
}
