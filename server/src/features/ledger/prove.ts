import { pathOf, subtreesOf } from '@portal/contract/proof/merkle';
import { proofText } from '@portal/contract/proof/proof-text';
import { because } from '@portal/contract/reasons';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { ChangedTreeError } from './append.ts';
import { RetiredLogKeyError } from './epochs.ts';
import { findState } from './log-queries.ts';
import { TileSet, tilesOf } from './tiles.ts';
import { findLeaf, findTiles } from './tree-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly append: (tx: Db) => Promise<unknown>;
}

const mustNotSign = (error: unknown): boolean =>
  error instanceof RetiredLogKeyError || error instanceof ChangedTreeError;

export function createProving({ db, append }: Dependencies) {
  /** Appends batches until the leaf has an index. */
  async function indexOf(leafId: number): Promise<number> {
    for (;;) {
      const leaf = await findLeaf(db, leafId);
      if (leaf === undefined) throw new Error(`the signed log has no leaf ${leafId}`);
      if (leaf.log_index !== null) return leaf.log_index;
      try {
        await inTransaction(db, append);
      } catch (cause) {
        if (!mustNotSign(cause)) throw cause;
        throw new AppError('UNAVAILABLE', because('notInLogYet'), { cause });
      }
    }
  }

  return async function prove(leafId: number, extra: string): Promise<string> {
    const index = await indexOf(leafId);
    const { size, note } = await findState(db);
    if (note === null) throw new Error('the signed log has leaves and no checkpoint');
    const path = pathOf(index, size).map(subtreesOf);
    const tiles = new TileSet(await findTiles(db, tilesOf(path.flat())));
    const hashes = path.map((subtrees) => tiles.nodeOf(subtrees));
    return proofText({ extra, index, path: hashes, checkpoint: note });
  };
}
