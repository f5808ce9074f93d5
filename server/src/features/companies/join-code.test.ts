import { expect, it } from 'vitest';
import { groupedCode, isChoosable, newJoinCode, normalizedCode } from './join-code.ts';

it('a new code has more than 50 bits, without letters that look alike', () => {
  const codes = Array.from({ length: 500 }, newJoinCode);
  expect(new Set(codes).size).toBe(500);
  const used = new Set(codes.join(''));
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/);
  expect(12 * Math.log2(used.size)).toBeGreaterThan(50);
  expect(codes.every(isChoosable)).toBe(true);
});

it('a code is shown in groups and read in any case, with any blanks and hyphens', () => {
  expect(groupedCode('7K3M9QXT2BVD')).toBe('7K3M-9QXT-2BVD');
  for (const typed of ['7k3m-9qxt-2bvd', ' 7K3M 9QXT 2BVD ', '7K3M–9QXT—2BVD', '7k3m9qxt2bvd'])
    expect(normalizedCode(typed)).toBe('7K3M9QXT2BVD');
});

it.each(['ACME202', 'ACME-202!', 'ÄCME2026', 'X'.repeat(41)])('%s cannot be chosen', (typed) => {
  expect(isChoosable(normalizedCode(typed))).toBe(false);
});
