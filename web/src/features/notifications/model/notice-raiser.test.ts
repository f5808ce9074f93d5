import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Attention } from '#web/platform/attention/attention.ts';
import { createNoticeRaiser, type Matter } from './notice-raiser.ts';

type TabKind = { readonly attention: Attention; readonly shows: boolean; readonly hears: number };

/** A browser whose time is the order of the waits. */
function browser() {
  const claimed = new Set<string>();
  const waiting: { ms: number; wake: () => void }[] = [];
  const told: string[] = [];
  const wait = (ms: number) =>
    new Promise<void>((wake) => {
      waiting.push({ ms, wake });
    });

  async function settle(): Promise<void> {
    for (;;) {
      // Whatever is not waiting goes as far as it can.
      await new Promise((done) => setTimeout(done));
      const next = waiting.toSorted((a, b) => a.ms - b.ms)[0];
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.wake();
    }
  }

  function tab(name: string, attention: Attention) {
    const raise = createNoticeRaiser({
      attention: () => attention,
      waysFor: () => ({ toast: true, desktop: false, sound: false }),
      claim: async (id) => !claimed.has(id) && claimed.add(id) !== undefined,
      wait,
    });
    return (matter: Omit<Matter, 'tell' | 'id'>) =>
      raise({ ...matter, id: 'm1', tell: () => void told.push(name) });
  }
  return { tab, settle, told };
}

const matterFor = (shows: boolean): Omit<Matter, 'tell' | 'id'> => ({
  isShownHere: () => shows,
  isRead: () => false,
  isUnwanted: async () => false,
});

const tabKind: fc.Arbitrary<TabKind> = fc.record({
  attention: fc.constantFrom<Attention>('focused', 'visible', 'hidden'),
  shows: fc.boolean(),
  hears: fc.integer({ min: 1, max: 3 }),
});

it('is told in one tab, the one looked at most, and in none where one shows it', () =>
  fc.assert(
    fc.asyncProperty(fc.array(tabKind, { minLength: 1, maxLength: 5 }), async (kinds) => {
      const { tab, settle, told } = browser();
      for (const { attention, shows, hears } of kinds) {
        const raise = tab(attention, attention);
        // A hidden tab shows nothing to anybody.
        const isShown = shows && attention !== 'hidden';
        for (let time = 0; time < hears; time += 1) void raise(matterFor(isShown));
      }
      await settle();
      const isSeen = kinds.some(({ shows, attention }) => shows && attention !== 'hidden');
      const most = (['focused', 'visible', 'hidden'] as const).find((attention) =>
        kinds.some((kind) => kind.attention === attention),
      );
      expect(told).toEqual(isSeen ? [] : [most]);
    }),
    { numRuns: 60 },
  ));

it('is not told when it was read meanwhile, or when nobody wants to hear of it', async () => {
  const { tab, settle, told } = browser();
  let isRead = false;
  void tab('a', 'focused')({ ...matterFor(false), isRead: () => isRead });
  isRead = true;
  void tab('b', 'focused')({ ...matterFor(false), isUnwanted: async () => true });
  await settle();
  expect(told).toEqual([]);
});
