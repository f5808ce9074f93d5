import type { Logger } from '../../platform/log.ts';
import { removeDropped } from '../../platform/media/dropped-media.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { NamedMedia } from './media-queries.ts';
import { type MediaSurvey, type SurveyDependencies, surveyMedia } from './media-survey.ts';
import type { MissingMedia } from './missing-media.ts';

/** So many missing files are named in the log; a lost folder need not fill it. */
const NAMED_MAX = 20;

interface Dependencies extends SurveyDependencies {
  readonly media: MediaStore;
  readonly log: Logger;
  readonly missing: MissingMedia;
}

export interface SweptMedia {
  /** Files that no row named, and that are gone now. */
  readonly removed: number;
  /** Rows whose file is gone. */
  readonly missing: number;
}

/**
 * Files and rows never part: what a crash left half done is cleared away, what is lost is told.
 * Rejects with the reason of `ending` when told to end before it is through.
 */
export async function sweepMedia(deps: Dependencies, ending?: AbortSignal): Promise<SweptMedia> {
  const survey = await surveyMedia(deps, ending);
  tellOfLost(deps, survey.lost);
  return { removed: await removeOrphans(deps, survey, ending), missing: survey.lost.length };
}

async function removeOrphans(
  deps: Dependencies,
  { used, orphans }: MediaSurvey,
  ending: AbortSignal | undefined,
): Promise<number> {
  // A store full of files beside a database that knows none of them is another portal's store, or
  // the database is the wrong one. Either way those files are not ours to delete.
  if (used === 0 && orphans.length > 0) {
    deps.log.warn(
      { files: orphans.length },
      'the media store holds only unknown files; none was removed',
    );
    return 0;
  }
  for (const key of orphans) {
    ending?.throwIfAborted();
    await removeDropped(deps, [key]);
  }
  return orphans.length;
}

function tellOfLost({ missing, log }: Dependencies, lost: readonly NamedMedia[]): void {
  for (const { key } of lost) missing.note(key);
  if (lost.length > 0)
    log.error(
      { files: lost.length, named: lost.slice(0, NAMED_MAX) },
      'media files are missing: restore them from a backup, or upload them again',
    );
}
