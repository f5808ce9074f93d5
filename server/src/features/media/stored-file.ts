/** Files of the media store that rows name: each is stored before its row, and removed after it. */
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import { newMediaKey } from '../../platform/media/media-key.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';

export interface FileDependencies {
  readonly media: Pick<MediaStore, 'remove'>;
  readonly log: Logger;
}

/** A received file whose content has been examined. */
export interface ExaminedFile {
  readonly file: StagedFile;
  readonly contentType: string;
  readonly extension: string;
}

/**
 * Stores the file durably under a new key, then writes the row that names it. A refused row takes the
 * file with it. After any other failure the row may have been committed: then the sweep decides.
 */
export async function withStoredFile<T>(
  deps: FileDependencies,
  { file, contentType, extension }: ExaminedFile,
  writeRow: (mediaKey: string) => Promise<T>,
): Promise<T> {
  const mediaKey = newMediaKey(extension);
  await file.commit(mediaKey, contentType);
  try {
    return await writeRow(mediaKey);
  } catch (error) {
    if (error instanceof AppError) await removeFiles(deps, [mediaKey]);
    throw error;
  }
}

/**
 * Removes files that no row names any more; call it after the commit that replaced or deleted the rows.
 * What cannot be removed is logged and left to the sweep: the change itself is done. Returns the keys
 * whose files are gone.
 */
export async function removeFiles(
  { media, log }: FileDependencies,
  keys: readonly string[],
): Promise<string[]> {
  const removed: string[] = [];
  for (const key of keys) {
    try {
      await media.remove(key);
      removed.push(key);
    } catch (error) {
      log.warn({ err: error, key }, 'a media file that is no longer used could not be removed');
    }
  }
  return removed;
}
