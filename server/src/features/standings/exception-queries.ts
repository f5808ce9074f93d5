/** Queries for exceptions from the rules, of trainees of one company. */
import type { ExceptionKind } from '@portal/contract/requirements';
import type { Insertable } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { orderVersionOf } from '../learning/service.ts';

/** The columns of an exception, without the trainee. */
export interface ExceptionTermsRow {
  readonly company_id: number;
  /** Null for all modules of the company. */
  readonly module_id: number | null;
  readonly kind: ExceptionKind;
  /** Civil dates. */
  readonly from_on: string | null;
  readonly until_on: string | null;
  readonly reason: string;
}

/** Selects exceptions with the names of the admins who have made and ended them; not those in deleted modules. */
const exceptions = (db: Db) =>
  db
    .selectFrom('requirement_exceptions as made')
    .leftJoin('modules', 'modules.id', 'made.module_id')
    .leftJoin('users as makers', 'makers.id', 'made.created_by')
    .leftJoin('users as enders', 'enders.id', 'made.ended_by')
    .select([
      'made.id',
      'made.module_id',
      'modules.name as module_name',
      'made.kind',
      'made.from_on',
      'made.until_on',
      'made.reason',
      'made.created_at',
      'makers.name as made_by',
      'made.ended_at',
      'enders.name as ended_by',
    ])
    .where(({ eb, or }) =>
      or([eb('made.module_id', 'is', null), eb('modules.id', 'is not', null)]),
    );
export type ExceptionRow = Awaited<ReturnType<typeof listExceptions>>[number];

interface OfTrainee {
  readonly userId: number;
  readonly companyId: number;
}

/** All exceptions of the trainee in the company, those that have ended included, oldest first. */
export function listExceptions(db: Db, { userId, companyId }: OfTrainee) {
  return exceptions(db)
    .where('made.user_id', '=', userId)
    .where('made.company_id', '=', companyId)
    .orderBy('made.id')
    .execute();
}

export function findException(db: Db, { userId, companyId }: OfTrainee, id: number) {
  return exceptions(db)
    .where('made.id', '=', id)
    .where('made.user_id', '=', userId)
    .where('made.company_id', '=', companyId)
    .executeTakeFirst();
}

/** The exceptions of these trainees that stand and say the same, by trainee. */
export async function findEqual(
  tx: Db,
  userIds: readonly number[],
  terms: ExceptionTermsRow,
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('requirement_exceptions')
    .select(['id', 'user_id'])
    .where('user_id', 'in', userIds)
    .where('company_id', '=', terms.company_id)
    .where('kind', '=', terms.kind)
    .where('module_id', 'is not distinct from', terms.module_id)
    .where('from_on', 'is not distinct from', terms.from_on)
    .where('until_on', 'is not distinct from', terms.until_on)
    .where('reason', '=', terms.reason)
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

/** Returns its id. */
export async function insertException(
  tx: Db,
  row: Omit<Insertable<Schema['requirement_exceptions']>, 'order_version'> & ExceptionTermsRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('requirement_exceptions')
    .values({ ...row, order_version: orderVersionOf(row.company_id) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of these exceptions that exist, ended or not. */
export async function findExceptions(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('requirement_exceptions')
    .select(['id', 'user_id', 'company_id', 'ended_at'])
    .where('id', 'in', ids)
    .execute();
}

export async function endExceptions(
  tx: Db,
  ids: readonly number[],
  { by, at }: { readonly by: number | null; readonly at: number },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('requirement_exceptions')
    .set({ ended_by: by, ended_at: at })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
}
