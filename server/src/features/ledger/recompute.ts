import { type Leaf, leafHashOf } from './leaves.ts';

/** The hash in base64 of a leaf that is made from a stored row again; empty if the row was changed so that it makes none. */
export function recomputedHash(makeLeaf: () => Leaf | null): string {
  try {
    const leaf = makeLeaf();
    return leaf === null ? '' : leafHashOf(leaf);
  } catch {
    // Changed facts may be no JSON any more, and a changed time no date.
    return '';
  }
}
