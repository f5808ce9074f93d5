import { expect, it } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

it('stores values in memory when the browser refuses them', () => {
  const storage = createSafeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.read('a')).toBeNull();
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
  expect(storage.keys('')).toEqual(['a']);
  expect(storage.keys('b')).toEqual([]);
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});
