import type { Db } from '../../platform/database/schema.ts';
import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import * as queries from './media-queries.ts';

/** A file younger than this may belong to an upload whose row is about to be written. */
const YOUNG_MS = 60 * 60 * 1000;
const BATCH = 500;

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Removes the files of the store that no row refers to: what a crash between file and row left
 * behind.
 * @returns how many
 */
export async function sweepOrphans(deps: Dependencies): Promise<number> {
  const { used, orphans } = await sort(deps);
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

async function sort({ db, media, now }: Dependencies) {
  let used = 0;
  const orphans: string[] = [];
  for await (const keys of inBatches(media.list())) {
    const known = await queries.filterUsed(db, keys);
    used += known.size;
    for (const key of keys.filter((key) => !known.has(key))) {
      const file = await media.stat(key);
      if (file !== null && now() - file.modifiedAt >= YOUNG_MS) orphans.push(key);
    }
  }
  return { used, orphans };
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
