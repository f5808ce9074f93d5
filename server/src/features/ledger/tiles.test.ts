import { base64Of } from '@portal/contract/proof/bytes';
import { pathOf, subtreesOf, treeHash } from '@portal/contract/proof/merkle';
import { rootOfPath } from '@portal/contract/proof/root-of-path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './leaves.ts';
import { addToTiles, openTilesOf, type Tile, TileSet, tilesOf } from './tiles.ts';

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, i) => sha256(Buffer.from(String(i))));

/** The tiles as they are stored, which grow by batches: only the open ones are read. */
function storedTiles() {
  const stored = new Map<string, Tile>();
  const read = (names: readonly Pick<Tile, 'level' | 'index'>[]) =>
    new TileSet(names.flatMap(({ level, index }) => stored.get(`${level}/${index}`) ?? []));
  return {
    stored,
    read,
    add(size: number, leafHashes: readonly Uint8Array[]) {
      for (const tile of addToTiles(read(openTilesOf(size)), size, leafHashes))
        stored.set(`${tile.level}/${tile.index}`, tile);
    },
  };
}

/** Adds the leaves in batches, and returns the stored tiles. */
function grow(leaves: readonly Uint8Array[], batches: readonly number[]) {
  const tiles = storedTiles();
  let size = 0;
  for (const batch of [...batches, leaves.length]) {
    tiles.add(size, leaves.slice(size, size + batch));
    size = Math.min(leaves.length, size + batch);
  }
  return tiles;
}

/** The root to which the path of the leaf leads. Only the tiles that a proof names are read. */
function provenRoot({ read }: ReturnType<typeof storedTiles>, index: number, hashes: Uint8Array[]) {
  const path = pathOf(index, hashes.length).map(subtreesOf);
  const tiles = read(tilesOf(path.flat()));
  return rootOfPath(sha256, {
    leafHash: hashes[index] ?? Buffer.of(),
    index,
    size: hashes.length,
    path: path.map((subtrees) => tiles.nodeOf(subtrees)),
  });
}

describe('a tree in tiles', () => {
  it('has the root and the proofs of a tree that is computed at once, however it grew', () => {
    const grown = fc.record({
      size: fc.integer({ min: 1, max: 1_200 }),
      batches: fc.array(fc.nat(400), { maxLength: 12 }),
      part: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    fc.assert(
      fc.property(grown, ({ size, batches, part }) => {
        const leaves = leavesOf(size);
        const tiles = grow(leaves, batches);
        const root = base64Of(treeHash(sha256, leaves));
        const whole = tiles.read(openTilesOf(size)).nodeOf(subtreesOf({ start: 0, end: size }));
        expect(base64Of(whole)).toBe(root);
        const proven = provenRoot(tiles, Math.floor(part * size), leaves);
        expect(proven && base64Of(proven)).toBe(root);
      }),
    );
  });

  it('of three levels is read in a few tiles', () => {
    const leaves = leavesOf(66_000);
    const tiles = grow(leaves, Array(16).fill(4_096));
    const root = treeHash(sha256, leaves);
    for (const index of [0, 255, 256, 65_535, 65_536, 65_999])
      expect(provenRoot(tiles, index, leaves)).toEqual(root);
    const names = tilesOf(pathOf(300, leaves.length).flatMap(subtreesOf));
    expect(names.length).toBeLessThanOrEqual(5);
    expect(tiles.stored.get('2/0')?.hashes).toEqual([treeHash(sha256, leaves.slice(0, 65_536))]);
  });

  it('says which hash is missing', () => {
    const tiles = grow(leavesOf(5), []);
    const wanted = [{ height: 0, index: 5 }];
    expect(() => tiles.read(tilesOf(wanted)).nodeOf(wanted)).toThrow('the tile 0/0');
  });
});
