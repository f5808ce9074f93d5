import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Db } from '#server/platform/database/schema.ts';
import { findEpochWithFormer } from './check-reading-queries.ts';
import { restoredLeaf, rotatedLeaf } from './epochs.ts';
import { recomputedHash } from './recompute.ts';

interface LoggedLeaf {
  readonly id: number;
  readonly kind: number;
  readonly epochId: number;
}

/** Hashes in base64 by the ids of the leaves; empty where the epochs have no such leaf. */
export async function recomputeEpochLeaves(
  tx: Db,
  leaves: readonly LoggedLeaf[],
): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const { id, kind, epochId } of leaves) {
    const [epoch, former] = await findEpochWithFormer(tx, epochId);
    const leafOfEpoch = kind === LEAF_KINDS.keyRotated ? rotatedLeaf : restoredLeaf;
    const hash = recomputedHash(() =>
      epoch === undefined || former === undefined
        ? null
        : leafOfEpoch(former, epoch, epoch.began_at),
    );
    hashes.set(id, hash);
  }
  return hashes;
}
