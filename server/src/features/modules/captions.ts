import { readFile } from 'node:fs/promises';
import type { Db, Schema } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import { newMediaKey } from '../../platform/media/media-key.ts';
import type { StagedFile } from '../../platform/media/media-store.ts';
import { readWebVtt } from '../../platform/media/webvtt.ts';
import type { Actor } from '../activity/service.ts';
import * as queries from './captions-queries.ts';
import { inLockedModule } from './locked-module.ts';
import { recordModule } from './module-activity.ts';

/** Of their keys, by which they are told from files of the store. */
export const CAPTIONS_EXTENSION = 'vtt';
const LABEL_DEFAULT = 'Captions';

export interface NewCaptions {
  readonly file: StagedFile;
  readonly label?: string | undefined;
  readonly language?: string | undefined;
  /** The module's first video unless given. */
  readonly videoId?: number | undefined;
}

interface Dependencies {
  readonly db: Db;
  readonly now: () => number;
}

/** Captions lie in the database as text: they go with their video, and no store has to serve them. */
export function createCaptions({ db, now }: Dependencies) {
  return {
    async keep(
      actor: Actor,
      moduleId: number,
      given: NewCaptions,
    ): Promise<{ warning: string | null }> {
      const { text, end } = readWebVtt(await readFile(given.file.path));
      return inLockedModule(db, moduleId, async (tx, module) => {
        const video = await findVideo(tx, moduleId, given.videoId);
        if (video === undefined) throw new AppError('CONFLICT', NO_VIDEO);
        const at = now();
        const captions = {
          video_id: video.id,
          // A new one each time: what lies under a key never changes.
          media_key: newMediaKey(CAPTIONS_EXTENSION),
          label: given.label || LABEL_DEFAULT,
          language: languageOf(given),
          content: text,
          created_at: at,
        };
        const replaced = await queries.replaceCaptions(tx, captions);
        const act = { actor, action: 'module.captions-saved', module, at } as const;
        await recordModule(tx, act, {
          ...(replaced === undefined ? {} : { before: captionFields(replaced) }),
          after: captionFields(captions),
        });
        return { warning: end > video.duration + ROUNDING_SECONDS ? TOO_LONG : null };
      });
    },

    remove: (actor: Actor, moduleId: number, videoId: number | undefined): Promise<void> =>
      inLockedModule(db, moduleId, async (tx, module) => {
        const video = await findVideo(tx, moduleId, videoId);
        const removed =
          video === undefined ? undefined : await queries.deleteCaptions(tx, video.id);
        if (removed === undefined) return;
        const act = { actor, action: 'module.captions-removed', module, at: now() } as const;
        await recordModule(tx, act, { before: captionFields(removed) });
      }),
  };
}

const captionFields = ({ label, language }: Pick<Schema['captions'], 'label' | 'language'>) => ({
  captions: label,
  language,
});

/** The one that is named, which has to be there, or the first, which may not. */
async function findVideo(tx: Db, moduleId: number, videoId: number | undefined) {
  const video = await queries.findVideo(tx, moduleId, videoId);
  return videoId === undefined ? video : found(video, 'Video not found or already deleted');
}

function languageOf({ language }: NewCaptions): string | null {
  return language ? (Intl.getCanonicalLocales(language)[0] ?? null) : null;
}

/** A last caption often stays to the end of the picture, as its maker's clock had it. */
const ROUNDING_SECONDS = 1;
const NO_VIDEO = 'Please upload a video before its captions.';
const TOO_LONG =
  'Some captions come after the end of the video. Please check that they belong to it.';
