import type { Db } from '#server/platform/database/schema.ts';

/** Null if there is no certificate yet. */
export async function findLastCertificateId(db: Db): Promise<number | null> {
  const { last } = await db
    .selectFrom('certificates')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

interface Range {
  readonly from: number;
  /** The first id after the range. */
  readonly to: number;
}

/** In order. */
export async function findWithdrawnIds(db: Db, { from, to }: Range): Promise<number[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('id')
    .where('withdrawn_at', 'is not', null)
    .where('id', '>=', from)
    .where('id', '<', to)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
