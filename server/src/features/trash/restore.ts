/** Restores a deletion: what it has hidden is shown again as it was. */
import { isUniqueViolation } from '#server/platform/database/constraint-errors.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Actor } from '../activity/service.ts';
import { inUse } from './conflicts.ts';
import * as queries from './queries.ts';
import { restoreCompany } from './restore-company.ts';
import type { RestoreMany } from './restore-many.ts';
import { type ModuleRestoring, restoreModule } from './restore-module.ts';
import { restoreTrainee } from './restore-trainee.ts';
import { NOT_IN_TRASH, type Restored, type RestoreOptions, type Restoring } from './restoring.ts';
import type { Deletion } from './steps.ts';
import { recordAct } from './trash-activity.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: ModuleRestoring;
  readonly restoreMany: RestoreMany['restore'];
  readonly announceRestored: (userIds: readonly number[]) => Promise<void>;
  readonly workSoon: () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createRestore(deps: Dependencies) {
  const { db, learning, restoreMany, announceRestored, workSoon, now } = deps;

  function restoreOne(restoring: Restoring): Promise<Restored> {
    const { subject_kind: kind } = restoring.deletion;
    if (kind === 'company') return restoreCompany(restoring);
    return kind === 'module' ? restoreModule(learning, restoring) : restoreTrainee(restoring);
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async function find(tx: Db, id: number): Promise<Deletion> {
    const deletion = requireFound(await queries.lockRestorable(tx, id, now()), NOT_IN_TRASH);
    if (await queries.isUsedByJob(tx, id)) throw inUse();
    return deletion;
  }

  /**
   * Returns the name of what was restored. Throws NOT_FOUND, EMAIL_TAKEN, NAME_TAKEN, COMPANY_DELETED, CONFLICT; then
   * nothing was restored.
   */
  return async (actor: Actor, id: number, options: RestoreOptions) => {
    const { deletion, restored } = await unlessTakenMeanwhile(() =>
      inTransaction(db, async (tx) => {
        const deletion = await find(tx, id);
        if (isOfMany(deletion)) return { deletion, restored: null };
        const restored = await restoreOne({ tx, deletion, options });
        const at = now();
        const settledAt = deletion.subject_kind === 'trainee' ? at : null;
        await queries.markRestored(tx, id, { at, settledAt });
        const { after } = restored;
        const act = { actor, what: 'restored', at, ...(after && { after }) } as const;
        await recordAct(tx, deletion, act);
        return { deletion, restored };
      }),
    );
    const { userIds, remainingDeletionId } =
      restored ?? (await restoreMany({ actor, deletion, options }));
    await announceRestored(userIds);
    workSoon();
    learning.figures.begin();
    return { name: deletion.subject_name, remainingDeletionId };
  };
}

const isOfMany = ({ subject_kind, subject_id }: Deletion) =>
  subject_kind === 'trainee' && subject_id === null;

/** An email or a name that was taken since it was checked. */
async function unlessTakenMeanwhile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw inUse();
    throw error;
  }
}
