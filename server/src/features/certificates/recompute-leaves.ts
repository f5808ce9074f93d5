/** Computes leaves of the log again from the certificates as they are stored now. */
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Db } from '#server/platform/database/schema.ts';
import { type Leaf, recomputedHash } from '../ledger/service.ts';
import { endedLeaf, issuedLeaf, withdrawnLeaf } from './leaf.ts';
import { findLogged, type LoggedRow } from './leaf-queries.ts';

interface LoggedLeaf {
  readonly id: number;
  readonly kind: number;
  readonly certificateId: number;
}

/**
 * Hashes in base64 by the ids of the leaves; empty where the certificate was changed so that it has no such leaf. Leaves of
 * certificates that are not there are absent.
 */
export async function recomputeCertificateLeaves(
  db: Db,
  leaves: readonly LoggedLeaf[],
): Promise<Map<number, string>> {
  const rows = await findLogged(db, [...new Set(leaves.map((leaf) => leaf.certificateId))]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    leaves.flatMap(({ id, kind, certificateId }) => {
      const row = rowOf.get(certificateId);
      return row === undefined ? [] : [[id, recomputedHash(() => leafOfKind(kind, row))] as const];
    }),
  );
}

/** Null if the certificate does not have the leaf any more. */
function leafOfKind(kind: number, row: LoggedRow): Leaf | null {
  const { successor, succession, succeeded_at, withdrawn_at } = row;
  switch (kind) {
    case LEAF_KINDS.certificateReplaced:
      if (successor === null || succession === null || succeeded_at === null) return null;
      return endedLeaf({ ...row, successor, succession, succeeded_at });
    case LEAF_KINDS.certificateWithdrawn:
      return withdrawn_at === null ? null : withdrawnLeaf({ ...row, withdrawn_at });
    default: {
      const leaf = issuedLeaf(row);
      return leaf.kind === kind ? leaf : null;
    }
  }
}
