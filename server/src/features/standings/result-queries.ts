/** Queries for recorded results. */
import type { Selectable } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { orderVersionOf } from '../learning/service.ts';

export type NewResult = Pick<
  Selectable<Schema['recorded_results']>,
  | 'user_id'
  | 'module_id'
  | 'completed_on'
  | 'valid_until'
  | 'note'
  | 'recorded_by'
  | 'recorded_at'
  | 'recorded_for'
  | 'fact_salt'
>;

/** Throws the engine's unique violation if one of the same module and day is recorded. Returns its id. */
export async function insertResult(tx: Db, companyId: number, row: NewResult): Promise<number> {
  const { id } = await tx
    .insertInto('recorded_results')
    .values({ ...row, order_version: orderVersionOf(companyId) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** These results as the log has them. */
export async function findLogged(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('recorded_results')
    .select([
      'id',
      'recorded_for',
      'module_id',
      'completed_on',
      'valid_until',
      'note',
      'recorded_at',
      'fact_salt',
    ])
    .where('id', 'in', ids)
    .execute();
}
export type LoggedResult = Awaited<ReturnType<typeof findLogged>>[number];

interface ResultOfTrainee {
  readonly id: number;
  readonly userId: number;
  readonly companyId: number;
}

/** Withdrawn or not. */
export function findResult(tx: Db, { id, userId, companyId }: ResultOfTrainee) {
  return tx
    .selectFrom('recorded_results')
    .innerJoin('modules', 'modules.id', 'recorded_results.module_id')
    .select([
      'modules.name as module_name',
      'recorded_results.completed_on',
      'recorded_results.valid_until',
      'recorded_results.note',
      'recorded_results.withdrawn_at',
    ])
    .where('recorded_results.id', '=', id)
    .where('recorded_results.user_id', '=', userId)
    .where('modules.company_id', '=', companyId)
    .executeTakeFirst();
}

/** Withdraws those of these results that stand. */
export async function withdrawResults(
  tx: Db,
  ids: readonly number[],
  { by, at }: { readonly by: number | null; readonly at: number },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('recorded_results')
    .set({ withdrawn_by: by, withdrawn_at: at })
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
}
