import { expect, test } from 'vitest';
import { formatShare } from './format-share.ts';

test.each([
  [0, 0, '0%'],
  [0, 9, '0%'],
  [1, 1000, '<1%'],
  [1, 3, '33%'],
  [999, 1000, '>99%'],
  [9, 9, '100%'],
])('%i of %i is %s', (count, total, shown) => expect(formatShare(count, total)).toBe(shown));
