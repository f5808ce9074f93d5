import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

export type LeafRow = Pick<
  Schema['log_leaves'],
  'kind' | 'leaf_hash' | 'certificate_id' | 'result_id' | 'epoch_id' | 'created_at'
>;

const insert = prepared((db, param: Param<LeafRow>) =>
  db.insertInto('log_leaves').values({
    kind: param('kind'),
    leaf_hash: param('leaf_hash'),
    certificate_id: param('certificate_id'),
    result_id: param('result_id'),
    epoch_id: param('epoch_id'),
    created_at: param('created_at'),
  }),
);

export async function insertLeaf(tx: Db, leaf: LeafRow): Promise<void> {
  await insert(tx, leaf);
}

/** The leaf with which the certificate was issued. */
export function findLeafOfCertificate(
  db: Db,
  certificateId: number,
): Promise<{ readonly id: number } | undefined> {
  const { certificateIssued, moduleCertificate } = LEAF_KINDS;
  return db
    .selectFrom('log_leaves')
    .select('id')
    .where('certificate_id', '=', certificateId)
    .where('kind', 'in', [certificateIssued, moduleCertificate])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Since when the leaf that waits longest does, in ms since 1970. Undefined if none waits. */
export async function findOldestWaiting(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('log_leaves')
    .select('created_at')
    .where('log_index', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}
