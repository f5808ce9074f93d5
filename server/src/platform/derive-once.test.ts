import { expect, test, vi } from 'vitest';
import { deriveOnce } from './derive-once.ts';

test('works it out once for each object, also where nothing comes of it', () => {
  const derive = vi.fn(({ n }: { n: number }) => (n > 1 ? { doubled: n * 2 } : undefined));
  const derived = deriveOnce(derive);
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect(derived(two)).toEqual({ doubled: 4 });
  expect(derived(two)).toBe(derived(two));
  expect([derived(one), derived(one)]).toEqual([undefined, undefined]);
  expect(derive).toHaveBeenCalledTimes(2);
  expect(derived({ n: 2 })).not.toBe(derived(two));
});
