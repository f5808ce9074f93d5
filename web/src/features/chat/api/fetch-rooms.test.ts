import { listRooms } from '@portal/contract/chat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { fetchRooms } from './rooms.ts';

const trainee = {
  id: 1,
  name: 'Tea',
  email: 'tea@x.io',
  role: 'TRAINEE',
  company: null,
  language: null,
  companyLanguage: null,
  reach: null,
} as const;

beforeEach(() => session.start({ token: 'secret', user: trainee }));
afterEach(() => {
  vi.unstubAllGlobals();
  session.end('logged-out');
});

it('returns no rooms if the user logs out during the request', async () => {
  const fetched = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  const rooms = fetchRooms();
  await vi.waitUntil(() => fetched.mock.calls.length > 0);
  session.end('logged-out');
  expect(await rooms).toEqual([]);
});

it('returns the rooms of the last answer if the portal cannot be reached', async () => {
  const known = [{ id: 7 }];
  queryClient.setQueryData(callKey(listRooms), known);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await fetchRooms()).toEqual(known);
});
