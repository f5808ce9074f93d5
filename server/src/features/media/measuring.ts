/**
 * Measures the videos that an older version has stored with the duration of their header. The new duration changes no
 * result: what was watched or passed stays, and a trainee whose credited time now covers the video can complete it.
 */
import type { Db } from '#server/platform/database/schema.ts';
import type { Logger } from '#server/platform/log.ts';
import {
  MediaStoreUnavailableError,
  MissingMediaError,
} from '#server/platform/media/media-errors.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import type { MissingMedia } from './missing-media.ts';
import { findUnmeasured, storeMeasured } from './video-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<MediaStore, 'withLocalFile'>;
  readonly missing: Pick<MissingMedia, 'record'>;
  readonly log: Logger;
  /** Returns the seconds of the file at `path`; null if it cannot be read as a video. */
  readonly measure: (path: string) => Promise<number | null>;
}

type Video = NonNullable<Awaited<ReturnType<typeof findUnmeasured>>>;

/**
 * Returns a function that measures one video after the other, until aborted. Each is stored by one statement, which does
 * nothing if another process was faster; what a process that was stopped has left is done by the next call.
 */
export function createMeasuring(deps: Dependencies) {
  return async (ending?: AbortSignal): Promise<void> => {
    let video = await findUnmeasured(deps.db, 0);
    while (video !== undefined && ending?.aborted !== true) {
      await measureStored(deps, video);
      video = await findUnmeasured(deps.db, video.id);
    }
  };
}

async function measureStored({ db, media, measure, ...deps }: Dependencies, video: Video) {
  const { missing, log } = deps;
  const { id, module_id: moduleId, media_key: key, duration: stated } = video;
  try {
    const measured = await media.withLocalFile(key, measure);
    if (!(await storeMeasured(db, id, measured ?? stated))) return;
    if (measured === null)
      log.warn({ key, moduleId }, 'the length of a video could not be measured; it stays as it is');
    else if (measured !== stated)
      log.info({ key, moduleId, stated, measured }, 'measured the length of a video');
  } catch (error) {
    if (error instanceof MediaStoreUnavailableError) throw error;
    // The sweep reports missing files, which may return from a backup.
    if (error instanceof MissingMediaError) missing.record(key);
    else log.error({ err: error, key }, 'a video could not be measured; it is tried again later');
  }
}
