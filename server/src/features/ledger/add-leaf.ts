import type { Db } from '#server/platform/database/schema.ts';
import { insertLeaf } from './leaf-queries.ts';
import { type Leaf, leafHashOf } from './leaves.ts';

export interface NewLeaf extends Leaf {
  readonly certificateId?: number;
  readonly resultId?: number;
  /** The epoch that begins with it. */
  readonly epochId?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Belongs in the transaction of the event. The leaf gets its place in the log afterwards. */
export const addLeaf = (tx: Db, leaf: NewLeaf): Promise<void> =>
  insertLeaf(tx, {
    kind: leaf.kind,
    leaf_hash: leafHashOf(leaf),
    certificate_id: leaf.certificateId ?? null,
    result_id: leaf.resultId ?? null,
    epoch_id: leaf.epochId ?? null,
    created_at: leaf.at,
  });
