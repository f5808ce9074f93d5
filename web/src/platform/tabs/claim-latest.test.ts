import { expect, it } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createClaims } from './claim-latest.ts';

function tabs(count: number) {
  const kept = new Map<string, string>();
  const storage = createSafeStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }) as Storage,
  );
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: <T>(_: string, work: () => T | Promise<T>): Promise<T> => {
      const turn = last.then(work);
      last = turn;
      return turn;
    },
  };
  return Array.from({ length: count }, () => createClaims(storage, locks));
}

it('gives each thing to one tab', async () => {
  const claims = tabs(3);
  const first = await Promise.all(claims.map((claim) => claim('news', 5)));
  expect(first.filter(Boolean)).toHaveLength(1);
  const later = await Promise.all(claims.map((claim) => claim('news', 6)));
  expect(later.filter(Boolean)).toHaveLength(1);
});

it('does not give what is older than the last, and keeps keys apart', async () => {
  const [claim] = tabs(1);
  expect(await claim?.('news', 5)).toBe(true);
  expect(await claim?.('news', 4)).toBe(false);
  expect(await claim?.('other', 4)).toBe(true);
});
