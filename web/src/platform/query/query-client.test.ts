import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notLoggedIn } from '../http/api-error.ts';
import { session } from '../session/session-store.ts';
import { queryClient } from './query-client.ts';

const ada = {
  id: 1,
  name: 'Ada',
  email: 'ada@x.io',
  role: 'ADMIN',
  company: null,
  language: null,
  companyLanguage: null,
} as const;
const bob = { ...ada, id: 2, name: 'Bob' };
const KEY = ['companies'];

beforeEach(() => session.start({ token: 't1', user: ada }));
afterEach(() => session.end('visitor'));

it('keeps the data of an ended session on the screen, and marks it as outdated after the login', () => {
  queryClient.setQueryData(KEY, 'of Ada');
  session.expire('t1');
  expect(queryClient.getQueryData(KEY)).toBe('of Ada');
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(false);
  session.start({ token: 't2', user: ada });
  expect(queryClient.getQueryData(KEY)).toBe('of Ada');
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
});

it('shows no data of one account to the next', () => {
  queryClient.setQueryData(KEY, 'of Ada');
  session.expire('t1');
  session.start({ token: 't2', user: bob });
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
  queryClient.setQueryData(KEY, 'of Bob');
  session.end('logged-out');
  expect(queryClient.getQueryData(KEY)).toBeUndefined();
});

it('repeats a read that was refused by the end of the session, instead of failing', async () => {
  const answers: (() => Promise<string>)[] = [
    () => {
      session.expire('t1');
      return Promise.reject(notLoggedIn());
    },
    () => Promise.resolve('read after the login'),
  ];
  const reading = queryClient.fetchQuery({
    queryKey: KEY,
    queryFn: () => answers.shift()?.(),
    retryDelay: 0,
  });
  session.start({ token: 't2', user: ada });
  expect(await reading).toBe('read after the login');
});

it('reads again what has changed while its first answer was on its way', async () => {
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('after the change')];
  const shown = new QueryObserver(queryClient, {
    queryKey: KEY,
    queryFn: () => answers.shift() ?? Promise.reject(new Error('read too often')),
  });
  const end = shown.subscribe(() => undefined);
  const reloaded = queryClient.invalidateQueries({ queryKey: KEY });
  first.resolve('before the change');
  await reloaded;
  await expect.poll(() => shown.getCurrentResult().data).toBe('after the change');
  expect(queryClient.getQueryState(KEY)?.error).toBeNull();
  end();
});
