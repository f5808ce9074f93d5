import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeEarlyAnswer } from './early-answer.ts';

const ADDRESS = '/api/trainee/dashboard';
const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const answer = new Response('{}');

beforeEach(() => {
  globalThis.earlyRequest = {
    address: ADDRESS,
    token: 'secret',
    response: Promise.resolve(answer),
  };
});
afterEach(() => {
  globalThis.earlyRequest = undefined;
});

it('is used for the same request, once', async () => {
  expect(await takeEarlyAnswer(ADDRESS, withToken('secret'))).toBe(answer);
  expect(takeEarlyAnswer(ADDRESS, withToken('secret'))).toBeNull();
});

it('waits for its request while others are sent', async () => {
  expect(takeEarlyAnswer('/api/config', withToken('secret'))).toBeNull();
  expect(await takeEarlyAnswer(ADDRESS, withToken('secret'))).toBe(answer);
});

it('is dropped if the session is another one', () => {
  expect(takeEarlyAnswer(ADDRESS, withToken('other'))).toBeNull();
  expect(takeEarlyAnswer(ADDRESS, withToken('secret'))).toBeNull();
});

it('is not used without a session', () => {
  expect(takeEarlyAnswer(ADDRESS)).toBeNull();
});
