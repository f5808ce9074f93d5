/** Fills a log with random leaves and their tiles directly: appending a million would take an hour. */
import { randomBytes } from 'node:crypto';
import { LEAF_KINDS } from '@portal/contract/proof/leaf';
import { addToTiles, openTilesOf, TileSet } from '../../../server/src/features/ledger/tiles.ts';
import { findTiles, storeTiles } from '../../../server/src/features/ledger/tree-queries.ts';
import { inTransaction } from '../../../server/src/platform/database/in-transaction.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { inBatches } from '../scale/batches.ts';
import { refreshStatistics } from '../scale/statistics.ts';

/** Leaves of a transaction: a hundred tiles. */
const CHUNK = 25_600;
const HASH_BYTES = 32;

/** The next append signs the tree. */
export async function fillLog(db: Db, size: number): Promise<void> {
  for (let filled = 0; filled < size; filled += CHUNK) {
    const hashes = Array.from({ length: Math.min(CHUNK, size - filled) }, () =>
      randomBytes(HASH_BYTES),
    );
    await inTransaction(db, (tx) => addLeaves(tx, filled, hashes));
  }
  await db.updateTable('log_state').set({ size, root_hash: null }).execute();
  await refreshStatistics(db);
}

async function addLeaves(tx: Db, size: number, hashes: readonly Buffer[]): Promise<void> {
  const rows = hashes.map((hash, i) => ({
    log_index: size + i,
    kind: LEAF_KINDS.certificateIssued,
    leaf_hash: hash.toString('base64'),
    certificate_id: null,
    result_id: null,
    epoch_id: null,
    created_at: Date.now(),
  }));
  await inBatches(rows, (batch) => tx.insertInto('log_leaves').values(batch).execute());
  const open = new TileSet(await findTiles(tx, openTilesOf(size)));
  await storeTiles(tx, addToTiles(open, size, hashes));
}
