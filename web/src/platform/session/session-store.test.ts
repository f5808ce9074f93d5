import { describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { createSessionStore, type SessionStore as Store } from './session-store.ts';

const ada = {
  id: 1,
  name: 'Ada',
  email: 'ada@x.io',
  role: 'TRAINEE',
  company: { id: 2, name: 'Acme' },
  language: null,
  companyLanguage: null,
  reach: null,
} as const;

/** The storage that two tabs of one browser share. */
function storageWith(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const storage: SafeStorage = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => stored.set(key, value),
    remove: (key) => stored.delete(key),
    keys: (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)),
  };
  return { storage, stored };
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
])('clears a stored session that is incomplete: %j', (entries: Record<string, string>) => {
  const { storage, stored } = storageWith(entries);
  expect(createSessionStore(storage).current()).toMatchObject({
    status: 'signed-out',
    reason: 'visitor',
  });
  expect([...stored.keys()]).toEqual([]);
});

it('stores the session under the specified keys, and clears them', () => {
  const { storage, stored } = storageWith();
  const store = createSessionStore(storage);
  store.start({ token: 't1', user: ada });
  expect(Object.fromEntries(stored)).toEqual(remembered);
  store.end('logged-out');
  expect([...stored.keys()]).toEqual(['loggedOut']);
  expect(store.current()).toMatchObject({ status: 'signed-out', reason: 'logged-out' });
  store.start({ token: 't2', user: ada });
  expect(Object.fromEntries(stored)).toEqual({ ...remembered, authToken: 't2' });
});

it('ends the session only if its current token was refused', () => {
  const { store } = signedIn();
  store.expire('older');
  expect(store.current()).toEqual({ status: 'signed-in', token: 't1', user: ada });
  store.expire('t1');
  expect(store.current()).toEqual({ status: 'ended', token: null, user: ada });
});

it('keeps the user of a running session that the server ended, but removes it from the storage', () => {
  const { store, stored } = signedIn();
  store.expire('t1');
  expect(store.current()).toEqual({ status: 'ended', token: null, user: ada });
  expect(stored.size).toBe(0);
  store.start({ token: 't2', user: ada });
  expect(store.current()).toEqual({ status: 'signed-in', token: 't2', user: ada });
});

it('signs out with the role of the user when a remembered session is refused', () => {
  const { storage, stored } = storageWith(remembered);
  const store = createSessionStore(storage);
  store.expire('t1');
  expect(store.current()).toMatchObject({
    status: 'signed-out',
    reason: 'expired',
    role: 'TRAINEE',
  });
  expect(stored.size).toBe(0);
});

it('adopts the new session of another tab instead of ending it', () => {
  const { store, storage } = signedIn();
  createSessionStore(storage).start({ token: 't2', user: ada });
  store.expire('t1');
  expect(store.current()).toEqual({ status: 'signed-in', token: 't2', user: ada });
  expect(storage.read('authToken')).toBe('t2');
});

it('shows the user with another name, and stores it', () => {
  const { store, stored } = signedIn();
  const renamed = { ...ada, name: 'Ada Again' };
  store.update({ ...renamed, id: 9 });
  expect(store.current().user).toEqual(ada);
  store.update(renamed);
  expect(store.current()).toEqual({ status: 'signed-in', token: 't1', user: renamed });
  expect(stored.get('user')).toBe(JSON.stringify(renamed));
  store.expire('t1');
  store.update(ada);
  expect(store.current().user).toEqual(renamed);
});

describe('a page that the browser kept for Back and Forward', () => {
  const other = { ...ada, id: 5, name: 'Bea' };

  it.each([
    [
      'a logout',
      (then: Store) => then.end('logged-out'),
      { reason: 'logged-out', role: 'TRAINEE' },
    ],
    [
      'a login with another account',
      (then: Store) => {
        then.end('logged-out');
        then.start({ token: 't2', user: other });
      },
      { status: 'signed-in', token: 't2', user: other },
    ],
    [
      'the end of the session by the server',
      (then: Store) => {
        then.confirm('t1');
        then.expire('t1');
      },
      { status: 'ended', user: ada },
    ],
    [
      'another name',
      (then: Store) => {
        then.confirm('t1');
        then.update({ ...ada, name: 'Ada Again' });
      },
      { status: 'signed-in', token: 't1', user: { ...ada, name: 'Ada Again' } },
    ],
    ['nothing', () => undefined, { status: 'signed-in', token: 't1', user: ada }],
  ] as const)('follows %s', (_, changeElsewhere, expected) => {
    const { store: kept, storage } = signedIn();
    changeElsewhere(createSessionStore(storage));
    expect(kept.current()).toEqual({ status: 'signed-in', token: 't1', user: ada });
    kept.followMissedChanges();
    expect(kept.current()).toMatchObject(expected);
  });

  it('stays signed out', () => {
    const { store: kept, storage } = signedIn();
    kept.end('changing-account');
    createSessionStore(storage).end('logged-out');
    kept.followMissedChanges();
    expect(kept.current()).toMatchObject({ reason: 'changing-account' });
  });
});

describe('another tab', () => {
  it('renames the user here as well, and never replaces the account', () => {
    const { store: here, storage } = signedIn();
    const there = createSessionStore(storage);
    there.confirm('t1');
    there.update({ ...ada, name: 'Ada Again' });
    here.follow('user');
    expect(here.current()).toMatchObject({ status: 'signed-in', user: { name: 'Ada Again' } });
    storage.write('user', JSON.stringify({ ...ada, id: 5 }));
    here.follow('user');
    expect(here.current().user?.id).toBe(1);
  });

  it('logs in and out here as well', () => {
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
    here.follow('authToken');
    expect(here.current()).toMatchObject({ status: 'signed-out', reason: 'logged-out' });
    here.follow('loggedOut');
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('logs out here as well if the refusal of the token arrives before its storage event', () => {
    const { store: here, storage } = signedIn();
    createSessionStore(storage).end('logged-out');
    here.expire('t1');
    expect(here.current()).toMatchObject({ status: 'signed-out', reason: 'logged-out' });
  });

  it('logs out here by clearing the whole storage', () => {
    const { store, stored } = signedIn();
    stored.clear();
    store.follow(null);
    expect(store.current()).toMatchObject({ status: 'signed-out', reason: 'logged-out' });
  });

  it('ends the session here when the server ended it there, and logs in here by its login', () => {
    const { store: here, storage } = signedIn();
    const there = createSessionStore(storage);
    there.confirm('t1');
    there.expire('t1');
    here.follow('authToken');
    expect(here.current()).toEqual({ status: 'ended', token: null, user: ada });

    there.start({ token: 't2', user: ada });
    here.follow('loggedOut');
    here.follow('authToken');
    expect(here.current()).toEqual({ status: 'signed-in', token: 't2', user: ada });
  });

  it('keeps the page here when its remembered session is refused', () => {
    const { store: here, storage } = signedIn();
    createSessionStore(storage).expire('t1');
    here.follow('authToken');
    expect(here.current().status).toBe('ended');
  });

  it('leaves an ended session here as well when it changes the account', () => {
    const { store: here, storage } = signedIn();
    const there = createSessionStore(storage);
    there.confirm('t1');
    there.expire('t1');
    here.follow('authToken');
    there.end('changing-account');
    expect(there.current()).toMatchObject({ reason: 'changing-account', role: 'TRAINEE' });
    here.follow('loggedOut');
    expect(here.current()).toMatchObject({ status: 'signed-out', reason: 'logged-out' });
  });

  it('asks for a login here when the password was reset there', () => {
    const { store: here, storage } = signedIn();
    createSessionStore(storage).end('visitor');
    here.follow('authToken');
    expect(here.current().status).toBe('ended');
  });
});

function signedIn() {
  const shared = storageWith();
  const store = createSessionStore(shared.storage);
  store.start({ token: 't1', user: ada });
  return { ...shared, store };
}

describe('the reach of an admin', () => {
  const admin = { ...ada, role: 'ADMIN', company: null, reach: 'portal' } as const;
  const scopes = [{ companyId: 3, companyName: 'Acme', rights: 'read' } as const];

  it('is that of another admin in a tab that shows what that one sees', () => {
    const { storage, stored } = storageWith();
    const store = createSessionStore(storage, (id) => (id === admin.id ? scopes : null));
    store.start({ token: 't1', user: admin });
    expect(store.viewed()).toBe(scopes);
    expect(store.current().user?.reach).toEqual(scopes);
    store.update({ ...admin, name: 'Ada L.', reach: scopes });
    expect(JSON.parse(stored.get('user') ?? '')).toEqual(admin);
    store.start({ token: 't2', user: { ...admin, id: 9 } });
    expect(store.viewed()).toBeNull();
    expect(store.current().user?.reach).toBe('portal');
  });

  it('is everything if an earlier version has stored none', () => {
    const { reach: _, ...earlier } = admin;
    const store = createSessionStore(
      storageWith({ authToken: 't1', user: JSON.stringify(earlier) }).storage,
    );
    expect(store.current().user?.reach).toBe('portal');
  });
});
