/**
 * The tree in tiles, as in C2SP `tlog-tiles`: each has up to 256 hashes of one level, and a hash of level n + 1 is that
 * of a full tile of level n.
 */
import { rootOf, type Subtree, subtreesOf, treeHash } from '@portal/contract/proof/merkle';
import { sha256 } from './leaves.ts';

export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;

export interface TileName {
  readonly level: number;
  readonly index: number;
}

export interface Tile extends TileName {
  readonly hashes: readonly Uint8Array[];
}

/** Where the hashes are from which that of a subtree is made. */
function placeOf({ height, index }: Subtree) {
  const level = Math.floor(height / TILE_HEIGHT);
  const width = 2 ** (height % TILE_HEIGHT);
  const from = (index * width) % TILE_WIDTH;
  return { level, index: Math.floor((index * width) / TILE_WIDTH), from, end: from + width };
}

/** The tiles that have the hashes of these subtrees: one or two of each level of the tree for a proof. */
export function tilesOf(subtrees: readonly Subtree[]): TileName[] {
  const names = subtrees.map(placeOf).map(({ level, index }) => ({ level, index }));
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}

/** The tiles of a tree to which hashes are added next. */
export const openTilesOf = (size: number): TileName[] =>
  tilesOf(subtreesOf({ start: 0, end: size }));

const keyOf = ({ level, index }: TileName) => `${level}/${index}`;

/** Tiles that were read, or that are about to be written. */
export class TileSet {
  readonly #tiles: ReadonlyMap<string, Tile>;

  /** A later tile takes the place of an earlier one with the same name. */
  constructor(tiles: readonly Tile[]) {
    this.#tiles = new Map(tiles.map((tile) => [keyOf(tile), tile]));
  }

  /** Empty for a tile that does not exist yet. */
  hashesOf(name: TileName): readonly Uint8Array[] {
    return this.#tiles.get(keyOf(name))?.hashes ?? [];
  }

  /** The hash of a node of the tree, from its subtrees. Throws if a tile has less than they need. */
  nodeOf(subtrees: readonly Subtree[]): Uint8Array {
    return rootOf(
      sha256,
      subtrees.map((subtree) => {
        const { from, end, ...name } = placeOf(subtree);
        const hashes = this.hashesOf(name).slice(from, end);
        if (hashes.length < end - from)
          throw new Error(`the tile ${keyOf(name)} of the signed log has no hash ${end - 1}`);
        return treeHash(sha256, hashes);
      }),
    );
  }
}

/** The tiles as they are after leaves are added to a tree of this size, whose open tiles are given: the changed ones. */
export function addToTiles(open: TileSet, size: number, leafHashes: readonly Uint8Array[]): Tile[] {
  const changed: Tile[] = [];
  let added = leafHashes;
  for (let level = 0, before = size; added.length > 0; level += 1) {
    const index = Math.floor(before / TILE_WIDTH);
    const tiles = chunksOf([...open.hashesOf({ level, index }), ...added]).map((hashes, i) => ({
      level,
      index: index + i,
      hashes,
    }));
    changed.push(...tiles);
    added = tiles
      .filter(({ hashes }) => hashes.length === TILE_WIDTH)
      .map(({ hashes }) => treeHash(sha256, hashes));
    before = index;
  }
  return changed;
}

const chunksOf = (hashes: readonly Uint8Array[]) =>
  Array.from({ length: Math.ceil(hashes.length / TILE_WIDTH) }, (_, i) =>
    hashes.slice(i * TILE_WIDTH, (i + 1) * TILE_WIDTH),
  );
