import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [980, '980 bytes'],
  [1024, '1 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1.44 * 1024 ** 2, '1.4 MB'],
  [23.4 * 1024 ** 2, '23 MB'],
  [5 * 1024 ** 4, '5 TB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
