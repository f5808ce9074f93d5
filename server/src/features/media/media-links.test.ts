import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newMediaKey } from '../../platform/media/media-key.ts';
import { createMediaLinks } from './media-links.ts';

const links = createMediaLinks({ mediaSecret: randomBytes(32) });
const key = newMediaKey('mp4');
const noon = Date.UTC(2026, 0, 1, 12);
const viewer = { userId: 7, sessionId: 3 };

const verify = (url: string, now: number) => {
  const [path = '', query = ''] = url.split('?');
  return links.verify(path, Object.fromEntries(new URLSearchParams(query)), now);
};

test('a link works for at most ten minutes, for more than five, and is the same for some minutes', () => {
  fc.assert(
    fc.property(fc.nat(), (offset) => {
      const left = links.linkFor(key, viewer, noon + offset).expiresAt - noon - offset;
      expect(left).toBeLessThanOrEqual(600_000);
      expect(left).toBeGreaterThan(300_000);
    }),
  );
  const { url, expiresAt } = links.linkFor(key, viewer, noon + 1_000);
  expect(links.linkFor(key, viewer, noon + 240_000)).toEqual({ url, expiresAt });
  expect(links.linkFor(key, viewer, noon + 300_000).url).not.toBe(url);
  expect(verify(url, expiresAt - 1)).toEqual({ status: 'valid', viewer });
  expect(verify(url, expiresAt)).toEqual({ status: 'expired' });
});

test('a link of another secret, and a parameter given twice, are forged', () => {
  const other = createMediaLinks({ mediaSecret: randomBytes(32) });
  expect(verify(other.linkFor(key, viewer, noon).url, noon)).toEqual({ status: 'forged' });
  const { searchParams } = new URL(links.linkFor(key, viewer, noon).url, 'http://portal.test/');
  const twice = { ...Object.fromEntries(searchParams), u: ['7', '7'] };
  expect(links.verify(key, twice, noon)).toEqual({ status: 'forged' });
});

test('a link that is made for no session works for none', () => {
  const { url } = links.linkFor(key, { userId: 0, sessionId: 0 }, noon);
  expect(verify(url, noon)).toEqual({ status: 'forged' });
});
