import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createClaimOnce } from './claim-once.ts';

function browser(kept = new Map<string, string>()) {
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
  return { openTab: () => createClaimOnce(storage, locks) };
}

it('gives each id to one tab, in whatever order they come', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ tab: fc.nat(3), id: fc.nat(9) }), { maxLength: 60 }),
      async (asked) => {
        const { openTab } = browser();
        const tabs = Array.from({ length: 4 }, openTab);
        const given = await Promise.all(
          asked.map(async ({ tab, id }) => ((await tabs[tab]?.('k', `m${id}`)) ? id : null)),
        );
        const ids = given.filter((id) => id !== null);
        expect(ids.toSorted()).toEqual([...new Set(asked.map(({ id }) => id))].toSorted());
      },
    ),
    { numRuns: 50 },
  ));

it('keeps the latest, and begins anew where somebody else has written', async () => {
  const kept = new Map([['k', '{"broken']]);
  const claim = browser(kept).openTab();
  for (let id = 0; id < 300; id += 1) expect(await claim('k', `m${id}`)).toBe(true);
  expect(JSON.parse(kept.get('k') ?? '')).toHaveLength(200);
  expect(await claim('k', 'm299')).toBe(false);
});
