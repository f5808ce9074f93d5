import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfHex, hexOf } from './bytes.ts';
import { pathOf } from './merkle.ts';
import { rootOfPath } from './root-of-path.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const bytes = (hex: string): Uint8Array => bytesOfHex(hex) as Uint8Array;

/** From the tests of Certificate Transparency: the third of the first three leaves, and the first and sixth of eight. */
it.each([
  {
    data: '10',
    index: 2,
    size: 3,
    path: ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    root: 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  },
  {
    data: '',
    index: 0,
    size: 8,
    path: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
    root: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  },
  {
    data: '40414243',
    index: 5,
    size: 8,
    path: [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
    root: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  },
])('leads from leaf $index to the root of $size leaves', ({ data, index, size, path, root }) => {
  const leafHash = sha256(Uint8Array.of(0, ...bytes(data)));
  const found = rootOfPath(sha256, { leafHash, index, size, path: path.map(bytes) });
  expect(hexOf(found ?? new Uint8Array())).toBe(root);
});

it('refuses a path of another length, in trees of any size', () => {
  const size = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(
      size,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (leaves, at) => {
        const index = Math.floor(at * leaves);
        const leafHash = sha256(Uint8Array.of(0));
        const { length } = pathOf(index, leaves);
        const rootWith = (count: number) =>
          rootOfPath(sha256, { leafHash, index, size: leaves, path: Array(count).fill(leafHash) });
        expect(rootWith(length)).not.toBeNull();
        expect(rootWith(length + 1)).toBeNull();
        if (length > 0) expect(rootWith(length - 1)).toBeNull();
      },
    ),
  );
});
