import type { Logger } from '../../platform/log.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';

/**
 * Removes files that no row refers to any more; call it after the commit that dropped the rows.
 * What cannot be removed is logged and left to the sweep of orphans: the change itself is done. Returns
 * the keys whose files are gone.
 */
export async function removeDropped(
  { media, log }: { readonly media: MediaStore; readonly log: Logger },
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
