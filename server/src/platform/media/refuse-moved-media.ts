import { MovedError } from '../move-mark.ts';
import type { MediaStore } from './media-store.ts';

/** @throws MovedError for a store that was moved, or is an incomplete copy; MediaStoreUnavailableError */
export async function refuseMovedMedia(
  media: Pick<MediaStore, 'location' | 'readMoveMark'>,
): Promise<void> {
  const mark = await media.readMoveMark();
  if (mark !== null) throw new MovedError(`The store of media in ${media.location}`, mark);
}
