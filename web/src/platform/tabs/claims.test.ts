import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createClaims } from './claims.ts';

function browser(stored = new Map<string, string>()) {
  const storage = createSafeStorage(
    () =>
      ({
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      }) as Storage,
  );
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_: string, work: () => boolean): Promise<boolean> => {
      const result = last.then(work);
      last = result;
      return result;
    },
  };
  return { openTab: () => createClaims(storage, locks) };
}

function tabs(count: number) {
  const { openTab } = browser();
  return Array.from({ length: count }, openTab);
}

it('gives each id to one tab, in whatever order they ask', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ tab: fc.nat(3), id: fc.nat(9) }), { maxLength: 60 }),
      async (asked) => {
        const four = tabs(4);
        const given = await Promise.all(
          asked.map(async ({ tab, id }) =>
            (await four[tab]?.claimOnce('k', `m${id}`)) ? `m${id}` : null,
          ),
        );
        const ids = given.filter((id) => id !== null);
        expect(ids.toSorted()).toEqual([...new Set(asked.map(({ id }) => `m${id}`))].toSorted());
      },
    ),
    { numRuns: 50 },
  ));

it('keeps the latest ids, and starts again with none if other code has written to the storage', async () => {
  const stored = new Map([['k', '{"broken']]);
  const { claimOnce } = browser(stored).openTab();
  for (let id = 0; id < 300; id += 1) expect(await claimOnce('k', `m${id}`)).toBe(true);
  expect(JSON.parse(stored.get('k') ?? '')).toHaveLength(200);
  expect(await claimOnce('k', 'm299')).toBe(false);
});
