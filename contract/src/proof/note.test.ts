import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, hexOf, utf8 } from './bytes.ts';
import {
  checkpointText,
  cosignedMessage,
  KEY_TYPES,
  keyIdOf,
  signatureLine,
  timestampedSignature,
  verifierKey,
} from './note.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const rootHash = bytesOfBase64('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=') ?? new Uint8Array();

/** The example of C2SP `signed-note`. */
const NAME = 'example.com/foo';
const VERIFIER_KEY = `${NAME}+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k`;
const LINE = `— ${NAME} Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n`;

it('keys and signatures are written as in the example of the standard', () => {
  const type = KEY_TYPES.ed25519;
  const publicKey = (bytesOfBase64('AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k') ?? []).slice(1);
  expect(verifierKey(sha256, { name: NAME, type, publicKey: Uint8Array.from(publicKey) })).toBe(
    VERIFIER_KEY,
  );
  const keyId = keyIdOf(sha256, NAME, type, Uint8Array.from(publicKey));
  const signature = (bytesOfBase64(LINE.split(' ').at(-1)?.trim() ?? '') ?? utf8('')).slice(4);
  expect(signatureLine({ name: NAME, keyId, signature })).toBe(LINE);
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
    format: 'jwk',
  });
  expect(verify(null, Buffer.from('This is an example message.\n'), key, signature)).toBe(true);
});

it('a checkpoint has the three lines of the example of the standard', () => {
  expect(
    checkpointText({ origin: 'example.com/behind-the-sofa', size: 20_852_163, rootHash }),
  ).toBe('example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n');
});

it('a cosigned message has the label, both names with their lengths, the time, the range and the root', () => {
  const message = cosignedMessage({
    name: 'witness',
    timestamp: 1_679_315_147,
    origin: 'log',
    size: 258,
    rootHash,
  });
  expect(hexOf(message)).toBe(
    [
      hexOf(utf8('subtree/v1\n\0')),
      `07${hexOf(utf8('witness'))}`,
      '00000000641850cb',
      `03${hexOf(utf8('log'))}`,
      '0000000000000000',
      '0000000000000102',
      hexOf(rootHash),
    ].join(''),
  );
});

it('a name without bytes, or with more than a length can say, is refused', () => {
  const head = { timestamp: 0, origin: 'log', size: 0, rootHash };
  expect(() => cosignedMessage({ ...head, name: '' })).toThrow(RangeError);
  expect(() => cosignedMessage({ ...head, name: 'a'.repeat(256) })).toThrow(RangeError);
});

it('a cosignature begins with its time in eight bytes', () => {
  expect(base64Of(timestampedSignature(258, Uint8Array.of(9)))).toBe('AAAAAAAAAQIJ');
});
