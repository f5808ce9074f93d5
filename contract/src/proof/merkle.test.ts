import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfHex, concat, hexOf } from './bytes.ts';
import {
  EMPTY_ROOT,
  nodeHash,
  pathOf,
  rootOf,
  type Subtree,
  subtreesOf,
  treeHash,
} from './merkle.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The test data of Certificate Transparency (RFC 6962): the leaves, and the roots of the trees of the first ones. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const leafHashes = LEAVES.map((data) =>
  sha256(concat(Uint8Array.of(0), bytesOfHex(data) ?? Uint8Array.of())),
);

it.each(ROOTS.map((root, size) => ({ size, root })))(
  'a tree of $size leaves has the root that the standard has',
  ({ size, root }) => {
    expect(hexOf(treeHash(sha256, leafHashes.slice(0, size)))).toBe(root);
    expect(hexOf(rootOf(sha256, hashesOf(leafHashes, subtreesOf({ start: 0, end: size }))))).toBe(
      root,
    );
  },
);

it('the paths are those of the example in the standard', () => {
  const range = (start: number, end: number) => ({ start, end });
  expect(pathOf(0, 7)).toEqual([range(1, 2), range(2, 4), range(4, 7)]);
  expect(pathOf(3, 7)).toEqual([range(2, 3), range(0, 2), range(4, 7)]);
  expect(pathOf(4, 7)).toEqual([range(5, 6), range(6, 7), range(0, 4)]);
  expect(pathOf(6, 7)).toEqual([range(4, 6), range(0, 4)]);
  expect(pathOf(0, 1)).toEqual([]);
});

describe('a tree of any size', () => {
  const leavesOf = (size: number) =>
    Array.from({ length: size }, (_, i) => sha256(Uint8Array.of(i >> 8, i)));
  const treeAndLeaf = fc
    .integer({ min: 1, max: 600 })
    .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1)));

  it('has each leaf by its path', () => {
    fc.assert(
      fc.property(treeAndLeaf, ([size, index]) => {
        const leaves = leavesOf(size);
        const root = pathOf(index, size).reduce((hash, range) => {
          const sibling = rootOf(sha256, hashesOf(leaves, subtreesOf(range)));
          return range.start > index
            ? nodeHash(sha256, hash, sibling)
            : nodeHash(sha256, sibling, hash);
        }, leaves[index] ?? EMPTY_ROOT);
        expect(hexOf(root)).toBe(hexOf(treeHash(sha256, leaves)));
      }),
    );
  });

  it('has paths as short as its height, also when it is far larger than any that could be stored', () => {
    const size = 2 ** 50 + 12_345;
    const path = pathOf(2 ** 49 + 7, size);
    expect(path).toHaveLength(51);
    expect(path.flatMap(subtreesOf).length).toBeLessThan(70);
  });
});

function hashesOf(leaves: readonly Uint8Array[], subtrees: readonly Subtree[]): Uint8Array[] {
  return subtrees.map(({ height, index }) =>
    treeHash(sha256, leaves.slice(index * 2 ** height, (index + 1) * 2 ** height)),
  );
}
