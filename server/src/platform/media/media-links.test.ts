import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newMediaKey } from './media-key.ts';
import { createMediaLinks, LINK_LIFETIME_MS } from './media-links.ts';

const links = createMediaLinks({ mediaSecret: randomBytes(32) });
const key = newMediaKey('mp4');
const noon = Date.UTC(2026, 0, 1, 12);

const verify = (url: string, now: number) => {
  const [path = '', query = ''] = url.split('?');
  return links.verify(path, Object.fromEntries(new URLSearchParams(query)), now);
};

test('a link lasts at least its lifetime and is the same for minutes', () => {
  const { url, expiresAt } = links.linkFor(key, 7, noon + 1_000);
  expect(expiresAt).toBeGreaterThanOrEqual(noon + 1_000 + LINK_LIFETIME_MS);
  expect(links.linkFor(key, 7, noon + 240_000)).toEqual({ url, expiresAt });
  expect(verify(url, expiresAt - 1)).toEqual({ status: 'valid', userId: 7, expiresAt });
  expect(verify(url, expiresAt)).toEqual({ status: 'expired' });
});

test('a link of another secret, and a parameter given twice, are forged', () => {
  const other = createMediaLinks({ mediaSecret: randomBytes(32) });
  expect(verify(other.linkFor(key, 7, noon).url, noon)).toEqual({ status: 'forged' });
  const { searchParams } = new URL(links.linkFor(key, 7, noon).url, 'http://portal.test/');
  const twice = { ...Object.fromEntries(searchParams), u: ['7', '7'] };
  expect(links.verify(key, twice, noon)).toEqual({ status: 'forged' });
});
