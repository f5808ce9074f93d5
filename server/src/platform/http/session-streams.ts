import { reachKey } from '@portal/contract/reach-rules';
import { outsideRequests } from '../current-request.ts';
import type { Logger } from '../log.ts';
import type { Identity } from './route.ts';

/** Well below one second, after which the answer of an ended session must be cut off. */
const CHECK_MS = 400;
/** Sessions per statement; about 2 ms on SQLite. */
const SESSIONS_PER_CHECK = 500;

/** The session for which an answer was admitted, and what its user saw then. */
export type Admitted = Pick<Identity, 'sessionId' | 'role' | 'companyId' | 'reach'>;

interface Stream {
  readonly admitted: Admitted;
  readonly aborter: AbortController;
}

interface Options {
  /** Returns the valid sessions among `ids`, by id. */
  readonly findValidSessions: (
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Omit<Admitted, 'sessionId'>>>;
  readonly log: Logger;
}

const keyOf = ({ role, companyId, reach }: Omit<Admitted, 'sessionId'>) =>
  `${role} ${companyId} ${reachKey(reach)}`;

export type SessionStreams = ReturnType<typeof createSessionStreams>;

/**
 * Long answers that are cut off when their session ends, or when its user gets another role, company or reach. The sessions
 * are checked in the database and not by the bus, so that an end takes effect in every process, whatever its cause,
 * including expiry and lost events. Without streamed answers there are no queries.
 */
export function createSessionStreams({ findValidSessions, log }: Options) {
  const streams = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;

  async function checkAll(): Promise<void> {
    const checked = [...streams];
    const ids = [...new Set(checked.map(({ admitted }) => admitted.sessionId))];
    for (let from = 0; from < ids.length; from += SESSIONS_PER_CHECK) {
      const some = new Set(ids.slice(from, from + SESSIONS_PER_CHECK));
      const valid = await findValidSessions([...some]);
      for (const { admitted, aborter } of checked) {
        if (!some.has(admitted.sessionId)) continue;
        const now = valid.get(admitted.sessionId);
        if (now === undefined || keyOf(now) !== keyOf(admitted)) aborter.abort();
      }
    }
  }

  /** The next check starts after the previous one, so that checks do not pile up on a slow database. */
  function checkLater(): void {
    timer = outsideRequests(() => setTimeout(checkNow, CHECK_MS).unref());
  }

  async function checkNow(): Promise<void> {
    try {
      await checkAll();
    } catch (error) {
      log.warn({ err: error }, 'the sessions of streamed answers could not be checked');
    }
    timer = undefined;
    if (streams.size > 0) checkLater();
  }

  return {
    /** Runs `send`, which has to stop when the signal is aborted. */
    async guard(admitted: Admitted, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const stream = { admitted, aborter: new AbortController() };
      streams.add(stream);
      if (timer === undefined) checkLater();
      try {
        await send(stream.aborter.signal);
      } finally {
        streams.delete(stream);
      }
    },
  };
}
