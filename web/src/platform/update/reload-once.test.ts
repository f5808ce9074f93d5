import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce, takeReloadNotice } from './reload-once.ts';

const PAGE = '<div id="root"></div>';
const reload = vi.fn();
const location = { pathname: '/account', reload };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  reload.mockReset();
  location.pathname = '/account';
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('window', { location, sessionStorage });
  vi.stubGlobal('fetch', async () => new Response(PAGE));
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

it('reloads a page once, and notifies its user once', async () => {
  expect(takeReloadNotice()).toBe(false);
  expect(await reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect([takeReloadNotice(), takeReloadNotice()]).toEqual([true, false]);
});

it('does not reload a page that fails again, and says nothing of an update', async () => {
  await reloadOnce();
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(takeReloadNotice()).toBe(false);
});

it('reloads another page, and the same one after the next update', async () => {
  await reloadOnce();
  location.pathname = '/chat';
  expect(await reloadOnce()).toBe(true);
  vi.advanceTimersByTime(11 * 60_000);
  expect(await reloadOnce()).toBe(true);
});

it.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is behind a gateway without a server', async () => new Response('', { status: 502 })],
  ['is behind a sign-in page', async () => new Response('<h1>Please sign in</h1>')],
])('does not reload while the portal %s', async (_what, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload if the browser keeps no note, which would be a loop', async () => {
  vi.stubGlobal('window', { location });
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
