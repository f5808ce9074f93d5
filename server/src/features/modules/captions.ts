import { CAPTIONS_LANGUAGES_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { CaptionsWarning } from '@portal/contract/videos';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import {
  type CaptionsRow,
  deleteCaptions,
  type ExaminedCaptions,
  findVideo,
  listCaptions,
  saveCaptions,
} from '../media/service.ts';
import type { ContentChange } from './locked-module.ts';
import { recordModule } from './module-activity.ts';

export interface CaptionsChanges {
  readonly saved: readonly ExaminedCaptions[];
  /** The languages whose captions are removed, or 'all' of them. */
  readonly removed: readonly string[] | 'all';
  /** The module's first video unless given. */
  readonly videoId: number | undefined;
}

export interface ChangedCaptions {
  readonly isChanged: boolean;
  readonly warnings: CaptionsWarning[];
}

export const UNCHANGED_CAPTIONS: ChangedCaptions = { isChanged: false, warnings: [] };

/** Replaces, adds and removes captions of a video. Throws NOT_FOUND for an unknown video, CONFLICT without any. */
export async function changeCaptions(
  change: ContentChange,
  { saved, removed, videoId }: CaptionsChanges,
): Promise<ChangedCaptions> {
  const { tx, module } = change;
  const video = await videoOf(tx, module.id, videoId);
  if (video === undefined && saved.length === 0) return UNCHANGED_CAPTIONS;
  if (video === undefined) throw new AppError('CONFLICT', NO_VIDEO);
  const stored = await listCaptions(tx, [video.id]);
  const leaving = stored.filter(({ language }) => removed === 'all' || removed.includes(language));
  for (const captions of leaving) await removeOne(change, captions);
  const staying = stored.filter((captions) => !leaving.includes(captions));
  refuseTooMany(staying, saved);
  for (const captions of saved) {
    const before = staying.find(({ language }) => language === captions.language);
    await saveOne(change, video.id, { captions, before });
  }
  const warnings = saved.flatMap((captions) => [
    ...captions.warnings,
    ...latenessOf(captions, video.duration),
  ]);
  return {
    isChanged: leaving.length + saved.length > 0,
    warnings: withoutRepeated(warnings),
  };
}

async function removeOne(change: ContentChange, captions: CaptionsRow): Promise<void> {
  const { tx } = change;
  await deleteCaptions(tx, captions.video_id, captions.language);
  const before = captionFields(captions);
  await recordModule(tx, { ...change, action: 'module.captions-removed' }, { before });
}

interface Saving {
  readonly captions: ExaminedCaptions;
  /** The captions in the same language that are replaced. */
  readonly before: CaptionsRow | undefined;
}

async function saveOne(change: ContentChange, videoId: number, { captions, before }: Saving) {
  const { tx, at } = change;
  await saveCaptions(tx, videoId, { captions, createdAt: at });
  await recordModule(
    tx,
    { ...change, action: 'module.captions-saved' },
    { ...(before && { before: captionFields(before) }), after: captionFields(captions) },
  );
}

/** Captions in several languages often have the same problem. */
const withoutRepeated = (warnings: readonly CaptionsWarning[]): CaptionsWarning[] => [
  ...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values(),
];

function latenessOf({ start, end }: ExaminedCaptions, duration: number): CaptionsWarning[] {
  if (start >= duration) return [{ kind: 'all-late' }];
  return end > duration + ROUNDING_SECONDS ? [{ kind: 'some-late' }] : [];
}

/** Throws CONFLICT. */
function refuseTooMany(staying: readonly CaptionsRow[], saved: readonly ExaminedCaptions[]): void {
  const languages = new Set([...staying, ...saved].map(({ language }) => language));
  if (languages.size > CAPTIONS_LANGUAGES_MAX) throw new AppError('CONFLICT', TOO_MANY);
}

const captionFields = ({ label, language }: Pick<ExaminedCaptions, 'label' | 'language'>) => ({
  captions: label,
  language: language === '' ? null : language,
});

/** The video with this id, which must exist, or the module's first, if it has one. */
async function videoOf(tx: Db, moduleId: number, videoId: number | undefined) {
  const video = await findVideo(tx, moduleId, videoId);
  return videoId === undefined ? video : requireFound(video, because('videoNotFoundOrDeleted'));
}

/** The last caption often ends with the video, but is rounded differently. */
const ROUNDING_SECONDS = 1;
const NO_VIDEO = because('captionsNeedVideo');
const TOO_MANY = because('videoCaptionsTooMany', { max: CAPTIONS_LANGUAGES_MAX });
