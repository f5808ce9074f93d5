import { expect, it } from 'vitest';
import { verifyingKeys } from './verifying-keys.ts';

/** The example of the C2SP text `signed-note`. */
const KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';

it('prefers the keys that the reader has entered to those of the file', () => {
  expect(verifyingKeys(' \n', ['built-in'])).toEqual({ source: 'built-in', keys: ['built-in'] });
  expect(verifyingKeys(`\n ${KEY} \r\n`, ['built-in'])).toEqual({ source: 'entered', keys: [KEY] });
});

it('names the first line that is not a key', () => {
  expect(verifyingKeys(`${KEY}\n\n${KEY.replace('530d', '530e')}\n?`, [])).toEqual({
    unreadableLine: 3,
  });
});
