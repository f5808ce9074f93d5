import type { Db } from '../../platform/database/schema.ts';
import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import * as queries from './media-queries.ts';
import type { MissingMedia } from './missing-media.ts';

/** A file younger than this may belong to an upload of another process, whose row is about to be written. */
const YOUNG_MS = 60 * 60 * 1000;
const BATCH = 500;
/** So many missing files are named in the log; a lost folder need not fill it. */
const NAMED_MAX = 20;

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly log: Logger;
  readonly now: () => number;
  readonly ownsMedia: boolean;
  readonly startedAt: number;
  readonly missing: MissingMedia;
}

export interface SweptMedia {
  /** Files that no row named, and that are gone now. */
  readonly removed: number;
  /** Rows whose file is gone. */
  readonly missing: number;
}

/** Files and rows never part: what a crash left half done is cleared away, what is lost is told. */
export async function sweepMedia(deps: Dependencies): Promise<SweptMedia> {
  const { used, orphans, present } = await sort(deps);
  const removed = await removeOrphans(deps, used, orphans);
  return { removed, missing: await findMissing(deps, present) };
}

async function removeOrphans(deps: Dependencies, used: number, orphans: readonly string[]) {
  // A store full of files beside a database that knows none of them is another portal's store, or
  // the database is the wrong one. Either way those files are not ours to delete.
  if (used === 0 && orphans.length > 0) {
    deps.log.warn(
      { files: orphans.length },
      'the media store holds only unknown files; none was removed',
    );
    return 0;
  }
  await removeDropped(deps, orphans);
  return orphans.length;
}

async function sort(deps: Dependencies) {
  let used = 0;
  const orphans: string[] = [];
  const present = new Set<string>();
  for await (const keys of inBatches(deps.media.list())) {
    const known = await queries.filterUsed(deps.db, keys);
    used += known.size;
    for (const key of keys) {
      present.add(key);
      if (!known.has(key) && (await isAbandoned(deps, key))) orphans.push(key);
    }
  }
  return { used, orphans, present };
}

async function isAbandoned({ media, now, ownsMedia, startedAt }: Dependencies, key: string) {
  const file = await media.stat(key);
  if (file === null) return false;
  const isOfAnEarlierProcess = ownsMedia && file.modifiedAt < startedAt;
  return isOfAnEarlierProcess || now() - file.modifiedAt >= YOUNG_MS;
}

/** Looks at each row whose file was not listed: it may have been written since. */
async function findMissing(deps: Dependencies, present: ReadonlySet<string>): Promise<number> {
  const { db, media, log, missing } = deps;
  const lost: queries.NamedMedia[] = [];
  for await (const rows of queries.namedMedia(db, BATCH)) {
    const suspects: queries.NamedMedia[] = [];
    for (const row of rows) {
      if (!present.has(row.key) && (await media.stat(row.key)) === null) suspects.push(row);
    }
    if (suspects.length === 0) continue;
    // Replaced or deleted since the row was read: its file had to go.
    const used = await queries.filterUsed(
      db,
      suspects.map(({ key }) => key),
    );
    lost.push(...suspects.filter(({ key }) => used.has(key)));
  }
  for (const { key } of lost) missing.note(key);
  if (lost.length > 0)
    log.error(
      { files: lost.length, named: lost.slice(0, NAMED_MAX) },
      'media files are missing: restore them from a backup, or upload them again',
    );
  return lost.length;
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
