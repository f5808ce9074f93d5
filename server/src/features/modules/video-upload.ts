import type { Db } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import type { MediaStore, StagedFile } from '../../platform/media/media-store.ts';
import type { VideoProbe } from '../../platform/media/probe-video.ts';
import type { Actor } from '../activity/service.ts';
import type { Learning } from '../learning/service.ts';
import { inLockedModule } from './locked-module.ts';
import { recordModule, videoFields } from './module-activity.ts';
import * as queries from './queries.ts';
import { keepVideo } from './video-file.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: MediaStore;
  readonly probeVideo: VideoProbe;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'resetWatching'>;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * Puts a video in the place of the module's videos. The file is durable before a row names it, and the
 * old one goes only after no row does. What is claimed of its duration, in seconds, is as the browser
 * sent it, and believed only where the file states none.
 */
export function createUploadVideo(deps: Dependencies) {
  const { db, learning, now } = deps;
  return async (
    actor: Actor,
    moduleId: number,
    file: StagedFile,
    claimedDuration: string | undefined,
  ): Promise<{ warning: string | null }> => {
    const { warning, ...video } = await keepVideo(deps.probeVideo, file, claimedDuration);
    const replaced = await unlessRefused(deps, [video.mediaKey], () =>
      inLockedModule(db, moduleId, async (tx, module) => {
        await learning.rememberOpenModules(tx, module.company_id);
        const at = now();
        const old = await queries.listVideos(tx, { moduleId });
        const keys = await queries.replaceVideos(tx, { ...video, moduleId, createdAt: at });
        // The first video too: whoever opened the quiz long ago has not watched since then.
        await learning.resetWatching(tx, moduleId);
        const after = videoFields([video]);
        await (old.length === 0
          ? recordModule(tx, { actor, action: 'module.video-uploaded', module, at }, { after })
          : recordModule(
              tx,
              { actor, action: 'module.video-replaced', module, at },
              { before: videoFields(old), after },
            ));
        return keys;
      }),
    );
    await removeDropped(deps, replaced);
    return { warning };
  };
}

/**
 * A refused change takes the new files with it. After any other failure the commit may yet have
 * happened.
 */
async function unlessRefused<T>(
  deps: Pick<Dependencies, 'media' | 'log'>,
  keys: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError) await removeDropped(deps, keys);
    throw error;
  }
}
