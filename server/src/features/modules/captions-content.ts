/** The captions that each call sends, as a save takes them. */
import type { CallArguments } from '@portal/contract/call';
import type * as calls from '@portal/contract/modules';
import { canonicalLanguage } from '@portal/contract/videos';
import type { StagedFile } from '#server/platform/media/media-store.ts';
import type { ExaminedCaptions, Media } from '../media/service.ts';
import type { CaptionsChanges } from './captions.ts';

type CaptionsReader = Pick<Media, 'readCaptions'>;

/**
 * The captions of a save of all parts; a text of null removes the captions in its language.
 * @throws UnsupportedMediaError if a text holds no captions
 */
export async function captionsOfBody(
  media: CaptionsReader,
  captions: CallArguments<typeof calls.updateModule>['body']['captions'],
): Promise<CaptionsChanges | undefined> {
  if (captions === undefined) return undefined;
  const saved: ExaminedCaptions[] = [];
  const removed: string[] = [];
  for (const { text, ...facts } of captions)
    if (text === null) removed.push(canonicalLanguage(facts.language) ?? '');
    else saved.push(await media.readCaptions({ text }, facts));
  return { saved, removed, videoId: undefined };
}

interface CaptionsFile {
  readonly file: StagedFile;
  readonly label?: string | undefined;
  readonly language?: string | undefined;
  /** The module's first video unless given. */
  readonly videoId?: number | undefined;
}

/**
 * The captions in a file, which replace those of the video in the same language.
 * @throws UnsupportedMediaError if the file holds no captions
 */
export async function captionsOfFile(
  media: CaptionsReader,
  { file, videoId, ...facts }: CaptionsFile,
): Promise<CaptionsChanges> {
  return { saved: [await media.readCaptions({ path: file.path }, facts)], removed: [], videoId };
}

interface RemovedCaptions {
  /** The module's first video unless given. */
  readonly videoId?: number | undefined;
  /** 'und' for captions without a stated language; all unless given. */
  readonly language?: string | undefined;
}

export function removedCaptions({ videoId, language }: RemovedCaptions): CaptionsChanges {
  const removed = language === undefined ? 'all' : [canonicalLanguage(language) ?? ''];
  return { saved: [], removed, videoId };
}
