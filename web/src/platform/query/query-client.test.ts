import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError, NetworkError, notLoggedIn } from '../http/api-error.ts';
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
  reach: 'portal',
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

it('reads again what is shown when the reach has changed, and drops the rest', async () => {
  const shown = async (queryKey: string[], second: () => Promise<string>) => {
    const answers = [() => Promise.resolve('before'), second];
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => answers.shift()?.(),
      retry: false,
    });
    const hide = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().data).toBe('before');
    return { result: () => observer.getCurrentResult(), hide };
  };
  const kept = await shown(['kept'], () => Promise.resolve('after'));
  const lost = await shown(['lost'], () => Promise.reject(new ApiError(404, {})));
  const unreached = await shown(['unreached'], () => Promise.reject(new NetworkError()));
  queryClient.setQueryData(['not shown'], 'before');
  const scope = { companyId: 3, companyName: 'Acme', rights: 'read' } as const;
  session.update({ ...ada, reach: [scope] });
  expect(queryClient.getQueryData(['not shown'])).toBeUndefined();
  await expect.poll(() => kept.result().data).toBe('after');
  await expect.poll(() => lost.result()).toMatchObject({ isLoadingError: true, data: undefined });
  await expect.poll(() => unreached.result()).toMatchObject({ isError: true, data: 'before' });
  for (const { hide } of [kept, lost, unreached]) hide();
});

it('reads nothing again when a company of the reach has another name', () => {
  const scope = { companyId: 3, companyName: 'Acme', rights: 'read' } as const;
  session.update({ ...ada, reach: [scope] });
  queryClient.setQueryData(KEY, 'of Ada');
  session.update({ ...ada, reach: [{ ...scope, companyName: 'Acme Ltd' }] });
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(false);
});
