import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Attention } from '#web/platform/attention/attention.ts';
import { hasRisen, patience, waysFor } from './notice-rules.ts';

const settings = fc.record({
  browserNotifications: fc.boolean(),
  soundNotifications: fc.boolean(),
  toastNotifications: fc.boolean(),
  emailNotifications: fc.boolean(),
});
const attention = fc.constantFrom<Attention>('focused', 'visible', 'hidden');

it('never uses a way that is switched off, and none of the system while the portal is in use', () => {
  fc.assert(
    fc.property(settings, attention, fc.boolean(), (wanted, attention, isGranted) => {
      const ways = waysFor(wanted, { attention, isGranted });
      expect(ways.toast).toBe(wanted.toastNotifications);
      expect(ways.sound).toBe(wanted.soundNotifications);
      if (ways.desktop) {
        expect(wanted.browserNotifications && isGranted).toBe(true);
        expect(attention).not.toBe('focused');
      }
    }),
  );
});

it('uses the system’s where they are wanted, allowed and of use', () => {
  const wanted = {
    browserNotifications: true,
    soundNotifications: false,
    toastNotifications: false,
    emailNotifications: false,
  };
  for (const attention of ['visible', 'hidden'] as const)
    expect(waysFor(wanted, { attention, isGranted: true })).toEqual({
      toast: false,
      sound: false,
      desktop: true,
    });
});

it('a count has risen as often as it goes up after the first', () => {
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

it('the tab that is looked at does not wait as long as those that are not', () => {
  expect(patience.focused).toBeLessThan(patience.visible);
  expect(patience.visible).toBeLessThan(patience.hidden);
});
