/** A signed log in memory, with keys of its own. */
import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { hexOf, utf8 } from '../bytes.ts';
import {
  extraText,
  type Field,
  fieldHash,
  leafHash,
  SALT_BYTES,
  type SaltedField,
} from '../leaf.ts';
import { pathOf, treeHash } from '../merkle.ts';
import {
  checkpointText,
  cosignedMessage,
  KEY_TYPES,
  type KeyType,
  keyIdOf,
  signatureLine,
  timestampedSignature,
  verifierKey,
} from '../note.ts';
import { proofText } from '../proof-text.ts';
import type { Crypto } from '../verify-checkpoint.ts';

export interface TestLeaf {
  readonly kind: number;
  readonly fields: readonly Field[];
  /** The names of the fields that its proof reveals. */
  readonly revealed: readonly string[];
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const publicKeys = new Map<string, KeyObject>();
const verifyWith = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean =>
  verify(null, message, publicKeys.get(hexOf(publicKey)) as KeyObject, signature);

/** It knows the keys of the logs made here. */
export const testCrypto: Crypto = {
  sha256,
  verifyEd25519: verifyWith,
  verifyMlDsa44: verifyWith,
};

export type TestLog = ReturnType<typeof makeSignedLog>;

export function makeSignedLog(origin: string, leaves: readonly TestLeaf[]) {
  const ed25519 = makeKey(origin, KEY_TYPES.ed25519);
  const mlDsa44 = makeKey(origin, KEY_TYPES.mlDsa44);
  const salted = leaves.map(({ fields }, index) => withSalts(fields, index));
  const hashes = leaves.map(({ kind }, index) => hashOf(kind, salted[index] ?? []));
  const head = { origin, size: leaves.length, rootHash: treeHash(sha256, hashes) };

  /** `timestamp` is in seconds. */
  function checkpoint(timestamp: number): string {
    const text = checkpointText(head);
    const cosignature = mlDsa44.sign(cosignedMessage({ ...head, name: origin, timestamp }));
    const lines = [
      ed25519.line(ed25519.sign(utf8(text))),
      mlDsa44.line(timestampedSignature(timestamp, cosignature)),
    ];
    return `${text}\n${lines.join('')}`;
  }

  function prove(index: number, timestamp: number): string {
    const { kind, revealed } = leaves[index] as TestLeaf;
    const extra = extraText(sha256, kind, salted[index] ?? [], ({ name }) =>
      revealed.includes(name),
    );
    const path = pathOf(index, head.size).map(({ start, end }) =>
      treeHash(sha256, hashes.slice(start, end)),
    );
    return proofText({ extra, index, path, checkpoint: checkpoint(timestamp) });
  }

  return { origin, ed25519, mlDsa44, keys: [ed25519.verifierKey, mlDsa44.verifierKey], prove };
}

function makeKey(name: string, type: KeyType) {
  const { publicKey: key, privateKey } =
    type === KEY_TYPES.ed25519 ? generateKeyPairSync('ed25519') : generateKeyPairSync('ml-dsa-44');
  const { x, pub } = key.export({ format: 'jwk' });
  const publicKey = Buffer.from(String(x ?? pub), 'base64url');
  publicKeys.set(hexOf(publicKey), key);
  const keyId = keyIdOf(sha256, name, type, publicKey);
  return {
    keyId: hexOf(keyId),
    verifierKey: verifierKey(sha256, { name, type, publicKey }),
    sign: (message: Uint8Array): Uint8Array => sign(null, message, privateKey),
    line: (signature: Uint8Array): string => signatureLine({ name, keyId, signature }),
  };
}

const withSalts = (fields: readonly Field[], leaf: number): SaltedField[] =>
  fields.map((field, i) => ({
    ...field,
    salt: sha256(utf8(`salt ${leaf} ${i}`)).slice(0, SALT_BYTES),
  }));

const hashOf = (kind: number, fields: readonly SaltedField[]): Uint8Array =>
  leafHash(
    sha256,
    kind,
    fields.map((field) => fieldHash(sha256, field)),
  );
