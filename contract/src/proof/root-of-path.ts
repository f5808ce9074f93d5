import type { Sha256 } from './leaf.ts';
import { nodeHash, pathOf } from './merkle.ts';

interface Inclusion {
  readonly leafHash: Uint8Array;
  readonly index: number;
  /** Leaves of the tree; more than `index`. */
  readonly size: number;
  /** From the leaf's sibling up to a child of the root. */
  readonly path: readonly Uint8Array[];
}

/** The root of the tree to which the path leads; null if the path has another length than that of this leaf. */
export function rootOfPath(
  sha256: Sha256,
  { leafHash, index, size, path }: Inclusion,
): Uint8Array | null {
  const siblings = pathOf(index, size);
  if (siblings.length !== path.length) return null;
  return siblings.reduce((hash, { end }, level) => {
    const sibling = path[level] as Uint8Array;
    return end <= index ? nodeHash(sha256, sibling, hash) : nodeHash(sha256, hash, sibling);
  }, leafHash);
}
