import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hexOf } from './bytes.ts';
import { fieldHash, LEAF_KINDS, leafHash } from './leaf.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const saltFrom = (first: number) => Uint8Array.from({ length: 16 }, (_, i) => first + i);

it('has the hashes of the example in docs/proofs.md', () => {
  const hashes = [
    { name: 'code', value: '0123', salt: saltFrom(0) },
    { name: 'name', value: 'Zoë "Z"', salt: saltFrom(16) },
  ].map((field) => fieldHash(sha256, field));
  expect(hashes.map(hexOf)).toEqual([
    'db56a987c5a986f7361f2729db7522883cfeb7a766df983657cd6f60716ce44c',
    '63bcf34fea5c37e5693b69632b5af766ce6d8f1507ee362588918a52982ebd00',
  ]);
  expect(hexOf(leafHash(sha256, LEAF_KINDS.certificateIssued, hashes))).toBe(
    'ef98247550e927163d70b8dc4819460e227fd2e8dc8acec323f0d8fee1487b0f',
  );
});
