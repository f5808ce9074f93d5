import type { User } from '@portal/contract/accounts';
import type { Call, CallHeaders, CallResponse } from '@portal/contract/call';
import { untilWorded } from '../language/load-reasons.ts';
import { authorization } from '../session/authorization.ts';
import { type SessionStore, session } from '../session/session-store.ts';
import { ForeignAnswerError, NetworkError, notLoggedIn, readAnswer } from './api-error.ts';
import { callAddress } from './call-address.ts';
import type { CallRequest, OptionalArgument } from './call-request.ts';
import { type OpenCalls, openCalls } from './open-calls.ts';
import { createRememberedAnswers, type RememberedAnswer } from './remembered-answers.ts';
import { spreadReads } from './spread-reads.ts';
import { timedFetch } from './timed-fetch.ts';

type CallWithHeaders = Call & Required<Pick<Call, 'headers'>>;

type ClientResources = {
  fetch: typeof fetch;
  session: Pick<SessionStore, 'belongsTo' | 'current' | 'expire' | 'subscribe' | 'viewed'>;
  calls: OpenCalls;
};

/**
 * The calls of the contract over HTTP. A 401 of the portal to a call with a token ends the session in which it was made;
 * a foreign one does not. Without a session, a call that needs one is refused here. An unchanged answer to a revalidating
 * call is the same object as before.
 */
export function createClient({ fetch, session, calls }: ClientResources) {
  const remembered = createRememberedAnswers();
  let remembersFor = session.current().token;
  session.subscribe(() => {
    const { token } = session.current();
    if (token !== remembersFor) remembered.clear();
    remembersFor = token;
  });

  /** Throws if the call needs a session and there is none. */
  function tokenFor({ access }: Call): string | null {
    if (access === 'public') return null;
    const { token } = session.current();
    if (token === null) throw notLoggedIn();
    return token;
  }

  /** Throws if the user who made the call has left since then: the next user must not see its answer. */
  function refuseAfterLeaving({ access }: Call, user: User | null): void {
    if (access !== 'public' && !session.belongsTo(user)) throw notLoggedIn();
  }

  async function exchange<C extends Call>(
    call: C,
    { params, query, body, signal, keepalive, isRepeatable }: Partial<CallRequest<C>>,
    { token, known }: { token: string | null; known: RememberedAnswer | undefined },
  ): Promise<{ response: Response; text: string }> {
    const headers = new Headers({
      accept: 'application/json',
      ...(token === null ? {} : authorization(token, session)),
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (known !== undefined) headers.set('if-none-match', known.etag);
    return calls.send(
      async (attempt) => {
        const response = await fetch(callAddress(call, { params, query }), {
          method: call.method,
          headers,
          signal: attempt,
          // The portal never redirects a call; the address of a sign-in page would be fetched in vain.
          redirect: 'manual',
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...(keepalive === undefined ? {} : { keepalive }),
        });
        return { response, text: await response.text() };
      },
      { signal, isRepeatable: isRepeatable ?? call.method === 'GET' },
    );
  }

  async function answerTo<C extends Call>(
    call: C,
    request: Partial<CallRequest<C>>,
  ): Promise<{ body: CallResponse<C>; headers: Headers }> {
    const token = tokenFor(call);
    const { user } = session.current();
    const address = call.revalidates === true ? callAddress(call, request) : null;
    const known = remembered.get(address);
    const { response, text } = await exchange(call, request, { token, known });
    const { status, headers } = response;
    // An answer that arrives after its session has ended is not stored.
    const store = (etag: string | null, body: unknown) => {
      if (token === session.current().token) remembered.store(address, etag, body);
    };
    if (status === 304 && known !== undefined) {
      calls.answered();
      refuseAfterLeaving(call, user);
      // An equal answer can have a newer ETag, by which the server recognizes it sooner.
      store(headers.get('etag') ?? known.etag, known.body);
      return { body: known.body as CallResponse<C>, headers };
    }
    const { body, error } = readAnswer<CallResponse<C>>(status, text, headers.get('retry-after'));
    noteAnswer(calls, status, error);
    if (error !== null) {
      const isRefusal = !(error instanceof ForeignAnswerError);
      if (isRefusal && status === 401 && token !== null) session.expire(token);
      await untilWorded();
      throw error;
    }
    refuseAfterLeaving(call, user);

    store(headers.get('etag'), body);
    return { body, headers };
  }

  async function callApi<C extends Call>(
    call: C,
    ...[request]: OptionalArgument<CallRequest<C>>
  ): Promise<CallResponse<C>> {
    return (await answerTo(call, request ?? {})).body;
  }

  /** Like `callApi`, and also returns the response headers that the call declares. */
  async function callApiWithHeaders<C extends CallWithHeaders>(
    call: C,
    ...[request]: OptionalArgument<CallRequest<C>>
  ): Promise<{ body: CallResponse<C>; headers: CallHeaders<C> }> {
    const { body, headers } = await answerTo(call, request ?? {});
    return { body, headers: declaredHeaders(call, headers) };
  }

  return { callApi, callApiWithHeaders };
}

/** Throws {@link NetworkError} if a header is missing or unreadable, as behind a proxy that removes it. */
function declaredHeaders<C extends CallWithHeaders>(call: C, sent: Headers): CallHeaders<C> {
  const values = Object.entries(call.headers).map(([key, { name, value, required }]) => {
    const text = sent.get(name);
    if (text === null && !required) return [key, null];
    const result = value.safeParse(text);
    if (!result.success) throw new NetworkError(result.error);
    return [key, result.data];
  });
  return Object.fromEntries(values) as CallHeaders<C>;
}

/** Notes whether the portal is reached. A gateway answers with 5xx if the server is unreachable. */
export function noteAnswer(calls: OpenCalls, status: number, error: Error | null): void {
  if (error instanceof ForeignAnswerError) calls.refused();
  else if (status < 500) calls.answered();
}

export const { callApi, callApiWithHeaders } = createClient({
  fetch: spreadReads(timedFetch),
  session,
  calls: openCalls,
});
