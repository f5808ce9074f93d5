/** A part of the log, leaf by leaf: its records, its tiles, and the roots that were signed. */
import type { LedgerProblem } from '@portal/contract/ledger';
import type { Db } from '#server/platform/database/schema.ts';
import { findChangedLeaves, type Recomputing } from './check-leaves.ts';
import * as queries from './check-reading-queries.ts';
import { openTiles } from './check-tiles.ts';
import { addLeaf, rootOfSubtrees, type Subtree } from './check-tree.ts';

/** Stands for a leaf that neither has a record nor is in a tile. */
const NO_HASH = Buffer.alloc(32).toString('base64');

/** The leaves before `size` are checked; their tree has these subtrees. */
export type Checked = { readonly size: number; readonly subtrees: readonly Subtree[] };

export interface CheckedPart {
  readonly after: Checked;
  readonly problems: LedgerProblem[];
}

/** Checks the leaves from the last checked one to before `to`. */
export async function checkPart(
  tx: Db,
  { before, to }: { readonly before: Checked; readonly to: number },
  recompute: Recomputing,
): Promise<CheckedPart> {
  const from = before.size;
  const leaves = await queries.listLeaves(tx, { from, to });
  const changes = await findChangedLeaves(tx, leaves, recompute);
  const requireRoot = await readRoots(tx, { from: from === 0 ? 0 : from + 1, to: to + 1 });
  const tiles = openTiles(tx);
  const leafAt = new Map(leaves.map((leaf) => [leaf.log_index, leaf]));
  const subtrees = [...before.subtrees];
  const problems: LedgerProblem[] = from === 0 ? requireRoot(0, subtrees) : [];

  for (let index = from; index < to; index += 1) {
    const leaf = leafAt.get(index);
    const change = leaf === undefined ? 'leaf-missing' : changes.get(leaf.id);
    if (change !== undefined) problems.push({ kind: change, index, code: leaf?.code ?? null });
    const hash = leaf?.leaf_hash ?? (await tiles.hashAt(0, index)) ?? NO_HASH;
    for (const subtree of addLeaf(subtrees, hash)) {
      const first = index + 1 - 2 ** subtree.height;
      if (await tiles.isChanged(subtree, first)) problems.push(problem('tile-changed', first));
    }
    problems.push(...requireRoot(index + 1, subtrees));
  }
  return { after: { size: to, subtrees }, problems };
}

export const problem = (kind: LedgerProblem['kind'], index: number): LedgerProblem => ({
  kind,
  index,
  code: null,
});

/** Returns a function that compares the tree of a size with each root of this size that was signed. */
async function readRoots(tx: Db, sizes: queries.Range) {
  const checkpoints = await queries.listCheckpoints(tx, sizes);
  return (size: number, subtrees: readonly Subtree[]): LedgerProblem[] => {
    const signed = checkpoints.filter((checkpoint) => checkpoint.size === size);
    if (signed.length === 0) return [];
    const root = rootOfSubtrees(subtrees);
    const isChanged = signed.some(({ root_hash }) => root_hash !== root);
    return isChanged ? [problem('checkpoint-changed', size)] : [];
  };
}
