import { CLOSE_UNAUTHENTICATED } from '@portal/contract/live';
import { reachKey } from '@portal/contract/reach-rules';
import { createBatches } from '../batches.ts';
import type { Identity } from '../http/route.ts';
import type { Logger } from '../log.ts';
import type { OwnSocket } from './live-socket.ts';
import { RECONNECT_AT_ONCE } from './reconnect.ts';

interface Dependencies {
  /** Returns the session of a token, or null. */
  readonly authenticate: (token: string) => Promise<Identity | null>;
  readonly log: Logger;
}

/**
 * Closes sockets whose session has ended or whose user sees more or less than before, also if no event announced it,
 * because the session expired or Redis was unavailable.
 */
export function createSessionChecks({ authenticate, log }: Dependencies) {
  let isFailing = false;

  async function check(socket: OwnSocket): Promise<void> {
    const identity = await authenticate(socket.token);
    if (identity === null) socket.close(CLOSE_UNAUTHENTICATED, 'Your session has ended.');
    else if (reachKey(identity.reach) !== reachKey(socket.identity.reach))
      socket.close(RECONNECT_AT_ONCE.code, RECONNECT_AT_ONCE.reason);
    else socket.identity = identity;
  }

  const batches = createBatches<OwnSocket>({
    maxItems: 50,
    // One session after the other, so that requests do not wait.
    async run(sockets) {
      for (const socket of sockets) await check(socket);
      isFailing = false;
    },
    onError(error) {
      // Logged once per outage of the database: a batch comes every 100 ms.
      if (!isFailing) log.warn({ err: error }, 'sessions of open sockets could not be checked');
      isFailing = true;
    },
  });

  return {
    check,
    /** Checks the socket soon. */
    add: (socket: OwnSocket) => batches.add([socket]),
  };
}
