import { listRooms } from '@portal/contract/chat';
import { afterEach, expect, it, vi } from 'vitest';
import { callKey } from '../../../platform/query/call-query.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { session } from '../../../platform/session/session-store.ts';
import { roomsNow } from './unread.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  session.end('logged-out');
});

it('has the conversations of the last answer where the call is cancelled', async () => {
  const user = { id: 1, name: 'Tea', email: 'tea@x.io', role: 'TRAINEE', company: null } as const;
  session.start({ token: 'secret', user });
  const fetchNothing = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetchNothing);
  const key = callKey(listRooms);
  const first = roomsNow();
  await vi.waitUntil(() => fetchNothing.mock.calls.length === 1);
  await queryClient.cancelQueries({ queryKey: key });
  expect(await first).toEqual([]);
  const known = [{ id: 7 }];
  queryClient.setQueryData(key, known);
  const second = roomsNow();
  await vi.waitUntil(() => fetchNothing.mock.calls.length === 2);
  await queryClient.cancelQueries({ queryKey: key }, { revert: false });
  expect(await second).toEqual(known);
});
