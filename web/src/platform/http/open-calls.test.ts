import { listMessages, sendMessage } from '@portal/contract/chat';
import { updateTrainee } from '@portal/contract/trainees';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { NetworkError } from './api-error.ts';
import { createClient } from './client.ts';
import { CALL_TIMEOUT_MS, createOpenCalls } from './open-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const user = {
  id: 1,
  name: 'Ada',
  email: 'ada@x.io',
  role: 'ADMIN',
  company: null,
  language: null,
  companyLanguage: null,
  reach: 'portal',
} as const;

/** Answers arrive only for requests that the test selects; the others end when they are aborted. */
function clientOnDeadConnections() {
  let isAnswering = false;
  const fetch = vi.fn<typeof globalThis.fetch>((_, { signal } = {}) => {
    if (isAnswering) return Promise.resolve(new Response('[]'));
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const session = createSessionStore(
    createSafeStorage(() => {
      throw new Error('no storage here');
    }),
  );
  session.start({ token: 'secret', user });
  const calls = createOpenCalls();
  const { callApi } = createClient({ fetch, session, calls });
  const read = (signal?: AbortSignal) => callApi(listMessages, { params: { id: 1 }, signal });
  return {
    ...calls,
    fetch,
    read,
    sendKeyed: () =>
      callApi(sendMessage, {
        body: { chatRoomId: 1, senderId: 1, content: 'Hello', clientMessageId: 'one' },
        isRepeatable: true,
      }),
    write: () => callApi(updateTrainee, { params: { id: 3 }, body: { name: 'Bo' } }),
    answerFromNowOn() {
      isAnswering = true;
    },
  };
}

const failureOf = (call: Promise<unknown>) => call.then(() => null).catch((error: Error) => error);

it('a call without an answer ends after 15 s with a message that says so', async () => {
  const { read } = clientOnDeadConnections();
  const failure = failureOf(read());
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await failure).toBeInstanceOf(NetworkError);
  expect(await failure).toMatchObject({
    message: 'The server did not answer in time. Please check your connection and try again.',
  });
});

it('a call is slow after 5 s, and nothing is counted after its end', async () => {
  const { read, onSlow } = clientOnDeadConnections();
  const slow = vi.fn();
  onSlow(slow);
  const failure = failureOf(read());
  await vi.advanceTimersByTimeAsync(4_999);
  expect(slow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slow).toHaveBeenCalledTimes(1);
  await failure;
  expect(vi.getTimerCount()).toBe(0);
});

it('reads and repeatable writes are sent again at once when connections died, other writes are not', async () => {
  const { read, sendKeyed, write, fetch, repeat, answerFromNowOn } = clientOnDeadConnections();
  const repeated = [read(), sendKeyed()];
  const failure = failureOf(write());
  await vi.advanceTimersByTimeAsync(1_000);
  answerFromNowOn();
  repeat({ wasDead: true });
  await Promise.all(repeated);
  expect(fetch.mock.calls.map(([, init]) => init?.method)).toEqual([
    'GET',
    'POST',
    'PUT',
    'GET',
    'POST',
  ]);
  const bodies = fetch.mock.calls.map(([, init]) => init?.body);
  expect(bodies[4]).toBe(bodies[1]);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await failure).toBeInstanceOf(NetworkError);
});

it('after connections died, the first attempts end early, because they may be on another dead connection', async () => {
  const { read, write, fetch, repeat, answerFromNowOn } = clientOnDeadConnections();
  repeat({ wasDead: true });
  const [reading, failure] = [read(), failureOf(write())];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(fetch).toHaveBeenCalledTimes(3);
  answerFromNowOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual([]);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await failure).toBeInstanceOf(NetworkError);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('the early attempts are followed by one of 15 s; without dead connections there are none', async () => {
  const { read, fetch, repeat } = clientOnDeadConnections();
  repeat({ wasDead: true });
  const failure = failureOf(read());
  await vi.advanceTimersByTimeAsync(2_000 + 4_000 + CALL_TIMEOUT_MS);
  expect(await failure).toBeInstanceOf(NetworkError);
  expect(fetch).toHaveBeenCalledTimes(3);
  const later = failureOf(read());
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  expect(await later).toBeInstanceOf(NetworkError);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('a call that its caller has aborted is not repeated', async () => {
  const { read, fetch, repeat } = clientOnDeadConnections();
  const caller = new AbortController();
  const failure = failureOf(read(caller.signal));
  caller.abort(new Error('not needed'));
  repeat({ wasDead: false });
  expect(await failure).toMatchObject({ message: 'not needed' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('reports answers, including refusals, but no answers of gateways', async () => {
  const answered = vi.fn();
  const calls = createOpenCalls();
  calls.onAnswered(answered);
  const session = createSessionStore(
    createSafeStorage(() => {
      throw new Error('no storage here');
    }),
  );
  session.start({ token: 'secret', user });
  const missing = '{"message":"Not found.","code":"NOT_FOUND"}';
  const given: [string, number][] = [
    ['[]', 200],
    [missing, 404],
    ['', 404],
    ['', 502],
    ['', 503],
  ];
  const fetch = () => {
    const [text, status] = given.shift() ?? ['[]', 200];
    return Promise.resolve(new Response(text, { status }));
  };
  const { callApi } = createClient({ fetch, session, calls });
  for (const count of [1, 2, 2, 2, 2]) {
    await failureOf(callApi(listMessages, { params: { id: 1 } }));
    expect(answered).toHaveBeenCalledTimes(count);
  }
});
