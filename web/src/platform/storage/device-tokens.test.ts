import { expect, it } from 'vitest';
import { readDeviceToken, saveDeviceToken } from './device-tokens.ts';
import { createSafeStorage } from './safe-storage.ts';

/** A storage that only exists as long as the page, as if the browser refused its own. */
const newStorage = () =>
  createSafeStorage(() => {
    throw new Error('refused');
  });

it('stores one token for each account', () => {
  const storage = newStorage();
  saveDeviceToken('tess@x.io', 'of tess', storage);
  saveDeviceToken('tom@x.io', 'of tom', storage);
  saveDeviceToken('tess@x.io', 'of tess, later', storage);
  expect(readDeviceToken('tess@x.io', storage)).toBe('of tess, later');
  expect(readDeviceToken('tom@x.io', storage)).toBe('of tom');
  expect(readDeviceToken('nadia@x.io', storage)).toBeNull();
});

it('treats emails as equal in any case, with outer blanks and in any normalisation form', () => {
  const storage = newStorage();
  saveDeviceToken(' Zo\u00eb@X.io', 'of zoë', storage);
  expect(readDeviceToken('zoe\u0308@x.IO ', storage)).toBe('of zoë');
});

it('does not store the email', () => {
  const storage = newStorage();
  saveDeviceToken('tess@x.io', 'of tess', storage);
  const [key = '', ...others] = storage.keys('');
  expect(others).toEqual([]);
  expect(key).toMatch(/^deviceToken:[0-9a-z]+$/);
  expect(key).not.toMatch(/tess|x\.io/);
});
