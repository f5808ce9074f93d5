import type { WatchingSession } from '@portal/contract/runs';
import { minutesText } from '#web/features/trainees/model/progress-figures.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { useWatchingSessions, type WatchedModule } from '../api/watching-sessions.ts';

/** The sessions in which a module was watched, newest first: dates, credited time, and what was loaded of the film. */
export function WatchingSessions({ of }: { of: WatchedModule }) {
  const { data, error, isFetching, refetch } = useWatchingSessions(of);
  if (data === undefined)
    return error === null ? (
      <p role="status" className="text-text-muted">
        Loading the sessions…
      </p>
    ) : (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        The sessions could not be loaded. {error.message}
      </RetryBanner>
    );
  return (
    <ul aria-label="Sessions" className="mt-2 grid divide-y">
      {data.map((session) => (
        <li key={session.startedAt} className="grid gap-0.5 py-2">
          <Session session={session} />
        </li>
      ))}
    </ul>
  );
}

function Session({ session }: { session: WatchingSession }) {
  const { startedAt, lastReportAt, seconds, filmBytes } = session;
  return (
    <>
      <span>
        <Instant value={startedAt} show="minute" /> to{' '}
        <Instant value={lastReportAt} show="minute" />
      </span>
      <span className="text-text-muted">
        {minutesText(seconds)} watched
        {filmBytes === null ? null : ` · ${formatFileSize(filmBytes)} of the film loaded`}
      </span>
    </>
  );
}
