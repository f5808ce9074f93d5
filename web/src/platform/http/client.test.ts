import { listActivity } from '@portal/contract/activity';
import { getUnreadCount, listMessages } from '@portal/contract/chat';
import { logIn } from '@portal/contract/log-in';
import { listTrainees, updateTrainee } from '@portal/contract/trainees';
import { describe, expect, it, vi } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { ApiError, isFinalRefusal, NetworkError } from './api-error.ts';
import { createClient } from './client.ts';
import { createOpenCalls } from './open-calls.ts';

const admin = {
  id: 1,
  name: 'Ada',
  email: 'ada@x.io',
  role: 'ADMIN',
  company: null,
  language: null,
  companyLanguage: null,
  reach: 'portal',
} as const;

function clientAnswering(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => await answer());
  const session = createSessionStore(createSafeStorage(() => refusedStorage()));
  session.start({ token: 'secret', user: admin });
  const sent = () => fetch.mock.calls[0]?.[1] ?? {};
  const calls = createOpenCalls();
  return { ...createClient({ fetch, session, calls }), calls, fetch, session, sent };
}

function refusedStorage(): Storage {
  throw new Error('no storage here');
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

it('sends the token, and a content type only with a body', async () => {
  const reading = clientAnswering(() => json(200, []));
  await reading.callApi(listTrainees, { query: { page: 1 } });
  expect(reading.fetch.mock.calls[0]?.[0]).toBe('/api/admin/trainees?page=1');
  const readHeaders = new Headers(reading.sent().headers);
  expect(readHeaders.get('authorization')).toBe('Bearer secret');
  expect(readHeaders.has('content-type')).toBe(false);

  const writing = clientAnswering(() => json(200, admin));
  await writing.callApi(updateTrainee, { params: { id: 3 }, body: { name: 'Bo' } });
  expect(writing.sent()).toMatchObject({ method: 'PUT', body: '{"name":"Bo"}' });
  expect(new Headers(writing.sent().headers).get('content-type')).toBe('application/json');
});

it('sends no token to public calls', async () => {
  const client = clientAnswering(() => json(200, { token: 't', user: admin }));
  await client.callApi(logIn, { body: { email: 'a@b.co', password: 'x' } });
  expect(new Headers(client.sent().headers).has('authorization')).toBe(false);
});

it('reads the response headers that a call declares', async () => {
  const counted = clientAnswering(() => json(200, [], { 'x-total-count': '42' }));
  const { headers } = await counted.callApiWithHeaders(listTrainees);
  expect(headers.total satisfies number).toBe(42);

  const paged = clientAnswering(() => json(200, [], { 'x-next-cursor': '7' }));
  expect((await paged.callApiWithHeaders(listActivity)).headers).toEqual({ next: 7 });
  const last = clientAnswering(() => json(200, []));
  expect((await last.callApiWithHeaders(listActivity)).headers).toEqual({ next: null });
});

it.each([{}, { 'x-total-count': 'many' }])(
  'refuses an answer with the headers %j if the call declares a count',
  async (headers) => {
    const client = clientAnswering(() => json(200, [], headers));
    await expect(client.callApiWithHeaders(listTrainees)).rejects.toBeInstanceOf(NetworkError);
  },
);

it('throws the error that the server sent', async () => {
  const body = { message: 'Slow down.', code: 'TOO_MANY_REQUESTS', details: { left: 0 } };
  const client = clientAnswering(() => json(429, body, { 'retry-after': '30' }));
  const error = await client.callApi(listTrainees).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...body, status: 429, retryAfter: 30 });
});

const HTML = '<h1>Please sign in to the network</h1>';

describe('an answer of something in between', () => {
  it.each([
    [200, HTML],
    [200, ''],
    [401, HTML],
    [401, '{"message":"Unauthorized"}'],
    [401, '{"message":"No key.","code":"NO_KEY"}'],
    [401, '{"message":"No key.","code":401}'],
    [403, HTML],
    [403, ''],
    [403, '{"message":"Forbidden"}'],
    [404, '404 page not found'],
    [407, HTML],
  ])('%d %s is like a lost network, and the session stays', async (status, text) => {
    const client = clientAnswering(() => new Response(text, { status }));
    const isAnswered = vi.fn<() => void>();
    client.calls.onAnswered(isAnswered);
    const error = await client.callApi(listTrainees).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NetworkError);
    expect(isFinalRefusal(error)).toBe(false);
    expect(error).toMatchObject({
      message:
        'Something between you and the portal refuses access. Please check your connection and try again.',
    });
    expect(client.session.current().status).toBe('signed-in');
    expect(client.calls.refusedSince.current()).not.toBeNull();
    expect(isAnswered).not.toHaveBeenCalled();
  });

  it('is forgotten when the portal answers, also with a refusal', async () => {
    let answer = () => new Response(HTML, { status: 401 });
    const client = clientAnswering(() => answer());
    await expect(client.callApi(listTrainees)).rejects.toBeInstanceOf(NetworkError);
    answer = () => json(403, { message: 'Not yours.', code: 'FORBIDDEN' });
    await expect(client.callApi(listTrainees)).rejects.toBeInstanceOf(ApiError);
    expect(client.calls.refusedSince.current()).toBeNull();
  });

  it('may be a redirect to a sign-in page, which is not followed', async () => {
    const redirect = new Response('');
    Object.defineProperty(redirect, 'status', { value: 0 });
    const client = clientAnswering(() => redirect);
    await expect(client.callApi(listTrainees)).rejects.toBeInstanceOf(NetworkError);
    expect(client.sent()).toMatchObject({ redirect: 'manual' });
  });

  it('says in words that a file is too large for it', async () => {
    const client = clientAnswering(() => new Response(HTML, { status: 413 }));
    await expect(client.callApi(listTrainees)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringMatching(/^Something between you and the portal refuses files/),
    });
  });
});

it('takes an unknown code of a newer portal for its refusal', async () => {
  const client = clientAnswering(() => json(403, { message: 'Wait.', code: 'SOMETHING_NEW' }));
  await expect(client.callApi(listTrainees)).rejects.toBeInstanceOf(ApiError);
});

it.each(['<html>Bad gateway</html>', '', '{"message":""}', '[]'])(
  'names the status if a gateway does not reach the portal: %s',
  async (text) => {
    const client = clientAnswering(() => new Response(text, { status: 502 }));
    await expect(client.callApi(listTrainees)).rejects.toMatchObject({
      message: 'HTTP error! status: 502',
      code: null,
      retryAfter: null,
    });
  },
);

it('ends the session on a 401, but not on a refused login', async () => {
  const refusing = () => json(401, { message: 'No.', code: 'UNAUTHENTICATED' });
  const client = clientAnswering(refusing);
  await expect(client.callApi(logIn, { body: { email: '', password: '' } })).rejects.toThrow('No.');
  expect(client.session.current().status).toBe('signed-in');
  await expect(client.callApi(listTrainees)).rejects.toThrow('No.');
  expect(client.session.current()).toMatchObject({ status: 'ended', user: admin });
});

it('sends no call that needs a session while there is none', async () => {
  const client = clientAnswering(() => json(200, []));
  client.session.expire('secret');
  await expect(client.callApi(listTrainees)).rejects.toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'You are not logged in. Please log in again.',
  });
  expect(client.fetch).not.toHaveBeenCalled();
  await client.callApi(logIn, { body: { email: 'a@b.co', password: 'x' } });
  expect(client.fetch).toHaveBeenCalledTimes(1);
});

it('does not end a session that began while the old one was refused', async () => {
  const client = clientAnswering(() => {
    client.session.start({ token: 'newer', user: admin });
    return json(401, { message: 'No.', code: 'UNAUTHENTICATED' });
  });
  await expect(client.callApi(listTrainees)).rejects.toThrow('No.');
  expect(client.session.current()).toMatchObject({ status: 'signed-in', token: 'newer' });
});

it.each([200, 304])(
  'refuses an answer of %i that arrives after its user has left',
  async (status) => {
    const another = { token: 'of another', user: { ...admin, id: 2 } };
    const client = clientAnswering(() => {
      if (client.fetch.mock.calls.length === 2) client.session.start(another);
      return status === 304 && client.fetch.mock.calls.length === 2
        ? new Response(null, { status })
        : json(200, { unreadCount: 3 }, { etag: '"3"' });
    });
    await client.callApi(getUnreadCount);
    await expect(client.callApi(getUnreadCount)).rejects.toMatchObject({ status: 401 });
    expect(client.session.current()).toMatchObject({ status: 'signed-in', ...another });
  },
);

it('accepts an answer that arrives after its session, while the user stays', async () => {
  const client = clientAnswering(() => {
    client.session.expire('secret');
    return json(200, admin);
  });
  const saved = client.callApi(updateTrainee, { params: { id: 3 }, body: { name: 'Bo' } });
  expect(await saved).toEqual(admin);
});

it('distinguishes a broken network from an abort', async () => {
  const failing = clientAnswering(() => Promise.reject(new TypeError('fetch failed')));
  await expect(failing.callApi(listTrainees)).rejects.toBeInstanceOf(NetworkError);
  await expect(
    failing.callApi(listTrainees, { signal: AbortSignal.abort('not needed') }),
  ).rejects.toBe('not needed');
  const timeout = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
  await expect(failing.callApi(listTrainees, { signal: timeout })).rejects.toBeInstanceOf(
    NetworkError,
  );
});

it('treats a page that is not JSON as a broken network', async () => {
  const client = clientAnswering(() => new Response('<html>Hotel Wi-Fi</html>'));
  await expect(client.callApi(listTrainees)).rejects.toBeInstanceOf(NetworkError);
});

describe('a call that is polled', () => {
  const unread = (count: number) => json(200, { unreadCount: count }, { etag: `"${count}"` });
  const same = () => new Response(null, { status: 304 });
  const tagOf = (client: ReturnType<typeof clientAnswering>, index: number) =>
    new Headers(client.fetch.mock.calls[index]?.[1]?.headers).get('if-none-match');

  function clientWith(...answers: Response[]) {
    return clientAnswering(() => answers.shift() ?? json(500, {}));
  }

  it('is answered with 304 and returns the same object', async () => {
    const client = clientWith(unread(3), same(), unread(4), same());
    const first = await client.callApi(getUnreadCount);
    expect(await client.callApi(getUnreadCount)).toBe(first);
    expect(await client.callApi(getUnreadCount)).toEqual({ unreadCount: 4 });
    expect(await client.callApi(getUnreadCount)).toEqual({ unreadCount: 4 });
    expect([0, 1, 2, 3].map((index) => tagOf(client, index))).toEqual([null, '"3"', '"3"', '"4"']);
  });

  it('sends the ETag of the last answer, also of a 304', async () => {
    const newer = new Response(null, { status: 304, headers: { etag: '"newer"' } });
    const client = clientWith(unread(3), newer, same());
    const first = await client.callApi(getUnreadCount);
    await client.callApi(getUnreadCount);
    expect(await client.callApi(getUnreadCount)).toBe(first);
    expect([1, 2].map((index) => tagOf(client, index))).toEqual(['"3"', '"newer"']);
  });

  it('does not use the answers of one session in the next', async () => {
    const client = clientWith(unread(3), unread(0));
    await client.callApi(getUnreadCount);
    client.session.start({ token: 'of another', user: { ...admin, id: 2 } });
    await client.callApi(getUnreadCount);
    expect(tagOf(client, 1)).toBeNull();
  });

  it('stores no answer that arrives after its session', async () => {
    const client = clientAnswering(() => {
      client.session.start({ token: 'newer', user: admin });
      return unread(3);
    });
    await client.callApi(getUnreadCount);
    await client.callApi(getUnreadCount);
    expect(tagOf(client, 1)).toBeNull();
  });

  it('stores the latest fifty addresses', async () => {
    const client = clientAnswering(() => json(200, [], { etag: '"x"' }));
    const ask = (after: number) =>
      client.callApi(listMessages, { params: { id: 1 }, query: { after } });
    for (let after = 0; after <= 50; after += 1) await ask(after);
    await ask(50);
    await ask(0);
    expect([tagOf(client, 51), tagOf(client, 52)]).toEqual(['"x"', null]);
  });
});
