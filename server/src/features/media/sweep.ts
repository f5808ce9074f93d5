import type { Logger } from '../../platform/log.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { bindMedia } from './binding.ts';
import type { MissingMedia } from './missing-media.ts';
import { updateQuarantine } from './quarantine.ts';
import type { NamedMedia } from './queries.ts';
import { type SurveyDependencies, surveyMedia } from './survey.ts';

/** So many missing files are named in the log; a lost folder need not fill it. */
const NAMED_MAX = 20;

interface Dependencies extends SurveyDependencies {
  readonly media: MediaStore;
  readonly log: Logger;
  readonly missing: MissingMedia;
}

export interface SweptMedia {
  /** Files without a row that are in quarantine from now on. */
  readonly quarantined: number;
  /** Files that were removed because their time in quarantine was over. */
  readonly removed: number;
  /** Rows whose file is gone. */
  readonly missing: number;
}

/**
 * Finds files without a row, as a crash leaves them, and rows without a file. Rejects with the reason of
 * `ending` when that ends it.
 * @throws MediaBindingError where the media store is not, or no longer, the one of this database
 */
export async function sweepMedia(deps: Dependencies, ending?: AbortSignal): Promise<SweptMedia> {
  await bindMedia(deps);
  const survey = await surveyMedia(deps, ending);
  tellOfLost(deps, survey.lost);
  const removed = await updateQuarantine(deps, survey, ending);
  return { quarantined: survey.orphans.length, removed, missing: survey.lost.length };
}

function tellOfLost({ missing, log }: Dependencies, lost: readonly NamedMedia[]): void {
  for (const { key } of lost) missing.note(key);
  if (lost.length > 0)
    log.error(
      { files: lost.length, named: lost.slice(0, NAMED_MAX) },
      'media files are missing: restore them from a backup, or upload them again',
    );
}
