import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answer.ts';

const ADDRESS = '/api/trainee/dashboard';
const OF_PAGE = '/api/trainee/modules/3';
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const answer = new Response('{}');

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const requested = { token: 'secret', response: Promise.resolve(answer) };
  globalThis.earlyRequests = [
    { ...requested, address: ADDRESS },
    { ...requested, address: OF_PAGE },
  ];
});
afterEach(() => {
  globalThis.earlyRequests = undefined;
  vi.restoreAllMocks();
});

it('is used for the same request, once', async () => {
  expect(await takeEarlyAnswer(ADDRESS, withToken('secret'))).toBe(answer);
  expect(takeEarlyAnswer(ADDRESS, withToken('secret'))).toBeNull();
});

it('is used by its address, in any order', async () => {
  expect(await takeEarlyAnswer(OF_PAGE, withToken('secret'))).toBe(answer);
  expect(await takeEarlyAnswer(ADDRESS, withToken('secret'))).toBe(answer);
});

it('waits for its request while others are sent', async () => {
  expect(takeEarlyAnswer('/api/config', withToken('secret'))).toBeNull();
  expect(await takeEarlyAnswer(ADDRESS, withToken('secret'))).toBe(answer);
});

it('is dropped if the session is another one', () => {
  expect(takeEarlyAnswer(ADDRESS, withToken('other'))).toBeNull();
  expect(takeEarlyAnswer(ADDRESS, withToken('secret'))).toBeNull();
});

it('is not used long after the page was opened', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(takeEarlyAnswer(ADDRESS, withToken('secret'))).toBeNull();
});

it('is not used without a session', () => {
  expect(takeEarlyAnswer(ADDRESS)).toBeNull();
});
