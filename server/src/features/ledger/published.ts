/** The parts of the log that anyone reads: its checkpoint, its keys, its tiles. */
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { keysText } from './epochs.ts';
import { findState, listEpochs } from './log-queries.ts';
import { TILE_WIDTH, type TileName } from './tiles.ts';
import { findTiles } from './tree-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly append: (tx: Db) => Promise<unknown>;
}

export interface AskedTile extends TileName {
  /** Its first hashes; null for a full tile. */
  readonly width: number | null;
}

export function createPublished({ db, append }: Dependencies) {
  /** The state of the log, which has a checkpoint from its first request or its first task on. */
  async function signedState() {
    const state = await findState(db);
    if (state.note !== null) return state;
    await inTransaction(db, append);
    return findState(db);
  }

  return {
    /** The newest signed note. */
    async checkpoint(): Promise<string> {
      const { note } = await signedState();
      if (note === null) throw new Error('the signed log has no checkpoint');
      return note;
    },

    /** Verifier keys, one a line: the present ones, then those of former epochs. */
    async keys(): Promise<string> {
      await signedState();
      const lines = (await listEpochs(db)).flatMap((epoch) => keysText(epoch).split('\n'));
      return [...new Set(lines)].map((line) => `${line}\n`).join('');
    },

    /** Its hashes, 32 bytes each; null if the tree does not have so many. */
    async tile({ width, ...name }: AskedTile): Promise<Buffer | null> {
      const [tile] = await findTiles(db, [name]);
      const asked = width ?? TILE_WIDTH;
      if (tile === undefined || tile.hashes.length < asked) return null;
      return Buffer.concat(tile.hashes.slice(0, asked));
    },
  };
}
