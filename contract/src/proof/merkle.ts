/** The Merkle tree of RFC 6962, section 2.1: its root, and the paths that prove that it has a leaf. */
import { concat } from './bytes.ts';
import type { Sha256 } from './leaf.ts';

/** The SHA-256 of nothing: the root of a tree without leaves. */
export const EMPTY_ROOT: Uint8Array = Uint8Array.of(
  ...[
    0xe3, 0xb0, 0xc4, 0x42, 0x98, 0xfc, 0x1c, 0x14, 0x9a, 0xfb, 0xf4, 0xc8, 0x99, 0x6f, 0xb9, 0x24,
  ],
  ...[
    0x27, 0xae, 0x41, 0xe4, 0x64, 0x9b, 0x93, 0x4c, 0xa4, 0x95, 0x99, 0x1b, 0x78, 0x52, 0xb8, 0x55,
  ],
);

export const nodeHash = (sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array =>
  sha256(concat(Uint8Array.of(1), left, right));

/** The leaves from `start` to before `end`. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

/** The 2^height leaves from index * 2^height on: no later leaf changes its hash. */
export interface Subtree {
  readonly height: number;
  readonly index: number;
}

/** The largest power of two that is smaller than `size`, which is 2 or more: the leaves left of the root. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/**
 * The complete subtrees of a range, from left to right. The range is a node of the tree: each one is at least as high as
 * all to the right of it together.
 */
export function subtreesOf({ start, end }: LeafRange): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let from = start; from < end; ) {
    let height = 0;
    while (2 ** (height + 1) <= end - from) height += 1;
    subtrees.push({ height, index: from / 2 ** height });
    from += 2 ** height;
  }
  return subtrees;
}

/** The hash of a node of the tree from those of its {@link subtreesOf}. */
export function rootOf(sha256: Sha256, hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length === 0) return EMPTY_ROOT;
  return hashes.reduceRight((right, left) => nodeHash(sha256, left, right));
}

/** The hash of a tree with these leaves. */
export function treeHash(sha256: Sha256, leafHashes: readonly Uint8Array[]): Uint8Array {
  const [only] = leafHashes;
  if (only === undefined) return EMPTY_ROOT;
  if (leafHashes.length === 1) return only;
  const split = splitOf(leafHashes.length);
  return nodeHash(
    sha256,
    treeHash(sha256, leafHashes.slice(0, split)),
    treeHash(sha256, leafHashes.slice(split)),
  );
}

/** The nodes whose hashes prove that a tree of this size has the leaf: from its sibling up to a child of the root. */
export function pathOf(index: number, size: number): LeafRange[] {
  const path: LeafRange[] = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      path.push({ start: middle, end });
      end = middle;
    } else {
      path.push({ start, end: middle });
      start = middle;
    }
  }
  return path.reverse();
}
