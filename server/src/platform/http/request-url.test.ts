import { expect, it } from 'vitest';
import { normalizedUrl } from './request-url.ts';

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
  expect(normalizedUrl(url)).toBe(normalized);
});
