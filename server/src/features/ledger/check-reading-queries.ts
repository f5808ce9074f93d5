/** The parts of the stored log that a complete check reads. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

/** From `from` to before `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

const leavesBetween = prepared((db, param: Param<Range>) =>
  db
    .selectFrom('log_leaves')
    .leftJoin('certificates', 'certificates.id', 'log_leaves.certificate_id')
    .select([
      'log_leaves.id',
      'log_leaves.log_index',
      'log_leaves.kind',
      'log_leaves.leaf_hash',
      'log_leaves.certificate_id',
      'log_leaves.result_id',
      'log_leaves.epoch_id',
      'certificates.code',
    ])
    .where('log_leaves.log_index', '>=', param('from'))
    .where('log_leaves.log_index', '<', param('to'))
    .orderBy('log_leaves.log_index')
    .$narrowType<{ log_index: number }>(),
);

/** The leaves of these indexes, in order. */
export const listLeaves = (tx: Db, range: Range) => leavesBetween(tx, range);

export type LoggedLeaf = Awaited<ReturnType<typeof listLeaves>>[number];

const checkpointsBetween = prepared((db, param: Param<Range>) =>
  db
    .selectFrom('log_checkpoints')
    .select(['size', 'root_hash'])
    .where('size', '>=', param('from'))
    .where('size', '<', param('to'))
    .orderBy('size')
    .orderBy('epoch_id'),
);

/** The roots of these sizes that were signed, in order. */
export const listCheckpoints = (tx: Db, range: Range) => checkpointsBetween(tx, range);

export async function hasCheckpoint(tx: Db, size: number, epochId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('log_checkpoints')
    .select('size')
    .where('size', '=', size)
    .where('epoch_id', '=', epochId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The epoch and the one before it. */
export function findEpochWithFormer(tx: Db, id: number) {
  return tx
    .selectFrom('log_epochs')
    .select(['id', 'origin', 'ed25519_key', 'ml_dsa_key', 'began_at'])
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
}
