import type { Db } from '#server/platform/database/schema.ts';

/** These certificates as the log has them, with the codes of those that took their places. */
export async function findLogged(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('certificates')
    .leftJoin('certificates as successors', 'successors.id', 'certificates.succeeded_by')
    .select([
      'certificates.id',
      'certificates.code',
      'certificates.module_id',
      'certificates.facts_json',
      'certificates.fact_salt',
      'certificates.completed_on',
      'certificates.valid_until',
      'certificates.issued_at',
      'certificates.withdrawn_at',
      'certificates.succeeded_at',
      'certificates.succession',
      'successors.code as successor',
    ])
    .where('certificates.id', 'in', ids)
    .execute();
}
export type LoggedRow = Awaited<ReturnType<typeof findLogged>>[number];
