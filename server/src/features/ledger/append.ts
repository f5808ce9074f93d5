import { base64Of } from '@portal/contract/proof/bytes';
import { subtreesOf } from '@portal/contract/proof/merkle';
import type { Db } from '#server/platform/database/schema.ts';
import { presentEpoch } from './epochs.ts';
import { lockState, storeCheckpoint } from './log-queries.ts';
import type { Signer } from './signer.ts';
import { addToTiles, openTilesOf, type Tile, TileSet } from './tiles.ts';
import { findTiles, storeTiles, takeWaiting } from './tree-queries.ts';

/** Leaves of a batch, which is a checkpoint; about 3 ms, of which the signatures take half. */
const BATCH = 64;

/** The log is not signed: two histories would be. */
export class ChangedTreeError extends Error {
  override readonly name = 'ChangedTreeError';

  constructor() {
    super(
      'The stored tree of the signed log is not the one that was signed last, so nothing more is signed. ' +
        'Check the log on the page Signed Log, and restore a backup from before the change.',
    );
  }
}

interface Appending {
  readonly signer: Signer;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Appends the leaves that wait longest, and signs the tree with them. Returns whether more may wait. Indexes, tiles and
 * checkpoint are stored together, so nothing is signed that is not stored. @throws RetiredLogKeyError, ChangedTreeError
 */
export async function appendBatch(tx: Db, { signer, at }: Appending): Promise<boolean> {
  const state = await lockState(tx);
  const { epoch, place } = await presentEpoch(tx, state, { signer, at });
  const added = await takeWaiting(tx, { size: state.size, limit: BATCH });
  if (added.length === 0 && epoch.id === state.epoch_id) return false;
  const open = await findTiles(tx, openTilesOf(state.size));
  if (state.root_hash !== null && base64Of(rootOf(open, state.size)) !== state.root_hash)
    throw new ChangedTreeError();
  const changed = addToTiles(new TileSet(open), state.size, added);
  await storeTiles(tx, changed);
  const size = state.size + added.length;
  const rootHash = rootOf([...open, ...changed], size);
  await storeCheckpoint(tx, {
    checkpoint: { size, epoch_id: epoch.id, root_hash: base64Of(rootHash), signed_at: at },
    note: signer.signCheckpoint({ origin: epoch.origin, size, rootHash }, at),
    place,
  });
  return added.length === BATCH;
}

const rootOf = (tiles: readonly Tile[], size: number): Uint8Array =>
  new TileSet(tiles).nodeOf(subtreesOf({ start: 0, end: size }));
