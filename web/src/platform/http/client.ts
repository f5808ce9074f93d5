import type { Call, CallResponse } from '@portal/contract/call';
import { type SessionStore, session } from '../session/session-store.ts';
import { apiErrorFrom, NetworkError } from './api-error.ts';
import { callAddress } from './call-address.ts';
import type { CallRequest, OptionalArgument } from './call-request.ts';

export type CallAnswer<C extends Call> = { body: CallResponse<C>; headers: Headers };

type ClientResources = {
  fetch: typeof fetch;
  session: Pick<SessionStore, 'current' | 'expire'>;
};

/** The calls of the contract over HTTP. A 401 to a signed-in call ends the session it was made in. */
export function createClient({ fetch, session }: ClientResources) {
  async function callApiWithHeaders<C extends Call>(
    call: C,
    ...[request]: OptionalArgument<CallRequest<C>>
  ): Promise<CallAnswer<C>> {
    const { params, query, body, signal, keepalive } = request ?? {};
    const token = call.access === 'public' ? null : session.current().token;
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');

    const answer = await received(async () => {
      const response = await fetch(callAddress(call, { params, query }), {
        method: call.method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
        ...(keepalive === undefined ? {} : { keepalive }),
      });
      return { response, text: await response.text() };
    }, signal);
    const { response, text } = answer;
    if (response.ok) return { body: parsed<CallResponse<C>>(text), headers: response.headers };
    if (response.status === 401 && token !== null) session.expire(token);
    throw apiErrorFrom(response.status, text, response.headers.get('retry-after'));
  }

  async function callApi<C extends Call>(
    call: C,
    ...request: OptionalArgument<CallRequest<C>>
  ): Promise<CallResponse<C>> {
    return (await callApiWithHeaders(call, ...request)).body;
  }

  return { callApi, callApiWithHeaders };
}

/** Aborting by the caller stays an abort; every other failure, a timeout too, is the network's. */
async function received<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (signal?.aborted && !isTimeout(signal.reason)) throw signal.reason;
    throw new NetworkError(error);
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** The answer's JSON. Throws {@link NetworkError} when it is none, as from a hotel's log-in page. */
export function parsed<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new NetworkError(error);
  }
}

export const { callApi, callApiWithHeaders } = createClient({
  fetch: (...request) => fetch(...request),
  session,
});
