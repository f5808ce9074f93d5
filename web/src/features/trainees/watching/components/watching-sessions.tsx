import type { WatchingSession } from '@portal/contract/runs';
import { Instant } from '#web/platform/time/instant.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
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
        {`The sessions could not be loaded. ${error.message}`}
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
  const { startedAt, lastReportAt, seconds, filmBytes, device } = session;
  return (
    <>
      <span>
        <Instant value={startedAt} show="minute" /> <span>to</span>{' '}
        <Instant value={lastReportAt} show="minute" />
      </span>
      <span className="text-text-muted">
        <span>{`${formatClock(seconds)} credited`}</span>
        <Film bytes={filmBytes} />
        {device === null ? null : <span>{` · ${device}`}</span>}
      </span>
    </>
  );
}

/** How much of the film the session was sent; nothing if it is unknown. */
function Film({ bytes }: { bytes: number | null }) {
  if (bytes === null) return null;
  if (bytes > 0) return <span>{` · ${formatFileSize(bytes)} of the film loaded`}</span>;
  return (
    <>
      {' '}
      <span>·</span> <span className="font-medium text-warning-text">film never loaded</span>
    </>
  );
}
