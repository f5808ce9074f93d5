import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Attention } from '#web/platform/attention/attention.ts';
import {
  channelsFor,
  createNotifier,
  delayMs,
  hasRisen,
  type NoticeCandidate,
} from './notice-rules.ts';

const settings = fc.record({
  browserNotifications: fc.boolean(),
  soundNotifications: fc.boolean(),
  toastNotifications: fc.boolean(),
  emailNotifications: fc.boolean(),
});
const attention = fc.constantFrom<Attention>('focused', 'visible', 'hidden');

it('never uses a channel that is switched off, and no desktop notice while the portal has the focus', () => {
  fc.assert(
    fc.property(settings, attention, fc.boolean(), (wanted, attention, isGranted) => {
      const channels = channelsFor(wanted, { attention, isGranted });
      expect(channels.toast).toBe(wanted.toastNotifications);
      expect(channels.sound).toBe(wanted.soundNotifications);
      if (channels.desktop) {
        expect(wanted.browserNotifications && isGranted).toBe(true);
        expect(attention).not.toBe('focused');
      }
    }),
  );
});

it('shows desktop notices if they are wanted and allowed and the portal has no focus', () => {
  const wanted = {
    browserNotifications: true,
    soundNotifications: false,
    toastNotifications: false,
    emailNotifications: false,
  };
  for (const attention of ['visible', 'hidden'] as const)
    expect(channelsFor(wanted, { attention, isGranted: true })).toEqual({
      toast: false,
      sound: false,
      desktop: true,
    });
});

it('a count rises each time it increases after the first one', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1 }), (counts) => {
      let previous: number | null = null;
      let rises = 0;
      for (const count of counts) {
        if (hasRisen(previous, count)) rises += 1;
        previous = count;
      }
      expect(rises).toBe(counts.filter((count, i) => i > 0 && count > (counts[i - 1] ?? 0)).length);
    }),
  );
  expect(hasRisen(null, 5)).toBe(false);
  expect(hasRisen(0, 0)).toBe(false);
});

it('a tab waits longer the less attention it has', () => {
  expect(delayMs.focused).toBeLessThan(delayMs.visible);
  expect(delayMs.visible).toBeLessThan(delayMs.hidden);
});

type TabKind = { readonly attention: Attention; readonly isSeen: boolean; readonly times: number };

/** A browser in which delays only define an order. */
function browser() {
  const claimed = new Set<string>();
  const waiting: { ms: number; wake: () => void }[] = [];
  const shown: string[] = [];
  const wait = (ms: number) =>
    new Promise<void>((wake) => {
      waiting.push({ ms, wake });
    });

  async function runPending(): Promise<void> {
    for (;;) {
      // Runs everything that does not wait.
      await new Promise((done) => setTimeout(done));
      const next = waiting.toSorted((a, b) => a.ms - b.ms)[0];
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.wake();
    }
  }

  function tab(name: string, attention: Attention) {
    const notify = createNotifier({
      attention: () => attention,
      channelsFor: () => ({ toast: true, desktop: false, sound: false }),
      claim: async (id) => !claimed.has(id) && claimed.add(id) !== undefined,
      wait,
    });
    return (candidate: Omit<NoticeCandidate, 'show' | 'id'>) =>
      notify({ ...candidate, id: 'm1', show: () => void shown.push(name) });
  }
  return { tab, runPending, shown };
}

const candidateFor = (isSeen: boolean): Omit<NoticeCandidate, 'show' | 'id'> => ({
  isSeenHere: () => isSeen,
  isRead: () => false,
  isUnwanted: async () => false,
});

const tabKind: fc.Arbitrary<TabKind> = fc.record({
  attention: fc.constantFrom<Attention>('focused', 'visible', 'hidden'),
  isSeen: fc.boolean(),
  times: fc.integer({ min: 1, max: 3 }),
});

it('shows a notice in the tab with the most attention, and in no tab if the user sees its subject', () =>
  fc.assert(
    fc.asyncProperty(fc.array(tabKind, { minLength: 1, maxLength: 5 }), async (kinds) => {
      const { tab, runPending, shown } = browser();
      for (const { attention, isSeen, times } of kinds) {
        const notify = tab(attention, attention);
        // A user sees nothing in a hidden tab.
        const isSeenHere = isSeen && attention !== 'hidden';
        for (let time = 0; time < times; time += 1) void notify(candidateFor(isSeenHere));
      }
      await runPending();
      const isSeenAnywhere = kinds.some(
        ({ isSeen, attention }) => isSeen && attention !== 'hidden',
      );
      const most = (['focused', 'visible', 'hidden'] as const).find((attention) =>
        kinds.some((kind) => kind.attention === attention),
      );
      expect(shown).toEqual(isSeenAnywhere ? [] : [most]);
    }),
    { numRuns: 60 },
  ));

it('shows no notice if its subject was read during the wait, or is unwanted', async () => {
  const { tab, runPending, shown } = browser();
  let isRead = false;
  void tab('a', 'focused')({ ...candidateFor(false), isRead: () => isRead });
  isRead = true;
  void tab('b', 'focused')({ ...candidateFor(false), isUnwanted: async () => true });
  await runPending();
  expect(shown).toEqual([]);
});
