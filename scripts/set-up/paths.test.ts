import { expect, it } from 'vitest';
import { cacheOfUser } from './paths.mjs';

it.each([
  [{ XDG_CACHE_HOME: '/var/cache/me', HOME: '/home/me' }, '/var/cache/me/training-portal'],
  [{ HOME: '/home/me' }, '/home/me/.cache/training-portal'],
  [{ XDG_CACHE_HOME: '', HOME: '/home/me' }, '/home/me/.cache/training-portal'],
  [{}, undefined],
])('compiled code of a user with %j is kept in %s', (env, folder) => {
  expect(cacheOfUser(env)).toBe(folder);
});
