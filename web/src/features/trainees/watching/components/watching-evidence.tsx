import type { TraineeModuleProgress } from '@portal/contract/trainees';
import { useState } from 'react';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { isFilmNeverLoaded } from '../model/film-loading.ts';
import { watchingTexts } from '../texts/catalogue.ts';
import { WatchingSessions } from './watching-sessions.tsx';

export type RunOfTrainee = { traineeId: number; number: number };

type WatchingEvidenceProps = {
  module: TraineeModuleProgress;
  /** Undefined until it is known. */
  run: RunOfTrainee | undefined;
};

/** When a module was opened, in which sessions it was watched, and whether its film was ever loaded. */
export function WatchingEvidence({ module, run }: WatchingEvidenceProps) {
  const t = watchingTexts();
  const { openedAt, watchSessions, timeSpent, videoDuration } = module;
  if (openedAt === null) return null;
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex items-center justify-between gap-4">
        <span className="text-text-muted">{t.opened}</span>
        <Instant value={openedAt} show="minute" />
      </p>
      {videoDuration === 0 ? null : (
        <p className="flex items-center justify-between gap-4">
          <span className="text-text-muted">{t.credited}</span>
          <span className="tabular-nums">
            {t.creditedInFilm({
              credited: formatClock(timeSpent),
              film: formatClock(videoDuration),
            })}
          </span>
        </p>
      )}
      {isFilmNeverLoaded(module) ? <Banner tone="warning">{t.neverLoadedWarning}</Banner> : null}
      {run === undefined || watchSessions === 0 ? null : (
        <Sessions
          run={{ ...run, number: module.earnedInRun ?? run.number }}
          moduleId={module.moduleId}
          count={watchSessions}
        />
      )}
    </div>
  );
}

type SessionsProps = { run: RunOfTrainee; moduleId: number; count: number };

/** Loaded when they are opened. */
function Sessions({ run, moduleId, count }: SessionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-text-muted pointer-coarse:py-2.5">
        {watchingTexts().watchedInSessions(count)}
      </summary>
      {isOpen ? (
        <WatchingSessions of={{ traineeId: run.traineeId, runNumber: run.number, moduleId }} />
      ) : null}
    </details>
  );
}
