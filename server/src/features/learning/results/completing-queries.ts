/** Queries for changes of modules that complete trainings, and for the runs that they complete. */
import type { CompletingKind } from '@portal/contract/notifications';
import type { Db } from '#server/platform/database/schema.ts';
import { isReady } from '../module-queries.ts';
import { hasCompletedAll } from './impact-queries.ts';

export interface ModuleChange {
  readonly companyId: number;
  readonly module: { readonly id: number; readonly name: string };
  readonly kind: CompletingKind;
  /** Null unless the module was deleted. */
  readonly deletionId: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns the id of the change. */
export async function insertChange(tx: Db, change: ModuleChange): Promise<number> {
  const { companyId, module, kind, deletionId, at } = change;
  const { id } = await tx
    .insertInto('completing_changes')
    .values({
      company_id: companyId,
      module_id: module.id,
      module_name: module.name,
      kind,
      deletion_id: deletionId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks the deletion as undone. Its completions are taken back when the figures are computed again. */
export async function markUndone(tx: Db, deletionId: number, at: number): Promise<void> {
  await tx
    .updateTable('completing_changes')
    .set({ undone_at: at, settled_at: null })
    .where('deletion_id', '=', deletionId)
    .execute();
}

/**
 * Marks a change of rules of the module as undone, like a deletion. Returns false if it was made before `since`, or is
 * none.
 */
export async function markRulesUndone(tx: Db, undone: UndoneRules): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('completing_changes')
    .set({ undone_at: undone.at, settled_at: null })
    .where('id', '=', undone.changeId)
    .where('module_id', '=', undone.moduleId)
    .where('kind', '=', 'rules')
    .where('created_at', '>=', undone.since)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface UndoneRules {
  readonly changeId: number;
  readonly moduleId: number;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly at: number;
}

/** The changes whose work is not done, oldest first. */
export function listUnsettled(tx: Db, companyId: number) {
  return tx
    .selectFrom('completing_changes')
    .select(['id', 'module_id', 'created_at', 'undone_at'])
    .where('company_id', '=', companyId)
    .where('settled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
export type Unsettled = Awaited<ReturnType<typeof listUnsettled>>[number];

/** Those of the current runs whose modules are all passed, and that are not completed yet. */
export async function findToComplete(
  tx: Db,
  companyId: number,
  runIds: readonly number[],
): Promise<number[]> {
  if (runIds.length === 0) return [];
  const rows = await tx
    .selectFrom('runs')
    .select('id')
    .where('id', 'in', runIds)
    .where('company_id', '=', companyId)
    .where('completed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where((eb) => hasCompletedAll(companyId)(eb))
    .execute();
  return rows.map(({ id }) => id);
}

/** The passes of these runs; `is_present` is 0 for a module that is not in the path any more. */
export function listPassesOfRuns(tx: Db, runIds: readonly number[]) {
  return tx
    .selectFrom('progress')
    .leftJoin('modules', (join) =>
      join.onRef('modules.id', '=', 'progress.module_id').on((eb) => isReady(eb)),
    )
    .select((eb) => [
      'progress.run_id',
      'progress.module_id',
      eb.ref('progress.passed_at').$notNull().as('passed_at'),
      eb.case().when('modules.id', 'is', null).then(0).else(1).end().as('is_present'),
    ])
    .where('progress.run_id', 'in', runIds)
    .where('progress.passed_at', 'is not', null)
    .execute();
}

/** The users of these runs; the run of a deleted trainee is hidden. */
export function findUsersOfRuns(tx: Db, runIds: readonly number[]) {
  return tx
    .selectFrom('runs')
    .select(['id', 'user_id', 'hidden'])
    .where('id', 'in', runIds)
    .execute();
}

export async function addTrainees(tx: Db, changeId: number, count: number): Promise<void> {
  await tx
    .updateTable('completing_changes')
    .set(({ eb }) => ({ trainees: eb('trainees', '+', count) }))
    .where('id', '=', changeId)
    .execute();
}

/** Those of the current runs that this change or a later one has completed, not all of whose modules are passed now. */
export function findToTakeBack(
  tx: Db,
  { companyId, runIds, since }: { companyId: number; runIds: readonly number[]; since: number },
) {
  return tx
    .selectFrom('runs')
    .select(['id', 'user_id', 'hidden', 'completed_by'])
    .where('id', 'in', runIds)
    .where('company_id', '=', companyId)
    .where('completed_by', '>=', since)
    .where('ended_at', 'is', null)
    .where((eb) => eb.not(hasCompletedAll(companyId)(eb)))
    .execute();
}

/** The runs are open again, with the present modules. */
export async function takeBack(tx: Db, runIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('run_modules').where('run_id', 'in', runIds).execute();
  await tx
    .updateTable('runs')
    .set({ completed_at: null, completed_by: null, completion_seen_at: null, certify_at: null })
    .where('id', 'in', runIds)
    .execute();
}

/**
 * Settles the changes of the company, whose work is done; those that have completed nothing are deleted. Returns whether a
 * list of completions has changed.
 */
export async function settleChanges(tx: Db, companyId: number, at: number): Promise<boolean> {
  const unsettled = await tx
    .selectFrom('completing_changes')
    .select(['id', 'trainees', 'undone_at'])
    .where('company_id', '=', companyId)
    .where('settled_at', 'is', null)
    .execute();
  if (unsettled.length === 0) return false;
  await tx
    .deleteFrom('completing_changes')
    .where('company_id', '=', companyId)
    .where('trainees', '<=', 0)
    .execute();
  await tx
    .updateTable('completing_changes')
    .set({ settled_at: at })
    .where('company_id', '=', companyId)
    .where('settled_at', 'is', null)
    .execute();
  return unsettled.some(({ trainees, undone_at }) => trainees > 0 || undone_at !== null);
}

/** Marks the notice about the completion of a run as seen. Returns false without such a run. */
export async function markSeen(
  db: Db,
  { userId, number, at }: { userId: number; number: number; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('runs')
    .set(({ fn, cast, val }) => ({
      completion_seen_at: fn.coalesce('completion_seen_at', cast<number>(val(at), 'bigint')),
    }))
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .where('completed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
