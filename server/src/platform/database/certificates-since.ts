/** The time since which this installation certifies completions. */
import { type Param, prepared } from './prepared.ts';
import type { Db } from './schema.ts';

const findSince = prepared((db, _: Param<object>) =>
  db.selectFrom('installation').select('certificates_since'),
);

/** In ms since 1970; null before the first start with certificates, undefined in a database that was never used. */
export async function findCertificatesSince(db: Db): Promise<number | null | undefined> {
  const [row] = await findSince(db, {});
  return row?.certificates_since;
}

/** @param at in ms since 1970 */
export async function setCertificatesSince(tx: Db, at: number): Promise<void> {
  await tx
    .updateTable('installation')
    .set({ certificates_since: at })
    .where('certificates_since', 'is', null)
    .execute();
}
