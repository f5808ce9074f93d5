import type { CertificateInShort } from '@portal/contract/certificate-status';
import type { Db } from '#server/platform/database/schema.ts';
import { presentInShort } from './present.ts';
import { findUnsucceeded } from './queries.ts';

interface People {
  readonly userIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The latest certificates of people about the whole training in their present companies. People without one are absent. */
export async function findLatestOf(
  db: Db,
  { userIds, now }: People,
): Promise<ReadonlyMap<number, CertificateInShort & { readonly id: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await findUnsucceeded(db, { ids: userIds });
  return new Map(rows.map((row) => [row.user_id, { id: row.id, ...presentInShort(row, now) }]));
}
