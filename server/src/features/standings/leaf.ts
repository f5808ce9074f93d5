/** The leaves of the signed log about recorded results, from their stored rows. docs/proofs.md names the fields. */
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Db } from '#server/platform/database/schema.ts';
import { isoInstant } from '#server/platform/iso-instant.ts';
import { type Leaf, recomputedHash } from '../ledger/service.ts';
import { findLogged, type LoggedResult } from './result-queries.ts';

export const resultLeaf = (row: Omit<LoggedResult, 'id'>): Leaf => ({
  kind: LEAF_KINDS.resultRecorded,
  secret: row.fact_salt,
  fields: [
    { name: 'userId', value: String(row.recorded_for) },
    { name: 'moduleId', value: String(row.module_id) },
    { name: 'completedOn', value: row.completed_on },
    { name: 'validUntil', value: row.valid_until ?? '' },
    { name: 'note', value: row.note },
    { name: 'recordedAt', value: isoInstant(row.recorded_at) },
  ],
});

interface LoggedLeaf {
  readonly id: number;
  readonly resultId: number;
}

/**
 * Hashes in base64 by the ids of the leaves; empty where the result was changed so that it has none. Leaves of deleted
 * results are absent.
 */
export async function recomputeResultLeaves(
  db: Db,
  leaves: readonly LoggedLeaf[],
): Promise<Map<number, string>> {
  const rows = await findLogged(db, [...new Set(leaves.map((leaf) => leaf.resultId))]);
  const hashOf = new Map(rows.map((row) => [row.id, recomputedHash(() => resultLeaf(row))]));
  return new Map(
    leaves.flatMap(({ id, resultId }) => {
      const hash = hashOf.get(resultId);
      return hash === undefined ? [] : [[id, hash] as const];
    }),
  );
}
