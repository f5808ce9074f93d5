import { expect, it, vi } from 'vitest';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { createSessionStore } from './session-store.ts';

const ada = {
  id: 1,
  name: 'Ada',
  email: 'ada@x.io',
  role: 'TRAINEE',
  company: { id: 2, name: 'Acme' },
} as const;

/** What two tabs of one browser share. */
function storageWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: SafeStorage = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value),
    remove: (key) => kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
  return { storage, kept };
}

const remembered = { authToken: 't1', user: JSON.stringify(ada) };

it('waits for the check of a remembered session', () => {
  const store = createSessionStore(storageWith(remembered).storage);
  expect(store.current()).toEqual({ status: 'restoring', token: 't1', user: ada });
  store.confirm('another');
  expect(store.current().status).toBe('restoring');
  store.confirm('t1');
  expect(store.current().status).toBe('signed-in');
});

it.each([
  { authToken: 't1' },
  { authToken: 't1', user: 'no json' },
  { authToken: 't1', user: '{"id":1,"name":"Ada","role":"OWNER"}' },
  { authToken: 't1', user: 'null' },
  { user: remembered.user },
])('clears what is only half a session: %j', (entries: Record<string, string>) => {
  const { storage, kept } = storageWith(entries);
  expect(createSessionStore(storage).current()).toMatchObject({
    status: 'signed-out',
    because: 'visitor',
  });
  expect([...kept.keys()]).toEqual([]);
});

it('stores the session under the specified keys, and clears them', () => {
  const { storage, kept } = storageWith();
  const store = createSessionStore(storage);
  store.start({ token: 't1', user: ada });
  expect(Object.fromEntries(kept)).toEqual(remembered);
  store.end('logged-out');
  expect(kept.size).toBe(0);
  expect(store.current()).toMatchObject({ status: 'signed-out', because: 'logged-out' });
});

it('ends only the session whose token was refused', () => {
  const store = createSessionStore(storageWith(remembered).storage);
  store.expire('older');
  expect(store.current().token).toBe('t1');
  store.expire('t1');
  expect(store.current()).toMatchObject({ status: 'signed-out', because: 'expired' });
});

it('follows another tab in and out', () => {
  const { storage } = storageWith();
  const [here, there] = [createSessionStore(storage), createSessionStore(storage)];
  const changed = vi.fn();
  here.subscribe(changed);

  there.start({ token: 't1', user: ada });
  here.follow('user');
  expect(here.current().status).toBe('signed-out');
  here.follow('authToken');
  expect(here.current()).toMatchObject({ status: 'signed-in', token: 't1' });

  there.end('logged-out');
  here.follow(null);
  expect(here.current()).toMatchObject({ status: 'signed-out', because: 'logged-out' });
  here.follow('authToken');
  expect(changed).toHaveBeenCalledTimes(2);
});
