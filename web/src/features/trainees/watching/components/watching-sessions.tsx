import type { WatchingSession } from '@portal/contract/runs';
import { Instant } from '#web/platform/time/instant.tsx';
import { deviceName } from '#web/ui/format/device-name.ts';
import { formatClock } from '#web/ui/format/duration.ts';
import { formatFileSize } from '#web/ui/format/file-size.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { useWatchingSessions, type WatchedModule } from '../api/watching-sessions.ts';
import { watchingTexts } from '../texts/catalogue.ts';

/** The sessions in which a module was watched, newest first: dates, credited time, and what was loaded of the film. */
export function WatchingSessions({ of }: { of: WatchedModule }) {
  const t = watchingTexts().sessions;
  const { data, error, isFetching, refetch } = useWatchingSessions(of);
  if (data === undefined)
    return error === null ? (
      <p role="status" className="text-text-muted">
        {t.loading}
      </p>
    ) : (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        {t.loadFailed(error.message)}
      </RetryBanner>
    );
  return (
    <ul aria-label={t.title} className="mt-2 grid divide-y">
      {data.map((session) => (
        <li key={session.startedAt} className="grid gap-0.5 py-2">
          <Session session={session} />
        </li>
      ))}
    </ul>
  );
}

function Session({ session }: { session: WatchingSession }) {
  const t = watchingTexts().sessions;
  const { startedAt, lastReportAt, seconds, filmBytes, device } = session;
  return (
    <>
      <span>
        <Sentence
          text={t.period}
          elements={[
            <Instant key="from" value={startedAt} show="minute" />,
            <Instant key="to" value={lastReportAt} show="minute" />,
          ]}
        />
      </span>
      <span className="text-text-muted">
        <span>{t.timeCredited(formatClock(seconds))}</span>
        <Film bytes={filmBytes} />
        {device === null ? null : <span>{` · ${deviceName(device)}`}</span>}
      </span>
    </>
  );
}

/** How much of the film the session was sent; nothing if it is unknown. */
function Film({ bytes }: { bytes: number | null }) {
  const t = watchingTexts().sessions;
  if (bytes === null) return null;
  return (
    <>
      {' '}
      <span>·</span>{' '}
      {bytes > 0 ? (
        <span>{t.filmLoaded(formatFileSize(bytes))}</span>
      ) : (
        <span className="font-medium text-warning-text">{t.filmNeverLoaded}</span>
      )}
    </>
  );
}
