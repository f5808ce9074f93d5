/**
 * Whether the database and the media store belong together. Both hold the id of the installation. Files that the
 * database does not name are removed after a time, so an id is written only if rows name files of the store, or if both
 * are empty.
 */
import { randomUUID } from 'node:crypto';
import {
  ensureInstallationId,
  findInstallationId,
} from '#server/platform/database/installation-id.ts';
import type { Logger } from '#server/platform/log.ts';
import { MediaStoreUnavailableError } from '#server/platform/media/media-errors.ts';
import { refuseMovedMedia } from '#server/platform/media/refuse-moved-media.ts';
import {
  describeMismatch,
  MediaBindingError,
  type MediaMismatch,
  mediaUnreachable,
  type Stores,
} from './binding-error.ts';
import * as queries from './queries.ts';

/** Rows of each kind to look for in the store, and files to look for in the database. */
const SAMPLED_ROWS = 20;
const SAMPLED_FILES = 500;

type MediaMatch =
  | 'same-id'
  /** At least one of the two has no id yet, and they may get the same. */
  | 'to-be-bound'
  | MediaMismatch;

type Evidence = 'named-files' | 'both-empty' | 'unknown-files' | 'no-files';

/** Changes nothing. @throws MovedError */
export async function matchMedia(stores: Stores): Promise<MediaMatch> {
  return matchFor(stores, await stores.media.readInstallationId());
}

/** `storeId` was read before: another process that starts now writes its id to the database first. */
async function matchFor(stores: Stores, storeId: string | null): Promise<MediaMatch> {
  if (storeId !== null) await refuseMovedMedia(stores.media);
  const databaseId = await findInstallationId(stores.db);
  if (storeId !== null && storeId === databaseId) return 'same-id';
  if (storeId !== null && databaseId !== null) return 'other-installation';
  const evidence = await findEvidence(stores);
  if (evidence === 'named-files') return 'to-be-bound';
  // An older state of the database may have no id yet. If it names no file of the store, they do not belong together.
  if (storeId !== null) return 'other-installation';
  return evidence === 'both-empty' ? 'to-be-bound' : evidence;
}

/**
 * Gives both the same id if they may have it. The database gets it first: a process that is killed in between leaves a
 * store without an id, for which the next start decides in the same way.
 * @throws MediaBindingError if they do not belong together; MovedError; MediaStoreUnavailableError
 */
export async function bindMedia(stores: Stores): Promise<void> {
  const { db, media } = stores;
  const storeId = await media.readInstallationId();
  const match = await matchFor(stores, storeId);
  if (match === 'same-id') return;
  if (match !== 'to-be-bound') throw new MediaBindingError(describeMismatch(match, stores));
  const id = await ensureInstallationId(db, storeId ?? randomUUID());
  // A portal with another database may have found the same empty store at the same moment.
  if ((await media.readInstallationId()) === null) await media.writeInstallationId(id);
  if ((await media.readInstallationId()) !== id)
    throw new MediaBindingError(describeMismatch('other-installation', stores));
}

/**
 * {@link bindMedia} for a start, which an unreachable store does not prevent if the database has an id already. Returns
 * whether the two are known to belong together.
 * @throws MediaBindingError
 */
export async function bindReachableMedia(stores: Stores, log: Logger): Promise<boolean> {
  try {
    await bindMedia(stores);
    return true;
  } catch (error) {
    if (!(error instanceof MediaStoreUnavailableError)) throw error;
    if ((await findInstallationId(stores.db)) === null) throw mediaUnreachable(stores, error);
    log.warn({ err: error }, 'the media store cannot be reached; the next sweep checks its id');
    return false;
  }
}

/** Assigns the media store to this database, whatever it holds. Another database can no longer start with it. */
export async function adoptMedia({ db, media }: Stores): Promise<void> {
  await media.writeInstallationId(await ensureInstallationId(db, randomUUID()));
}

/** Compares a sample of the rows with a sample of the files. */
async function findEvidence({ db, media }: Stores): Promise<Evidence> {
  const rows = await queries.newestNamedMedia(db, SAMPLED_ROWS);
  for (const { key } of rows) {
    if ((await media.stat(key)) !== null) return 'named-files';
  }
  const files = await firstFiles(media);
  if (files.length === 0) return rows.length === 0 ? 'both-empty' : 'no-files';
  const named = await queries.filterUsed(db, files);
  return named.size > 0 ? 'named-files' : 'unknown-files';
}

async function firstFiles(media: Stores['media']): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of media.list()) {
    keys.push(key);
    if (keys.length === SAMPLED_FILES) break;
  }
  return keys;
}
