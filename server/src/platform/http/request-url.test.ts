import { expect, it } from 'vitest';
import { urlInPortal } from './request-url.ts';

it.each([
  ['/api/companies?x=%61', '/api/companies?x=%61'],
  ['/%61%70%69/a', '/api/a'],
  ['/%41%5A%7a', '/AZz'],
  ['/%2561pi', '/%2561pi'],
  ['/a%2fb%2e%2e%3F%23%00%ff%', '/a%2fb%2e%2e%3F%23%00%ff%'],
  ['http://other.test/api?x', '/api?x'],
  ['HTTPS://other.test:1', '/'],
  ['http://other.test?x=/%61', '/?x=/%61'],
  ['//other.test/api', '//other.test/api'],
  ['*', '*'],
])('%s is normalized to %s', (url, normalized) => {
  expect(urlInPortal({ url, headers: {} }, '')).toBe(normalized);
});

it.each([
  ['/training', '/'],
  ['/training?x=1', '/?x=1'],
  ['/training/', '/'],
  ['/training/api/companies?x=1', '/api/companies?x=1'],
  ['/tr%61ining/api', '/api'],
  ['http://other.test/training/api', '/api'],
  // The page /training of the portal.
  ['/training/training', '/training'],
  // A proxy has removed the path.
  ['/api/companies', '/api/companies'],
  ['/', '/'],
  ['/healthz', '/healthz'],
  ['/trainingx', '/trainingx'],
  ['/Training/api', '/Training/api'],
  ['/a/training', '/a/training'],
  ['*', '*'],
])('%s is %s in a portal below /training', (url, inPortal) => {
  expect(urlInPortal({ url, headers: {} }, '/training')).toBe(inPortal);
});

it('an address is unchanged if the proxy says that it has removed the path', () => {
  const headers = { 'x-forwarded-prefix': '/training' };
  expect(urlInPortal({ url: '/training/help', headers }, '/training')).toBe('/training/help');
});
