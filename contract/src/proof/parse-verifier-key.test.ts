import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { base64UrlOf, bytesOfBase64, hexOf, utf8 } from './bytes.ts';
import { KEY_TYPES } from './note.ts';
import { parseVerifierKey } from './parse-verifier-key.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** The example of C2SP `signed-note`. */
const EXAMPLE = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const NOTE = 'This is an example message.\n';
const SIGNATURE =
  'Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=';

it('reads the example of C2SP, whose signature is valid', () => {
  const key = parseVerifierKey(sha256, EXAMPLE);
  const signature = bytesOfBase64(SIGNATURE) as Uint8Array;
  expect(key).toMatchObject({ name: 'example.com/foo', type: KEY_TYPES.ed25519 });
  expect(hexOf(key?.keyId ?? new Uint8Array())).toBe(hexOf(signature.slice(0, 4)));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: base64UrlOf(key?.publicKey ?? new Uint8Array()) },
  });
  expect(verify(null, utf8(NOTE), publicKey, signature.slice(4))).toBe(true);
});

it.each([
  ['a wrong id', EXAMPLE.replace('530d', '530e')],
  ['another name', EXAMPLE.replace('foo', 'fox')],
  ['another type', EXAMPLE.replace('+Aeky', '+Beky')],
  ['a short key', EXAMPLE.slice(0, -4)],
  ['capital digits', EXAMPLE.replace('530d', '530D')],
  ['a space after it', `${EXAMPLE} `],
  ['two parts', 'example.com/foo+530d903a'],
])('refuses a key with %s', (_, text) => {
  expect(parseVerifierKey(sha256, text)).toBeNull();
});
