import { base64Of } from '@portal/contract/proof/bytes';
import type { Db } from '#server/platform/database/schema.ts';
import type { Subtree } from './check-tree.ts';
import { TILE_WIDTH } from './tiles.ts';
import { findTiles } from './tree-queries.ts';

/** Tiles have the hashes of subtrees whose height is a multiple of 8. */
const TILE_HEIGHT = Math.log2(TILE_WIDTH);

/** The published tree; each tile is read once. */
export function openTiles(tx: Db) {
  const tiles = new Map<string, readonly Uint8Array[]>();

  async function read(level: number, index: number): Promise<readonly Uint8Array[]> {
    const key = `${level}/${index}`;
    const hashes = tiles.get(key) ?? (await findTiles(tx, [{ level, index }]))[0]?.hashes ?? [];
    tiles.set(key, hashes);
    return hashes;
  }

  /** In base64; undefined where the tiles have none. */
  async function hashAt(level: number, place: number): Promise<string | undefined> {
    const hashes = await read(level, Math.floor(place / TILE_WIDTH));
    const hash = hashes[place % TILE_WIDTH];
    return hash && base64Of(hash);
  }

  return {
    hashAt,

    /** Whether a subtree, whose first leaf has this index, is not the one of the tiles. */
    async isChanged({ height, hash }: Subtree, first: number): Promise<boolean> {
      if (height % TILE_HEIGHT !== 0) return false;
      return (await hashAt(height / TILE_HEIGHT, first / 2 ** height)) !== hash;
    },
  };
}
