import type { Logger } from '#server/platform/log.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { bindMedia } from './binding.ts';
import type { MissingMedia } from './missing-media.ts';
import { updateQuarantine } from './quarantine.ts';
import type { NamedMedia } from './queries.ts';
import { type SurveyDependencies, surveyMedia } from './survey.ts';

/** Missing files that one log line names. */
const NAMED_MAX = 20;

interface Dependencies extends SurveyDependencies {
  readonly media: MediaStore;
  readonly log: Logger;
  readonly missing: MissingMedia;
}

export interface SweptMedia {
  /** Number of files without a row that were put into quarantine. */
  readonly quarantined: number;
  /** Number of files that were removed because their time in quarantine was over. */
  readonly removed: number;
  /** Number of rows whose file is missing. */
  readonly missing: number;
}

/**
 * Quarantines files without a row, as a crash leaves them, removes those whose time in quarantine is over, and finds
 * rows without a file. Rejects with the reason of `ending` when that is aborted.
 * @throws MediaBindingError if the media store is not, or no longer, the one of this database
 */
export async function sweepMedia(deps: Dependencies, ending?: AbortSignal): Promise<SweptMedia> {
  await bindMedia(deps);
  const survey = await surveyMedia(deps, ending);
  reportLost(deps, survey.lost);
  const removed = await updateQuarantine(deps, survey, ending);
  if (removed > 0)
    deps.log.info({ removed }, 'removed media files whose time in quarantine was over');
  return { quarantined: survey.orphans.length, removed, missing: survey.lost.length };
}

function reportLost({ missing, log }: Dependencies, lost: readonly NamedMedia[]): void {
  for (const { key } of lost) missing.record(key);
  if (lost.length > 0)
    log.error(
      { files: lost.length, named: lost.slice(0, NAMED_MAX) },
      'media files are missing: restore them from a backup, or upload them again',
    );
}
