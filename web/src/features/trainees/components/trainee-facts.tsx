import type { Run } from '@portal/contract/runs';
import type { TraineeProgress } from '@portal/contract/trainees';
import { Instant } from '#web/platform/time/instant.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import type { useTraineeProgress } from '../api/trainee-progress.ts';
import { StandingBadge } from '../requirements/components/standing-badge.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { LiveStatus } from './live-status.tsx';
import { LastActive } from './trainee-cells.tsx';

type TraineeFactsProps = {
  progress: TraineeProgress;
  /** The current run; undefined until it is known. */
  current: Run | undefined;
  query: Pick<ReturnType<typeof useTraineeProgress>, 'error' | 'dataUpdatedAt'>;
};

/** The standing of a trainee, and the times of the account and of the current run. */
export function TraineeFacts({ progress, current, query }: TraineeFactsProps) {
  const t = traineeTexts().detail;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-text-muted">
      {progress.standing === null ? null : <StandingBadge standing={progress.standing} />}
      <LiveStatus hasFailed={query.error !== null} updatedAt={query.dataUpdatedAt} />
      <span>
        <Sentence
          text={t.lastActive}
          elements={[<LastActive key="time" at={progress.lastUpdated} />]}
        />
      </span>
      <DateOf text={t.joined} at={progress.createdAt} />
      <DateOf text={t.invited} at={progress.invitedAt} />
      <DateOf text={t.firstOpened} at={progress.firstOpenedAt} />
      {progress.hasPassword ? null : <span>{t.noPassword}</span>}
      {current !== undefined && current.number > 1 ? (
        <DateOf text={(date) => t.runStarted(current.number, date)} at={current.startedAt} />
      ) : null}
    </div>
  );
}

/** Nothing if it has not happened. */
function DateOf({ text, at }: { text: (date: string) => string; at: string | null }) {
  if (at === null) return null;
  return (
    <span>
      <Sentence text={text} elements={[<Instant key="date" value={at} show="date" />]} />
    </span>
  );
}
