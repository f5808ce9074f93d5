import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import { createMediaLinks, linkExpiry, signLink, verifyLink } from './links.ts';

const SECRET = 'a secret of this installation';
const NOW = Date.UTC(2026, 0, 15, 12, 1, 7);
const HOUR = 3_600_000;

function check(link: string, { secret = SECRET, now = NOW } = {}) {
  const [key = '', query = ''] = link.split('?');
  return verifyLink(secret, { key, query: Object.fromEntries(new URLSearchParams(query)), now });
}

describe('a signed link', () => {
  const key = newMediaKey('mp4');
  const expiresAt = linkExpiry(NOW, HOUR);
  const viewer = { userId: 42, sessionId: 9 };
  const link = signLink(SECRET, { key, ...viewer, expiresAt });

  it('is valid for its user and session until it expires', () => {
    expect(check(link)).toEqual({ status: 'valid', viewer });
    expect(check(link, { now: expiresAt - 1 })).toEqual({ status: 'valid', viewer });
    expect(check(link, { now: expiresAt })).toEqual({ status: 'expired' });
  });

  it('needs no escaping in a URL', () => {
    expect(new URL(link, 'http://host/media/').href).toBe(`http://host/media/${link}`);
  });

  it('expires at the end of a window of half its lifetime, and never later than requested', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 43_200_000 }), (offset, half) => {
        const now = NOW + offset;
        const end = linkExpiry(now, 2 * half);
        expect(end - now).toBeLessThanOrEqual(2 * half);
        expect(end - now).toBeGreaterThan(half);
        expect(end % half).toBe(0);
      }),
    );
    expect(linkExpiry(NOW + 60_000, HOUR)).toBe(expiresAt);
  });

  it.each([
    ['another file', link.replace(key, newMediaKey('mp4'))],
    ['another type', link.replace('.mp4', '.webm')],
    ['another user', link.replace('u=42', 'u=43')],
    ['the user written differently', link.replace('u=42', 'u=042')],
    ['another session', link.replace('i=9', 'i=8')],
    ['the session written differently', link.replace('i=9', 'i=09')],
    ['no session', link.replace('i=9&', '')],
    ['a later end', link.replace(/e=\d+/, `e=${expiresAt / 1000 + 300}`)],
    ['an end that is not a number', link.replace(/e=\d+/, 'e=Infinity')],
    ['no user', link.replace('u=42&', '')],
    ['no end', link.replace(/e=\d+&/, '')],
    ['no signature', link.replace(/&s=.*/, '')],
    ['an empty signature', link.replace(/s=.*/, 's=')],
    ['a longer signature', `${link}A`],
    ['a shorter signature', link.slice(0, -1)],
  ])('with %s is forged', (_what, forged) => {
    expect(forged).not.toBe(link);
    expect(check(forged)).toEqual({ status: 'forged' });
  });

  it('of another installation is forged', () => {
    expect(check(link, { secret: 'another' })).toEqual({ status: 'forged' });
  });

  it('is forged when any one character is changed', () => {
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...'aZ09-_'), (at, sign) => {
        fc.pre(link[at] !== sign);
        expect(check(link.slice(0, at) + sign + link.slice(at + 1)).status).toBe('forged');
      }),
      { numRuns: 500 },
    );
  });

  it('accepts its secret as bytes, too', () => {
    const bytes = signLink(Buffer.from(SECRET), { key, ...viewer, expiresAt });
    expect(bytes).toBe(link);
  });

  it('is made for media keys only', () => {
    const grant = { key: '../secrets', ...viewer, expiresAt };
    expect(() => signLink(SECRET, grant)).toThrow(TypeError);
  });
});

describe('a link of the portal', () => {
  const links = createMediaLinks({ mediaSecret: randomBytes(32) });
  const key = newMediaKey('mp4');
  const noon = Date.UTC(2026, 0, 1, 12);
  const viewer = { userId: 7, sessionId: 3 };

  const verify = (url: string, now: number) => {
    const [path = '', query = ''] = url.split('?');
    return links.verify(path, Object.fromEntries(new URLSearchParams(query)), now);
  };

  it('works for more than five and at most ten minutes, and stays the same for some minutes', () => {
    fc.assert(
      fc.property(fc.nat(), (offset) => {
        const left = linkExpiry(noon + offset) - noon - offset;
        expect(left).toBeLessThanOrEqual(600_000);
        expect(left).toBeGreaterThan(300_000);
      }),
    );
    const url = links.linkFor(key, viewer, noon + 1_000);
    const expiresAt = linkExpiry(noon + 1_000);
    expect(links.linkFor(key, viewer, noon + 240_000)).toBe(url);
    expect(links.linkFor(key, viewer, noon + 300_000)).not.toBe(url);
    expect(verify(url, expiresAt - 1)).toEqual({ status: 'valid', viewer });
    expect(verify(url, expiresAt)).toEqual({ status: 'expired' });
  });

  it('is forged with another secret, and with a repeated parameter', () => {
    const other = createMediaLinks({ mediaSecret: randomBytes(32) });
    expect(verify(other.linkFor(key, viewer, noon), noon)).toEqual({ status: 'forged' });
    const { searchParams } = new URL(links.linkFor(key, viewer, noon), 'http://portal.test/');
    const twice = { ...Object.fromEntries(searchParams), u: ['7', '7'] };
    expect(links.verify(key, twice, noon)).toEqual({ status: 'forged' });
  });

  it('without a session works for no session', () => {
    const url = links.linkFor(key, { userId: 0, sessionId: 0 }, noon);
    expect(verify(url, noon)).toEqual({ status: 'forged' });
  });
});
