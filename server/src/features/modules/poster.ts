import { because } from '@portal/contract/reasons';
import { AppError } from '#server/platform/http/app-error.ts';
import { deletePoster, findVideo, takePoster } from '../media/service.ts';
import type { ContentChange } from './locked-module.ts';
import { recordModule } from './module-activity.ts';

interface ChangedPoster {
  readonly isChanged: boolean;
  /** The keys of the files that the module no longer has. */
  readonly droppedKeys: readonly string[];
}

const UNCHANGED: ChangedPoster = { isChanged: false, droppedKeys: [] };
const NO_VIDEO = because('pictureNeedsVideo');

/**
 * Gives the module's first video an uploaded poster, or none for null; undefined changes nothing. Throws UPLOAD_NOT_FOUND, CONFLICT without a
 * video.
 */
export async function changePoster(
  change: ContentChange,
  posterUploadId: number | null | undefined,
): Promise<ChangedPoster> {
  if (posterUploadId === undefined) return UNCHANGED;
  const { tx, actor, module, at } = change;
  const video = await findVideo(tx, module.id);
  if (posterUploadId === null) return video ? removePoster(change, video.id) : UNCHANGED;
  if (video === undefined) throw new AppError('CONFLICT', NO_VIDEO);
  const companyId = module.company_id;
  const taking = { posterId: posterUploadId, userId: actor.id, videoId: video.id, companyId, at };
  const { isChanged, droppedKey } = await takePoster(tx, taking);
  if (!isChanged) return UNCHANGED;
  await recordModule(
    tx,
    { ...change, action: 'module.poster-saved' },
    { before: { poster: droppedKey !== null }, after: { poster: true } },
  );
  return { isChanged, droppedKeys: droppedKey === null ? [] : [droppedKey] };
}

async function removePoster(change: ContentChange, videoId: number): Promise<ChangedPoster> {
  const { tx } = change;
  const droppedKey = await deletePoster(tx, videoId);
  if (droppedKey === null) return UNCHANGED;
  await recordModule(
    tx,
    { ...change, action: 'module.poster-removed' },
    { before: { poster: true }, after: { poster: false } },
  );
  return { isChanged: true, droppedKeys: [droppedKey] };
}
