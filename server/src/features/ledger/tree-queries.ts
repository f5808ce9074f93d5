/** The leaves and the tiles of the tree. */
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import { TILE_WIDTH, type Tile, type TileName } from './tiles.ts';

const HASH_BYTES = 32;

/**
 * Gives the next indexes to the leaves that wait longest, at most `limit`, and returns their hashes in order. The
 * transaction has locked the log.
 */
export async function takeWaiting(
  tx: Db,
  { size, limit }: { readonly size: number; readonly limit: number },
): Promise<Uint8Array[]> {
  const waiting = tx
    .selectFrom('log_leaves')
    .select(['id', sql<number>`row_number() over (order by id)`.as('place')])
    .where('log_index', 'is', null)
    .orderBy('id')
    .limit(limit);
  const taken = await tx
    .updateTable('log_leaves')
    .from(waiting.as('waiting'))
    .set({ log_index: sql<number>`${size - 1} + waiting.place` })
    .whereRef('log_leaves.id', '=', 'waiting.id')
    .returning(['log_leaves.log_index', 'log_leaves.leaf_hash'])
    .execute();
  return taken
    .toSorted((a, b) => Number(a.log_index) - Number(b.log_index))
    .map(({ leaf_hash }) => Buffer.from(leaf_hash, 'base64'));
}

export function findLeaf(db: Db, id: number) {
  return db.selectFrom('log_leaves').select('log_index').where('id', '=', id).executeTakeFirst();
}

export async function findTiles(db: Db, names: readonly TileName[]): Promise<Tile[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('log_tiles')
    .selectAll()
    .where((eb) => eb.or(names.map(({ level, index }) => eb.and({ level, tile: index }))))
    .execute();
  return rows.map(({ level, tile, hashes }) => ({ level, index: tile, hashes: split(hashes) }));
}

export async function storeTiles(tx: Db, tiles: readonly Tile[]): Promise<void> {
  if (tiles.length === 0) return;
  const rows = tiles.map(({ level, index, hashes }) => ({
    level,
    tile: index,
    hashes: Buffer.concat(hashes).toString('base64'),
  }));
  await tx
    .insertInto('log_tiles')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['level', 'tile'])
        .doUpdateSet({ hashes: (eb) => eb.ref('excluded.hashes') }),
    )
    .execute();
}

function split(hashes: string): Uint8Array[] {
  const bytes = Buffer.from(hashes, 'base64');
  const count = Math.min(TILE_WIDTH, bytes.length / HASH_BYTES);
  return Array.from({ length: count }, (_, i) =>
    bytes.subarray(i * HASH_BYTES, (i + 1) * HASH_BYTES),
  );
}
