import type { Call } from '@portal/contract/call';
import { untilWorded } from '../language/load-reasons.ts';
import { authorization } from '../session/authorization.ts';
import { type SessionStore, session } from '../session/session-store.ts';
import { ForeignAnswerError, notLoggedIn, readAnswer } from './api-error.ts';
import { callAddress } from './call-address.ts';
import type { CallTarget } from './call-request.ts';
import { noteAnswer } from './client.ts';
import { type OpenCalls, openCalls } from './open-calls.ts';
import { timedFetch } from './timed-fetch.ts';

/** A call whose answer is a file. */
export type FileCall = Call & Required<Pick<Call, 'sends'>>;

interface Resources {
  readonly fetch: typeof fetch;
  readonly session: Pick<SessionStore, 'belongsTo' | 'current' | 'expire' | 'viewed'>;
  readonly calls: OpenCalls;
}

/** The same rules as those of `callApi`: a 401 of the portal ends the session. */
export function createFileClient({ fetch, session, calls }: Resources) {
  return async <C extends FileCall>(call: C, target: CallTarget<C>): Promise<Blob> => {
    const { token, user } = session.current();
    if (token === null) throw notLoggedIn();
    const headers = new Headers({
      accept: `${call.sends}, application/json`,
      ...authorization(token, session),
    });
    const { response, blob } = await calls.send(
      async (attempt) => {
        const response = await fetch(callAddress(call, target), {
          headers,
          signal: attempt,
          redirect: 'manual',
        });
        return { response, blob: await response.blob() };
      },
      { signal: undefined, isRepeatable: true },
    );
    const { status } = response;
    const type = typeIn(response.headers.get('content-type') ?? '');
    if (status === 200 && type === typeIn(call.sends)) {
      noteAnswer(calls, status, null);
      // The next user must not see the file of the one before.
      if (!session.belongsTo(user)) throw notLoggedIn();
      return blob;
    }
    // A page that a gateway sends with the status 200 is not the file.
    const text = status === 200 ? '' : await blob.text();
    const { error } = readAnswer(status, text, response.headers.get('retry-after'));
    noteAnswer(calls, status, error);
    if (status === 401 && !(error instanceof ForeignAnswerError)) session.expire(token);
    await untilWorded();
    throw error ?? new ForeignAnswerError(status);
  };
}

/** The media type without its parameters, such as the character set. */
const typeIn = (contentType: string): string | undefined => contentType.split(';')[0];

/** The file that a call answers with, with the token of the session: a link to it would have none. */
export const callForFile = createFileClient({ fetch: timedFetch, session, calls: openCalls });
