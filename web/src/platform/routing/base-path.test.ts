import { afterEach, expect, it, vi } from 'vitest';
import { callAddress } from '../http/call-address.ts';
import { mediaUrl } from '../http/media-url.ts';
import { portalAddress, portalPath } from './base-path.ts';
import { signUpAddress } from './sign-up-link.ts';

afterEach(() => void vi.unstubAllGlobals());

/** As in a page that the server sends for a `PUBLIC_URL` with this path. */
function showBelow(base: string): void {
  vi.stubGlobal('document', { documentElement: { dataset: { base } } });
  vi.stubGlobal('window', { location: new URL(`https://host.test${base}/login/ADMIN`) });
}

it('puts every address of the portal below its base path', () => {
  showBelow('/training');
  expect(callAddress({ path: '/me' }, { query: { page: 2 } })).toBe('/training/api/me?page=2');
  expect(mediaUrl('logos/7')).toBe('/training/api/uploads/logos/7');
  expect(mediaUrl('https://media.test/logos/7')).toBe('https://media.test/logos/7');
  expect(signUpAddress('abc')).toBe('https://host.test/training/signup-trainee/abc');
});

it('reads the path of the portal in an address', () => {
  showBelow('/training');
  expect(portalPath(portalAddress('/training/help'))).toBe('/training/help');
  expect(portalPath('/training/')).toBe('/');
  expect(portalPath('/training')).toBe('/');
});

it('changes no address without a base path', () => {
  showBelow('');
  expect(portalAddress('/chat')).toBe('/chat');
  expect(portalPath('/chat')).toBe('/chat');
});
